"""All tables of a server: opened, found again, and left to the database when nobody uses them."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Collection, Sequence
from typing import Any

from ..kernel import Match, Problem, Record
from .calls import Branch, Opened, OpenRecord, OpenTable, PlayedSeat, WantedSeat
from .cluster import Cluster
from .opening import ALPHABET, ID_LENGTH, Hands, make_table
from .people import People
from .players import Players
from .protocol import TableInfo
from .salvage import restore_what_holds
from .seats import Owner, hash_of
from .settings import Retention
from .storage import Storage, Stored
from .tables import Table
from .uploads import open_record, within_limits

MOST_LISTED = 50
GONE = 4410
"""The WebSocket's code for a table that was deleted."""


class Tables:
    """All tables of a server. Those that nobody has asked for since the start are in the database only."""

    def __init__(self, storage: Storage, players: Players, chat: bool = True) -> None:
        self.storage = storage
        self.players = players
        self.people = People(storage)
        self._chat = chat
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.closing = False
        self.cluster: Cluster | None = None  # where several processes share the database

    @property
    def at_hand(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def open(self, wanted: OpenTable) -> Opened:
        """Open a table."""
        owner = await self._owner(wanted.person, wanted.seats)
        hands = Hands(self.players.source, owner)
        stored, match = await asyncio.to_thread(make_table, wanted, hands)
        await self.lay(stored, match)
        return hands.opened(stored)

    async def open_record(self, wanted: OpenRecord) -> Opened:
        """Open a table with the game of a record: to look at, and to play on where it ends."""
        return await self._bring(bytes(wanted.record), wanted)

    async def branch(self, table: Table, wanted: Branch) -> Opened:
        """Open a table that goes on from an earlier position of another. What is drawn there is new; if that
        game is over, it may be the same again."""
        record = await table.record()
        lines = [line for line in record.moves if not line.startswith("#")]
        position = await table.position(min(wanted.move, len(lines)), None)
        record.moves = lines[: position.move]
        again = wanted.draws == "same" and table.stored.status == "finished"
        drawn = [line for line in lines[position.move :] if line.startswith("*")] if again else []
        return await self._bring(record, wanted, drawn)

    async def _bring(
        self, record: bytes | Record, wanted: Branch | OpenRecord, drawn: Sequence[str] = ()
    ) -> Opened:
        owner = await self._owner(wanted.person, wanted.seats or ())
        how = (record, wanted.seats, wanted.listed, self.players.source, owner)
        stored, match, opened = await within_limits(self.players.workers, open_record, *how)
        if drawn:
            stored.drawn = list(drawn)
            match.queue_known_draws(drawn)
        await self.lay(stored, match)
        return opened

    async def _owner(self, key: str | None, seats: Sequence[WantedSeat | PlayedSeat]) -> Owner | None:
        """Who opens a table, if they have said so."""
        if key is None:
            return None
        name = next((seat.name for seat in seats if seat.kind == "human" and seat.name), "")
        return await self.people.owner(key, name)

    async def lay(self, stored: Stored, match: Match[Any] | None) -> Table:
        """Keep a new table, and have it at hand."""
        await self.storage.add(stored)
        if self.cluster:
            await self.cluster.owner(stored.id)
        table = Table(stored, match, self.storage, self.players, chat=self._chat)
        self._make_room()
        self._tables[table.id] = table
        return table

    async def get(self, table_id: str) -> Table:
        """A table by its id, read from the database if need be."""
        table = self._tables.get(table_id)
        if table and not table.lost:
            return table
        if len(table_id) != ID_LENGTH or not set(table_id) <= set(ALPHABET):
            raise _no_such_table()
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def delete(self, table_id: str, token: str) -> None:
        """Forget a table, for who opened it."""
        table = await self.get(table_id)
        if not hmac.compare_digest(table.stored.opener_hash or "", hash_of(token)):
            raise Problem("not-your-table")
        await self._forget(table_id)

    async def prune(self, retention: Retention, now: float) -> list[str]:
        """Forget the tables that have been left alone for longer than they are kept."""
        expired = [i for i in await self.storage.expired(retention, now) if not self._is_watched(i)]
        for table_id in expired:
            await self._forget(table_id)
        return expired

    def is_here(self, table_id: str, seat: int) -> bool:
        """Whether a seat's player is at the table."""
        table = self._tables.get(table_id)
        return table is not None and not table.lost and table.audience.has(seat)

    def _is_watched(self, table_id: str) -> bool:
        table = self._tables.get(table_id)
        return table is not None and bool(table.audience)

    async def _forget(self, table_id: str) -> None:
        await self.storage.delete(table_id)
        table = self._tables.pop(table_id, None)
        if table is not None:
            await table.close(GONE)

    async def running(self) -> list[TableInfo]:
        """The games that can be watched: those that are being played here, the latest first. Who does not
        want to be watched by strangers opens a table that is not listed."""
        shown = [t for t in self._tables.values() if t.stored.listed and t.stored.status == "running"]
        shown.sort(key=lambda table: table.used, reverse=True)
        return [await table.info() for table in shown[:MOST_LISTED] if not table.lost]

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.storage.load(table_id)
            if stored is None:
                raise _no_such_table()
            match, broken = None, None
            if stored.status != "open":
                match, broken = await asyncio.to_thread(restore_what_holds, stored)
            self._make_room()
            table = Table(
                stored, match, self.storage, self.players, watched=False, broken=broken, chat=self._chat
            )
            self._tables[table_id] = table
            return table
        finally:
            del self._loading[table_id]

    def _make_room(self) -> None:
        for table in [t for t in self._tables.values() if t.idle]:
            del self._tables[table.id]

    async def let_go(self, table_ids: Collection[str]) -> None:
        """Another process has these tables now: who is here comes to it by connecting again."""
        for table_id in table_ids:
            table = self._tables.pop(table_id, None)
            if table is not None:
                await table.close()

    async def close(self) -> None:
        self.closing = True
        for table in list(self._tables.values()):
            await table.close()


def _no_such_table() -> Problem:
    return Problem("no-such-table")
