"""Any option, all alike."""

from __future__ import annotations

import random
from typing import Any

from ..kernel import Action, View


class Random:
    def __init__(self, seed: int | str = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View[Any]) -> Action:
        return self._rng.choice(view.options)
