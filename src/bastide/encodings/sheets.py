"""Johanna: what lies on the table, and every sheet as bits and counts, the own one first."""

from __future__ import annotations

from typing import Any

from ..johanna.state import JohannaState
from ..kernel import Ruleset
from .slots import Slots
from .vectors import Encoding, ViewEncoding

SLOTS = 1024
EXTRA = 512
"""Numbers for what the solo game shows beside the sheets."""


class SheetEncoding(Encoding):
    """Counts as they are, masks as bits. What the solo game adds is told by the place of its path."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        super().__init__(ruleset)
        self.slots = Slots(ruleset, SLOTS)
        self._seats = ruleset.setup.seats
        self._more = ViewEncoding(ruleset, EXTRA) if self._seats == 1 else None
        tables = ruleset.tables
        self._bits = {
            "routes": len(tables.routes),
            "reach": len(tables.towns),
            "posts": len(tables.towns),
            "deeds": max(map(int.bit_length, tables.deed_mask), default=1),
            "owned": len(tables.places),
        }
        self._rows, self._sorts = tables.rows, tables.sorts
        self._common = len(self._table(ruleset.set_up()))
        self._sheet = len(self._sheet_of(ruleset.set_up(), 0))
        self.size = self._common + self._seats * self._sheet + (EXTRA if self._more else 0)

    def parts(self) -> dict[str, tuple[int, int]]:
        found = {"table": (0, self._common)}
        for turn in range(self._seats):
            begin = self._common + turn * self._sheet
            found["own" if turn == 0 else f"next-{turn}"] = (begin, begin + self._sheet)
        if self._more:
            found["solo"] = (self.size - EXTRA, self.size)
        return found

    def observe(self, state: JohannaState, seat: int) -> Any:
        found = self._table(state)
        for turn in range(self._seats):
            found += self._sheet_of(state, (seat + turn) % self._seats)
        told = self.np.zeros(self.size, self.np.int16)
        told[: len(found)] = found
        if self._more:
            told[-EXTRA:] = self._more.observe(state, seat)
        return told

    def _table(self, state: JohannaState) -> list[int]:
        """Tiles by person in bag, display and discard; whose turn, what is in hand, which places are free."""
        asked = [0] * 16
        if state.frames and state.pending:
            asked[sum(map(ord, self.ruleset.ask(state).name)) % 16] = 1
        places = len(self.ruleset.tables.places)
        return [
            *state.bag,
            *state.display,
            *state.discard,
            state.bags,
            state.round,
            state.hand,
            state.person,
            *_bits(state.on_offer, places),
            *asked,
        ]

    def _sheet_of(self, state: JohannaState, seat: int) -> list[int]:
        sorts, rows = self._sorts, self._rows
        told = [
            state.shields[seat],
            state.field[seat],
            state.monks[seat],
            state.citizens[seat],
            *state.goods[seat * sorts : (seat + 1) * sorts],
            *state.circled[seat * rows : (seat + 1) * rows],
            *state.crossed[seat * rows : (seat + 1) * rows],
        ]
        for name, width in self._bits.items():
            told += _bits(getattr(state, name)[seat], width)
        return told


def _bits(mask: int, width: int) -> list[int]:
    return [mask >> at & 1 for at in range(width)]
