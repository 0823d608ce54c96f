"""What a given position says of the school."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS
from ...given import seat_of
from ...state import CarcassonneState
from .state import HOME, School


def give_teacher(state: CarcassonneState, entry: object) -> None:
    """`"teacher": "A"`: who has the teacher; `"school"`: he is at home (C-3.1.5-b)."""
    state.slices[School].seat = HOME if entry == "school" else seat_of(state, entry)


def write_teacher(state: CarcassonneState, given: dict[str, Any]) -> None:
    if state.slices[School].seat != HOME:
        given["teacher"] = SEATS[state.slices[School].seat]
