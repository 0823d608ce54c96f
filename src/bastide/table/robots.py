"""The bots that play at a table: at seats of their own, or for a person who is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from ..kernel import SEATS, View
from .database import StorageProblem
from .players import Bot, Players, Stopgap

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("bastide.table")

RETRY_SECONDS = (1.0, 2.0, 5.0, 10.0)
"""How long a bot waits before it tries again to have an action saved."""


class Robots:
    """Lets bots act one after the other as long as one is asked."""

    def __init__(self, table: Room, players: Players) -> None:
        self._table = table
        self._players = players
        self._bots: dict[tuple[int, str], Bot] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        if self.asked() is not None and not self.busy:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._task and self._task is not asyncio.current_task():
            self._task.cancel()

    def asked(self) -> int | None:
        """A seat that is asked and that a bot answers for. While somebody asks to take back, bots wait."""
        table = self._table
        if table.match is None or table.lost or table.stored.status != "running" or table.wish:
            return None
        return next((s for s in table.match.state.pending if s >= 0 and table.plays_itself(s)), None)

    async def _play(self) -> None:
        """Let bots act until none is asked. They think outside the lock, on a copy of what they may see."""
        table, failures = self._table, 0
        while True:
            async with table.lock:
                seat = self.asked()
                if seat is None or table.match is None:
                    return
                tag = table.tag(table.match, seat)
                view = View(table.match.ruleset, table.match.state.copy(), seat)
            name, bot = self._bot(seat)
            try:
                action = await self._players.choose(bot, view)
                await table.act_as_bot(seat, tag, action)
                failures = 0
            except StorageProblem:
                if table.lost:
                    return
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1
            except Exception as error:
                if isinstance(bot, Stopgap):
                    log.exception("table %s: seat %s cannot go on", table.id, SEATS[seat])
                    return
                log.exception(
                    "table %s: the bot %r at seat %s failed (%s); it plays at random from here",
                    table.id,
                    name,
                    SEATS[seat],
                    type(error).__name__,
                )
                self._bots[seat, name] = Stopgap()

    def _bot(self, seat: int) -> tuple[str, Bot]:
        chair = self._table.stored.seats[seat]
        name = chair.stand_in or chair.bot or ""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = self._players.make(name, secrets.token_hex(8))
        return name, self._bots[seat, name]
