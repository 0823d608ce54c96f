"""The development track: field by field from the left, with bonuses and the multipliers of the end (J-E)."""

from __future__ import annotations

from ..kernel import Action, Event
from . import reasons
from .bonuses import earn
from .preview import preview
from .rulekit import Limit, Verb
from .state import JohannaState


def develop(state: JohannaState, seat: int, number: int, because: str = "") -> None:
    """J-E-1, J-E-2, J-E-5: tick fields one by one; what is under a field comes with its tick.

    J-E-7: a yellow bonus that is gone does not keep anybody from the field. J-E-8: the rest is lost.
    """
    tables = state.tables
    at = state.field[seat]
    for _ in range(number):
        if at == tables.length:
            if state.listener is not None:
                data = {"what": "development", "because": because or state.cause}
                state.emit(Event("lost", "J-E-8", seat, data))
            return
        pair = tables.fields[at]
        at += 1
        state.field[seat] = at
        if state.listener is not None:
            _tell(state, seat, at, "J-E-1", because or state.cause)
        if pair.white >= 0:
            earn(state, seat, pair.white)
        if pair.yellow >= 0:
            earn(state, seat, pair.yellow)


def leap(state: JohannaState, seat: int) -> None:
    """J-O-33: tick all fields up to the next multiplier; J-O-34: only yellow bonuses come on the way."""
    tables = state.tables
    goal = next_multiplier(state, seat)
    for at in range(state.field[seat], goal):
        state.field[seat] = at + 1
        if state.listener is not None:
            _tell(state, seat, at + 1, "J-O-33", state.cause)
        if tables.fields[at].yellow >= 0:
            earn(state, seat, tables.fields[at].yellow)


def next_multiplier(state: JohannaState, seat: int) -> int:
    """How many fields are ticked at the end of a leap; without a further multiplier as many as now."""
    tables = state.tables
    for at in range(state.field[seat], tables.length):
        if tables.multiplier[at]:
            return at + 1 if tables.options["observatory_inclusive"] else at
    return state.field[seat]


def _tell(state: JohannaState, seat: int, number: int, rule: str, because: str) -> None:
    data = {
        "target": f"field:{number}",
        "number": number,
        "multiplier": state.tables.multiplier[number - 1],
        "because": because,
    }
    state.emit(Event("field", rule, seat, data))


# -- as a choice -------------------------------------------------------------------------------------------


def develop_options(state: JohannaState, seat: int) -> list[Action]:
    """J-SC-1: the scholar's action, or one side of an either-or."""
    tables = state.tables
    if tables.menus[state.menu].develop and state.field[seat] < tables.length:
        return [("develop",)]
    return []


def apply_develop(state: JohannaState, seat: int, action: Action) -> str:
    develop(state, seat, state.tables.menus[state.menu].develop)
    return "next"


def _not_offered(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.tables.menus[state.menu].develop


def _at_the_end(state: JohannaState, seat: int, action: Action) -> bool:
    return state.field[seat] == state.tables.length


def show_develop(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    number = state.tables.menus[state.menu].develop
    target = f"field:{min(state.field[seat] + 1, state.tables.length)}"
    return {"targets": [target], "args": {"number": number}, **preview(state, seat, action)}


DEVELOP = Verb(
    "develop",
    develop_options,
    apply_develop,
    rules=("J-SC-1",),
    describe=show_develop,
    limits=(
        Limit("J-A-1", "not-this-person", _not_offered, blanks=reasons.offered),
        Limit("J-E-8", "track-full", _at_the_end),
    ),
)
