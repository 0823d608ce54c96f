"""The bank: coins are circled when gained and crossed when paid, row by row from the left (J-Q)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel import Action, Event
from . import reasons
from .bonuses import earn
from .depot import depot_full, shield
from .notation import read_number
from .preview import preview
from .rulekit import Limit, Verb
from .state import JohannaState
from .tables import FULL


def gain_coin(state: JohannaState, seat: int, row: int) -> None:
    """J-Q-2, J-Q-4: circle the next coin of a row. J-Q-7: with a full bank it is a shield."""
    tables = state.tables
    if row == FULL:
        shield(state, seat, "J-Q-7")
        return
    index = seat * tables.rows + row
    number = state.circled[index] + 1
    state.circled[index] = number
    if state.listener is not None:
        data = {
            "target": f"coin:row{row + 1}.{number}",
            "row": row + 1,
            "number": number,
            "because": state.cause,
        }
        state.emit(Event("coin", "J-Q-2", seat, data))
    if number == tables.width:  # J-Q-6, J-Q-17: circles alone count
        pair = tables.bank_rows[row]
        if pair.white >= 0:
            earn(state, seat, pair.white)
        if pair.yellow >= 0:
            earn(state, seat, pair.yellow)


def pay(state: JohannaState, seat: int, rows: Sequence[int]) -> None:
    """J-Q-8, J-Q-9: cross circled coins, in each row from the left; J-Q-11: columns give a bonus."""
    tables = state.tables
    first = seat * tables.rows
    crossed = state.crossed
    for row in rows:
        number = crossed[first + row] + 1
        crossed[first + row] = number
        if state.listener is not None:
            data = {
                "target": f"pay:row{row + 1}.{number}",
                "row": row + 1,
                "number": number,
                "because": state.cause,
            }
            state.emit(Event("pay", "J-Q-8", seat, data))
        if min(crossed[first : first + tables.rows]) == number:
            pair = tables.bank_columns[number - 1]
            if pair.white >= 0:
                earn(state, seat, pair.white)
            if pair.yellow >= 0:
                earn(state, seat, pair.yellow)  # J-Q-12, J-Q-13


def crossed_columns(state: JohannaState, seat: int) -> int:
    rows = state.tables.rows
    return min(state.crossed[seat * rows : (seat + 1) * rows])


def available(state: JohannaState, seat: int) -> int:
    """J-Q-10: coins that are circled and not crossed."""
    rows = state.tables.rows
    own = slice(seat * rows, (seat + 1) * rows)
    return sum(state.circled[own]) - sum(state.crossed[own])


def bank_full(state: JohannaState, seat: int) -> bool:
    rows = state.tables.rows
    return sum(state.circled[seat * rows : (seat + 1) * rows]) == rows * state.tables.width


def payments(state: JohannaState, seat: int, coins: int) -> list[tuple[int, ...]]:
    """J-Q-9: every way to pay a number of coins, as the rows that pay them."""
    return state.tables.payments[coins][purse(state, seat)]


def purse(state: JohannaState, seat: int) -> tuple[int, ...]:
    """The coins that each row can give; of many no more than are ever paid at once."""
    tables = state.tables
    rows = tables.rows
    most = tables.most_coins
    first = seat * rows
    circled = state.circled
    crossed = state.crossed
    return tuple([min(most, circled[i] - crossed[i]) for i in range(first, first + rows)])


def cannot_pay(state: JohannaState, seat: int, rows: Sequence[int]) -> bool:
    """Whether a row among these has too few circled coins left."""
    first = seat * state.tables.rows
    return any(rows.count(row) > state.circled[first + row] - state.crossed[first + row] for row in set(rows))


# -- choosing a row ----------------------------------------------------------------------------------------


COINS: Final[tuple[Action, ...]] = tuple(("coin", row) for row in range(3))
"""By row, of which there are three."""


def coin_options(state: JohannaState, seat: int) -> list[Action]:
    """J-Q-3, J-Q-5: any row that is not fully circled."""
    tables = state.tables
    if not tables.menus[state.menu].coin:
        return []
    first = seat * tables.rows
    circled = state.circled
    width = tables.width
    actions = [COINS[row] for row in range(tables.rows) if circled[first + row] < width]
    if not actions and not depot_full(state, seat):
        return [("coin", FULL)]
    return actions


def apply_coin(state: JohannaState, seat: int, action: Action) -> str:
    more = state.tables.menus[state.menu].coin - 1
    gain_coin(state, seat, action[1])
    if more:
        state.todo.extend([state.tables.coin_part] * more)
    return "next"


def write_coin(state: JohannaState, action: Action) -> str:
    return "coin" if action[1] == FULL else f"coin {action[1] + 1}"


def read_coin(state: JohannaState, seat: int, text: str) -> Action:
    words = text.replace("row", " ").split()
    if len(words) == 1:
        return ("coin", FULL)
    return ("coin", read_number(words[1], state.tables.rows, "row"))


def _not_offered(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.tables.menus[state.menu].coin


def _row_full(state: JohannaState, seat: int, action: Action) -> bool:
    tables = state.tables
    return action[1] != FULL and bool(state.circled[seat * tables.rows + action[1]] >= tables.width)


def _no_row_named(state: JohannaState, seat: int, action: Action) -> bool:
    return action[1] == FULL and not bank_full(state, seat)


def show_coin(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    row = action[1] + 1
    target = "depot" if action[1] == FULL else f"coin:row{row}"
    return {"targets": [target], "args": {"row": row}, **preview(state, seat, action)}


COIN = Verb(
    "coin",
    coin_options,
    apply_coin,
    rules=("J-BO-3", "J-Q-3"),
    write=write_coin,
    read=read_coin,
    describe=show_coin,
    limits=(
        Limit("J-A-1", "not-this-person", _not_offered, blanks=reasons.offered),
        Limit(
            "J-Q-3",
            "row-full",
            _row_full,
            blanks=lambda state, seat, action: {"what": "coin", "row": action[1] + 1, "good": ""},
        ),
        Limit("J-Q-3", "which-row", _no_row_named),
    ),
)
