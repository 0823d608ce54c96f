"""Positions that can be worked out: all that may come, everybody playing as well as can be.

Near the end of a game little is left to judgement. Which turn is best, and by how much, is then known and
not estimated, later turns included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from ..bots.mind import S
from ..bots.mind import Turn as Decisions
from ..kernel import CHANCE, Ruleset, State
from ..kernel.state import Slice, fields
from .course import drawing

LEFT_OUT = {"serial", "asked", "answered", "slices"}
"""What tells how a position came about, but not what can come of it."""

Ends = dict[tuple[float, ...], float]
"""How a game may end: how likely which points are."""


class Solved(NamedTuple):
    ends: Ends
    turn: Decisions
    """What the seat that is asked does, until somebody else or chance comes in."""


class TooMuchError(Exception):
    """There is more to come than may be looked at."""


class Solver(Generic[S]):
    """Works positions out; those that were met before, by other ways, are known."""

    def __init__(self, ruleset: Ruleset[S], points: Callable[[S], list[float]], most: int) -> None:
        self._ruleset, self._points, self._left = ruleset, points, most
        self._known: dict[str, Solved] = {}

    def ends(self, state: S) -> Ends:
        return self.solve(state).ends

    def solve(self, state: S) -> Solved:
        """How a game ends from here on, and what the seat that is asked does now."""
        self._left -= 1
        if self._left < 0:
            raise TooMuchError
        if state.over:
            return Solved({tuple(self._points(state)): 1.0}, ())
        key = key_of(state)
        if key not in self._known:
            drawn = state.pending == (CHANCE,)
            self._known[key] = Solved(self._draw(state), ()) if drawn else self._choose(state)
        return self._known[key]

    def _draw(self, state: S) -> Ends:
        weights = drawing(self._ruleset, state).weights(state)
        total = sum(weights)
        ends: Ends = {}
        for index, weight in enumerate(weights):
            if weight:
                new = state.copy()
                self._ruleset.resolve(new, index)
                for points, share in self.ends(new).items():
                    ends[points] = ends.get(points, 0.0) + share * weight / total
        return ends

    def _choose(self, state: S) -> Solved:
        seat, best = state.pending[0], float("-inf")
        found = Solved({}, ())
        for option in self._ruleset.options(state, seat):
            new = state.copy()
            self._ruleset.apply(new, seat, option, None)
            ends, rest = self.solve(new)
            if (worth := lead_of(ends, seat)) > best + 1e-9:
                best = worth
                found = Solved(ends, (option, *(rest if new.pending == (seat,) else ())))
        return found


def lead_of(ends: Ends, seat: int) -> float:
    """By how many points a seat will be ahead of the strongest other, on average."""
    return sum(share * lead(points, seat) for points, share in ends.items())


def lead(points: tuple[float, ...], seat: int) -> float:
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - (max(others) if others else 0.0)


def key_of(state: State) -> str:
    """The same for positions that nothing can tell apart any more."""
    parts: list[State | Slice] = [state, *state.slices.values()]
    return repr([[getattr(part, name) for name in fields(part) if name not in LEFT_OUT] for part in parts])
