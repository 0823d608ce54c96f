"""Place tiles: choosing one (O-CE), Pharmacy (O-L-11b) and Bathhouse (O-L-13b). What the others do is
data."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Action, Event, Jump
from . import reasons
from .development import choosable, develop
from .notation import (
    follower,
    put_words,
    read_number,
    read_place,
    rest,
    space,
    spaces_of,
    write_place,
    write_put,
)
from .planning import FITTING, place_name
from .rulekit import Limit, Verb
from .state import OrleansState
from .supply import spend
from .tables import CLOSED, FREE, IN_STACK, KIND_NAMES, KINDS, OUT, PROFESSIONS, TECH, TRADER, N


def give_tile(state: OrleansState, seat: int, place: int) -> None:
    """O-CE-e: the tile lies beside the board, its spaces are open and its privilege works from now on."""
    tables = state.tables
    tile = place - tables.board
    state.tiles[tile] = seat
    state.owned[seat] |= 1 << tile
    base = tables.spaces * seat
    for at in range(base + tables.first[place], base + tables.first[place + 1]):
        state.on[at] = FREE


def lose_tile(state: OrleansState, seat: int, place: int) -> None:
    """O-X-k, O-X-m, AMB-28: the tile leaves the game with its technology; followers on it go to the bag."""
    tables = state.tables
    tile = place - tables.board
    state.tiles[tile] = OUT
    state.owned[seat] &= ~(1 << tile)
    base = tables.spaces * seat
    for at in range(base + tables.first[place], base + tables.first[place + 1]):
        if state.on[at] == TECH:
            state.technology_gone += 1
        elif state.on[at] >= 0:
            state.bag[KINDS * seat + state.on[at]] += 1
        state.on[at] = CLOSED
    if tables.places[place].use == "storage":
        for kind in range(KINDS):
            state.bag[KINDS * seat + kind] += state.tower[KINDS * seat + kind]
            state.tower[KINDS * seat + kind] = 0


# -- choosing (DP-PTILE) -----------------------------------------------------------------------------------


def choices(state: OrleansState, seat: int) -> list[Action]:
    """O-CE-a, O-CE-f: any tile of the permitted stacks, face up."""
    return [("choose", place) for place in choosable(state, seat)]


def apply_choice(state: OrleansState, seat: int, action: Action) -> Jump:
    give_tile(state, seat, action[1])
    if state.listener is not None:
        state.emit(Event("tile", "O-CE-a", seat, {"tile": state.tables.places[action[1]].id}))
    return "P5.home"


def _no_tile(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] < state.tables.board)


def gone(state: OrleansState, seat: int, action: Action) -> bool:
    tile: int = action[1] - state.tables.board
    return tile >= 0 and state.tiles[tile] != IN_STACK


def _category(state: OrleansState, seat: int, action: Action) -> bool:
    categories = state.tables.tracks[TRADER][state.tracks[N * seat + TRADER]].place_tile
    return state.tables.category[action[1]] not in categories


def tile_blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    return reasons.tile_blanks(state, seat, action[1])


def _categories(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    categories = state.tables.tracks[TRADER][state.tracks[N * seat + TRADER]].place_tile
    return {"category": state.tables.category[action[1]], "categories": list(categories)}


def show_tile(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    place = state.tables.places[action[1]]
    return {
        "targets": [f"tile:{place.id}"],
        "args": {"tile": place.id, "category": place.category},
        "needs": list(place.spaces),
    }


CHOOSE = Verb(
    "choose",
    choices,
    apply_choice,
    rules=("O-CE-a",),
    write=write_place,
    read=read_place,
    describe=show_tile,
    limits=(
        Limit("O-CE-a", "not-a-tile", _no_tile, blanks=tile_blanks),
        Limit("O-C-i", "tile-gone", gone, blanks=tile_blanks),
        Limit("O-CE-c", "category", _category, blanks=_categories),
    ),
)
DECLINE = Verb(
    "decline", lambda state, seat: [("decline",)], lambda state, seat, action: "P5.home", rules=("AMB-44",)
)

# -- Pharmacy (DP-PHARM) -----------------------------------------------------------------------------------


def amounts(state: OrleansState, seat: int) -> list[Action]:
    """O-L-11b, AMB-32: 1, 2 or 3 coins, of those in hand."""
    most = min(state.tables.places[state.place].effect.pay, state.coins[seat])
    return [("pay", coins) for coins in range(1, most + 1)]


def apply_amount(state: OrleansState, seat: int, action: Action) -> Jump:
    spend(state, seat, action[1], "O-L-11b", "pharmacy")
    develop(state, seat, action[1] * state.tables.places[state.place].effect.development, "O-L-11b")
    return "P5.home"


def _amount(state: OrleansState, seat: int, action: Action) -> bool:
    return not 1 <= action[1] <= state.tables.places[state.place].effect.pay


def _too_poor(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] > state.coins[seat])


def _pay_blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    return {"most": state.tables.places[state.place].effect.pay, "coins": state.coins[seat]}


PHARMACY = Verb(
    "pay",
    amounts,
    apply_amount,
    rules=("O-L-11b",),
    read=read_number,
    describe=lambda state, seat, action: {
        "targets": ["place:pharmacy"],
        "args": {"coins": action[1]},
        "label": "orleans-pay-coins",
    },
    limits=(
        Limit("O-L-11b", "one-to-three", _amount, blanks=_pay_blanks),
        Limit("AMB-32", "not-enough-coins", _too_poor, blanks=_pay_blanks),
    ),
)

# -- Bathhouse (DP-BATH) -----------------------------------------------------------------------------------


def bath_weights(state: OrleansState) -> Sequence[int]:
    """O-L-13a: three from the bag; the character that opened the Bathhouse is not in it yet (O-L-13d)."""
    bag = state.bag[KINDS * state.turn : KINDS * state.turn + KINDS]
    return bag if still_to_bathe(state) > 0 and any(bag) else ()


def still_to_bathe(state: OrleansState) -> int:
    return state.tables.places[state.place].effect.draw - len(state.hand)


def bath_draw(state: OrleansState, kind: int) -> Jump:
    state.bag[KINDS * state.turn + kind] -= 1
    state.hand.append(kind)
    if state.listener is not None:
        state.emit(Event("bath", "O-L-13a", state.turn, {"follower": KIND_NAMES[kind]}))
    return "P5.bath.draw"


def bath_puts(state: OrleansState, seat: int) -> list[Action]:
    """O-L-13b, O-L-13c: two of them onto fitting spaces, though not of the Bathhouse itself."""
    tables = state.tables
    if state.moved >= tables.places[state.place].effect.place:
        return []
    kit = tables.kit(state.owned[seat])
    base = tables.spaces * seat
    on = state.on[base : base + tables.spaces]
    return [
        action
        for kind in sorted(set(state.hand))
        for at, action in kit.puts[kind]
        if on[at] == FREE and not _off_limits(state, at)
    ]


def _off_limits(state: OrleansState, at: int) -> bool:
    tables = state.tables
    place = tables.place_of[at]
    if tables.places[place].effect.send and tables.options["bathhouse.town_hall"] == "forbid":
        return True
    return place == state.place


def apply_bath_put(state: OrleansState, seat: int, action: Action) -> Jump:
    state.hand.remove(action[1])
    state.on[state.tables.spaces * seat + action[2]] = action[1]
    state.moved += 1
    if state.listener is not None:
        name = state.tables.space_names[action[2]]
        data = {"follower": KIND_NAMES[action[1]], "space": name, "place": place_name(state, action[2])}
        state.emit(Event("put", "O-L-13b", seat, data))
    return "P5.bath"


def bath_done(state: OrleansState, seat: int) -> list[Action]:
    """AMB-22: as many as can be placed must be, unless the switch says otherwise."""
    may = state.tables.options["bathhouse.place"] == "may"
    return [("done",)] if may and bath_puts(state, seat) else []


def bath_end(state: OrleansState) -> Jump:
    """O-L-13d, O-L-13e: whoever is left goes back into the bag."""
    for kind in state.hand:
        state.bag[KINDS * state.turn + kind] += 1
    state.hand = []
    return "P5.home"


def read_bath(state: OrleansState, seat: int, text: str) -> Action:
    name, where = put_words(rest(text))
    there = [state.hand.count(kind) for kind in range(KINDS)]
    kind = follower(state.tables, name, there)
    return ("put", kind, space(state.tables, where, spaces_of(state, seat), kind, state.owned[seat]))


def _not_in_hand(state: OrleansState, seat: int, action: Action) -> bool:
    return action[1] not in state.hand


def _the_bathhouse(state: OrleansState, seat: int, action: Action) -> bool:
    return state.tables.place_of[action[2]] == state.place


def _town_hall(state: OrleansState, seat: int, action: Action) -> bool:
    return _off_limits(state, action[2])


def show_bath(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    where = state.tables.space_names[action[2]]
    name = KIND_NAMES[action[1]]
    args = {"follower": name, "place": place_name(state, action[2]), "from": "bag"}
    return {"targets": [f"space:{where}", f"hand:{name}"], "args": args, "space": where, "follower": name}


BATH_PUT = Verb(
    "put",
    bath_puts,
    apply_bath_put,
    rules=("O-L-13b",),
    write=write_put,
    read=read_bath,
    describe=show_bath,
    limits=(
        Limit("O-L-13b", "no-such-follower", _not_in_hand, blanks=reasons.nobody("bag")),
        Limit("O-L-13c", "the-bathhouse", _the_bathhouse),
        *FITTING,
        Limit("AMB-22", "town-hall", _town_hall, blanks=reasons.at_space(2)),
    ),
)
BATH_DONE = Verb(
    "done",
    bath_done,
    lambda state, seat, action: "P5.bath.end",
    rules=("O-L-13e",),
    limits=(
        Limit(
            "O-L-13b",
            "must-place",
            lambda state, seat, action: bool(bath_puts(state, seat)),
            blanks=lambda state, seat, action: {
                "followers": list(dict.fromkeys(PROFESSIONS[put[1] % N] for put in bath_puts(state, seat)))
            },
        ),
    ),
)
