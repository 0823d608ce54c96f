"""The Tower and the dragon: no follower caps a tower on the dragon's tile."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Action
from ...box import Meeting
from ...figures import barred
from ...landscape import tile_of
from ...placing import places_figures
from ...rulekit import Build, Limit, Verb
from ...state import CarcassonneState


def is_dragon_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return barred(state, tile_of(state, action[2]))


def explain(verb: Verb) -> Verb:
    if verb.name != "cap":
        return verb
    return replace(verb, limits=(*verb.limits, Limit("C-4.2.4.1-d", "dragon-there", is_dragon_there)))


def install(build: Build) -> None:
    build.change_where(places_figures, explain)


MEETINGS = (Meeting(("tower", "dragon"), install),)
