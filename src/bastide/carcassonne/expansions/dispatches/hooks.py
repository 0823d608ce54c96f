"""The hooks of the messages."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

ON_MESSAGE_SCORED: Hook[[CarcassonneState, int, int], None] = Hook(
    "message-scored",
    "state, seat, root",
    "a player has scored a feature by message 8, for himself alone",
)
