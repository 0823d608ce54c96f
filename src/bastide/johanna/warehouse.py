"""The warehouse: five sorts of goods, ticked from left to right, and a bonus under each column (J-W)."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Event, Malformed, unknown
from . import reasons
from .bonuses import earn
from .depot import depot_full, shield
from .notation import find_word
from .preview import preview
from .rulekit import Limit, Verb
from .state import JohannaState
from .tables import FULL


def gain_good(state: JohannaState, seat: int, sort: int, because: str = "") -> None:
    """J-W-2: tick the next space of a sort. J-W-3: of a full sort it is a shield."""
    tables = state.tables
    sorts = tables.sorts
    first = seat * sorts
    goods = state.goods
    index = first + sort
    number = goods[index] + 1
    if number > tables.spaces:
        shield(state, seat, "J-W-3", because)
        return
    goods[index] = number
    if state.listener is not None:
        name = tables.goods[sort]
        data = {
            "target": f"good:{name}.{number}",
            "good": name,
            "number": number,
            "because": because or state.cause,
        }
        state.emit(Event("good", "J-W-2", seat, data))
        if number == tables.spaces:
            row = {"target": f"warehouse:{name}", "good": name, "worth": tables.good_points[sort]}
            state.emit(Event("row", "J-W-9", seat, row))
    for other in range(first, first + sorts):
        if goods[other] < number:
            return
    pair = tables.columns[number - 1]  # J-W-6: all sorts are ticked in this column
    if pair.white >= 0:
        earn(state, seat, pair.white)
    if pair.yellow >= 0:
        earn(state, seat, pair.yellow)  # J-W-8


def full_columns(state: JohannaState, seat: int) -> int:
    sorts = state.tables.sorts
    return min(state.goods[seat * sorts : (seat + 1) * sorts])


def warehouse_full(state: JohannaState, seat: int) -> bool:
    return full_columns(state, seat) == state.tables.spaces


# -- a good of choice --------------------------------------------------------------------------------------


GOODS: Final[tuple[Action, ...]] = tuple(("good", sort) for sort in range(5))
"""By sort, of which there are five."""


def good_options(state: JohannaState, seat: int) -> list[Action]:
    """J-W-4: a sort that is not full; J-W-5: with a full warehouse it is a shield."""
    tables = state.tables
    if not tables.menus[state.menu].good:
        return []
    first = seat * tables.sorts
    spaces = tables.spaces
    goods = state.goods
    actions = [GOODS[sort] for sort in range(tables.sorts) if goods[first + sort] < spaces]
    if not actions and not depot_full(state, seat):
        return [("good", FULL)]
    return actions


def apply_good(state: JohannaState, seat: int, action: Action) -> str:
    if action[1] == FULL:
        shield(state, seat, "J-W-5")
    else:
        gain_good(state, seat, action[1])
    return "next"


def write_good(state: JohannaState, action: Action) -> str:
    return "good" if action[1] == FULL else f"good {state.tables.goods[action[1]]}"


def read_good(state: JohannaState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) == 1:
        return ("good", FULL)
    return ("good", read_sort(state, " ".join(words[1:])))


def read_sort(state: JohannaState, word: str) -> int:
    goods = state.tables.sheets.warehouse.goods
    sort = find_word(word, {g.id: (g.name.en, g.name.de) for g in goods})
    if sort is None:
        raise Malformed("no-such-good", unknown(word, (g.id for g in goods)))
    return state.tables.goods.index(sort)


def _not_offered(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.tables.menus[state.menu].good


def _row_full(state: JohannaState, seat: int, action: Action) -> bool:
    tables = state.tables
    return action[1] != FULL and bool(state.goods[seat * tables.sorts + action[1]] >= tables.spaces)


def _full_row(state: JohannaState, seat: int, action: Action) -> reasons.Blanks:
    return {"what": "good", "row": 0, "good": state.tables.goods[action[1]]}


def _no_sort_named(state: JohannaState, seat: int, action: Action) -> bool:
    return action[1] == FULL and not warehouse_full(state, seat)


def show_good(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    if action[1] == FULL:
        return {"targets": ["depot"], "args": {"good": "none"}, **preview(state, seat, action)}
    name = state.tables.goods[action[1]]
    return {"targets": [f"good:{name}"], "args": {"good": name}, **preview(state, seat, action)}


GOOD = Verb(
    "good",
    good_options,
    apply_good,
    rules=("J-FA-1", "J-W-4"),
    write=write_good,
    read=read_good,
    describe=show_good,
    limits=(
        Limit("J-A-1", "not-this-person", _not_offered, blanks=reasons.offered),
        Limit("J-W-4", "row-full", _row_full, blanks=_full_row),
        Limit("J-W-4", "which-good", _no_sort_named),
    ),
)
