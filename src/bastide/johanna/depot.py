"""The depot: shields from left to right (J-X)."""

from __future__ import annotations

from ..kernel import Event
from .state import JohannaState


def shield(state: JohannaState, seat: int, rule: str, because: str = "") -> None:
    """J-X-1, J-X-3: circle the next shield; J-X-4: with a full depot it is lost."""
    number = state.shields[seat] + 1
    because = because or state.cause
    if number > len(state.tables.depot):
        if state.listener is not None:
            state.emit(Event("lost", "J-X-4", seat, {"what": "shield", "because": because}))
        return
    state.shields[seat] = number
    if state.listener is not None:
        data = {
            "target": f"shield:{number}",
            "number": number,
            "worth": state.tables.depot[number - 1],
            "because": because,
        }
        state.emit(Event("shield", rule, seat, data))


def depot_full(state: JohannaState, seat: int) -> bool:
    return state.shields[seat] >= len(state.tables.depot)
