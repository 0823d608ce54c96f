"""Carcassonne: the land as planes of 31 × 31 squares around the start tile, and a few numbers beside it.

Tiles are laid one by one, so the planes of the land are kept and only what is new is added.
"""

from __future__ import annotations

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


class LandSlots(Slots):
    """`lay` has a slot for each square and turn; what stands on the tile just laid is remembered by it."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        super().__init__(ruleset, 4 * CELLS + TAIL, 4 * CELLS)
        self._known: dict[tuple[Any, ...], int] = {("pass",): self.hashed("pass")}

    def wanted(self, state: CarcassonneState, action: Action) -> int:
        if action[0] == "lay":
            cell = CELL.get(action[1])
            return super().wanted(state, action) if cell is None else 4 * cell + action[2]
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
        self._more = ViewEncoding(ruleset, EXTRA) if ruleset.slices else None
        self.size = len(PLANES) * CELLS + self._numbers + (EXTRA if self._more else 0)
        self.begin()

    def begin(self) -> None:
        self._land = self.np.zeros((len(LAND), CELLS), self.np.int16)
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
        tables, land = state.tables, self._land
        for tile in range(known + 1, count + 1):
            cell = CELL.get(where[tile])
            if cell is not None:
                turned = laid[tile]
                site = tables.site[turned >> 2] >= 0
                land[:, cell] = (*tables.edges[turned], site, sum(tables.crests[turned]))
        self._count = count
        self._last = (where[count], laid[count])

    def observe(self, state: CarcassonneState, seat: int) -> Any:
        self._grow(state)
        found = self.np.zeros(self.size, self.np.int16)
        found[: self._land.size] = self._land.ravel()
        first, cells = len(LAND) * CELLS, CELL
        for node, figures in state.figures.items():
            cell = cells.get(state.where[tile_of(state, node)])
            if cell is not None:
                row = ROW.get(state.kind[node], 3)
                for figure in figures:
                    plane = row if figure & 7 == seat else 4 + row
                    found[first + plane * CELLS + cell] += 1
        first += len(FIGURES) * CELLS
        open_cells = [cells[place] for place in state.slots if place in cells]
        if open_cells:
            found[self.np.array(open_cells) + first] = 1
        if state.at and (cell := cells.get(state.where[state.at])) is not None:
            found[first + CELLS + cell] = 1
        first += 2 * CELLS
        found[first : first + self._numbers] = self._told(state, seat)
        if self._more:
            found[first + self._numbers :] = self._more.observe(state, seat)
        return found

    def _told(self, state: CarcassonneState, seat: int) -> list[int]:
        """Tiles to come, the tile in hand, whether it is to be laid; points and figures, own seat first."""
        hand = state.tables.edges[4 * state.tile] if state.tile >= 0 else (0, 0, 0, 0)
        building = state.tile >= 0 and state.tables.site[state.tile] >= 0
        crests = sum(state.tables.crests[4 * state.tile]) if state.tile >= 0 else 0
        laying = bool(state.options) and state.options[0][0] == "lay"
        told = [state.left, *hand, building, crests, laying]
        kinds = min(KINDS, len(state.supply) >> 3)
        blank = [0] * (KINDS - kinds)
        for turn in range(self._seats):
            one = (seat + turn) % self._seats
            told += [state.score[one], *(state.supply[8 * kind + one] for kind in range(kinds)), *blank]
        return told
