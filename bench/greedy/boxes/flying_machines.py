"""What a flight promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.areas import FIELD
from bastide.carcassonne.expansions.flying_machines.heading import FACES, heading
from bastide.carcassonne.expansions.flying_machines.state import Flight
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import nodes
from bastide.carcassonne.state import CarcassonneState
from bastide.kernel import CHANCE

from ..worth import Stakes, chance_and_worth

BACK = 1.5
"""What a follower is worth who could not land."""
CROWD = 0.7
"""What is left of a feature where somebody stands already."""


def flight_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    """C-4.2.11.1-c, -d: the best place on each of the tiles that the die may give."""
    flight = state.slices[Flight]
    if flight.figure < 0 or state.pending != (CHANCE,) or (way := heading(state)) is None:
        return
    taken = {root for root, _ in stakes}
    for face in FACES:
        number = state.board.get(state.where[state.at] + face * way)
        best = 0.0
        for node in nodes(state, number) if number is not None else ():
            root = find(state, node)
            if state.kind[root] != FIELD and state.opens[root] and (root, state.turn) not in stakes:
                chance, worth = chance_and_worth(state, root)
                best = max(best, chance * worth * (CROWD if root in taken else 1.0))
        prospects[state.turn] += early * (best or BACK) / len(FACES)
