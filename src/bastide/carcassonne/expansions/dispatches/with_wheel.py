"""The Messages and the Wheel of Fortune: message 8 for a follower on a crown space (Q-4.6.12.1-4)."""

from __future__ import annotations

from ....kernel import Action
from ...box import Meeting
from ...rulekit import Build
from ...state import CarcassonneState
from ..wheel.crowns import leave_crown, recall_verb
from .cards import carried_out, takes_follower


def apply_recall(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.12.1-l: he comes back, without points."""
    leave_crown(state, action[1], action[2], "C-4.6.12.1-l")
    return carried_out(state)


CROWN_BACK = recall_verb("crown-back", takes_follower, apply_recall, ("C-4.6.12.1-l", "Q-4.6.12.1-4"))


def install(build: Build) -> None:
    build.contribute("D-DISPATCH", CROWN_BACK)


MEETINGS = (Meeting(("dispatches", "wheel"), install),)
