"""How fast somebody may speak."""

from __future__ import annotations

import time

PER_SECOND = 50.0
AT_ONCE = 200.0


class Bucket:
    """Tokens that come at a steady rate and go one with each message."""

    def __init__(self, per_second: float = PER_SECOND, at_once: float = AT_ONCE) -> None:
        self._rate, self._most, self._left = per_second, at_once, at_once
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self._left) / self._rate)
