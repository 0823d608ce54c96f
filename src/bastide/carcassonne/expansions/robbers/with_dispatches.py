"""The Robbers and the Messages: each player has two scoring figures, which are robbed one by one (R-47)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ...state import CarcassonneState
from ..dispatches.state import COUNTERS, Dispatches
from .hooks import SCORING_FIGURES, ScoringFigures


def points(state: CarcassonneState, seat: int) -> list[int]:
    return state.slices[Dispatches].track[2 * seat : 2 * seat + 2]


def moved(state: CarcassonneState) -> int:
    return state.slices[Dispatches].moved


TWO_EACH = ScoringFigures(COUNTERS, points, moved)


def install(build: Build) -> None:
    build.listen(SCORING_FIGURES, lambda: TWO_EACH)


MEETINGS = (Meeting(("robbers", "dispatches"), install),)
