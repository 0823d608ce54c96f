"""What the King or the Robber Baron promises: for the bots' judgement."""

from __future__ import annotations

from collections.abc import Callable

from ...state import CarcassonneState
from ...worth import Outlook
from .state import Holder

CARD = 0.5
"""More with a record that is hard to beat."""


def card_worth(kind: type[Holder]) -> Callable[[CarcassonneState, Outlook], None]:
    def worth(state: CarcassonneState, outlook: Outlook) -> None:
        holder = state.slices[kind]
        if holder.seat >= 0:
            outlook.add(holder.seat, "record", outlook.early * CARD * (4 + holder.record))

    return worth
