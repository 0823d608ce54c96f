"""The database itself: SQLite, brought up to date when it is opened, written by one thread.

What comes while the thread writes is written together afterwards, with one commit: a commit waits for the
disk, and so a hundred tables cost little more of it than one. Each job stands for itself nevertheless: one
that fails is rolled back alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ..kernel import Blank, Problem
from . import schema

log = logging.getLogger("bastide.table")

BUSY_SECONDS = 2.0
"""How long a write waits for another process that holds the database."""
TOGETHER = 64
"""Jobs that share a commit, at most."""

MIGRATIONS = Path(__file__).parent / "migrations"
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)

T = TypeVar("T")


class StorageProblem(Problem):
    """The database cannot be read or written. Nothing has changed."""

    def __init__(self, detail: str = "", code: str = "storage", **blanks: Blank) -> None:
        super().__init__(code, blanks, detail=detail)


class Conflict(StorageProblem):
    """Somebody else, another server for one, has changed the table."""

    def __init__(self) -> None:
        super().__init__("conflict")


def prepare(path: Path) -> None:
    """Make the database if there is none and bring it up to date; say clearly when that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        keep_private(path)
        engine = _engine(path)
        try:
            with engine.begin() as connection:
                if _version(connection) != schema.VERSION:
                    _migrate(connection, path)
                check(connection)
        finally:
            engine.dispose()
    except FAILURES as error:
        raise StorageProblem("file", path=str(path), why=_reason(error)) from error


def keep_private(path: Path) -> None:
    """Let nobody else on this machine read what is hidden. SQLite makes its other files like this one."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # somebody else's file: it is his to decide
        path.chmod(0o600)


def _engine(path: Path) -> sa.Engine:
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
        raise StorageProblem("newer", path=str(path), why=str(error)) from error


def check(connection: sa.Connection) -> None:
    """Write something."""
    from sqlalchemy.dialects.sqlite import insert

    now = {"checked": time.time()}
    connection.execute(insert(schema.health).values(id=1, **now).on_conflict_do_update(["id"], set_=now))


def _reason(error: Exception) -> str:
    """The words of the database or the system, without the statement around them."""
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "strerror", None) or cause)


def _refused(error: Exception) -> Exception:
    if not isinstance(error, FAILURES):
        return error
    problem = StorageProblem(why=_reason(error))
    problem.__cause__ = error
    return problem


@dataclass(slots=True)
class Job:
    """Something to be done with the database, and who waits for it."""

    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    begin: str
    result: Any = None
    error: Exception | None = None

    def finish(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Database:
    """An open database and the thread that reads and writes it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = _engine(path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="database", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sa.Connection], T], reads: bool = False) -> T:
        """Do something in a transaction; when this returns, it is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, done, loop, "BEGIN" if reads else "BEGIN IMMEDIATE"))
        return await done

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self.engine.dispose()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            last = False
            while len(jobs) < TOGETHER and not self._jobs.empty() and not last:
                more = self._jobs.get()
                if more is None:
                    last = True
                else:
                    jobs.append(more)
            self._together(jobs)
            if last:
                return

    def _together(self, jobs: list[Job]) -> None:
        begin = max(job.begin for job in jobs)
        try:
            with self.engine.execution_options(begin=begin).begin() as connection:
                for job in jobs:
                    self._one(connection, job, alone=len(jobs) == 1)
        except Exception as error:  # whatever it was, those who wait must hear of it
            refused = _refused(error)
            for job in jobs:
                job.error = job.error or refused
        for job in jobs:
            try:
                job.loop.call_soon_threadsafe(job.finish)
            except RuntimeError:  # the server has stopped: nobody waits any more
                log.debug("nobody waits for the database any more")

    @staticmethod
    def _one(connection: sa.Connection, job: Job, alone: bool) -> None:
        """One job among others: what it has done is undone if it fails."""
        if alone:
            job.result = job.work(connection)
            return
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except Exception as error:
            job.error = _refused(error)
