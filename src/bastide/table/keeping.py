"""What a host does with the database beside the server: list, check, export, prune, back up and restore."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from ..kernel import Problem, Record
from . import schema
from .database import prepare
from .engines import FAILURES, Place, StorageProblem, is_postgres, open_engine, reason, shown
from .matches import open_record
from .salvage import restore_what_holds, whole_record
from .settings import Retention
from .storage import Stored, expired_tables, load_table


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    status: str
    moves: int
    changed: float
    seats: str  # names, or what sits there


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a database or one of its tables."""

    table: str
    why: str


@contextmanager
def opened(place: Place) -> Iterator[sa.Connection]:
    """A database that is there already, brought up to date, as it is at one moment."""
    if not is_postgres(place) and not Path(place).is_file():
        raise Problem("no-file", path=str(place))
    prepare(place)
    engine = open_engine(place)
    try:
        if is_postgres(place):
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with engine.begin() as connection:
            yield connection
    except FAILURES as error:
        raise StorageProblem(
            "server" if is_postgres(place) else "file", path=shown(place), why=reason(error)
        ) from error
    finally:
        engine.dispose()


def list_tables(place: Place) -> list[Listed]:
    """All tables, the last changed first."""
    t, s = schema.tables.c, schema.seats.c
    with opened(place) as connection:
        seats: dict[str, list[str]] = {}
        for row in connection.execute(sa.select(s.table_id, s.kind, s.name).order_by(s.table_id, s.seat)):
            seats.setdefault(row.table_id, []).append(row.name or row.kind)
        select = sa.select(t.id, t.game, t.status, t.moves, t.changed).order_by(t.changed.desc())
        return [Listed(*row, ", ".join(seats.get(row.id, ()))) for row in connection.execute(select)]


def check_games(place: Place) -> tuple[int, list[Wrong]]:
    """Read and replay every game; how many there are, and what is wrong."""
    wrong: list[Wrong] = []
    with opened(place) as connection:
        if connection.dialect.name == "sqlite":
            told = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
            wrong += [Wrong("", str(line)) for line in told if line != "ok"]
            lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            wrong += [Wrong("", f"a row of {row[0]} belongs to no table") for row in lost]
        names = list(connection.execute(sa.select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())
        for name in names:
            if why := _what_is_wrong(connection, name):
                wrong.append(Wrong(name, why))
    return len(names), wrong


def _what_is_wrong(connection: sa.Connection, name: str) -> str:
    from ..text import problem as sentence

    t, m = schema.tables.c, schema.moves.c
    said = connection.execute(sa.select(t.moves).where(t.id == name)).scalar()
    numbers = list(
        connection.execute(sa.select(m.number).where(m.table_id == name).order_by(m.number)).scalars()
    )
    if numbers != list(range(said or 0)):
        return f"{len(numbers)} lines are there, and {said} should be"
    try:
        stored = load_table(connection, name)
        if stored is None or stored.status == "open":
            return ""
        _, broken = restore_what_holds(stored)
    except Problem as problem:
        return sentence(problem)
    if broken is None:
        return ""
    played = f"Bastide {broken.rules}" if broken.rules else "an earlier Bastide"
    return (
        f"line {broken.at + 1} of {broken.lines}, {stored.moves[broken.at]!r}, does not hold any more; it was"
        f" played with {played}. The first {broken.keep} lines hold."
    )


def export_games(place: Place, folder: Path, wanted: list[str]) -> tuple[list[Path], list[str]]:
    """Write records into a folder: the files, and the tables that have none now."""
    folder.mkdir(parents=True, exist_ok=True)
    files, without = [], []
    with opened(place) as connection:
        names = wanted or list(connection.execute(sa.select(schema.tables.c.id)).scalars())
        for name in names:
            stored = load_table(connection, name)
            if stored is None:
                raise Problem("no-such-table")
            try:
                record = _record(stored) if stored.status != "open" else None
            except Problem:  # something in it is hidden as long as it runs, or nothing of it can be played
                record = None
            if record is None:
                without.append(name)
                continue
            files.append(folder / f"{stored.game}-{name}.json")
            files[-1].write_text(record.to_json())
    return files, without


def _record(stored: Stored) -> Record:
    match, broken = restore_what_holds(stored)
    return whole_record(match, stored, for_host=True) if broken else open_record(match, stored)


def prune(place: Place, retention: Retention, delete: bool = True) -> list[str]:
    """Delete the tables that were left alone for longer than they are kept."""
    with opened(place) as connection:
        names = expired_tables(connection, retention, time.time())
        if delete and names:
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(names)))
        return names
