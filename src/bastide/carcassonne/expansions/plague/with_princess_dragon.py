"""The Plague and the dragon, which drives fleas away."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ...state import CarcassonneState
from ..princess_dragon.hooks import ON_DRAGON
from .regions import recompute
from .state import Plague


def drive_fleas_away(state: CarcassonneState, place: int) -> None:
    """C-4.2.9.2-f: the chip on a tile that the dragon enters goes back to the supply (Q-4.2.9-4)."""
    plague = state.slices[Plague]
    if plague.chips.pop(place, None) is not None:
        plague.supply += 1
        recompute(state)


def install(build: Build) -> None:
    build.listen(ON_DRAGON, drive_fleas_away)


MEETINGS = (Meeting(("plague", "dragon"), install),)
