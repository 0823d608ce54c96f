"""The Flying Machines and the city of Carcassonne, on whose tiles nobody lands."""

from __future__ import annotations

from ...box import Meeting
from ...landscape import tile_kind
from ...rulekit import Build
from ...state import CarcassonneState
from .hooks import NO_LANDING


def is_in_carcassonne(state: CarcassonneState, number: int) -> bool:
    """Q-4.2.11.1-3: the tiles of Carcassonne; wheel and school are open."""
    block = tile_kind(state, number).block
    return block is not None and block[0] == "carcassonne"


def install(build: Build) -> None:
    build.listen(NO_LANDING, is_in_carcassonne)


MEETINGS = (Meeting(("flying-machines",), install, sets=("count",)),)
