"""Ship, Wagon and Horse Wagon: along one route to the next town, with a good of it (O-BS, O-BW, O-L-16b)."""

from __future__ import annotations

from ..kernel import Action, Event, Jump
from . import reasons
from .notation import read_good, read_town, write_good, write_town
from .rulekit import Limit, Verb
from .state import OrleansState
from .tables import GOODS, G

WAYS = {"ship": "O-BS-a", "wagon": "O-BW-a", "horse_wagon": "O-L-16a"}
"""The rule behind a journey, by place."""
ROUTE_SIGN = "–"


def ways(state: OrleansState, seat: int) -> list[tuple[int, int]]:
    """The towns next to the merchant's, by road or by water as the place says, and the routes there."""
    by = state.tables.places[state.place].effect.travel or ""
    return state.tables.leaving[by][state.merchant[seat]]


def journeys(state: OrleansState, seat: int) -> list[Action]:
    """O-BS-e, O-N-g: with goods or without. AMB-43: exactly one route."""
    return [("travel", town) for town, _ in ways(state, seat)]


def apply_travel(state: OrleansState, seat: int, action: Action) -> Jump:
    state.route = next(route for town, route in ways(state, seat) if town == action[1])
    state.merchant[seat] = action[1]
    if state.listener is not None:
        place = state.tables.places[state.place].id
        data = {"town": state.tables.towns[action[1]].id, "place": place}
        state.emit(Event("travel", journey_rule(state), seat, data))
    return "P5.good"


def journey_rule(state: OrleansState) -> str:
    place = state.tables.places[state.place].id
    if place == "horse_wagon" and collects(state):
        return "O-L-16b"
    return WAYS.get(place, "O-BS-a")


def route_name(state: OrleansState, route: int) -> str:
    """`Orléans–Blois:water`, as targets name it."""
    here = state.tables.routes[route]
    towns = state.tables.box.map.towns
    return f"{towns[here.a].name.en}{ROUTE_SIGN}{towns[here.b].name.en}:{here.by}"


def _no_such_way(place: str, rule: str, code: str) -> Limit:
    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        here = state.tables.places[state.place].id == place
        return here and all(town != action[1] for town, _ in ways(state, seat))

    def blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
        return reasons.towns(state, seat, ways(state, seat), action[1])

    return Limit(rule, code, forbids, blanks=blanks)


def show_travel(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    tables = state.tables
    route = next(route for town, route in ways(state, seat) if town == action[1])
    begin, end = tables.route_slots[route]
    goods = [GOODS[good] for good in state.slots[begin:end] if good >= 0]
    town = tables.towns[action[1]].id
    return {
        "targets": [f"town:{town}", f"route:{route_name(state, route)}"],
        "args": {"town": town, "place": tables.places[state.place].id},
        "goods": goods,
        "connection": tables.routes[route].id,
    }


TRAVEL = Verb(
    "travel",
    journeys,
    apply_travel,
    rules=("O-BS-a", "O-BW-a"),
    write=write_town,
    read=read_town,
    describe=show_travel,
    limits=(
        _no_such_way("ship", "O-BS-a", "no-waterway"),
        _no_such_way("wagon", "O-BW-a", "no-road"),
        _no_such_way("horse_wagon", "O-L-16a", "no-road"),
    ),
)

# -- goods of the route (DP-GOOD) --------------------------------------------------------------------------


def collects(state: OrleansState) -> str:
    """ "may" for Ship and Wagon (O-BS-c); for the Horse Wagon what its switch says: "collect" or nothing."""
    how = state.tables.places[state.place].effect.collect or ""
    how = state.tables.options.get(how, how)
    return "" if how == "none" else how


def goods_here(state: OrleansState) -> list[int]:
    begin, end = state.tables.route_slots[state.route]
    return sorted({good for good in state.slots[begin:end] if good >= 0})


def goods(state: OrleansState, seat: int) -> list[Action]:
    """O-BS-b: one good of the route, the player's choice. O-L-16a: by the one text none."""
    return [("good", good) for good in goods_here(state)] if collects(state) else []


def apply_good(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-BS-d: the good is owned. O-BS-f: its space on the route stays empty."""
    begin, end = state.tables.route_slots[state.route]
    state.slots[state.slots.index(action[1], begin, end)] = -1
    state.goods[G * seat + action[1]] += 1
    if state.listener is not None:
        rule = "O-L-16b" if collects(state) == "collect" else "O-BS-b"
        state.emit(Event("good", rule, seat, {"good": GOODS[action[1]], "from": "route"}))
    return "P5.home"


def leave(state: OrleansState, seat: int) -> list[Action]:
    """O-BS-c: a good need not be taken. AMB-24: the Horse Wagon's is."""
    return [("leave",)] if collects(state) == "may" and goods_here(state) else []


def _not_on_route(state: OrleansState, seat: int, action: Action) -> bool:
    return action[1] not in goods_here(state)


def _on_route(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    there = [GOODS[good] for good in goods_here(state)]
    return {"good": GOODS[action[1]], "goods": there, "count": len(there)}


def _must_collect(state: OrleansState, seat: int, action: Action) -> bool:
    return collects(state) == "collect"


GOOD = Verb(
    "good",
    goods,
    apply_good,
    rules=("O-BS-b",),
    write=write_good,
    read=read_good,
    describe=lambda state, seat, action: {
        "targets": [f"route:{route_name(state, state.route)}", f"good:{GOODS[action[1]]}"],
        "args": {"good": GOODS[action[1]], "points": state.tables.points[action[1]]},
    },
    limits=(Limit("O-BS-b", "not-on-route", _not_on_route, blanks=_on_route),),
)
LEAVE = Verb(
    "leave",
    leave,
    lambda state, seat, action: "P5.home",
    rules=("O-BS-c",),
    limits=(
        Limit(
            "AMB-24",
            "must-collect",
            _must_collect,
            blanks=lambda state, seat, action: {"goods": [GOODS[good] for good in goods_here(state)]},
        ),
    ),
)
