"""What a given position says of the Gold Mines."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS
from ...given import bad, by_seat, mapping, whole
from ...notation import read_square, write_square
from ...state import CarcassonneState
from .state import PIECES, Gold


def give_gold(state: CarcassonneState, entry: object) -> None:
    """`"gold": {"on": {"1,0": 2}, "held": {"A": 3}}`: all of it; what is not named lies in the supply."""
    parts = mapping(entry, "gold", ("on", "held"))
    gold = state.slices[Gold]
    gold.on, gold.supply, gold.due = {}, PIECES, False
    for where, number in mapping(parts.get("on", {}), "gold.on").items():
        place = read_square(where)
        if place not in state.board:
            raise bad(f"no gold can lie on {where}, where no tile lies", "C-4.2.11.3-b")
        gold.on[place] = whole(number, 1, gold.supply, f"gold on {where}", "C-1.25.4-a")
        gold.supply -= gold.on[place]
    for seat, number in by_seat(state, parts.get("held", {}), "gold.held"):
        gold.held[seat] = whole(number, 0, gold.supply, f"gold of {SEATS[seat]}", "C-1.25.4-a")
        gold.supply -= gold.held[seat]


def write_gold(state: CarcassonneState, given: dict[str, Any]) -> None:
    gold = state.slices[Gold]
    held = {SEATS[seat]: number for seat, number in enumerate(gold.held) if number}
    on = {write_square(place): number for place, number in gold.on.items()}
    given["gold"] = {name: entry for name, entry in (("on", on), ("held", held)) if entry}
