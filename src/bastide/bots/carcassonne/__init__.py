"""How Carcassonne is judged and played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from ...carcassonne.state import CarcassonneState
from ..mind import Mind, Weights
from .ground import Ground
from .judge import Judge
from .judge import Weights as BaseWeights
from .mind import CarcassonneMind
from .mind import considered as consider

__all__ = ["DEFAULTS", "STYLES", "consider", "effort", "mind", "value", "weigher"]

STYLES: tuple[str, ...] = ()
DEFAULTS: dict[str, float] = asdict(BaseWeights())
"""What training begins with."""


def mind(weights: Weights, style: str = "") -> Mind[CarcassonneState]:
    return CarcassonneMind(weights)


def value(state: CarcassonneState, seat: int) -> float:
    """The seat's prospects less those of the strongest other, by the default weights."""
    return Ground(Judge({}), state).value(state, seat)


def weigher(state: CarcassonneState) -> Callable[[CarcassonneState, int], float]:
    """`value` for the positions after one decision."""
    return Ground(Judge({}), state).value


def effort(state: CarcassonneState) -> float:
    """How long a position takes to be weighed, beside that of a small country."""
    return max(1.0, len(state.laid) / 50)
