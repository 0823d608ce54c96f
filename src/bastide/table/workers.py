"""Worker processes: whatever takes a while is done there, so that the server itself never waits for it.

Each worker is a process with a thread that hands it jobs, the most urgent first. A process that dies or takes
too long is replaced, and the job tried once more if it may be. One worker is kept for those who wait at a
table: no heap of uploads keeps them all busy.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any, BinaryIO, TypeVar, cast

from ..kernel import Problem
from .metrics import Metrics
from .parcels import pack, unpack
from .worker import HURRY, Limits, read, write

log = logging.getLogger("bastide.table")

T = TypeVar("T")

START = "from bastide.table.worker import main; main()"
MOST_WORKERS = 8
WATCH_SECONDS = 0.25
STOP_SECONDS = 5.0


class Priority(IntEnum):
    """Who comes first."""

    PERSON = 0  # somebody at a table waits for a bot
    HINT = 1  # somebody has asked for something and looks on: a hint, a drawing
    UPLOAD = 2
    WATCHED = 3  # bots among themselves
    STUDY = 4


MOST_WAITING = {Priority.HINT: 200, Priority.UPLOAD: 20, Priority.STUDY: 20}
"""Jobs that may wait. Bots always may: there is one for each table at most."""


class Died(RuntimeError):  # noqa: N818 - says what happened
    """The process that worked on a job is no more."""


class Call:
    """What somebody who waits for a job can hear of it and say to it meanwhile."""

    def __init__(self, watch: Callable[[Any], None] = lambda news: None) -> None:
        self.watch = watch
        self.is_hurried = False
        self.hand: Hand | None = None  # that carries it out and has told something: it listens, too

    def hurry(self) -> None:
        """Ask for what the job has found so far, as soon as it has found something."""
        self.is_hurried = True
        if self.hand is not None:
            self.hand.hurry(self)


@dataclass(order=True, slots=True)
class Job:
    """Something to be done, and who waits for it."""

    priority: Priority
    number: int
    work: Callable[..., Any] = field(compare=False)
    args: tuple[Any, ...] = field(compare=False)
    limits: Limits = field(compare=False)
    again: bool = field(compare=False)  # whether it may be tried once more
    done: asyncio.Future[Any] = field(compare=False)
    loop: asyncio.AbstractEventLoop = field(compare=False)
    call: Call = field(compare=False)

    def finish(self, result: Any, error: Exception | None) -> None:
        def tell() -> None:
            if self.done.done():
                return
            if error is None:
                self.done.set_result(result)
            else:
                self.done.set_exception(error)

        with suppress(RuntimeError):  # the server has stopped: nobody waits any more
            self.loop.call_soon_threadsafe(tell)


class Workers:
    """All worker processes of a server. None is started before there is something to do."""

    def __init__(self, size: int | None = None, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self.size = size or max(2, min(MOST_WORKERS, os.cpu_count() or 1))
        self.busy = 0
        self.closed = False
        self.change = threading.Condition()
        self._jobs: list[Job] = []
        self._waiting: Counter[Priority] = Counter()
        self._numbers = count()
        self._hands: list[Hand] = []

    async def run(
        self,
        work: Callable[..., T],
        *args: Any,
        priority: Priority,
        limits: Limits | None = None,
        again: bool = True,
        call: Call | None = None,
    ) -> T:
        """Have a function of some module called in a worker process, with arguments that `parcels` can send.

        What it raises is raised here. `Died` when the process died with it, `TimeoutError` when it took too
        long, `TooCostly` when it needed more than it may take, `Problem` when too many wait."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        asked = (work, args, limits or Limits(), again)
        job = Job(priority, next(self._numbers), *asked, done, loop, call or Call())
        with self.change:
            if self.closed:
                raise Problem("too-busy")
            if self._waiting[priority] >= MOST_WAITING.get(priority, sys.maxsize):
                raise Problem("too-busy")
            self._waiting[priority] += 1
            heapq.heappush(self._jobs, job)
            if not self._hands:
                self._hands = [Hand(self, people_only=n > 0 and n == self.size - 1) for n in range(self.size)]
                for hand in self._hands:
                    hand.thread.start()
                threading.Thread(target=self._watch, name="watch", daemon=True).start()
            self.change.notify_all()
        with self._metrics.jobs.time(priority.name.lower()):
            return await done

    @property
    def waiting(self) -> dict[str, int]:
        """How many jobs of each kind wait."""
        with self.change:
            return {priority.name.lower(): self._waiting[priority] for priority in Priority}

    def next_job(self, people_only: bool) -> Job | None:
        """The most urgent job, as soon as there is one; None when there will be none any more."""
        with self.change:
            while not self.closed:
                if self._jobs and (not people_only or self._jobs[0].priority <= Priority.HINT):
                    job = heapq.heappop(self._jobs)
                    self._waiting[job.priority] -= 1
                    if not job.done.cancelled():
                        self.busy += 1
                        return job
                else:
                    self.change.wait()
        return None

    def _watch(self) -> None:
        """End processes that work on a job for too long."""
        while not self.closed:
            time.sleep(WATCH_SECONDS)
            for hand in self._hands:
                hand.check_time()

    async def close(self) -> None:
        """Stop at once: what is under way is given up."""
        with self.change:
            self.closed = True
            jobs, self._jobs = self._jobs, []
            self.change.notify_all()
        for job in jobs:
            job.done.cancel()
        for hand in self._hands:
            hand.kill()
        for hand in self._hands:
            await asyncio.to_thread(hand.thread.join, STOP_SECONDS)


class Hand:
    """One worker process, replaced when it dies, and the thread that talks to it."""

    def __init__(self, workers: Workers, people_only: bool) -> None:
        self._workers, self._people_only = workers, people_only
        self._process: subprocess.Popen[bytes] | None = None
        self._until: float | None = None  # when the job under way must be done
        self._overdue = False
        self._call: Call | None = None
        self._lock = threading.Lock()
        self.thread = threading.Thread(target=self._serve, name="worker", daemon=True)

    def _serve(self) -> None:
        while (job := self._workers.next_job(self._people_only)) is not None:
            result, error = None, None
            try:
                result = self._carry_out(job)
            except Exception as failure:
                error = failure
            with self._workers.change:
                self._workers.busy -= 1
            job.finish(result, error)
        self._give_up()

    def _carry_out(self, job: Job) -> Any:
        data = pack((job.work, job.args, job.limits))
        for last in (not job.again, True):
            answer = self._ask(data, job)
            if answer is not None:
                well, result = answer
                if not well:
                    raise result.error()
                return unpack(result)
            if self._overdue:
                raise TimeoutError(f"a job took more than {job.limits.seconds:.0f} s")
            if last or self._workers.closed:
                break
        raise Died("a worker process died")

    def _ask(self, data: bytes, job: Job) -> tuple[bool, Any] | None:
        """The answer of the process, after all that it tells before; None when it has died."""
        answer: tuple[bool, Any] | None = None
        try:
            process = self._started()
            with self._lock:
                self._overdue, self._until = False, time.monotonic() + job.limits.seconds
                self._call = job.call
            write(cast(BinaryIO, process.stdin), data)
            while (said := read(cast(BinaryIO, process.stdout))) is not None:
                well, result = unpack(said)
                if well is not None:
                    answer = well, result
                    break
                job.call.hand = self
                if job.call.is_hurried:
                    self.hurry(job.call)
                with suppress(RuntimeError):  # the server has stopped
                    job.loop.call_soon_threadsafe(job.call.watch, result)
        except OSError:
            answer = None
        finally:
            with self._lock:
                self._until = self._call = None
        if answer is None:
            self._give_up()
            if not self._workers.closed:
                log.warning("a worker process has ended in the middle of a job; another takes its place")
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        with self._lock:
            process = self._process
            if self._workers.closed:
                raise OSError("the workers are closed")
            if process is None:
                command = [sys.executable, "-P", "-c", START]
                process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self._process = process
                write(cast(BinaryIO, process.stdin), pack(sys.path))
            return process

    def check_time(self) -> None:
        with self._lock:
            if self._until is not None and time.monotonic() > self._until and self._process:
                self._overdue = True
                self._process.kill()

    def hurry(self, call: Call) -> None:
        with self._lock:
            if self._call is call and self._process is not None and HURRY is not None:
                self._process.send_signal(HURRY)

    def kill(self) -> None:
        """End the process, from whatever thread; the one that talks to it cleans up."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def _give_up(self) -> None:
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    cast(BinaryIO, pipe).close()
