"""The Ferries where a record cannot show it: what is in the box, areas made anew, and games full of lakes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.areas import FIELD
from bastide.carcassonne.joining import find
from bastide.carcassonne.rebuilding import rebuild
from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset, load
from bastide.kernel import Malformed, Match, Ruleset, SetupProblem
from bastide.text import problem as said

SETS = ("base", "ferries")


def ruleset(seats: int = 2, sets: tuple[str, ...] = SETS, **options: Any) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, options={"startSeat": "A", **options})


def test_eight_tiles_with_lakes() -> None:
    """C-1.25.3-a, Q-3-16: only these are lakes for ferries; C-4.2.11.2-b: three or four road ends."""
    tiles = load_set("ferries").tiles
    assert sum(tile.count for tile in tiles) == 8
    for tile in tiles:
        roads = [part for part in tile.parts if part.kind == "road"]
        assert "lake" in tile.signs
        assert len(roads) in (3, 4)
        assert all(len(part.sides) == 1 and "lake" in part.flags for part in roads)


@pytest.mark.parametrize("line", ["ferry", "ferry E", "ferry E-W-S", "ferry 1,0 EW", "ferry X-E"])
def test_what_cannot_be_read(line: str) -> None:
    match = Match(ruleset(), chance={"tile": ["FY-02"]})
    match.act(0, "lay 1,0 0")
    match.act(0, "pass")
    with pytest.raises(Malformed):
        match.act(0, line)


@pytest.mark.parametrize("ferry", ["1,0 E", "1,0 N-E", "0,0 E-W", "5,5 E-W", "1,0 E-E"])
def test_ferries_that_cannot_be_given(ferry: str) -> None:
    """C-4.2.11.2-c: between two road ends of a lake tile."""
    with pytest.raises(Malformed):
        Match(ruleset(), given={"tiles": ["FY-02 1,0 0"], "ferries": [ferry]})


def test_two_ferries_on_one_lake_cannot_be_given() -> None:
    with pytest.raises(Malformed):
        Match(ruleset(), given={"tiles": ["FY-03 1,0 0"], "ferries": ["1,0 E-W", "1,0 N-S"]})


# -- areas made anew ---------------------------------------------------------------------------------------


def areas(state: Any) -> dict[tuple[int, ...], tuple[Any, ...]]:
    """Every area by its nodes, with everything that is kept at its root."""
    groups: dict[int, list[int]] = {}
    for node in range(len(state.parent)):
        groups.setdefault(find(state, node), []).append(node)
    return {
        tuple(nodes): (
            state.kind[root],
            state.opens[root] if state.kind[root] else 0,
            state.mask[root],
            state.crests[root],
            sorted(around(state, root)) if state.kind[root] == FIELD else [],
            state.standing.get(root),
        )
        for root, nodes in groups.items()
        if state.kind[root] != FIELD
        or sorted(around(state, root)) == nodes
        or pytest.fail(f"{nodes} are not one ring")
    }


def around(state: Any, root: int) -> Iterator[int]:
    """The nodes of a meadow, one after the other."""
    node = root
    while True:
        yield node
        node = state.ring[node]
        if node == root:
            return


def combinations(number: int) -> list[tuple[int, tuple[str, ...]]]:
    """Some boxes together, chosen by lot."""
    rng = random.Random(5)
    names = [
        choice.name for choice in load("carcassonne").catalogue.sets if choice.name not in ("base", "wheel")
    ]
    return [
        (seed, ("base", "ferries", *(n for n in names if n != "ferries" and rng.random() < 0.3)))
        for seed in range(number)
    ]


@pytest.mark.parametrize(("seed", "sets"), combinations(8))
def test_rebuilding_changes_nothing(seed: int, sets: tuple[str, ...]) -> None:
    """All areas made anew from what lies there are those that have grown tile by tile: with ferries, tunnels,
    bridges, castles, abbeys and Carcassonne."""
    try:
        rules = ruleset(2 + seed % 3, sets)
    except SetupProblem as problem:
        pytest.skip(said(problem))
    rng = random.Random(seed)

    def before(match: Match) -> None:
        if rng.random() < 0.1:
            state = match.state.copy()
            grown, touched = areas(state), state.touched[:]
            rebuild(state)
            assert areas(state) == grown
            assert state.touched == touched

    assert random_match(rules, seed, before=before).over


def test_a_castle_made_anew_is_still_closed() -> None:
    """C-4.6.5-d: walls on all sides, though it is no city any more; otherwise a follower could fly in."""
    given = {"tiles": ["BA-17 0,-1 180"], "castles": ["A follower 0,-1 0,0"]}
    state = Match(ruleset(sets=(*SETS, "bridges-castles-bazaars")), given=given).state
    grown = areas(state)
    rebuild(state)
    assert areas(state) == grown


@pytest.mark.parametrize("seed", range(6))
def test_games_full_of_lakes(seed: int) -> None:
    """C-4.2.11.2-c: every lake has its ferry; C-4.2.11.2-k: none moves twice in a turn."""
    moved: list[tuple[int, int]] = []

    def watch(match: Match, seat: int, line: str, events: list[Any]) -> None:
        match.ruleset.game.check_piece_totals(match.state)
        for event in events:
            if event.type == "reroute":
                place = tuple(event.data["square"])
                assert place not in moved
                moved.append(place)
            elif event.type == "draw":
                moved.clear()

    match = random_match(ruleset(2 + seed % 2), seed, watch)
    lakes = [n for n in range(1, len(match.state.laid)) if _lake(match, n)]
    assert (
        len(lakes)
        == len(match.state.slice_named("ferries").on)
        == 8 - match.state.slice_named("ferries").supply
    )
    assert any(event.type == "reroute" for _, event in match.log)


def _lake(match: Match, number: int) -> bool:
    tile = match.state.tables.tiles[match.state.laid[number] >> 2]
    return "lake" in tile.signs
