"""Records that somebody brings. They are read and replayed in a worker process, within limits: whoever wants
to can write a record that takes for ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..games import compile_ruleset
from ..kernel import SEATS, Match, Problem, Record, bad_header, parse, replay
from .calls import Checked, Opened, PlayedSeat
from .opening import Hands, make_from_record
from .players import BotSource
from .seats import Owner
from .storage import Stored
from .worker import Limits, TooCostly
from .workers import Died, Priority, Workers

T = TypeVar("T")

LINES = 10_000
"""Lines of moves in an uploaded record; a long real game has a quarter of that."""
LIMITS = Limits(seconds=120.0, cpu=5.0, memory=160 << 20)


async def within_limits(
    workers: Workers, work: Callable[..., T], *args: Any, limits: Limits | None = None
) -> T:
    """Have something done with an upload; say so when it needs more than an upload may take."""
    limits = limits or LIMITS
    try:
        return await workers.run(work, *args, priority=Priority.UPLOAD, limits=limits, again=False)
    except (TooCostly, Died, TimeoutError):
        size = (limits.memory or 0) >> 20
        raise Problem("too-costly", seconds=round(limits.cpu or 0), megabytes=size) from None


def read_record(body: bytes) -> Record:
    try:
        source = body.decode()
    except UnicodeDecodeError:
        raise Problem("not-json", detail="bytes", path="") from None
    record = parse(source)
    if len(record.moves) > LINES:
        raise bad_header("too-large", "lines", most=LINES)
    return record


def check_record(body: bytes) -> Checked:
    """Replay a record and say how it ends."""
    match = replay(read_record(body), compile_ruleset)
    scores = dict(zip(SEATS, match.ruleset.game.scores(match.state), strict=False))
    return Checked(True, len(match.moves), scores, match.over)


def open_record(
    body: bytes | Record,
    seats: Sequence[PlayedSeat] | None,
    listed: bool,
    source: BotSource,
    owner: Owner | None = None,
) -> tuple[Stored, Match[Any], Opened]:
    """A table that stands where a record ends, its match, and what is told to who opens it."""
    hands = Hands(source, owner)
    record = read_record(body) if isinstance(body, bytes) else body
    stored, match = make_from_record(record, seats, listed, hands)
    return stored, match, hands.opened(stored)
