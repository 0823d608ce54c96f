"""Carcassonne: the land as planes of 31 × 31 squares around the start tile, and a few numbers beside it.

Tiles are laid one by one, so the planes of the land are kept and only what is new is added.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from ..carcassonne.areas import KIND
from ..carcassonne.landscape import tile_of
from ..carcassonne.state import CarcassonneState
from ..carcassonne.tables import square
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
NUMBERS = len(PLANES) * CELLS
"""Where the figures, the open squares and the numbers begin."""
ROW = {KIND["city"]: 0, KIND["road"]: 1, KIND["field"]: 2}
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
LAY: dict[Action, int] = {
    ("lay", place, turn): 4 * cell + turn for place, cell in CELL.items() for turn in range(4)
}


class LandSlots(Slots):
    """`lay` has a slot for each square and turn; what stands on the tile just laid is remembered by it."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        super().__init__(ruleset, 4 * CELLS + TAIL, 4 * CELLS)
        self._known: dict[tuple[Any, ...], int] = {("pass",): self.hashed("pass")}

    def of(self, state: CarcassonneState, options: Sequence[Action]) -> dict[int, Action]:
        try:
            return {LAY[action]: action for action in options}
        except KeyError:  # something else can be done, or so far out that it has no cell
            return super().of(state, options)

    def wanted(self, state: CarcassonneState, action: Action) -> int:
        if action[0] == "lay":
            return LAY[action] if action in LAY else super().wanted(state, action)
        key: tuple[Any, ...] = action
        if len(action) == 2 and isinstance(action[1], int):
            part = action[1] - state.base[state.at]
            if not 0 <= part < 16 or tile_of(state, action[1]) != state.at:
                return super().wanted(state, action)
            key = (action[0], state.laid[state.at], part)
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
        self._seats = ruleset.setup.seats
        self._numbers = 8 + self._seats * (1 + KINDS)
        self._blank = [0] * (KINDS - len(ruleset.tables.figures))
        seats = range(self._seats)
        self._from = [[*seats[seat:], *seats[:seat]] for seat in seats]  # the order in which each tells them
        self._more = ViewEncoding(ruleset, EXTRA) if ruleset.slices else None
        self.size = len(PLANES) * CELLS + self._numbers + (EXTRA if self._more else 0)
        self.begin()

    def begin(self) -> None:
        self._kept = self.np.zeros(self.size, self.np.int16)
        """A position without figures and numbers: the land and the open squares."""
        self._told = memoryview(self._kept)  # single numbers are set faster here than in an array
        self._open: set[int] = set()  # squares that are on the plane
        self._cells: dict[int, int | None] = {}  # where the nodes of figures lie
        self._count = 0  # tiles that are on the planes
        self._last = (0, 0)

    def parts(self) -> dict[str, tuple[int, int]]:
        found = {name: (at * CELLS, (at + 1) * CELLS) for at, name in enumerate(PLANES)}
        end = len(PLANES) * CELLS
        found["numbers"] = (end, end + self._numbers)
        if self._more:
            found["boxes"] = (end + self._numbers, self.size)
        return found

    def _grow(self, state: CarcassonneState) -> None:
        """Bring the planes of the land up to date; begin anew where they are another game's."""
        where, laid, count = state.where, state.laid, len(state.where) - 1
        known = self._count
        if known > count or (known and (where[known], laid[known]) != self._last):
            self.begin()
            known = 0
        tables, told = state.tables, self._told
        for tile in range(known + 1, count + 1):
            cell = CELL.get(where[tile])
            if cell is not None:
                turned = laid[tile]
                for number in tables.edges[turned]:
                    told[cell] = number
                    cell += CELLS
                told[cell] = tables.site[turned >> 2] >= 0
                told[cell + CELLS] = sum(tables.crests[turned])
        self._count = count
        self._last = (where[count], laid[count])
        if state.slots.keys() != self._open:
            squares = set(state.slots)
            for place in squares ^ self._open:
                if place in CELL:
                    told[OPEN + CELL[place]] = place in squares
            self._open = squares

    def observe(self, state: CarcassonneState, seat: int) -> Any:
        self._grow(state)
        found = self._kept.copy()
        told = memoryview(found)
        known, where, kind = self._cells, state.where, state.kind
        for node, figures in state.figures.items():
            if node not in known:
                known[node] = CELL.get(where[tile_of(state, node)])
            cell = known[node]
            if cell is not None:
                own = STANDING + ROW.get(kind[node], 3) * CELLS + cell
                for figure in figures:
                    told[own if figure & 7 == seat else own + len(AREAS) * CELLS] += 1
        if state.at and (cell := CELL.get(where[state.at])) is not None:
            told[OPEN + CELLS + cell] = 1
        end = NUMBERS + self._numbers
        told[NUMBERS:end] = array("h", self._numbers_of(state, seat))
        if self._more:
            found[end:] = self._more.observe(state, seat)
        return found

    def _numbers_of(self, state: CarcassonneState, seat: int) -> list[int]:
        """Tiles to come, the tile in hand, whether it is to be laid; points and figures, own seat first."""
        tile, tables, supply = state.tile, state.tables, state.supply
        laying = bool(state.options) and state.options[0][0] == "lay"
        if tile >= 0:
            crests = sum(tables.crests[4 * tile])
            told = [state.left, *tables.edges[4 * tile], tables.site[tile] >= 0, crests, laying]
        else:
            told = [state.left, 0, 0, 0, 0, 0, 0, laying]
        for one in self._from[seat]:
            told.append(state.score[one])
            told += supply[one : 8 * KINDS : 8]
            told += self._blank
        return told
