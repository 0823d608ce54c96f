"""What gold promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.areas import BUILDINGS, FIELD
from bastide.carcassonne.expansions.gold_mines.state import Gold, points_each
from bastide.carcassonne.landscape import squares
from bastide.carcassonne.state import CarcassonneState
from bastide.carcassonne.tables import AROUND

from ..worth import Stakes, chance_and_worth


def hoard(number: int) -> int:
    return number * points_each(number)


def gold_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """C-4.2.11.3-f, -n: what is held, and what lies on areas that their owners will finish."""
    gold = state.slices[Gold]
    near = [0.0] * len(prospects)
    lying = [(1 << state.board[place], number) for place, number in gold.on.items()]
    for root, owner in stakes if lying else ():
        if state.opens[root] == 0 or state.kind[root] == FIELD:
            continue
        if state.kind[root] in BUILDINGS:
            places = {place + step for place in squares(state, root) for step in (0, *AROUND)}
            pieces = sum(number for place, number in gold.on.items() if place in places)
        else:
            pieces = sum(number for tile, number in lying if state.mask[root] & tile)
        near[owner] += pieces * early * chance_and_worth(state, root)[0] if pieces else 0.0
    for seat, number in enumerate(gold.held[: len(prospects)]):
        more = hoard(number + 2) - hoard(number)  # it counts for the pieces that are held as well
        prospects[seat] += hoard(number) + near[seat] * max(1.0, more / 2)
