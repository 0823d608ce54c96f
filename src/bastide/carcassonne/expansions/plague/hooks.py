"""The hook of the plague."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

NEVER_INFECTED: Hook[[CarcassonneState, int], bool] = Hook(
    "never-infected", "state, square", "whether no flea ever comes to the tile on a square"
)
