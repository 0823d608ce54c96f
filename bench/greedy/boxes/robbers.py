"""What a robber promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.robbers.state import IN_HAND, Robbers
from bastide.carcassonne.expansions.robbers.track import standing
from bastide.carcassonne.state import CarcassonneState

from ..worth import Stakes

ROBBER = 1.5
"""What a robber next to a scoring figure is worth: half of its next points."""


def robber_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """C-4.2.11.5-e: half of the next points of whoever stands there."""
    robbers = state.slices[Robbers]
    for seat, space in enumerate(robbers.on[: len(prospects)]):
        others = (other for other in range(len(prospects)) if other != seat)
        if space != IN_HAND and any(space in standing(state, other) for other in others):
            prospects[seat] += ROBBER * early
