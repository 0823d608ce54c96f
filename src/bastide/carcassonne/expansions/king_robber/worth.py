"""What the King or the Robber Baron promises: for the bots' judgement."""

from __future__ import annotations

from collections.abc import Callable

from ...state import CarcassonneState
from ...worth import Outlook
from .state import Holder

COMPLETED = 0.2
"""Cities, and roads, that are completed at the end of a game with so many tiles, for each tile."""
LASTS = 2.0
"""So many tiles for each of the record may come until a card has changed hands as likely as not."""


def card_worth(kind: type[Holder]) -> Callable[[CarcassonneState, Outlook], None]:
    """A point for each of all that will be completed (C-6.4-a, C-6.5-a), if nobody beats the record."""

    def worth(state: CarcassonneState, outlook: Outlook) -> None:
        holder = state.slices[kind]
        if holder.seat >= 0:
            to_come = state.tiles_to_come()
            keeps = 1 / (1 + to_come / (LASTS * max(1, holder.record)))
            outlook.add(holder.seat, "record", keeps * COMPLETED * int(len(state.laid) + to_come))

    return worth
