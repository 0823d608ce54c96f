"""What gold promises: for the bots' judgement."""

from __future__ import annotations

from ...areas import BUILDINGS, FIELD
from ...landscape import squares
from ...state import CarcassonneState
from ...tables import AROUND
from ...worth import Outlook
from .state import Gold, points_each


def hoard(number: int) -> int:
    return number * points_each(number)


def gold_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.2.11.3-f, -n: what is held, and what lies on areas that their owners will finish."""
    gold = state.slices[Gold]
    near = [0.0] * len(outlook.prospects)
    lying = [(1 << state.board[place], number) for place, number in gold.on.items()]
    for root, owner in outlook.stakes if lying else ():
        if state.opens[root] == 0 or state.kind[root] == FIELD:
            continue
        if state.kind[root] in BUILDINGS:
            places = {place + step for place in squares(state, root) for step in (0, *AROUND)}
            pieces = sum(number for place, number in gold.on.items() if place in places)
        else:
            pieces = sum(number for tile, number in lying if state.mask[root] & tile)
        near[owner] += pieces * outlook.early * outlook.odds.completed(state, root) if pieces else 0.0
    for seat, number in enumerate(gold.held[: len(near)]):
        more = hoard(number + 2) - hoard(number)  # it counts for the pieces that are held as well
        outlook.prospects[seat] += hoard(number)
        outlook.add(seat, "gold", near[seat] * max(1.0, more / 2))
