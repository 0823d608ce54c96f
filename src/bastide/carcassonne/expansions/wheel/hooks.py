"""The hooks of the wheel."""

from __future__ import annotations

from ....kernel import Hook
from ...state import CarcassonneState

BEFORE_SEGMENT: Hook[[CarcassonneState], None] = Hook(
    "wheel", "state", "the pig has come to a segment, which has not acted yet", keys=None
)
