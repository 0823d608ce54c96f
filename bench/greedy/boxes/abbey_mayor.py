"""What an abbey in hand promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.abbey_mayor.state import Abbeys
from bastide.carcassonne.state import CarcassonneState

from ..worth import Stakes

ABBEY = 2.0
"""It waits for a gap that matters."""


def abbey_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    for seat, held in enumerate(state.slices[Abbeys].held[: len(prospects)]):
        prospects[seat] += early * ABBEY * held
