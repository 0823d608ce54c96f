"""The games of a person, as the lobby shows them on every device: read from the database alone."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from ..kernel import SEATS
from . import schema
from .people_calls import MyGame, MyGames, MySeat
from .seats import Owner
from .showing import stand_in_by
from .storage import Seat, Storage
from .turns import DAY, GAVE_UP

T, S = schema.tables.c, schema.seats.c
MOST_RUNNING = 100
MOST_FINISHED = 100
NUDGE_SECONDS = DAY
"""Once in so long somebody is asked to play, and not before half an hour."""
NUDGE_AFTER = 1800.0


async def games_of(storage: Storage, owner: Owner) -> MyGames:
    """The person's games, the last changed first."""

    def read(connection: sa.Connection) -> MyGames:
        now = time.time()
        own = sa.select(S.table_id).where(S.person == owner.person, S.hidden.is_not(True)).distinct()
        is_mine = T.id.in_(own)
        is_over = sa.or_(T.status == "finished", T.id.in_(_given_up(owner)))
        columns = (T.id, T.game, T.setup, T.status, T.changed, T.result)
        select = sa.select(*columns).where(is_mine).order_by(T.changed.desc())
        rows = [
            *connection.execute(select.where(sa.not_(is_over)).limit(MOST_RUNNING)),
            *connection.execute(select.where(is_over).limit(MOST_FINISHED)),
        ]
        count = sa.select(sa.func.count()).select_from(schema.tables).where(is_mine, is_over)
        chairs: dict[str, list[Any]] = {}
        seats = sa.select(schema.seats).where(S.table_id.in_([row.id for row in rows])).order_by(S.seat)
        for chair in connection.execute(seats):
            chairs.setdefault(chair.table_id, []).append(chair)
        games = [_game(row, chairs.get(row.id, []), owner, now) for row in rows]
        return MyGames(games, connection.execute(count).scalar() or 0, now)

    return await storage.run(read, reads=True)


def _given_up(owner: Owner) -> sa.Select[tuple[str]]:
    return sa.select(S.table_id).where(S.person == owner.person, S.stand_in_by == GAVE_UP)


def _game(row: Any, chairs: list[Any], owner: Owner, now: float) -> MyGame:
    result = row.result or {}
    mine = [SEATS[chair.seat] for chair in chairs if chair.person == owner.person]
    running = row.status == "running"
    asked = [chair for chair in chairs if running and chair.since is not None]
    return MyGame(
        table=row.id,
        game=row.game,
        status=row.status,
        seats=[_seat(chair) for chair in chairs],
        mine=mine,
        since={SEATS[chair.seat]: chair.since for chair in asked},
        days=row.setup.get("days"),
        changed=row.changed,
        scores=result.get("scores"),
        winners=result.get("winners", []),
        nudge=[SEATS[c.seat] for c in asked if c.person != owner.person and may_nudge(c, now)],
    )


def may_nudge(chair: Any, now: float) -> bool:
    """Whether somebody who is asked may be told so once more."""
    if chair.person is None or chair.since is None or now - chair.since < NUDGE_AFTER:
        return False
    return chair.nudged is None or now - chair.nudged > NUDGE_SECONDS


def _seat(chair: Any) -> MySeat:
    by = stand_in_by(
        chair.seat, Seat(chair.kind, chair.name, stand_in=chair.stand_in, stand_in_by=chair.stand_in_by)
    )
    return MySeat(SEATS[chair.seat], chair.kind, chair.name, chair.bot, chair.stand_in, by)


async def hide(storage: Storage, table_id: str, owner: Owner) -> bool:
    """Take a game off the person's list; False if it is none of theirs."""
    mine = (S.table_id == table_id, S.person == owner.person)
    change = sa.update(schema.seats).where(*mine).values(hidden=True)
    return await storage.run(lambda c: c.execute(change).rowcount) > 0


async def nudge(storage: Storage, table_id: str, seat: int) -> bool:
    """Keep that somebody is asked to play, if that may be now: the sweep of `notices.py` tells them."""
    now = time.time()
    here = (S.table_id == table_id, S.seat == seat)

    def keep(connection: sa.Connection) -> bool:
        chair = connection.execute(sa.select(schema.seats).where(*here)).first()
        if chair is None or not may_nudge(chair, now):
            return False
        fresh = sa.or_(S.nudged.is_(None), S.nudged < now - NUDGE_SECONDS)
        change = sa.update(schema.seats).where(*here, fresh).values(nudged=now, noticed=-1, due=now)
        return connection.execute(change).rowcount == 1

    return await storage.run(keep)
