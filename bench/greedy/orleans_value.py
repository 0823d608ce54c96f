"""How good a position of Orléans is for a seat: points now, and what the rest of the game should bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bastide.orleans import followers
from bastide.orleans.state import OrleansState, citizens
from bastide.orleans.tables import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
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
DRAWN = 0.8  # … and each follower more that is drawn
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
BUFFER = 0.4  # coins that keep torture away
HUNGER = 4.0  # a food tile that is missing at a harvest
EVENTS_TO_COME = 0.5  # of an event in a later round, which can still be prepared for
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
    marks = _status_marks(tables)
    if low >= tables.end:
        return float(marks[tables.end])
    return float(marks[low] + (space - low) * (marks[low + 1] - marks[low]))


@lru_cache(maxsize=8)
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
        made += HERE if buildable(state, seat, town) else 0.0
        near = sum(
            buildable(state, seat, other) for by in ("road", "water") for other, _ in tables.leaving[by][town]
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


def buildable(state: OrleansState, seat: int, town: int) -> bool:
    here = state.stations[town]
    return not here >> seat & 1 if state.tables.shared[town] else not here
