"""What a given position says of Traders & Builders."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS
from ...given import by_seat, mapping, whole
from ...state import CarcassonneState
from .state import GOODS, Goods


def give_goods(state: CarcassonneState, entry: object) -> None:
    """`"goods": {"A": {"wine": 2, "grain": 1, "cloth": 1}}`: tokens out of the supply (C-1.4-b)."""
    tokens = state.slices[Goods].tokens
    supply = len(tokens) - len(GOODS)
    for seat, goods in by_seat(state, entry, "goods"):
        for name, number in mapping(goods, f"the goods of {SEATS[seat]}", GOODS).items():
            kind = list(GOODS).index(name)
            taken = whole(number, 0, tokens[supply + kind], f"{name} of {SEATS[seat]}", "C-1.4-b")
            tokens[3 * seat + kind] += taken
            tokens[supply + kind] -= taken


def write_goods(state: CarcassonneState, given: dict[str, Any]) -> None:
    tokens = state.slices[Goods].tokens
    held = {
        SEATS[seat]: dict(zip(GOODS, tokens[3 * seat : 3 * seat + 3], strict=True))
        for seat in range(state.ruleset.setup.seats)
    }
    given["goods"] = {seat: goods for seat, goods in held.items() if any(goods.values())}
