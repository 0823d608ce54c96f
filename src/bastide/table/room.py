"""What every change at a table rests on: its seats, its match, what is kept of it, and who is told.

Every change goes the same way: the rules check it, the database keeps it, and only then anybody is told.
If it cannot be kept, the table goes back to the moves before it. `tables.py` has the changes themselves.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from math import ceil, inf
from typing import Any, TypeVar

from msgspec import structs

from ..kernel import SEATS, Action, Match, Problem, Record
from .audience import GOING_AWAY, Audience, Connection
from .chat import Chat
from .clocks import Clocks
from .entering import entry_info
from .matches import open_record, restore
from .people import devices_of
from .players import Players
from .protocol import TableInfo, Update
from .robots import Robots
from .salvage import Broken, whole_record
from .seats import hash_of, seat_token
from .showing import look, news, table_info
from .storage import Conflict, Storage, Stored
from .takeback import Wish, last_action, stood_in

log = logging.getLogger("bastide.table")

IDLE_SECONDS = 3600.0
"""After that long with nobody there, a table is left to the database alone."""

MOST_LINES = 20_000
"""Lines of a game at a table; a long real game has a tenth of that. A plan can be made and unmade again."""

TAG = 16
"""Characters of a tag."""

T = TypeVar("T")


class Room:
    """One table. Whoever reads or changes its match holds the lock: a match may be ahead of the database."""

    def __init__(
        self,
        stored: Stored,
        match: Match[Any] | None,
        storage: Storage,
        players: Players,
        watched: bool = True,
        broken: Broken | None = None,
        chat: bool = True,
    ) -> None:
        self.stored = stored
        self.broken = broken  # these rules can't play all of it: the match ends before the rest
        self.match = match
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.lost = False  # no longer what the database says; to be read anew
        self.used = time.monotonic()
        self._left = self.used if watched else -inf  # when the last one went who looked on
        self.wish: Wish | None = None  # somebody asks to take back, or for a bot
        self._away = dict.fromkeys(range(len(stored.seats)), time.monotonic())  # since when nobody is there
        self._refused: tuple[int, int] | None = None  # a wish that was: its seat and the number of moves
        self._storage = storage
        self._players = players
        self._robots = Robots(self, players)
        self.chat = Chat(storage, stored, chat)
        self._undone = dict.fromkeys(range(len(stored.seats)), stored.undos)
        self._work: set[asyncio.Task[Any]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._clocks = Clocks(stored.clock, len(stored.seats), stored.clocks) if stored.clock else None
        if match and stored.undos:
            self.audience.log.kept = 0

    # -- what it is ------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if the table were read anew."""
        busy = self.audience or self.lock.locked() or self._robots.busy or self._timers
        return not busy and time.monotonic() - self.used > IDLE_SECONDS

    @property
    def unwatched(self) -> bool:
        """Whether bots would play for nobody: no person is asked here, and none looks on."""
        people = any(seat.kind == "human" and not seat.stand_in for seat in self.stored.seats)
        if people or self.audience:
            return False
        return time.monotonic() - self._left >= self._players.unwatched_seconds

    def seat_number(self, letter: str) -> int:
        number = SEATS.find(letter)
        if not 0 <= number < len(self.stored.seats):
            raise Problem("no-such-seat", detail="table", word=letter, max=SEATS[len(self.stored.seats) - 1])
        return number

    async def seats_of(self, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that these tokens open: each has one of its own, or one for each device of its person."""
        if not tokens:
            return ()
        hashes = [hash_of(token) for token in tokens]
        people = {seat.person for seat in self.stored.seats if seat.person}
        devices = await devices_of(self._storage, people) if people else {}
        return tuple(
            number
            for number, seat in enumerate(self.stored.seats)
            if any(
                hmac.compare_digest(opens, hashed)
                for opens in self._opens(number, devices.get(seat.person or "", ()))
                for hashed in hashes
            )
        )

    def _opens(self, number: int, devices: Sequence[str]) -> list[str]:
        """The hashes of the tokens that open a seat."""
        own = self.stored.seats[number].token_hash
        made = [hash_of(seat_token(self.stored.secret, number, device)) for device in devices]
        return made if own is None else [own, *made]

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot answers for a seat."""
        chair = self.stored.seats[seat]
        return chair.kind == "bot" or chair.stand_in is not None

    async def info(self) -> TableInfo:
        async with self.lock:
            return self._info()

    def _info(self) -> TableInfo:
        return table_info(self.stored, self.grace, self.match, self.wish, self.chat.on, self.broken)

    def grace(self, seat: int) -> int | None:
        """How many more seconds are waited for somebody who is away; None for who is here."""
        if self.audience.has(seat) or self.stored.seats[seat].kind != "human":
            return None
        return max(0, ceil(self.stored.grace - (time.monotonic() - self._away[seat])))

    async def record(self) -> Record:
        """The record as anybody may have it now."""
        async with self.lock:
            match = self._begun()
            return whole_record(match, self.stored) if self.broken else open_record(match, self.stored)

    def _begun(self) -> Match[Any]:
        if self.match is None:
            raise Problem("not-running")
        return self.match

    def _running(self, whole: bool = True) -> Match[Any]:
        """The match, if it goes on; with `whole` also only if these rules can play all of it."""
        match = self._begun()
        if self.lost:
            raise read_anew()
        if self.stored.status != "running":
            raise Problem("not-running")
        if whole and self.broken:
            raise Problem("outdated", detail="here")
        return match

    def _lines(self, match: Match[Any]) -> list[str]:
        """The lines as the database has them."""
        return self.stored.moves[:] if self.broken else match.moves[:]

    def may_ask_back(self, seat: int) -> bool:
        """Whether a seat may ask to take back: it has acted, and was not refused just now."""
        match = self.match
        if match is None or match.over or self.wish or self.plays_itself(seat) or self.broken:
            return False
        if self.stood_in(seat) is not None:
            return self._refused != (seat, len(match.moves))
        if match.can_undo(seat):
            return False
        return self._refused != (seat, len(match.moves)) and last_action(match, seat) is not None

    def stood_in(self, seat: int) -> int | None:
        """The lines before what a bot did for a person who is back and has not acted yet."""
        return stood_in(self.match, seat, self.stored.seats[seat]) if self.match else None

    # -- keeping ---------------------------------------------------------------------------------------------

    async def _to_the_end(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change out even when the connection that asked for it is lost in the middle."""
        return await asyncio.shield(self._in_background(change))

    def _in_background(self, change: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(change)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    def _check_length(self, match: Match[Any]) -> None:
        if len(match.moves) >= MOST_LINES:
            raise Problem("too-long", most=MOST_LINES)

    async def _check(self, match: Match[Any], before: list[str], change: Callable[[], object]) -> None:
        try:
            change()
        except Problem:
            raise
        except Exception as error:
            log.exception("table %s: the rules failed after %d moves", self.id, len(before))
            await self._return_to(before)
            raise Problem("internal") from error

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
        self.wish = None
        try:
            self.match = await asyncio.to_thread(restore, self.stored, moves)
        except Exception:
            self.abandon()
            raise
        self._run_clocks()

    def abandon(self, code: int = GOING_AWAY) -> None:
        """Give the table up as it is in memory; who comes back finds it as the database has it."""
        self.lost = True
        self._robots.stop()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self.audience.drop(code)

    def _run_clocks(self, acted: int | None = None) -> None:
        """Let the clocks of the people run who are asked now."""
        if self._clocks is None or self.match is None or self.broken:
            return
        pending = self.match.state.pending if not self.match.over else ()
        self._clocks.run([s for s in pending if s >= 0 and not self.plays_itself(s)], acted)
        if timer := self._timers.pop("clock", None):
            timer.cancel()
        falls = self._clocks.next_fall()
        if falls is not None and not self.lost:
            loop = asyncio.get_running_loop()
            self._timers["clock"] = loop.call_later(falls, lambda: self._in_background(self._flag()))

    async def _flag(self) -> None:
        """A clock has run out."""
        raise NotImplementedError

    async def act_as_bot(self, seat: int, tag: str | None, action: Action) -> None:
        """What a bot has chosen."""
        raise NotImplementedError

    # -- tags ------------------------------------------------------------------------------------------------

    def _tags(self, match: Match[Any]) -> dict[int, str]:
        decision = match.ruleset.decision(match.state)
        return dict(decision.tags) if decision else {}

    def tag(self, match: Match[Any], seat: int) -> str | None:
        """What tells a seat's fresh answer from a stale one. The kernel counts actions; what was undone and
        done otherwise has the same count, so the number of the undo is added. The count itself is no business
        of a page: it tells how often others have answered in secret."""
        tag = self._tags(match).get(seat)
        if tag is None:
            return None
        count = f"{seat} {tag} {self._undone[seat]}"
        return hmac.digest(self.stored.secret.encode(), count.encode(), "sha256").hex()[:TAG]

    # -- telling ---------------------------------------------------------------------------------------------

    def leave(self, connection: Connection) -> None:
        self.audience.connections.discard(connection)
        self.used = self._left = time.monotonic()
        for seat in connection.seats:
            if not self.audience.has(seat):
                self._away[seat] = self.used
        if any(not self.audience.has(seat) for seat in connection.seats) and not self.lost:
            self._in_background(self._tell_who_left())

    async def _tell_who_left(self) -> None:
        async with self.lock:
            self._tell_about_table()

    def _tell_about_table(self) -> None:
        if self.audience:
            self.audience.tell(news(self._info()))

    def _tell_position(self) -> None:
        """After a change: show it, and let bots that are asked now go on."""
        self.used = time.monotonic()
        if self.match is None:
            return
        try:
            self.audience.show(self.match, self._look)
        except Exception:  # the action stands, and who reloads the page sees it
            log.exception("table %s: position %d cannot be shown", self.id, len(self.match.moves))
        self._robots.wake()

    def _look(self, seats: tuple[int, ...]) -> tuple[int | None, Update]:
        match = self._begun()
        playing = tuple(s for s in seats if not self.plays_itself(s) and not self.broken)
        back = [SEATS[s] for s in seats if self.may_ask_back(s)]
        stood = [SEATS[s] for s in seats if self.may_ask_back(s) and self.stood_in(s) is not None]
        clocks = self._clocks.left() if self._clocks else None
        seat, seen = look(
            match, seats, playing, back, stood, clocks, lambda seat: self.tag(match, seat) or ""
        )
        return seat, structs.replace(seen, entry=entry_info(match, seats))

    async def close(self, code: int = GOING_AWAY) -> None:
        """Finish what is under way and stop."""
        self.abandon(code)
        while self._work:
            await asyncio.wait(self._work)


def read_anew() -> Conflict:
    return Conflict()
