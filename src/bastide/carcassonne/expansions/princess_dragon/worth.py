"""What the fairy promises: for the bots' judgement."""

from __future__ import annotations

from ...areas import FIELD
from ...joining import find
from ...state import CarcassonneState
from ...worth import Outlook
from .state import Fairy

FAIRY = 1.5
"""What the fairy next to a follower is worth: a point a turn, for as long as she stays."""
SCORED = 0.6
"""What her 3 points in a scoring are worth, if it comes before she is called away."""


def fairy_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """Her point in each turn, and what she brings when her follower is scored: soon, or at the end."""
    fairy = state.slices[Fairy]
    if fairy.figure < 0:
        return
    worth = FAIRY * outlook.early
    if fairy.node >= 0:  # on a tower nobody is scored
        root = find(state, fairy.node)
        soon = outlook.odds.completed(state, root) if state.kind[root] != FIELD else 0.0
        worth += SCORED * (outlook.early * soon + 1 - outlook.early)
    outlook.add(fairy.figure & 7, "fairy", worth)
