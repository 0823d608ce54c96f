"""The bots at a table: where they come from, and how they think without keeping the table waiting."""

from __future__ import annotations

import asyncio
import difflib
import logging
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar, cast

from ..kernel import Action, SetupProblem, View

log = logging.getLogger("bastide.table")

PAUSE = 0.12
"""Seconds from a bot's turn to its action: short, but one can follow."""

THINKING_LIMIT = 60.0
"""Seconds after which a bot has failed."""

THREADS = 2
"""Bots that think at the same time. Python computes in one thread at a time: more would only keep people
waiting."""

MOST_REST = 0.1
"""Seconds that a thread rests at most after a bot has thought, while others wait for it."""

T = TypeVar("T")


class Bot(Protocol):
    def choose(self, view: View[Any]) -> Action: ...


class BotSource(Protocol):
    """Where bots come from; the package `bastide.bots` is one."""

    def names(self, game: str) -> Sequence[str]: ...

    def make(self, name: str, seed: int | str) -> Bot: ...


class OurBots:
    """The bots of the project, loaded when they are first asked for."""

    def names(self, game: str) -> Sequence[str]:
        from .. import bots

        return list(bots.KINDS)  # the levels come to the page with their own words

    def make(self, name: str, seed: int | str) -> Bot:
        from .. import bots

        return bots.make(name, seed)


class Stopgap:
    """Plays at random in the place of a bot that failed; it cannot fail itself."""

    def choose(self, view: View[Any]) -> Action:
        return random.choice(view.options)


class Players:
    """All bots of a server, with the threads in which they think."""

    def __init__(self, source: BotSource, pause: float = PAUSE) -> None:
        self._source = source
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._waiting = 0
        self.pause = pause

    def names(self, game: str) -> Sequence[str]:
        return self._source.names(game)

    def check(self, game: str, name: str) -> str:
        """The name of a bot that there is. Only listed ones: a name could be a file on the server, too."""
        names = list(self.names(game))
        if name not in names:
            close = difflib.get_close_matches(name, names, 1)
            hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names)}"
            raise SetupProblem("unknown-bot", f"there is no bot {name!r}; {hint}")
        return name

    def make(self, name: str, seed: str) -> Bot:
        try:
            return self._source.make(name, seed)
        except Exception:
            log.exception("the bot %r cannot be made; one that plays at random takes its place", name)
            return Stopgap()

    async def choose(self, bot: Bot, view: View[Any]) -> Action:
        """What a bot does, found in a thread of its own and not shown at once."""
        begun = time.monotonic()
        action = await self.think(bot.choose, view)
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
        return action

    async def think(self, call: Callable[..., T], *args: Any) -> T:
        """Something that takes a while, in one of the threads of the bots."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def tell(error: Exception | None, result: T | None) -> None:
            self._waiting -= 1
            if done.cancelled():
                return
            if error is None:
                done.set_result(cast(T, result))
            else:
                done.set_exception(error)

        def work() -> None:
            begun = time.monotonic()
            error, result = None, None
            try:
                result = call(*args)
            except Exception as failure:
                error = failure
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(tell, error, result)
            # When the house is full, bots leave people as much time as they take themselves.
            if self._waiting > THREADS:
                time.sleep(min(MOST_REST, time.monotonic() - begun))

        self._waiting += 1
        self._threads.submit(work)
        return await asyncio.wait_for(done, THINKING_LIMIT)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
