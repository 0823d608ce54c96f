"""Where the games are kept: SQLite through SQLAlchemy. What is written here survives the server.

A table is its set-up, its seats and its moves; everything else is replayed from them. A change is one
transaction: either all its lines are there afterwards or none.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..kernel import Problem
from . import schema
from .protocol import Kind, Status

BUSY_SECONDS = 2.0
"""How long a write waits for another process that holds the database."""

MIGRATIONS = Path(__file__).parent / "migrations"


class StorageProblem(Problem):
    """The database cannot be read or written. Nothing has changed."""

    def __init__(self, message: str) -> None:
        super().__init__("storage", message)


class Conflict(StorageProblem):
    """Somebody else, another server for one, has changed the table."""


@dataclass
class Seat:
    """A seat of a table, with the hash of its token: the token itself is kept by its player only."""

    kind: Kind
    name: str
    bot: str | None = None
    token_hash: str | None = None


@dataclass
class Stored:
    """A table as it is kept."""

    id: str
    game: str
    sets: list[str]
    elements: list[str]
    options: dict[str, Any]
    seed: int | str
    secret: str
    seats: list[Seat]
    status: Status
    undos: int = 0
    moves: list[str] = field(default_factory=list)
    listed: bool = True  # whether the lobby shows it to those who like to watch


def prepare(path: Path) -> None:
    """Make the database if there is none and bring it up to date; say clearly when that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})
        # sqlite3 by itself begins no transaction before a CREATE TABLE: a kill in the middle of a migration
        # would leave half of it. So here we begin them.
        _on_connect(engine, isolation_level=None)
        sa.event.listen(engine, "begin", _begin)
        try:
            with engine.begin() as connection:
                if _version(connection) != schema.VERSION:
                    _migrate(connection, path)
                connection.execute(_checked())
        finally:
            engine.dispose()
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StorageProblem(f"The games cannot be kept in {path}: {_reason(error)}.") from error


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _migrate(connection: sa.Connection, path: Path) -> None:
    from alembic import command  # not needed, and not loaded, on most days
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageProblem(
            f"The games in {path} were kept by a newer Bastide, which this one cannot read ({error})."
        ) from error


def _on_connect(engine: sa.Engine, isolation_level: str | None) -> None:
    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = isolation_level
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # FULL: a commit is on the disk itself when it returns. With NORMAL it would survive a killed server
        # but not a power cut, and we say "accepted" to people. It costs 0.6 ms of the 2.4 ms of a write.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _checked() -> sa.Insert:
    from sqlalchemy.dialects.sqlite import insert

    now = {"checked": time.time()}
    return insert(schema.health).values(id=1, **now).on_conflict_do_update(["id"], set_=now)


def _reason(error: Exception) -> str:
    """The words of the database or the system, without the statement around them."""
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "strerror", None) or cause)


class Storage:
    """An open database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # One connection: SQLite has one writer at a time anyway, and its queue here is first come, first
        # served, where several connections would poll for the lock.
        self.engine: AsyncEngine = create_async_engine(
            f"sqlite+aiosqlite:///{path}",
            pool_size=1,
            max_overflow=0,
            connect_args={"timeout": BUSY_SECONDS},
        )
        # sqlite3 begins a transaction with the first write. Each call goes to aiosqlite's thread and back,
        # which is most of what a write costs: a BEGIN of our own would be three more.
        _on_connect(self.engine.sync_engine, isolation_level="IMMEDIATE")

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StorageProblem(f"The database refuses: {_reason(error)}. Nothing has changed.") from error

    async def check(self) -> None:
        """Write something."""
        async with self._transaction() as connection:
            await connection.execute(_checked())

    async def add(self, table: Stored) -> None:
        """Keep a new table, with the moves that it begins with."""
        now = time.time()
        async with self._transaction() as connection:
            await connection.execute(
                sa.insert(schema.tables).values(
                    id=table.id,
                    game=table.game,
                    setup=_setup(table),
                    seed=table.seed,
                    secret=table.secret,
                    status=table.status,
                    moves=len(table.moves),
                    undos=table.undos,
                    created=now,
                    changed=now,
                )
            )
            rows = [{"table_id": table.id, "seat": n, **vars(seat)} for n, seat in enumerate(table.seats)]
            await connection.execute(sa.insert(schema.seats), rows)
            await self._lines(connection, table.id, 0, table.moves)

    async def load(self, table_id: str) -> Stored | None:
        t, s, m = schema.tables.c, schema.seats.c, schema.moves.c
        async with self._transaction() as connection:
            await connection.exec_driver_sql("BEGIN")  # so that all three belong together
            row = (await connection.execute(sa.select(schema.tables).where(t.id == table_id))).first()
            if row is None:
                return None
            seats = await connection.execute(
                sa.select(schema.seats).where(s.table_id == table_id).order_by(s.seat)
            )
            lines = await connection.execute(
                sa.select(m.line).where(m.table_id == table_id).order_by(m.number)
            )
            return Stored(
                id=row.id,
                game=row.game,
                **row.setup,
                seed=row.seed,
                secret=row.secret,
                seats=[Seat(s.kind, s.name, s.bot, s.token_hash) for s in seats],
                status=row.status,
                undos=row.undos,
                moves=list(lines.scalars()),
            )

    async def append(self, table: Stored, known: int, lines: Sequence[str], status: Status) -> None:
        """Add lines behind the known ones."""
        async with self._transaction() as connection:
            await self._claim(connection, table, known, moves=known + len(lines), status=status)
            await self._lines(connection, table.id, known, lines)

    async def cut(self, table: Stored, known: int, keep: int) -> None:
        """Take lines back."""
        async with self._transaction() as connection:
            await self._claim(connection, table, known, moves=keep, undos=table.undos + 1)
            mine = schema.moves.c.table_id == table.id
            await connection.execute(sa.delete(schema.moves).where(mine, schema.moves.c.number >= keep))

    async def take_seat(
        self, table: Stored, number: int, seat: Seat, lines: Sequence[str], status: Status
    ) -> None:
        """Give an open seat to somebody; if it was the last one, the game begins with these lines."""
        async with self._transaction() as connection:
            await self._claim(connection, table, 0, moves=len(lines), status=status)
            taken = await connection.execute(
                sa.update(schema.seats)
                .where(
                    schema.seats.c.table_id == table.id,
                    schema.seats.c.seat == number,
                    schema.seats.c.kind == "open",
                )
                .values(**vars(seat))
            )
            if taken.rowcount != 1:
                raise _changed_elsewhere()
            await self._lines(connection, table.id, 0, lines)

    @staticmethod
    async def _claim(connection: AsyncConnection, table: Stored, known: int, **values: Any) -> None:
        """Change the table's own row, if it is as we know it: two servers on one database stay apart."""
        t = schema.tables.c
        where = (t.id == table.id, t.moves == known, t.undos == table.undos, t.status == table.status)
        claim = sa.update(schema.tables).where(*where).values(changed=time.time(), **values)
        if (await connection.execute(claim)).rowcount != 1:
            raise _changed_elsewhere()

    @staticmethod
    async def _lines(connection: AsyncConnection, table_id: str, at: int, lines: Sequence[str]) -> None:
        if lines:
            rows = [{"table_id": table_id, "number": at + n, "line": line} for n, line in enumerate(lines)]
            await connection.execute(sa.insert(schema.moves), rows)


def _setup(table: Stored) -> dict[str, Any]:
    setup: dict[str, Any] = {"sets": table.sets, "elements": table.elements, "options": table.options}
    return setup if table.listed else setup | {"listed": False}


def _changed_elsewhere() -> Conflict:
    return Conflict("This table has been changed by another server; it is read anew. Please try again.")
