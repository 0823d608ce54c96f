"""The wagon and the dragon: a wagon does not drive to the dragon's tile."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Action
from ...box import Meeting
from ...figures import barred
from ...landscape import tile_of
from ...rulekit import Build, Limit, Verb
from ...state import CarcassonneState


def is_dragon_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return barred(state, tile_of(state, action[1]))


def explain(verb: Verb) -> Verb:
    return replace(verb, limits=(*verb.limits, Limit("C-4.2.4.1-d", "barred", is_dragon_there)))


def install(build: Build) -> None:
    build.change("D-WAGON", "drive", explain)


MEETINGS = (Meeting(("wagon", "dragon"), install),)
