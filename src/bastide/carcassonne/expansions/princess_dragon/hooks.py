"""The hooks of the dragon."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

ON_DRAGON: Hook[[CarcassonneState, int], None] = Hook(
    "dragon", "state, square", "the dragon has entered a tile"
)
