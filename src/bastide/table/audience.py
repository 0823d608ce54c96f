"""Who watches a table, and what each of them is told.

Telling never waits: each connection has a queue of messages and somebody else empties it. A connection that
does not keep up is dropped; it comes back with a fresh page or not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import Raw, structs

from ..kernel import QUIET, SEATS, Event, Match, terms
from .bucket import Bucket
from .limits import Pace
from .matches import settled_lines
from .protocol import LogEntry, Update, encode, text

QUEUE = 64
"""Messages that may wait for a connection."""

EMOTES_PER_SECOND = 0.5
EMOTES_AT_ONCE = 3.0

GOING_AWAY = 1012
"""The WebSocket's code for: connect again."""


class Connection:
    """One page: its seats, what it has been told, and what is on its way to it."""

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.welcome = False  # whether it has said hello
        self.unpacks = False  # whether large messages may come to it packed
        self.seats = seats
        self.seat: int | None = None  # from which it last looked
        self.entries = 0  # of the log that it has
        self.shown = ""  # the position as it was last told, while several are asked at once
        self.emotes = Bucket(EMOTES_PER_SECOND, EMOTES_AT_ONCE)
        self.pace = Pace()  # a person's own, once it is known who that is
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.dropped = asyncio.Event()
        self.code = 1000  # with which it is closed

    def tell(self, message: str) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop(GOING_AWAY)

    def drop(self, code: int) -> None:
        self.code = code
        self.dropped.set()


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log, written once for all."""

    event: Event
    json: Raw


class Log:
    """The log of a match as messages carry it. It follows the match, also when an undo shortens it."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.secrets = False  # whether some of it is not for everybody
        self.kept: int | None = None  # how much no undo has ever touched; None: all of it

    def follow(self, match: Match[Any]) -> int:
        """Take over what has changed, and say from which entry on."""
        log = [entry for entry in match.log if entry[1].type not in QUIET]
        kept = min(len(self.entries), len(log))
        while kept and self.entries[kept - 1].event is not log[kept - 1][1]:
            kept -= 1
        if kept < len(self.entries):
            self.kept = min(kept, self.kept if self.kept is not None else kept)
            del self.entries[kept:]
        settled = settled_lines(match)  # how often others have answered is not told by a number either
        for move, event in log[kept:]:
            move = min(move, settled)
            self.entries.append(Entry(event, Raw(encode(_entry(move, event)))))
            self.secrets = self.secrets or event.audience is not None
        return kept

    def seen(self, seat: int | None, begin: int, end: int | None = None) -> Iterator[Raw]:
        """The entries that a seat may read."""
        return (e.json for e in self.entries[begin:end] if e.event.seen_by(seat))


def _entry(move: int, event: Event) -> LogEntry:
    seat = None if event.seat is None else SEATS[event.seat]
    formula = terms(event.formula)
    return LogEntry(move, event.type, seat, event.rule, event.data, event.points, formula)


Look = Callable[[tuple[int, ...]], tuple[int | None, Update]]
"""The position for somebody with these seats: from which of them it is seen, and the update without log."""


class Audience:
    """The connections of one table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.log = Log()

    def __bool__(self) -> bool:
        return bool(self.connections)

    def has(self, seat: int) -> bool:
        """Whether a seat's player is here."""
        return any(seat in connection.seats for connection in self.connections)

    def tell(self, message: str) -> None:
        for connection in list(self.connections):
            connection.tell(message)

    def drop(self, code: int = GOING_AWAY) -> None:
        for connection in list(self.connections):
            connection.drop(code)

    def welcome(self, connection: Connection, match: Match[Any], look: Look, since: int) -> None:
        """Show the position to one connection that says how much of the log it has.

        What it has may be out of date: an undo while it was away, or entries of another seat. Then it gets
        the log from where it is sure again.
        """
        self.log.follow(match)
        begin = 0 if self.log.secrets else min(since, len(self.log.entries))
        if self.log.kept is not None:
            begin = min(begin, self.log.kept)
        seat, seen = look(connection.seats)
        connection.shown = text(structs.replace(seen, clocks=None))
        self._send(connection, seat, self._message(seat, seen, begin))

    def show(self, match: Match[Any], look: Look) -> None:
        """Show the position to all. Who sees the same gets the same message, made once."""
        changed = self.log.follow(match)
        several = bool(match.state.answered) or len(match.state.pending) > 1
        looks: dict[tuple[int, ...], tuple[int | None, Update]] = {}
        messages: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in list(self.connections):
            seats = connection.seats
            if seats not in looks:
                looks[seats] = look(seats)
            seat, seen = looks[seats]
            other_eyes = self.log.secrets and seat != connection.seat
            begin = 0 if other_eyes else min(connection.entries, changed)
            if self._is_known(connection, seat, seen, begin, several):
                connection.entries = len(self.log.entries)
                continue
            if (seats, begin) not in messages:
                messages[seats, begin] = self._message(seat, seen, begin)
            self._send(connection, seat, messages[seats, begin])

    def _is_known(
        self, connection: Connection, seat: int | None, seen: Update, begin: int, several: bool
    ) -> bool:
        """Whether nothing has changed for somebody: what the others do in secret is not told, not even that
        they do something."""
        shown = text(structs.replace(seen, clocks=None)) if several else ""
        known = several and shown == connection.shown and not any(self.log.seen(seat, begin))
        connection.shown = shown
        return known and connection.entries >= begin

    def _send(self, connection: Connection, seat: int | None, message: str) -> None:
        connection.seat, connection.entries = seat, len(self.log.entries)
        connection.tell(message)

    def _message(self, seat: int | None, seen: Update, begin: int) -> str:
        """The update with the log from an entry on, counted as the seat counts them."""
        before = sum(1 for _ in self.log.seen(seat, 0, begin)) if self.log.secrets else begin
        return text(structs.replace(seen, log=list(self.log.seen(seat, begin)), log_from=before))
