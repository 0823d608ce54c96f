"""Johanna: rules of thumb for `greedy`, and a mind that has learned by playing for the levels."""

from __future__ import annotations

from collections.abc import Mapping

from ..levels import Level
from ..search import Budget
from .greedy import choose, value
from .mind import JohannaMind
from .selfplay import fit

__all__ = ["LEVELS", "STYLES", "JohannaMind", "choose", "fit", "mind", "value"]

STYLES = ("routes", "places")
LEVELS = {
    level.name: level
    for level in (
        Level("novice", noise=4.0, overlooks=0.5, styles=False),
        Level("apprentice", noise=0.5, overlooks=0.1),
        Level("skilled"),
        Level("master", budget=Budget(positions=40_000, seconds=2.5, wide=12)),
    )
}
"""The judgement alone is worth a level here: only a master looks beyond its own turn."""


def mind(weights: Mapping[str, float], style: str = "") -> JohannaMind:
    return JohannaMind(weights)
