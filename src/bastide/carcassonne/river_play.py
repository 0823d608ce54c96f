"""Placing river tiles: where a river goes on, and what no river tile may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ..kernel import Action, Event
from .flow import placements
from .hooks import LEADS_RIVERS_AWAY
from .notation import ON_RIVER
from .rivers import (
    River,
    arm_at,
    arms_after,
    arms_from,
    barred_to,
    belongs,
    channel,
    has_way,
    mouths,
    tiles_to_come,
    turn_of,
)
from .rulekit import Limit
from .state import CarcassonneState
from .tables import STEP, xy


def extend_river(kind: type[River], rule: str) -> Callable[[CarcassonneState, int], None]:
    def hook(state: CarcassonneState, seat: int) -> None:
        """After a river tile: where does the river leave it?"""
        river = state.slices[kind]
        if not river.arms:
            return
        place = state.where[state.at]
        here = [arm for arm in river.arms if arm[0] == place]
        if not here:
            return
        water = channel(state, state.laid[state.at])
        arms = arms_from(place, water, here[0][1])
        river.arms = [arm for arm in river.arms if arm[0] != place] + arms
        if not arms and state.listener is not None:
            state.emit(Event("river-ends", rule, seat, {"square": xy(place)}))

    return hook


def river_limits(kind: type[River], off: str, bend: str, away: str, *more: Limit) -> list[Limit]:
    """What no river tile may do; the rules are those of River I or River II."""

    def off_the_river(state: CarcassonneState, seat: int, action: Action) -> bool:
        """C-3.1.1-f, C-3.1.2.2-e: a river tile is added to the river."""
        return arm_at(state, kind, action) is None

    def turns_back(state: CarcassonneState, seat: int, action: Action) -> bool:
        """C-3.1.1-h: no U-turn. Two bends in a row may not turn the same way (Q-3-1)."""
        arm = arm_at(state, kind, action)
        if arm is None:
            return False
        water = channel(state, 4 * state.tile + action[2])
        return any(turn_of(arm[1], e) in arm[2] for e in water if e != arm[1])

    def runs_into_land(state: CarcassonneState, seat: int, action: Action) -> bool:
        """Q-3-1: the river may not be led where no tile could continue it, nor into the other river."""
        led_to = [arm[0] for arm in arms_after(state, kind, action)]
        if not led_to:
            return False
        mine = [arm[0] for arm in state.slices[kind].arms]
        other = [place for place in mouths(state) if place not in mine]
        return any(place in state.board or place in other for place in led_to)

    def towards_the_city(state: CarcassonneState, seat: int, action: Action) -> bool:
        """C-3.1.1-d, C-3.1.2.2-c: away from Carcassonne, so neither the tile nor the next one touches it."""
        if not (listeners := state.ruleset.listeners(LEADS_RIVERS_AWAY)):
            return False
        squares = [action[1], *(arm[0] for arm in arms_after(state, kind, action))]
        neighbours = [n for place in squares for step in STEP if (n := state.board.get(place + step))]
        return any(leads(state, n) for leads in listeners for n in neighbours)

    limits = (
        Limit(off, "off-the-river", off_the_river),
        Limit(bend, "river-turns-back", turns_back),
        *more,
        Limit("Q-3-1", "river-blocked", runs_into_land),
        Limit(away, "towards-carcassonne", towards_the_city),
    )

    def lawful(state: CarcassonneState, seat: int, options: Sequence[Action]) -> list[Action]:
        """Most placements are nowhere near the river. R-45: those that keep the way past the starting pieces
        open, so that no tile is lost because of them; others only where there is none."""
        ends = [arm[0] for arm in state.slices[kind].arms]
        legal = [option for option in options if option[1] in ends]
        for limit in limits:
            legal = [option for option in legal if not limit.forbids(state, seat, option)]
        if len(legal) < 2 or not (barred := barred_to(state, kind)):
            return legal
        tiles = tiles_to_come(state, kind)
        after = [(option, arms_after(state, kind, option)) for option in legal]  # a lake leaves no arms
        return [option for option, arms in after if all(has_way(arm, tiles, barred) for arm in arms)] or legal

    def loses_way(state: CarcassonneState, seat: int, action: Action) -> bool:
        return action not in lawful(state, seat, placements(state))

    mine = partial(belongs, kind=kind)
    reasons = [
        replace(limit, verbs={"lay"}, when=mine, built_in=True)
        for limit in (*limits, Limit("Q-3-1", "river-loses-way", loses_way))
    ]
    return [*reasons, Limit(off, "off-the-river", loses_way, {"lay"}, mine, sift=lawful)]


def in_the_water(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-3.1.1-j: nobody stands on the river itself."""
    return len(action) > 1 and action[1] == ON_RIVER
