"""Studies: what is judged, in which classes, with what is known; and that luck is nought on average."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match, View, parse, replay
from bastide.study import Examination, Judged, experts
from bastide.study.chances import Curve, Sample, fit
from bastide.study.course import Course, drawing
from bastide.study.depths import DEPTHS
from bastide.study.effects import Effect, compare
from bastide.study.experts import Expert
from bastide.study.luck import Bundle, events_of, luck_of
from bastide.study.solving import Solver, TooMuchError, lead_of
from bastide.study.verdicts import quality_of
from bastide.study.weighing import Weighing, follow
from bastide.study.words import sentence

GOLDEN = Path(__file__).parents[1] / "golden"


def game(path: str) -> Match[Any]:
    return replay(parse((GOLDEN / path).read_text()), compile_ruleset, checks=False)


def test_classes_follow_the_table_of_bounds() -> None:
    steps = (0.05, 0.06, 0.99, 1.0, 2.99, 3.0, 5.99, 6.0)
    classes = [quality_of("carcassonne", error, 0.0) for error in steps]
    assert classes == ["best", "good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder"]
    assert quality_of("orleans", 0.5, 0.25) == "blunder"  # a quarter of the chance to win


def test_a_turn_of_carcassonne_is_the_tile_and_the_follower() -> None:
    course = Course(game("carcassonne/greedy-2.json"))
    assert len(course.turns) == 71
    assert course.turns[0].texts == ["lay 0,-1 180", "follower city S"]


def test_a_plan_is_one_turn_however_it_was_made() -> None:
    course = Course(game("orleans/edition-a-4.json"))
    plans = [turn for turn in course.turns if turn.decision == "DP-PLAN"]
    seats = course.ruleset.setup.seats
    assert len(plans) % seats == 0
    assert any(len(turn.lines) > 1 for turn in plans)
    for nth in range(0, len(plans), seats):
        assert {turn.seat for turn in plans[nth : nth + seats]} == set(range(seats))


@pytest.mark.parametrize(
    "path", ["carcassonne/greedy-2.json", "orleans/edition-b-2.json", "johanna/cards-2.json"]
)
def test_a_study_judges_the_same_by_the_same_seed(path: str) -> None:
    match = game(path)
    one, two = (Examination(match, "glance", "7") for _ in range(2))
    lines = [*one.order()[:2], *one.order()[-2:]]
    assert [one.judge(line) for line in lines] == [two.judge(line) for line in lines]


def test_what_was_played_is_never_better_than_the_best() -> None:
    examination = Examination(game("carcassonne/greedy-2.json"), "glance", "1")
    for line in examination.order(first=1)[:3]:
        judged = examination.judge(line)
        assert isinstance(judged, Judged)
        assert judged.seat == "B"
        assert judged.error >= 0
        assert (judged.quality == "best") == (judged.error <= 0.05)
        assert len(judged.choices) == len({tuple(choice.turn) for choice in judged.choices})
        assert abs(sum(judged.before) - 1) < 0.01


def test_luck_is_nought_on_average() -> None:
    match = game("carcassonne/greedy-2.json")
    expert = experts.load("carcassonne")
    bundle = next(one for one in bundles(match, expert) if one.line > 40)
    draw = bundle.draws[0]
    weights = drawing(match.ruleset, draw.state).weights(draw.state)
    total = 0.0
    for index, weight in enumerate(weights):
        if weight:
            draw.index = index
            total += weight * luck_of(match.ruleset, bundle, expert, 60, "1").luck[0]
    assert abs(total / sum(weights)) < 0.01


@pytest.mark.parametrize("path", ["orleans/edition-b-2.json", "johanna/cards-2.json"])
def test_draws_that_belong_together_are_one(path: str) -> None:
    match = game(path)
    expert = experts.load(match.ruleset.game.name)
    several = next(one for one in bundles(match, expert) if len(one.draws) > 1)
    luck = luck_of(match.ruleset, several, expert, 6, "1")
    assert luck.label.count(",") == len(several.draws) - 1
    assert not luck.exact


def bundles(match: Match[Any], expert: Expert[Any]) -> list[Bundle[Any]]:
    return [event for event in events_of(Course(match), expert) if isinstance(event, Bundle)]


def test_a_study_looks_through_the_eyes_of_the_seat() -> None:
    """What others have planned in secret changes nothing of what is judged."""
    ruleset = compile_ruleset("orleans", seats=2)
    match = Match(ruleset, 3)
    bot = make("skilled", 1)
    while match.ruleset.ask(match.state).decision != "DP-PLAN":
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    later, sooner = match.state.pending[-1], match.state.pending[0]
    plan = bot.choose(View(ruleset, match.state, later))
    judgements = []
    for hidden in (bot.choose(View(ruleset, match.state, sooner)), ("done",)):
        state = match.state.copy()
        ruleset.apply(state, sooner, hidden, None)
        weighing = Weighing(View(ruleset, state, later), experts.load("orleans"), DEPTHS["glance"], "1")
        judgements.append([(one.turn, one.mean) for one in weighing.weigh((plan,))])
    assert judgements[0] == judgements[1]


def test_the_curve_finds_how_far_points_may_be_off() -> None:
    samples = [Sample((lead, 0.0), 0.0, (0,)) for lead in range(-9, 10) for _ in range(sure(lead))]
    samples += [Sample((lead, 0.0), 0.0, (1,)) for lead in range(-9, 10) for _ in range(100 - sure(lead))]
    assert 2.5 < fit(samples).near < 3.5


def sure(lead: int) -> int:
    return round(100 * Curve(3.0, 1.0).chances((lead, 0.0), 0.0)[0])


@pytest.mark.parametrize(
    "path", ["carcassonne/random-3.json", "orleans/edition-b-2.json", "johanna/cards-2.json"]
)
def test_every_reason_is_a_sentence_in_both_languages(path: str) -> None:
    match = game(path)
    examination = Examination(match, "glance", "1")
    seen = 0
    for line in examination.order()[:12]:
        judged = examination.judge(line)
        assert isinstance(judged, Judged)
        assert not judged.error or judged.reasons
        for reason in judged.reasons:
            for lang in ("en", "de"):
                told = sentence(match.ruleset.game.name, reason, 0, ["Ann", "Ben", "Clara"], lang, reader=0)
                assert told.endswith(".")
                assert "{" not in told
                assert "study-" not in told
                seen += 1
    assert seen > 4


def test_a_plan_says_what_it_brings_and_what_it_leaves_out() -> None:
    one = Effect("a", [4.0, 0.0], "recruits", waits="waits")
    other = Effect("b", [1.0, 0.0], "gives", waits="waits")
    assert [reason.code for reason in compare(0, [0.0, 0.0], [one], [other])] == ["recruits", "waits"]


def test_a_longer_chain_introduces_its_reasons() -> None:
    chain = Effect("chain", [0.0, 0.0], "chain", opens=5)
    gain = Effect("coins", [2.0, 0.0], "coins")
    short = Effect("chain", [0.0, 0.0], "chain", opens=4)
    assert [reason.code for reason in compare(0, [0.0, 0.0], [chain, gain], [])] == ["chain", "coins"]
    assert [reason.code for reason in compare(0, [0.0, 0.0], [chain, gain], [short])] == ["coins"]


def test_near_the_end_nothing_is_left_to_judgement() -> None:
    """The last two tiles: what is called best is what working everything out says."""
    ruleset = compile_ruleset("carcassonne", seats=2)
    match = Match(ruleset, 7)
    bot, expert = make("random", 7), experts.load("carcassonne")
    while expert.left(match.state) > 2 or ruleset.ask(match.state).decision != "D-PLACE":
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    state, seat = match.state, match.state.pending[0]
    solver = Solver(ruleset, expert.prospects, 60_000)
    best = lead_of(solver.ends(state), seat)
    weighed = Weighing(View(ruleset, state, seat), expert, DEPTHS["ordinary"], "1").weigh(None)
    after = state.copy()
    follow(ruleset, after, seat, weighed[0].turn, None)
    assert weighed[0].exact
    assert abs(weighed[0].mean - best) < 1e-6
    assert abs(lead_of(solver.ends(after), seat) - best) < 1e-6


def test_what_is_too_much_to_work_out_is_left_alone() -> None:
    match = Match(compile_ruleset("carcassonne", seats=2), 1)
    with pytest.raises(TooMuchError):
        Solver(match.ruleset, experts.load("carcassonne").prospects, 50).solve(match.state)


@pytest.mark.parametrize(
    ("path", "wider"), [("orleans/edition-b-2.json", False), ("johanna/cards-2.json", True)]
)
def test_early_differences_are_brought_to_scale(
    path: str, wider: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mind of Orléans sees more than comes true far from the end, that of Johanna less."""
    match = game(path)
    expert = experts.load(match.ruleset.game.name)
    turns = Course(match).turns
    early = next(turn.state for turn in turns if gap(expert, turn.state))
    trust, scaled = expert.trust(early), gap(expert, early)
    assert (trust > 1) == wider
    assert expert.trust(turns[-1].state) == 1
    monkeypatch.setattr(type(expert), "trust", lambda self, state: 1.0)
    assert scaled == pytest.approx(trust * gap(expert, early))


def gap(expert: Expert[Any], state: Any) -> float:
    one, two = expert.prospects(state)
    return one - two
