"""How Carcassonne is judged and played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from ...carcassonne.state import CarcassonneState
from ..levels import Level
from ..mind import Mind, Weights
from ..search import Budget
from .ground import Ground
from .judge import Judge
from .judge import Weights as BaseWeights
from .mind import CarcassonneMind
from .mind import considered as consider

__all__ = ["DEFAULTS", "LEVELS", "STYLES", "consider", "effort", "mind", "value", "weigher"]

STYLES = ("farmer", "architect")
EMPHASES: dict[str, Weights] = {
    "farmer": {"field_now": 1.08, "field_grows": 1.12, "city_back": 0.95},
    "architect": {"field_now": 0.88, "field_grows": 0.8, "city_grows": 1.3, "city_back": 1.1},
}
"""By style: what is worth how many times as much as to others."""
LEVELS = {
    level.name: level
    for level in (
        Level(
            "novice",
            noise=1.6,
            overlooks=0.25,
            styles=False,
            weights={"field_now": 0.4, "field_grows": 0.2, "city_power": 0.0, "city_miss": 0.45},
        ),
        Level("apprentice", noise=1.1, overlooks=0.15),
        Level("skilled", noise=0.7, overlooks=0.06),
        Level("master", budget=Budget(positions=6_000, seconds=1.0, wide=5, near=1.0, undrawn=True)),
    )
}
DEFAULTS: dict[str, float] = asdict(BaseWeights())
"""What training begins with."""


def mind(weights: Weights, style: str = "") -> Mind[CarcassonneState]:
    """`farmer` holds meadows dear, `architect` great cities."""
    numbers = {**DEFAULTS, **weights}
    return CarcassonneMind(
        numbers | {name: numbers[name] * by for name, by in EMPHASES.get(style, {}).items()}
    )


def value(state: CarcassonneState, seat: int) -> float:
    """The seat's prospects less those of the strongest other, by the default weights."""
    return Ground(Judge({}), state).value(state, seat)


def weigher(state: CarcassonneState) -> Callable[[CarcassonneState, int], float]:
    """`value` for the positions after one decision."""
    return Ground(Judge({}), state).value


def effort(state: CarcassonneState) -> float:
    """How long a position takes to be weighed, beside that of a small country."""
    return max(1.0, len(state.laid) / 50)
