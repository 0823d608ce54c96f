"""The hooks of the tower."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

ON_RANSOM: Hook[[CarcassonneState, int], None] = Hook("ransom", "state, figure", "a prisoner was bought back")
