"""What the pieces of Carcassonne's second part promise beyond areas: castles, gold, crown spaces, a flight,
robbers, a dispatch, a bid; and what the plague threatens. Which options need no look is here too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..carcassonne.expansions.castle_points import occupied as held
from ..carcassonne.expansions.castle_points import vicinity
from ..carcassonne.expansions.flying_machines import FACES, heading
from ..carcassonne.expansions.gold_mines import WORTH
from ..carcassonne.expansions.plague_flight import clean_ways, no_refuge
from ..carcassonne.expansions.plague_regions import active_tiles
from ..carcassonne.expansions.robbers import IN_HAND, standing
from ..carcassonne.figures import everyone
from ..carcassonne.landscape import find, nodes, squares, tile_of
from ..carcassonne.scoring import value as area_value
from ..carcassonne.state import NO_TILE, CarcassonneState
from ..carcassonne.tables import AROUND, BUILDINGS, CITY, FIELD, ROAD, STEP
from ..kernel import CHANCE, Action

Stakes = dict[tuple[int, int], float]
"""What an owner may expect of an area."""

SOON = (0.75, 0.75, 0.5, 0.3, 0.18)
"""How likely an area with so many openings is finished."""
CROWNED = 0.65
"""How likely the pig comes to a crown space before its follower is missed elsewhere."""
COMPANY = 4.5
"""What one of two crown spaces is worth: 6 points alone, 3 with another one beside."""
BACK = 1.5
"""What a follower is worth who could not land."""
CROWD = 0.7
"""What is left of an area where somebody stands already."""
ROBBER = 1.5
"""What a robber beside a scoring figure is worth: half of its next points."""
DISPATCH = 2.5
"""What a card is worth that is not yet known: 2 points at least."""
TILE = 1.5
"""What a tile from the bazaar is worth: it can be chosen, not only drawn."""
SICK = 0.12
"""How likely a flea comes to a tile beside the plague before its follower is scored."""
SOURCES = 2
"""Of the tiles from which a flea may come to another one, when the supply is empty."""
REFUGES = 2
"""Of the places to which a follower may flee, so many are looked at."""


def works(state: CarcassonneState, early: float, stakes: Stakes) -> list[float]:
    """What each seat may expect besides its areas."""
    found = [0.0] * state.ruleset.setup.seats
    for name, judge in JUDGES.items():
        if (piece := state.slices.get(name)) is not None:
            judge(state, piece, early, stakes, found)
    return found


def finished(state: CarcassonneState, root: int) -> tuple[float, float]:
    """How likely an area is finished, and what it would then be worth."""
    opens = state.opens[root]
    chance = SOON[opens] if opens < len(SOON) else 0.1
    worth = sum(term.total for term in area_value(state, root, True))
    grows = (1.0 if state.kind[root] == CITY else 0.5) if state.kind[root] in (CITY, ROAD) else 0.0
    return chance, worth + grows * opens


def castles(state: CarcassonneState, castles: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """A castle takes the points of what is finished first beside it, whoever stands there."""
    for castle, owner in castles.owner.items():
        if not held(state, castle):
            continue
        near = [state.board[place] for place in vicinity(state, castle) if place in state.board]
        roots = {find(state, node) for number in near for node in nodes(state, number)}
        open_ones = [finished(state, r) for r in roots if state.opens[r] and state.kind[r] != FIELD]
        left = 1.0
        for chance, worth in sorted(open_ones, reverse=True):
            found[owner] += left * early * chance * worth
            left *= 1 - chance


def hoard(number: int) -> int:
    return number * next((points for least, points in WORTH if number >= least), 0)


def gold(state: CarcassonneState, gold: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.2.11.3-f, -n: what is held, and what lies on areas that their owners will finish."""
    near = [0.0] * len(found)
    lying = [(1 << state.board[place], number) for place, number in gold.on.items()]
    for root, owner in stakes if lying else ():
        if state.opens[root] == 0 or state.kind[root] == FIELD:
            continue
        if state.kind[root] in BUILDINGS:
            places = {place + step for place in squares(state, root) for step in (0, *AROUND)}
            pieces = sum(number for place, number in gold.on.items() if place in places)
        else:
            pieces = sum(number for tile, number in lying if state.mask[root] & tile)
        near[owner] += pieces * early * finished(state, root)[0] if pieces else 0.0
    for seat, number in enumerate(gold.held[: len(found)]):
        more = hoard(number + 2) - hoard(number)  # it counts for the pieces that are held as well
        found[seat] += hoard(number) + near[seat] * max(1.0, more / 2)


def wheel(state: CarcassonneState, wheel: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.2.6.3-b to -d: followers on crown spaces score when the pig comes."""
    for spaces in wheel.crowns:
        for figure in spaces:
            if figure >= 0:
                found[figure & 7] += early * CROWNED * (3.0 if len(spaces) == 1 else COMPANY)


def flight(state: CarcassonneState, flight: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.2.11.1-c, -d: the best place on each of the tiles that the die may give."""
    if flight.figure < 0 or state.pending != (CHANCE,) or (way := heading(state)) is None:
        return
    taken = {root for root, _ in stakes}
    for face in FACES:
        number = state.board.get(state.where[state.at] + face * way)
        best = 0.0
        for node in nodes(state, number) if number is not None else ():
            root = find(state, node)
            if state.kind[root] != FIELD and state.opens[root] and (root, state.turn) not in stakes:
                chance, worth = finished(state, root)
                best = max(best, chance * worth * (CROWD if root in taken else 1.0))
        found[state.turn] += early * (best or BACK) / len(FACES)


def robbers(state: CarcassonneState, robbers: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.2.11.5-e: half of the next points of whoever stands there."""
    for seat, space in enumerate(robbers.on[: len(found)]):
        others = (other for other in range(len(found)) if other != seat)
        if space != IN_HAND and any(space in standing(state, other) for other in others):
            found[seat] += ROBBER * early


def dispatches(state: CarcassonneState, cards: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.6.12.1-b: a card is about to be drawn."""
    if cards.landed and not cards.closed:
        found[state.turn] += DISPATCH


def bazaar(state: CarcassonneState, bazaar: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.2.7.1-f, -g: whoever has bid most will pay for the tile; who has one has not laid it yet."""
    if bazaar.tile != NO_TILE and bazaar.bidder >= 0:
        found[bazaar.bidder] += TILE - bazaar.bid
    for seat, tile in enumerate(bazaar.won[: len(found)]):
        found[seat] += TILE if tile != NO_TILE else 0.0


def plague(state: CarcassonneState, plague: Any, early: float, stakes: Stakes, found: list[float]) -> None:
    """C-4.2.9.2-d: a flea on his tile sends a follower home without points."""
    if not plague.foci:
        return
    near = beside_the_plague(state)
    for node, figure in everyone(state):
        if node >= 0 and state.where[tile_of(state, node)] in near:
            found[figure & 7] -= SICK * early * stakes.get((find(state, node), figure & 7), 0.0)


def beside_the_plague(state: CarcassonneState) -> set[int]:
    return {place + step for place in active_tiles(state) for step in STEP}


Judge = Callable[[CarcassonneState, Any, float, Stakes, list[float]], None]
JUDGES: dict[str, Judge] = {
    "castles": castles,
    "gold": gold,
    "wheel": wheel,
    "flight": flight,
    "robbers": robbers,
    "dispatches": dispatches,
    "bazaar": bazaar,
    "plague": plague,
}

ALIKE = ("mage", "witch")
"""They may stand anywhere on a road or in a city: one place is as good as another."""


CROWDED = (*ALIKE, "flee", "refuge", "take-flea")
"""What can be done in so many ways that not all of them are looked at."""


def consider(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """The options without those that are like another one, or of no use: nobody flees without need."""
    if len(options) < 2 or not any(option[0] in CROWDED for option in options):
        return options
    near = beside_the_plague(state) if "plague" in state.slices else set()
    seen: dict[object, int] = {}

    def useful(option: Action) -> bool:
        key: object
        if option[0] in ALIKE:
            key, most = (option[0], find(state, option[1])), 1
        elif option[0] == "flee":
            return state.where[tile_of(state, option[2])] in near and safety(state, option[2], near)
        elif option[0] == "refuge":
            if state.where[tile_of(state, option[1])] in near:
                return False
            key, most = "refuge", REFUGES
        elif option[0] == "take-flea":
            key, most = "take-flea", SOURCES
        else:
            return True
        seen[key] = seen.get(key, 0) + 1
        return seen[key] <= most

    if options[0][0] == "refuge":  # who has set out does not think better of it
        options = [option for option in options if option[0] != "pass"] or options
    return [option for option in options if useful(option)] or options


def safety(state: CarcassonneState, node: int, near: set[int]) -> bool:
    """Whether somebody who flees can get out of the plague's way."""
    closed = no_refuge(state)
    tiles = clean_ways(state, node).values()
    return any(state.where[tile] not in near and not closed >> tile & 1 for tile in tiles)
