"""Whole turns from single options: a beam over the decisions that one seat makes in a row."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Generic

from ..kernel import Action, Ruleset, View
from .mind import Candidate, S, Turn

WIDE = 12
"""Of the first decision's options, how many are looked at more closely."""
NARROW = 4
"""Of those of a later decision in the same turn."""
DEEP = 6
"""Decisions of the same turn that are looked through."""
PATIENCE = 600
"""Positions that are judged for one list of turns."""


class OptionMind(Generic[S]):
    """A mind for games whose turns are short: candidates come from options and `worth` alone.

    A game overrides `worth`, and what else it knows better.
    """

    judged = 0

    def world(self, view: View[S], rng: random.Random) -> S:
        return view.imagine(rng)

    def is_open(self, state: S) -> bool:
        return True

    def worth(self, state: S, seat: int) -> float:
        raise NotImplementedError

    def consider(self, state: S, seat: int, options: list[Action]) -> list[Action]:
        """The options that deserve a look."""
        return options

    def quick(self, state: S, seat: int, rng: random.Random) -> Turn:
        return self.candidates(state, seat, rng, 1)[0].turn

    def candidates(self, state: S, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        return whole_turns(state, seat, rng, self.value, self.consider)[:wide]

    def value(self, state: S, seat: int) -> float:
        """`worth`, counted."""
        self.judged += 1
        return self.worth(state, seat)

    def settled(self, state: S, seat: int, started: S) -> bool:
        """When the seat is asked again after others were."""
        return seat in state.pending and state.serial > started.serial


def whole_turns(
    state: S,
    seat: int,
    rng: random.Random,
    judge: Callable[[S, int], float],
    consider: Callable[[S, int, list[Action]], list[Action]],
) -> list[Candidate]:
    """The turns that begin with each option, each with its best continuation, the best first.

    All first options are judged; the best `WIDE` are looked through to the end of the turn.
    """
    ruleset: Ruleset[S] = state.ruleset
    judged = 0

    def after(state: S, option: Action) -> tuple[float, float, Action, S]:
        nonlocal judged
        judged += 1
        new = state.copy()
        ruleset.apply(new, seat, option, None)
        return judge(new, seat), lot(option, rng), option, new

    def best(value: float, state: S, deep: int) -> Candidate:
        """The best that the seat can still do in a position."""
        if not deep or state.pending != (seat,) or judged > PATIENCE:
            return Candidate(value, ())
        options = consider(state, seat, ruleset.options(state, seat))
        steps = sorted((after(state, option) for option in options), key=_rank, reverse=True)[:NARROW]
        ways = [(best(value, new, deep - 1), option) for value, _, option, new in steps]
        found, option = max(ways, key=lambda way: way[0].worth)
        return Candidate(found.worth, (option, *found.turn))

    options = consider(state, seat, ruleset.options(state, seat))
    firsts = sorted((after(state, option) for option in options), key=_rank, reverse=True)
    judged = 0
    turns: list[tuple[float, float, Turn]] = []
    for value, drawn, option, new in firsts[:WIDE]:
        if turns and judged > PATIENCE:
            break
        rest = best(value, new, DEEP)
        turns.append((round(rest.worth, 6), drawn, (option, *rest.turn)))
    turns.sort(key=lambda one: one[:2], reverse=True)
    return [Candidate(worth, turn) for worth, _, turn in turns]


def lot(option: Action, rng: random.Random) -> float:
    """Decides between equals; an option that gains nothing is left for a pass."""
    return rng.random() + (1.0 if option[0] == "pass" else 0.0)


def _rank(step: tuple[float, float, Action, object]) -> tuple[float, float]:
    return step[0], step[1]
