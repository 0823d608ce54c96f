"""What a castle or a tile of the bazaar promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.areas import FIELD
from bastide.carcassonne.expansions.bridges_castles_bazaars.castle_points import occupied, vicinity
from bastide.carcassonne.expansions.bridges_castles_bazaars.state import Bazaar, Castles
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import nodes
from bastide.carcassonne.state import NO_TILE, CarcassonneState

from ..worth import Stakes, chance_and_worth

TILE = 1.5
"""What a tile from the bazaar is worth: it can be chosen, not only drawn."""


def castle_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """A castle takes the points of what is finished first beside it, whoever stands there."""
    castles = state.slices[Castles]
    for castle, owner in castles.owner.items():
        if not occupied(state, castle):
            continue
        near = [state.board[place] for place in vicinity(state, castle) if place in state.board]
        roots = {find(state, node) for number in near for node in nodes(state, number)}
        open_ones = [chance_and_worth(state, r) for r in roots if state.opens[r] and state.kind[r] != FIELD]
        left = 1.0
        for chance, worth in sorted(open_ones, reverse=True):
            prospects[owner] += left * early * chance * worth
            left *= 1 - chance


def castle_marks(state: CarcassonneState, root: int) -> tuple[object, ...]:
    return tuple(state.slices[Castles].owner)


def bazaar_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """C-4.2.7.1-f, -g: whoever has bid most will pay for the tile; who has one has not laid it yet."""
    bazaar = state.slices[Bazaar]
    if bazaar.tile != NO_TILE and bazaar.bidder >= 0:
        prospects[bazaar.bidder] += TILE - bazaar.bid
    for seat, tile in enumerate(bazaar.won[: len(prospects)]):
        prospects[seat] += TILE if tile != NO_TILE else 0.0
