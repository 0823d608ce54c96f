"""The database itself, brought up to date when it is opened, written by one thread.

What comes while the thread writes is written together afterwards, with one commit: a commit waits for the
disk, and so a hundred tables cost little more of it than one. Each job stands for itself nevertheless: one
that fails is rolled back alone.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa

from . import schema
from .engines import (
    FAILURES,
    Conflict,
    Place,
    StorageProblem,
    database_number,
    file_identity,
    find_damage,
    is_damage,
    is_postgres,
    lock_schema,
    make_private,
    open_engine,
    put_row,
    reason,
    shown,
)
from .metrics import Metrics

__all__ = ["Conflict", "Database", "Place", "StorageProblem", "check", "prepare"]

log = logging.getLogger("bastide.table")

TOGETHER = 64
"""Jobs that share a commit, at most."""

MIGRATIONS = Path(__file__).parent / "migrations"

T = TypeVar("T")


def prepare(place: Place) -> None:
    """Make the database if there is none and bring it up to date; say clearly when that cannot be."""
    try:
        make_private(place)
        engine = open_engine(place)
        try:
            with engine.begin() as connection:
                lock_schema(connection)
                if _version(connection) != schema.VERSION:
                    _migrate(connection, place)
                check(connection)
        finally:
            engine.dispose()
    except FAILURES as error:
        kind = "server" if is_postgres(place) else "file"
        raise StorageProblem(kind, path=shown(place), why=reason(error)) from error


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _migrate(connection: sa.Connection, place: Place) -> None:
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
        raise StorageProblem("newer", path=shown(place), why=str(error)) from error


def check(connection: sa.Connection) -> int | None:
    """Write something. Where databases have numbers, tell which one it was."""
    put_row(connection, schema.health, "id", {"id": 1, "checked": time.time()})
    return database_number(connection)


def _refused(error: Exception) -> Exception:
    if not isinstance(error, FAILURES):
        return error
    problem = StorageProblem(why=reason(error))
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

    def __init__(self, place: Place, metrics: Metrics | None = None) -> None:
        self.place = place
        self._metrics = metrics or Metrics()
        self.engine = open_engine(place)
        self._file = file_identity(place)
        self._number: int | None = None  # of the database, where they have some
        self._closed = False
        self._damage = ""  # what was found to be wrong with it
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="database", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sa.Connection], T], reads: bool = False) -> T:
        """Do something in a transaction; when this returns, it is on the disk."""
        if self._closed:
            raise StorageProblem(why="the server stops")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, done, loop, "BEGIN" if reads else "BEGIN IMMEDIATE"))
        with self._metrics.writes.time("read" if reads else "write"):
            return await done

    async def check(self) -> None:
        """Write something, into the database that was there at the start."""
        number = await self.run(check)
        if self._number is None:
            self._number = number
        elif number != self._number:
            raise StorageProblem("replaced", path=shown(self.place))

    async def inspect(self) -> None:
        """Look through the whole database for damage. From then on nothing more is written into it."""
        self._damage = self._damage or await asyncio.to_thread(find_damage, self.place)

    @property
    def waiting(self) -> int:
        """Jobs that have not begun."""
        return self._jobs.qsize()

    async def close(self) -> None:
        self._closed = True
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
            if file_identity(self.place) != self._file:  # SQLite would write on into a file that nobody finds
                raise StorageProblem("lost", path=shown(self.place))
            if self._damage:
                raise StorageProblem("damaged", path=shown(self.place), why=self._damage)
            with self.engine.execution_options(begin=begin).begin() as connection:
                for job in jobs:
                    self._one(connection, job, alone=len(jobs) == 1)
        except Exception as error:  # whatever it was, those who wait must hear of it
            self._note_damage(error)
            refused = _refused(error)
            for job in jobs:
                job.error = job.error or refused
        for job in jobs:
            try:
                job.loop.call_soon_threadsafe(job.finish)
            except RuntimeError:  # the server has stopped: nobody waits any more
                log.debug("nobody waits for the database any more")

    def _note_damage(self, error: Exception) -> None:
        if isinstance(error, FAILURES) and is_damage(error):
            self._damage = reason(error)
            log.error("the database is damaged: %s", self._damage)

    def _one(self, connection: sa.Connection, job: Job, alone: bool) -> None:
        """One job among others: what it has done is undone if it fails."""
        if alone:
            job.result = job.work(connection)
            return
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except Exception as error:
            self._note_damage(error)
            job.error = _refused(error)
