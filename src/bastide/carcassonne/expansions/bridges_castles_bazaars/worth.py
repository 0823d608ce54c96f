"""What a castle or a tile of the bazaar promises: for the bots' judgement."""

from __future__ import annotations

from ...areas import FIELD
from ...joining import find
from ...landscape import nodes
from ...state import NO_TILE, CarcassonneState
from ...worth import Outlook
from .castle_points import occupied, vicinity
from .state import Bazaar, Castles

TO_COME = 4.0
"""What a castle may still get of features that are not there yet."""
BACK = 2.5
"""What its follower is worth when it returns."""
TILE = 1.5
"""What a tile from the bazaar is worth: it can be chosen, not only drawn."""


def castle_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """A castle takes the points of what is finished first beside it, whoever stands there."""
    castles = state.slices[Castles]
    for castle, owner in castles.owner.items():
        if not occupied(state, castle):
            continue
        near = [state.board[place] for place in vicinity(state, castle) if place in state.board]
        roots = {find(state, node) for number in near for node in nodes(state, number)}
        open_ones = [
            outlook.odds.completed_worth(state, root)
            for root in roots
            if state.opens[root] and state.kind[root] != FIELD
        ]
        left = 1.0
        expected = 0.0
        for chance, worth in sorted(open_ones, reverse=True):
            expected += left * chance * (worth + BACK)
            left *= 1 - chance
        outlook.add(owner, "castle", outlook.early * (expected + left * TO_COME))


def castle_marks(state: CarcassonneState, root: int) -> tuple[object, ...]:
    return tuple(state.slices[Castles].owner)


def bazaar_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.2.7.1-f, -g: whoever has bid most will pay for the tile; who has one has not laid it yet."""
    bazaar = state.slices[Bazaar]
    if bazaar.tile != NO_TILE and bazaar.bidder >= 0:
        outlook.prospects[bazaar.bidder] -= bazaar.bid
        outlook.add(bazaar.bidder, "bazaar-tile", TILE)
    for seat, tile in enumerate(bazaar.won[: len(outlook.prospects)]):
        if tile != NO_TILE:
            outlook.add(seat, "bazaar-tile", TILE)
