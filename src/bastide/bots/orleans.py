"""How good a position of Orléans is, and a planner for whole boards.

`value` is points now and what the rest of the game should still bring. `choose` answers every decision with
it: an action is looked through to its end, a plan is the set of places whose actions promise most
together."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from ..kernel import Action, Ask, Do, View
from ..orleans import followers
from ..orleans.places import activated
from ..orleans.state import OrleansState, citizens
from ..orleans.tables import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    FREE,
    HARVEST,
    INCOME,
    KINDS,
    KNIGHT,
    MONK,
    SCHOLAR,
    TAXES,
    TECH,
    TRADER,
    TRADING_DAY,
    G,
    N,
)

WORTH = {FARMER: 0.55, BOATMAN: 0.7, CRAFTSMAN: 0.75, TRADER: 0.85, KNIGHT: 1.0, SCHOLAR: 0.9, MONK: 1.0}
"""What the first follower of a profession brings in a round; further ones less."""
FURTHER = (1.0, 0.65, 0.4, 0.2, 0.1)
ENGINE = 0.5  # … all of that
DRAWN = 1.0  # … and each follower more that is drawn
DEVELOPMENT = 0.8  # steps expected in a round to come
PEOPLE = 0.9  # stations and citizens
TECHNOLOGY = 1.0
HELD = 0.2  # … not yet placed
PLACE_WORTH = {  # what one use of a place brings, more or less: where technology goes, which tile is chosen
    "farm_house": 1.0,
    "village": 2.0,
    "university": 2.6,
    "castle": 1.8,
    "monastery": 1.2,
    "ship": 2.4,
    "wagon": 2.6,
    "guildhall": 3.0,
    "scriptorium": 1.4,
    "hayrick": 0.9,
    "cheese_factory": 1.3,
    "winery": 1.8,
    "wool_manufacturer": 2.4,
    "tailor_shop": 2.8,
    "brewery": 1.2,
    "sacristy": 0.6,
    "herb_garden": 0.8,
    "bathhouse": 1.4,
    "windmill": 2.2,
    "library": 2.2,
    "hospital": 2.2,
    "gunpowder_tower": 0.9,
    "cellar": 2.0,
    "office": 1.8,
    "school": 1.4,
    "pharmacy": 2.6,
    "horse_wagon": 2.2,
    "shipping_line": 1.9,
    "laboratory": 1.2,
}
TILE = 0.42  # of a use, in a round to come
HERE, NEAR, ROUTES = (
    2.2,
    0.45,
    0.014,
)  # a free town under the merchant, next to him, goods on the routes there
SHELTER = 0.8  # a monk in the Sacristy
BUFFER = 0.4  # coins that keep torture away
HUNGER = 4.0  # a food tile that is missing at a harvest
EVENTS_TO_COME = 0.7  # of an event in a later round, which can still be prepared for
LEAD, BEHIND = 0.6, 0.18  # on the farmers track


def rounds_to_come(state: OrleansState) -> int:
    return state.tables.rounds - len(state.turned)


def value(state: OrleansState, seat: int) -> float:
    """Points expected at the end."""
    tables = state.tables
    rest = rounds_to_come(state)
    goods = state.goods[G * seat : G * seat + G]
    worth = float(state.coins[seat])
    worth += sum(each * n for each, n in zip(tables.points, goods, strict=True))
    people = state.built[seat] + citizens(state, seat)
    if state.over or rest <= 0:
        return worth + people * tables.status[state.development[seat]] + 0.02 * state.development[seat]
    space = min(float(tables.end), state.development[seat] + DEVELOPMENT * rest)
    worth += (people + PEOPLE * rest) * _status(tables, space)
    worth += _events(state, seat, goods)
    worth += BUFFER * min(state.coins[seat], 5) * min(1.0, rest / 6)
    worth += rest * _engine(state, seat)
    return worth + _prospects(state, seat, rest)


def _events(state: OrleansState, seat: int, goods: list[int]) -> float:
    """What the events still to come will bring and cost: all cards are known, only their order is not."""
    tables = state.tables
    cards = [(card, number, EVENTS_TO_COME) for card, number in enumerate(state.hour) if number]
    if state.phase < 6 and state.turned:
        cards.append((state.turned[-1], 1, 1.0))
    made = 0.0
    due = 0.0
    for card, number, weight in cards:
        event, strength = card % 6, tables.strength[card // 6]
        if event == INCOME:
            made += weight * number * strength.income * tables.status[state.development[seat]]
        elif event == TRADING_DAY:
            made += weight * number * strength.trading_day * state.built[seat]
        elif event == TAXES:
            made -= weight * number * sum(goods) / strength.taxes
        elif event == HARVEST:
            due += weight * number * strength.harvest
    if due:
        for good in tables.food:  # the cheapest first
            given = min(due, goods[good])
            due -= given
            made -= given * tables.points[good]
        made -= HUNGER * due
    return made


def _status(tables: Any, space: float) -> float:
    """The status between two spaces of the track, as if it grew evenly."""
    low = int(space)
    marks = tables.__dict__.setdefault("_marks", _status_marks(tables))
    if low >= tables.end:
        return float(marks[tables.end])
    return float(marks[low] + (space - low) * (marks[low + 1] - marks[low]))


def _status_marks(tables: Any) -> list[float]:
    rises = [0, *(s for s in range(1, tables.end + 1) if tables.status[s] != tables.status[s - 1])]
    marks = [0.0] * (tables.end + 1)
    for begin, end in zip(rises, [*rises[1:], tables.end], strict=True):
        for s in range(begin, end + 1):
            part = (s - begin) / (end - begin) if end > begin else 0.0
            marks[s] = tables.status[begin] + part * (tables.status[end] - tables.status[begin])
    return marks


def _engine(state: OrleansState, seat: int) -> float:
    """What followers, technology and place tiles bring in a round."""
    tables = state.tables
    base, spaces = KINDS * seat, tables.spaces * seat
    deck = [state.bag[base + k] + state.market[base + k] + state.tower[base + k] for k in range(KINDS)]
    made = 0.0
    for space in tables.kit(state.owned[seat]).spaces:
        what = state.on[spaces + space]
        if what == TECH:
            made += (
                TECHNOLOGY
                * PLACE_WORTH.get(tables.places[tables.place_of[space]].id, 1.0)
                / 2.4
                * (0.6 + 0.4 * WORTH.get(tables.need[space], 0.5))
            )
        elif what >= 0:
            deck[what] += 1
    for kind in state.hand:
        deck[kind] += 1
    for profession in range(N):
        number = deck[profession] + deck[N + profession]
        made += ENGINE * WORTH[profession] * sum(FURTHER[:number])
    made += DRAWN * min(followers.allowance(state, seat), sum(deck))
    made += HELD * (state.held[seat] + state.first_held[seat])
    tiles = [p for p in tables.kit(state.owned[seat]).places if p >= tables.board]
    return made + TILE * sum(PLACE_WORTH.get(tables.places[p].id, 1.0) for p in tiles)


def _prospects(state: OrleansState, seat: int, rest: int) -> float:
    """Where the merchant stands, who leads on the farmers track, who has most stations."""
    tables = state.tables
    town = state.merchant[seat]
    made = 0.0
    if state.unbuilt[seat]:
        made += HERE if _buildable(state, seat, town) else 0.0
        near = sum(
            _buildable(state, seat, other)
            for by in ("road", "water")
            for other, _ in tables.leaving[by][town]
        )
        made += NEAR * min(near, 4)
    near_goods = [
        tables.points[good]
        for by in ("road", "water")
        for _, route in tables.leaving[by][town]
        for good in state.slots[slice(*tables.route_slots[route])]
        if good >= 0
    ]
    made += ROUTES * sum(near_goods)
    if tables.seats > 1:
        at = [state.tracks[N * other + FARMER] for other in range(tables.seats)]
        mine = at.pop(seat)
        if mine > max(at):
            made += LEAD * rest
        elif tables.seats > 2 and mine < min(at):
            made -= BEHIND * rest
        most = max(n for other, n in enumerate(state.built) if other != seat)
        made += 0.25 * max(-2, min(2, state.built[seat] - most))
    return made * min(1.0, rest / 4)


def _buildable(state: OrleansState, seat: int, town: int) -> bool:
    here = state.stations[town]
    return not here >> seat & 1 if state.tables.shared[town] else not here


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


def _after(state: OrleansState, seat: int, step: Ask, action: Action) -> float:
    new = state.copy()
    signal = step.table[action[0]].take(new, seat, action)
    if action == ("pay", "follower"):
        return value(new, seat) - 0.4 * rounds_to_come(state) - 0.2
    if signal is None or signal in ("P5.next", "X.next", "P6.settle", "P6.next", "P5.technology"):
        return value(new, seat)
    return best(new, seat, signal)[0]


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
    signal = new.tables.acts[place].run(new, seat)
    return best(new, seat, signal)[0] - value(state, seat)


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
        if state.unbuilt[seat] and _buildable(state, seat, town):
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


def choose(view: View, rng: random.Random) -> Action:
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
    step: Ask = state.ruleset.step(state)
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
