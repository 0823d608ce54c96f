"""Johanna of the day: everybody has the same bags and cards, and one try that counts.

A person is known by a key that the browser keeps. The token of the seat is made of it, so every tab of that
browser comes to the same game. A game that is over is replayed once with the seed of the day; only what the
replay confirms counts.
"""

from __future__ import annotations

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, NamedTuple

import sqlalchemy as sa
from litestar import post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from ..johanna.game import daily_seed
from ..kernel import Problem, Record, replay
from . import schema
from .calls import AskDaily, DailyGame, DailyInfo, Opened, OpenTable, PlayDaily, WantedSeat
from .lobby import Tables
from .matches import ruleset_of
from .opening import Hands, make_table, own_tokens
from .people import id_of
from .protocol import ErrorInfo
from .seats import Owner
from .storage import Day, Storage, Stored
from .workers import Priority

FIRST_DAY = date(2026, 6, 27)
LEVEL = {"level": "standard"}
LOWEST, HIGHEST, STEP = 30, 90, 10
WEEK = 6
"""Days that the lobby shows, up to the one that is asked for."""


def number_of(day: date) -> int:
    return (day - FIRST_DAY).days + 1


def day_of(number: int) -> date:
    return FIRST_DAY + timedelta(days=number - 1)


def now() -> datetime:
    """The day begins everywhere at the same time."""
    return datetime.now(UTC)


def token_of(person: str, number: int) -> str:
    """The token of a person's seat: the same in every tab, and as secret as the key."""
    made = hmac.digest(person.encode(), f"daily {number}".encode(), "sha256")
    return urlsafe_b64encode(made[:16]).decode().rstrip("=")


class Result(NamedTuple):
    """How a game ended, by a replay with the seed of its day."""

    points: int | None = None
    hers: int | None = None
    won: bool | None = None
    verified: bool = False


def judge(stored: Stored, number: int) -> Result:
    """Replay a game with the seed of its day; in a worker process."""
    seed = daily_seed(day_of(number))
    record = Record(stored.game, [seat.name for seat in stored.seats], seed=seed, moves=stored.moves[:])
    ruleset = ruleset_of(stored)
    try:
        match = replay(record, lambda *choice: ruleset, checks=False)
    except Problem:
        return Result()
    same = match.over and match.fair is True and match.moves == stored.moves
    hers: int = match.view(None).shown.johanna.score.points
    game = ruleset.game
    return Result(game.scores(match.state)[0], hers, bool(game.winners(match.state)), same)


class Daily:
    """The games of the day at a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._storage: Storage = tables.storage
        self._opening = asyncio.Lock()
        self._judging = asyncio.Lock()

    async def play(self, wanted: PlayDaily) -> Opened:
        """Today's table of a person; it is laid once."""
        number = number_of(now().date())
        owner = await self._tables.people.owner(wanted.person, wanted.name)
        async with self._opening:
            table = await self._find(number, owner.person)
            if table is None:
                table = await self._lay(Day(number, owner.person), wanted.name)
        stored = await self._storage.load(table)  # another process may have the table itself
        # Games of earlier versions have a token that follows from the key.
        tokens = own_tokens(stored, owner) if stored else {}
        tokens = tokens or {"A": token_of(wanted.person, number)}
        return Opened(table, tokens)

    async def _lay(self, day: Day, name: str) -> str:
        seed = daily_seed(day_of(day.number))
        wish = OpenTable("johanna", [WantedSeat("human", name)], options=dict(LEVEL), seed=seed, listed=False)
        hands = Hands(self._tables.players.source, Owner(day.person, ""))
        stored, match = await asyncio.to_thread(make_table, wish, hands)
        stored.day = day
        return (await self._tables.lay(stored, match)).id

    async def _find(self, number: int, person: str) -> str | None:
        d = schema.daily.c
        mine = sa.select(d.table_id).where(d.number == number, d.person == person)
        return await self._storage.run(lambda connection: connection.execute(mine).scalar(), reads=True)

    async def info(self, asked: AskDaily) -> DailyInfo:
        """How a day went, for a person and for everybody."""
        today = number_of(now().date())
        number = asked.number or today
        if number > today:
            raise Problem("no-such-day", number=number)
        key = asked.person
        person = await self._storage.run(lambda c: id_of(c, key), reads=True) if key else ""
        await self._judge(number)
        games = await self._games(person)
        everybody = await self._everybody(number)
        mine = games.get(number)
        own = mine.points if mine and mine.verified else None
        counted = {day: game for day, game in games.items() if game.verified and day <= number}
        return DailyInfo(
            number=number,
            day=day_of(number).isoformat(),
            today=today,
            seconds=seconds_left(now()),
            mine=mine,
            streak=streak(counted, number),
            won=sum(game.won is True for game in counted.values()),
            lost=sum(game.won is False for game in counted.values()),
            best=max((game.points or 0 for game in counted.values()), default=None),
            week=[day in counted for day in range(number - WEEK + 1, number + 1)],
            games=len(everybody),
            columns=columns(everybody),
            better=0 if own is None else sum(points < own for points in everybody),
        )

    async def _judge(self, number: int) -> None:
        """Replay the games of a day that are over and were not replayed yet."""
        t, d = schema.tables.c, schema.daily.c
        waiting = (
            sa.select(d.table_id)
            .join(schema.tables, t.id == d.table_id)
            .where(d.number == number, d.verified.is_(None), t.status == "finished")
        )

        def ids(connection: sa.Connection) -> list[str]:
            return list(connection.execute(waiting).scalars())

        async with self._judging:
            for table in await self._storage.run(ids, reads=True):
                stored = await self._storage.load(table)
                if stored is None:
                    continue
                workers = self._tables.players.workers
                result = await workers.run(judge, stored, number, priority=Priority.UPLOAD)
                await self._keep(table, result)

    async def _keep(self, table: str, result: Result) -> None:
        keep = sa.update(schema.daily).where(schema.daily.c.table_id == table).values(result._asdict())
        await self._storage.run(lambda connection: connection.execute(keep).close())

    async def _games(self, person: str) -> dict[int, DailyGame]:
        """All games of a person, by day."""
        t, d = schema.tables.c, schema.daily.c
        rows = (
            sa.select(schema.daily, t.status)
            .join(schema.tables, t.id == d.table_id)
            .where(d.person == person)
        )

        def read(connection: sa.Connection) -> dict[int, DailyGame]:
            return {row.number: _game(row) for row in connection.execute(rows)}

        return await self._storage.run(read, reads=True) if person else {}

    async def _everybody(self, number: int) -> list[int]:
        d = schema.daily.c
        rows = sa.select(d.points).where(d.number == number, d.verified.is_(True))
        return await self._storage.run(
            lambda connection: list(connection.execute(rows).scalars()), reads=True
        )


def _game(row: sa.Row[Any]) -> DailyGame:
    return DailyGame(
        table=row.table_id,
        over=row.status == "finished",
        points=row.points,
        hers=row.hers,
        won=row.won,
        hints=row.hints,
        takebacks=row.takebacks,
        verified=row.verified,
    )


def streak(played: Sequence[int] | dict[int, Any], number: int) -> int:
    """Days in a row up to this one; a day that is not over yet breaks nothing."""
    last = number if number in played else number - 1
    days = 0
    while last - days in played:
        days += 1
    return days


def columns(points: Sequence[int]) -> list[int]:
    made = [0] * ((HIGHEST - LOWEST) // STEP + 1)
    for one in points:
        made[(min(max(one, LOWEST), HIGHEST) - LOWEST) // STEP] += 1
    return made


def seconds_left(at: datetime) -> int:
    tomorrow = datetime.combine(at.date() + timedelta(days=1), time(), UTC)
    return max(0, int((tomorrow - at).total_seconds()))


# -- the calls -----------------------------------------------------------------------------------------------


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {s: ResponseSpec(ErrorInfo, description="refused", generate_examples=False) for s in statuses}


@post("/api/daily", status_code=HTTP_200_OK, responses=_errors(400, 403, 413, 503))
async def play_daily(data: JSONBody[PlayDaily], daily: NamedDependency[Daily]) -> Opened:
    """Today's game of a person: begun, or the one that was begun before."""
    return await daily.play(data)


@post("/api/daily/info", status_code=HTTP_200_OK, responses=_errors(400, 404, 413, 503))
async def daily_info(data: JSONBody[AskDaily], daily: NamedDependency[Daily]) -> DailyInfo:
    """How a day went, for a person and for everybody."""
    return await daily.info(data)


def _provide_daily(state: State) -> Daily:
    daily: Daily = state.daily
    return daily


ROUTES = [play_daily, daily_info]
PROVIDED = {"daily": Provide(_provide_daily, sync_to_thread=False)}
