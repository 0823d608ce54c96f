"""The hook of the Robbers: what stands on the scoring track."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....kernel import Hook
from ...state import CarcassonneState


@dataclass(frozen=True, slots=True)
class ScoringFigures:
    """The figures with which each player marks points."""

    names: tuple[str, ...]
    points: Callable[[CarcassonneState, int], list[int]]  # of a seat, by figure
    moved: Callable[[CarcassonneState], int]  # which of its figures moved last


SCORING_FIGURES: Hook[[], ScoringFigures] = Hook(
    "scoring-figures", "", "players mark their points with more figures than one"
)
