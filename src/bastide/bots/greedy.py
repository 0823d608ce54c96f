"""One ply: the option after which the position looks best, by the game's own judgement.

Each game has a module `bastide.bots.<game>` with `value(state, seat)`: points now and expected, and what is
worth having in hand. A turn of several decisions is looked through to its end, as far as chance and the
others let it. A game whose turns ask for another search has its own `choose(view, rng)` in that module.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..kernel import Action, Ruleset, View

Value = Callable[[Any, int], float]
WIDE = 12
"""Of the first decision's options, how many are looked at more closely."""


class Greedy:
    def __init__(self, seed: int | str = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Action:
        assert view.seat is not None
        options = view.options
        if len(options) == 1:
            return options[0]
        module = import_module(f"bastide.bots.{view.ruleset.game.name}")
        if hasattr(module, "choose"):
            chosen: Action = module.choose(view, self._rng)
            return chosen
        state = view.imagine(self._rng)
        judge: Value = module.weigher(state) if hasattr(module, "weigher") else module.value
        first = [
            (self._after(view.ruleset, state, view.seat, o, judge, 0), self._rng.random(), o) for o in options
        ]
        first.sort(reverse=True)
        return max(
            (self._after(view.ruleset, state, view.seat, o, judge, 2), r, o) for _, r, o in first[:WIDE]
        )[2]

    def _after(
        self, ruleset: Ruleset, state: Any, seat: int, action: Action, judge: Value, depth: int
    ) -> float:
        new = state.copy()
        ruleset.apply(new, seat, action, None)
        if depth and seat in new.pending:
            return max(
                self._after(ruleset, new, seat, o, judge, depth - 1) for o in ruleset.options(new, seat)
            )
        return judge(new, seat)
