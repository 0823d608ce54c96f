"""All tables of a server: opened, found again, and left to the database when nobody uses them."""

from __future__ import annotations

import asyncio
import secrets

from ..games import load
from ..kernel import SEATS, Match, Problem
from .matches import begin, elements_of, restore
from .players import Players
from .protocol import OpenTable, TableInfo, WantedSeat
from .seats import clean, hash_of, new_token
from .storage import Seat, Storage, Stored
from .tables import Table

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
MOST_LISTED = 50


class Tables:
    """All tables of a server. Those that nobody has asked for since the start are in the database only."""

    def __init__(self, storage: Storage, players: Players) -> None:
        self.storage = storage
        self.players = players
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open(self, wanted: OpenTable) -> tuple[Table, dict[str, str]]:
        """Open a table; the tokens are those of the human seats."""
        tokens: dict[str, str] = {}
        stored, match = await asyncio.to_thread(self._make, wanted, tokens)
        await self.storage.add(stored)
        table = Table(stored, match, self.storage, self.players)
        self._make_room()
        self._tables[table.id] = table
        return table, tokens

    def _seat(self, game: str, letter: str, wanted: WantedSeat, tokens: dict[str, str]) -> Seat:
        if wanted.kind == "bot":
            bot = self.players.check(game, wanted.bot or "greedy")
            return Seat("bot", clean(wanted.name, bot), bot)
        if wanted.kind == "open":
            return Seat("open", clean(wanted.name, ""))
        tokens[letter] = new_token()
        return Seat("human", clean(wanted.name, letter), token_hash=hash_of(tokens[letter]))

    def _make(self, wanted: OpenTable, tokens: dict[str, str]) -> tuple[Stored, Match | None]:
        catalogue = load(wanted.game).catalogue
        setup = catalogue.setup(len(wanted.seats), wanted.sets, wanted.elements, wanted.options)
        seats = [self._seat(setup.game, SEATS[n], seat, tokens) for n, seat in enumerate(wanted.seats)]
        waits = any(seat.kind == "open" for seat in seats)
        stored = Stored(
            id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
            game=setup.game,
            sets=list(setup.sets),
            elements=elements_of(setup),
            options=dict(setup.options),
            seed=secrets.token_hex(8) if wanted.seed is None else wanted.seed,
            secret=secrets.token_hex(32),
            seats=seats,
            status="open" if waits else "running",
            listed=wanted.listed,
        )
        match = begin(stored) if not waits else None
        if match:
            stored.moves = match.moves[:]
            stored.status = "finished" if match.over else "running"
        return stored, match

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
            moves = stored.moves
            match = await asyncio.to_thread(restore, stored, moves) if stored.status != "open" else None
            self._make_room()
            table = self._tables[table_id] = Table(stored, match, self.storage, self.players)
            return table
        finally:
            del self._loading[table_id]

    def _make_room(self) -> None:
        for table in [t for t in self._tables.values() if t.idle]:
            del self._tables[table.id]

    async def close(self) -> None:
        for table in list(self._tables.values()):
            await table.close()


def _no_such_table() -> Problem:
    return Problem("no-such-table", "There is no such table.")
