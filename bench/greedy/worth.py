"""What judging a position of Carcassonne rests on; `worth.py` of a box adds what its pieces promise."""

from __future__ import annotations

from bastide.carcassonne.areas import CITY, ROAD
from bastide.carcassonne.scoring import value
from bastide.carcassonne.state import CarcassonneState

Stakes = dict[tuple[int, int], float]
"""What an owner may expect of a feature: by its root and the seat."""

SOON = (0.75, 0.75, 0.5, 0.3, 0.18)
"""How likely a feature with so many open ends is completed."""


def chance_and_worth(state: CarcassonneState, root: int) -> tuple[float, float]:
    """How likely a feature is completed, and what it would then be worth."""
    opens = state.opens[root]
    chance = SOON[opens] if opens < len(SOON) else 0.1
    worth = sum(term.total for term in value(state, root, True))
    grows = (1.0 if state.kind[root] == CITY else 0.5) if state.kind[root] in (CITY, ROAD) else 0.0
    return chance, worth + grows * opens
