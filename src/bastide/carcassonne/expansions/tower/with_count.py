"""The Tower and the Count: whoever is bought back at the end of a turn can be sent into the city."""

from __future__ import annotations

from ....kernel import Action
from ...box import Meeting
from ...rulekit import Build
from ...state import CarcassonneState


def opens(state: CarcassonneState, seat: int, action: Action) -> bool:
    return True


def install(build: Build) -> None:
    """C-4.4.6.3-c, C-4.6.2.4-a: also when nobody else is at hand."""
    build.open_by("D-COUNTIN", "ransom", opens)


MEETINGS = (Meeting(("count", "tower"), install),)
