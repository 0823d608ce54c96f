"""Lessons at the table: where a guided game stands at each of its stops, and why not otherwise.

Nothing is kept of a learner: his page says at which stop he is, and the lesson is replayed to there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct, structs

from ..games import compile_ruleset
from ..kernel import SEATS, Match, Problem, Record, replay, unknown
from ..lessons import LEARNER, lesson, lessons, stops
from .audience import Log
from .protocol import ErrorInfo, RefusalInfo, SetupInfo, Update, encode
from .responses import AnyRequest, tagged
from .showing import look, why

SEAT = SEATS.index(LEARNER)


class LessonInfo(Struct, frozen=True):
    """A guided game: `stops` are the lines of its record before which it waits."""

    name: str
    game: str
    title: str
    about: str
    seats: list[str]
    setup: SetupInfo
    stops: list[int]


class Stop(Struct, frozen=True):
    """Where a lesson stands: what is said, the move to be made (None: only read and go on), the position."""

    line: int
    says: Mapping[str, str]
    move: str | None
    update: Update


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    action: Annotated[str, Meta(max_length=1000)]


class WhyNot(Struct, frozen=True):
    refusal: RefusalInfo | None


MISSING = {404: ResponseSpec(ErrorInfo, description="not there", generate_examples=False)}

UNREADABLE = {
    400: ResponseSpec(ErrorInfo, description="bad input", generate_examples=False),
    409: ResponseSpec(ErrorInfo, description="nothing that can be done here", generate_examples=False),
}


def _of(kind: type) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, description="as it is", generate_examples=False)} | MISSING


@get("/api/lessons", responses={200: ResponseSpec(list[LessonInfo], generate_examples=False)})
async def all_lessons(request: AnyRequest) -> Response[bytes]:
    """The guided games, by which one learns to play."""
    return tagged(request, await asyncio.to_thread(_all))


@get("/api/lessons/{name:str}/{line:int}", responses=_of(Stop))
async def lesson_stop(request: AnyRequest, name: FromPath[str], line: FromPath[int]) -> Response[bytes]:
    """Where a guided game stands before a line of its record."""
    return tagged(request, await asyncio.to_thread(_stop, name, line))


@post("/api/lessons/{name:str}/{line:int}/why", status_code=HTTP_200_OK, responses=MISSING | UNREADABLE)
async def lesson_why(name: FromPath[str], line: FromPath[int], data: JSONBody[Asked]) -> WhyNot:
    """Why something cannot be done there; null when it can."""
    return WhyNot(await asyncio.to_thread(lambda: why(_match(name, line), SEAT, data.action)))


ROUTES = [all_lessons, lesson_stop, lesson_why]


@cache
def _all() -> bytes:
    return encode([_info(name, record) for name, record in lessons().items()])


def _info(name: str, record: Record) -> LessonInfo:
    setup = replay(record, compile_ruleset, upto=0).ruleset.setup
    told = SetupInfo(len(record.seats), setup.sets, setup.elements, dict(setup.options))
    return LessonInfo(name, record.game, record.title, record.about, record.seats, told, stops(record))


def _match(name: str, line: int) -> Match[Any]:
    record = lesson(name)
    if line not in stops(record):
        raise Problem("no-such-lesson", unknown(f"{name} {line}", ()))
    return replay(record, compile_ruleset, upto=line)


@cache  # a lesson has a few dozen stops, and they never change
def _stop(name: str, line: int) -> bytes:
    match, record = _match(name, line), lesson(name)
    log = Log()
    log.follow(match)
    seat, seen = look(match, (SEAT,), (SEAT,), [], [], None, lambda _: f"{name}-{line}")
    update = structs.replace(seen, log=list(log.seen(seat, 0)), undo=[])
    return encode(Stop(line, record.comments.get(str(line), {}), _move(match, record, line), update))


def _move(match: Match[Any], record: Record, line: int) -> str | None:
    """The learner's move, written as his options are."""
    moves = record.moves
    if line == len(moves) or not moves[line].startswith(f"{LEARNER} "):
        return None
    ruleset, state = match.ruleset, match.state
    return ruleset.write(state, ruleset.read(state, SEAT, moves[line][2:].strip()))
