"""What Johanna's mind sees, how it goes through a turn, how it learns; strength is measured in `bench/`."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bastide.bots.johanna import JohannaMind, selfplay
from bastide.bots.johanna.correction import Correction, Learner
from bastide.bots.johanna.judgement import Judgement
from bastide.bots.johanna.sheet import Sheet
from bastide.bots.search import Budget, Search
from bastide.bots.train import Course, train
from bastide.games import compile_ruleset
from bastide.johanna.scoring import points
from bastide.johanna.state import JohannaState
from bastide.kernel import Ruleset, Seeded, View


def positions(ruleset: Ruleset[JohannaState], seed: int) -> list[JohannaState]:
    """The decisions of a random game, and its end."""
    rng, sampler = random.Random(seed), Seeded(seed)
    state = ruleset.start(sampler)
    found = []
    while not state.over:
        found.append(state.copy())
        ruleset.apply(state, state.pending[0], rng.choice(state.options), sampler)
    return [*found, state]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_turns_are_counted(seats: int) -> None:
    """J-R-14: a sheet knows how many turns are still to come, at every decision."""
    ruleset = compile_ruleset("johanna", seats)
    sheet = Sheet(ruleset)
    states = positions(ruleset, 3)
    begun: Counter[int] = Counter()
    for state in reversed(states[:-1]):
        seat = state.pending[0]
        if state.hand < 0:
            begun[seat] += 1
        for other in range(seats):
            assert sheet.clock(state, other)[0] == begun[other]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_can_be_judged(seats: int) -> None:
    """All inputs are there, whatever happens in a game; at its end only points count."""
    ruleset = compile_ruleset("johanna", seats)
    judgement = Judgement(ruleset, {})
    sheet = judgement.sheet
    for state in positions(ruleset, 4):
        for seat in range(seats):
            keys = sheet.keys(state, seat)
            inputs = [n for part, key in zip(sheet.parts, keys, strict=True) for n in part(key)]
            assert 0 <= min(inputs) <= max(inputs) < sheet.size
            judgement.judge(state, seat)
    if seats == 2:
        ahead = points(state, 0) - points(state, 1)
        assert abs(judgement.judge(state, 0)[1] - ahead) < 1


def test_keys_tell_positions_apart() -> None:
    """What is worked out for a key holds for every position that has it."""
    ruleset = compile_ruleset("johanna", 2)
    fresh = [Judgement(ruleset, {}).own(state, 0)[1] for state in positions(ruleset, 5)]
    kept = Judgement(ruleset, {})
    again = [kept.own(state, 0)[1] for state in positions(ruleset, 5)]
    assert fresh == again


def test_candidates_are_whole_turns() -> None:
    """Each can be carried out to the end of the turn, and no two lead to the same position."""
    ruleset = compile_ruleset("johanna", 2)
    mind = JohannaMind({})
    for state in positions(ruleset, 6)[::9]:
        if state.over:
            continue
        seat = state.pending[0]
        found = mind.candidates(state, seat, random.Random(1), 8)
        assert found == sorted(found, key=lambda one: -one.worth)
        for candidate in found:
            after = state.copy()
            for action in candidate.turn:
                assert after.pending == (seat,)
                assert action in after.options
                ruleset.apply(after, seat, action, None)
            assert after.pending != (seat,) or after.hand < 0


def test_what_a_turn_still_brings_counts() -> None:
    """A tile in hand is worth more than none, and a bonus that waits more again."""
    ruleset = compile_ruleset("johanna", 2, options={"first_player": "A"})
    judgement = Judgement(ruleset, {})
    state = ruleset.start(Seeded(1))
    ruleset.apply(state, 0, state.options[0], None)
    acting = judgement.own(state, 0)[1]
    state.queue.append(next(n for n, b in enumerate(state.tables.bonuses) if b.name == "monk"))
    waiting = judgement.own(state, 0)[1]
    state.queue.clear()
    ruleset.apply(state, 0, ("decline",), None)
    assert waiting > acting > judgement.own(state, 0)[1]


def test_styles_like_different_things() -> None:
    ruleset = compile_ruleset("johanna", 2)
    plain = Judgement(ruleset, {})
    state = ruleset.start(Seeded(1))
    for weight, change in (("taste_routes", "routes"), ("taste_places", "owned")):
        style = Judgement(ruleset, {weight: 1.0})
        before = style.judge(state, 0)[1] - plain.judge(state, 0)[1]
        changed = state.copy()
        getattr(changed, change)[0] |= 1
        assert style.judge(changed, 0)[1] - plain.judge(changed, 0)[1] > before


def test_corrections_are_found_by_name() -> None:
    """What has no number adds nothing; without any the rules of thumb stand alone."""
    ruleset = compile_ruleset("johanna", 2)
    state = ruleset.start(Seeded(1))
    sheet = Sheet(ruleset)
    keys = sheet.keys(state, 0)
    assert Correction.of("sheet", {"rival:start": 1.0}, sheet) is None
    numbers = {"sheet:start": 2.0, "sheet:field:0": 0.5, "sheet:field:1": 7.0, "sheet:unknown:3": 9.0}
    correction = Correction.of("sheet", numbers, sheet)
    assert correction is not None
    assert correction.value(keys) == 2.5
    thumb, learned = Judgement(ruleset, {}), Judgement(ruleset, numbers)
    assert learned.own(state, 0)[1] == pytest.approx(thumb.own(state, 0)[1] + 2.5)
    beginner = Judgement(ruleset, numbers | {"learned": 0.0})
    assert beginner.own(state, 0) == thumb.own(state, 0)


def test_a_learner_finds_what_inputs_add() -> None:
    rng = random.Random(2)
    learner = Learner(4)
    for _ in range(4000):
        on = [n for n in range(4) if rng.random() < 0.5] or [0]
        learner.learn((on, sum((1.0, 2.0, -3.0, 0.0)[n] for n in on)), 2.0, 0.0)
    assert learner.answer([0, 1]) == pytest.approx(3.0, abs=0.2)
    assert learner.answer([2]) == pytest.approx(-3.0, abs=0.2)


def test_training_makes_corrections(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same numbers."""
    monkeypatch.setattr(selfplay, "BATCH", 2)
    monkeypatch.setattr(selfplay, "BEAMS", (1,))
    course = Course("johanna", steps=1, games=2, seed=3)
    runs = [train(course).weights for _ in range(2)]
    assert runs[0] == runs[1]
    assert {name.partition(":")[0] for name in runs[0]} == {"sheet", "rival"}
    assert len(runs[0]) > 100


@pytest.mark.parametrize("seats", [1, 3])
def test_a_search_answers_alike(seats: int) -> None:
    """The same view, seed and budget in positions: the same move."""
    ruleset = compile_ruleset("johanna", seats)
    state = positions(ruleset, 8)[4]
    views = [View(ruleset, state.copy(), state.pending[0]) for _ in range(2)]
    first, second = (Search(JohannaMind({}), Budget(400, wide=3), 5).choose(view) for view in views)
    assert first == second
    assert first in state.options
