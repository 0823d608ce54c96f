"""What a message promises: for the bots' judgement."""

from __future__ import annotations

from ...state import CarcassonneState
from ...worth import Outlook
from .state import Dispatches

MESSAGE = 2.5
"""What a card is worth that is not yet known: 2 points at least."""


def message_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.6.12.1-b: a card is about to be drawn."""
    cards = state.slices[Dispatches]
    if cards.landed and not cards.closed:
        outlook.add(state.turn, "message", MESSAGE)
