"""The Robbers: which scoring figures stand on which space of the scoring track."""

from __future__ import annotations

from ...state import CarcassonneState
from .hooks import SCORING_FIGURES, ScoringFigures

SPACES = 50  # C-4.6.11-b
ONE_EACH = ScoringFigures(("follower",), lambda state, seat: [state.score[seat]], lambda state: 0)


def scoring_figures(state: CarcassonneState) -> ScoringFigures:
    groups = [figures() for figures in state.ruleset.listeners(SCORING_FIGURES)]
    return groups[-1] if groups else ONE_EACH


def standing(state: CarcassonneState, seat: int) -> list[int]:
    """The spaces of a seat's scoring figures (Q-4.6.11-1: the score modulo 50)."""
    return [points % SPACES for points in scoring_figures(state).points(state, seat)]


def moved_figure(state: CarcassonneState, seat: int, points: int) -> tuple[int, int]:
    """Which scoring figure of a seat has just moved by these points, and from which space."""
    figures = scoring_figures(state)
    moved = figures.moved(state)
    return moved, (figures.points(state, seat)[moved] - points) % SPACES
