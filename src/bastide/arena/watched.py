"""Games with bots from files, in a process of their own that can be ended.

A file may do anything: loop for ever, leave the program, bring the interpreter down. So such games are played
in a child process, which tells whose decision is due before it asks. If nothing follows within the limit, or
if the child is gone, that seat has lost, and the next game gets a new child. The child ends itself when its
parent is no more.
"""

from __future__ import annotations

import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from ..bots import make
from ..bots.levels import Player
from ..kernel import Setup
from .game import Game, Played, play
from .tournament import is_file, ruleset_for

START_SECONDS = 60.0
"""For the child to come up and to begin a game; what our own bots need is never limited."""


def maker(name: str, game: str) -> Any:
    """Makes a bot from a seed. In a tournament no bot minds the clock: the same seed gives the same games."""

    def made(seed: str) -> Any:
        bot = make(name, seed, game)
        if isinstance(bot, Player):
            bot.timed = False
        return bot

    return made


def play_here(setup: Setup, bots: Sequence[str], seed: str) -> Game:
    return play(ruleset_for(setup), [maker(name, setup.game) for name in bots], seed)


class Watched:
    """Plays games, those with files in a child process."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._child: subprocess.Popen[bytes] | None = None
        self._heard: queue.SimpleQueue[Any] = queue.SimpleQueue()

    def play(self, setup: Setup, bots: Sequence[str], seed: str) -> Game:
        if not any(map(is_file, bots)):
            return play_here(setup, bots, seed)
        child = self._running()
        assert child.stdin is not None
        send(child.stdin, (setup, tuple(bots), seed))
        seat = 0
        limit: float | None = START_SECONDS
        while True:
            try:
                told = self._heard.get(timeout=limit)
            except queue.Empty:
                self.close()
                return lost(setup, seed, seat, f"took longer than {self._limit:g} s for a decision")
            if isinstance(told, Game):
                return told
            if told is None:
                code = child.wait()
                self.close()
                return lost(setup, seed, seat, f"ended the program (exit code {code})")
            seat = told
            limit = self._limit if is_file(bots[seat]) else None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._child is None or self._child.poll() is not None:
            self._heard = queue.SimpleQueue()
            command = [sys.executable, "-c", "from bastide.arena.watched import serve; serve()"]
            self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert self._child.stdout is not None
            threading.Thread(target=_listen, args=(self._child.stdout, self._heard), daemon=True).start()
        return self._child

    def close(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child.wait()
            for pipe in (self._child.stdin, self._child.stdout):
                if pipe is not None and not pipe.closed:
                    with suppress(OSError):  # what was still to be written finds nobody any more
                        pipe.close()
            self._child = None


def lost(setup: Setup, seed: str, seat: int, reason: str) -> Game:
    """A game that nobody saw the end of: the position before its first move, and who lost it."""
    game = Played(ruleset_for(setup), seed).result()
    game.winners = [other for other in range(setup.seats) if other != seat]
    game.fault, game.reason = seat, reason
    return game


def send(stream: BinaryIO | Any, thing: Any) -> None:
    data = pickle.dumps(thing)
    stream.write(struct.pack("!I", len(data)) + data)
    stream.flush()


def receive(stream: BinaryIO | Any) -> Any:
    """What was sent next; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    data = stream.read(struct.unpack("!I", head)[0])
    return pickle.loads(data)


def _listen(stream: Any, heard: queue.SimpleQueue[Any]) -> None:
    told: Any = 0
    while told is not None:
        try:
            told = receive(stream)
        except (OSError, ValueError, EOFError, pickle.UnpicklingError):
            told = None
        heard.put(told)


def serve() -> None:
    """The child: plays what it is sent. What a bot prints goes to the error stream."""
    back = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    wanted: queue.SimpleQueue[Any] = queue.SimpleQueue()

    def read() -> None:
        while (order := receive(sys.stdin.buffer)) is not None:
            wanted.put(order)
        os._exit(0)  # the parent is gone, whatever a bot is doing

    threading.Thread(target=read, daemon=True).start()
    while True:
        setup, bots, seed = wanted.get()
        makers = [maker(name, setup.game) for name in bots]
        send(back, play(ruleset_for(setup), makers, seed, lambda seat: send(back, seat)))


def files_at_hand(files: dict[str, Any], folder: Path) -> dict[str, str]:
    """Where each bot's file is on this machine: where it was, if it is the same there, else written anew."""
    places = {}
    for name, file in files.items():
        path = Path(name)
        if not (path.is_file() and path.read_bytes() == file.content):
            path = folder / file.digest[:16] / file.name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file.content)
        places[name] = str(path)
    return places
