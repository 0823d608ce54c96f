"""Johanna: rules of thumb for `greedy`, and a mind that has learned by playing for the levels."""

from __future__ import annotations

from ..levels import Level
from ..mind import Weights
from ..search import Budget
from .greedy import choose, value
from .mind import JohannaMind
from .selfplay import fit
from .worths import WEIGHTS

__all__ = ["DEFAULTS", "LEVELS", "STYLES", "JohannaMind", "choose", "fit", "mind", "value"]

STYLES = ("routes", "places")
TASTES: dict[str, Weights] = {"routes": {"taste_routes": 1.2}, "places": {"taste_places": 0.4}}
"""By style: what it likes beyond its worth, in points at the beginning of a game."""
LEVELS = {
    level.name: level
    for level in (
        Level("novice", noise=4.0, overlooks=0.5, styles=False, weights={"learned": 0.0}),
        Level("apprentice", noise=0.5, overlooks=0.1, weights={"learned": 0.3}),
        Level("skilled"),
        Level("master", budget=Budget(positions=60_000, seconds=2.5, wide=12, near=8.0)),
    )
}
"""The judgement alone is worth a level here: only a master looks beyond its own turn."""
DEFAULTS = WEIGHTS
"""The rules of thumb; what training finds comes on top of them."""


def mind(weights: Weights, style: str = "") -> JohannaMind:
    return JohannaMind({**weights, **TASTES.get(style, {})})
