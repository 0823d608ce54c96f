"""The Festival and the Wheel of Fortune: a festival reaches the crown spaces too (Q-4.2.10-3)."""

from __future__ import annotations

from ....kernel import Action
from ...box import Meeting
from ...landscape import tile_has_symbol
from ...rulekit import Build
from ...state import CarcassonneState
from ..wheel.crowns import leave_crown, recall_verb


def apply_recall(state: CarcassonneState, seat: int, action: Action) -> None:
    leave_crown(state, action[1], action[2], "C-4.2.10-c")


RECALL_CROWN = recall_verb(
    "recall-crown",
    lambda state: tile_has_symbol(state, "festival"),
    apply_recall,
    ("C-4.2.10-c", "Q-4.2.10-3"),
)


def install(build: Build) -> None:
    build.contribute("B09", RECALL_CROWN)


MEETINGS = (Meeting(("festival", "wheel"), install),)
