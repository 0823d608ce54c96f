"""The Catapult and The Tower: a pie can topple a tower (C-4.2.5.1-f)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ...state import CarcassonneState
from ..tower.state import Towers
from .hooks import HAS_TOWER, TOPPLE


def has_tower(state: CarcassonneState, number: int) -> bool:
    return number in state.slices[Towers].height


def remove_tower(state: CarcassonneState, number: int) -> None:
    """C-4.2.5.1-f: all pieces of a tower leave the game; its site is empty again."""
    towers = state.slices[Towers]
    towers.fallen += towers.height.pop(number)
    if number in towers.ended:
        towers.ended.remove(number)


def install(build: Build) -> None:
    build.listen(HAS_TOWER, has_tower)
    build.listen(TOPPLE, remove_tower)


MEETINGS = (Meeting(("catapult", "tower"), install),)
