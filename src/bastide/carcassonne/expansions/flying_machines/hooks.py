"""The hook of the flying machines."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

NO_LANDING: Hook[[CarcassonneState, int], bool] = Hook(
    "no-landing", "state, number", "whether nobody lands on a tile"
)
