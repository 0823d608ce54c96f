"""The clocks of a table. A seat's clock runs while it is asked; with the end of its turn the increment comes
back. When it has run out, a bot plays for the seat from there (`stand_in_by` is `clock`). The time in which
the server stood still is nobody's."""

from __future__ import annotations

import time
from collections.abc import Collection

from .protocol import ClockRule


class Clocks:
    """What each seat has left, in seconds."""

    def __init__(self, rule: ClockRule, seats: int, left: list[float] | None = None) -> None:
        self.rule = rule
        self._left = left[:] if left else [60.0 * rule.minutes] * seats
        self._since: dict[int, float] = {}  # of the seats whose clocks run

    def run(self, asked: Collection[int], acted: int | None = None) -> None:
        """Let the clocks of these seats run, and those of no others."""
        now = time.monotonic()
        for seat in [s for s in self._since if s not in asked or s == acted]:
            self._left[seat] = max(0.0, self._left[seat] - (now - self._since.pop(seat)))
            if seat == acted and seat not in asked and self._left[seat] > 0:
                self._left[seat] += self.rule.increment
        for seat in asked:
            self._since.setdefault(seat, now)

    def left(self) -> list[float]:
        now = time.monotonic()
        return [
            max(0.0, left - (now - self._since[seat])) if seat in self._since else left
            for seat, left in enumerate(self._left)
        ]

    @property
    def running(self) -> Collection[int]:
        return self._since.keys()

    def next_fall(self) -> float | None:
        """The seconds until the first of the running clocks has run out."""
        left = self.left()
        return min((left[seat] for seat in self._since), default=None)
