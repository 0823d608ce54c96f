"""Trading posts: where one may build, what it costs, and what it does to the others (J-CR)."""

from __future__ import annotations

from ..kernel import Action, Ambiguous, Event, Malformed
from . import reasons
from .bank import available, cannot_pay, pay, payments
from .bonuses import earn
from .notation import read_rows, read_town, write_rows
from .preview import preview
from .rulekit import Limit, Verb
from .state import JohannaState
from .tables import numbers


def eligible(state: JohannaState, seat: int) -> int:
    """J-CR-2: the towns connected to Orléans, neither circled nor crossed on the own map; a mask.

    J-CR-5: Orléans is never crossed. J-CR-6: it is connected from the start. J-CR-7: crossed towns connect.
    J-O-18: with Tavern also crossed towns, but not the own ones nor struck ones.
    """
    tables = state.tables
    towns = state.reach[seat] & ~state.posts[seat] & ~tables.struck_towns
    if not state.owned[seat] & tables.tavern:
        towns &= ~state.taken
    if tables.options["orleans_needs_route"] and not state.routes[seat]:
        towns &= ~tables.hub_bit
    return towns


def build(state: JohannaState, seat: int, town: int, rows: tuple[int, ...]) -> None:
    """J-CR-3: circle the town; J-CR-4: all others cross it; J-CR-8: the citizen of a town comes with it."""
    tables = state.tables
    if rows:
        pay(state, seat, rows)
    bit = 1 << town
    state.posts[seat] |= bit
    if town != tables.hub:
        state.taken |= bit
    name = tables.towns[town]
    if state.listener is not None:
        data = {"target": f"town:{name}", "town": name, "because": state.cause}
        state.emit(Event("post", "J-CR-3", seat, data))
        if town != tables.hub:
            state.emit(Event("cross-town", "J-CR-4", seat, {"town": name}))
    if town in tables.town_bonus:
        earn(state, seat, tables.town_bonus[town])


def build_options(state: JohannaState, seat: int) -> list[Action]:
    """J-CR-1, J-CR-9, J-CR-10: a town and the row that pays; J-Q-16: a free one costs nothing."""
    coins = state.tables.menus[state.menu].build
    if coins < 0:
        return []
    ways = payments(state, seat, coins)
    return [("build", town, rows) for town in numbers(eligible(state, seat)) for rows in ways] if ways else []


def apply_build(state: JohannaState, seat: int, action: Action) -> str:
    build(state, seat, action[1], action[2])
    return "next"


def write_build(state: JohannaState, action: Action) -> str:
    return f"build {state.tables.towns[action[1]]}{write_rows(action[2])}"


def read_build(state: JohannaState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) < 2:
        raise Malformed("bad-build", text=text, form="build 7, and pay 2 for the row that pays")
    town = read_town(state, words[1])
    rows = read_rows(state, words[2:])
    if rows is None:
        coins = max(0, state.tables.menus[state.menu].build)
        ways = payments(state, seat, coins)
        if len(ways) > 1:
            said = [f"{text.strip()}{write_rows(way)}" for way in ways]
            raise Ambiguous("which-row", text=text, known=said)
        rows = ways[0] if ways else (0,) * coins
    return ("build", town, rows)


# -- what is refused ---------------------------------------------------------------------------------------


def _not_offered(state: JohannaState, seat: int, action: Action) -> bool:
    return state.tables.menus[state.menu].build < 0


def _struck(state: JohannaState, seat: int, action: Action) -> bool:
    return bool(state.tables.struck_towns >> action[1] & 1)


def _own(state: JohannaState, seat: int, action: Action) -> bool:
    return bool(state.posts[seat] >> action[1] & 1)


def _own_in_orleans(state: JohannaState, seat: int, action: Action) -> bool:
    return action[1] == state.tables.hub and _own(state, seat, action)


def _crossed(state: JohannaState, seat: int, action: Action) -> bool:
    return bool(state.taken >> action[1] & 1) and not state.owned[seat] & state.tables.tavern


def _not_connected(state: JohannaState, seat: int, action: Action) -> bool:
    return not eligible(state, seat) >> action[1] & 1


def _no_coin(state: JohannaState, seat: int, action: Action) -> bool:
    return available(state, seat) < state.tables.menus[state.menu].build


def _wrong_price(state: JohannaState, seat: int, action: Action) -> bool:
    return len(action[2]) != state.tables.menus[state.menu].build


def _not_circled(state: JohannaState, seat: int, action: Action) -> bool:
    return cannot_pay(state, seat, action[2])


def _price(state: JohannaState, seat: int, action: Action) -> reasons.Blanks:
    return reasons.price(state.tables.menus[state.menu].build, action[2], available(state, seat))


def show_build(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    name = state.tables.towns[action[1]]
    targets = [f"town:{name}", *(f"pay:row{row + 1}" for row in action[2])]
    args = {"town": name, "rows": "+".join(str(row + 1) for row in action[2]) or "0"}
    return {"targets": targets, "args": args, **preview(state, seat, action)}


BUILD = Verb(
    "build",
    build_options,
    apply_build,
    rules=("J-CR-1", "J-CR-2"),
    write=write_build,
    read=read_build,
    describe=show_build,
    limits=(
        Limit("J-S-18", "struck", _struck, blanks=reasons.struck),
        Limit("J-A-1", "not-this-person", _not_offered, blanks=reasons.offered),
        Limit("J-CR-5", "built-already", _own_in_orleans),
        Limit("J-CR-2", "built-already", _own),
        Limit("J-CR-4", "town-crossed", _crossed, blanks=reasons.builder),
        Limit("J-CR-2", "not-connected", _not_connected, blanks=lambda state, seat, action: {"what": "town"}),
        Limit("J-CR-9", "no-coin", _no_coin, blanks=_price),
        Limit("J-CR-1", "wrong-price", _wrong_price, blanks=_price),
        Limit("J-Q-8", "coin-not-circled", _not_circled, blanks=reasons.empty_row),
    ),
)
