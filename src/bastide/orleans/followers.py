"""Phase 3: followers are taken back from places, drawn from the bag and stored on the market (O-P3, O-PC)."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import ASK_AGAIN, Action, Event, Jump
from . import reasons
from .notation import read_back, read_kind, read_number, write_kind, write_space
from .rulekit import Limit, Verb
from .state import OrleansState, on_market, on_tower, order, standing
from .tables import FREE, KIND_NAMES, KINDS, KNIGHT, TECH, N


def begin(state: OrleansState) -> None:
    seats = state.tables.seats
    state.phase = 3
    state.taken = [0] * seats
    state.wanted = [-1] * seats
    state.drawn = []
    state.cursor = 0


def allowance(state: OrleansState, seat: int) -> int:
    """O-P3-a, O-BK-c, O-TK-a: the number at the marker on the knights track."""
    return state.tables.allowance[state.tracks[N * seat + KNIGHT]]


def room(state: OrleansState, seat: int) -> int:
    """Free market spaces; O-P3-g: who stayed on the market still needs his."""
    return state.tables.market - on_market(state, seat)


def tower_room(state: OrleansState, seat: int) -> int:
    """O-L-19a: free spaces of the Gunpowder Tower. O-L-19h: it stores more and draws no more."""
    storage = state.tables.kit(state.owned[seat]).storage
    return storage - on_tower(state, seat) if storage else 0


# -- taking back -------------------------------------------------------------------------------------------


def placed(state: OrleansState, seat: int) -> list[Action]:
    """O-PC-b: placed followers, wherever they stand. O-PC-f: technology is not among them."""
    tables = state.tables
    base = tables.spaces * seat
    on = state.on[base : base + tables.spaces]
    return [action for at, action in tables.kit(state.owned[seat]).backs if on[at] >= 0 and on[at] != TECH]


def anybody_placed(state: OrleansState, seat: int) -> bool:
    base = state.tables.spaces * seat
    on = state.on[base : base + state.tables.spaces]
    for occupant in on:  # noqa: SIM110 - a generator costs more than the spaces
        if occupant >= 0 and occupant != TECH:
            return True
    return False


def may_take_back(state: OrleansState, seat: int) -> bool:
    """O-PC-e: taken back and drawn together stay within the allowance and the free spaces."""
    return state.taken[seat] < allowance(state, seat) and room(state, seat) + tower_room(state, seat) > 0


def back_options(state: OrleansState, seat: int) -> list[Action]:
    return placed(state, seat) if may_take_back(state, seat) else []


def could_take_back(state: OrleansState, seat: int) -> bool:
    """Whether there is somebody to take back, and leave to do it."""
    return anybody_placed(state, seat) and may_take_back(state, seat)


def who_takes_back(state: OrleansState) -> tuple[int, ...]:
    """O-P3-k: everybody who could, at the same time."""
    return tuple([seat for seat in order(state) if could_take_back(state, seat)])


def apply_back(state: OrleansState, seat: int, action: Action) -> Jump:
    space = state.tables.spaces * seat + action[1]
    kind = state.on[space]
    state.on[space] = FREE
    state.market[KINDS * seat + kind] += 1
    state.taken[seat] += 1
    if state.listener is not None:
        where = state.tables.space_names[action[1]]
        state.emit(Event("back", "O-PC-b", seat, {"follower": KIND_NAMES[kind], "space": where}))
    return ASK_AGAIN if could_take_back(state, seat) else None


def _nobody_there(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[1]) < 0


def _technology(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[1]) == TECH


def show_space(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    """For options that name a space and what stands on it."""
    name = state.tables.space_names[action[1]]
    kind = standing(state, seat, action[1])
    follower = KIND_NAMES[kind] if 0 <= kind < TECH else "technology"
    place = state.tables.places[state.tables.place_of[action[1]]].id
    return {"targets": [f"space:{name}"], "args": {"follower": follower, "place": place}, "space": name}


BACK = Verb(
    "back",
    back_options,
    apply_back,
    rules=("O-PC-b",),
    write=write_space,
    read=read_back,
    describe=show_space,
    limits=(
        Limit("O-PC-f", "technology-stays", _technology),
        Limit("O-PC-b", "nobody-there", _nobody_there),
    ),
)
ENOUGH = Verb(
    "done", lambda state, seat: [("done",)], lambda state, seat, action: None, rules=("O-PC-b", "O-P3-f")
)


# -- drawing -----------------------------------------------------------------------------------------------


def span(state: OrleansState, seat: int) -> tuple[int, int]:
    """How few and how many a player may draw.

    O-P3-d, O-P3-e: no more than the free spaces hold and the bag has. O-P3-b: the whole allowance, unless the
    edition says "up to" (O-P3-c). AMB-47: the tower need not be filled."""
    most = min(
        allowance(state, seat) - state.taken[seat], sum(state.bag[KINDS * seat : KINDS * seat + KINDS])
    )
    free = room(state, seat)
    high = max(0, min(most, free + tower_room(state, seat)))
    if state.tables.draws_fewer:
        return 0, high
    return max(0, min(most, free)), high


def who_chooses_number(state: OrleansState) -> tuple[int, ...]:
    """O-P3-c: asked is who may draw fewer; AMB-47: or leave room on the tower. O-P3-i: nobody while the bags
    are empty."""
    fewer = state.tables.draws_fewer
    asked = []
    for seat in order(state):
        if state.wanted[seat] < 0 and (fewer or tower_room(state, seat)):
            low, high = span(state, seat)
            if low < high:
                asked.append(seat)
    return tuple(asked)


def number_options(state: OrleansState, seat: int) -> list[Action]:
    low, high = span(state, seat)
    return [("draw", number) for number in range(low, high + 1)]


def apply_number(state: OrleansState, seat: int, action: Action) -> None:
    state.wanted[seat] = action[1]


def _too_many(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] > allowance(state, seat) - state.taken[seat])


def _no_room(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] > room(state, seat) + tower_room(state, seat))


def _bag_is_smaller(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] > sum(state.bag[KINDS * seat : KINDS * seat + KINDS]))


def _too_few(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] < span(state, seat)[0])


def _draw_blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    low, high = span(state, seat)
    return {
        "allowance": allowance(state, seat),
        "taken": state.taken[seat],
        "room": max(0, room(state, seat) + tower_room(state, seat)),
        "bag": sum(state.bag[KINDS * seat : KINDS * seat + KINDS]),
        "least": low,
        "most": high,
    }


NUMBER = Verb(
    "draw",
    number_options,
    apply_number,
    rules=("O-P3-c",),
    read=read_number,
    describe=lambda state, seat, action: {"targets": ["bag"], "args": {"number": action[1]}},
    limits=(
        Limit("O-P3-a", "beyond-allowance", _too_many, blanks=_draw_blanks),
        Limit("O-P3-d", "no-room", _no_room, blanks=_draw_blanks),
        Limit("O-P3-e", "bag-is-smaller", _bag_is_smaller, blanks=_draw_blanks),
        Limit("O-P3-b", "must-draw", _too_few, blanks=_draw_blanks),
    ),
)


def settle(state: OrleansState) -> None:
    """Whoever was not asked draws what he has to; the first in turn order begins."""
    for seat in range(state.tables.seats):
        if state.wanted[seat] < 0:
            state.wanted[seat] = span(state, seat)[1]
    _next_drawer(state)


def _next_drawer(state: OrleansState) -> None:
    while state.cursor < state.tables.seats and not state.wanted[drawer(state)]:
        state.cursor += 1


def drawer(state: OrleansState) -> int:
    return (state.start + state.cursor) % state.tables.seats


def draw_weights(state: OrleansState) -> Sequence[int]:
    """O-P3-h: each tile in the bag is as likely as any other. Players draw in turn order."""
    if state.cursor >= state.tables.seats:
        return ()
    seat = drawer(state)
    return state.bag[KINDS * seat : KINDS * seat + KINDS]


def apply_drawn(state: OrleansState, kind: int) -> Jump:
    """O-P3-f: a drawn tile goes onto the market."""
    seat = drawer(state)
    state.bag[KINDS * seat + kind] -= 1
    state.market[KINDS * seat + kind] += 1
    state.wanted[seat] -= 1
    state.drawn.append(kind)
    if not state.wanted[seat]:
        if state.listener is not None:
            names = [KIND_NAMES[drawn] for drawn in sorted(state.drawn)]
            state.emit(Event("draw", "O-P3-f", seat, {"followers": names, "number": len(names)}))
        state.drawn = []
        _next_drawer(state)
    return "P3.draw"


# -- the Gunpowder Tower -----------------------------------------------------------------------------------


def who_stores(state: OrleansState) -> tuple[int, ...]:
    """O-L-19b: owners of the tower who have something to put on it."""
    return tuple(
        seat
        for seat in order(state)
        if state.tables.kit(state.owned[seat]).storage and store_options(state, seat)
    )


def store_options(state: OrleansState, seat: int) -> list[Action]:
    """O-L-19b, AMB-23: any kind, just drawn or from the market."""
    if tower_room(state, seat) <= 0:
        return []
    base = KINDS * seat
    return [("store", kind) for kind in range(KINDS) if state.market[base + kind]]


def unstore_options(state: OrleansState, seat: int) -> list[Action]:
    """The tower is market space like any other: its followers may change places while the phase lasts."""
    if room(state, seat) <= 0:
        return []
    base = KINDS * seat
    return [("unstore", kind) for kind in range(KINDS) if state.tower[base + kind]]


def apply_store(state: OrleansState, seat: int, action: Action) -> Jump:
    state.market[KINDS * seat + action[1]] -= 1
    state.tower[KINDS * seat + action[1]] += 1
    if state.listener is not None:
        state.emit(Event("store", "O-L-19b", seat, {"follower": KIND_NAMES[action[1]]}))
    return ASK_AGAIN


def apply_unstore(state: OrleansState, seat: int, action: Action) -> Jump:
    state.tower[KINDS * seat + action[1]] -= 1
    state.market[KINDS * seat + action[1]] += 1
    if state.listener is not None:
        state.emit(Event("unstore", "O-L-19a", seat, {"follower": KIND_NAMES[action[1]]}))
    return ASK_AGAIN


def stored_options(state: OrleansState, seat: int) -> list[Action]:
    """O-P3-d: the market holds no more than its spaces."""
    return [("done",)] if room(state, seat) >= 0 else []


def _not_on_market(state: OrleansState, seat: int, action: Action) -> bool:
    return not state.market[KINDS * seat + action[1]]


def _not_on_tower(state: OrleansState, seat: int, action: Action) -> bool:
    return not state.tower[KINDS * seat + action[1]]


def _market_full(state: OrleansState, seat: int, action: Action) -> bool:
    return room(state, seat) <= 0


def _overfull(state: OrleansState, seat: int, action: Action) -> bool:
    return room(state, seat) < 0


def _store_blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    return {
        "tower": state.tables.kit(state.owned[seat]).storage,
        "market": state.tables.market,
        "over": max(0, -room(state, seat)),
    }


def show_follower(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    name = KIND_NAMES[action[1]]
    where = "market" if action[0] == "store" else "tower"
    return {"targets": [f"{where}:{name}"], "args": {"follower": name}}


STORE = Verb(
    "store",
    store_options,
    apply_store,
    rules=("O-L-19b",),
    write=write_kind,
    read=read_kind,
    describe=show_follower,
    limits=(Limit("O-L-19b", "no-such-follower", _not_on_market, blanks=reasons.nobody("market")),),
)
UNSTORE = Verb(
    "unstore",
    unstore_options,
    apply_unstore,
    rules=("O-L-19a",),
    write=write_kind,
    read=read_kind,
    describe=show_follower,
    limits=(
        Limit("O-L-19b", "no-such-follower", _not_on_tower, blanks=reasons.nobody("tower")),
        Limit("O-P3-d", "market-full", _market_full, blanks=_store_blanks),
    ),
)
STORED = Verb(
    "done",
    stored_options,
    lambda state, seat, action: None,
    rules=("O-P3-d", "O-L-19i"),
    limits=(Limit("O-P3-d", "market-overfull", _overfull, blanks=_store_blanks),),
)
