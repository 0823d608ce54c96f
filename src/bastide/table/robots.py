"""The bots that play at a table: at seats of their own, or for a person who is away."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from ..kernel import SEATS, View
from .database import StorageProblem
from .players import Players, Sitting
from .protocol import ThinkingNews, text
from .workers import Call, Priority

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
        self._bots: dict[tuple[int, str], Sitting] = {}
        self._task: asyncio.Task[None] | None = None
        self._call: Call | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        if self.asked() is not None and not self.busy:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._task and self._task is not asyncio.current_task():
            self._task.cancel()

    def hurry(self) -> None:
        """Have the bot that thinks move at once, by the best that it has found so far."""
        if self._call is not None:
            self._call.hurry()

    def _hear(self, seat: int, alone: bool, news: tuple[int, int, float]) -> None:
        """Tell the table how far a bot is. Of a plan that is made in secret only that it is thought of."""
        running, of, share = news
        shown = ThinkingNews(SEATS[seat], running if alone else 0, of if alone else 0, share)
        self._table.audience.tell(text(shown))

    def asked(self) -> int | None:
        """A seat that is asked and that a bot answers for. While somebody asks to take back, bots wait."""
        table = self._table
        if table.match is None or table.lost or table.broken or table.stored.status != "running":
            return None
        if table.wish and table.wish.absent is None:
            return None
        if table.unwatched:
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
                alone = len(table.match.state.pending) == 1 and not table.match.state.answered
            bot = self._bot(seat)
            self._call = Call(partial(self._hear, seat, alone))
            try:
                action = await self._players.choose(bot, view, tag or "", self._priority(), self._call)
                await table.act_as_bot(seat, tag, action)
                failures = 0
                bot.answered()
            except StorageProblem:
                if table.lost:
                    return
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1
            except Exception as error:
                if not bot.fail():
                    log.exception("table %s: seat %s cannot go on", table.id, SEATS[seat])
                    return
                log.exception(
                    "table %s: the bot %r at seat %s failed (%s); this decision is made more simply",
                    table.id,
                    bot.name,
                    SEATS[seat],
                    type(error).__name__,
                )

    def _bot(self, seat: int) -> Sitting:
        stored = self._table.stored
        chair = stored.seats[seat]
        name = chair.stand_in or chair.bot or ""
        return self._bots.setdefault((seat, name), Sitting(name, f"{stored.secret}/{seat}"))

    def _priority(self) -> Priority:
        """Whether somebody waits for the bots."""
        people = any(seat.kind == "human" and not seat.stand_in for seat in self._table.stored.seats)
        return Priority.PERSON if people and self._table.audience else Priority.WATCHED
