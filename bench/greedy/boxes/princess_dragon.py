"""What the fairy promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.areas import FIELD
from bastide.carcassonne.expansions.princess_dragon.state import Fairy
from bastide.carcassonne.joining import find
from bastide.carcassonne.state import CarcassonneState

from ..worth import SOON, Stakes

FAIRY = 1.5
"""What the fairy next to a follower is worth: a point a turn, for as long as she stays."""
SCORED = 0.6
"""What her 3 points in a scoring are worth, if it comes before she is called away."""


def fairy_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """Her point in each turn, and what she brings when her follower is scored: soon, or at the end."""
    fairy = state.slices[Fairy]
    if fairy.figure < 0:
        return
    worth = FAIRY * early
    if fairy.node >= 0:  # on a tower nobody is scored
        root = find(state, fairy.node)
        opens = state.opens[root]
        soon = SOON[opens] if state.kind[root] != FIELD and opens < len(SOON) else 0.0
        worth += SCORED * (early * soon + 1 - early)
    prospects[fairy.figure & 7] += worth
