"""The sampler of tables, simulations and playouts: compiled, for a game draws as often as it asks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .problems import Malformed

if TYPE_CHECKING:
    from .flow import Draw


class Seeded:
    """Draws from a seeded generator."""

    __slots__ = ("_generator", "_random")

    def __init__(self, seed: int | str, generator: random.Random | None = None) -> None:
        self._generator = generator or random.Random(seed)
        self._random: Callable[[], float] = self._generator.random

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and other processes go on where this one stands."""
        return Seeded, (0, self._generator)

    def pick(self, draw: Draw[Any], state: Any, weights: Sequence[int]) -> int:
        left = int(self._random() * sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise Malformed("nothing-to-draw", topic=draw.topic)
