"""Whole turns from single options: a beam over the decisions that one seat makes in a row."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Generic

from ..kernel import Action, Ruleset, View
from .mind import Candidate, S, Turn

WIDE = 12
"""Of the first decision's options, how many are looked at more closely at least."""
QUICK = 3
"""… for a quick judgement."""
NARROW = 4
"""Of a later decision's options in the same turn, how many are looked at more closely."""
DEEP = 6
"""Decisions of the same turn that are looked through."""
PATIENCE = 600
"""Positions that are judged for one list of turns."""

Judging = Callable[[S, int], float]
"""Judges a position for a seat."""


class OptionMind(Generic[S]):
    """A mind for games whose turns are short: candidates come from options and `worth` alone.

    A game overrides `worth`, and what else it knows better.
    """

    judged = 0

    def patience(self, state: S) -> int:
        """Positions that are judged for one list of turns; fewer where each takes long."""
        return PATIENCE

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
        return self._whole_turns(state, seat, rng, QUICK)[0].turn

    def candidates(self, state: S, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        return self._whole_turns(state, seat, rng, max(wide, WIDE))[:wide]

    def _whole_turns(self, state: S, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        patience = self.patience(state)
        return whole_turns(state, seat, rng, self.judging, self.consider, wide, patience, self.broken_off)

    def judging(self, state: S, before: Judging[S] | None) -> Judging[S]:
        """Judges the positions after the options of this one, and counts them.

        `before` judged this position; a game may go on from what it knows.
        """

        def judge(after: S, seat: int) -> float:
            self.judged += 1
            return self.worth(after, seat)

        return judge

    def broken_off(self, state: S, seat: int, worth: float) -> float:
        """What a turn is worth that is not looked through to its end, given what its last position is."""
        return worth

    def settled(self, state: S, seat: int, started: S) -> bool:
        """When the seat is asked again after others were."""
        return seat in state.pending and state.serial > started.serial


def whole_turns(
    state: S,
    seat: int,
    rng: random.Random,
    judging: Callable[[S, Judging[S] | None], Judging[S]],
    consider: Callable[[S, int, list[Action]], list[Action]],
    wide: int,
    patience: int = PATIENCE,
    broken_off: Callable[[S, int, float], float] = lambda state, seat, worth: worth,
) -> list[Candidate]:
    """The turns that begin with each option, each with its best continuation, the best first.

    All first options are judged; the best `wide` of them are looked through to the end of the turn.
    """
    ruleset: Ruleset[S] = state.ruleset
    judged = 0

    def after(state: S, judge: Judging[S]) -> list[tuple[float, float, Action, S]]:
        """Every option of a position with what it leads to, the best first."""
        nonlocal judged
        steps = []
        for option in consider(state, seat, ruleset.options(state, seat)):
            judged += 1
            new = state.copy()
            ruleset.apply(new, seat, option, None)
            steps.append((round(judge(new, seat), 6), lot(option, rng), option, new))
        steps.sort(key=lambda step: step[:2], reverse=True)
        return steps

    def best(value: float, state: S, deep: int, before: Judging[S]) -> Candidate:
        """The best that the seat can still do in a position."""
        if state.pending != (seat,):
            return Candidate(value, ())
        if not deep or judged > patience:
            return Candidate(broken_off(state, seat, value), ())
        judge = judging(state, before)
        steps = after(state, judge)[:NARROW]
        ways = [(best(value, new, deep - 1, judge), option) for value, _, option, new in steps]
        found, option = max(ways, key=lambda way: way[0].worth)
        return Candidate(found.worth, (option, *found.turn))

    root = judging(state, None)
    firsts = after(state, root)
    judged = 0
    turns: list[tuple[float, float, Turn]] = []
    for value, drawn, option, new in firsts[:wide]:
        if turns and judged > patience:
            break
        rest = best(value, new, DEEP, root)
        turns.append((rest.worth, drawn, (option, *rest.turn)))
    turns.sort(key=lambda one: one[:2], reverse=True)
    return [Candidate(worth, turn) for worth, _, turn in turns]


def lot(option: Action, rng: random.Random) -> float:
    """Decides between equals; an option that gains nothing is left for a pass."""
    return rng.random() + (1.0 if option[0] == "pass" else 0.0)
