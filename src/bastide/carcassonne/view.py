"""What a seat may see: in Carcassonne everything but the order of the stock."""

from __future__ import annotations

from typing import Any

from ..kernel import SEATS
from .figures import at, figure_name, kinds
from .state import NO_TILE, CarcassonneState
from .tables import xy


def view(state: CarcassonneState) -> dict[str, Any]:
    seats = range(state.ruleset.setup.seats)
    tiles = state.tables.tiles
    left = list(state.stock)
    for counts, _ in state.piles:
        left = [have + more for have, more in zip(left, counts, strict=True)]
    drawable = state.left + sum(sum(counts) if n < 0 else n for counts, n in state.piles)
    return {
        "tiles": [
            [*xy(state.where[n]), tiles[state.laid[n] >> 2].id, state.laid[n] & 3]
            for n in range(1, len(state.laid))
        ],
        "figures": [
            {"seat": SEATS[figure & 7], "figure": figure_name(state, figure), **at(state, node)}
            for node, figures in sorted(state.figures.items())
            for figure in figures
        ],
        "hand": tiles[state.tile].id if state.tile != NO_TILE else None,
        "last": list(xy(state.where[state.at])) if state.at else None,
        "turn": SEATS[state.turn],
        "scores": {SEATS[s]: state.score[s] for s in seats},
        "supply": {
            SEATS[s]: {k.name: state.supply[8 * i + s] for i, k in enumerate(kinds(state))} for s in seats
        },
        "stock": {"left": drawable, "tiles": {tiles[i].id: n for i, n in enumerate(left) if n}},
        "discarded": [tiles[i].id for i in state.discarded],
    }
