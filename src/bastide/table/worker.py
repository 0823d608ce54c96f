"""A worker process: it takes jobs from its standard input and gives answers on its standard output, one after
the other, until the input ends. `workers.py` starts it; nobody else talks to it.

A job can have limits of computing time and memory. One that exceeds them fails; the process goes on.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from types import FrameType
from typing import Any, BinaryIO

from .parcels import pack, unpack

# Not on every system: elsewhere only the time of a job is limited, from outside.
resource: Any = import_module("resource") if os.name == "posix" else None

HURRY: signal.Signals | None = getattr(signal, "SIGUSR1", None)
"""Asks a job for what it has found so far; not on every system."""
HEAD = struct.Struct(">Q")
NICE = 10
"""Who waits for a page comes before who thinks."""
GRACE = 10.0
"""Seconds after which a process whose server is gone ends by itself, beyond the limit of its job."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a job may take: seconds on the clock, seconds of computing, bytes beyond what the process has."""

    seconds: float = 60.0
    cpu: float | None = None
    memory: int | None = 1 << 30


class OutOfTime(BaseException):
    """The job has computed for too long."""


class TooCostly(Exception):  # noqa: N818 - what a caller makes a problem of
    """A job needs more time or memory than it may take."""


class Wire:
    """What goes between a job and whoever waits for it while it is carried out."""

    outbox: BinaryIO | None = None
    hurried = False


def tell(news: Any) -> None:
    """Say how far a job is, in plain data."""
    if Wire.outbox is not None:
        write(Wire.outbox, pack((None, news)))


def is_hurried() -> bool:
    """Whether somebody wants what the job has found so far."""
    return Wire.hurried


def hurry(number: int, frame: FrameType | None) -> None:
    Wire.hurried = True


class Failure:
    """An exception on its way from one process to the other."""

    def __init__(self, error: BaseException) -> None:
        self.kind, self.args, self.told = type(error), error.args, dict(vars(error))
        self.traceback = "".join(traceback.format_exception(error))

    def error(self) -> Exception:
        """The same exception, however its class is made, with a note of where it was raised."""
        made = self.kind.__new__(self.kind, *self.args)
        made.__dict__.update(self.told)
        if not isinstance(made, Exception):
            made = RuntimeError(f"{self.kind.__name__} in a worker process")
        made.add_note(self.traceback)
        return made


def write(file: BinaryIO, data: bytes) -> None:
    file.write(HEAD.pack(len(data)))
    file.write(data)
    file.flush()


def read(file: BinaryIO) -> bytes | None:
    """The next message; None when there is none any more."""
    head = file.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (size,) = HEAD.unpack(head)
    data = file.read(size)
    return data if len(data) == size else None


@contextmanager
def within(limits: Limits) -> Iterator[None]:
    """Do something within limits of computing time and memory, where the system knows them."""
    if resource is None:
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    signal.signal(signal.SIGPROF, stop)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    try:
        if limits.memory is not None:
            resource.setrlimit(resource.RLIMIT_AS, (_size() + limits.memory, hard))
        signal.setitimer(signal.ITIMER_REAL, limits.seconds + GRACE)
        if limits.cpu is not None:
            # Again and again: Python drops what is raised while it clears something up.
            signal.setitimer(signal.ITIMER_PROF, limits.cpu, 0.02)
        yield
    except (OutOfTime, MemoryError) as error:
        raise TooCostly("time" if isinstance(error, OutOfTime) else "memory") from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


def _size() -> int:
    """The bytes of address space that this process has."""
    try:
        with open("/proc/self/statm") as file:
            pages = int(file.read().split()[0])
        return pages * int(resource.getpagesize())
    except (OSError, ValueError):
        return 1 << 30


def answer(data: bytes) -> bytes:
    """Carry a job out; what comes of it, or how it failed."""
    work: Callable[..., Any]
    Wire.hurried = False
    try:
        work, args, limits = unpack(data)
        with within(limits):
            result = pack(work(*args))
        return pack((True, result))
    except OutOfTime:  # it rang in the last moment
        return _failed(TooCostly("time"))
    except BaseException as error:  # whatever a job does, the next one finds a worker
        return _failed(error)


def _failed(error: BaseException) -> bytes:
    try:
        return pack((False, Failure(error)))
    except Exception:
        return pack((False, Failure(RuntimeError(f"{type(error).__name__}: {error}"))))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    inbox, outbox = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    Wire.outbox = outbox
    if HURRY is not None:
        signal.signal(HURRY, hurry)
    os.dup2(2, 1)  # what somebody prints must not stand among the answers
    if hasattr(os, "nice"):
        os.nice(NICE)
    path = read(inbox)
    if path is None:
        return
    sys.path[:] = unpack(path)
    while (data := read(inbox)) is not None:
        made = answer(data)
        try:
            write(outbox, made)
        except BrokenPipeError:  # the server was killed: nobody waits for this
            os._exit(0)
