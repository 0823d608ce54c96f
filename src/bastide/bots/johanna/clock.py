"""How many turns are still to come."""

from __future__ import annotations

from ...johanna.state import JohannaState
from ...johanna.tables import Tables
from .groups import MOST_TURNS, SOON


class Clock:
    """Counts the turns of a seat; Johanna's, in the solo game, are those of the seat after the last."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    def __call__(self, state: JohannaState, seat: int) -> tuple[int, int]:
        """The turns that a seat still begins, and how many others have one before its next in this round."""
        tiles = sum(state.display) + state.to_draw
        turn = state.turn + (state.hand >= 0)
        bag = sum(state.bag) - state.to_draw - state.to_aside
        key = (tiles, turn, bag, state.bags, state.starter, seat)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._count_turns(*key)
        return found

    def _count_turns(
        self, tiles: int, turn: int, bag: int, bags: int, starter: int, seat: int
    ) -> tuple[int, int]:
        tables = self._tables
        movers, count = tables.movers, tables.count
        soon = (seat - turn) % movers
        turns = sum((turn + nth) % movers == seat for nth in range(tiles))
        full = sum(tables.tiles) - count.set_aside
        rounds = (bag + (count.bags - bags - 1) * full) // count.draw
        for later in range(1, rounds + 1):
            first = starter + later
            turns += sum((first + nth) % movers == seat for nth in range(count.draw))
        return min(turns, MOST_TURNS), soon if soon < tiles else SOON
