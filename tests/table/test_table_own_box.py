"""With your own box: people enter what they have drawn, and put right what was entered wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest
from play import random_match
from table.house import House, Page, running

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, Problem, RecordProblem, View
from bastide.table import entering
from bastide.table.engines import Place
from bastide.table.storage import Seat, Stored

CHOICES: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("carcassonne", 3, ["base", "river"], {}),
    ("orleans", 3, [], {}),
    ("orleans", 2, [], {"edition": "C"}),
    ("johanna", 3, [], {}),
    ("johanna", 1, [], {}),
]


def stored_for(match: Match[Any], bots: str = "") -> Stored:
    setup = match.ruleset.setup
    seats = [Seat("bot" if SEATS[n] in bots else "human", "") for n in range(setup.seats)]
    return Stored(
        "t",
        setup.game,
        list(setup.sets),
        [],
        dict(setup.options),
        0,
        "secret",
        seats,
        "running",
        own_box=True,
    )


@pytest.mark.parametrize(("game", "seats", "sets", "options"), CHOICES)
def test_a_whole_game_can_be_entered(game: str, seats: int, sets: list[str], options: dict[str, Any]) -> None:
    """Line by line; at each draw it is known what can come and how many there are, and all can be shown."""
    played = random_match(compile_ruleset(game, seats, sets, options=options), 5)
    match = entering.EnteredMatch(played.ruleset, stored_for(played)).let_bots_draw()
    for line in played.moves:
        entry = entering.entry_info(match, range(seats))
        if line.startswith("*"):
            assert entry is not None
            topic, _, label = line[2:].partition(" ")
            assert (entry.topic, entry.line) == (topic, len(match.moves))
            assert sum(o.count for o in entry.outcomes) == entry.left
            assert label in [o.outcome for o in entry.outcomes]
            assert 1 <= entry.number <= entry.left
            for seat in (None, *range(seats)):
                assert match.view(seat).data
            match.enter(label)
        else:
            assert entry is None
            match.act(SEATS.index(line[0]), line[2:])
    assert match.moves == played.moves
    assert match.over
    assert match.ruleset.game.scores(match.state) == played.ruleset.game.scores(played.state)


def test_what_is_used_up_is_refused_with_how_often_it_came() -> None:
    played = random_match(compile_ruleset("carcassonne", 2, ["base"], options={"startSeat": "A"}), 1)
    stored = stored_for(played)
    last = next(n for n in range(len(played.moves) - 1, 0, -1) if played.moves[n].startswith("* tile"))
    match = entering.play(played.ruleset, stored, played.moves[:last])
    before = list(match.moves)
    with pytest.raises(Problem) as refused:
        entering.check(match, ["BA-01"])
    assert (refused.value.code, refused.value.detail) == ("impossible-outcome", "entered")
    assert refused.value.blanks["count"] == played.moves.count("* tile BA-01") > 0
    with pytest.raises(Problem) as unknown:
        entering.check(match, ["BA-99"])
    assert unknown.value.code == "no-such-tile"
    assert match.moves == before


def test_several_outcomes_count_together_or_not_at_all() -> None:
    played = random_match(compile_ruleset("johanna", 3), 2)
    match = entering.EnteredMatch(played.ruleset, stored_for(played)).let_bots_draw()
    for line in played.moves[:1]:
        match.enter(line[2:].partition(" ")[2])
    while (entry := entering.entry_info(match, [0])) and entry.topic != "aside":
        match.enter(entry.outcomes[0].outcome)
    assert entry is not None
    assert entry.number == 3
    person = entry.outcomes[0]
    with pytest.raises(Problem):
        entering.check(match, [person.outcome] * (person.count + 1))
    with pytest.raises(Problem, match="stray-outcome"):
        entering.check(match, ["farmer", "knight", "boatman", "trader", "scholar", "craftsman"])


def test_an_earlier_outcome_is_put_right_and_says_what_no_longer_fits() -> None:
    """Either everything after it still fits, or the line is named at which it does not; then nothing changes,
    unless the rest is given up."""
    played = random_match(compile_ruleset("carcassonne", 2, ["base"], options={"startSeat": "A"}), 1)
    stored = stored_for(played)
    match = entering.play(played.ruleset, stored, played.moves)
    draws = [n for n, line in enumerate(played.moves) if line.startswith("* tile")]
    outcomes = []
    for line in draws[-12:]:
        for tile in ("BA-24", "BA-18", "BA-01"):
            problem = problem_of(match, stored, line, tile)
            code = problem.code if problem else "fits"
            outcomes.append(code)
            assert match.moves == played.moves
            if code == "impossible-outcome":
                continue
            lines, new = entering.corrected(match, stored, line, tile, cut=True)
            assert new.moves[line] == f"* tile {tile}"
            assert len(new.moves) == len(lines)
            if isinstance(problem, RecordProblem):
                assert line < (problem.index or 0) == len(lines)
            else:
                assert len(lines) == len(played.moves)
    assert set(outcomes) == {"fits", "no-longer-fits", "impossible-outcome"}


def problem_of(match: entering.EnteredMatch, stored: Stored, line: int, tile: str) -> Problem | None:
    try:
        entering.corrected(match, stored, line, tile, cut=False)
    except Problem as problem:
        return problem
    return None


def test_what_a_bot_draws_from_its_bag_is_nobodys_to_enter() -> None:
    """Its bag is drawn from by the server, and what is drawn from those of the people is for their eyes."""
    ruleset = compile_ruleset("orleans", 2)
    stored = stored_for(random_match(ruleset, 1), bots="B")
    match = entering.EnteredMatch(ruleset, stored).let_bots_draw()
    rng, bags = random.Random(4), set()
    while sum(line.startswith("B ") for line in match.moves) < 12:
        entry = entering.entry_info(match, [0])
        if entry is None:
            seat = match.state.pending[0]
            match.act(seat, make("greedy", 1).choose(View(ruleset, match.state, seat)))
            continue
        assert entry.seat != "B"
        bags.add(entry.seat)
        others = entering.entry_info(match, [1])
        assert others is not None
        assert bool(others.outcomes) == (entry.seat is None)
        match.enter(rng.choice([one for one in entry.outcomes if one.count]).outcome)
    assert bags == {None, "A"}
    assert any(owner == 1 for owner in entering.play(ruleset, stored, match.moves).owners.values())
    again = entering.play(ruleset, stored, match.moves)
    assert again.moves == match.moves
    assert not any(line.seat == "B" for line in entering.entries(again, len(again.moves), [0]))
    theirs = next(n for n, owner in again.owners.items() if owner == 1)
    with pytest.raises(Problem, match="bot-plays"):
        entering.corrected(again, stored, theirs, "farmer", cut=False)


def own_box(house: House, *kinds: str, **more: Any) -> tuple[str, Page]:
    table, tokens = house.open(*kinds, own_box=True, **more)
    return table, house.page(table, tokens)


def test_at_the_table(database: Place) -> None:
    """Entered, corrected, kept over a restart; who only watches enters nothing."""
    with running(database) as house:
        table, page = own_box(house, "human", "human", sets=["base"], options={"startSeat": "A"})
        assert page.table["own_box"]
        entry = page.update["entry"]
        assert (entry["topic"], entry["number"], entry["left"], entry["line"]) == ("tile", 1, 71, 0)
        assert page.update["decision"] is None
        assert page.refused(type="enter", line=0, outcomes=["BA-start"]) == "impossible-outcome"
        assert page.ask(type="enter", line=0, outcomes=["BA-18"])["ok"]
        assert page.update["entry"] is None
        assert page.refused(type="enter", line=0, outcomes=["BA-18"]) == "stale"
        assert page.refused(type="enter", line=1, outcomes=["BA-18"]) == "nothing-to-draw"
        assert page.act("A", "lay 0,-1 180")["ok"]
        assert page.act("A", "pass")["ok"]
        assert page.ask(type="enter", line=3, outcomes=["BA-24"])["ok"]
        watcher = house.page(table, {})
        assert watcher.refused(type="enter", line=4, outcomes=["BA-24"]) == "not-your-seat"
        assert page.ask(type="correct", line=3, text="BA-15")["ok"]
        said = page.ask(type="correct", line=0, text="BA-24")
        assert (said["error"]["code"], said["error"]["index"]) == ("no-longer-fits", 1)
        entries = page.ask(type="entries")["entries"]
        assert [(e["line"], e["topic"], e["text"]) for e in entries][:2] == [
            (0, "tile", "BA-18"),
            (1, None, "lay 0,-1 180"),
        ]
        assert house.record(table)["moves"] == ["* tile BA-18", "A lay 0,-1 180", "A pass", "* tile BA-15"]
    with running(database) as house:
        assert house.page(table, {}).update["decision"]["seats"] == ["B"]
        assert house.record(table)["moves"][-1] == "* tile BA-15"


def test_only_a_table_with_an_own_box_takes_entries(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    assert page.refused(type="enter", line=0, outcomes=["BA-18"]) == "not-entered"
    assert page.update["entry"] is None


def test_bots_wait_for_what_people_enter_and_the_server_draws_if_asked(house: House) -> None:
    _table, page = own_box(house, "random", "random", "human", sets=["base"], options={"startSeat": "A"})
    for _ in range(2):
        page.until(lambda: page.update["entry"])
        line = page.update["entry"]["line"]
        assert page.ask(type="enter", line=line)["ok"]
        page.until(lambda line=line: (page.update["entry"] or {"line": line})["line"] != line)
    page.until(lambda: page.update["entry"])
    assert page.ask(type="enter", line=page.update["entry"]["line"], outcomes=["BA-24"])["ok"]
    assert list(page.mine) == ["C"]
    assert page.ask(type="correct", line=page.update["moves"] - 1)["ok"]
    assert page.update["entry"]["topic"] == "tile"
