"""What a crown space promises: for the bots' judgement."""

from __future__ import annotations

from ...state import CarcassonneState
from ...worth import Outlook
from .state import Wheel

BACK = 2.0
"""What the follower is worth when it returns after that."""
CROWNED = 0.65
"""How likely the pig comes to a crown space before its follower is missed elsewhere."""
COMPANY = 4.5
"""What one of two crown spaces is worth: 6 points alone, 3 with another follower next to it."""


def crown_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.2.6.3-b to -d: followers on crown spaces score when the pig comes."""
    wheel = state.slices[Wheel]
    for spaces in wheel.crowns:
        for figure in spaces:
            if figure >= 0:
                points = CROWNED * (BACK + (3.0 if len(spaces) == 1 else COMPANY))
                outlook.add(figure & 7, "crown", outlook.early * points)
