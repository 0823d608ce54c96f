"""The development track: status, coins, citizens (section 11), and the six character tracks (section 8)."""

from __future__ import annotations

from ..kernel import Event
from .state import OrleansState
from .supply import gain, take_citizen, take_good, take_technology
from .tables import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    GOODS,
    IN_STACK,
    KINDS,
    KNIGHT,
    MONK,
    PROFESSIONS,
    SCHOLAR,
    TRADER,
    N,
)

RECRUITED = {
    FARMER: "O-BF-a",
    BOATMAN: "O-BV-b",
    CRAFTSMAN: "O-BV-f",
    TRADER: "O-BV-i",
    SCHOLAR: "O-BU-a",
    KNIGHT: "O-BK-a",
    MONK: "O-BM-a",
}
ADVANCED = {
    FARMER: "O-BF-b",
    BOATMAN: "O-BV-c",
    CRAFTSMAN: "O-BV-g",
    TRADER: "O-BV-j",
    SCHOLAR: "O-BU-b",
    KNIGHT: "O-BK-b",
}
LAST_BOATMAN = {"citizen_plus": "O-BV-d", "citizen_instead": "O-BV-e"}


def develop(state: OrleansState, seat: int, steps: int, rule: str) -> None:
    """O-D-g, O-D-h: step by step, and everything on the way comes in order. What goes beyond the end is
    lost (O-T-b, AMB-34)."""
    tables = state.tables
    begin = state.development[seat]
    end = min(begin + steps, tables.end)
    state.development[seat] = end
    if state.listener is not None and end > begin:
        state.emit(Event("develop", rule, seat, {"steps": end - begin, "space": end}))
    for space in range(begin + 1, end + 1):
        if tables.space_coins[space]:
            gain(state, seat, tables.space_coins[space], "O-D-b", "development")
        if tables.space_citizen[space] >= 0:
            take_citizen(state, seat, tables.space_citizen[space], "O-D-c")
        if state.listener is not None and tables.status[space] != tables.status[space - 1]:
            state.emit(Event("status", "O-D-d", seat, {"status": tables.status[space]}))


def recruit(state: OrleansState, seat: int, profession: int) -> bool:
    """Take a neutral character into the bag, go one step on its track and receive what the space shows.

    O-P5-o: it cannot be used before it is drawn. Says whether a place tile may be chosen now (O-BV-j)."""
    tables = state.tables
    state.supply[profession] -= 1
    state.bag[KINDS * seat + profession] += 1
    if state.listener is not None:
        state.emit(Event("recruit", RECRUITED[profession], seat, {"character": PROFESSIONS[profession]}))
    if profession == MONK:  # O-BM-b: no track and no bonus
        return False
    at = N * seat + profession
    state.tracks[at] += 1
    position = state.tracks[at]
    space = tables.tracks[profession][position]
    if state.listener is not None:
        state.emit(
            Event(
                "advance",
                ADVANCED[profession],
                seat,
                {"track": tables.track_names[profession], "space": position, "draw": space.draw},
            )
        )
    first = False
    if space.citizen:  # O-T-d, O-BV-d, O-BV-e, O-BK-d
        rule = "O-BK-d" if profession == KNIGHT else LAST_BOATMAN[tables.options["boatmen.last_space"]]
        first = take_citizen(state, seat, tables.track_citizen[profession, position], rule)
    if space.good is not None:  # O-TF-a; missing only where the switch lets the bonus lapse
        good = GOODS.index(space.good)
        if state.goods_market[good]:
            take_good(state, seat, good, "O-BF-c")
    if space.coins and not (first and tables.options["boatmen.last_space"] == "citizen_instead"):
        gain(state, seat, space.coins, "O-BV-c", "boatmen")  # O-TB-a; O-BV-e: a citizen in place of coins
    if space.development:
        develop(state, seat, space.development, "O-BU-c")  # O-TS-a
    if space.technology and state.technology:  # O-TC-a
        take_technology(state, seat, position == 1, "O-BV-g")
    return profession == TRADER and bool(choosable(state, seat))


def choosable(state: OrleansState, seat: int) -> list[int]:
    """O-CE-c, O-CE-d, O-TT-a: the place tiles that the trader just recruited lets a player choose from."""
    tables = state.tables
    categories = tables.tracks[TRADER][state.tracks[N * seat + TRADER]].place_tile
    return [
        place
        for place in range(tables.board, tables.board + tables.tiles)
        if tables.category[place] in categories and state.tiles[place - tables.board] == IN_STACK
    ]


def can_develop(state: OrleansState, seat: int) -> bool:
    """AMB-34: on the last space nothing more can be developed."""
    return state.development[seat] < state.tables.end
