"""What a message promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.dispatches.state import Dispatches
from bastide.carcassonne.state import CarcassonneState

from ..worth import Stakes

MESSAGE = 2.5
"""What a card is worth that is not yet known: 2 points at least."""


def message_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """C-4.6.12.1-b: a card is about to be drawn."""
    cards = state.slices[Dispatches]
    if cards.landed and not cards.closed:
        prospects[state.turn] += MESSAGE
