"""What the plague promises: for the bots' judgement."""

from __future__ import annotations

from ....kernel import Action
from ...figures import everyone
from ...joining import find
from ...landscape import tile_of
from ...state import CarcassonneState
from ...tables import STEP
from ...worth import Outlook
from .flight import clean_ways, no_refuge
from .regions import active_tiles
from .state import Plague

SICK = 0.12
"""How likely a flea comes to a tile next to the plague before its follower is scored."""
SOURCES = 2
"""Of the tiles from which a flea may come to another one, when the supply is empty."""
REFUGES = 2
"""Of the places to which a follower may flee, so many are looked at."""


def plague_worth(state: CarcassonneState, outlook: Outlook) -> None:
    """C-4.2.9.2-d: a flea on his tile sends a follower home without points."""
    plague = state.slices[Plague]
    if not plague.foci:
        return
    near = beside_the_plague(state)
    for node, figure in everyone(state):
        if node >= 0 and state.where[tile_of(state, node)] in near:
            stake = outlook.stakes.get((find(state, node), figure & 7), 0.0)
            outlook.add(figure & 7, "plague", -SICK * outlook.early * stake)


def beside_the_plague(state: CarcassonneState) -> set[int]:
    return {place + step for place in active_tiles(state) for step in STEP}


def consider_flights(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """Nobody flees without need, and not every refuge and flea is looked at."""
    if not any(option[0] in ("flee", "refuge", "take-flea") for option in options):
        return options
    near = beside_the_plague(state)
    seen: dict[str, int] = {}

    def useful(option: Action) -> bool:
        verb = option[0]
        if verb == "flee":
            return state.where[tile_of(state, option[2])] in near and safety(state, option[2], near)
        if verb == "refuge" and state.where[tile_of(state, option[1])] in near:
            return False
        most = {"refuge": REFUGES, "take-flea": SOURCES}.get(verb)
        if most is None:
            return True
        seen[verb] = seen.get(verb, 0) + 1
        return seen[verb] <= most

    if options[0][0] == "refuge":  # a follower that has set out does not turn back
        options = [option for option in options if option[0] != "pass"] or options
    return [option for option in options if useful(option)] or options


def safety(state: CarcassonneState, node: int, near: set[int]) -> bool:
    """Whether a follower that flees can get out of the plague's way."""
    closed = no_refuge(state)
    tiles = clean_ways(state, node).values()
    return any(state.where[tile] not in near and not closed >> tile & 1 for tile in tiles)
