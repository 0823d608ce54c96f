"""What a follower in Carcassonne promises: for the bots' judgement."""

from __future__ import annotations

from ...state import CarcassonneState
from ...worth import Outlook
from .state import Carcassonne

WAITING = 3.5
"""It may decide a scoring."""


def quarter_worth(state: CarcassonneState, outlook: Outlook) -> None:
    for _, figure in state.slices[Carcassonne].inside:
        outlook.add(figure & 7, "quarter", outlook.early * WAITING)
