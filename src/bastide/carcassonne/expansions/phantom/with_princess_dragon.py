"""The Phantom and the magic portal: a portal serves one figure, so a second one stays on the tile."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Action
from ...box import Meeting
from ...landscape import tile_of
from ...rulekit import Build, Limit, Verb
from ...state import CarcassonneState
from ..princess_dragon.state import Portal


def is_portal_used(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.2.4.3-a, -d, R-37: whether the phantom would be the second figure to go through the portal."""
    used = state.slices[Portal].used
    return used and action[1] >= 0 and tile_of(state, action[1]) != state.at


def once_only(verb: Verb) -> Verb:
    return replace(verb, limits=(Limit("C-4.2.4.3-a", "portal-used", is_portal_used), *verb.limits))


def install(build: Build) -> None:
    for decision in ("B09", "D-PHANTOM"):
        build.change(decision, "phantom", once_only)


MEETINGS = (Meeting(("phantom", "portal"), install),)
