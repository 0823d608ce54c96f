"""The hooks of the catapult: what a token may knock over."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

HAS_TOWER: Hook[[CarcassonneState, int], bool] = Hook(
    "tower-here", "state, number", "whether a tile has a tower"
)
TOPPLE: Hook[[CarcassonneState, int], None] = Hook("topple", "state, number", "the tower of a tile falls")
