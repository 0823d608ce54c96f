"""The hooks of the abbey."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

IS_TOO_LATE: Hook[[CarcassonneState], bool] = Hook(
    "abbey-too-late", "state", "whether no abbey may take the place of a drawn tile any more in this turn"
)
