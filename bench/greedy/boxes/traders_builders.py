"""What a builder or a token of goods promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.traders_builders.state import Double, Goods
from bastide.carcassonne.joining import find
from bastide.carcassonne.state import CarcassonneState
from bastide.kernel import CHANCE

from ..worth import Stakes

BUILDER = 3.0
"""What a builder in an open feature is worth: double turns."""
GOOD = 2.0
"""What a token of goods is worth on the way to ten points."""


def builder_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    kind = state.rules.number["builder"]
    for node, figures in state.figures.items():
        for figure in figures:
            if figure >> 3 == kind and state.opens[find(state, node)]:
                prospects[figure & 7] += BUILDER * early
    if state.slices[Double].second and state.pending == (CHANCE,):
        prospects[state.turn] += BUILDER  # the second tile of a double turn is to come


def goods_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    tokens = state.slices[Goods].tokens
    for seat in range(len(prospects)):
        prospects[seat] += early * GOOD * sum(tokens[3 * seat : 3 * seat + 3])
