"""The draws of imagined futures: the same ones for every candidate, spread evenly over what may come."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate, count
from math import prod, sqrt

from ..kernel import Draw
from .mind import S

PRIMES = (2, 3, 5, 7, 11, 13, 17, 19)


class Future:
    """A sampler in which each draw depends on the future's number, its topic and how often it came before.

    The first draws of futures 0, 1, 2, … are spread evenly over their outcomes (a Kronecker sequence), so few
    futures already show all sides of what may come.
    """

    __slots__ = ("_drawn", "_number", "_offsets", "ways")

    def __init__(self, number: int, offsets: Offsets) -> None:
        self._number = number
        self._offsets = offsets
        self._drawn: dict[str, int] = {}
        self.ways = 1

    def pick(self, draw: Draw[S], state: S, weights: Sequence[int]) -> int:
        nth = self._drawn.get(draw.topic, 0)
        self._drawn[draw.topic] = nth + 1
        steps = list(accumulate(weights))
        at = self._offsets.at(draw.topic, nth, self._number) * steps[-1]
        self.ways *= sum(weight > 0 for weight in weights)
        return next(index for index, step in enumerate(steps) if step > at)


class Offsets:
    """Where the sequences of one decision begin; the same seed gives the same."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._known: dict[tuple[str, int, str], float] = {}

    def at(self, topic: str, nth: int, number: int) -> float:
        if nth < len(PRIMES):
            return (self._begin(topic, nth, "") + number * sqrt(PRIMES[nth])) % 1.0
        return self._begin(topic, nth, f"/{number}")

    def _begin(self, topic: str, nth: int, more: str) -> float:
        """Remembered, since all candidates ask for the same and a new generator is dear."""
        key = topic, nth, more
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = random.Random(f"{self._seed}/{topic}/{nth}{more}").random()
        return found


class Branches:
    """All futures of a position with few draws ahead, each with its likelihood.

    `paths` goes on until every outcome of every draw that was met has been taken. Positions may meet
    different draws: each has branches of its own.
    """

    def __init__(self) -> None:
        self._path: list[list[tuple[int, float]]] = []  # by draw: outcomes left, the first is being taken
        self._met = 0

    def paths(self) -> Iterator[Branches]:
        for _ in count():
            self._met = 0
            yield self
            while self._path and len(self._path[-1]) == 1:
                self._path.pop()
            if not self._path:
                return
            self._path[-1].pop(0)

    @property
    def likelihood(self) -> float:
        return prod(outcomes[0][1] for outcomes in self._path)

    def pick(self, draw: Draw[S], state: S, weights: Sequence[int]) -> int:
        if self._met == len(self._path):
            total = sum(weights)
            self._path.append([(i, weight / total) for i, weight in enumerate(weights) if weight > 0])
        self._met += 1
        return self._path[self._met - 1][0][0]
