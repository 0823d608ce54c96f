"""What people at a table write to each other: kept with the table, short, and not faster than one can read.

Who sits at the table reads and writes; spectators read where the table is listed for all. A seat can mute
others for itself. A host can turn all of it off.
"""

from __future__ import annotations

import time

import sqlalchemy as sa

from ..kernel import SEATS, Problem
from . import schema
from .protocol import ChatLine
from .seats import clean
from .storage import Storage, Stored

C = schema.chat.c
KEPT = 300
"""Lines of a table that are kept."""


class Chat:
    """The lines of one table. Its process is the only one that writes them, so they are read once."""

    def __init__(self, storage: Storage, stored: Stored, on: bool) -> None:
        self._storage, self._stored, self._on = storage, stored, on
        self._lines: list[ChatLine] | None = None

    @property
    def on(self) -> bool:
        """Whether there is anybody to write to."""
        return self._on and sum(seat.kind != "bot" for seat in self._stored.seats) > 1

    async def lines(self) -> list[ChatLine]:
        """What was written so far."""
        if self._lines is None:
            here = sa.select(schema.chat).where(C.table_id == self._stored.id).order_by(C.number)
            rows = await self._storage.run(lambda c: c.execute(here).all(), reads=True)
            self._lines = [ChatLine(row.number, SEATS[row.seat], row.at, row.line) for row in rows]
        return self._lines

    async def add(self, seat: int, text: str) -> ChatLine:
        """Keep a line."""
        said = clean(text)
        if not said:
            raise Problem("chat-empty")
        lines = await self.lines()
        line = ChatLine(lines[-1].number + 1 if lines else 1, SEATS[seat], time.time(), said)
        table_id = self._stored.id
        row = {"table_id": table_id, "number": line.number, "seat": seat, "at": line.at, "line": said}

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.chat).values(**row))
            old = sa.delete(schema.chat).where(C.table_id == table_id, C.number <= line.number - KEPT)
            connection.execute(old)

        await self._storage.run(write)
        self._lines = [*lines, line][-KEPT:]
        return line
