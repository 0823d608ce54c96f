"""The map: filling routes, and what they show (J-KN, J-BO)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..kernel import Action, Event, Malformed
from . import reasons
from .depot import shield
from .development import develop
from .notation import read_route
from .preview import preview
from .rulekit import Limit, Verb
from .state import JohannaState
from .tables import FULL, numbers
from .warehouse import gain_good, read_sort


def open_routes(state: JohannaState, seat: int) -> int:
    """J-KN-2, J-KN-3: the routes that are not filled and touch Orléans or a filled route; a mask."""
    return state.touch[seat] & ~state.routes[seat] & state.tables.menus[state.menu].routes


def fill(state: JohannaState, seat: int, route: int) -> None:
    """J-KN-6: it is filled on the own map only."""
    tables = state.tables
    state.routes[seat] |= 1 << route
    for town in tables.ends[route]:
        state.reach[seat] |= 1 << town
        state.touch[seat] |= tables.routes_at[town]


def travel(state: JohannaState, seat: int, route: int, shown: int, instead: int) -> None:
    """Fill a route and take what it shows: J-KN-4 goods, one perhaps replaced (J-O-11), J-KN-5 fields."""
    tables = state.tables
    fill(state, seat, route)
    name = tables.routes[route]
    if state.listener is not None:
        rule = "J-KN-1" if tables.land >> route & 1 else "J-BO-1"
        data = {"target": f"route:{name}", "route": name, "because": state.cause}
        state.emit(Event("route", rule, seat, data))
    because = f"route:{name}"
    for sort in tables.route_goods[route]:
        if sort == shown:
            shown = FULL
            if state.listener is not None:
                wanted = tables.goods[instead] if instead != FULL else "shield"
                swap = {"good": tables.goods[sort], "instead": wanted, "because": because}
                state.emit(Event("swap", "J-O-11", seat, swap))
            if instead == FULL:
                shield(state, seat, "J-O-12", because)
                continue
            sort = instead
        gain_good(state, seat, sort, because)
    if tables.route_fields[route]:
        develop(state, seat, tables.route_fields[route], because)


def route_options(state: JohannaState, seat: int) -> Sequence[Action]:
    tables = state.tables
    routes = open_routes(state, seat)
    if not state.owned[seat] & tables.swap:
        return _as_shown(routes)
    actions: list[Action] = []
    for route in numbers(routes):
        actions.append(("route", route))
        if tables.land >> route & 1:
            actions.extend(_swaps(state, seat, route))
    return actions


@lru_cache(4096)
def _as_shown(routes: int) -> tuple[Action, ...]:
    """The routes of a mask, with the goods that they show."""
    return tuple([("route", route) for route in numbers(routes)])


def _swaps(state: JohannaState, seat: int, route: int) -> list[Action]:
    """J-O-11, J-O-12: another sort that is not full for one shown good; a shield when all others are."""
    tables = state.tables
    first = seat * tables.sorts
    room = [s for s in range(tables.sorts) if state.goods[first + s] < tables.spaces]
    actions: list[Action] = []
    for shown in dict.fromkeys(tables.route_goods[route]):
        others = [s for s in room if s != shown] or [FULL]
        actions.extend(("route", route, shown, other) for other in others)
    return actions


def apply_route(state: JohannaState, seat: int, action: Action) -> str:
    if len(action) == 2:
        travel(state, seat, action[1], FULL, FULL)
    else:
        travel(state, seat, action[1], action[2], action[3])
    return "next"


def write_way(state: JohannaState, action: Action) -> str:
    line = f"route {state.tables.routes[action[1]]}"
    if len(action) == 2:
        return line
    goods = state.tables.goods
    return f"{line} swap {goods[action[2]]} {goods[action[3]] if action[3] != FULL else 'shield'}"


def read_way(state: JohannaState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) == 2:
        return ("route", read_route(state, words[1]))
    if len(words) == 5 and words[2] == "swap":
        instead = FULL if words[4] == "shield" else read_sort(state, words[4])
        return ("route", read_route(state, words[1]), read_sort(state, words[3]), instead)
    raise Malformed("bad-route", text=text, form="route 8-16, or route 8-16 swap cheese wine")


# -- what is refused ---------------------------------------------------------------------------------------


def _struck(state: JohannaState, seat: int, action: Action) -> bool:
    return bool(state.tables.struck_routes >> action[1] & 1)


def _not_offered(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.tables.menus[state.menu].routes


def _not_by_land(state: JohannaState, seat: int, action: Action) -> bool:
    land = bool(state.tables.land >> action[1] & 1)
    return land and not state.tables.menus[state.menu].routes >> action[1] & 1


def _not_by_water(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.tables.menus[state.menu].routes >> action[1] & 1


def _filled(state: JohannaState, seat: int, action: Action) -> bool:
    return bool(state.routes[seat] >> action[1] & 1)


def _not_connected(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.touch[seat] >> action[1] & 1


def _no_swap(state: JohannaState, seat: int, action: Action) -> bool:
    if len(action) == 2:
        return False
    tables = state.tables
    lacks = not state.owned[seat] & tables.swap
    return lacks or not tables.land >> action[1] & 1 or action[2] not in tables.route_goods[action[1]]


def _swap_full(state: JohannaState, seat: int, action: Action) -> bool:
    return len(action) > 2 and action not in _swaps(state, seat, action[1])


def _full_sort(state: JohannaState, seat: int, action: Action) -> reasons.Blanks:
    return {"good": "shield" if action[3] == FULL else state.tables.goods[action[3]]}


def show_route(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    tables = state.tables
    name = tables.routes[action[1]]
    args: dict[str, object] = {
        "route": name,
        "by": "land" if tables.land >> action[1] & 1 else "water",
        "swap": "no",
    }
    if len(action) > 2:
        instead = "shield" if action[3] == FULL else tables.goods[action[3]]
        args |= {"swap": "yes", "good": tables.goods[action[2]], "instead": instead}
    return {"targets": [f"route:{name}"], "args": args, **preview(state, seat, action)}


ROUTE = Verb(
    "route",
    route_options,
    apply_route,
    rules=("J-KN-1", "J-BO-1", "J-KN-3"),
    write=write_way,
    read=read_way,
    describe=show_route,
    limits=(
        Limit("J-S-18", "struck", _struck, blanks=reasons.struck),
        Limit("J-A-1", "not-this-person", _not_offered, blanks=reasons.offered),
        Limit("J-BO-2", "not-by-land", _not_by_land),
        Limit("J-KN-1", "not-by-water", _not_by_water),
        Limit("J-KN-2", "filled", _filled),
        Limit(
            "J-KN-3", "not-connected", _not_connected, blanks=lambda state, seat, action: {"what": "route"}
        ),
        Limit("J-O-11", "no-swap", _no_swap),
        Limit("J-O-12", "swap-full", _swap_full, blanks=_full_sort),
    ),
)
