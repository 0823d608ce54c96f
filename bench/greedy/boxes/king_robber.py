"""What the King or the Robber Baron promises: for the bots' judgement."""

from __future__ import annotations

from collections.abc import Callable

from bastide.carcassonne.expansions.king_robber.state import Holder
from bastide.carcassonne.state import CarcassonneState

from ..worth import Stakes

CARD = 0.5
"""More with a record that is hard to beat."""


def card_worth(kind: type[Holder]) -> Callable[[CarcassonneState, float, Stakes, list[float]], None]:
    def worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
        holder = state.slices[kind]
        if holder.seat >= 0:
            prospects[holder.seat] += early * CARD * (4 + holder.record)

    return worth
