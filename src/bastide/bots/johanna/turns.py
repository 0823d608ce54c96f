"""Whole turns of Johanna: every chain of decisions that is worth a look, with all its bonuses."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...johanna.state import JohannaState
from ...kernel import Action
from ..mind import Turn

DEEP = 14
"""How many decisions of one turn are looked through at most."""
PATIENCE = 500
"""Positions that are judged before only the best beginning is followed."""

Judge = Callable[[JohannaState, int], tuple[object, float]]
"""What tells a position apart from others, and its worth."""


def runs(state: JohannaState, seat: int) -> bool:
    """Whether a turn of the seat has begun and is not over."""
    return state.pending == (seat,) and state.hand >= 0


def different(state: JohannaState) -> list[Action]:
    """The options that are worth a look of their own.

    Of the ways to pay for the same thing those that differ in the columns they cross are different; of the
    others the one from the rows that lag behind stands for all. Nothing is given away for nothing.
    """
    options = state.options
    if len(options) == 1 or options[0][0] in ("take", "coin", "good", "route"):
        return [option for option in options if option[0] != "decline"] or options
    found: dict[Action, tuple[int, Action]] = {}
    rows = state.tables.rows
    first = state.turn * rows
    for option in options:
        verb = option[0]
        if verb in ("build", "acquire"):
            paid = state.crossed[first : first + rows]
            uneven = 0
            for row in option[2]:
                uneven += 10 * paid[row] + 10
                paid[row] += 1
            key: Action = (*option[:2], min(paid))
            if key not in found or (uneven, option) < found[key]:
                found[key] = (uneven, option)
        elif verb not in ("decline", "forfeit", "skip"):
            found[option] = (0, option)
    return [option for _, option in found.values()] or options


def whole_turns(
    state: JohannaState, seat: int, rng: random.Random, judge: Judge, beam: int
) -> list[tuple[float, Turn]]:
    """Turns with their worth, the best first; decision by decision the `beam` best are followed.

    Chains that lead to the same position in another order count once.
    """
    apply = state.ruleset.apply
    seen: set[object] = set()
    done: list[tuple[float, float, Turn]] = []
    front: list[tuple[float, float, Turn, JohannaState]] = [(0.0, 0.0, (), state)]
    for _ in range(DEEP):
        running: list[tuple[float, float, Turn, JohannaState]] = []
        for _, _, turn, before in front:
            for option in different(before):
                new = before.copy()
                apply(new, seat, option, None)
                key, worth = judge(new, seat)
                if key in seen:
                    continue
                seen.add(key)
                if runs(new, seat):
                    running.append((worth, rng.random(), (*turn, option), new))
                else:
                    done.append((worth, rng.random(), (*turn, option)))
        if not running:
            break
        running.sort(reverse=True, key=lambda one: one[:2])
        front = running[: beam if len(seen) < PATIENCE else 1]
    if not done:  # a turn that goes on for longer
        done = [(worth, lot, turn) for worth, lot, turn, _ in front]
    done.sort(reverse=True, key=lambda one: one[:2])
    return [(worth, turn) for worth, _, turn in done]
