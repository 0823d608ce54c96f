"""A phantom may cap a tower as the second follower of a turn, and be placed as soon as it is bought back."""

from __future__ import annotations

from ....kernel import Action
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


def frees_phantom(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.4.6.3-c: he is on turn, also when there is no other reason to ask for a phantom."""
    return bool(action[2] == piece(state, "phantom", seat))


def install(build: Build) -> None:
    build.contribute("D-PHANTOM", cap_verb("phantom"))  # C-4.4.11-a
    build.listen(ON_RANSOM, note_ransom)
    build.open_by("D-PHANTOM", "ransom", frees_phantom)


MEETINGS = (Meeting(("tower", "phantom"), install),)
