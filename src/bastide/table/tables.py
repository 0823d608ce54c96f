"""A running table: what may be asked of it and done to it by those who sit there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

from .. import __version__
from ..kernel import SEATS, Action, Match, Problem, Refused, View
from ..kernel.marks import mark_of
from . import turns
from .audience import GOING_AWAY, Connection
from .built import Written, write_position
from .entry_room import EntryRoom
from .fields import Emote, Status
from .limits import Pace
from .matches import asked_lines, begin, check_open, restore
from .players import Players
from .positions import PositionCache
from .protocol import Advice, ChatNews, EmoteNews, Position, RefusalInfo, text
from .room import read_anew
from .salvage import Broken
from .seats import Owner, clean, hash_of, new_token, seat_token
from .showing import news, why
from .storage import Conflict, Seat, Storage, Stored, TakenBack
from .takeback import SECONDS, Wish, last_action, not_asked, nothing_to_take_back
from .turns import BY_TIME, DAY, FOR_GOOD, GAVE_UP

MARK_LINES = 10
"""Lines of a game from one mark of its position to the next."""


class Table(EntryRoom):
    """One table."""

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
        super().__init__(stored, match, storage, players, watched, broken, chat)
        self._positions: PositionCache | None = None
        self._thinking = asyncio.Lock()  # one hint, or one look back, at a time
        self._hint: tuple[str, Advice] | None = None
        self._paces: dict[tuple[int, ...], Pace] = {}  # of those who sit here, on however many pages
        self._run_clocks()
        self._robots.wake()

    # -- coming ----------------------------------------------------------------------------------------------

    async def arrive(self, connection: Connection, tokens: Sequence[str], since: int) -> None:
        """Let a connection in, or let it change its seats, and show it everything."""
        async with self.lock:
            if self.lost:
                connection.drop(GOING_AWAY)
                return
            seats = await self.seats_of(tokens)
            if seats:
                connection.pace = self._paces.setdefault(seats, Pace())
            connection.pace.take("hello")
            changed = any(not self.audience.has(s) for s in seats) or set(connection.seats) - set(seats)
            self.audience.connections.add(connection)
            connection.seats = seats
            self.used = time.monotonic()
            for seat in seats:  # whoever comes back has his seat again, unless he gave it away himself
                if self.stored.seats[seat].stand_in_by not in (None, SEATS[seat], *FOR_GOOD):
                    await self._let_play(seat, None, "")
                if self.wish and self.wish.absent == seat:
                    self.wish, changed = None, True
            if changed:
                self._tell_about_table()
            else:
                connection.tell(news(self._info()))
            await self._tell_chat(connection)
            if self.match:
                self.audience.welcome(connection, self.match, self._look, since)
                self._robots.wake()
            if len(seats) < len(set(tokens)):
                raise Problem("not-your-seat")

    # -- what may be asked of it -----------------------------------------------------------------------------

    async def why(self, seat: int, action: str) -> RefusalInfo | None:
        """Why a seat may not do something; None when it may."""
        async with self.lock:
            return why(self._running(), seat, action)

    async def hint(self, seat: int, mine: Sequence[str] = ()) -> Advice:
        """What a bot would do in this seat's place, and why not something else. One is thought of at a time,
        and kept while it holds; to compare something with it is no second hint."""
        async with self._thinking:
            async with self.lock:
                match = self._running()
                tag = self.tag(match, seat)
                if tag is None:
                    raise Refused(match.ruleset.refusal(match.state, seat, ()), match.ruleset.game.name)
                known = self._hint if self._hint and self._hint[0] == f"{seat} {tag}" else None
                if known and not mine:
                    return known[1]
                view = View(match.ruleset, match.state.copy(), seat)
            found = await self._players.advise(view, self.stored.secret, mine)
            if not known:
                await self._storage.count_help(self.stored, "hints")
                self._hint = (f"{seat} {tag}", found)
            return found

    async def position(self, move: int, seat: int | None) -> Position:
        """An earlier position as a seat saw it."""
        async with self._thinking:
            async with self.lock:
                match = self._begun()
                moves = asked_lines(match)
            positions = self._positions = self._positions or PositionCache(match)

            def show() -> Position:
                positions.follow(moves)
                return positions.position(move, seat)

            return await asyncio.to_thread(show)

    async def written(self, move: int) -> Written:
        """An earlier position as a description that can be changed, if nothing in it is secret."""
        async with self._thinking:
            async with self.lock:
                match = self._begun()
                check_open(match)
                moves, names = asked_lines(match), [seat.name for seat in self.stored.seats]
            positions = self._positions = self._positions or PositionCache(match)

            def write() -> Written:
                positions.follow(moves)
                steps = [step for step in reversed(positions.steps) if step <= move]
                return write_position(match, (positions.state(step)[1] for step in steps), names)

            return await asyncio.to_thread(write)

    async def inspect(self, target: str, seat: int | None, move: int | None) -> Any:
        """What something on the table tells a seat, now or at an earlier position."""
        async with self._thinking:
            async with self.lock:
                match = self._begun()
                moves, state = asked_lines(match), match.state.copy()
            positions = self._positions = self._positions or PositionCache(match)

            def ask() -> Any:
                if move is None or move >= len(moves):
                    return match.ruleset.game.inspect(state, seat, target)
                positions.follow(moves)
                return match.ruleset.game.inspect(positions.state(move)[1], seat, target)

            return await asyncio.to_thread(ask)

    # -- what may be done to it ------------------------------------------------------------------------------

    async def join(self, letter: str, name: str, owner: Owner | None = None) -> str:
        return await self._to_the_end(self._join(letter, name, owner))

    async def act(self, seat: int, tag: str, action: str) -> None:
        await self._to_the_end(self._act(seat, tag, action))

    async def act_as_bot(self, seat: int, tag: str | None, action: Action) -> None:
        await self._to_the_end(self._act_as_bot(seat, tag, action))

    async def undo(self, seat: int) -> None:
        await self._to_the_end(self._undo(seat))

    async def take_back(self, seat: int, mine: Collection[int]) -> None:
        await self._to_the_end(self._take_back(seat, mine))

    async def consent(self, seat: int, agree: bool) -> None:
        await self._to_the_end(self._consent(seat, agree))

    async def stand_in(self, seat: int, bot: str | None, mine: Collection[int]) -> None:
        await self._to_the_end(self._stand_in(seat, bot, mine))

    def hurry(self) -> None:
        """Somebody who plays here has waited long enough for a bot."""
        self._robots.hurry()

    async def emote(self, seat: int, emote: Emote) -> None:
        said = text(EmoteNews(SEATS[seat], emote))
        for connection in list(self.audience.connections):
            if SEATS[seat] not in self._muted(connection):
                connection.tell(said)

    async def say(self, seat: int, line: str) -> None:
        """Write something to the others."""
        await self._to_the_end(self._say(seat, line))

    async def mute(self, seat: int, whom: int, muted: bool) -> None:
        await self._to_the_end(self._mute(seat, whom, muted))

    async def _say(self, seat: int, line: str) -> None:
        async with self.lock:
            if not self.chat.on:
                raise Problem("chat-off")
            said = await self.chat.add(seat, line)
            for connection in list(self.audience.connections):
                muted = self._muted(connection)
                if self._may_read(connection) and said.seat not in muted:
                    connection.tell(text(ChatNews([said], False, muted)))

    async def _mute(self, seat: int, whom: int, muted: bool) -> None:
        async with self.lock:
            chair = self.stored.seats[seat]
            others = (chair.muted or "").replace(SEATS[whom], "")
            letters = others + SEATS[whom] if muted and whom != seat else others
            await self._storage.change_seat(self.stored, seat, muted=letters)
            chair.muted = letters
            for connection in [c for c in self.audience.connections if seat in c.seats]:
                await self._tell_chat(connection)

    async def _tell_chat(self, connection: Connection) -> None:
        """All that somebody may read, as far as they want to."""
        if self.chat.on and self._may_read(connection):
            muted = self._muted(connection)
            lines = [line for line in await self.chat.lines() if line.seat not in muted]
            connection.tell(text(ChatNews(lines, True, muted)))

    def _may_read(self, connection: Connection) -> bool:
        return self.stored.listed or bool(connection.seats)

    def _muted(self, connection: Connection) -> list[str]:
        return sorted({letter for seat in connection.seats for letter in self.stored.seats[seat].muted or ""})

    async def _join(self, letter: str, name: str, owner: Owner | None) -> str:
        async with self.lock:
            if self.lost:
                raise read_anew()
            number = self.seat_number(letter)
            if self.stored.seats[number].kind != "open":
                raise Problem("seat-taken")
            if owner:
                await self._take_seat(number, Seat("human", clean(name), person=owner.person))
                return seat_token(self.stored.secret, number, owner.device)
            token = new_token()
            await self._take_seat(number, Seat("human", clean(name), token_hash=hash_of(token)))
            return token

    async def _take_seat(self, number: int, seat: Seat) -> None:
        """Give an open seat to somebody. With the last one the game begins."""
        seats = [*self.stored.seats]
        seats[number] = seat
        begins = all(s.kind != "open" for s in seats)
        match = await asyncio.to_thread(begin, self.stored) if begins else None
        status: Status = "running" if begins else "open"
        asked = turns.changes(replace(self.stored, seats=seats), match)
        lines = match.moves if match else []
        marks = {len(lines): mark_of(match)} if match and not self.stored.own_box else {}
        try:
            await self._storage.take_seat(self.stored, number, seat, lines, status, marks, asked)
        except Conflict:
            self.abandon()
            raise
        self.stored.seats = seats
        turns.follow(self.stored, asked)
        self.stored.status = status
        self.stored.rules, self.stored.marks = __version__, marks
        self.match = match
        self._run_clocks()
        self._tell_about_table()
        self._tell_position()

    async def _act(self, seat: int, tag: str, action: str) -> None:
        async with self.lock:
            match = self._running()
            if self.plays_itself(seat):
                raise Problem("bot-plays")
            now = self.tag(match, seat)
            if now is not None and now != tag:
                raise Problem("stale")
            await self._change(match, seat, action)

    async def _act_as_bot(self, seat: int, tag: str | None, action: Action) -> None:
        """What a bot has chosen, unless an undo or the seat's own player has overtaken it."""
        async with self.lock:
            match = self.match
            if match is None or self._robots.asked() is None or not self.plays_itself(seat):
                return
            if self.tag(match, seat) == tag:
                await self._change(match, seat, action)

    async def _change(self, match: Match[Any], seat: int, action: Any) -> None:
        """An action: check it, keep it, tell it."""
        self._check_length(match)
        before = match.moves[:]
        drawn = len(match.known_draws)
        await self._check(match, before, lambda: match.act(seat, action))
        status: Status = "finished" if match.over else "running"
        new = match.moves[len(before) :]
        self._run_clocks(seat)
        clocks = self._clocks.left() if self._clocks else None
        left = match.known_draws[:] if len(match.known_draws) != drawn else None
        asked, result = turns.changes(self.stored, match), turns.result_of(match)
        mark = self._mark(match, len(before))
        write = self._storage.append(self.stored, len(before), new, status, clocks, left, asked, result, mark)
        await self._keep(before, write)
        turns.follow(self.stored, asked)
        self.stored.rules, self.stored.result = __version__, result
        if mark:
            self.stored.marks[len(match.moves)] = mark
        if left is not None:
            self.stored.drawn = left
        overtaken = self.wish is not None and self.wish.absent is None
        news = status != self.stored.status or overtaken
        self.stored.status = status
        if overtaken:
            self.wish = None
        if news:
            self._tell_about_table()
        self._tell_position()

    def _mark(self, match: Match[Any], before: int) -> str | None:
        """Every few lines, and at the end, the mark of the position. Not where lines are put right later."""
        due = match.over or len(match.moves) // MARK_LINES > before // MARK_LINES
        return mark_of(match) if due and not self.stored.own_box else None

    # -- taking back -----------------------------------------------------------------------------------------

    async def _undo(self, seat: int) -> None:
        async with self.lock:
            match = self._running()
            before = match.moves[:]
            asked = self._tags(match)
            await self._check(match, before, lambda: match.undo(seat))
            keep = len(match.moves)
            told = [replace(t, at=min(t.at, keep)) for t in self.stored.taken_back]
            await self._cut(before, keep, told, asked)

    async def _cut(
        self, before: list[str], keep: int, told: list[TakenBack], asked: dict[int, str], **more: Any
    ) -> None:
        """Keep that lines were taken back, and tell it."""
        taken = [asdict(t) for t in told]
        due = turns.changes(self.stored, self._begun())
        write = self._storage.cut(self.stored, len(before), keep, due, taken_back=taken, **more)
        await self._keep(before, write)
        turns.follow(self.stored, due)
        self.stored.undos += 1
        self.stored.taken_back = told
        self.stored.marks = {line: mark for line, mark in self.stored.marks.items() if line <= keep}
        for chair in self.stored.seats:
            if (chair.stood_to or 0) > keep:
                chair.stood_from = chair.stood_to = None
        now = self._tags(self._begun())
        for number in self._undone:  # whoever is asked something else now must not answer the old thing
            if asked.get(number) != now.get(number):
                self._undone[number] = self.stored.undos
        if self.wish:
            self.wish = None
            self._tell_about_table()
        self._run_clocks()
        self._tell_position()

    async def _take_back(self, seat: int, mine: Collection[int]) -> None:
        async with self.lock:
            match = self._running(whole=False)
            if self.broken:
                here = {s for s in self._people() - set(mine) - {seat} if self.audience.has(s)}
                if self.wish:
                    raise nothing_to_take_back()
                await self._wish(match, Wish(seat, self.broken.keep, here))
                return
            stood = self.stood_in(seat)
            keep = last_action(match, seat) if stood is None else stood
            if self.wish or keep is None or not self.may_ask_back(seat):
                raise nothing_to_take_back()
            waits = self._people() - set(mine) - {seat}
            if stood is not None:  # what a bot did goes back at once, unless others have played on since
                acted = {line[0] for line in match.moves[stood:]}
                waits = {s for s in waits if SEATS[s] in acted}
            await self._wish(match, Wish(seat, keep, waits))

    def _people(self) -> set[int]:
        """The seats at which people play."""
        return {n for n, s in enumerate(self.stored.seats) if s.kind == "human" and s.stand_in is None}

    async def _wish(self, match: Match[Any], wish: Wish) -> None:
        """Ask those who have to agree; if there is nobody, it is granted."""
        self.wish = wish
        if wish.waits:
            loop = asyncio.get_running_loop()
            self._timers["wish"] = loop.call_later(SECONDS, self._forget, wish)
            self._tell_about_table()
        else:
            await self._grant(match, wish)

    async def _consent(self, seat: int, agree: bool) -> None:
        async with self.lock:
            match, wish = self._running(whole=False), self.wish
            if wish is None or (seat not in wish.waits and (agree or seat != wish.seat)):
                raise not_asked()
            if not agree:
                self._drop_wish(wish)
            else:
                wish.waits.discard(seat)
                wish.agreed.append(seat)
                if wish.waits:
                    self._tell_about_table()
                else:
                    await self._grant(match, wish)

    def _forget(self, wish: Wish) -> None:
        self._timers.pop("wish", None)
        if self.wish is wish and not self.lost:
            self._drop_wish(wish)

    def _drop_wish(self, wish: Wish) -> None:
        self.wish = None
        if wish.absent is None:
            self._refused = (wish.seat, len(self._begun().moves))
        self._tell_about_table()
        self._tell_position()

    async def _grant(self, match: Match[Any], wish: Wish) -> None:
        """Go back to before a seat's last action, or let a bot play. What was drawn since comes again."""
        if wish.absent is not None:
            self.wish = None
            await self._let_play(wish.absent, self.stored.level, SEATS[wish.seat])
            return
        before, asked = self._lines(match), self._tags(match)
        cut = before[wish.keep :]
        drawn = [line for line in cut if line.startswith("*")] + match.known_draws
        if self.stored.commitment:  # the seed gives the same again by itself
            drawn = []
        told = [replace(t, at=min(t.at, wish.keep)) for t in self.stored.taken_back]
        told.append(TakenBack(SEATS[wish.seat], wish.keep, len(cut), [SEATS[s] for s in wish.agreed]))
        stored = replace(self.stored, drawn=drawn)
        try:
            self.match = await asyncio.to_thread(restore, stored, before[: wish.keep])
        except Exception:
            self.wish = None
            raise
        await self._cut(before, wish.keep, told, asked, drawn=drawn)
        self.stored.drawn = drawn
        if self.broken:  # it is whole again
            self.broken, self.stored.moves = None, before[: wish.keep]
            self._tell_about_table()
            self._tell_position()
        await self._storage.count_help(self.stored, "takebacks")

    # -- bots in the place of people -------------------------------------------------------------------------

    async def _stand_in(self, seat: int, bot: str | None, mine: Collection[int]) -> None:
        async with self.lock:
            chair = self.stored.seats[seat]
            own = seat in mine
            if chair.kind == "bot" or not mine:
                raise Problem("not-your-seat")
            if chair.kind == "open" and bot is not None:  # nobody has to wait for somebody who does not come
                name = self._players.check(self.stored.game, bot)
                await self._take_seat(seat, Seat("bot", name, name))
                return
            self._running()
            if chair.stand_in_by in FOR_GOOD or (bot is None and not own):
                raise Problem("bot-plays")
            if self.stored.day:  # it is to be one's own result
                raise Problem("daily-alone")
            if bot is not None and not own:
                await self._ask_for_bot(seat, mine)
                return
            player = self._players.check(self.stored.game, bot) if bot is not None else None
            await self._let_play(seat, player, SEATS[seat])

    async def _ask_for_bot(self, seat: int, mine: Collection[int]) -> None:
        """A bot for somebody who is away: of the level that all agreed on, after the grace, and if the others
        who are here agree."""
        grace = self.grace(seat)
        if grace is None:
            raise Problem("seat-taken")
        if grace:
            raise Problem("too-early", detail="absent", seconds=grace)
        if self.wish or self.stored.seats[seat].stand_in:
            raise Problem("not-now", detail="table")
        waits = {s for s in self._people() - set(mine) - {seat} if self.audience.has(s)}
        await self._wish(self._begun(), Wish(min(mine), 0, waits, absent=seat))

    async def _let_play(self, seat: int, bot: str | None, by: str) -> None:
        chair = self.stored.seats[seat]
        if chair.stand_in == bot and by not in FOR_GOOD:
            return
        known = len(self.match.moves) if self.match else 0
        absent = chair.stand_in_by not in (None, SEATS[seat], *FOR_GOOD)
        how: dict[str, Any] = {"stand_in": bot, "stand_in_by": by if bot else None}
        how["stood_from"] = known if bot else chair.stood_from
        how["stood_to"] = known if bot is None and absent else None
        seats = [*self.stored.seats]
        seats[seat] = replace(chair, **how)
        asked = turns.changes(replace(self.stored, seats=seats), self.match)
        try:
            await self._storage.stand_in(self.stored, seat, known, asked, **how)
        except Conflict:
            self.abandon()
            raise
        for name, value in how.items():
            setattr(chair, name, value)
        turns.follow(self.stored, asked)
        wish = self.wish
        self._run_clocks()
        self._tell_about_table()
        self._tell_position()
        if wish and bot and seat in wish.waits:  # who is away does not hold the others up
            wish.waits.discard(seat)
            if not wish.waits:
                await self._grant(self._begun(), wish)

    # -- people ----------------------------------------------------------------------------------------------

    async def claim(self, tokens: Sequence[str], owner: Owner) -> None:
        await self._to_the_end(self._claim(tokens, owner))

    async def leave_seats(self, owner: Owner) -> None:
        await self._to_the_end(self._leave_seats(owner))

    async def resign(self, owner: Owner) -> None:
        await self._to_the_end(self._resign(owner))

    async def time_is_up(self, seat: int) -> None:
        await self._to_the_end(self._time_is_up(seat))

    async def _claim(self, tokens: Sequence[str], owner: Owner) -> None:
        """Make seats the person's that were taken without a key."""
        async with self.lock:
            for seat in await self.seats_of(tokens):
                chair = self.stored.seats[seat]
                if chair.person is None and chair.kind == "human":
                    seats = [*self.stored.seats]
                    seats[seat] = replace(chair, person=owner.person)
                    asked = turns.changes(replace(self.stored, seats=seats), self.match)
                    await self._storage.change_seat(
                        self.stored, seat, asked, person=owner.person, token_hash=None, hidden=False
                    )
                    chair.person, chair.token_hash = owner.person, None
                    turns.follow(self.stored, asked)

    def _seats_of_person(self, owner: Owner) -> list[int]:
        seats = [n for n, s in enumerate(self.stored.seats) if s.kind == "human" and s.person == owner.person]
        if not seats:
            raise Problem("not-your-seat")
        return seats

    async def _leave_seats(self, owner: Owner) -> None:
        """Give seats back at a table that still waits for others."""
        async with self.lock:
            if self.lost:
                raise read_anew()
            seats = self._seats_of_person(owner)
            if self.stored.status != "open":
                raise Problem("not-now", detail="table")
            for seat in seats:
                none = Seat("open", "")
                await self._storage.change_seat(self.stored, seat, **vars(none))
                self.stored.seats[seat] = none
                for connection in self.audience.connections:
                    connection.seats = tuple(s for s in connection.seats if s != seat)
            self._tell_about_table()

    async def _resign(self, owner: Owner) -> None:
        """Give up: a bot of the table's level plays on, for good."""
        async with self.lock:
            self._running()
            for seat in self._seats_of_person(owner):
                if self.stored.seats[seat].stand_in_by not in FOR_GOOD:
                    await self._let_play(seat, self.stored.level, GAVE_UP)

    async def _time_is_up(self, seat: int) -> None:
        """The days of a move are over: a bot of the table's level plays until the person comes back."""
        async with self.lock:
            since, days = self.stored.seats[seat].since, self.stored.days
            if self.lost or self.stored.status != "running" or since is None or days is None:
                return
            if time.time() - since >= days * DAY:
                await self._let_play(seat, self.stored.level, BY_TIME)

    # -- clocks ----------------------------------------------------------------------------------------------

    async def _flag(self) -> None:
        """A clock has run out: a bot goes on in this seat's place."""
        async with self.lock:
            self._timers.pop("clock", None)
            if self._clocks is None or self.lost or self.stored.status != "running":
                return
            left = self._clocks.left()
            for seat in [s for s in self._clocks.running if left[s] <= 0]:
                await self._let_play(seat, self.stored.level, "clock")
            self._run_clocks()
