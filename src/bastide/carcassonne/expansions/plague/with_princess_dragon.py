"""The Plague and the dragon: it drives fleas away, and no follower flees to its tile."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Action
from ...box import Meeting
from ...figures import barred
from ...landscape import tile_of
from ...rulekit import Build, Limit, Verb
from ...state import CarcassonneState
from ..princess_dragon.hooks import ON_DRAGON
from .regions import recompute
from .state import Plague


def drive_fleas_away(state: CarcassonneState, place: int) -> None:
    """C-4.2.9.2-f: the chip on a tile that the dragon enters goes back to the supply (Q-4.2.9-4)."""
    plague = state.slices[Plague]
    if plague.chips.pop(place, None) is not None:
        plague.supply += 1
        recompute(state)


def is_dragon_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return barred(state, tile_of(state, action[1]))


def explain(verb: Verb) -> Verb:
    """Name the dragon after the limits of the area, before those of the way there."""
    *area, fork, way = verb.limits
    dragon = Limit("C-4.2.4.1-d", "dragon-there", is_dragon_there)
    return replace(verb, limits=(*area, dragon, fork, way))


def install(build: Build) -> None:
    build.listen(ON_DRAGON, drive_fleas_away)
    build.change("D-FLEE", "refuge", explain)


MEETINGS = (Meeting(("plague", "dragon"), install),)
