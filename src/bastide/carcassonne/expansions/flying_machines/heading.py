"""The Flying Machines: which way a machine flies, and how far."""

from __future__ import annotations

from ...landscape import tile_kind
from ...state import CarcassonneState
from ...tables import WIDTH

COMPASS = {
    "N": -WIDTH,
    "NE": -WIDTH + 1,
    "E": 1,
    "SE": WIDTH + 1,
    "S": WIDTH,
    "SW": WIDTH - 1,
    "W": -1,
    "NW": -WIDTH - 1,
}
FACES = (1, 2, 3)  # Q-4.2.11.1-1


def heading(state: CarcassonneState) -> int | None:
    """C-4.2.11.1-b: the tile just laid fixes the direction."""
    for sign in tile_kind(state, state.at).signs:
        if sign.startswith("fly-"):
            names = list(COMPASS)
            return COMPASS[names[(names.index(sign[4:]) + 2 * (state.laid[state.at] & 3)) % 8]]
    return None
