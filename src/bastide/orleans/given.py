"""Given positions: a partial description laid over the set-up, refused when the pieces do not add up.

"given": {
  "phase": "planning",                     hour glass, census, followers, planning, actions or event
  "round": 7, "event": "harvest",          or all cards: "turned": ["pilgrimage", "income", …]
  "start": "B",
  "A": {"market": ["own-farmer", "knight"], "bag": {"boatman": 2}, "tower": ["monk"],
        "places": {"farm_house": ["boatman", null], "village": ["technology", null, null]},
        "tiles": ["hayrick"], "technology": 1, "coins": 7, "goods": {"wine": 2},
        "tracks": {"farmer": 3}, "development": 9, "merchant": "tours", "stations": ["tours"],
        "citizens": ["boatmen", "development-3"]},
  "routes": {"orleans-blois water": ["wine"]}, "market": {"wool": 0},
  "supply": {"farmer": 0}, "technology": 0, "deeds": {"canalization": ["boatman"]}, "excluded": ["school"]
}

Neutral characters come from the board, goods from the goods market. Marked followers that are not mentioned
lie on the market or, if the market is described, in the bag. A citizen that somebody must have got and nobody
is said to have is with the player who is furthest ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel import SEATS, Malformed, Problem
from .notation import find, follower
from .place_tiles import give_tile
from .state import OrleansState
from .tables import (
    EVENTS,
    IN_STACK,
    KIND_NAMES,
    KINDS,
    MONK,
    OUT,
    TECH,
    TECHNOLOGY,
    G,
    N,
    Names,
    key,
)

PHASES = {"hour glass": 0, "census": 2, "followers": 3, "planning": 4, "actions": 5, "event": 6}
TABLE = (
    "phase",
    "round",
    "event",
    "turned",
    "start",
    "routes",
    "market",
    "supply",
    "technology",
    "deeds",
    "excluded",
)
SEAT = (
    "market",
    "bag",
    "tower",
    "places",
    "tiles",
    "technology",
    "first_technology",
    "technology_begun",
    "coins",
    "goods",
    "tracks",
    "development",
    "merchant",
    "stations",
    "lost_stations",
    "citizens",
)


def bad(message: str, rule: str | None = None) -> Malformed:
    return Malformed("bad-given", note=message, rule=rule)


def apply_position(state: OrleansState, given: Mapping[str, Any]) -> None:
    seats = SEATS[: state.tables.seats]
    if unknown := set(given) - set(TABLE) - set(seats):
        raise bad(f"there is no {', '.join(sorted(unknown))}; known are {', '.join(TABLE)} and the seats")
    try:
        _give_time(state, given)
        for tile in given.get("excluded", ()):
            _exclude(state, _tile(state, tile))
        for number, seat in enumerate(seats):
            if seat in given:
                _give_seat(state, number, given[seat])
        _give_table(state, given)
        _give_citizens(state)
    except Problem:
        raise
    except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
        raise bad(f"cannot be read: {error}") from None


def number(value: Any, low: int, high: int, what: str, rule: str | None = None) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(f"{what} is {value!r}, not a number from {low} to {high}", rule)
    return value


def known(names: Names, text: Any, what: str) -> int:
    if not isinstance(text, str):
        raise bad(f"{what}: {text!r} is no name")
    try:
        return find(names, text)
    except Malformed as problem:
        raise Malformed("bad-given", detail="entry", entry=what, cause=problem) from None


def listed(value: Any, what: str) -> list[Any]:
    """A list, or a map from names to numbers."""
    if isinstance(value, Mapping):
        return [name for name, count in value.items() for _ in range(number(count, 0, 99, f"{what} {name}"))]
    if isinstance(value, list):
        return value
    raise bad(f"{what} is {value!r}, neither a list nor numbers by name")


# -- round, phase, hour glass ------------------------------------------------------------------------------


def _give_time(state: OrleansState, given: Mapping[str, Any]) -> None:
    tables = state.tables
    if "start" in given:
        if given["start"] not in tuple(SEATS[: tables.seats]):
            raise bad(f"there is no seat {given['start']!r}")
        state.start = SEATS.index(given["start"])
    if "phase" in given and given["phase"] not in PHASES:
        raise bad(f"there is no phase {given['phase']!r}; known are {', '.join(PHASES)}")
    turned = given.get("event") or given.get("turned")
    state.resume = PHASES[given.get("phase", "census" if turned else "hour glass")]
    if "turned" in given:
        names = listed(given["turned"], "turned")
    else:
        rounds = number(given.get("round", 1), 1, tables.rounds, "round", "O-R-a")
        names = [None] * (rounds if state.resume else rounds - 1)
        if given.get("event") and names:
            names[-1] = given["event"]
    if names:
        _turn_cards(state, names)


def _turn_cards(state: OrleansState, names: list[Any]) -> None:
    """The top card, then each stack in its order; cards without a name are whatever is left."""
    tables = state.tables
    if names[0] is not None and key(str(names[0])) != EVENTS[tables.top_card]:
        if len(names) > 1:
            raise bad(f"the first card is {EVENTS[tables.top_card]}, not {names[0]}", "O-S-k")
        names = [None, *names]  # an event without a round: it is the second one's
    state.turned = [tables.top_card]
    layers = [stack for stack in tables.stacks for _ in range(sum(tables.cards[c] for c in stack))]
    wanted = [_card(state, name, layers[i]) if name is not None else -1 for i, name in enumerate(names[1:])]
    for card in wanted:
        if card >= 0:
            state.hour[card] -= 1
            if state.hour[card] < 0:
                raise bad(f"no card {tables.card_name(card)} is left", "O-C-j")
    for i, card in enumerate(wanted):
        if card < 0:
            card = max(layers[i], key=lambda c: state.hour[c])
            if not state.hour[card]:
                raise bad("the cards of the hour glass do not add up", "O-C-j")
            state.hour[card] -= 1
        state.turned.append(card)


def _card(state: OrleansState, name: Any, stack: list[int]) -> int:
    tables = state.tables
    word, _, letter = str(name).partition(" ")
    event = known(tables.event_names, word if letter in tables.letters else str(name), "event")
    cards = [c for c in stack if c % len(EVENTS) == event]
    if letter in tables.letters and letter:
        cards = [c for c in cards if tables.letters[c // len(EVENTS)] == letter]
    if not cards:
        raise bad(f"{name} cannot lie there in the hour glass", "O-S-j")
    return max(cards, key=lambda c: state.hour[c])


# -- a seat ------------------------------------------------------------------------------------------------


def _give_seat(state: OrleansState, seat: int, given: Mapping[str, Any]) -> None:
    name = SEATS[seat]
    if not isinstance(given, Mapping):
        raise bad(f"seat {name} is {given!r}, not a description")
    if unknown := set(given) - set(SEAT):
        raise bad(f"seat {name}: there is no {', '.join(sorted(unknown))}; known are {', '.join(SEAT)}")
    tables = state.tables
    for tile in given.get("tiles", ()):
        place = _tile(state, tile)
        if state.tiles[place - tables.board] != IN_STACK:
            raise bad(f"seat {name}: {tile} is not in its stack", "O-C-i")
        give_tile(state, seat, place)
    _give_tracks(state, seat, given)
    if {"market", "bag", "tower", "places"} & set(given):
        _give_followers(state, seat, given)
    _give_technology(state, seat, given)
    coins = number(given.get("coins", state.coins[seat]), 0, 999, f"seat {name}: coins")
    state.bank -= coins - state.coins[seat]
    state.coins[seat] = coins
    if tables.limited and state.bank < 0:
        raise bad("there are not so many coins in the box", "O-C-h")
    for good in listed(given.get("goods", []), "goods"):
        which = known(tables.good_names, good, "goods")
        _take(state.goods_market, which, f"{good} in the goods market", "O-C-e")
        state.goods[G * seat + which] += 1
    _give_stations(state, seat, given)
    for citizen in listed(given.get("citizens", []), "citizens"):
        if citizen not in tables.citizens:
            raise bad(f"there is no citizen {citizen!r}; they are {', '.join(tables.citizens)}", "O-C-g")
        if state.citizens[tables.citizens.index(citizen)] >= 0:
            raise bad(f"two players have the citizen {citizen}", "O-T-d")
        state.citizens[tables.citizens.index(citizen)] = seat


def _give_tracks(state: OrleansState, seat: int, given: Mapping[str, Any]) -> None:
    tables = state.tables
    for name, space in given.get("tracks", {}).items():
        profession = tables.track_names.index(name) if name in tables.track_names else -1
        if profession < 0:
            profession = known(tables.profession_names, name, "tracks")
        if profession == MONK:
            raise bad("monks have no track", "O-BM-b")
        end = tables.track_ends[profession]
        state.tracks[N * seat + profession] = number(space, 0, end, f"track {name}", "O-T-b")
    state.development[seat] = number(given.get("development", 0), 0, tables.end, "development", "O-T-b")


def _give_followers(state: OrleansState, seat: int, given: Mapping[str, Any]) -> None:
    tables = state.tables
    base = KINDS * seat
    loose = tables.marked[:]
    for profession in range(N):
        state.market[base + N + profession] = 0
    for pile, name in ((state.bag, "bag"), (state.market, "market"), (state.tower, "tower")):
        for text in listed(given.get(name, []), name):
            pile[base + _follower(state, text, loose)] += 1
    for name, standing in given.get("places", {}).items():
        _give_place(state, seat, known(tables.place_names, name, "places"), standing, loose)
    rest = state.bag if "market" in given else state.market
    for profession, left in enumerate(loose):
        rest[base + N + profession] += left
    if sum(state.market[base : base + KINDS]) > tables.market:
        raise bad(f"seat {SEATS[seat]}: the market has {tables.market} spaces", "O-P3-d")
    if sum(state.tower[base : base + KINDS]) > tables.kit(state.owned[seat]).storage:
        raise bad(f"seat {SEATS[seat]}: the tower has no room for so many", "O-L-19a")


def _follower(state: OrleansState, text: Any, loose: list[int]) -> int:
    """A follower by its name: a neutral one from the board, or one of the marked ones not yet mentioned."""
    try:
        kind = follower(state.tables, str(text), [1] * KINDS)
    except Malformed as problem:
        raise Malformed("bad-given", detail="cause", cause=problem) from None
    if kind < N:
        _take(state.supply, kind, f"{KIND_NAMES[kind]} on the board", "O-C-d")
    else:
        _take(loose, kind - N, f"{KIND_NAMES[kind]} of this player", "O-S-d")
    return kind


def _give_place(state: OrleansState, seat: int, place: int, standing: Any, loose: list[int]) -> None:
    tables = state.tables
    name = tables.places[place].id
    first, end = tables.first[place], tables.first[place + 1]
    here = listed(standing, name)
    if len(here) > end - first:
        raise bad(f"{name} has {end - first} spaces", "O-P4-i")
    kit = tables.kit(state.owned[seat])
    for space, text in zip(range(first, end), here, strict=False):
        if text in (None, ""):
            continue
        if space not in kit.spaces:
            raise bad(f"seat {SEATS[seat]} does not have {name}", "O-CE-e")
        if text == TECHNOLOGY:
            _cover(state, seat, space)
            continue
        kind = _follower(state, text, loose)
        if space not in kit.fits[kind]:
            raise bad(f"{text} does not fit {tables.space_names[space]}", "O-P4-h")
        state.on[tables.spaces * seat + space] = kind


def _cover(state: OrleansState, seat: int, space: int) -> None:
    tables = state.tables
    place = tables.place_of[space]
    base = tables.spaces * seat
    if all(space != s for s, _ in tables.kit(state.owned[seat]).technology):
        raise bad(f"technology cannot lie on {tables.space_names[space]}", "O-TE-h")
    if TECH in state.on[base + tables.first[place] : base + tables.first[place + 1]]:
        raise bad(f"{tables.places[place].id} has technology already", "O-TE-i")
    if not state.technology:
        raise bad("no technology tile is left", "O-C-f")
    state.technology -= 1
    state.on[base + space] = TECH
    state.begun[seat] = 1


def _give_technology(state: OrleansState, seat: int, given: Mapping[str, Any]) -> None:
    """`technology` are the tiles held; `first_technology`: one of them is only for a farmer (O-TE-d)."""
    held = number(given.get("technology", 0), 0, state.technology, "technology", "O-C-f")
    state.technology -= held
    state.first_held[seat] = int(bool(given.get("first_technology")) and held > 0)
    state.held[seat] = held - state.first_held[seat]
    if "technology_begun" in given:
        state.begun[seat] = int(bool(given["technology_begun"]))


def _give_stations(state: OrleansState, seat: int, given: Mapping[str, Any]) -> None:
    tables = state.tables
    if "merchant" in given:
        state.merchant[seat] = known(tables.town_names, given["merchant"], "merchant")
    for town in listed(given.get("stations", []), "stations"):
        where = known(tables.town_names, town, "stations")
        stations = state.stations[where]
        if stations >> seat & 1 or (stations and not tables.shared[where]):
            raise bad(f"{town} has a station already", "O-BG-c")
        state.stations[where] |= 1 << seat
        state.built[seat] += 1
    state.lost[seat] = number(given.get("lost_stations", 0), 0, tables.stations, "lost_stations", "O-S-c")
    state.unbuilt[seat] = tables.stations - state.built[seat] - state.lost[seat]
    if state.unbuilt[seat] < 0:
        raise bad(f"seat {SEATS[seat]} has only {tables.stations} stations", "O-S-c")


# -- the table ---------------------------------------------------------------------------------------------


def _give_table(state: OrleansState, given: Mapping[str, Any]) -> None:
    tables = state.tables
    for name, sent in given.get("deeds", {}).items():
        deed = known(tables.deed_names, name, "deeds")
        for text in listed(sent, name):
            kind = known(tables.profession_names, text, "deeds")
            _take(state.supply, kind, f"{text} on the board", "O-C-d")
            _take(state.deeds, N * deed + kind, f"free space for {text} at {name}", "O-BD-d")
            state.deed_left[deed] -= 1
    for name, left in given.get("supply", {}).items():
        kind = known(tables.profession_names, name, "supply")
        left = number(left, 0, state.supply[kind], f"supply of {name}", "O-C-d")
        state.gone[kind] += state.supply[kind] - left
        state.supply[kind] = left
    if "technology" in given:
        left = number(given["technology"], 0, state.technology, "technology", "O-C-f")
        state.technology_gone += state.technology - left
        state.technology = left
    if "routes" in given or "market" in given:
        _give_routes(state, given.get("routes", {}))
    for name, left in given.get("market", {}).items():
        good = known(tables.good_names, name, "market")
        left = number(left, 0, state.goods_market[good], f"{name} in the goods market", "O-C-e")
        state.goods_gone[good] += state.goods_market[good] - left
        state.goods_market[good] = left


def _give_routes(state: OrleansState, routes: Mapping[str, Any]) -> None:
    """The routes that are named hold these goods, all others none."""
    tables = state.tables
    for name, goods in routes.items():
        route = _route(state, name)
        begin, end = tables.route_slots[route]
        slots = [slot for slot in range(begin, end) if slot in tables.open_slots]
        if len(goods) > len(slots):
            raise bad(f"{name} holds {len(slots)} goods with so many players", "O-S-r")
        for slot, good in zip(slots, goods, strict=False):
            which = known(tables.good_names, good, "routes")
            _take(state.goods_market, which, f"{good} in the goods market", "O-C-e")
            state.slots[slot] = which
    state.laid = len(tables.open_slots)
    for _ in range(tables.box.goods_removed.get(tables.players, 0)):
        most = max(range(G), key=lambda good: state.goods_market[good])
        state.goods_market[most] -= 1
        state.goods_out[most] += 1


def _route(state: OrleansState, name: str) -> int:
    """`orleans-blois`, with `water` or `road` behind it where both lead there; or the number on the map."""
    tables = state.tables
    wanted = set(key(name).split("_"))
    for index, route in enumerate(tables.routes):
        if name == str(route.id):
            return index
        towns = {*route.a.split("_"), *route.b.split("_")}
        if towns <= wanted and wanted - towns <= {route.by}:
            return index
    raise bad(f"there is no route {name!r}; write two towns, such as `orleans-blois water`", "O-BS-a")


def _give_citizens(state: OrleansState) -> None:
    """Citizens that must have gone to somebody (O-T-d, O-D-c, O-BD-c)."""
    tables = state.tables
    seats = range(tables.seats)
    for (profession, space), citizen in tables.track_citizen.items():
        at = [state.tracks[N * seat + profession] for seat in seats]
        if state.citizens[citizen] < 0 and max(at) >= space:
            state.citizens[citizen] = at.index(max(at))
    for space, citizen in enumerate(tables.space_citizen):
        if citizen >= 0 and state.citizens[citizen] < 0 and max(state.development) >= space:
            state.citizens[citizen] = state.development.index(max(state.development))
    for deed, citizen in enumerate(tables.deed_citizen):
        if not state.deed_left[deed] and state.citizens[citizen] < 0:
            raise bad(f"{tables.deeds[deed].id} is complete: say who has its citizen", "O-BD-c")


def _tile(state: OrleansState, name: Any) -> int:
    place = known(state.tables.place_names, name, "tiles")
    if place < state.tables.board:
        raise bad(f"{name} is no place tile", "O-C-i")
    return place


def _exclude(state: OrleansState, place: int) -> None:
    state.tiles[place - state.tables.board] = OUT


def _take(pile: list[int], index: int, what: str, rule: str) -> None:
    if pile[index] <= 0:
        raise bad(f"there is no {what} left", rule)
    pile[index] -= 1
