"""A planner for whole boards of Orléans.

`choose` answers every decision by `value`: an action is looked through to its end, a plan is the set of
places whose actions promise most together.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from bastide.kernel import Action, Ask, Do, View
from bastide.orleans import followers
from bastide.orleans.places import activated
from bastide.orleans.state import OrleansState
from bastide.orleans.tables import FREE, KINDS, MONK, N

from .orleans_value import PLACE_WORTH, WORTH, buildable, rounds_to_come, value

SHELTER = 0.8  # what a monk in the Sacristy is worth

# -- looking an action through -----------------------------------------------------------------------------


def best(state: OrleansState, seat: int, label: str) -> tuple[float, Action]:
    """The best that can be made of an action that has come to this step: its value and the next answer."""
    ruleset = state.ruleset
    step = ruleset.program[ruleset.labels[label]]
    if isinstance(step, Ask):
        options = step.offer(state, seat)
        if options:
            return max(((_after(state, seat, step, o), o) for o in _promising(state, options)), key=_first)
        label = step.empty or "P5.home"
        step = ruleset.program[ruleset.labels[label]]
    if isinstance(step, Do) and step.name == "P5.home":
        state = state.copy()
        step.run(state)
        return value(state, seat), ()
    return value(state, seat) + (1.5 if step.name == "P5.bath.draw" else 0.0), ()


def _first(found: tuple[float, Action]) -> float:
    return found[0]


def _after(state: OrleansState, seat: int, step: Ask[Any], action: Action) -> float:
    new = state.copy()
    jump = step.table[action[0]].apply(new, seat, action)
    if action == ("pay", "follower"):
        return value(new, seat) - 0.4 * rounds_to_come(state) - 0.2
    if jump is None or jump in ("P5.next", "X.next", "P6.settle", "P6.next", "P5.technology"):
        return value(new, seat)
    return best(new, seat, jump)[0]


def _promising(state: OrleansState, options: list[Action]) -> list[Action]:
    """Of many place tiles only the likely ones."""
    if len(options) < 8 or options[0][0] != "choose":
        return options
    places = state.tables.places
    tiles = sorted(options, key=lambda o: -PLACE_WORTH.get(places[o[1]].id, 0.0) if o[0] == "choose" else 0.0)
    return tiles[:7]


def gain(state: OrleansState, seat: int, place: int) -> float:
    """What executing a place would add; nothing for one that cannot be executed."""
    if state.tables.acts[place].hindrance(state, seat) is not None:
        return 0.0
    new = state.copy()
    new.place, new.moved, new.turn = place, 0, seat
    jump = new.tables.acts[place].run(new, seat)
    return best(new, seat, jump or "P5.home")[0] - value(state, seat)


# -- planning ----------------------------------------------------------------------------------------------


Wish = tuple[float, tuple[int, ...]]
"""What some places would add together, executed one after the other."""


def plan(state: OrleansState, seat: int) -> Action:
    """The places that promise most together, filled with the followers that are least needed elsewhere."""
    wishes = sorted(_wishes(state, seat), reverse=True)
    have = _followers(state, seat)
    chosen = _choose_places(state, seat, wishes, have)
    parts = [part for place in chosen for part in _assign(state, seat, place, have) or ()]
    parts += _to_town_hall(state, seat, have)
    parts += _make_room(state, seat, wishes, have, {part[2] for part in parts})
    return ("plan", tuple(parts), True)


def _wishes(state: OrleansState, seat: int) -> Iterator[Wish]:
    tables = state.tables
    base = tables.spaces * seat
    kit = tables.kit(state.owned[seat])
    journeys, builders = [], []
    for place in kit.usable:
        here = tables.places[place]
        spaces = range(tables.first[place], tables.first[place + 1])
        if here.effect.send or not here.spaces or all(state.on[base + s] >= 0 for s in spaces):
            continue
        worth = gain(state, seat, place)
        if worth > 0.05:
            yield worth, (place,)
        if here.effect.travel:
            journeys.append((worth, place))
        if here.effect.stations and worth <= 0:
            builders.append(place)
    for worth, place in journeys:
        for builder in builders:
            yield worth + _build_after(state, seat, place, builder), (place, builder)
    for space in kit.shelters:
        if state.on[base + space] == FREE and rounds_to_come(state) > 1:
            yield SHELTER, (tables.place_of[space],)


def _build_after(state: OrleansState, seat: int, journey: int, builder: int) -> float:
    """What a station adds in a town to which a journey leads."""
    by = state.tables.places[journey].effect.travel or ""
    new = state.copy()
    for town, _ in state.tables.leaving[by][state.merchant[seat]]:
        if state.unbuilt[seat] and buildable(state, seat, town):
            new.merchant[seat] = town
            return gain(new, seat, builder)
    return -100.0


def _make_room(
    state: OrleansState, seat: int, wishes: list[Wish], have: list[list[int]], taken: set[int]
) -> Iterator[Action]:
    """Whoever would stay on the market and keep others from being drawn waits at a place worth having."""
    tables = state.tables
    if rounds_to_come(state) <= 0:
        return
    base = tables.spaces * seat
    fits = tables.kit(state.owned[seat]).fits
    waiting = sum(state.bag[KINDS * seat : KINDS * seat + KINDS])
    crowd = sum(have[0]) + min(followers.allowance(state, seat), waiting + len(taken)) - tables.market
    places = [place for _, group in wishes for place in group]
    for place in dict.fromkeys(places):
        for space in range(tables.first[place], tables.first[place + 1]):
            if crowd <= 0 or state.on[base + space] != FREE or space in taken:
                continue
            need = tables.need[space]
            for kind in (N + need, need):
                if need >= 0 and have[0][kind] and space in fits[kind]:
                    have[0][kind] -= 1
                    taken.add(space)
                    crowd -= 1
                    yield ("put", kind, space)
                    break


def _followers(state: OrleansState, seat: int) -> list[list[int]]:
    """Market and tower, to be taken from while a plan is made."""
    return [pile[KINDS * seat : KINDS * seat + KINDS] for pile in (state.market, state.tower)]


def _choose_places(state: OrleansState, seat: int, wishes: list[Wish], have: list[list[int]]) -> list[int]:
    """Depth first over the wishes, best first; a branch that cannot catch up is left."""
    rests = [sum(worth for worth, _ in wishes[i : i + 4]) for i in range(len(wishes) + 1)]
    top: tuple[float, list[int]] = (-1.0, [])
    budget = 3000

    def search(i: int, made: float, chosen: list[int], left: list[list[int]]) -> None:
        nonlocal top, budget
        if made > top[0]:
            top = (made, chosen)
        budget -= 1
        if i == len(wishes) or made + rests[i] <= top[0] or budget < 0:
            return
        worth, places = wishes[i]
        if not set(places) & set(chosen):
            trial = [pile[:] for pile in left]
            if all(_assign(state, seat, place, trial) is not None for place in places):
                search(i + 1, made + worth, [*chosen, *places], trial)
        search(i + 1, made, chosen, left)

    search(0, 0.0, [], have)
    return top[1]


def _assign(state: OrleansState, seat: int, place: int, have: list[list[int]]) -> list[Action] | None:
    """Followers for the free spaces of a place, taken from `have`; None when they are not there."""
    tables = state.tables
    base = tables.spaces * seat
    fits = tables.kit(state.owned[seat]).fits
    parts: list[Action] = []
    for space in range(tables.first[place], tables.first[place + 1]):
        if state.on[base + space] != FREE:
            continue
        for kind in _by_cost(tables.need[space]):
            source = 0 if have[0][kind] else 1
            if have[source][kind] and space in fits[kind]:
                have[source][kind] -= 1
                parts.append(("put", kind, space, 1) if source else ("put", kind, space))
                break
        else:
            return None
    return parts


def _by_cost(need: int) -> tuple[int, ...]:
    """Whom to use first: who is called for (marked before neutral), then the less useful, monks last."""
    return COSTS[need]


def _costs(need: int) -> tuple[int, ...]:
    others = sorted((p for p in range(N) if p != need), key=lambda p: (p == MONK, WORTH[p]))
    order = ([need] if need >= 0 else []) + others
    return tuple(kind for p in order for kind in (N + p, p))


COSTS = {need: _costs(need) for need in range(-1, N)}


def _to_town_hall(state: OrleansState, seat: int, have: list[list[int]]) -> Iterator[Action]:
    """Neutral followers that are not needed and whose deed is worth more than they are."""
    tables = state.tables
    halls = [p for p in range(tables.board) if tables.places[p].effect.send]
    base = tables.spaces * seat
    now = value(state, seat)
    for place in halls:
        for space in range(tables.first[place], tables.first[place + 1]):
            if state.on[base + space] != FREE:
                continue
            offers = [
                (_sent(state, seat, place, space, kind) - now, kind) for kind in range(N) if have[0][kind]
            ]
            offers = [offer for offer in offers if offer[0] > 0.1]
            if not offers:
                break
            kind = max(offers)[1]
            have[0][kind] -= 1
            yield ("put", kind, space)


def _sent(state: OrleansState, seat: int, place: int, space: int, kind: int) -> float:
    new = state.copy()
    new.market[KINDS * seat + kind] -= 1
    new.on[new.tables.spaces * seat + space] = kind
    if new.tables.acts[place].hindrance(new, seat) is not None:
        return -1e9
    new.place, new.moved, new.turn = place, 0, seat
    return best(new, seat, "P5.deed")[0]


# -- every decision ----------------------------------------------------------------------------------------


def choose(view: View[Any], rng: random.Random) -> Action:
    """An answer for the seat that is asked."""
    assert view.seat is not None
    state: OrleansState = view.imagine(rng)
    decision = view.decision
    assert decision is not None
    options = view.options
    if len(options) == 1:
        return options[0]
    made = ANSWERS.get(decision.name, _by_value)(state, view.seat, options)
    return made


def _by_value(state: OrleansState, seat: int, options: list[Action]) -> Action:
    step = state.ruleset.ask(state)
    return max(((_after(state, seat, step, o), -i, o) for i, o in enumerate(options)), key=lambda f: f[:2])[2]


def _act(state: OrleansState, seat: int, options: list[Action]) -> Action:
    """The action that adds most; pass when none adds anything."""
    found = [(gain(state, seat, o[1]), o) for o in options if o[0] == "use"]
    worth, action = max(found, key=_first)
    return action if worth > 0.05 else ("pass",)


def _back(state: OrleansState, seat: int, options: list[Action]) -> Action:
    """Whoever stands where nothing can be done is better on the market."""
    tables = state.tables
    for option in options:
        if option[0] == "back":
            place = tables.place_of[option[1]]
            if tables.places[place].use == "event" or not activated(state, seat, place):
                continue
            if tables.acts[place].hindrance(state, seat) is not None:
                return option
    return ("done",)


def _store(state: OrleansState, seat: int, options: list[Action]) -> Action:
    stores = [o for o in options if o[0] == "store"]
    return max(stores, key=lambda o: (o[1] < N, o[1])) if stores else ("done",)


def _bath(state: OrleansState, seat: int, options: list[Action]) -> Action:
    """Where it completes, or brings nearer, the place that would add most."""
    tables = state.tables
    base = tables.spaces * seat

    def worth(option: Action) -> float:
        if option[0] != "put":
            return 0.0
        place = tables.place_of[option[2]]
        here = state.on[base + tables.first[place] : base + tables.first[place + 1]]
        missing = sum(what == FREE for what in here) - 1
        return gain(state, seat, place) / (1 + 2 * missing)

    return max(((worth(o), -i, o) for i, o in enumerate(options)), key=lambda f: f[:2])[2]


Answer = Callable[[OrleansState, int, list[Action]], Action]
ANSWERS: dict[str, Answer] = {
    "DP-PLAN": lambda state, seat, options: plan(state, seat),
    "DP-ACT": _act,
    "DP-RET": _back,
    "DP-DRAW": lambda state, seat, options: options[-1],
    "DP-STORE": _store,
    "DP-BATH": _bath,
    "DP-SACR": lambda state, seat, options: options[0],
    "DP-EXCL": lambda state, seat, options: options[-1],
}
