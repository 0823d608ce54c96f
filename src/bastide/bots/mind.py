"""What a game knows, for a search that knows no game.

A game's mind is made by `mind(weights, style)` in `bastide.bots.<game>`, which also names its `STYLES`, and
`LEVELS` if its levels differ from those of `levels.py`. Every state that a mind is given is one that the seat
may imagine, never the game itself.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple, Protocol, TypeVar

from ..kernel import Action, State, View

S = TypeVar("S", bound=State)

Turn = tuple[Action, ...]
"""Decisions of one seat in a row: as many as it can make before chance or another seat comes in."""

Weights = Mapping[str, float]
"""Numbers by name. A mind takes those that it knows; the rest stay at its defaults."""


class Candidate(NamedTuple):
    """A turn, and what the quick judgement thinks of the position after it."""

    worth: float
    turn: Turn


class Mind(Protocol[S]):
    """The judgement of one game. One instance serves one bot; it may remember what it has judged."""

    judged: int
    """Positions judged so far: what a budget in positions counts."""

    def world(self, view: View[S], rng: random.Random) -> S:
        """A state that looks like the view; usually `view.imagine(rng)`."""

    def is_open(self, state: S) -> bool:
        """Whether nothing is hidden from anybody: then all worlds are alike, and draws can be enumerated."""

    def worth(self, state: S, seat: int) -> float:
        """The prospects of a seat, in points, less those of the strongest other; alone: its own."""

    def quick(self, state: S, seat: int, rng: random.Random) -> Turn:
        """A sensible next decision, or several in a row; cheap: it answers for everybody in a future."""

    def candidates(self, state: S, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        """At most `wide` turns that deserve a closer look, the most promising first; at least one."""

    def settled(self, state: S, seat: int, started: S) -> bool:
        """Whether a future that began at `started` has gone far enough to be judged.

        It is asked before every decision, and before every draw where the budget has futures end `undrawn`.
        """
