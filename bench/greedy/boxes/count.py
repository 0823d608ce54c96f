"""What a follower in Carcassonne promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.count.state import Carcassonne
from bastide.carcassonne.state import CarcassonneState

from ..worth import Stakes

WAITING = 1.5
"""It may decide a scoring."""


def quarter_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    for _, figure in state.slices[Carcassonne].inside:
        prospects[figure & 7] += early * WAITING
