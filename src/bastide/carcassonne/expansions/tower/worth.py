"""What a tower promises: for the bots' judgement."""

from __future__ import annotations

from ....kernel import CHANCE
from ...figures import everyone, kinds
from ...joining import find
from ...landscape import tile_of
from ...state import CarcassonneState
from ...tables import WIDTH
from ...worth import Outlook, Stakes
from .state import Towers

PRISONER = 2.0
"""What a prisoner is worth to the captor: somebody may pay a ransom."""
RISK, RISK_LATER = 0.6, 0.15
"""How likely a tower that may still grow takes the follower within its reach who has most to lose: one of
those whose turn is not next, and one of the seat that can still see to it."""
CAUGHT = 4.0
"""What a captured follower costs besides its feature."""


def tower_worth(state: CarcassonneState, outlook: Outlook) -> None:
    towers = state.slices[Towers]
    for captor, _ in towers.prisoners:
        outlook.add(captor, "prisoner", PRISONER * outlook.early)
    coming = state.turn if state.pending == (CHANCE,) else (state.turn + 1) % len(outlook.prospects)
    for owner, loss in threatened(state, towers, outlook.stakes):
        risk = RISK_LATER if owner == coming else RISK
        outlook.add(owner, "tower-risk", -risk * outlook.early * (CAUGHT + loss))


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
