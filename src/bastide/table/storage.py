"""Where the games are kept. What is written here survives the server.

A table is its set-up, its seats and its moves; everything else is replayed from them. A change is one
transaction: either all its lines are there afterwards or none.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from typing import Any, Literal

import sqlalchemy as sa

from .. import __version__
from . import schema
from .database import Conflict, Database, StorageProblem, prepare
from .fields import Kind, Status
from .protocol import ClockRule
from .settings import Retention

__all__ = ["Asked", "Conflict", "Day", "Seat", "Storage", "StorageProblem", "Stored", "TakenBack", "prepare"]


DAY = 24 * 3600.0
GRACE = 60
"""Seconds that somebody may be away before the others can ask for a bot in his place."""
TOLD_AFTER = 60.0
"""Seconds after which somebody who is not at the table is told that it is their turn."""
STANDS_IN = "greedy"
"""The bot that plays then, where no other was agreed on."""


@dataclass
class Seat:
    """A seat of a table, with the hash of its token: the token itself is kept by its player only."""

    kind: Kind
    name: str
    bot: str | None = None
    token_hash: str | None = None
    stand_in: str | None = None  # the bot that plays for the person
    stand_in_by: str | None = None  # who wanted that: a seat's letter, or `clock`
    stood_from: int | None = None  # lines before what a bot did while the person was away,
    stood_to: int | None = None  # and at the end of it
    person: str | None = None  # whose seat it is; its devices have tokens of their own (`people.py`)
    since: float | None = None  # since when the person is asked
    muted: str | None = None  # the letters of the seats that are not heard here


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was taken back with the consent of the others."""

    seat: str
    at: int  # the number of lines that stayed
    lines: int  # how many went
    agreed: list[str]


@dataclass(frozen=True, slots=True)
class Day:
    """That a table is somebody's game of the day: its number, and the hash of the person's key."""

    number: int
    person: str


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
    given: dict[str, Any] = field(default_factory=dict)  # where a game begins that came from a record
    chance: dict[str, Any] = field(default_factory=dict)
    clock: ClockRule | None = None
    clocks: list[float] | None = None  # the seconds that each seat has left
    commitment: dict[str, Any] = field(default_factory=dict)  # the hash of the seed, and from which line on
    seeded: bool = False  # whether somebody gave the seed, who knows what will be drawn: then all may know it
    grace: int = GRACE  # seconds that somebody may be away before a bot can stand in
    level: str = STANDS_IN  # the bot that all have agreed on for that
    drawn: list[str] = field(default_factory=list)  # outcomes that were taken back and will come again
    taken_back: list[TakenBack] = field(default_factory=list)
    day: Day | None = None  # of the game of the day
    opener_hash: str | None = None  # of the token by which the table can be deleted
    days: int | None = None  # that a person may take for a move
    result: dict[str, Any] | None = None  # points and winners, once the game is over
    own_box: bool = False  # whether people draw real tiles and enter what came
    rules: str = ""  # the version that the last line was played with; empty: one that did not say
    marks: dict[int, str] = field(default_factory=dict)  # of positions, by the number of lines before them


Asked = Mapping[int, float | None]
"""Since when people are asked from now on, where that changes; None: no longer."""

_SEAT = [f.name for f in fields(Seat)]


class Storage(Database):
    """The tables in a database."""

    async def add(self, table: Stored) -> None:
        """Keep a new table, with the moves that it begins with."""

        def add(connection: sa.Connection) -> None:
            now = time.time()
            connection.execute(
                sa.insert(schema.tables).values(
                    id=table.id,
                    game=table.game,
                    setup=_setup(table),
                    seed=table.seed,
                    secret=table.secret,
                    status=table.status,
                    moves=len(table.moves),
                    undos=table.undos,
                    clocks=table.clocks,
                    drawn=table.drawn,
                    taken_back=[],
                    opener_hash=table.opener_hash,
                    result=table.result,
                    rules=table.rules,
                    created=now,
                    changed=now,
                )
            )
            rows = [{"table_id": table.id, "seat": n, **vars(seat)} for n, seat in enumerate(table.seats)]
            connection.execute(sa.insert(schema.seats), rows)
            _write_asked(connection, table.id, {n: s.since for n, s in enumerate(table.seats) if s.since})
            _write_lines(connection, table.id, 0, table.moves, table.marks)
            if table.day:
                tried = {"number": table.day.number, "person": table.day.person, "hints": 0, "takebacks": 0}
                connection.execute(sa.insert(schema.daily).values(table_id=table.id, **tried))

        await self.run(add)

    async def load(self, table_id: str) -> Stored | None:
        return await self.run(lambda connection: load_table(connection, table_id), reads=True)

    async def delete(self, table_id: str) -> bool:
        """Forget a table with all that belongs to it; False if there was none."""

        def delete(connection: sa.Connection) -> bool:
            gone = connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
            return gone.rowcount == 1

        return await self.run(delete)

    async def expired(self, retention: Retention, now: float) -> list[str]:
        return await self.run(lambda connection: expired_tables(connection, retention, now), reads=True)

    async def append(
        self,
        table: Stored,
        known: int,
        lines: Sequence[str],
        status: Status,
        clocks: list[float] | None = None,
        drawn: list[str] | None = None,
        asked: Asked = {},  # noqa: B006 - read only
        result: dict[str, Any] | None = None,
        mark: str | None = None,
    ) -> None:
        """Add lines behind the known ones, and perhaps the mark of the position that they lead to."""

        def append(connection: sa.Connection) -> None:
            more: dict[str, Any] = {} if clocks is None else {"clocks": clocks}
            if drawn is not None:
                more["drawn"] = drawn
            if result is not None:
                more["result"] = result
            end = known + len(lines)
            _claim(connection, table, known, moves=end, status=status, rules=__version__, **more)
            _write_lines(connection, table.id, known, lines, {end: mark} if mark else {})
            _write_asked(connection, table.id, asked)

        await self.run(append)

    async def cut(self, table: Stored, known: int, keep: int, asked: Asked, **more: Any) -> None:
        """Take lines back."""

        def cut(connection: sa.Connection) -> None:
            _claim(connection, table, known, moves=keep, undos=table.undos + 1, **more)
            mine = schema.moves.c.table_id == table.id
            connection.execute(sa.delete(schema.moves).where(mine, schema.moves.c.number >= keep))
            gone = (schema.seats.c.table_id == table.id, schema.seats.c.stood_to > keep)
            none = {"stood_from": None, "stood_to": None}
            connection.execute(sa.update(schema.seats).where(*gone).values(**none))
            _write_asked(connection, table.id, asked)

        await self.run(cut)

    async def rewrite(
        self,
        table: Stored,
        known: int,
        keep: int,
        lines: Sequence[str],
        status: Status,
        asked: Asked,
        result: dict[str, Any] | None,
    ) -> None:
        """Put other lines in the place of those behind the first ones."""

        def rewrite(connection: sa.Connection) -> None:
            count = {"moves": keep + len(lines), "undos": table.undos + 1}
            _claim(connection, table, known, status=status, result=result, **count)
            mine = schema.moves.c.table_id == table.id
            connection.execute(sa.delete(schema.moves).where(mine, schema.moves.c.number >= keep))
            _write_lines(connection, table.id, keep, lines, {})
            _write_asked(connection, table.id, asked)

        await self.run(rewrite)

    async def take_seat(
        self,
        table: Stored,
        number: int,
        seat: Seat,
        lines: Sequence[str],
        status: Status,
        marks: Mapping[int, str],
        asked: Asked,
    ) -> None:
        """Give an open seat to somebody; if it was the last one, the game begins with these lines."""

        def take_seat(connection: sa.Connection) -> None:
            _claim(connection, table, 0, moves=len(lines), status=status, rules=__version__)
            _change_seat(connection, table, number, schema.seats.c.kind == "open", **vars(seat))
            _write_lines(connection, table.id, 0, lines, marks)
            _write_asked(connection, table.id, asked)

        await self.run(take_seat)

    async def stand_in(self, table: Stored, number: int, known: int, asked: Asked, **how: Any) -> None:
        """Let a bot play for a person, or no longer."""

        def stand_in(connection: sa.Connection) -> None:
            _claim(connection, table, known)
            _change_seat(connection, table, number, sa.true(), **how)
            _write_asked(connection, table.id, asked)

        await self.run(stand_in)

    async def change_seat(
        self, table: Stored, number: int, asked: Asked | None = None, **values: Any
    ) -> None:
        """Change what a seat is without touching the game."""
        if_so = schema.seats.c.kind == table.seats[number].kind

        def change_seat(connection: sa.Connection) -> None:
            _change_seat(connection, table, number, if_so, **values)
            _write_asked(connection, table.id, asked or {})

        await self.run(change_seat)

    async def count_help(self, table: Stored, kind: Literal["hints", "takebacks"]) -> None:
        """In a game of the day: keep that somebody had help."""
        if table.day is None:
            return
        column = schema.daily.c[kind]
        count = sa.update(schema.daily).where(schema.daily.c.table_id == table.id).values({kind: column + 1})
        await self.run(lambda connection: connection.execute(count).close())


def expired_tables(connection: sa.Connection, retention: Retention, now: float) -> list[str]:
    """The tables that have not been changed for longer than they are kept."""
    t = schema.tables.c
    too_old = [
        sa.and_(t.status == status, t.changed < now - days * DAY)
        for status, days in asdict(retention).items()
        if days is not None
    ]
    if not too_old:
        return []
    select = sa.select(t.id).where(sa.or_(*too_old)).order_by(t.changed)
    return list(connection.execute(select).scalars())


def load_table(connection: sa.Connection, table_id: str) -> Stored | None:
    """A table as it is kept; None if there is none."""
    t, s, m = schema.tables.c, schema.seats.c, schema.moves.c
    row = connection.execute(sa.select(schema.tables).where(t.id == table_id)).first()
    if row is None:
        return None
    seats = connection.execute(sa.select(schema.seats).where(s.table_id == table_id).order_by(s.seat))
    select = sa.select(m.line, m.mark).where(m.table_id == table_id).order_by(m.number)
    lines = connection.execute(select).all()
    d = schema.daily.c
    day = connection.execute(sa.select(d.number, d.person).where(d.table_id == table_id)).first()
    setup = dict(row.setup)
    clock = setup.pop("clock", None)
    return Stored(
        id=row.id,
        game=row.game,
        **setup,
        seed=row.seed,
        secret=row.secret,
        seats=[Seat(**{name: getattr(s, name) for name in _SEAT}) for s in seats],
        status=row.status,
        undos=row.undos,
        moves=[line for line, _ in lines],
        marks={number: mark for number, (_, mark) in enumerate(lines, 1) if mark},
        clock=ClockRule(**clock) if clock else None,
        clocks=row.clocks,
        drawn=list(row.drawn or ()),
        taken_back=[TakenBack(**told) for told in row.taken_back or ()],
        day=Day(*day) if day else None,
        opener_hash=row.opener_hash,
        result=row.result,
        rules=row.rules or "",
    )


def _setup(table: Stored) -> dict[str, Any]:
    """What never changes; what most tables do not have is left out."""
    setup: dict[str, Any] = {"sets": table.sets, "elements": table.elements, "options": table.options}
    if not table.listed:
        setup["listed"] = False
    if table.given:
        setup["given"] = table.given
    if table.chance:
        setup["chance"] = table.chance
    if table.commitment:
        setup["commitment"] = table.commitment
    if table.seeded:
        setup["seeded"] = True
    if table.own_box:
        setup["own_box"] = True
    if table.grace != GRACE:
        setup["grace"] = table.grace
    if table.level != STANDS_IN:
        setup["level"] = table.level
    if table.days:
        setup["days"] = table.days
    if table.clock:
        setup["clock"] = {"minutes": table.clock.minutes, "increment": table.clock.increment}
    return setup


def _claim(connection: sa.Connection, table: Stored, known: int, **values: Any) -> None:
    """Change the table's own row, if it is as we know it: two servers on one database stay apart."""
    known_as = {"of": table.id, "known": known, "undone": table.undos, "was": table.status}
    claim = _claiming(*values)
    if connection.execute(claim, {**known_as, "changed": time.time(), **values}).rowcount != 1:
        raise _changed_elsewhere()


@cache  # building a statement takes longer than carrying it out
def _claiming(*names: str) -> sa.Update:
    t = schema.tables.c
    same = {"of": t.id, "known": t.moves, "undone": t.undos, "was": t.status}
    claim = sa.update(schema.tables).where(*(column == sa.bindparam(name) for name, column in same.items()))
    return claim.values({name: sa.bindparam(name, type_=t[name].type) for name in ("changed", *names)})


def _change_seat(
    connection: sa.Connection, table: Stored, number: int, if_so: sa.ColumnElement[bool], **values: Any
) -> None:
    s = schema.seats.c
    change = sa.update(schema.seats).where(s.table_id == table.id, s.seat == number, if_so).values(**values)
    if connection.execute(change).rowcount != 1:
        raise _changed_elsewhere()


_WRITE_ASKED = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("of"), schema.seats.c.seat == sa.bindparam("at"))
    .values(since=sa.bindparam("since", type_=sa.Float), due=sa.bindparam("due", type_=sa.Float), noticed=0)
)


def _write_asked(connection: sa.Connection, table_id: str, asked: Asked) -> None:
    if asked:
        rows = [
            {"of": table_id, "at": seat, "since": since, "due": None if since is None else since + TOLD_AFTER}
            for seat, since in asked.items()
        ]
        connection.execute(_WRITE_ASKED, rows)


_WRITE_LINES = sa.insert(schema.moves)


def _write_lines(
    connection: sa.Connection, table_id: str, at: int, lines: Sequence[str], marks: Mapping[int, str]
) -> None:
    if lines:
        rows = [
            {"table_id": table_id, "number": n, "line": line, "mark": marks.get(n + 1)}
            for n, line in enumerate(lines, at)
        ]
        connection.execute(_WRITE_LINES, rows)


def _changed_elsewhere() -> Conflict:
    return Conflict()
