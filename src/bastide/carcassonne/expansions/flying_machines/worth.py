"""What a flight promises: for the bots' judgement."""

from __future__ import annotations

from ....kernel import CHANCE
from ...areas import FIELD
from ...joining import find
from ...landscape import nodes
from ...state import CarcassonneState
from ...worth import Outlook
from .heading import FACES, heading
from .state import Flight

BACK = 3.0
"""What a follower is worth who could not land."""
CROWD = 0.7
"""What is left of a feature where somebody stands already."""


def flight_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.2.11.1-c, -d: the best place on each of the tiles that the die may give."""
    flight = state.slices[Flight]
    if flight.figure < 0 or state.pending != (CHANCE,) or (way := heading(state)) is None:
        return
    taken = {root for root, _ in outlook.stakes}
    for face in FACES:
        number = state.board.get(state.where[state.at] + face * way)
        best = 0.0
        for node in nodes(state, number) if number is not None else ():
            root = find(state, node)
            if state.kind[root] != FIELD and state.opens[root] and (root, state.turn) not in outlook.stakes:
                chance, worth = outlook.odds.completed_worth(state, root)
                best = max(best, chance * (worth + BACK) * (CROWD if root in taken else 1.0))
        outlook.add(state.turn, "flight", outlook.early * (best or BACK) / len(FACES))
