"""The hooks of the castles."""

from __future__ import annotations

from ....kernel import Hook, Term
from ...state import CarcassonneState

LEAVE_CASTLE: Hook[[CarcassonneState, int, int], bool] = Hook(
    "leave-castle",
    "state, castle, figure",
    "a castle was scored: true if its figure does not go home",
)
CASTLES_AT_BARN: Hook[[CarcassonneState, list[int]], list[Term]] = Hook(
    "castles-at-barn", "state, castles", "what the castles at the field of a barn are worth besides"
)
