"""Several processes, on one machine or on more, with one PostgreSQL.

Each table belongs to one process at a time, by a lease in the database. Any process takes any connection;
what concerns a table of another is passed on to that one and back (`forwarding.py`). Each process says every
second that it lives. When one is silent for four, whoever is asked for one of its tables takes it over and
reads it from the database, which has all that was ever accepted. A process that was only slow finds its
tables gone and lets go of them; should it write before that, the database refuses (`storage._claim`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from . import schema
from .database import Database
from .engines import StorageProblem
from .storage import Storage

log = logging.getLogger("bastide.table")

BEAT_SECONDS = 1.0
DEAD_SECONDS = 4.0
"""So long a process may be silent before its tables are taken over."""
FORGET_SECONDS = 60.0

NOW = sa.func.extract("epoch", sa.func.clock_timestamp())
"""The database's own clock: those of several machines differ."""

S, L = schema.servers.c, schema.leases.c


@dataclass(frozen=True, slots=True)
class Peer:
    """Another process: where it listens for the others, and the word by which they are known."""

    id: str
    address: str
    secret: str


class Cluster:
    """This process among the others."""

    def __init__(self, storage: Storage, let_go: Callable[[Collection[str]], Awaitable[None]]) -> None:
        # A thread and a connection of its own: a process with much to write must not seem dead for that.
        self._storage, self._let_go = Database(storage.place), let_go
        self.id, self.secret = secrets.token_hex(8), secrets.token_hex(16)
        self._address = ""
        self._mine: set[str] = set()
        self._beaten = 0.0
        self._task: asyncio.Task[None] | None = None

    async def join(self, address: str) -> None:
        """Tell the others where this process is."""
        self._address = address
        await self._beat()
        self._task = asyncio.create_task(self._live())

    async def leave(self) -> None:
        """Go, and leave the tables to the others at once."""
        if self._task:
            self._task.cancel()
        me = sa.delete(schema.servers).where(S.id == self.id)
        try:
            await self._storage.run(lambda connection: connection.execute(me).close())
        except StorageProblem:
            log.warning("the others have to find out themselves that this process is gone")
        await self._storage.close()

    async def owner(self, table_id: str) -> Peer | None:
        """Who has a table; None: this process, which takes it if nobody has it."""
        if table_id in self._mine and time.monotonic() - self._beaten < DEAD_SECONDS:
            return None
        found = await self._storage.run(lambda connection: self._claim(connection, table_id))
        if found is None:
            self._mine.add(table_id)
        return found

    async def peers(self) -> list[Peer]:
        """The others that live."""
        alive = sa.select(S.id, S.address, S.secret).where(S.id != self.id, S.seen > NOW - DEAD_SECONDS)
        rows = await self._storage.run(lambda connection: connection.execute(alive).all(), reads=True)
        return [Peer(*row) for row in rows]

    def _claim(self, connection: sa.Connection, table_id: str) -> Peer | None:
        for _ in range(3):
            held = sa.select(S.id, S.address, S.secret, (S.seen > NOW - DEAD_SECONDS).label("alive"))
            held = held.join_from(schema.leases, schema.servers).where(L.table_id == table_id)
            row = connection.execute(held).first()
            if row is None:
                if not connection.execute(
                    sa.select(sa.exists().where(schema.tables.c.id == table_id))
                ).scalar():
                    return None  # there is no such table, and this process may say so
                take: Any = insert(schema.leases).values(table_id=table_id, server_id=self.id)
                take = take.on_conflict_do_nothing()
            elif row.id == self.id:
                return None
            elif row.alive:
                return Peer(row.id, row.address, row.secret)
            else:
                take = sa.update(schema.leases).values(server_id=self.id)
                take = take.where(L.table_id == table_id, L.server_id == row.id)
            if connection.execute(take).rowcount == 1:
                return None
        raise StorageProblem("conflict")

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                lost = self._mine - await self._beat()
            except StorageProblem as problem:
                log.warning("the database does not hear this process: %s", problem)
                continue
            if lost:
                self._mine -= lost
                await self._let_go(lost)

    async def _beat(self) -> set[str]:
        """Say that this process lives, and hear which tables it has."""

        def beat(connection: sa.Connection) -> set[str]:
            row = {"address": self._address, "secret": self.secret, "seen": NOW}
            alive = insert(schema.servers).values(id=self.id, **row)
            connection.execute(alive.on_conflict_do_update(index_elements=["id"], set_={"seen": NOW}))
            connection.execute(sa.delete(schema.servers).where(S.seen < NOW - FORGET_SECONDS))
            return set(connection.execute(sa.select(L.table_id).where(L.server_id == self.id)).scalars())

        begun = time.monotonic()
        mine = await self._storage.run(beat)
        self._beaten = begun
        return mine
