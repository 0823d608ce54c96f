"""The Castles where a record cannot show it: tokens, vicinities, refusals, and games full of castles."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bastide.carcassonne.areas import CITY
from bastide.carcassonne.expansions.bridges_castles_bazaars.castle_points import (
    CASTLE,
    castles_near,
    site,
    vicinity,
)
from bastide.carcassonne.expansions.bridges_castles_bazaars.castles import halves
from bastide.carcassonne.expansions.flying_machines.rules import landings
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import lay
from bastide.carcassonne.tables import square, xy
from bastide.games import compile_ruleset
from bastide.kernel import Malformed, Match, Ruleset

SETS = ("base", "bridges-castles-bazaars")
TOWN = "BA-18 0,-1 180"


def ruleset(seats: int = 2, sets: tuple[str, ...] = SETS, **options: Any) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, options={"startSeat": "A", **options})


def given(tiles: list[str], castles: list[str], sets: tuple[str, ...] = SETS, **more: Any) -> Match:
    return Match(ruleset(sets=sets), given={"tiles": tiles, "castles": castles, **more})


@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_tokens_for_each_number_of_players(seats: int, each: int) -> None:
    """C-3.3.4-a, C-3.3.4-b, Q-3-15; C-1.19-c: never more than twelve."""
    left = Match(ruleset(seats)).view(None).data["castles"]["left"]
    assert set(left.values()) == {each}
    assert sum(left.values()) <= 12


def test_the_six_squares() -> None:
    """C-4.6.5-g: across the castle's length, whichever way it lies."""
    match = given([TOWN, "BA-18 1,-1 90", "BA-18 2,-1 270"], ["A follower 0,-1 0,0", "B 2,-1 1,-1"])
    upright, flat = match.state.slice_named("castles").owner
    columns = {(x, y) for x in (-1, 0, 1) for y in (-1, 0)}
    rows = {(x, y) for x in (1, 2) for y in (-2, -1, 0)}
    assert {xy(place) for place in vicinity(match.state, upright)} == columns
    assert {xy(place) for place in vicinity(match.state, flat)} == rows
    assert [xy(place) for place in site(match.state, flat)] == [(1, -1), (2, -1)]
    # X-4.6.5-4
    assert castles_near(match.state, upright, [upright, flat]) == [flat]
    assert castles_near(match.state, flat, [upright, flat]) == []


@pytest.mark.parametrize(
    "castle",
    [
        "A follower 0,-1",
        "A follower 0,0 1,0",
        "A follower 0,0 5,5",
        "A dragon 0,-1 0,0",
        "C follower 0,-1 0,0",
        "0,-1 0,0",
        7,
    ],
)
def test_castles_that_cannot_be_given(castle: Any) -> None:
    """C-4.6.5-a: only on a small town."""
    with pytest.raises(Malformed):
        given([TOWN], [castle])


def test_a_castle_of_three_tiles_cannot_be_given() -> None:
    with pytest.raises(Malformed) as problem:
        given(["BA-08 0,-1 90", "BA-18 0,-2 180"], ["A follower 0,-1 0,0"])
    assert problem.value.rule == "C-4.6.5-a"


def test_more_castles_than_tokens_cannot_be_given() -> None:
    tiles = [TOWN, "BA-18 1,-1 0", "BA-18 1,-2 180", "BA-18 2,-2 0", "BA-18 2,-3 180"]
    tiles += ["BA-19 3,-2 90", "BA-20 4,-2 90"]
    squares = ["0,-1 0,0", "1,-2 1,-1", "2,-3 2,-2", "3,-2 4,-2"]
    with pytest.raises(Malformed):
        given(tiles, [f"A {place}" for place in squares])


def test_a_castle_is_no_city_any_more() -> None:
    """C-4.6.5-d, C-4.6.5-v: nobody lands there either (Q-4.2.11.1-3)."""
    match = given([TOWN], ["A follower 0,-1 0,0"], (*SETS, "flying-machines"))
    state = match.state
    assert [state.kind[n] for n in range(len(state.kind))].count(CASTLE) == 2
    assert CITY not in state.kind
    flight = state.slice_named("flight")
    flight.figure, flight.target = 0, square(0, -1)
    assert landings(state, 0) == []


def test_the_choice_of_a_castle_can_be_saved() -> None:
    """C-4.6.5-o, in the middle of it."""
    tiles = [TOWN, "BA-22 -1,0 0", "BA-18 1,-1 180"]
    match = Match(
        ruleset(), given={"tiles": tiles, "castles": ["B follower 0,-1 0,0"]}, chance={"tile": ["BA-16"]}
    )
    match.act(0, "lay 1,0 0")
    match.act(0, "pass")
    loaded = match.ruleset.load(match.ruleset.save(match.state))
    assert match.ruleset.decision(loaded).name == "D-CASTLESCORE"  # type: ignore[union-attr]
    assert sorted(o.data["worth"] for o in match.ruleset.describe(loaded, 1)) == [3, 4]


def forms_a_town(match: Match, action: tuple[Any, ...]) -> bool:
    state = match.state.copy()
    lay(state, action[1], 4 * state.tile + action[2])
    roots = {find(state, n) for n in range(state.base[state.at], len(state.parent)) if state.kind[n] == CITY}
    return any(state.opens[root] == 0 and halves(state, root) for root in roots)


def castle_lover(match: Match, rng: random.Random) -> tuple[int, tuple[Any, ...]]:
    """Plays for small towns and turns them into castles."""
    seat = match.state.pending[0]
    options = match.ruleset.options(match.state, seat)
    decision = match.ruleset.decision(match.state)
    wanted: list[tuple[Any, ...]] = []
    if decision is not None and decision.name == "D-PLACE":
        wanted = [a for a in options if a[0] == "lay" and len(a) == 3 and forms_a_town(match, a)]
    elif decision is not None and decision.name == "D-FIGURE":
        knights = [a for a in options if a[0] in ("follower", "big", "wagon", "phantom")]
        wanted = [a for a in knights if a[1] >= 0 and match.state.kind[a[1]] == CITY]
    elif decision is not None and decision.name == "D-CASTLE":
        wanted = [a for a in options if a[0] == "castle"]
    return seat, rng.choice(wanted or options)


@pytest.mark.parametrize(
    ("seed", "sets"),
    [
        (1, ()),
        (2, ("abbey-mayor", "cathars")),
        (3, ("princess-dragon", "tower")),
        (4, ("plague", "inns-cathedrals")),
        (5, ("ferries", "traders-builders", "festival")),
    ],
)
def test_games_full_of_castles(seed: int, sets: tuple[str, ...]) -> None:
    """C-4.6.5-f to -p: castles are built, scored and closed, and every piece is where it should be."""
    rng = random.Random(seed)
    match = Match(ruleset(3, (*SETS, *sets)), seed)
    found: Counter[str] = Counter()
    while not match.over:
        seat, action = castle_lover(match, rng)
        line = match.ruleset.write(match.state, action)
        assert match.ruleset.read(match.state, seat, line) == action
        events = match.act(seat, action)
        match.ruleset.game.check_piece_totals(match.state)
        found.update(e.type for e in events)
        for event in events:
            if event.type == "score" and event.data["kind"] == "castle":
                found["points"] += event.points
                assert event.data["at"]
                assert event.points > 0
    assert found["castle"] > 3
    assert found["points"] > 0
