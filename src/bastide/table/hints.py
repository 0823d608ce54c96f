"""A hint: what the greedy bot would do now, and what it thinks of every option.

It is asked like a bot at the table, with the view of the seat: what the seat cannot know is imagined.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..kernel import Action, Option, Ruleset, View
from .players import Bot
from .protocol import Advice, Worth

MOST = 60
"""Options that are weighed at most; of more, the bot's own choice and the first ones."""
DEEP = 2
"""Further decisions of the same turn that are looked through."""
NARROW = 12
"""How many options of a further decision are looked at."""

Value = Callable[[Any, int], float]


def advise(view: View, bot: Bot) -> Advice:
    """What the bot would do, and what the options are worth: how much better the seat would stand."""
    assert view.seat is not None
    seat, ruleset = view.seat, view.ruleset
    chosen = bot.choose(view)
    judge: Value = import_module(f"bastide.bots.{ruleset.game.name}").value
    state = view.imagine(random.Random(0))
    now = judge(state, seat)
    options = [chosen, *(o for o in view.options if o != chosen)][:MOST]
    worths = [Worth(ruleset.write(state, o), _worth(ruleset, state, seat, o, judge, now)) for o in options]
    others = sorted(worths[1:], key=lambda worth: -worth.worth)
    return Advice(describe(ruleset, state, seat, chosen), worths[0].worth, [worths[0], *others])


def describe(ruleset: Ruleset, state: Any, seat: int, action: Action) -> Option:
    """An option for people; also one of those too many to list."""
    verb = ruleset.step(state).table[action[0]]
    more = dict(verb.describe(state, seat, action))
    args, targets = more.pop("args", {}), tuple(more.pop("targets", ()))
    label = more.pop("label", f"{ruleset.game.name}-{verb.name}")
    return Option(verb.write(state, action), verb.name, label, args, targets, verb.rules, more)


def _worth(ruleset: Ruleset, state: Any, seat: int, action: Action, judge: Value, now: float) -> float:
    return round(_after(ruleset, state, seat, action, judge, DEEP) - now, 1)


def _after(ruleset: Ruleset, state: Any, seat: int, action: Action, judge: Value, depth: int) -> float:
    """The position after an action, and after the best that the seat can do next in the same turn."""
    new = state.copy()
    ruleset.apply(new, seat, action, None)
    found = judge(new, seat)
    if depth and new.pending == (seat,):
        options = ruleset.options(new, seat)[:NARROW]
        return max([found, *(_after(ruleset, new, seat, o, judge, depth - 1) for o in options)])
    return found
