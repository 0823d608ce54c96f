"""What a robber promises: for the bots' judgement."""

from __future__ import annotations

from ...state import CarcassonneState
from ...worth import Outlook
from .state import IN_HAND, Robbers
from .track import standing

ROBBER = 1.5
"""What a robber next to a scoring figure is worth: half of its next points."""


def robber_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.2.11.5-e: half of the next points of whoever stands there."""
    robbers = state.slices[Robbers]
    for seat, space in enumerate(robbers.on[: len(outlook.prospects)]):
        others = (other for other in range(len(outlook.prospects)) if other != seat)
        if space != IN_HAND and any(space in standing(state, other) for other in others):
            outlook.add(seat, "robber", ROBBER * outlook.early)
