"""What is known of Orléans: how good a position is, plans worth a thought, quick answers to everything."""

from __future__ import annotations

from ...orleans.state import OrleansState
from ..levels import Level
from ..mind import Mind, Weights
from ..search import Budget
from .greedy import choose
from .greedy_value import value
from .mind import OrleansMind
from .weights import DEFAULTS

__all__ = ["DEFAULTS", "LEVELS", "STYLES", "OrleansMind", "choose", "mind", "value"]

STYLES = ("development", "trade", "deeds")
"""What each is fond of; the numbers stand with the weights."""
LEVELS = {
    level.name: level
    for level in (
        Level("novice", noise=9.0, overlooks=0.55, wide=12, styles=False),
        Level("apprentice", noise=3.2, overlooks=0.25, wide=12),
        Level("skilled", noise=0.6, overlooks=0.03, wide=8),
        Level("master", budget=Budget(positions=5000, seconds=2.5, wide=10)),
    )
}


def mind(weights: Weights, style: str = "") -> Mind[OrleansState]:
    """The numbers of a style are among the weights."""
    return OrleansMind(weights)
