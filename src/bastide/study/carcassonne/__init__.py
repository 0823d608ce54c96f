"""Carcassonne, as a study sees it."""

from __future__ import annotations

import random

from ...bots.carcassonne.ground import Ground
from ...bots.carcassonne.mind import CarcassonneMind
from ...bots.mind import Turn
from ...carcassonne.state import CarcassonneState
from ...kernel import CHANCE
from ..effects import Effect
from ..experts import play_on
from .effects import effects

BEFORE_PLAY = ("start",)
"""Draws that decide nothing."""


class CarcassonneExpert:
    is_slow = True
    last = 3.0

    def __init__(self, mind: CarcassonneMind) -> None:
        self.mind = mind

    def prospects(self, state: CarcassonneState) -> list[float]:
        return Ground(self.mind.judge, state).prospects(state)

    def trust(self, state: CarcassonneState) -> float:
        return 1.0

    def left(self, state: CarcassonneState) -> float:
        """Tiles to come, that in hand included."""
        return 0.0 if state.over else state.tiles_to_come() + 1.0

    def bundle(self, state: CarcassonneState, topic: str) -> object:
        return None if topic in BEFORE_PLAY else (topic, state.serial)

    def drawer(self, state: CarcassonneState, after: CarcassonneState) -> int | None:
        return after.pending[0] if len(after.pending) == 1 and after.pending != (CHANCE,) else None

    def promise(self, state: CarcassonneState, drawer: int | None, rng: random.Random) -> list[float]:
        """A tile is as good as the best place for it."""
        return self.prospects(play_on(self.mind, state, rng))

    def effects(self, before: CarcassonneState, seat: int, turn: Turn) -> list[Effect]:
        return effects(self.mind.judge, before, seat, turn)


def expert(mind: CarcassonneMind) -> CarcassonneExpert:
    return CarcassonneExpert(mind)
