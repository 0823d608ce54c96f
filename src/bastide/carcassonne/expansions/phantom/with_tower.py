"""A phantom may cap a tower as the second follower of a turn, and be placed as soon as it is bought back."""

from __future__ import annotations

from ...box import Meeting
from ...figures import piece
from ...rulekit import Build
from ...state import CarcassonneState
from ..tower.hooks import ON_RANSOM
from ..tower.rules import cap_verb
from .state import Retinue


def note_ransom(state: CarcassonneState, figure: int) -> None:
    """C-4.4.6.3-e: whoever is bought back can be placed in the same turn."""
    if figure == piece(state, "phantom", state.turn):
        state.slices[Retinue].ready = True


def install(build: Build) -> None:
    build.contribute("D-PHANTOM", cap_verb("phantom"))  # C-4.4.11-a
    build.listen(ON_RANSOM, note_ransom)


MEETINGS = (Meeting(("tower", "phantom"), install),)
