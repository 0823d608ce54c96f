"""Telling people that it is their turn, reminding them, and what follows when a move's days are over.

Each seat that is asked has a moment at which something is due, kept in the database: so it does not matter
which process looks, nor whether the server was started in between. What is due is taken by changing the row;
of two processes one succeeds. Who is at the table is not told what they see.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Literal

import sqlalchemy as sa

from .. import games, text
from ..kernel import SEATS, Problem
from . import schema
from .lobby import Tables
from .mail import Mailer
from .people import D, P
from .push import Push
from .seats import Owner
from .settings import Settings
from .turns import DAY, REMINDED_AT

log = logging.getLogger("bastide.table")

S, T = schema.seats.c, schema.tables.c
SWEEP_SECONDS = 15.0
MOST_AT_ONCE = 200
LOOK_AGAIN = 300.0
"""Seconds after which it is looked again whether somebody who is at the table has moved."""
Stage = Literal["turn", "reminder", "over", "nudge"]
STAGES: dict[int, Stage] = {-1: "nudge", 0: "turn", 1: "reminder", 2: "over"}


class Notices:
    """Looks now and then for what is due."""

    def __init__(self, tables: Tables, settings: Settings, push: Push, mailer: Mailer) -> None:
        self._tables, self._settings, self._push, self._mailer = tables, settings, push, mailer

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep(time.time())
            except Problem as problem:
                log.warning("nobody can be told that it is their turn: %s", problem)
            except Exception:
                log.exception("nobody can be told that it is their turn")

    async def sweep(self, now: float) -> None:
        """Do what is due by now."""
        select = (
            sa.select(schema.seats, T.game, T.setup)
            .join(schema.tables, T.id == S.table_id)
            .where(S.due < now, S.since.is_not(None), T.status == "running")
            .order_by(S.due)
            .limit(MOST_AT_ONCE)
        )
        for row in await self._tables.storage.run(lambda c: c.execute(select).all(), reads=True):
            cluster = self._tables.cluster
            if cluster is None or await cluster.owner(row.table_id) is None:
                await self._do(row, now)

    async def _do(self, row: Any, now: float) -> None:
        days: int | None = row.setup.get("days")
        stage = STAGES[row.noticed or 0]
        if stage == "over":
            table = await self._tables.get(row.table_id)
            if await self._take(row, 2, None):
                await table.time_is_up(row.seat)
            return
        here = self._tables.is_here(row.table_id, row.seat)
        person = await self._person(row.person) if row.person else None
        waits = quiet_until(person, now) if person and not here else None
        if stage == "turn" and here:
            await self._take(row, 0, now + LOOK_AGAIN)
        elif waits is not None:
            await self._take(row, row.noticed, min(waits, row.since + (days or 1000) * DAY))
        elif await self._take(row, *after(stage, row.since, days, now)) and person and not here:
            await self._tell(person, row, stage, now)

    async def _take(self, row: Any, noticed: int, due: float | None) -> bool:
        """Have a row for oneself, with what is due next."""
        same = (S.table_id == row.table_id, S.seat == row.seat, S.since == row.since, S.due == row.due)
        change = sa.update(schema.seats).where(*same).values(noticed=noticed, due=due)
        return await self._tables.storage.run(lambda c: c.execute(change).rowcount) == 1

    async def _person(self, person: str) -> Any:
        select = sa.select(schema.people).where(P.id == person)
        return await self._tables.storage.run(lambda c: c.execute(select).first(), reads=True)

    async def _tell(self, person: Any, row: Any, stage: Stage, now: float) -> None:
        """By every way that the person has chosen."""
        storage = self._tables.storage
        mine = sa.select(D.key_hash, D.push).where(D.person_id == person.id)
        devices = [d for d in await storage.run(lambda c: c.execute(mine).all(), reads=True) if d.push]
        if not devices and not (person.mails and person.email):
            return
        path = f"/table/{row.table_id}"
        blanks = await self._blanks(person, row, now)
        told = {
            "title": text.say(f"notice-{stage}", person.language, **blanks),
            "body": text.say("notice-with", person.language, **blanks),
            "url": path,
            "tag": row.table_id,
        }
        for device in devices:
            if await self._push.send(device.push, told) == "gone":
                await self._tables.people.subscribe(Owner(person.id, device.key_hash), None)
        if person.mails and person.email:
            site = self._settings.public_url
            how = {"url": f"{site}{path}", "home": f"{site}/", "title": told["title"], **blanks}
            await self._mailer.letter(person.email, "turn", person.language, **how)

    async def _blanks(self, person: Any, row: Any, now: float) -> dict[str, Any]:
        select = sa.select(schema.seats).where(S.table_id == row.table_id).order_by(S.seat)
        seats = (await self._tables.storage.run(lambda c: c.execute(select).all(), reads=True))[: len(SEATS)]
        names = [seat.name for seat in seats]
        others = [
            text.name_at(seat.seat, names)
            for seat in seats
            if seat.person != person.id and seat.kind != "open"
        ]
        days = row.setup.get("days")
        left = 0.0 if days is None else max(0.0, row.since + days * DAY - now)
        return {
            "game": games.load(row.game).titles[person.language],
            "names": text.join(others, person.language),
            "count": len(others),
            "hours": round(left / 3600),
        }


def after(stage: Stage, since: float, days: int | None, now: float) -> tuple[int, float | None]:
    """What comes after a stage, and when."""
    if days is None:
        return 1, None
    reminder, over = since + REMINDED_AT * days * DAY, since + days * DAY
    if stage == "reminder" or reminder <= now:
        return 2, over
    return 1, reminder


def quiet_until(person: Any, now: float) -> float | None:
    """When a person may be told something again; None: now."""
    if person.quiet_from is None or person.quiet_from == person.quiet_to:
        return None
    local = now + person.zone * 60
    hour = (local % DAY) / 3600
    begin, end = person.quiet_from, person.quiet_to
    is_quiet = begin <= hour < end if begin < end else hour >= begin or hour < end
    return now + ((end - hour) % 24) * 3600 if is_quiet else None
