"""One ply: the option after which the position looks best, by the game's own judgement.

Each game has a module `<game>` here with `value(state, seat)`: points now and expected, and what is
worth having in hand. A turn of several decisions is looked through to its end, as far as chance and the
others let it. A game whose turns ask for another search has its own `choose(view, rng)` in that module.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bastide.kernel import Action, Ruleset, View

Value = Callable[[Any, int], float]
Considered = Callable[[Any, list[Action]], list[Action]]
"""Which of the options deserve a look; a game may have its own `consider`."""
WIDE = 12
"""Of the first decision's options, how many are looked at more closely."""
NARROW = 4
"""Of those of a later decision in the same turn."""
DEEP = 2
"""Decisions of the same turn that are looked through."""
PATIENCE = 600
"""Positions that are judged before the bot decides by what it has seen: a dragon, a portal and a flea in one
turn would have it think for seconds. A game may say that one of its positions counts for more."""


class Greedy:
    def __init__(self, seed: int | str = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View[Any]) -> Action:
        assert view.seat is not None
        options = view.options
        if len(options) == 1:
            return options[0]
        module = import_module(f"{__package__}.{view.ruleset.game.name}")
        if hasattr(module, "choose"):
            chosen: Action = module.choose(view, self._rng)
            return chosen
        state = view.imagine(self._rng)
        judge: Value = module.weigher(state) if hasattr(module, "weigher") else module.value
        turn = Turn(view.ruleset, view.seat, judge, getattr(module, "consider", of_all))
        turn.effort = module.effort(state) if hasattr(module, "effort") else 1.0
        first = [(turn.after(state, o)[0], self._lot(o), o) for o in turn.consider(state, options)]
        first.sort(reverse=True)
        turn.judged = 0
        weighed: list[tuple[float, float, Action]] = []
        for _, lot, option in first[:WIDE]:
            if weighed and turn.judged > PATIENCE:
                break
            weighed.append((round(turn.worth(*turn.after(state, option), DEEP), 6), lot, option))
        return max(weighed)[2]

    def _lot(self, option: Action) -> float:
        """Decides between equals; who gains nothing by a deed leaves it."""
        lot = self._rng.random()
        return lot + 1 if option[0] == "pass" else lot


def of_all(state: Any, options: list[Action]) -> list[Action]:
    return options


class Turn:
    """The rest of a seat's turn, looked through as far as it is the seat's alone."""

    def __init__(self, ruleset: Ruleset[Any], seat: int, judge: Value, consider: Considered) -> None:
        self._ruleset, self._seat, self._judge, self.consider = ruleset, seat, judge, consider
        self.judged, self.effort = 0.0, 1.0

    def after(self, state: Any, action: Action) -> tuple[float, Any]:
        """What a position looks like after an action, and the position."""
        new = state.copy()
        self._ruleset.apply(new, self._seat, action, None)
        self.judged += self.effort
        return self._judge(new, self._seat), new

    def worth(self, value: float, state: Any, depth: int) -> float:
        """What a position is worth with the best that the seat can still do in it."""
        if not depth or self._seat not in state.pending or self.judged > PATIENCE:
            return value
        options = self.consider(state, self._ruleset.options(state, self._seat))
        found = [self.after(state, option) for option in options]
        found.sort(key=lambda one: one[0], reverse=True)
        return max(self.worth(*one, depth - 1) for one in found[:NARROW])
