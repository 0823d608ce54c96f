"""The Bridges where a record cannot show it: what is in the box, every edge of the layout, random games."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.areas import ROAD
from bastide.carcassonne.joining import runs_to
from bastide.carcassonne.rebuilding import rebuild
from bastide.carcassonne.tables import EDGE, STEP
from bastide.carcassonne.tiles import Tile, load_set
from bastide.games import compile_ruleset
from bastide.kernel import Malformed, Match, Refused, Ruleset

SETS = ("base", "bridges-castles-bazaars")
ONLY = ("-castles", "-bazaars")


def ruleset(seats: int = 2, sets: tuple[str, ...] = SETS, **options: Any) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, ONLY, {"startSeat": "A", **options})


def test_twelve_tiles() -> None:
    """C-1.19-a"""
    assert sum(tile.count for tile in load_set("bridges-castles-bazaars").tiles) == 12


@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_bridges_for_each_number_of_players(seats: int, each: int) -> None:
    """C-3.3.4-a, C-3.3.4-b, Q-3-15; C-1.19-b: never more than twelve."""
    left = Match(ruleset(seats)).view(None).data["bridges"]["left"]
    assert set(left.values()) == {each}
    assert sum(left.values()) <= 12


def meadows(tile: Tile) -> list[tuple[str, int]]:
    return [(p.place(), len(p.touches)) for p in tile.parts if p.kind == "field"]


def test_notes_on_single_tiles() -> None:
    """C-7.4.10-a: the left meadow touches three cities, the right one only one. C-7.4.10-b: the bazaar splits
    meadow and road. C-7.4.10-c: three separate meadows."""
    tiles = load_set("bridges-castles-bazaars").tiles
    assert any(meadows(t) == [("SL", 1), ("SR", 3)] for t in tiles)  # SR is the left half of the south edge
    bazaars = [t for t in tiles if "bazaar" in t.signs]
    split = [t for t in bazaars if [p.place() for p in t.parts if p.kind == "road"] == ["N", "S"]]
    assert [len(meadows(t)) for t in split] == [2, 2]
    assert any(len(meadows(t)) == 3 for t in tiles)


def test_without_a_bridge_left() -> None:
    """C-3.3.4-a: they never return (Q-4.3-4)."""
    match = Match(ruleset(), chance={"tile": ["BA-18"]})
    assert any(len(option) == 5 for option in match.state.options)
    match.state.slice_named("bridges").left[0] = 0
    step = match.ruleset.step(match.state)
    assert not any(len(option) == 5 for option in step.offer(match.state, 0))
    match.state.options = step.offer(match.state, 0)
    with pytest.raises(Refused) as problem:
        match.act(0, "lay 1,0 0 bridge 1,0 E-W")
    assert (problem.value.code, problem.value.rule) == ("no-bridge-left", "C-3.3.4-a")


@pytest.mark.parametrize(
    "line",
    [
        "lay 1,0 0 bridge",
        "lay 1,0 0 bridge 1,0",
        "lay 1,0 0 bridge 1,0 N-E",
        "lay 1,0 0 bridge N-S",
        "lay 1,0 0 bridge 9999,0 N-S",
        "lay 1,0 0 bridge 1,0 N-S E-W",
    ],
)
def test_what_cannot_be_read(line: str) -> None:
    match = Match(ruleset(), chance={"tile": ["BA-18"]})
    with pytest.raises(Malformed):
        match.act(0, line)
    assert match.moves == ["* tile BA-18"]


def test_a_bridge_is_shown_with_the_option() -> None:
    match = Match(ruleset(), chance={"tile": ["BA-18"]})
    option = next(o for o in match.view(0).describe() if o.text == "lay 1,0 0 bridge 1,0 E-W")
    assert option.label == "carcassonne-lay-bridge"
    assert option.data["bridge"] == {"square": [1, 0], "axis": "E-W"}
    assert "C-4.3.1-c" in option.rules


def edge(state: Any, place: int, e: int) -> int:
    """What is seen at an edge, 0 for no tile."""
    number = state.board.get(place)
    if number is None:
        return 0
    return EDGE["R"] if 4 * place + e in state.ends else int(state.tables.edges[state.laid[number]][e])


def check_layout(match: Match) -> None:
    """C-4.2-d, Q-4.3-1: all edges match, bridge ends included; open squares know what is around them."""
    state = match.state
    if state.slice_named("bridges").due:  # between laying the tile and building its bridge
        return
    for place in state.board:
        for e in range(4):
            beside = place + STEP[e]
            mine, theirs = edge(state, place, e), edge(state, beside, (e + 2) & 3)
            if theirs:
                assert mine == theirs or EDGE["A"] in (mine, theirs)
            else:
                assert state.slots[beside] >> 3 * ((e + 2) & 3) & 7 == mine


def by_brute_force(match: Match) -> set[tuple[Any, ...]]:
    """Every placement with a bridge that no limit forbids."""
    state = match.state
    step = match.ruleset.step(state)
    found = set()
    for place, quarter in product(state.slots, state.tables.quarters[state.tile]):
        for site, axis in product((place, *(place + s for s in STEP)), (0, 1)):
            action = ("lay", place, quarter, site, axis)
            if step.refusal(state, state.turn, action) is None:
                found.add(action)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_options_are_what_no_limit_forbids(seed: int) -> None:
    """C-4.3.1-a, C-4.3.1-b, C-4.3.1-c and the questions about bridges, for every placement of a game."""
    built = []

    def before(match: Match) -> None:
        check_layout(match)
        if match.state.tile >= 0 and len(match.moves) % 3 == 0:
            listed = {o for o in match.ruleset.options(match.state, match.state.turn) if len(o) == 5}
            assert listed == by_brute_force(match)
            built.append(len(listed))

    match = random_match(ruleset(3, ("base", "river", "bridges-castles-bazaars")), seed, before=before)
    assert sum(built) > 20
    assert len(match.state.spans) >= 3
    match.ruleset.game.check_piece_totals(match.state)


@pytest.mark.parametrize("seed", range(4))
def test_bridges_with_abbeys_tunnels_and_crossings(seed: int) -> None:
    """C-4.2.1-f: an abbey closes a bridge that meets it. What a rebuilding makes is what was there."""
    sets = ("base", "bridges-castles-bazaars", "abbey-mayor", "tunnel")
    rng = random.Random(seed)

    def before(match: Match) -> None:
        check_layout(match)
        match.ruleset.game.check_piece_totals(match.state)
        if rng.random() < 0.2:
            state = match.state.copy()
            ends = [state.opens[node] for node in range(len(state.parent)) if state.kind[node] == ROAD]
            rebuild(state)
            assert len(ends) == sum(kind == ROAD for kind in state.kind)
            for node in state.spans:
                assert all(runs_to(state, state.spans[node][0], e) == node for e in _ends(state, node))

    match = random_match(ruleset(2, sets, crossedBridges=True), seed, before=before)
    assert match.over


def _ends(state: Any, node: int) -> tuple[int, int]:
    axis = state.spans[node][1]
    return axis, axis + 2


@pytest.mark.parametrize("seed", range(2))
def test_every_bridge_was_decided_with_its_tile(seed: int) -> None:
    """C-4.3-a: after the tile lies there is never another legal place for a bridge, on it or beside it, so
    nobody has to be asked: where all edges match, no meadow edge faces a road (Q-4.3-1, Q-4.3-2)."""

    def before(match: Match) -> None:
        state = match.state
        decision = match.ruleset.decision(state)
        if decision is None or decision.name != "D-FIGURE":
            return
        here = state.where[state.at]
        for place, axis in product((here, *(here + s for s in STEP)), (0, 1)):
            ends = [
                (edge(state, place, e), edge(state, place + STEP[e], (e + 2) & 3)) for e in (axis, axis + 2)
            ]
            if all(mine == EDGE["F"] for mine, _ in ends):
                assert EDGE["R"] not in [met for _, met in ends]

    random_match(ruleset(2, ("base", "bridges-castles-bazaars", "abbey-mayor")), seed, before=before)
