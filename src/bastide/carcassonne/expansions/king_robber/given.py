"""What a given position says of the King and the Robber Baron."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import SEATS
from ...given import mapping, seat_of, whole
from ...state import CarcassonneState
from .state import Holder

LARGEST = 200


def give_holder(name: str, kind: type[Holder]) -> Callable[[CarcassonneState, object], None]:
    def give(state: CarcassonneState, entry: object) -> None:
        """`{"seat": "A", "size": 5}`: who holds the card, and the size to beat."""
        parts = mapping(entry, name, ("seat", "size"))
        holder = state.slices[kind]
        holder.seat = seat_of(state, parts.get("seat"))
        holder.record = whole(parts.get("size"), 1, LARGEST, f"the size of {name}", "C-4.6.4.1-b")

    return give


def write_holder(name: str, kind: type[Holder]) -> Callable[[CarcassonneState, dict[str, Any]], None]:
    def write(state: CarcassonneState, given: dict[str, Any]) -> None:
        holder = state.slices[kind]
        if holder.seat >= 0:
            given[name] = {"seat": SEATS[holder.seat], "size": holder.record}

    return write
