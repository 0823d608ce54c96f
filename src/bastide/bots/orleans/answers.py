"""Every decision but the plan: what each option is worth. The best one is the quick answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...kernel import Action
from ...orleans.effects import NOBODY_TO_SEND, PILGRIMS, TOWN_TAKEN
from ...orleans.followers import allowance
from ...orleans.places import activated
from ...orleans.tables import FREE, KINDS, N
from .gains import at_pharmacy, best_journey, best_sending, gain, good_of_route, in_village, journey, send
from .layout import BUILD, SEND, SHELTER, TRAVEL, VILLAGE
from .outlook import Outlook

Scored = list[tuple[float, Action]]
"""Options with what they add."""


def score(outlook: Outlook, decision: str, options: list[Action]) -> Scored:
    """Each option with what it adds, the best first."""
    found = ANSWERS[decision](outlook, options)
    found.sort(key=lambda one: -one[0])
    return found


# -- actions ---------------------------------------------------------------------------------------------


def _act(outlook: Outlook, options: list[Action]) -> Scored:
    """What each place adds, a little more where others could come first; a pass adds nothing."""
    builder = waiting_builder(outlook)
    made: Scored = []
    for option in options:
        if option[0] == "pass":
            made.append((0.05, option))
            continue
        place = option[1]
        does = outlook.layout.does[place]
        if does == SEND:
            worth = best_sending(outlook, _in_hall(outlook, place), 2)[0]
        elif does == TRAVEL and builder >= 0:
            worth = best_journey(outlook, place, builder)[0]
        else:
            worth = gain(outlook, place)
        if worth > 0.05:
            worth += outlook.weights.contested * (does in (BUILD, VILLAGE, SEND))
        made.append((worth, option))
    return made


def waiting_builder(outlook: Outlook) -> int:
    """A Guildhall that is ready while the merchant's town is not free; -1 for none."""
    state, seat = outlook.state, outlook.seat
    for place in outlook.tables.kit(state.owned[seat]).usable:
        if outlook.layout.does[place] == BUILD and activated(state, seat, place):
            free = outlook.tables.acts[place].hindrance(state, seat) is None
            return place if not free and state.unbuilt[seat] else -1
    return -1


def _in_hall(outlook: Outlook, place: int) -> list[int]:
    if outlook.tables.places[place].use == "storage":
        base = KINDS * outlook.seat
        return [p for p in range(N) for _ in range(outlook.state.tower[base + p])]
    return [what for s in outlook.layout.spaces[place] if 0 <= (what := outlook.on[s]) < N]


def _village(outlook: Outlook, options: list[Action]) -> Scored:
    return [(worth, ("village", p)) for worth, p in in_village(outlook, outlook.state.place)]


def _tile(outlook: Outlook, options: list[Action]) -> Scored:
    return [(outlook.tile(o[1]) if o[0] == "choose" else 0.0, o) for o in options]


def _route(outlook: Outlook, options: list[Action]) -> Scored:
    state = outlook.state
    here, builder = state.merchant[outlook.seat], waiting_builder(outlook)
    by = outlook.tables.places[state.place].effect.travel or ""
    return [
        (journey(outlook, state.place, here, town, route, builder), ("travel", town))
        for town, route in outlook.tables.leaving[by][here]
    ]


def _good(outlook: Outlook, options: list[Action]) -> Scored:
    best = good_of_route(outlook, options)
    return [(float(option == best), option) for option in options]


def _deed(outlook: Outlook, options: list[Action]) -> Scored:
    """What each one adds who is sent; whoever should go first, together with who goes next."""
    state = outlook.state
    left = state.tables.places[state.place].effect.send - state.moved
    together, sent = best_sending(outlook, _in_hall(outlook, state.place), left)
    made: Scored = [(0.0, option) for option in options if option[0] == "done"]
    for option in options:
        if option[0] == "send":
            alone = send(outlook, option[1], option[2], state.deed_left[option[2]])
            made.append((together if option[1:] in sent else alone, option))
    return made


def _reward(outlook: Outlook, options: list[Action]) -> Scored:
    rewards = outlook.tables.deeds[outlook.state.deed].rewards
    return [
        (outlook.coins(rewards[o[1]].coins) + outlook.steps(rewards[o[1]].development), o) for o in options
    ]


def _pharmacy(outlook: Outlook, options: list[Action]) -> Scored:
    return [(worth, ("pay", n)) for worth, n in at_pharmacy(outlook, outlook.state.place)]


def _bath(outlook: Outlook, options: list[Action]) -> Scored:
    """Where two of those in hand complete what adds most, or come nearer to it."""
    state, tables = outlook.state, outlook.tables
    puts = [option for option in options if option[0] == "put"]
    takers: dict[int, set[int]] = {}  # by space: who of those in hand can go there
    for _, kind, space in puts:
        takers.setdefault(space, set()).add(kind)
    missing: dict[int, list[int]] = {}  # by place
    for space in takers:
        place = tables.place_of[space]
        missing.setdefault(place, [s for s in outlook.layout.spaces[place] if outlook.on[s] == FREE])
    gains = {p: 1.0 if outlook.layout.does[p] == SEND else gain(outlook, p) for p in missing}
    two = tables.places[state.place].effect.place - state.moved > 1
    waiting = outlook.weights.waiting
    seconds: dict[int, Seconds] = {}  # by who goes first
    for kind in {put[1] for put in puts} if two else ():
        rest = state.hand[:]
        rest.remove(kind)
        seconds[kind] = _seconds(set(rest), takers, missing, gains, waiting)

    def after(kind: int, space: int) -> float:
        """With the best that a second one can do."""
        here = tables.place_of[space]
        left = [s for s in missing[here] if s != space]
        made = gains[here] * (1.0 if not left else waiting / len(left))
        if not two:
            return made
        following = seconds[kind]
        if len(left) == 1 and left[0] in following.spaces:
            return gains[here]
        return made + next((worth for worth, place in following.places if place != here), 0.0)

    return [(after(o[1], o[2]) if o[0] == "put" else 0.0, o) for o in options]


class Seconds(NamedTuple):
    """Where those can go who are left in hand."""

    spaces: set[int]
    places: list[tuple[float, int]]
    """With what one of them adds there, the most first."""


def _seconds(
    rest: set[int],
    takers: dict[int, set[int]],
    missing: dict[int, list[int]],
    gains: dict[int, float],
    waiting: float,
) -> Seconds:
    spaces = {space for space, kinds in takers.items() if not rest.isdisjoint(kinds)}
    places = [
        (gains[place] * (1.0 if len(free) == 1 else waiting / len(free)), place)
        for place, free in missing.items()
        if not spaces.isdisjoint(free)
    ]
    places.sort(reverse=True)
    return Seconds(spaces, places)


def _technology(outlook: Outlook, options: list[Action]) -> Scored:
    space_worth = outlook.weights.technology
    return [(space_worth[o[1]] if o[0] == "tech" else 0.01, o) for o in options]


# -- followers -------------------------------------------------------------------------------------------


def _back(outlook: Outlook, options: list[Action]) -> Scored:
    """Whoever waits where nothing can be done is better on the market; if the bag has too few, all are."""
    tables, state, seat = outlook.tables, outlook.state, outlook.seat
    bag = sum(state.bag[KINDS * seat : KINDS * seat + KINDS])
    free = bag < allowance(state, seat) - state.taken[seat]
    made: Scored = []
    for option in options:
        if option[0] == "done":
            made.append((0.5, option))
            continue
        place = tables.place_of[option[1]]
        shelter = outlook.layout.does[place] == SHELTER
        hindrance = None if shelter else tables.acts[place].hindrance(state, seat)
        idle = hindrance not in (None, PILGRIMS, NOBODY_TO_SEND, TOWN_TAKEN)
        made.append((float(not shelter and (free or idle)), option))
    return made


def _draw(outlook: Outlook, options: list[Action]) -> Scored:
    return [(float(option[1]), option) for option in options]


def _store(outlook: Outlook, options: list[Action]) -> Scored:
    """Neutral ones, who can go to a deed from the tower; nobody comes down again."""
    worth = outlook.weights.follower
    return [
        (1.0 + (o[1] < N) + 0.01 * worth[o[1] % N] if o[0] == "store" else 0.5 * (o[0] == "done"), o)
        for o in options
    ]


# -- events ----------------------------------------------------------------------------------------------


def _first(outlook: Outlook, options: list[Action]) -> Scored:
    return [(-float(nth), option) for nth, option in enumerate(options)]


def _food(outlook: Outlook, options: list[Action]) -> Scored:
    penalty = outlook.tables.box.hour_glass.harvest_penalty
    return [(-outlook.good(o[1]) if o[0] == "food" else outlook.coins(-penalty), o) for o in options]


def _torture(outlook: Outlook, options: list[Action]) -> Scored:
    """What is missed least."""
    return [(-_loss(outlook, option), option) for option in options]


def _loss(outlook: Outlook, option: Action) -> float:
    state, seat, tables = outlook.state, outlook.seat, outlook.tables
    what = option[1]
    if what == "follower":
        bag = state.bag[KINDS * seat : KINDS * seat + N]
        return sum(outlook.dismiss(p) * n for p, n in enumerate(bag)) / (sum(bag) or 1) + 0.2
    if what == "good":
        return tables.points[option[2]] + 0.1
    if what == "tile":
        return outlook.tile(option[2]) + 0.3
    if what == "step":
        return outlook.steps(1) + 0.1
    if what == "technology":
        placed = outlook.weights.technology[option[2]] * outlook.horizon if option[2] >= 0 else 0.0
        return (placed or outlook.technology) + 0.2
    if option[2] >= 0:
        return outlook.citizen + 1.0
    spare = state.unbuilt[seat] - outlook.rest * 0.6
    return 0.1 if spare > 1 else outlook.citizen * 0.6


def _exclude(outlook: Outlook, options: list[Action]) -> Scored:
    """Nobody has a tile yet: it is as good for one as for another, so none is excluded if that may be."""
    return [(float(option[0] == "decline"), option) for option in options]


Answer = Callable[[Outlook, list[Action]], Scored]
ANSWERS: dict[str, Answer] = {
    "DP-ACT": _act,
    "DP-VILL": _village,
    "DP-PTILE": _tile,
    "DP-ROUTE": _route,
    "DP-GOOD": _good,
    "DP-DEED": _deed,
    "DP-CANAL": _reward,
    "DP-PHARM": _pharmacy,
    "DP-BATH": _bath,
    "DP-TECH": _technology,
    "DP-RET": _back,
    "DP-DRAW": _draw,
    "DP-STORE": _store,
    "DP-SACR": _first,
    "DP-FOOD": _food,
    "DP-TORT": _torture,
    "DP-EXCL": _exclude,
}
