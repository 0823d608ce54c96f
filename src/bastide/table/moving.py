"""Moving all games from one database to another, of whichever kind, and checking each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from ..kernel import Problem
from . import schema
from .database import prepare
from .engines import FAILURES, Place, StorageProblem, is_postgres, open_engine, reason, shown
from .matches import restore
from .storage import Stored, load_table

ROWS = 1000
"""Rows that are copied at once."""
MOVED = [
    table for table in schema.metadata.sorted_tables if table.name not in ("health", "servers", "leases")
]


@dataclass
class Moved:
    """What became of the games."""

    games: int = 0
    differ: list[str] = field(default_factory=list)  # not the same on both sides
    outdated: list[str] = field(default_factory=list)  # moved, but these rules cannot go on with them


def move(source: Place, target: Place, tell: Callable[[float], None] = lambda done: None) -> Moved:
    """Copy everything, in one transaction, and compare every game. The target has to be empty."""
    if shown(source) == shown(target):
        raise StorageProblem("same", path=shown(source))
    if not is_postgres(source) and not Path(source).is_file():
        raise Problem("no-file", path=str(source))
    prepare(source)
    prepare(target)
    here, there = open_engine(source), open_engine(target)
    try:
        if is_postgres(source):  # one moment, whatever a running server writes meanwhile
            here = here.execution_options(isolation_level="REPEATABLE READ")
        with here.begin() as old, there.begin() as new:
            old = old.execution_options(stream_results=True)
            if new.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar():
                raise StorageProblem("not-empty", path=shown(target))
            for table in MOVED:
                for rows in _in_portions(old, table):
                    new.execute(sa.insert(table), rows)
            return compare(old, new, tell)
    except FAILURES as error:
        raise StorageProblem(why=reason(error)) from error
    finally:
        here.dispose()
        there.dispose()


def _in_portions(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, object]]]:
    keys = list(table.primary_key.columns)
    for rows in connection.execute(sa.select(table).order_by(*keys)).mappings().partitions(ROWS):
        yield [dict(row) for row in rows]


def compare(old: sa.Connection, new: sa.Connection, tell: Callable[[float], None]) -> Moved:
    """Read every game from both sides, and play it."""
    t = schema.tables.c
    found = Moved()
    names = list(old.execute(sa.select(t.id).order_by(t.id)).scalars())
    for number, name in enumerate(names):
        tell(number / len(names))
        one, other = load_table(old, name), load_table(new, name)
        found.games += 1
        if one is None or one != other:
            found.differ.append(name)
        elif is_outdated(one):
            found.outdated.append(name)
    if found.differ:
        raise StorageProblem("differ", count=len(found.differ), names=found.differ[:10])
    return found


def is_outdated(stored: Stored) -> bool:
    """Whether these rules cannot replay a game."""
    try:
        if stored.status != "open":
            restore(stored, stored.moves)
    except StorageProblem:
        return True
    return False
