"""Mini-expansion 11, the Plague: it breaks out at foci, spreads with fleas from tile to tile, drives
followers home, and can be fled from.
"""

from __future__ import annotations

from dataclasses import replace
from operator import sub
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Malformed
from ...given import listed
from ...hooks import CHECK_PIECES, CONSIDER, GIVEN, ON_LAY, TURN_SLOTS, VIEW, WORTH, WRITTEN
from ...landscape import tile_has_symbol
from ...notation import read_square, write_square
from ...placing import follower_placed, optional_during_own_turn, places_figures
from ...rulekit import Ask, Build, Do, Limit, Module
from ...state import CarcassonneState
from ...tables import STEP, xy
from ...tiles import load_set
from .fleas import FLEA, SOURCE, can_bear_a_flea
from .flight import FLEE, FLIGHT
from .regions import chip_to_be_had, extinguish, full_region, has_outbreak_this_turn, reached, recompute
from .shown import PlagueInfo, PlagueView
from .state import FLEAS, Plague
from .worth import consider_flights, plague_worth

FIRST = 17  # C-3.1.4-a: tiles that are drawn before the plague tiles are among them


def set_up(state: CarcassonneState) -> None:
    """C-3.1.4-a to -c: 17 tiles without plague tiles come first, then the others with the plague tiles."""
    counts = [0] * len(state.tables.tiles)
    for tile in load_set("plague").tiles:
        if tile.id in state.tables.index:  # the rules can be played without the tiles
            counts[state.tables.index[tile.id]] = tile.count
    if state.piles:  # Q-3-9: a river is laid before
        rest, _ = state.piles.pop()
        clean = tuple(have - count for have, count in zip(rest, counts, strict=True))
        state.piles.append((clean, min(FIRST, sum(clean))))
    else:
        state.stock = vec[u8](map(sub, state.stock, counts))
        state.left = min(FIRST, sum(state.stock))
    state.piles.append((tuple(counts), -1))


# -- the turn ----------------------------------------------------------------------------------------------


def begin(state: CarcassonneState) -> None:
    """B01: C-4.2.9.5-a, C-4.2.9.6-a: without a chip to be had the lowest focus goes out, and the next."""
    plague = state.slices[Plague]
    plague.due = bool(plague.foci)
    plague.fled = plague.today = False
    while not chip_to_be_had(state) and len(plague.foci) > 1:  # C-4.2.9.5-b: a sole focus stays
        lowest = min(plague.foci, key=lambda p: plague.foci[p])
        extinguish(state, lowest, "C-4.2.9.6-a" if plague.spared else "C-4.2.9.5-a")
        recompute(state)


def break_out(state: CarcassonneState, seat: int) -> None:
    """C-4.2.9.1-a to -c, C-4.2.9.4-a to -c: a focus on the plague tile, and no chip in this turn.
    C-4.2.9.8-c: what held all chips so far, unconnected, becomes inactive."""
    plague = state.slices[Plague]
    place = state.where[state.at]
    if not tile_has_symbol(state, "plague"):
        for step in STEP if plague.foci else ():
            if plague.chips.get(place + step) or place + step in plague.foci:
                plague.near = sorted([*plague.near, place])
                break
        return
    at_once = state.ruleset.setup.option("fleaSpecialCase") == "immediate"  # Q-4.2.9-5
    full = full_region(state) if at_once else None
    plague.number += 1
    plague.foci[place] = plague.number
    plague.due, plague.today = False, True
    if state.listener is not None:
        state.emit(Event("focus", "C-4.2.9.1-c", seat, {"square": xy(place), "number": plague.number}))
    recompute(state)
    if full is not None and full in plague.foci:  # C-4.2.9.8-c: the new focus is not connected
        extinguish(state, full, "C-4.2.9.8-c")
        recompute(state)


def is_follower_banned_this_turn(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.2.9.1-d, C-4.4-h: whoever lays out a focus places no follower in that turn (X-4.2.9-1)."""
    return follower_placed(state, seat, action) >= 0


def must_spread(state: CarcassonneState) -> int | tuple[int, ...]:
    """Q-4.2.9-12: at the latest at the end of the turn."""
    return state.turn if state.slices[Plague].due else NOBODY


def fall_away(state: CarcassonneState) -> None:
    """Q-4.2.9-1: without a legal tile there is no chip in this turn, nor after it (Q-4.2.9-13)."""
    state.slices[Plague].due = False


# -- keeping -----------------------------------------------------------------------------------------------


def view_plague(state: CarcassonneState) -> PlagueView:
    plague = state.slices[Plague]
    return PlagueView(
        PlagueInfo(
            foci=[(*xy(p), number) for p, number in sorted(plague.foci.items())],
            spared=[xy(p) for p in sorted(plague.spared)],
            fleas=[(*xy(p), active) for p, active in sorted(plague.chips.items())],
            supply=plague.supply,
            due=SEATS[state.turn] if plague.due else None,
            goal=xy(plague.goal) if plague.goal >= 0 else None,
        )
    )


def check_fleas(state: CarcassonneState) -> None:
    plague = state.slices[Plague]
    assert plague.supply + len(plague.chips) == FLEAS, f"{plague.supply} fleas and {len(plague.chips)} laid"
    alive = {place for focus in plague.foci for place in reached(state, focus)}
    assert all(active == (place in alive) for place, active in plague.chips.items()), (
        "a flea shows the wrong side"
    )


def give_fleas(state: CarcassonneState, entry: object) -> None:
    """`"fleas": ["0,0", "1,0"]`: squares with a flea chip; the outbreaks come with their tiles."""
    if not isinstance(entry, list) or not all(isinstance(line, str) for line in entry):
        raise Malformed("bad-given", note="'fleas' is a list of squares")
    plague = state.slices[Plague]
    for place in map(read_square, entry):
        if not can_bear_a_flea(state, place) or not plague.supply:
            raise Malformed("bad-given", note=f"no flea can lie on {write_square(place)}", rule="C-4.2.9.2-b")
        plague.chips[place] = True
        plague.supply -= 1
    recompute(state)


def give_extinguished(state: CarcassonneState, entry: object) -> None:
    """`"extinguished": ["6,-1"]`: the squares of outbreaks that are over (C-4.2.9.7-e)."""
    plague = state.slices[Plague]
    for place in map(read_square, listed(entry, "extinguished")):
        if place not in plague.foci:
            raise Malformed("bad-given", note=f"no outbreak on {write_square(place)}", rule="C-4.2.9.7-a")
        extinguish(state, place, "C-4.2.9.7-a")
    recompute(state)


def write_plague(state: CarcassonneState, given: dict[str, Any]) -> None:
    plague = state.slices[Plague]
    given["extinguished"] = [write_square(place) for place in sorted(plague.spared)]
    given["fleas"] = [write_square(place) for place in plague.chips]


def install(build: Build) -> None:
    build.keep("plague", Plague)
    build.listen(WORTH, plague_worth)
    build.listen(CONSIDER, consider_flights)
    build.listen(SET_UP, set_up)
    build.listen(ON_LAY, break_out)
    build.listen(VIEW, view_plague)
    build.listen(CHECK_PIECES, check_fleas)
    build.listen(GIVEN.at("fleas"), give_fleas)
    build.listen(GIVEN.at("extinguished"), give_extinguished)
    build.listen(WRITTEN, write_plague)
    build.fill("B01", Do("plague", ("C-4.2.9.5-a", "C-4.2.9.6-a"), run=begin))
    build.add_flow(SOURCE)
    build.add_flow(FLIGHT)
    for verb in (FLEA, FLEE):
        build.contribute("B09", verb)
    build.add_optional_verb(FLEE, optional_during_own_turn("B01"))
    limit = Limit("C-4.2.9.1-d", "focus-laid", is_follower_banned_this_turn, when=has_outbreak_this_turn)
    build.refuse_where(places_figures, limit)
    last = Ask("flea", ("C-4.2.9.2-b",), decision="D-SPREAD", kind="place", who=must_spread)
    last.verbs = (FLEA,)
    if build.option("fleaTiming") == "step-3":  # C-7.1.3-g
        build.add_optional_verb(FLEA, lambda step: step.name[:3] == "B08")
        build.fill("B10", last)
    else:  # Q-4.2.9-12
        build.add_optional_verb(FLEA, optional_during_own_turn("B05"))
        rounds_last = build.option("endOfTurnEvents") == "after-double-turn"
        build.insert(replace(last, name="B22.flea"), before="B24" if rounds_last else "B25")
    build.insert(Do("B25.flea", ("Q-4.2.9-1",), run=fall_away), before="B25")
    build.listen(TURN_SLOTS, lambda: (Plague, ("due", "fled", "today")))


MODULES = (Module("plague", install),)
