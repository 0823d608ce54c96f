"""The bots at a table: where they come from, and how they are asked without keeping the table waiting.

A bot thinks in a worker process and is made anew for each decision, with a seed that follows from the table
and the decision: so it does not matter which process that is, nor whether the server was started in between.
What it wants to remember, such as the rest of a turn, it has as `kept`: plain data, which comes along.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..kernel import Action, SetupProblem, View, unknown
from .hints import advise
from .protocol import Advice
from .settings import HOME
from .worker import Limits, is_hurried, tell
from .workers import Call, Priority, Workers

PAUSE = 0.12
"""Seconds from a bot's turn to its action: short, but one can follow."""

ENOUGH_SECONDS = 8.0
"""Seconds on the clock after which a bot that searches answers with the best so far. Its budget is computing
time, which a busy machine may take long to grant, but whoever waits does not ask for the reason."""

THINKING_LIMIT = 60.0
"""Seconds after which a bot has failed at a decision."""

STAND_BY = "greedy"
"""Answers a decision at which another bot has failed, if there is such a bot; otherwise any option does."""

LAST_TRY = 2
"""After the bot and who stands by: any option, at random, which cannot fail."""

MOST_LAPSES = 5
"""A bot that has failed at so many decisions is not asked again."""


class Bot(Protocol):
    def choose(self, view: View[Any]) -> Action: ...


class BotSource(Protocol):
    """Where bots come from; the package `bastide.bots` is one. It is sent to worker processes."""

    def names(self, game: str) -> Sequence[str]: ...

    def make(self, name: str, seed: int | str) -> Bot: ...


class OurBots:
    """The bots of the project, loaded when they are first asked for."""

    def names(self, game: str) -> Sequence[str]:
        from .. import bots

        return bots.names(game)

    def make(self, name: str, seed: int | str) -> Bot:
        from .. import bots

        return bots.make(name, seed)


def check_bot(source: BotSource, game: str, name: str) -> str:
    """The name of a bot that there is. Only listed ones: a name could be a file on the server, too."""
    names = list(source.names(game))
    if name not in names:
        raise SetupProblem("unknown-bot", unknown(name, names))
    return name


@dataclass
class Sitting:
    """A bot at a seat, as the table knows it: its name, where its luck comes from, what it remembers."""

    name: str
    seed: str
    kept: Any = None
    tries: int = 0  # at the decision that it is asked for, which have failed
    lapses: int = 0  # decisions at which it has failed

    def fail(self) -> bool:
        """It has failed: whether anybody else is left to answer."""
        self.tries += 1
        if self.tries == 1:
            self.lapses += 1
        return self.tries <= LAST_TRY

    def answered(self) -> None:
        self.tries = 0


class Players:
    """All bots of a server."""

    def __init__(
        self,
        source: BotSource,
        workers: Workers,
        pause: float = PAUSE,
        unwatched_seconds: float = HOME.unwatched_seconds,
    ) -> None:
        self.source = source
        self.workers = workers
        self.pause = pause
        self.unwatched_seconds = unwatched_seconds

    def names(self, game: str) -> Sequence[str]:
        return self.source.names(game)

    def check(self, game: str, name: str) -> str:
        return check_bot(self.source, game, name)

    async def choose(
        self, bot: Sitting, view: View[Any], tag: str, priority: Priority, call: Call | None = None
    ) -> Action:
        """What a bot does, not shown at once. A call hears how far it is, and can hurry it."""
        begun = time.monotonic()
        name = self._who(bot, view.ruleset.game.name)
        if name is None:
            action = random.choice(view.options)
        else:
            asked = (self.source, name, f"{bot.seed}/{tag}", bot.kept if name == bot.name else None, view)
            limits = Limits(THINKING_LIMIT)
            action, bot.kept = await self.workers.run(
                decide, *asked, priority=priority, limits=limits, call=call
            )
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
        return action

    def _who(self, bot: Sitting, game: str) -> str | None:
        """Who answers a decision: the bot, who stands by after it has failed, or in the end nobody."""
        if not bot.tries and bot.lapses < MOST_LAPSES:
            return bot.name
        return STAND_BY if bot.tries < LAST_TRY and STAND_BY in self.names(game) else None

    async def advise(self, view: View[Any], seed: str, mine: Sequence[str] = ()) -> Advice:
        """What a bot would do in a seat's place, and what it thinks of the options."""
        return await self.workers.run(advise, view, seed, mine, priority=Priority.HINT)


def decide(source: BotSource, name: str, seed: str, kept: Any, view: View[Any]) -> tuple[Action, Any]:
    """What a bot does, and what it remembers; in a worker process."""
    bot: Any = source.make(name, seed)
    if kept is not None:
        bot.kept = kept
    if hasattr(bot, "watch"):  # it searches
        until = time.monotonic() + ENOUGH_SECONDS
        bot.watch, bot.hurried = tell_thinking, lambda: is_hurried() or time.monotonic() > until
    action = bot.choose(view)
    return action, getattr(bot, "kept", None)


def tell_thinking(thinking: Any) -> None:
    tell((thinking.running, len(thinking.weighed), round(thinking.share, 2)))
