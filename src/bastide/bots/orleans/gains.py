"""What executing a place would add, by the prices of an outlook; nothing is copied and nothing changes."""

from __future__ import annotations

from ...kernel import Action
from ...orleans.effects import recruit_hindrance
from ...orleans.tables import FARMER, GOODS, IN_STACK, KNIGHT, MONK, TRADER, N
from ...orleans.travel import collects
from .layout import BATH, BUILD, GIVE, PHARMACY, RECRUIT, SEND, TRAVEL, VILLAGE
from .outlook import Outlook

Sending = tuple[float, tuple[tuple[int, int], ...]]
"""What it adds, and who goes to which deed."""
WIDE = 6
"""Of those who could go, whom to try first."""


def gain(outlook: Outlook, place: int) -> float:
    """What a place would add if it were executed now; nothing for one that cannot be."""
    state, seat, tables = outlook.state, outlook.seat, outlook.tables
    does = outlook.layout.does[place]
    if does == SEND or tables.acts[place].hindrance(state, seat) is not None:
        return 0.0
    if does == RECRUIT:
        return recruit(outlook, outlook.layout.recruits[place][0])
    if does == VILLAGE:
        return max(worth for worth, _ in in_village(outlook, place))
    if does == TRAVEL:
        return best_journey(outlook, place, -1)[0]
    if does == BUILD:
        return outlook.station(state.merchant[seat])
    if does == GIVE:
        return _given(outlook, place)
    if does == PHARMACY:
        return max(worth for worth, _ in at_pharmacy(outlook, place))
    if does == BATH:
        return outlook.weights.bath
    return 0.0


def in_village(outlook: Outlook, place: int) -> list[tuple[float, int]]:
    """Each profession that can be recruited there."""
    state, seat = outlook.state, outlook.seat
    return [
        (recruit(outlook, profession), profession)
        for profession in outlook.layout.recruits[place]
        if recruit_hindrance(state, seat, profession) is None
    ]


def best_tile(outlook: Outlook, position: int) -> tuple[float, int]:
    """The tile to choose at a space of the traders track, and its worth; -1 for none."""
    tables, tiles = outlook.tables, outlook.state.tiles
    categories = tables.tracks[TRADER][position].place_tile
    best, found = 0.0, -1
    for place in range(tables.board, len(tables.places)):
        if tiles[place - tables.board] == IN_STACK and tables.category[place] in categories:
            worth = outlook.tile(place)
            if worth > best:
                best, found = worth, place
    return best, found


def recruit(outlook: Outlook, profession: int) -> float:
    """A follower with its step on the track and what the space shows."""
    tables, weights, state = outlook.tables, outlook.weights, outlook.state
    deck = outlook.deck[:]
    deck[profession] += 1
    allowance = tables.allowance[outlook.track[KNIGHT] + (profession == KNIGHT)]
    made = outlook.horizon * (
        outlook.engine(deck, allowance) - outlook.engine_now + weights.track[profession]
    )
    if profession == MONK:
        return made
    position = outlook.track[profession] + 1
    space = tables.tracks[profession][position]
    if space.citizen and state.citizens[tables.track_citizen[profession, position]] < 0:
        made += outlook.citizen
    if space.good is not None:
        made += outlook.good(GOODS.index(space.good))
    if space.coins:
        made += outlook.coins(space.coins)
    if space.development:
        made += outlook.steps(space.development)
    if space.technology and state.technology:
        made += outlook.technology
    if space.place_tile:
        made += best_tile(outlook, position)[0]
    if profession == FARMER and outlook.rest:
        made += outlook.leads(position, outlook.space, 0) - outlook.leads(position - 1, outlook.space, 0)
    return made


def _given(outlook: Outlook, place: int) -> float:
    effect = outlook.tables.places[place].effect
    state, seat = outlook.state, outlook.seat
    made = 0.0
    if effect.good:
        made += outlook.good(GOODS.index(effect.good))
    if effect.coins:
        number = effect.coins
        if effect.coins_per == "station":
            number *= state.built[seat]
        elif effect.coins_per == "status":
            number *= outlook.tables.status[outlook.space]
        made += outlook.coins(number)
    if effect.development:
        made += outlook.steps(effect.development)
    if effect.technology:
        made += outlook.technology
    return made


def at_pharmacy(outlook: Outlook, place: int) -> list[tuple[float, int]]:
    """Each number of coins that can be paid."""
    effect, coins = outlook.tables.places[place].effect, outlook.state.coins[outlook.seat]
    return [
        (outlook.steps(n * effect.development) + outlook.coins(-n), n)
        for n in range(1, min(effect.pay, coins) + 1)
    ]


# -- the merchant ----------------------------------------------------------------------------------------


def best_journey(outlook: Outlook, place: int, builder: int) -> tuple[float, int]:
    """What a journey adds, and where to; with a station there if `builder` waits for one (-1: none does)."""
    state = outlook.state
    here = state.merchant[outlook.seat]
    by = outlook.tables.places[place].effect.travel or ""
    return max(
        (journey(outlook, place, here, town, route, builder), town)
        for town, route in outlook.tables.leaving[by][here]
    )


def journey(outlook: Outlook, place: int, here: int, town: int, route: int, builder: int) -> float:
    made = outlook.prospect(town) - outlook.prospect(here) + _load(outlook, place, route)
    made += outlook.taste * outlook.weights.for_trade
    if builder >= 0 and outlook.is_free(town):
        made += outlook.station(town)
    return made


def _load(outlook: Outlook, place: int, route: int) -> float:
    """The best good of a route, if the place lets one take it."""
    how = outlook.tables.places[place].effect.collect or ""
    if outlook.tables.options.get(how, how) == "none":
        return 0.0
    slots = outlook.state.slots[slice(*outlook.tables.route_slots[route])]
    return max((outlook.good(good) for good in set(slots) if good >= 0), default=0.0)


def good_of_route(outlook: Outlook, options: list[Action]) -> Action:
    """The good that adds most; none if all would cost."""
    taken = [(outlook.good(option[1]), option) for option in options if option[0] == "good"]
    worth, best = max(taken)
    return best if worth > 0 or collects(outlook.state) != "may" else ("leave",)


# -- deeds -----------------------------------------------------------------------------------------------


def send(outlook: Outlook, kind: int, deed: int, left: int) -> float:
    """What a follower adds who goes to a deed with so many spaces left."""
    rewards = outlook.tables.deeds[deed].rewards
    made = max(
        (outlook.steps(r.development) if r.development else 0.0)
        + (outlook.coins(r.coins) if r.coins else 0.0)
        for r in rewards
    )
    if left == 1:
        made += outlook.citizen
    elif left == 2 and outlook.tables.seats > 1:
        made -= outlook.weights.gift
    return made + outlook.taste * outlook.weights.for_deeds - outlook.dismiss(kind)


def best_sending(outlook: Outlook, kinds: list[int], most: int) -> Sending:
    """Who of these followers should go to which deed, at most two in one action."""
    state = outlook.state
    deeds, left = state.deeds, state.deed_left
    singles = sorted(
        (
            (send(outlook, kind, deed, left[deed]), kind, deed)
            for kind in set(kinds)
            for deed in range(len(left))
            if deeds[N * deed + kind]
        ),
        reverse=True,
    )
    if not singles:
        return 0.0, ()
    best: Sending = (singles[0][0], ((singles[0][1], singles[0][2]),))
    if most < 2:
        return best
    for worth, kind, deed in singles[:WIDE]:
        for second, other, to in singles:
            if other == kind and kinds.count(kind) < 2:
                continue
            if to == deed:
                if other == kind and deeds[N * deed + kind] < 2:
                    continue
                if left[deed] < 4:
                    second = send(outlook, other, to, left[to] - 1)
                if left[deed] == 2:
                    second += outlook.weights.gift
            if worth + second > best[0]:
                best = worth + second, ((kind, deed), (other, to))
    return best
