"""Several processes on one machine: started together, and started anew when one dies or all are told to."""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

log = logging.getLogger("bastide.table")

START = "from bastide.cli import main; main()"
NUMBER, READY = "BASTIDE_PROCESS", "BASTIDE_READY"
"""The variables in which a process finds its number, and the pipe into which it says that it is ready."""
LOOK_SECONDS = 0.2
AGAIN_SECONDS = 1.0
START_SECONDS = 120.0


def is_supervised() -> bool:
    return NUMBER in os.environ


def say_ready() -> None:
    """Tell who has started this process that it serves."""
    pipe = os.environ.pop(READY, "")
    if pipe:
        with suppress(OSError):
            os.write(int(pipe), b"ready")
            os.close(int(pipe))


class Child:
    """One of the processes."""

    def __init__(self, number: int, command: Sequence[str], listener: int) -> None:
        self.number = number
        self._told, mine = os.pipe()
        env = {**os.environ, NUMBER: str(number), READY: str(mine)}
        self.process = subprocess.Popen(command, pass_fds=[listener, mine], env=env)
        os.close(mine)

    def is_ready(self, seconds: float) -> bool:
        """Whether it serves, after waiting for at most so long."""
        readable, _, _ = select.select([self._told], [], [], seconds)
        return bool(readable) and bool(os.read(self._told, 1))

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def end(self, seconds: float) -> None:
        """Let it finish what is under way."""
        self.process.terminate()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self._told)


def supervise(
    listener: socket.socket, count: int, arguments: Sequence[str], address: str, stop_seconds: float
) -> None:
    """Run `bastide` so often with these arguments and the listener, until this process is told to stop.
    SIGHUP puts new processes in the place of the old ones, one after the other."""
    number = listener.fileno()
    os.set_inheritable(number, True)
    command = [sys.executable, "-c", START, *arguments, "--listener", str(number)]
    wanted: list[int] = []  # signals that came

    def note(what: int, _: Any) -> None:
        wanted.append(what)

    stops = {signal.SIGTERM, signal.SIGINT}
    for heard in (*stops, signal.SIGHUP):
        signal.signal(heard, note)

    def is_stopping() -> bool:
        return bool(stops & set(wanted))

    def start(at: int) -> Child:
        return Child(at + 1, command, number)

    def replace(at: int) -> None:
        """Start another, and end the old one when the new one serves."""
        fresh = start(at)
        until = time.monotonic() + START_SECONDS
        while not fresh.is_ready(LOOK_SECONDS):
            if fresh.has_ended() or is_stopping() or time.monotonic() > until:
                log.error("a new process does not start; the old one goes on")
                fresh.end(stop_seconds)
                return
        old, children[at] = children[at], fresh
        old.end(stop_seconds)

    children = [start(at) for at in range(count)]
    ready = False
    while not is_stopping():
        time.sleep(LOOK_SECONDS)
        if not ready and any(child.is_ready(0) for child in children):
            ready = True
            print(f"Table ready: {address}/", flush=True)
        for at, child in enumerate(children):
            if child.has_ended() and not is_stopping():
                log.warning("process %d has ended; another takes its place", child.process.pid)
                time.sleep(AGAIN_SECONDS)
                child.end(0)
                children[at] = start(at)
        if signal.SIGHUP in wanted and not is_stopping():
            wanted.clear()
            for at in range(count):
                replace(at)
            log.info("all processes are new")
    for child in children:
        child.process.terminate()
    for child in children:
        child.end(stop_seconds)
