"""Studies at the server: worker processes judge a game turn by turn while nobody has to wait for it.

What was found is kept with the game, line by line, so a study goes on where a server stopped. Of a game that
is still played only one's own turns are judged, and nothing of it is kept: it may be taken back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from ..kernel import SEATS, Problem, SeatLetter
from ..study import VERSION, Examination, Judged, Luck
from ..study.summary import summary_of
from ..study.verdicts import StudyPlayer
from . import schema
from .fields import WHOLE
from .lobby import Tables
from .matches import restore
from .protocol import ErrorInfo
from .storage import Stored
from .worker import Limits
from .workers import Priority

log = logging.getLogger("bastide.table")

DEPTHS = ("glance", "ordinary", "deep")
"""The shallowest first."""
LIMITS = Limits(seconds=300.0)
AT_ONCE = 2
"""Studies that are under way at the same time; further ones wait."""
REMEMBERED = 3
"""Games that a worker process has at hand."""
PAUSE = 2.0
"""Seconds before a study tries again where too many wait."""

Depth = Literal["glance", "ordinary", "deep"]
Part = Judged | Luck
Status = Literal["running", "stopped", "failed", "done"]
"""A study that has failed says so and can be begun again; what it has found stands."""


class AskStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """A study to be begun, gone on with, stopped, or only looked at."""

    do: Literal["look", "start", "stop"] = "start"
    depth: Depth = "ordinary"
    run: Annotated[str, Meta(max_length=16)] = ""
    """The run that the page knows, and how many of its parts."""
    known: Annotated[int, Meta(ge=0, le=WHOLE)] = 0
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=len(SEATS))] = []
    """Of the seats of who asks: theirs come first, and while a game is played only theirs."""


class StudyInfo(Struct, frozen=True):
    """How far a study is, and what was found since the page last asked."""

    run: str
    status: Status
    depth: Depth
    done: int
    """Turns that are judged, of so many."""
    of: int
    seconds: float | None
    """That it will still take, as far as can be told."""
    spent: float
    known: int
    turns: list[Judged]
    draws: list[Luck]
    players: list[StudyPlayer]
    own: list[SeatLetter]
    """The seats of who asks."""


_at_hand: OrderedDict[str, Examination] = OrderedDict()


def _examination(key: str, stored: Stored, moves: Sequence[str], depth: str) -> Examination:
    if key not in _at_hand:
        while len(_at_hand) >= REMEMBERED:
            _at_hand.popitem(last=False)
        _at_hand[key] = Examination(restore(stored, moves), depth, stored.id)
    _at_hand.move_to_end(key)
    return _at_hand[key]


def list_lines(
    key: str, stored: Stored, moves: Sequence[str], depth: str, own: Sequence[int]
) -> tuple[list[int], int]:
    """The lines to be judged, in the order in which that is done, and how many of them are real choices; in a
    worker process. Of a running game those of one's own turns."""
    examination = _examination(key, stored, moves, depth)
    turns = [turn for turn in examination.course.turns if not turn.forced]
    if stored.status != "finished":
        turns = [turn for turn in turns if turn.seat in own]
        return [turn.line for turn in turns], len(turns)
    return examination.order(own[0] if own else None), len(turns)


def judge_line(key: str, stored: Stored, moves: Sequence[str], depth: str, line: int) -> Part:
    """What there is to say of one turn or draw; in a worker process."""
    return _examination(key, stored, moves, depth).judge(line)


@dataclass
class Run:
    """One study of one game."""

    key: str
    stored: Stored
    moves: list[str]
    depth: Depth
    own: tuple[int, ...]
    id: str = field(default_factory=lambda: secrets.token_urlsafe(8))
    parts: list[Part] = field(default_factory=list)
    of: int = 0
    lines: int | None = None
    """How many lines are to be judged, once that is known; there may be none."""
    fresh: int = 0
    began: float = field(default_factory=time.monotonic)
    ended: float | None = None
    task: asyncio.Task[None] | None = None
    failed: bool = False

    @property
    def is_kept(self) -> bool:
        return self.stored.status == "finished"

    @property
    def status(self) -> Status:
        if self.task is not None and not self.task.done():
            return "running"
        if self.failed:
            return "failed"
        return "done" if self.lines is not None and len(self.parts) >= self.lines else "stopped"

    def info(self, asked: AskStudy) -> StudyInfo:
        known = asked.known if asked.run == self.id else 0
        turns = [part for part in self.parts if isinstance(part, Judged)]
        draws = [part for part in self.parts if isinstance(part, Luck)]
        seats = len(self.stored.seats)
        spent = (self.ended or time.monotonic()) - self.began
        left = (self.lines or 0) - len(self.parts)
        return StudyInfo(
            run=self.id,
            status=self.status,
            depth=self.depth,
            done=sum(not turn.forced for turn in turns),
            of=self.of,
            seconds=round(spent / self.fresh * left, 1) if self.fresh and self.status == "running" else None,
            spent=round(spent, 1),
            known=len(self.parts),
            turns=[part for part in self.parts[known:] if isinstance(part, Judged)],
            draws=[part for part in self.parts[known:] if isinstance(part, Luck)],
            players=summary_of(self.stored.game, seats, turns, draws, self.of).players,
            own=[SEATS[seat] for seat in self.own],
        )


class Studies:
    """All studies of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._runs: dict[str, Run] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def ask(self, table_id: str, asked: AskStudy) -> StudyInfo:
        """Begin, stop or look at the study of a table."""
        run = await self._run(table_id, asked)
        if asked.do == "stop" and run.task is not None:
            run.task.cancel()
            run.ended = time.monotonic()
        elif asked.do == "start" and run.status in ("stopped", "failed"):
            run.failed = False
            run.task = asyncio.create_task(self._work(run))
        return run.info(asked)

    async def _run(self, table_id: str, asked: AskStudy) -> Run:
        table = await self._tables.get(table_id)
        own = await table.seats_of(asked.tokens)
        async with table.lock:
            if table.match is None:
                raise Problem("not-running")
            stored, moves = table.stored, list(table.match.moves)
        running = stored.status != "finished"
        key = f"{table_id}/{asked.depth}/{len(moves)}" + (f"/{own}" if running else "")
        if key not in self._runs:
            run = Run(key, stored, moves, asked.depth, own)
            if run.is_kept:
                run.parts = await self._load(run)
            if key not in self._runs:  # nobody was quicker
                self._forget(table_id)
                self._runs[key] = run
        return self._runs[key]

    def _forget(self, table_id: str) -> None:
        """Drop the studies of a table that nobody can ask for any more, and finished ones of others."""
        for key, run in list(self._runs.items()):
            if run.status != "running" and (len(self._runs) > 50 or run.stored.id == table_id):
                del self._runs[key]

    async def _work(self, run: Run) -> None:
        """Judge line after line; what is known already is not judged again."""
        async with self._room:
            run.began, run.ended, run.fresh = time.monotonic(), None, 0
            job = (run.key, run.stored, run.moves, run.depth)
            try:
                lines, run.of = await self._in_worker(list_lines, *job, run.own)
                run.lines = len(lines)
                known = {part.line for part in run.parts}
                for line in lines:
                    if line not in known:
                        part: Part = await self._in_worker(judge_line, *job, line)
                        if run.is_kept:
                            await self._keep(run, part)
                        run.parts.append(part)
                        run.fresh += 1
            except Exception:
                log.exception("table %s: the study cannot go on", run.stored.id)
                run.failed = True
            finally:
                run.ended = time.monotonic()

    async def _in_worker(self, work: Any, *args: Any) -> Any:
        while True:
            try:
                workers = self._tables.players.workers
                return await workers.run(work, *args, priority=Priority.STUDY, limits=LIMITS)
            except Problem as problem:
                if problem.code != "too-busy":
                    raise
                await asyncio.sleep(PAUSE)

    # -- what is kept ----------------------------------------------------------------------------------------

    async def _load(self, run: Run) -> list[Part]:
        """What was found before, at this depth or a deeper one."""
        s = schema.studies.c
        deep = DEPTHS[DEPTHS.index(run.depth) :]
        rows = (
            sa.select(s.found, s.kind)
            .where(s.table_id == run.stored.id, s.version == VERSION, s.depth.in_(deep))
            .order_by(s.line)
        )

        def read(connection: sa.Connection) -> list[Part]:
            return [_part(row.kind, row.found) for row in connection.execute(rows)]

        return await self._tables.storage.run(read, reads=True)

    async def _keep(self, run: Run, part: Part) -> None:
        s = schema.studies.c
        gone = sa.delete(schema.studies).where(s.table_id == run.stored.id, s.line == part.line)
        new = sa.insert(schema.studies).values(
            table_id=run.stored.id,
            line=part.line,
            kind="turn" if isinstance(part, Judged) else "draw",
            depth=run.depth,
            version=VERSION,
            found=msgspec.json.encode(part).decode(),
        )

        def write(connection: sa.Connection) -> None:
            connection.execute(gone)
            connection.execute(new)

        await self._tables.storage.run(write)

    async def close(self) -> None:
        """Stop all; what was found is kept."""
        for run in self._runs.values():
            if run.task is not None:
                run.task.cancel()


def _part(kind: str, found: str) -> Part:
    if kind == "turn":
        return msgspec.json.decode(found, type=Judged)
    return msgspec.json.decode(found, type=Luck)


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {s: ResponseSpec(ErrorInfo, description="refused", generate_examples=False) for s in statuses}


@post("/api/tables/{table_id:str}/study", status_code=HTTP_200_OK, responses=_errors(400, 404, 409, 413, 503))
async def study(
    table_id: FromPath[str], data: JSONBody[AskStudy], studies: NamedDependency[Studies]
) -> StudyInfo:
    """Study a game, or say how far the study is and what it has found since."""
    return await studies.ask(table_id, data)


def _provide_studies(state: State) -> Studies:
    studies: Studies = state.studies
    return studies


ROUTES = [study]
PROVIDED = {"studies": Provide(_provide_studies, sync_to_thread=False)}
