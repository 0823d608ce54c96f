"""The databases that games can be kept in: a file of SQLite, or PostgreSQL. Their schema is the same.

What differs is here: how a connection is opened, how a transaction begins, and who makes sure that two
servers which start at once don't both bring the database up to date.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..kernel import Blank, Problem

Place = Path | str
"""Where a database is: the path of a file, or an address that begins with `postgresql://`."""

BUSY_SECONDS = 2.0
"""How long a write waits for another process that holds the file."""
CONNECT_SECONDS = 5
MIGRATING = 0x6261_7374
"""The number of PostgreSQL's advisory lock under which the schema is changed."""

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)


class StorageProblem(Problem):
    """The database cannot be read or written. Nothing has changed."""

    def __init__(self, detail: str = "", code: str = "storage", **blanks: Blank) -> None:
        super().__init__(code, blanks, detail=detail)


class Conflict(StorageProblem):
    """Somebody else, another server for one, has changed the table."""

    def __init__(self) -> None:
        super().__init__("conflict")


def is_postgres(place: Place) -> bool:
    return isinstance(place, str) and place.startswith(("postgresql:", "postgres:"))


def as_place(text: str) -> Place:
    """A place as somebody writes it on the command line."""
    return text if is_postgres(text) else Path(text)


def shown(place: Place) -> str:
    """A place as it may be printed: without the password."""
    if not is_postgres(place):
        return str(place)
    try:
        return sa.make_url(str(place)).render_as_string(hide_password=True)
    except ArgumentError:
        return "postgresql:…"


def open_engine(place: Place) -> sa.Engine:
    """Open a database. A file is made if there is none."""
    if is_postgres(place):
        return _postgres(str(place))
    return _sqlite(Path(place))


def _postgres(address: str) -> sa.Engine:
    try:
        url = sa.make_url(address).set(drivername="postgresql+psycopg")
    except ArgumentError:
        raise StorageProblem("address", path=shown(address)) from None
    try:
        engine = sa.create_engine(
            url,
            pool_size=2,
            max_overflow=2,
            pool_pre_ping=True,  # a server that was restarted costs no action
            connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "bastide"},
        )
    except ModuleNotFoundError:
        raise StorageProblem("driver") from None
    return engine.execution_options(isolation_level="READ COMMITTED")


def _sqlite(path: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        # sqlite3 by itself begins no transaction before a CREATE TABLE or a SAVEPOINT. So we begin them all.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # FULL: a commit is on the disk itself when it returns. With NORMAL it would survive a killed server
        # but not a power cut, and we say "accepted" to people.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that first reads and then writes could find that another server was faster.
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def make_private(place: Place) -> None:
    """Let nobody else on this machine read what is hidden. SQLite makes its other files like this one."""
    if is_postgres(place):
        return
    path = Path(place)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    mode = path.stat().st_mode
    if path.is_file() and mode & 0o077:
        with suppress(PermissionError):  # somebody else's file: it is his to decide
            path.chmod(mode & 0o700)


def file_identity(place: Place) -> tuple[int, int] | None:
    """What tells a file from another that was put in its place; None where there is no file."""
    if is_postgres(place):
        return None
    try:
        found = Path(place).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def database_number(connection: sa.Connection) -> int | None:
    """What tells a database of PostgreSQL from another of the same name; files have their identity."""
    if connection.dialect.name != "postgresql":
        return None
    number = connection.exec_driver_sql("SELECT oid FROM pg_database WHERE datname = current_database()")
    return int(number.scalar_one())


def find_damage(place: Place) -> str:
    """What is wrong inside a file, seen by a reader of its own; PostgreSQL looks after itself."""
    if is_postgres(place):
        return ""
    try:
        with closing(sqlite3.connect(f"{Path(place).resolve().as_uri()}?mode=ro", uri=True)) as connection:
            told: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        return str(error) if is_damage(error) else ""  # a file that can't be opened is noticed otherwise
    return "" if told == "ok" else told


def is_damage(error: Exception) -> bool:
    """Whether SQLite has found something in the file that it never wrote."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", 0) or 0
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def lock_schema(connection: sa.Connection) -> None:
    """Until this transaction ends, no other server changes the schema. SQLite locks the whole file anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))


def put_row(connection: sa.Connection, table: sa.Table, key: str, row: dict[str, Any]) -> None:
    """Insert a row, or change it where there is one with its key."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as insert_postgres

        insert: Any = insert_postgres(table)
    else:
        from sqlalchemy.dialects.sqlite import insert as insert_sqlite

        insert = insert_sqlite(table)
    rest = {name: value for name, value in row.items() if name != key}
    connection.execute(insert.values(**row).on_conflict_do_update(index_elements=[key], set_=rest))


def reason(error: Exception) -> str:
    """The words of the database or the system, without the statement around them."""
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "strerror", None) or cause).strip()
