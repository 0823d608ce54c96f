"""What a given position says of the school."""

from __future__ import annotations

from ...given import seat_of
from ...state import CarcassonneState
from .state import HOME, School


def give_teacher(state: CarcassonneState, entry: object) -> None:
    """`"teacher": "A"`: who has the teacher; `"school"`: he is at home (C-3.1.5-b)."""
    state.slices[School].seat = HOME if entry == "school" else seat_of(state, entry)
