"""Mini-expansion 1, the River: twelve tiles that are laid before normal play, from the spring to the lake.

The spring takes the place of the start tile, which is shuffled into the stock (Q-3-11). Then ten tiles in
any order, the lake last, each continuing the river (C-3.1.1-a to -k). In a river turn everything else is
as usual: C-3.1.1-i, a figure may be placed; there is just no part of the tile that is the river.
"""

from __future__ import annotations

from ...kernel import Action, Build, Event, Limit, Module, Slice
from ..landscape import lay, tile_kind
from ..notation import ON_RIVER
from ..state import CarcassonneState
from ..tables import ORIGIN, STEP, xy
from ..tiles import Tile, load_set


class River(Slice):
    """Where the river ends for now: the square that continues it, and how it has turned last."""

    __slots__ = ("bend", "enters", "mouth")

    def __init__(self) -> None:
        self.mouth = -1  # the square to be laid next; -1 when the lake lies
        self.enters = 0  # the edge of that square through which the river comes
        self.bend = 0  # 1 to the right, -1 to the left, 0 straight


def channel(tile: Tile, quarter: int) -> list[int]:
    """The edges at which the river leaves a turned tile."""
    return [(e + quarter) % 4 for p in tile.parts if p.kind == "river" for e in p.sides]


def turn_of(enters: int, leaves: int) -> int:
    """1 when the river bends to the right, -1 to the left, 0 when it runs straight on."""
    return {1: -1, 3: 1}.get((leaves - enters) % 4, 0)


def set_up(state: CarcassonneState) -> None:
    """C-3.1.1-b and -c: the spring in the middle, the lake aside, the others shuffled."""
    tables = state.tables
    tiles = load_set("river").tiles
    spring = next(t for t in tiles if any("source" in p.flags for p in t.parts))
    lake = next(t for t in tiles if any("mouth" in p.flags for p in t.parts))
    counts = [0] * len(tables.tiles)
    for tile in tiles:
        if tile not in (spring, lake):
            counts[tables.index[tile.id]] = tile.count
    last = [0] * len(tables.tiles)
    last[tables.index[lake.id]] = 1
    rest = (tuple(state.stock), -1)
    state.stock, state.left = counts, sum(counts)
    state.piles = [(tuple(last), 1), rest, *state.piles]  # C-3.1.1-g, then C-3.1.1-k
    lay(state, ORIGIN, 4 * tables.index[spring.id])
    river = state.slices["river"]
    (leaves,) = channel(spring, 0)
    river.mouth, river.enters, river.bend = ORIGIN + STEP[leaves], (leaves + 2) % 4, 0


def flow_on(state: CarcassonneState, seat: int) -> None:
    """After a river tile: where does the river leave it?"""
    river = state.slices["river"]
    place, quarter = state.where[state.at], state.laid[state.at] & 3
    if place != river.mouth:
        return
    leaves = [e for e in channel(tile_kind(state, state.at), quarter) if e != river.enters]
    if not leaves:
        river.mouth = -1
        if state.listener is not None:
            state.tell(Event("river-ends", "C-3.1.1-k", seat, {"square": xy(place)}))
        return
    river.bend = turn_of(river.enters, leaves[0])
    river.mouth, river.enters = place + STEP[leaves[0]], (leaves[0] + 2) % 4


def _off_the_river(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-3.1.1-f: a river tile is added to the river."""
    river = state.slices["river"]
    if river.mouth < 0:
        return False
    water = channel(state.tables.tiles[state.tile], action[2])  # none when the lake itself fitted nowhere
    return bool(water) and not (action[1] == river.mouth and river.enters in water)


def _next_bend(state: CarcassonneState, action: Action) -> tuple[int, int]:
    """The bend that a placement makes, and the square to which the river would run on; 0 for the lake."""
    river = state.slices["river"]
    leaves = [e for e in channel(state.tables.tiles[state.tile], action[2]) if e != river.enters]
    return (turn_of(river.enters, leaves[0]), action[1] + STEP[leaves[0]]) if leaves else (0, 0)


def _turns_back(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-3.1.1-h: no U-turn. Two bends in a row may not turn the same way (Q-3-1)."""
    river = state.slices["river"]
    if river.mouth < 0:
        return False
    bend, _ = _next_bend(state, action)
    return bend != 0 and bend == river.bend


def _runs_into_land(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-3-1: the river may not be led where no tile could continue it."""
    if state.slices["river"].mouth < 0:
        return False
    _, onward = _next_bend(state, action)
    return onward in state.board


def _in_the_water(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-3.1.1-j: nobody stands on the river itself."""
    return len(action) > 1 and action[1] == ON_RIVER


def install(build: Build) -> None:
    build.keep("river", River)
    build.listen("set-up", set_up)
    build.listen("lay", flow_on)
    build.refuse("B04", Limit("C-3.1.1-f", "off-the-river", _off_the_river, {"lay"}))
    build.refuse("B04", Limit("C-3.1.1-h", "river-turns-back", _turns_back, {"lay"}))
    build.refuse("B04", Limit("Q-3-1", "river-blocked", _runs_into_land, {"lay"}))
    build.refuse("B09", Limit("C-3.1.1-j", "in-the-water", _in_the_water))


MODULE = Module("river", install)
