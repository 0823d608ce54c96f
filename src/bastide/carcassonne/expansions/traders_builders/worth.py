"""What a builder or a token of goods promises: for the bots' judgement."""

from __future__ import annotations

from ....kernel import CHANCE
from ...joining import find
from ...state import CarcassonneState
from ...worth import Outlook
from .state import Double, Goods

BUILDER = 3.0
"""What a builder in an open feature is worth: double turns."""
GOOD = 2.0
"""What a token of goods is worth on the way to ten points."""


def builder_worth(state: CarcassonneState, outlook: Outlook) -> None:
    kind = state.rules.number["builder"]
    for node, figures in state.figures.items():
        for figure in figures:
            if figure >> 3 == kind and state.opens[find(state, node)]:
                outlook.add(figure & 7, "builder", BUILDER * outlook.early)
    if state.slices[Double].second and state.pending == (CHANCE,):
        outlook.add(state.turn, "builder", BUILDER)  # the second tile of a double turn is to come


def goods_worth(state: CarcassonneState, outlook: Outlook) -> None:
    tokens = state.slices[Goods].tokens
    for seat in range(len(outlook.prospects)):
        outlook.add(seat, "goods", outlook.early * GOOD * sum(tokens[3 * seat : 3 * seat + 3]))
