"""What a tower promises: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.tower.state import Towers
from bastide.carcassonne.figures import everyone, kinds
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import tile_of
from bastide.carcassonne.state import CarcassonneState
from bastide.carcassonne.tables import WIDTH

from ..worth import Stakes

PRISONER = 1.0
"""What a prisoner is worth to the captor: somebody may pay a ransom."""
RISK = 0.3
"""How likely a tower that may still grow takes the follower within its reach who has most to lose."""
CAUGHT = 2.0
"""What a captured follower costs besides its feature."""


def tower_worth(state: CarcassonneState, early: float, stakes: Stakes, prospects: list[float]) -> None:
    towers = state.slices[Towers]
    for captor, _ in towers.prisoners:
        prospects[captor] += PRISONER * early
    for owner, loss in threatened(state, towers, stakes):
        prospects[owner] -= RISK * early * (CAUGHT + loss)


def threatened(state: CarcassonneState, towers: Towers, stakes: Stakes) -> list[tuple[int, float]]:
    """For every tower that may still grow: whose follower it will reach, and what would be lost."""
    if not any(towers.pieces):
        return []
    figures = kinds(state)
    within = [
        (state.where[tile_of(state, node)], find(state, node) if node >= 0 else -1, figure & 7)
        for node, figure in everyone(state)
        if figures[figure >> 3].follower
    ]
    found: list[tuple[int, float]] = []
    for number, height in towers.height.items():
        if number in towers.ended:
            continue
        centre, reach = state.where[number], height + 1
        losses: dict[int, float] = {}
        for place, root, owner in within:
            away = place - centre
            near = abs(away) <= reach and place // WIDTH == centre // WIDTH
            if near or (away % WIDTH == 0 and abs(away) <= reach * WIDTH):
                losses[owner] = max(losses.get(owner, 0.0), stakes.get((root, owner), 0.0))
        found += losses.items()
    return found
