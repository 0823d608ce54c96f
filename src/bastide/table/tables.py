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
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

from ..games import load
from ..kernel import (
    SEATS,
    Action,
    Draw,
    Match,
    Problem,
    Record,
    Refused,
    Ruleset,
    Setup,
    View,
    record_of,
    replay,
)
from .audience import Audience, Connection
from .players import Bot, Players, Stopgap
from .protocol import (
    DecisionInfo,
    OpenTable,
    RefusalInfo,
    SeatInfo,
    SetupInfo,
    Status,
    TableInfo,
    TableNews,
    Turn,
    Update,
    WantedSeat,
    text,
)
from .storage import Conflict, Seat, Storage, StorageProblem, Stored

log = logging.getLogger("bastide.table")

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
RETRY_SECONDS = (1.0, 2.0, 5.0, 10.0)
"""How long a bot waits before it tries again to have an action saved."""
IDLE_SECONDS = 3600.0
"""After that long with nobody there, a table is left to the database alone."""

T = TypeVar("T")


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """What is kept of a token. It is 128 random bits: no salt and no slow hash is needed."""
    return sha256(token.encode()).hexdigest()


def clean(name: str | None, otherwise: str) -> str:
    """A name without what cannot be printed."""
    seen = "".join(c if c.isprintable() else " " for c in name or "")
    return " ".join(seen.split()) or otherwise


def ruleset_of(stored: Stored) -> Ruleset:
    """The rules of a table. They were checked when it was opened; a switch that is newer than the table has
    its default."""
    catalogue = load(stored.game).catalogue
    setup = catalogue.setup(len(stored.seats), stored.sets, stored.elements)
    options = tuple((name, stored.options.get(name, default)) for name, default in setup.options)
    return _compiled(replace(setup, options=options))


@lru_cache(maxsize=256)
def _compiled(setup: Setup) -> Ruleset:
    return Ruleset(load(setup.game), setup)


def begin(stored: Stored) -> Match:
    """A new match, with its first draws made."""
    return Match(ruleset_of(stored), stored.seed)


def restore(stored: Stored, moves: Sequence[str]) -> Match:
    """The match that these moves lead to.

    Replay needs no random numbers. What is drawn later comes from a new seed, made of the table's secret and
    the number of moves: nobody can know it, and reading a table twice does not give two futures.
    """
    names = [seat.name for seat in stored.seats]
    record = Record(stored.game, names, seed=f"{stored.secret}:{len(moves)}", moves=list(moves))
    try:
        ruleset = ruleset_of(stored)
        match = replay(record, lambda *choice: ruleset, checks=False)
    except Problem as problem:
        raise StorageProblem(
            f"The table {stored.id} cannot be played on with this Bastide: {problem.message}"
        ) from problem
    if match.moves != record.moves:
        raise StorageProblem(f"The table {stored.id} cannot be played on: its moves are incomplete.")
    match.seed = stored.seed
    return match


def elements_of(setup: Setup) -> list[str]:
    """The elements in play, and with a minus those that the sets would bring but that were left out."""
    brought = {e for c in load(setup.game).catalogue.sets if c.name in setup.sets for e in c.brings}
    return [*setup.elements, *(f"-{e}" for e in sorted(brought - set(setup.elements)))]


_FOR_ALL = Draw("").secret


def keeps_secrets(ruleset: Ruleset) -> bool:
    """Whether something is drawn in this game that not everybody may know."""
    return any(isinstance(step, Draw) and step.secret is not _FOR_ALL for step in ruleset.program)


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
        stored = self.stored
        elements = [e for e in stored.elements if not e.startswith("-")]
        setup = SetupInfo(len(stored.seats), stored.sets, elements, stored.options)
        seats = [
            SeatInfo(SEATS[n], s.kind, s.name, s.kind == "bot" or self.audience.has(n), s.bot)
            for n, s in enumerate(stored.seats)
        ]
        moves = len(self.match.moves) if self.match else 0
        asked = [SEATS[s] for s in self.match.state.pending if s >= 0] if self.match else []
        return TableInfo(stored.id, stored.game, setup, seats, stored.status, moves, asked, self._scores())

    def _scores(self) -> dict[str, int] | None:
        """The scores, while play goes on only where everybody may see them."""
        if self.match is None:
            return None
        if self.match.over:
            return dict(zip(SEATS, self.match.ruleset.game.scores(self.match.state), strict=False))
        return self.match.view(None).data.get("scores")

    async def record(self) -> Record:
        """The record, with the seed when the game is over; before that without anything hidden."""
        async with self.lock:
            match = self._begun()
            record = record_of(match, [s.name for s in self.stored.seats], seed=match.over)
            record.elements = list(self.stored.elements)
            if match.over:
                return record
            if self.audience.log.secrets or keeps_secrets(match.ruleset):
                raise Problem(
                    "not-yet", "In this game something is hidden; its record can be had when it is finished."
                )
            if match.state.answered:  # several are asked at once: nobody may know who answered what
                hidden = match.state.serial - match.state.asked
                while hidden:
                    hidden -= not record.moves.pop().startswith("*")
            return record

    def _begun(self) -> Match:
        if self.match is None:
            raise Problem("not-running", "The game begins when every seat is taken.")
        return self.match

    def _running(self) -> Match:
        match = self._begun()
        if self.lost:
            raise Conflict("This table is being read anew. Please try again.")
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
                connection.drop(1012)
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
        pending = match.state.pending
        seat = next((s for s in seats if s in pending), seats[0] if seats else None)
        winners = match.ruleset.game.winners(match.state) if match.over else []
        undo = [SEATS[s] for s in seats if match.can_undo(s)] if not match.over else []
        seen = Update(
            moves=len(match.moves),
            seat=None if seat is None else SEATS[seat],
            view=match.view(seat).data,
            decision=self._decision(match, seats),
            log=[],
            log_from=0,
            undo=undo,
            over=match.over,
            winners=[SEATS[s] for s in winners],
        )
        return seat, seen

    def _decision(self, match: Match, seats: tuple[int, ...]) -> DecisionInfo | None:
        decision = match.ruleset.decision(match.state)
        if decision is None:
            return None
        mine = {
            SEATS[s]: Turn(self._tag(match, s) or "", match.view(s).describe())
            for s in seats
            if s in decision.seats
        }
        asked = [SEATS[s] for s in decision.seats]
        return DecisionInfo(decision.name, decision.kind, asked, decision.rules, mine)

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
        self._stop_bots()
        self.audience.drop()
        while self._work:
            await asyncio.wait(self._work)


class Tables:
    """All tables of a server. Those that nobody has asked for since the start are in the database only."""

    def __init__(self, storage: Storage, players: Players) -> None:
        self.storage = storage
        self.players = players
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open(self, wanted: OpenTable) -> tuple[Table, dict[str, str]]:
        """Open a table; the tokens are those of the human seats."""
        tokens: dict[str, str] = {}
        stored, match = await asyncio.to_thread(self._make, wanted, tokens)
        await self.storage.add(stored)
        table = Table(stored, match, self.storage, self.players)
        self._make_room()
        self._tables[table.id] = table
        return table, tokens

    def _seat(self, game: str, letter: str, wanted: WantedSeat, tokens: dict[str, str]) -> Seat:
        if wanted.kind == "bot":
            bot = self.players.check(game, wanted.bot or "greedy")
            return Seat("bot", clean(wanted.name, bot), bot)
        if wanted.kind == "open":
            return Seat("open", clean(wanted.name, ""))
        tokens[letter] = new_token()
        return Seat("human", clean(wanted.name, letter), token_hash=hash_of(tokens[letter]))

    def _make(self, wanted: OpenTable, tokens: dict[str, str]) -> tuple[Stored, Match | None]:
        catalogue = load(wanted.game).catalogue
        setup = catalogue.setup(len(wanted.seats), wanted.sets, wanted.elements, wanted.options)
        seats = [self._seat(setup.game, SEATS[n], seat, tokens) for n, seat in enumerate(wanted.seats)]
        waits = any(seat.kind == "open" for seat in seats)
        stored = Stored(
            id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
            game=setup.game,
            sets=list(setup.sets),
            elements=elements_of(setup),
            options=dict(setup.options),
            seed=secrets.token_hex(8) if wanted.seed is None else wanted.seed,
            secret=secrets.token_hex(32),
            seats=seats,
            status="open" if waits else "running",
        )
        match = begin(stored) if not waits else None
        if match:
            stored.moves = match.moves[:]
            stored.status = "finished" if match.over else "running"
        return stored, match

    async def get(self, table_id: str) -> Table:
        """A table by its id, read from the database if need be."""
        table = self._tables.get(table_id)
        if table and not table.lost:
            return table
        if len(table_id) != ID_LENGTH or not set(table_id) <= set(ALPHABET):
            raise _no_such_table()
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.storage.load(table_id)
            if stored is None:
                raise _no_such_table()
            moves = stored.moves
            match = await asyncio.to_thread(restore, stored, moves) if stored.status != "open" else None
            self._make_room()
            table = self._tables[table_id] = Table(stored, match, self.storage, self.players)
            return table
        finally:
            del self._loading[table_id]

    def _make_room(self) -> None:
        for table in [t for t in self._tables.values() if t.idle]:
            del self._tables[table.id]

    async def close(self) -> None:
        for table in list(self._tables.values()):
            await table.close()


def _no_such_table() -> Problem:
    return Problem("no-such-table", "There is no such table.")
