"""What self-play has taught beyond the rules of thumb: a number for every input of a sheet, added up.

What a part of the sheet adds is remembered by its key, since few parts change in a turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from .groups import Groups, Inputs, Key

MOST_KEPT = 20_000
"""Keys of one part that are remembered."""

Sample = tuple[Sequence[int], float]
"""The inputs that are on, and the answer."""


class Correction:
    """The answer to the keys of a sheet. `numbers` are what its inputs add."""

    def __init__(self, start: float, numbers: Sequence[float], parts: Sequence[Inputs]) -> None:
        self._start, self._numbers, self._parts = start, numbers, parts
        self._known: list[dict[Key, float]] = [{} for _ in parts]

    @classmethod
    def of(cls, name: str, weights: Mapping[str, float], groups: Groups) -> Correction | None:
        """The correction of this name among the weights, if there is one."""
        start = weights.get(f"{name}:start")
        if start is None:
            return None
        return cls(start, [weights.get(f"{name}:{one}", 0.0) for one in groups.inputs()], groups.parts)

    def value(self, keys: Sequence[Key]) -> float:
        total = self._start
        for known, part, key in zip(self._known, self._parts, keys, strict=True):
            found = known.get(key)
            if found is None:
                found = self._learn(known, part, key)
            total += found
        return total

    def _learn(self, known: dict[Key, float], part: Inputs, key: Any) -> float:
        if len(known) >= MOST_KEPT:
            known.clear()
        numbers = self._numbers
        found = known[key] = sum([numbers[number] for number in part(key)])
        return found


class Learner:
    """Least squares, sample by sample: inputs that are seen often take small steps, rare ones larger ones.

    Every step also draws the numbers towards zero, so what was hardly ever seen stays small.
    """

    def __init__(self, size: int, start: float = 0.0) -> None:
        self._numbers = [0.0] * size
        self._start = start
        self._seen = [30.0] * size  # so that the first steps are not too long

    def answer(self, inputs: Sequence[int]) -> float:
        numbers = self._numbers
        return self._start + sum([numbers[number] for number in inputs])

    def learn(self, sample: Sample, step: float, decay: float) -> None:
        inputs, answer = sample
        numbers, seen = self._numbers, self._seen
        error = self.answer(inputs) - answer
        self._start -= 0.1 * step * error / len(inputs)
        for number in inputs:
            seen[number] += 1.0
            rate = step / sqrt(seen[number])
            numbers[number] -= rate * (error / len(inputs) + decay * numbers[number])

    def weights(self, name: str, groups: Groups) -> dict[str, float]:
        """What was learned, under the names of the inputs; what was never seen is left out."""
        found = {f"{name}:start": round(self._start, 3)}
        for one, number in zip(groups.inputs(), self._numbers, strict=True):
            if kept := round(number, 3):
                found[f"{name}:{one}"] = kept
        return found
