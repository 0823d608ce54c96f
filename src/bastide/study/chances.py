"""The chance to win, from points that are expected and how much of the game is left.

Chances are those of a logistic curve (of several seats: its product form) over the points that each can
expect, divided by how far they may still be off: `scale(left) = (near ** 2 + step ** 2 * left) ** 0.5`. The
two numbers of a game come from games of its bots against each other; `data/chances.json` says how.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import NamedTuple


class Curve(NamedTuple):
    """How far expected points may be off."""

    near: float
    """Points, when nothing is left."""
    step: float
    """What each tile, turn or round to come adds."""

    def scale(self, left: float) -> float:
        scale: float = (self.near**2 + self.step**2 * left) ** 0.5
        return scale

    def chances(self, prospects: Sequence[float], left: float) -> list[float]:
        """The chance to win of each."""
        scale, most = self.scale(left), max(prospects)
        parts = [exp((points - most) / scale) for points in prospects]
        total = sum(parts)
        return [part / total for part in parts]


class Sample(NamedTuple):
    """A position of a finished game: what was expected, how much was left, and who won."""

    prospects: Sequence[float]
    left: float
    winners: Sequence[int]


@cache
def curve(game: str) -> Curve:
    """The curve of a game."""
    numbers = json.loads(files("bastide.study").joinpath("data/chances.json").read_text("utf-8"))[game]
    return Curve(numbers["near"], numbers["step"])


def surprise(curve: Curve, samples: Iterable[Sample]) -> float:
    """How little a curve expected what happened: the mean logarithmic loss."""
    total, number = 0.0, 0
    for prospects, left, winners in samples:
        chances = curve.chances(prospects, left)
        total -= sum(log(max(1e-9, chances[seat])) for seat in winners) / len(winners)
        number += 1
    return total / max(1, number)


def fit(samples: Sequence[Sample]) -> Curve:
    """The curve that fits best: a walk over ever finer steps."""
    best, loss, stride = Curve(1.0, 1.0), surprise(Curve(1.0, 1.0), samples), 2.0
    while stride > 1.02:
        ways = [
            Curve(max(0.05, best.near * near), max(0.05, best.step * step))
            for near in (1 / stride, 1.0, stride)
            for step in (1 / stride, 1.0, stride)
        ]
        found = min(ways, key=lambda way: surprise(way, samples))
        if (new := surprise(found, samples)) < loss - 1e-9:
            best, loss = found, new
        else:
            stride **= 0.5
    return best
