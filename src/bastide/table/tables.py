"""A running table: its seats, its match, who watches it, and the bots that play at it.

Every change goes the same way: the rules check it, the database keeps it, and only then anybody is told.
If it cannot be kept, the table goes back to the moves before it.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from ..kernel import SEATS, Action, Match, Problem, Record, Refused, View
from .audience import GOING_AWAY, Audience, Connection
from .matches import begin, open_record, restore
from .players import Bot, Players, Stopgap
from .protocol import RefusalInfo, SeatInfo, Status, TableInfo, TableNews, Update, text
from .seats import clean, hash_of, new_token
from .showing import look, table_info
from .storage import Conflict, Seat, Storage, StorageProblem, Stored

log = logging.getLogger("bastide.table")

RETRY_SECONDS = (1.0, 2.0, 5.0, 10.0)
"""How long a bot waits before it tries again to have an action saved."""
IDLE_SECONDS = 3600.0
"""After that long with nobody there, a table is left to the database alone."""

T = TypeVar("T")


class Table:
    """One table. Whoever reads or changes its match holds the lock: a match may be ahead of the database."""

    def __init__(self, stored: Stored, match: Match | None, storage: Storage, players: Players) -> None:
        self.stored = stored
        self.match = match
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.lost = False  # no longer what the database says; to be read anew
        self.used = time.monotonic()
        self._storage = storage
        self._players = players
        self._bots: dict[int, Bot] = {}
        self._undone = dict.fromkeys(range(len(stored.seats)), stored.undos)
        self._bot_task: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[Any]] = set()
        if match and stored.undos:
            self.audience.log.kept = 0
        self._wake_bots()

    # -- what it is ----------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if the table were read anew."""
        busy = self.audience or self.lock.locked() or (self._bot_task and not self._bot_task.done())
        return not busy and time.monotonic() - self.used > IDLE_SECONDS

    def seat_number(self, letter: str) -> int:
        number = SEATS.find(letter)
        if not 0 <= number < len(self.stored.seats):
            last = SEATS[len(self.stored.seats) - 1]
            raise Problem("no-such-seat", f"This table has no seat {letter!r}, only A to {last}.")
        return number

    def seats_of(self, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that these tokens open."""
        hashes = [hash_of(token) for token in tokens]
        return tuple(
            number
            for number, seat in enumerate(self.stored.seats)
            if any(hmac.compare_digest(seat.token_hash or "", hashed) for hashed in hashes)
        )

    async def info(self) -> TableInfo:
        async with self.lock:
            return self._info()

    def _info(self) -> TableInfo:
        seats = [
            SeatInfo(SEATS[n], s.kind, s.name, s.kind == "bot" or self.audience.has(n), s.bot)
            for n, s in enumerate(self.stored.seats)
        ]
        return table_info(self.stored, seats, self.match)

    async def record(self) -> Record:
        """The record as anybody may have it now."""
        async with self.lock:
            return open_record(self._begun(), self.stored)

    def _begun(self) -> Match:
        if self.match is None:
            raise Problem("not-running", "The game begins when every seat is taken.")
        return self.match

    def _running(self) -> Match:
        match = self._begun()
        if self.lost:
            raise _read_anew()
        if self.stored.status != "running":
            raise Problem("not-running", "The game is over.")
        return match

    # -- what may be done to it ----------------------------------------------------------------------------

    async def join(self, letter: str, name: str) -> str:
        return await self._to_the_end(self._join(letter, name))

    async def act(self, seat: int, tag: str, action: str) -> None:
        await self._to_the_end(self._act(seat, tag, action))

    async def undo(self, seat: int) -> None:
        await self._to_the_end(self._undo(seat))

    async def why(self, seat: int, action: str) -> RefusalInfo | None:
        """Why a seat may not do something; None when it may."""
        async with self.lock:
            match = self._running()
            ruleset, state = match.ruleset, match.state
            if seat not in state.pending:
                refusal = ruleset.refusal(state, seat, ("",))
                return RefusalInfo(refusal.code, refusal.rule or None, ruleset.explain(refusal))
            try:
                wanted = ruleset.read(state, seat, action)
            except Refused as refused:
                return RefusalInfo(refused.code, refused.rule or None, refused.message)
            if ruleset.allows(state, seat, wanted):
                return None
            refusal = ruleset.refusal(state, seat, wanted)
            return RefusalInfo(refusal.code, refusal.rule or None, ruleset.explain(refusal))

    async def _to_the_end(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change out even when the connection that asked for it is lost in the middle."""
        task = asyncio.create_task(change)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _join(self, letter: str, name: str) -> str:
        async with self.lock:
            if self.lost:
                raise _read_anew()
            number = self.seat_number(letter)
            if self.stored.seats[number].kind != "open":
                raise Problem("seat-taken", f"Seat {letter} is taken already.")
            token = new_token()
            seat = Seat("human", clean(name, letter), token_hash=hash_of(token))
            seats = [*self.stored.seats]
            seats[number] = seat
            begins = all(s.kind != "open" for s in seats)
            match = await asyncio.to_thread(begin, self.stored) if begins else None
            status: Status = "running" if begins else "open"
            try:
                await self._storage.take_seat(self.stored, number, seat, match.moves if match else (), status)
            except Conflict:
                self.abandon()
                raise
            self.stored.seats = seats
            self.stored.status = status
            self.match = match
            self._tell_about_table()
            self._tell_position()
            return token

    async def _act(self, seat: int, tag: str, action: str) -> None:
        async with self.lock:
            match = self._running()
            now = self._tag(match, seat)
            if now is not None and now != tag:
                raise Problem("stale", "This answers an earlier decision; the table has moved on.")
            await self._change(match, seat, action)

    async def _change(self, match: Match, seat: int, action: Any) -> None:
        """An action: check it, keep it, tell it."""
        before = match.moves[:]
        await self._check(match, before, lambda: match.act(seat, action))
        status: Status = "finished" if match.over else "running"
        new = match.moves[len(before) :]
        await self._keep(before, self._storage.append(self.stored, len(before), new, status))
        if status != self.stored.status:
            self.stored.status = status
            self._tell_about_table()
        self._tell_position()

    async def _undo(self, seat: int) -> None:
        async with self.lock:
            match = self._running()
            before = match.moves[:]
            asked = self._tags(match)
            await self._check(match, before, lambda: match.undo(seat))
            await self._keep(before, self._storage.cut(self.stored, len(before), len(match.moves)))
            self.stored.undos += 1
            now = self._tags(match)
            for number in self._undone:  # whoever is asked something else now must not answer the old thing
                if asked.get(number) != now.get(number):
                    self._undone[number] = self.stored.undos
            self._tell_position()

    async def _check(self, match: Match, before: list[str], change: Callable[[], object]) -> None:
        try:
            change()
        except Problem:
            raise
        except Exception as error:
            log.exception("table %s: the rules failed after %d moves", self.id, len(before))
            await self._return_to(before)
            raise Problem(
                "internal", "The rules have failed here, which is our mistake. Nothing has changed."
            ) from error

    async def _keep(self, before: list[str], write: Coroutine[Any, Any, None]) -> None:
        try:
            await write
        except Conflict:
            self.abandon()
            raise
        except Exception as error:
            log.error("table %s: %s", self.id, error)
            await self._return_to(before)
            raise

    async def _return_to(self, moves: list[str]) -> None:
        """Have the table as it was after these moves."""
        try:
            self.match = await asyncio.to_thread(restore, self.stored, moves)
        except Exception:
            self.abandon()
            raise

    def abandon(self) -> None:
        """Give the table up as it is in memory; who comes back finds it as the database has it."""
        self.lost = True
        self._stop_bots()
        self.audience.drop()

    # -- tags ----------------------------------------------------------------------------------------------

    def _tags(self, match: Match) -> dict[int, str]:
        decision = match.ruleset.decision(match.state)
        return dict(decision.tags) if decision else {}

    def _tag(self, match: Match, seat: int) -> str | None:
        """What tells a seat's fresh answer from a stale one. The kernel counts actions; what was undone and
        done otherwise has the same count, so the number of the undo is added."""
        tag = self._tags(match).get(seat)
        return f"{tag}-{self._undone[seat]}" if tag and self._undone[seat] else tag

    # -- telling -------------------------------------------------------------------------------------------

    async def arrive(self, connection: Connection, tokens: Sequence[str], since: int) -> None:
        """Let a connection in, or let it change its seats, and show it everything."""
        async with self.lock:
            if self.lost:
                connection.drop(GOING_AWAY)
                return
            seats = self.seats_of(tokens)
            news = any(not self.audience.has(seat) for seat in seats) or set(connection.seats) - set(seats)
            self.audience.connections.add(connection)
            connection.seats = seats
            self.used = time.monotonic()
            if news:
                self._tell_about_table()
            else:
                connection.tell(self._table_news())
            if self.match:
                self.audience.welcome(connection, self.match, self._look, since)
            if len(seats) < len(set(tokens)):
                raise Problem("not-your-seat", "One of these tokens opens no seat at this table.")

    def leave(self, connection: Connection) -> None:
        self.audience.connections.discard(connection)
        self.used = time.monotonic()
        if any(not self.audience.has(seat) for seat in connection.seats) and not self.lost:
            task = asyncio.create_task(self._tell_who_left())
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _tell_who_left(self) -> None:
        async with self.lock:
            self._tell_about_table()

    def _table_news(self) -> str:
        info = self._info()
        return text(TableNews(**{name: getattr(info, name) for name in info.__struct_fields__}))

    def _tell_about_table(self) -> None:
        if self.audience:
            self.audience.tell(self._table_news())

    def _tell_position(self) -> None:
        """After a change: show it, and let bots that are asked now go on."""
        self.used = time.monotonic()
        if self.match is None:
            return
        try:
            self.audience.show(self.match, self._look)
        except Exception:  # the action stands, and who reloads the page sees it
            log.exception("table %s: position %d cannot be shown", self.id, len(self.match.moves))
        self._wake_bots()

    def _look(self, seats: tuple[int, ...]) -> tuple[int | None, Update]:
        match = self._begun()
        return look(match, seats, lambda seat: self._tag(match, seat) or "")

    # -- bots ----------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        if self._bot_asked() is not None and (self._bot_task is None or self._bot_task.done()):
            self._bot_task = asyncio.create_task(self._play_bots())

    def _bot_asked(self) -> int | None:
        if self.match is None or self.lost or self.stored.status != "running":
            return None
        seats = self.stored.seats
        return next((s for s in self.match.state.pending if s >= 0 and seats[s].kind == "bot"), None)

    async def _play_bots(self) -> None:
        """Let bots act until none is asked. They think outside the lock, on a copy of what they may see."""
        failures = 0
        while True:
            async with self.lock:
                seat = self._bot_asked()
                if seat is None or self.match is None:
                    return
                tag = self._tag(self.match, seat)
                view = View(self.match.ruleset, self.match.state.copy(), seat)
            bot = self._bot(seat)
            try:
                action = await self._players.choose(bot, view)
                await self._to_the_end(self._act_as_bot(seat, tag, action))
                failures = 0
            except StorageProblem:
                if self.lost:
                    return
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1
            except Exception as error:
                if isinstance(bot, Stopgap):
                    log.exception("table %s: seat %s cannot go on", self.id, SEATS[seat])
                    return
                log.exception(
                    "table %s: the bot %r at seat %s failed (%s); it plays at random from here",
                    self.id,
                    self.stored.seats[seat].bot,
                    SEATS[seat],
                    type(error).__name__,
                )
                self._bots[seat] = Stopgap()

    async def _act_as_bot(self, seat: int, tag: str | None, action: Action) -> None:
        """What a bot has chosen, unless an undo has overtaken it."""
        async with self.lock:
            if self._bot_asked() is not None and self.match and self._tag(self.match, seat) == tag:
                await self._change(self.match, seat, action)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            name = self.stored.seats[seat].bot or ""
            self._bots[seat] = self._players.make(name, secrets.token_hex(8))
        return self._bots[seat]

    def _stop_bots(self) -> None:
        if self._bot_task and self._bot_task is not asyncio.current_task():
            self._bot_task.cancel()

    async def close(self) -> None:
        """Finish what is under way and stop."""
        self.abandon()
        while self._work:
            await asyncio.wait(self._work)


def _read_anew() -> Conflict:
    return Conflict("This table is being read anew. Please try again.")
