"""Mini 3, the Ferries: on a lake tile a ferry joins two of the road ends, and whoever extends a road may send
the first ferry along it another way."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

from ....kernel import NOBODY, Action, Event
from ...hooks import CHECK_PIECES, GIVEN, ON_LAY, ON_REJOIN, ROAD_CROSSINGS, TURN_SLOTS, VIEW, WRITTEN
from ...joining import find, join_areas, unite
from ...landscape import tile_has_symbol, tile_of
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import xy
from .given import give_ferries, write_ferries
from .lakes import extend, ferry_payload, is_no_pair_of_ends, landings, read_pair, show_pair, write_pair
from .rerouting import LEAVE_FERRIES, find_movable_ferries, reroute_verb, who_steers
from .shown import FerriesInfo, FerryView, Way
from .state import FERRIES, Ferries


def note_lake(state: CarcassonneState, seat: int) -> None:
    """C-4.2.11.2-a, -c: a lake tile brings a ferry, once a follower may have been placed."""
    state.slices[Ferries].due = tile_has_symbol(state, "lake")


# -- a new ferry -------------------------------------------------------------------------------------------


def who_lays(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Ferries].due else NOBODY


def ferry_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.2-c: any two road ends of the lake tile."""
    return [("ferry", *pair) for pair in combinations(landings(state, state.at), 2)]


def apply_ferry(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.11.2-d: one continuous road; X-4.2.11.2-2: the tile counts once in it."""
    _, one, other = action
    ferries = state.slices[Ferries]
    ferries.due = False
    ferries.supply -= 1
    ferries.on[state.at] = (one, other)
    join_areas(state, one, other, closes=0)
    if state.listener is not None:
        state.emit(Event("ferry", "C-4.2.11.2-c", seat, ferry_payload(state, state.at)))
    extend(state, seat, one)


def rejoin(state: CarcassonneState, loose: Collection[int]) -> None:
    """When areas are made anew, the ferries join theirs."""
    for one, other in state.slices[Ferries].on.values():
        if one in loose:
            unite(state, one, other, closes=0)


def new_turn(state: CarcassonneState) -> None:
    state.slices[Ferries].moved = []


def _no_lake(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not set(action[1:]) <= set(landings(state, state.at))


FERRY = Verb(
    "ferry",
    ferry_options,
    apply_ferry,
    ("C-4.2.11.2-c", "C-4.2.11.2-d"),
    write_pair,
    read_pair,
    (
        Limit("C-4.2.11.2-c", "not-two-road-ends", is_no_pair_of_ends),
        Limit("C-4.2.11.2-c", "other-lake", _no_lake),
    ),
    show_pair,
)


def crossing(state: CarcassonneState, node: int) -> list[int]:
    """Where a road goes on by a ferry."""
    ends = state.slices[Ferries].on.get(tile_of(state, node), ())
    return [other for other in ends if node in ends and other != node]


# -- keeping -----------------------------------------------------------------------------------------------


def view_ferries(state: CarcassonneState) -> FerryView:
    ferries = state.slices[Ferries]
    on = [Way(**ferry_payload(state, number)) for number in ferries.on]
    return FerryView(FerriesInfo(on, ferries.supply, movable=[xy(state.where[n]) for n in ferries.near]))


def check_ferries(state: CarcassonneState) -> None:
    ferries = state.slices[Ferries]
    total = ferries.supply + len(ferries.on)
    assert total == FERRIES, f"ferries: {total} instead of {FERRIES}"
    assert all(find(state, one) == find(state, other) for one, other in ferries.on.values()), (
        "a ferry is loose"
    )


def install(build: Build) -> None:
    build.keep("ferries", Ferries)
    build.listen(ON_LAY, note_lake)
    build.listen(ON_REJOIN, rejoin)
    build.listen(ROAD_CROSSINGS, crossing)
    build.listen(TURN_SLOTS, lambda: (Ferries, ("moved",)))
    build.listen(GIVEN.at("ferries"), give_ferries)
    build.listen(WRITTEN, write_ferries)
    build.listen(VIEW, view_ferries)
    build.listen(CHECK_PIECES, check_ferries)
    build.fill("B01", Do("ferries", ("C-4.2.11.2-k",), run=new_turn))
    rules = ("C-4.2.11.2-c", "C-4.2.11.2-m")
    verbs = (reroute_verb(build.option("ferryReopensRoads")), LEAVE_FERRIES)
    again = ("C-4.2.11.2-g", "C-4.2.11.2-j", "C-4.2.11.2-k")
    build.fill(
        "B12",
        Ask("ferry", rules, decision="D-FERRY", kind="place", who=who_lays, verbs=(FERRY,), forced=True),
        Do("ferries", ("C-4.2.11.2-i", "C-4.2.11.2-l"), run=find_movable_ferries),
        Ask("reroute", again, decision="D-REROUTE", kind="place", who=who_steers, verbs=verbs, forced=True),
    )


MODULES = (Module("ferries", install),)
