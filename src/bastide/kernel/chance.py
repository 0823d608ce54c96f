"""Chance stands outside the state: a sampler answers each draw, and what it gave is recorded.

A state holds what is in a bag or a stack, never in which order it will come. So there is nothing to leak
to a player who looks ahead, and a replay needs no random numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Protocol, TypeVar

from .problems import Malformed, Problem
from .seeded import Seeded

if TYPE_CHECKING:
    from .flow import Draw
    from .state import State

S = TypeVar("S", bound="State")


class Sampler(Protocol):
    """Decides draws: given the weights of the possible outcomes, the index of the one that happens."""

    def pick(self, draw: Draw[S], state: S, weights: Sequence[int]) -> int: ...


class PerTopicSampler:
    """Draws of which each topic has a course of its own: the same seed deals the same to everybody, whatever
    else is drawn in between. What comes follows from the seed and the moves so far, so a game that is taken
    up again, or back, goes on as it would have."""

    __slots__ = ("_moves", "_seed")

    def __init__(self, seed: int | str, moves: Sequence[str]) -> None:
        self._seed = seed
        self._moves = moves

    def pick(self, draw: Draw[S], state: S, weights: Sequence[int]) -> int:
        before = sum(line.startswith(f"* {draw.topic} ") for line in self._moves)
        return Seeded(f"{self._seed}/{draw.topic}/{before}").pick(draw, state, weights)


def commitment_of(seed: int | str) -> str:
    """What can be told of a seed beforehand: nobody finds the seed by it, and no other fits it later."""
    return sha256(str(seed).encode()).hexdigest()


class Scripted:
    """Gives named outcomes in order, draw by draw, and asks another sampler when it has none left."""

    def __init__(self, outcomes: dict[str, list[str]], otherwise: Sampler) -> None:
        self._queues = {name: list(reversed(labels)) for name, labels in outcomes.items()}
        self._otherwise = otherwise

    def pick(self, draw: Draw[S], state: S, weights: Sequence[int]) -> int:
        queue = self._queues.get(draw.topic)
        if not queue:
            return self._otherwise.pick(draw, state, weights)
        return forced(draw, state, weights, queue.pop())


def forced(draw: Draw[S], state: S, weights: Sequence[int], label: str) -> int:
    """The index of an outcome given by its name; a name that cannot come is refused."""
    try:
        index = draw.read(state, label)
    except Problem:
        raise
    except (ValueError, KeyError, IndexError):
        raise Malformed("no-such-outcome", topic=draw.topic, word=label) from None
    if not 0 <= index < len(weights) or weights[index] <= 0:
        raise Malformed("impossible-outcome", topic=draw.topic, word=label)
    return index
