"""Phase 5: one activated place, or a pass (O-P5). What a place does stands in `effects.py`."""

from __future__ import annotations

from ..kernel import Action, Event, Jump
from . import reasons
from .effects import NOT_ACTIVATED, NOT_YOURS, REASONS, Reason, hindrance_blanks
from .notation import read_place, write_place
from .rulekit import Limit, Verb
from .state import NO_PLACE, OrleansState, on_tower, standing
from .supply import send_home
from .tables import FREE, PROFESSIONS


def begin(state: OrleansState) -> None:
    state.phase = 5
    state.passed = 0
    state.turn = state.start
    state.place = NO_PLACE


def begin_turn(state: OrleansState) -> None:
    if state.listener is not None:
        state.emit(Event("turn", "O-P5-d", state.turn))


def active(state: OrleansState) -> int:
    return state.turn


def activated(state: OrleansState, seat: int, place: int) -> bool:
    """O-P4-j: all its spaces are covered. O-BT-b: one is enough for the Town Hall. The tower has none."""
    tables = state.tables
    base = tables.spaces * seat
    occupants = state.on[base + tables.first[place] : base + tables.first[place + 1]]
    if tables.places[place].use == "storage":
        return on_tower(state, seat) > 0
    return sum(occupant >= 0 for occupant in occupants) >= tables.enough[place]


def hindrance(state: OrleansState, seat: int, place: int) -> Reason | None:
    """Why a player may not execute a place now; None when he may."""
    tables = state.tables
    if place >= tables.board and not state.owned[seat] >> (place - tables.board) & 1:
        return NOT_YOURS
    if place in tables.kit(state.owned[seat]).usable and not activated(state, seat, place):
        return NOT_ACTIVATED
    return tables.acts[place].hindrance(state, seat)


def uses(state: OrleansState, seat: int) -> list[Action]:
    """O-P5-a, O-P5-g: every activated place that can do something."""
    tables = state.tables
    base = tables.spaces * seat
    on = state.on[base : base + tables.spaces]
    first = tables.first
    acts = tables.acts
    actions: list[Action] = []
    for place in tables.kit(state.owned[seat]).usable:
        begin, end = first[place], first[place + 1]
        if tables.enough[place] < end - begin:
            ready = max(on[begin:end]) >= 0
        elif begin < end:
            ready = FREE not in on[begin:end]
        else:
            ready = on_tower(state, seat) > 0
        if ready and acts[place].hindrance(state, seat) is None:
            actions.append(("use", place))
    return actions


def apply_use(state: OrleansState, seat: int, action: Action) -> Jump:
    state.place = action[1]
    state.moved = 0
    if state.listener is not None:
        place = state.tables.places[action[1]]
        state.emit(Event("use", "O-P5-b", seat, {"place": place.id}))
    return state.tables.acts[action[1]].run(state, seat)


def _use_limit(reason: Reason) -> Limit:
    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        return hindrance(state, seat, action[1]) == reason

    return Limit(reason[1], reason[0], forbids, blanks=use_blanks)


def use_blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    place = action[1]
    reason = hindrance(state, seat, place)
    if reason == NOT_YOURS:
        return reasons.tile_blanks(state, seat, place)
    if reason == NOT_ACTIVATED:
        return _missing(state, seat, place)
    return hindrance_blanks(state, seat, place, reason)


def _missing(state: OrleansState, seat: int, place: int) -> reasons.Blanks:
    """Who is missing for a place to be activated; the Town Hall and the tower take anyone."""
    tables = state.tables
    missing = [
        PROFESSIONS[tables.need[space]]
        for space in range(tables.first[place], tables.first[place + 1])
        if tables.need[space] >= 0 and standing(state, seat, space) == FREE
    ]
    return {"place": tables.places[place].id, "missing": missing, "count": len(missing)}


def show_use(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    """What the place would do now."""
    place = state.tables.places[action[1]]
    gives = state.tables.acts[action[1]].preview(state, seat)
    return {"targets": [f"place:{place.id}"], "args": {"place": place.id}, "gives": gives, "place": place.id}


USE = Verb(
    "use",
    uses,
    apply_use,
    rules=("O-P5-b", "O-P5-a"),
    write=write_place,
    read=read_place,
    describe=show_use,
    limits=tuple(map(_use_limit, REASONS)),
)


def apply_pass(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-P5-c, O-P5-i: no more actions in this round. O-P5-k: what is not used stays where it is."""
    state.passed |= 1 << seat
    if state.listener is not None:
        state.emit(Event("pass", "O-P5-c", seat))
    return "P5.technology"


PASS = Verb("pass", lambda state, seat: [("pass",)], apply_pass, rules=("O-P5-b", "O-P5-h", "O-P5-i"))


def go_home(state: OrleansState) -> Jump:
    """O-P5-e: the followers that did it go into the bag. Those of the Town Hall went, or wait on."""
    if not state.tables.places[state.place].effect.send or (
        state.tables.options["townhall.unsent"] == "to_bag" and state.place < state.tables.board
    ):
        send_home(state, state.turn, state.place)
    state.place = NO_PLACE
    return "P5.next"


def next_player(state: OrleansState) -> Jump:
    """O-P5-d: clockwise, without those who have passed. O-P5-j: until all have."""
    seats = state.tables.seats
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if not state.passed >> seat & 1:
            state.turn = seat
            return "P5.turn"
    return None
