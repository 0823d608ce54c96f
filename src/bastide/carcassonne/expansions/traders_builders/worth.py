"""What a builder or a token of goods promises: for the bots' judgement."""

from __future__ import annotations

from ....kernel import CHANCE
from ...joining import find
from ...state import CarcassonneState
from ...worth import Outlook
from .state import GOODS, Double, Goods

BUILDER = 3.0
"""What a builder in an open feature is worth: double turns."""
MAJORITY = 10
"""What most tokens of a kind score (C-6.3-a)."""


def builder_worth(state: CarcassonneState, outlook: Outlook) -> None:
    kind = state.rules.number["builder"]
    for node, figures in state.figures.items():
        for figure in figures:
            if figure >> 3 == kind and state.opens[find(state, node)]:
                outlook.add(figure & 7, "builder", BUILDER * outlook.early)
    if state.slices[Double].second and state.pending == (CHANCE,):
        outlook.add(state.turn, "builder", BUILDER)  # the second tile of a double turn is to come


def goods_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """Of the points for most tokens of a kind a share: what a lead is beside all that is still to be won."""
    tokens = state.slices[Goods].tokens
    seats = len(outlook.prospects)
    for kind in range(len(GOODS)):
        have = tokens[kind : 3 * seats : 3]
        open_yet = outlook.early * tokens[18 + kind] / 2
        for seat, number in enumerate(have):
            others = have[:seat] + have[seat + 1 :]
            if lead := number - max(others, default=0):
                outlook.add(seat, "goods", MAJORITY * lead / (2 * (abs(lead) + open_yet)))
