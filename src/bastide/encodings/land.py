"""Carcassonne: the land as planes of 31 × 31 squares around the start tile, and a few numbers beside it.

Tiles are laid one by one, so the planes of the land are kept and only what is new is added. What is handed
out is a copy, and never changes.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from struct import Struct
from typing import Any

from ..carcassonne.areas import KIND
from ..carcassonne.landscape import tile_of
from ..carcassonne.state import CarcassonneState
from ..carcassonne.tables import STEP, square
from ..kernel import Action, Ruleset
from .slots import Slots
from .vectors import Encoding, ViewEncoding

RADIUS = 15
SIDE = 2 * RADIUS + 1
CELLS = SIDE * SIDE
LAND = ("north", "east", "south", "west", "building", "crests")
"""Planes that only grow: what each edge shows (`tables.EDGE`), whether there is a building, coats of arms."""
AREAS = ("city", "road", "field", "other")
FIGURES = tuple(f"{whose}-{area}" for whose in ("own", "other") for area in AREAS)
PLANES = (*LAND, *FIGURES, "open", "last")
STANDING = len(LAND) * CELLS
OPEN = STANDING + len(FIGURES) * CELLS
LAST = OPEN + CELLS
NUMBERS = len(PLANES) * CELLS
"""Where the figures, the open squares, the tile just laid and the numbers begin."""
NOTHING = (0,) * len(LAND)
"""What no tile shows."""
FIGURES_IN = {KIND[area]: STANDING + at * CELLS for at, area in enumerate(AREAS[:-1])}
ELSEWHERE = STANDING + AREAS.index("other") * CELLS
OTHERS = len(AREAS) * CELLS
"""Own figures, by the kind of area that they stand in, and how much later those of the others are."""
TAIL = 508
"""Slots of all options that lay no tile."""
KINDS = 12
"""Kinds of figures whose supply is told."""
EXTRA = 512
"""Numbers for what boxes show beside the land."""

CELL = {
    square(x, y): (y + RADIUS) * SIDE + x + RADIUS
    for y in range(-RADIUS, RADIUS + 1)
    for x in range(-RADIUS, RADIUS + 1)
}
LAY = {place: 4 * cell for place, cell in CELL.items()}
"""The slots of `lay`: the first of each square, to which the turn is added."""


class LandSlots(Slots):
    """`lay` has a slot for each square and turn; what stands on the tile just laid is remembered by it."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        super().__init__(ruleset, 4 * CELLS + TAIL, 4 * CELLS)
        self._figures = ruleset.tables.number
        self._known: dict[Action, int] = {("pass",): self.hashed("pass")}

    def of(self, state: CarcassonneState, options: Sequence[Action]) -> list[int]:
        if options and options[0][0] == "lay":
            try:
                found = [LAY[place] + turn for verb, place, turn in options if verb == "lay"]
            except (KeyError, ValueError):  # far out, or something else
                found = []
            if len(found) == len(options):
                return found
        return super().of(state, options)

    def wanted(self, state: CarcassonneState, action: Action) -> int:
        """A figure on the tile just laid is written as its part, so that its slot can be remembered."""
        verb, key = action[0], action
        if len(action) == 2 and verb in self._figures:
            turned, part = state.laid[state.at], action[1] - state.base[state.at]
            if not 0 <= part < len(state.tables.kinds[turned]):
                return super().wanted(state, action)
            key = (verb, turned, part)
        elif verb == "lay" and len(action) == 3 and action[1] in LAY:
            return LAY[action[1]] + int(action[2])
        elif len(action) > 1:
            return super().wanted(state, action)
        if key not in self._known:
            self._known[key] = super().wanted(state, action)
        return self._known[key]


class LandEncoding(Encoding):
    """The planes, one after the other, then the numbers."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        super().__init__(ruleset)
        self.slots = LandSlots(ruleset)
        tiles, seats = ruleset.tables.tiles, range(ruleset.setup.seats)
        self._faces = [
            array("h", (*edges, tiles.site[turned >> 2] >= 0, sum(tiles.crests[turned])))
            for turned, edges in enumerate(tiles.edges)
        ]
        self._from = [[*seats[seat:], *seats[:seat]] for seat in seats]  # the order in which each tells them
        self._blank = [0] * (KINDS - len(ruleset.tables.figures))
        self._numbers = Struct(f"{8 + len(seats) * (1 + KINDS)}h")
        self._end = NUMBERS + self._numbers.size // 2
        self._more = ViewEncoding(ruleset, EXTRA) if ruleset.slices else None
        self.size = self._end + (EXTRA if self._more else 0)
        self.begin()

    def begin(self) -> None:
        self._kept = self.np.zeros(self.size, self.np.int16)
        """The land and the open squares; what else there is to tell is written into a copy."""
        self._land = memoryview(self._kept)  # single numbers are set faster here than in an array
        self._state: CarcassonneState | None = None  # whose land it is
        self._count = 1  # how many of its tiles are told; they have numbers from 1
        self._figures: dict[int, tuple[int, ...]] = {}  # those whose places are known
        self._standing: list[tuple[int, int]] = []  # each one's place if it is one's own, and whose it is

    def parts(self) -> dict[str, tuple[int, int]]:
        found = {name: (at * CELLS, (at + 1) * CELLS) for at, name in enumerate(PLANES)}
        found["numbers"] = (NUMBERS, self._end)
        if self._more:
            found["boxes"] = (self._end, self.size)
        return found

    def _take(self, state: CarcassonneState) -> None:
        """Go over to another state, and begin anew unless it goes on from the same land. The tiles of one
        state stay as they are once they are laid."""
        known, count = self._state, self._count
        if known and (known.where[:count] != state.where[:count] or known.laid[:count] != state.laid[:count]):
            self.begin()
        self._stand(state)
        self._state = state

    def _grow(self, state: CarcassonneState) -> None:
        """Tell what tiles were laid, and which squares they opened: nothing else opens or closes one."""
        land, where, laid, slots = self._land, state.where, state.laid, state.slots
        for tile in range(self._count, len(where)):
            place = where[tile]
            if place in CELL:
                cell = CELL[place]
                land[cell:STANDING:CELLS] = self._faces[laid[tile]]
                land[OPEN + cell] = 0
            for step in STEP:
                near = place + step
                if near in slots and near in CELL:
                    land[OPEN + CELL[near]] = 1
        self._count = len(where)

    def _stand(self, state: CarcassonneState) -> None:
        """Find the places of the figures on the planes."""
        self._figures = state.figures.copy()
        self._standing = [
            (FIGURES_IN.get(state.kind[node], ELSEWHERE) + cell, figure & 7)
            for node, figures in state.figures.items()
            if (cell := CELL.get(state.where[tile_of(state, node)])) is not None
            for figure in figures
        ]

    def observe(self, state: CarcassonneState, seat: int) -> Any:
        if state is not self._state:
            self._take(state)
        where = state.where
        if len(where) != self._count:
            self._grow(state)
        found = self._kept.copy()
        told = memoryview(found)
        if self._more or state.figures != self._figures:  # boxes also make castles of cities
            self._stand(state)
        for own, owner in self._standing:
            told[own if owner == seat else own + OTHERS] += 1
        if state.at and (cell := CELL.get(where[state.at])) is not None:
            told[LAST + cell] = 1
        self._numbers.pack_into(told, 2 * NUMBERS, *self._numbers_of(state, seat))
        if self._more:
            found[self._end :] = self._more.observe(state, seat)
        return found

    def _numbers_of(self, state: CarcassonneState, seat: int) -> list[int]:
        """Tiles to come, the tile in hand, whether it is to be laid; points and figures, own seat first."""
        options, score, supply = state.options, state.score, state.supply
        in_hand = self._faces[4 * state.tile] if state.tile >= 0 else NOTHING
        told = [state.left, *in_hand, bool(options) and options[0][0] == "lay"]
        for one in self._from[seat]:
            told.append(score[one])
            told += supply[one : 8 * KINDS : 8]
            told += self._blank
        return told
