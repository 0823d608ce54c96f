"""What an abbey in hand promises: for the bots' judgement."""

from __future__ import annotations

from ...state import CarcassonneState
from ...worth import Outlook
from .state import Abbeys

ABBEY = 2.0
"""It waits for a gap that matters."""


def abbey_worth(state: CarcassonneState, outlook: Outlook) -> None:
    for seat, held in enumerate(state.slices[Abbeys].held[: len(outlook.prospects)]):
        outlook.add(seat, "abbey", outlook.early * ABBEY * held)
