"""Given positions: a partial description laid over the set-up, refused when it cannot come about.

"given": {
  "bag": 1, "starter": "A",
  "display": ["farmer", "knight"], "discard": ["farmer", …],
  "laid_out": ["stable"],
  "sheets": {"A": {
    "routes": ["O-8", "8-16"], "posts": ["8"], "goods": {"grain": 2},
    "circled": [2, 1, 0], "crossed": [1, 0, 0], "shields": 1, "development": 7, "monks": 1,
    "deeds": ["1 farmer"], "places": ["library"]}},
  "claimed": {"development:12": "B"}
}

Tiles that are nowhere are in the bag; without `discard` those that must have left are drawn by lot. Of a tier
whose places are not all named, the others are drawn too. A yellow bonus that several could have had is the
first seat's unless `claimed` says otherwise. `johanna` describes her area (`solo/given.py`): her `posts` may
be more than the `towns` that she has crossed, where those do not matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..kernel import SEATS, Malformed
from .bank import crossed_columns
from .hooks import CHECK_PIECES, GIVEN
from .notation import read_number, read_person, read_place, read_route, read_town
from .routes import fill
from .sheets import TILES
from .state import JohannaState
from .tables import FREE, JOHANNA, MONK_NO, OUT, PERSONS, REMOVED, TYPES
from .warehouse import full_columns, read_sort

KEYS = ("bag", "starter", "display", "discard", "laid_out", "sheets", "claimed", "johanna")
SHEET = (
    *("routes", "posts", "goods", "circled", "crossed", "shields", "development", "monks", "deeds", "places"),
)


def bad(text: str, rule: str | None = None) -> Malformed:
    return Malformed("bad-given", note=text, rule=rule)


def apply_position(state: JohannaState, given: Mapping[str, Any]) -> None:
    known(given, KEYS, "given")
    try:
        _tiles(state, given)
        for name in strings(given.get("laid_out", ()), "laid_out"):
            own(state, read_place(state, [name]), FREE)
        for name, marks in mapping(given.get("sheets", {}), "sheets").items():
            _sheet(state, _seat(state, name), mapping(marks, f"sheets.{name}"))
        for hook in state.ruleset.listeners(GIVEN):
            hook(state, mapping(given.get("johanna", {}), "johanna"))
        _shared_towns(state)
        _claims(state, mapping(given.get("claimed", {}), "claimed"))
    except Malformed as problem:
        if problem.code == "bad-given":
            raise
        raise Malformed("bad-given", detail="cause", rule=problem.rule, cause=problem) from None
    if "johanna" in given and not state.ruleset.listeners(GIVEN):
        raise bad("Johanna plays only with one player", "J-C-5")


def known(entry: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
    if unknown := set(entry) - set(keys):
        raise bad(f"there is no {', '.join(sorted(unknown))} in {where}; known are {', '.join(keys)}")


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise bad(f"{where} must be an object")
    return value


def strings(value: Any, where: str) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(v, str) for v in value):
        raise bad(f"{where} must be a list of texts")
    return list(value)


def number(value: Any, highest: int, where: str, rule: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise bad(f"{where} is {value!r}, not a number from 0 to {highest}", rule)
    return value


def _seat(state: JohannaState, name: object) -> int:
    seats = SEATS[: state.ruleset.setup.seats]
    if not isinstance(name, str) or len(name) != 1 or name not in seats:
        raise bad(f"there is no seat {name!r}; seats are {', '.join(seats)}")
    return seats.index(name)


# -- tiles -------------------------------------------------------------------------------------------------


def _tiles(state: JohannaState, given: Mapping[str, Any]) -> None:
    """Where the tiles are, and from that the round and whose turn it is."""
    count = state.tables.count
    state.bags = number(given.get("bag", 1), count.bags, "bag", "J-R-13") - 1
    if state.bags < 0:
        raise bad("the first bag has the number 1", "J-R-11")
    display = strings(given.get("display", ()), "display")
    discard = strings(given.get("discard", ()), "discard")
    if len(display) > count.draw:
        raise bad(f"the display has at most {count.draw} tiles", "J-R-2")
    for counts, names in ((state.display, display), (state.discard, discard)):
        for name in names:
            _take_tile(state, name, counts)
    if "discard" in given:
        state.to_aside = 0
    elif display:
        state.to_aside = count.set_aside + count.draw - len(display)
    left = sum(state.bag) - state.to_aside
    if left % count.draw or left + len(display) + len(discard) + state.to_aside != TILES:
        raise bad(f"{left} tiles would be left in the bag, which is no number of full rounds", "J-R-14")
    drawn = TILES - count.set_aside - left - (count.draw if display else 0)
    if drawn < 0 or (not display and not left):
        raise bad(f"{sum(state.discard)} discarded tiles do not fit this round", "J-R-7")
    state.round = state.bags * count.rounds_per_bag + drawn // count.draw
    if "starter" in given:
        state.starter = _seat(state, given["starter"])
    if display and state.starter < 0:
        state.starter = 0
    if state.tables.rivals:
        state.starter = state.round % state.tables.movers  # J-L-10
    if state.starter >= 0:
        passed = count.draw - len(display) if display else 0
        state.turn = (state.starter + passed) % state.tables.movers


def _take_tile(state: JohannaState, name: str, to: list[int]) -> None:
    person = read_person(state, name)
    if person == MONK_NO or not state.bag[person]:
        raise bad(f"there are not so many tiles of the {name}", "J-C-3")
    state.bag[person] -= 1
    to[person] += 1


# -- sheets ------------------------------------------------------------------------------------------------


def _sheet(state: JohannaState, seat: int, marks: Mapping[str, Any]) -> None:
    known(marks, SHEET, f"the sheet of {SEATS[seat]}")
    tables = state.tables
    _routes(state, seat, strings(marks.get("routes", ()), "routes"))
    for name, ticks in mapping(marks.get("goods", {}), "goods").items():
        sort = read_sort(state, name)
        state.goods[seat * tables.sorts + sort] = number(ticks, tables.spaces, name, "J-W-1")
    _bank(state, seat, marks)
    state.shields[seat] = number(marks.get("shields", 0), len(tables.depot), "shields", "J-X-4")
    state.field[seat] = number(marks.get("development", 0), tables.length, "development", "J-E-8")
    state.monks[seat] = number(marks.get("monks", 0), tables.hires, "monks", "J-T-4")
    for line in strings(marks.get("deeds", ()), "deeds"):
        _deed(state, seat, line)
    for name in strings(marks.get("places", ()), "places"):
        own(state, read_place(state, [name]), seat)
    for name in strings(marks.get("posts", ()), "posts"):
        town = read_town(state, name)
        if state.tables.struck_towns >> town & 1:
            raise bad(f"town {name} is struck", "J-S-18")
        if not state.reach[seat] >> town & 1:
            raise bad(f"{SEATS[seat]} has a trading post in {name}, which is not connected", "J-CR-2")
        state.posts[seat] |= 1 << town
        state.taken |= (1 << town) & ~tables.hub_bit


def _routes(state: JohannaState, seat: int, names: list[str]) -> None:
    waiting = [read_route(state, name) for name in names]
    if len(set(waiting)) < len(waiting):
        raise bad(f"{SEATS[seat]} has a route twice", "J-KN-2")
    for route in waiting:
        if state.tables.struck_routes >> route & 1:
            raise bad(f"route {state.tables.routes[route]} is struck", "J-S-18")
    while waiting:
        ready = [route for route in waiting if state.touch[seat] >> route & 1]
        if not ready:
            raise bad(f"route {state.tables.routes[waiting[0]]} is not connected to Orléans", "J-KN-3")
        for route in ready:
            fill(state, seat, route)
        waiting = [route for route in waiting if route not in ready]


def _bank(state: JohannaState, seat: int, marks: Mapping[str, Any]) -> None:
    tables = state.tables
    own = slice(seat * tables.rows, (seat + 1) * tables.rows)
    for name, target in (("circled", state.circled), ("crossed", state.crossed)):
        if name in marks:
            rows = marks[name]
            if not isinstance(rows, list | tuple) or len(rows) != tables.rows:
                raise bad(f"{name} is a list of {tables.rows} numbers, one for each row", "J-Q-1")
            target[own] = [number(n, tables.width, name, "J-Q-1") for n in rows]
    if any(x > o for o, x in zip(state.circled[own], state.crossed[own], strict=True)):
        raise bad(f"{SEATS[seat]} has crossed coins that are not circled", "J-Q-8")
    if not state.circled[own][tables.start_row]:
        raise bad("the first coin is circled from the start", "J-S-16")


def _deed(state: JohannaState, seat: int, line: str) -> None:
    words = line.replace(".", " ").split()
    if len(words) != 2:
        raise bad(f"{line!r} is no tick of a deed; write `1 farmer`")
    deed = read_number(words[0], len(state.tables.deed_mask), "deed")
    person = read_person(state, words[1])
    ticks = [t for d, t in state.tables.shown[person] if d == deed and not state.deeds[seat] >> t & 1]
    if not ticks:
        raise bad(f"{line!r}: the deed shows no such person, or it is struck or ticked", "J-D-2")
    state.deeds[seat] |= 1 << ticks[0]


def own(state: JohannaState, place: int, owner: int) -> None:
    """A place that is known to be in the game, and whose it is."""
    tables = state.tables
    name = tables.places[place]
    printed = state.laid_out > 0
    before = state.owner[place]
    if printed and before == OUT:
        raise bad(f"{name} is not printed on the sheet", "J-S-7")
    if before != (FREE if printed else OUT):
        raise bad(f"{name} is named twice", "J-TR-2")
    bit = 1 << place
    state.owner[place] = owner
    state.on_offer = state.on_offer | bit if owner == FREE else state.on_offer & ~bit
    if owner >= 0:
        state.owned[owner] |= bit
        state.bought[tables.tier[place]] += 1
    there = sum(o != OUT and tables.tier[n] == tables.tier[place] for n, o in enumerate(state.owner))
    most = tables.sheets.places.per_tier_laid_out
    if there > most and not printed:
        raise bad(f"more than {most} places of one tier", "J-S-8")


def _shared_towns(state: JohannaState) -> None:
    """J-CR-4: in a town only one can have built without Tavern."""
    for town, name in enumerate(state.tables.towns):
        plain = [
            seat
            for seat, posts in enumerate(state.posts)
            if posts >> town & 1 and not state.owned[seat] & state.tables.tavern
        ]
        if len(plain) > 1 and town != state.tables.hub:
            raise bad(f"two have built in {name}", "J-CR-4")


# -- yellow bonuses ----------------------------------------------------------------------------------------


def conditions(state: JohannaState) -> dict[int, Callable[[int], bool]]:
    """For every yellow bonus, whether a seat meets its condition."""
    tables = state.tables
    found: dict[int, Callable[[int], bool]] = {}
    for n, pair in enumerate(tables.columns):
        found[pair.yellow] = lambda seat, n=n: full_columns(state, seat) > n  # type: ignore[misc]
    for n, pair in enumerate(tables.bank_rows):
        found[pair.yellow] = (
            lambda seat, n=n: state.circled[seat * tables.rows + n] == tables.width  # type: ignore[misc]
        )
    for n, pair in enumerate(tables.bank_columns):
        found[pair.yellow] = lambda seat, n=n: crossed_columns(state, seat) > n  # type: ignore[misc]
    for n, pair in enumerate(tables.fields):
        found[pair.yellow] = lambda seat, n=n: state.field[seat] > n  # type: ignore[misc]
    for n, bonus in enumerate(tables.deed_bonus):
        mask = tables.deed_mask[n]
        found[bonus] = lambda seat, mask=mask: state.deeds[seat] & mask == mask  # type: ignore[misc]
    for town, bonus in tables.town_bonus.items():
        found[bonus] = lambda seat, town=town: bool(state.posts[seat] >> town & 1)  # type: ignore[misc]
    found.pop(-1, None)
    return found


def _claims(state: JohannaState, claimed: Mapping[str, Any]) -> None:
    tables = state.tables
    by_id = {tables.bonuses[n].id: n for n in conditions(state)}
    if unknown := set(claimed) - set(by_id):
        raise bad(f"{', '.join(sorted(unknown))}: no yellow bonus; they are {', '.join(by_id)}", "J-Y-3")
    for bonus, met in conditions(state).items():
        able = [seat for seat in range(len(state.posts)) if met(seat)]
        name = tables.bonuses[bonus].id
        owner = able[0] if able else FREE
        if name in claimed:
            hers = claimed[name] == SEATS[JOHANNA] and tables.rivals > 0
            owner = JOHANNA if hers else _seat(state, claimed[name])
            if not hers and owner not in able:
                raise bad(f"{claimed[name]} has {name} without its condition", "J-Y-3")
        if owner == FREE:
            continue
        state.gone[bonus] = owner
        if owner != JOHANNA and tables.bonuses[bonus].effect.kind == "citizen":
            state.citizens[owner] += tables.bonuses[bonus].effect.amount
        if bonus in tables.deed_bonus:
            state.doers[tables.deed_bonus.index(bonus)] = owner
            if len(able) > 1 or (owner == JOHANNA and able):
                raise bad(f"{name} has been completed twice", "J-D-9")


# -- counting ----------------------------------------------------------------------------------------------


def count_pieces(state: JohannaState) -> None:
    """Every tile, place and mark is where it can be, and only once."""
    _count_tiles(state)
    _count_places(state)
    for seat in range(len(state.posts)):
        _count_sheet(state, seat)
    _count_yellow(state)
    for hook in state.ruleset.listeners(CHECK_PIECES):
        hook(state)


def _count_tiles(state: JohannaState) -> None:
    tables = state.tables
    for person in range(TYPES):
        have = state.bag[person] + state.display[person] + state.discard[person] + (state.hand == person)
        assert have == tables.tiles[person], f"{PERSONS[person]}: {have} tiles"
        assert min(state.bag[person], state.display[person], state.discard[person]) >= 0
    between = state.to_aside or state.to_draw
    assert between or sum(state.bag) % tables.count.draw == 0, "the bag does not divide into full rounds"


def _count_places(state: JohannaState) -> None:
    tables = state.tables
    bought = [0] * len(tables.tier_mask)
    for place, owner in enumerate(state.owner):
        assert bool(state.on_offer >> place & 1) == (owner == FREE), f"{tables.places[place]}: whose is it?"
        holders = [seat for seat, owned in enumerate(state.owned) if owned >> place & 1]
        assert holders == ([owner] if owner >= 0 else []), f"{tables.places[place]} has owners {holders}"
        bought[tables.tier[place]] += owner >= 0
        if tables.options["johanna_removal_unlocks"]:
            bought[tables.tier[place]] += owner == REMOVED
    assert bought == state.bought, f"bought {state.bought}, owned {bought}"
    if state.laid_out == len(tables.layouts):
        each = Counter(tables.tier[n] for n, owner in enumerate(state.owner) if owner != OUT)
        assert sum(each.values()) == len(tables.layouts) * tables.sheets.places.per_tier_laid_out


def _count_sheet(state: JohannaState, seat: int) -> None:
    tables = state.tables
    reach, touch = tables.hub_bit, tables.routes_at[tables.hub]
    filled = [route for route in range(len(tables.routes)) if state.routes[seat] >> route & 1]
    for _ in filled:
        for route in filled:
            if touch >> route & 1:
                for town in tables.ends[route]:
                    reach |= 1 << town
                    touch |= tables.routes_at[town]
    assert all(touch >> route & 1 for route in filled), "a route hangs in the air"
    assert (reach, touch) == (state.reach[seat], state.touch[seat]), "the network is misdrawn"
    assert not state.routes[seat] & tables.struck_routes
    assert state.posts[seat] & ~reach == 0, "a trading post without a route"
    assert not state.posts[seat] & tables.struck_towns
    assert (state.posts[seat] & ~tables.hub_bit) & ~state.taken == 0, "a town is not crossed for the others"
    goods = state.goods[seat * tables.sorts : (seat + 1) * tables.sorts]
    assert all(0 <= n <= tables.spaces for n in goods)
    rows = slice(seat * tables.rows, (seat + 1) * tables.rows)
    for circled, crossed in zip(state.circled[rows], state.crossed[rows], strict=True):
        assert 0 <= crossed <= circled <= tables.width, "a coin is crossed that is not circled"
    assert 0 <= state.shields[seat] <= len(tables.depot)
    assert 0 <= state.field[seat] <= tables.length
    assert 0 <= state.monks[seat] <= tables.hires


def _count_yellow(state: JohannaState) -> None:
    """J-Y-3: nobody has a yellow bonus without its condition, and it is gone when somebody meets it."""
    tables = state.tables
    citizens = [0] * len(state.posts)
    met = conditions(state)
    for bonus, fits in met.items():
        owner = state.gone.get(bonus, FREE)
        able = [seat for seat in range(len(state.posts)) if fits(seat)]
        assert owner in ([*able, JOHANNA] if able or owner == JOHANNA else [FREE]), tables.bonuses[bonus].id
        if 0 <= owner < len(citizens) and tables.bonuses[bonus].effect.kind == "citizen":
            citizens[owner] += tables.bonuses[bonus].effect.amount
    assert set(state.gone) <= set(met)
    if state.most_posts >= 0:
        citizens[state.most_posts] += 1
    assert citizens == state.citizens, f"citizens {state.citizens}, earned {citizens}"
    for deed, doer in enumerate(state.doers):
        able = [seat for seat in range(len(state.posts)) if met[tables.deed_bonus[deed]](seat)]
        assert able == ([doer] if FREE < doer < len(citizens) else []), f"deed {deed + 1}"
    assert len(set(state.queue)) == len(state.queue), "a bonus waits twice"
