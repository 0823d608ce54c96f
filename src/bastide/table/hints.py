"""A hint: what the greedy bot would do now, and what it thinks of the options.

It is asked like a bot at the table, with the view of the seat: what the seat cannot know is imagined. An
option is worth what the position looks like when the bot goes on from there to the end of the turn, less what
it looks like now.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from ..kernel import Action, Ruleset, View
from .protocol import Advice, Option, Worth

GLANCED = 60
"""Options that are glanced at."""
WEIGHED = 6
"""Of them, those that are looked through to the end of the turn."""
DEEP = 16
"""Decisions that are looked through."""
SECONDS = 1.5
"""Nobody waits longer for the worth of the others."""
IDLE = ("pass", "done")
"""How others are thought to act meanwhile; where they cannot, the turn ends."""

Value = Callable[[Any, int], float]


class Bot(Protocol):
    def choose(self, view: View[Any]) -> Action: ...


def advise(view: View[Any], bot: Bot) -> Advice:
    """What the bot would do, and what the most promising options are worth, in points."""
    assert view.seat is not None
    judge: Value = import_module(f"bastide.bots.{view.ruleset.game.name}").value
    return Adviser(view.ruleset, view.seat, bot, judge).advise(view)


class Adviser:
    def __init__(self, ruleset: Ruleset[Any], seat: int, bot: Bot, judge: Value) -> None:
        self._ruleset, self._seat, self._bot, self._judge = ruleset, seat, bot, judge

    def advise(self, view: View[Any]) -> Advice:
        until = time.monotonic() + SECONDS
        chosen = self._bot.choose(view)
        state = view.imagine(random.Random(0))
        now = self._judge(state, self._seat)
        rest = [option for option in view.options if option != chosen][:GLANCED]
        rest.sort(key=lambda option: -self._judge(self._do(state, self._seat, option), self._seat))
        weighed: list[Worth] = []
        for option in [chosen, *rest[: WEIGHED - 1]]:
            if weighed and time.monotonic() > until:
                break
            after = self._to_the_end(self._do(state, self._seat, option))
            worth = round(self._judge(after, self._seat) - now, 1)
            weighed.append(Worth(self._ruleset.write(state, option), worth))
        first, *others = weighed
        others.sort(key=lambda one: -one.worth)
        shown = Option.of(self._ruleset.option(state, self._seat, chosen))
        return Advice(shown, first.worth, [first, *others])

    def _do(self, state: Any, seat: int, action: Action) -> Any:
        new = state.copy()
        self._ruleset.apply(new, seat, action, None)
        return new

    def _to_the_end(self, state: Any) -> Any:
        """The position after the rest of the turn: until chance decides, or somebody else has a choice."""
        for _ in range(DEEP):
            if state.over or not state.pending or min(state.pending) < 0:
                break
            other = next((s for s in state.pending if s != self._seat), None)
            if self._seat in state.pending:
                action = self._bot.choose(View(self._ruleset, state, self._seat))
                state = self._do(state, self._seat, action)
            elif other is not None:
                idle = next((o for o in self._ruleset.options(state, other) if o[0] in IDLE), None)
                if idle is None:
                    break
                state = self._do(state, other, idle)
        return state
