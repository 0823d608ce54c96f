"""What is known of Orléans: how good a position is, plans worth a thought, quick answers to everything."""

from __future__ import annotations

from ...orleans.state import OrleansState
from ..levels import Level
from ..mind import Mind, Weights
from ..search import Budget
from .greedy import choose
from .greedy_value import value
from .mind import OrleansMind

__all__ = ["LEVELS", "STYLES", "OrleansMind", "choose", "mind", "value"]

STYLES: tuple[str, ...] = ()
LEVELS = {
    level.name: level
    for level in (
        Level("novice", noise=2.0, overlooks=0.3, wide=12, styles=False),
        Level("apprentice", noise=0.7, overlooks=0.1, wide=12),
        Level("skilled", budget=Budget(positions=600, seconds=0.3, wide=5)),
        Level("master", budget=Budget(positions=6000, seconds=2.5, wide=12)),
    )
}


def mind(weights: Weights, style: str = "") -> Mind[OrleansState]:
    return OrleansMind(weights)
