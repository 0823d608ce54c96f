"""Mini-expansion 11, the Plague: it breaks out at foci, spreads with fleas from tile to tile, drives
followers home, and can be fled from.

A region is an active focus and the fleas that hang together with it, side by side. Fleas without such a
connection are latent; they wait to be moved.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from ...kernel import (
    NOBODY,
    SEATS,
    STAY,
    Action,
    Ask,
    Build,
    Do,
    Event,
    Limit,
    Malformed,
    Module,
    Slice,
    Verb,
)
from ..figures import at, barred, figure_name, kinds, on_tile, put, send_home, take_off
from ..landscape import find, nodes, part_of, shows
from ..notation import read_part, read_square, write_square
from ..state import CarcassonneState
from ..tables import CITY, FIELD, ROAD, STEP, xy
from ..tiles import load_set

FLEAS = 18  # C-1.21-c
FIRST = 17  # C-3.1.4-a: tiles that are drawn before the plague tiles are among them
SUPPLY = -1
"""Where a flea chip comes from when it is not taken from the layout."""


class Plague(Slice):
    """Foci by square, chips by square, and what this turn still asks for."""

    __slots__ = ("chips", "due", "fled", "foci", "number", "spared", "supply", "today")

    def __init__(self) -> None:
        self.foci: dict[int, int] = {}  # square -> number of an active focus
        self.number = 0  # of the focus laid last
        self.spared: set[int] = set()  # squares of extinguished foci (C-4.2.9.7-e)
        self.chips: dict[int, bool] = {}  # square -> active
        self.supply = FLEAS
        self.due = False  # a chip is to be laid in this turn
        self.today = False  # a focus was laid in this turn
        self.fled = False


def set_up(state: CarcassonneState) -> None:
    """C-3.1.4-a to -c: 17 tiles without plague tiles come first, then the others with the plague tiles."""
    counts = [0] * len(state.tables.tiles)
    for tile in load_set("plague").tiles:
        if tile.id in state.tables.index:  # the rules can be played without the tiles
            counts[state.tables.index[tile.id]] = tile.count
    if state.piles:  # Q-3-9: a river is laid before
        rest, _ = state.piles.pop()
        clean = tuple(have - count for have, count in zip(rest, counts, strict=True))
        state.piles.append((clean, min(FIRST, sum(clean))))
    else:
        state.stock = [have - count for have, count in zip(state.stock, counts, strict=True)]
        state.left = min(FIRST, sum(state.stock))
    state.piles.append((tuple(counts), -1))


# -- regions -----------------------------------------------------------------------------------------------


def neighbours(place: int) -> list[int]:
    return [place + step for step in STEP]


def reached(state: CarcassonneState, start: int) -> set[int]:
    """A focus or chip and all that hangs together with it; Q-4.2.9-3: extinguished foci do not connect."""
    plague = state.slices["plague"]
    seen, todo = {start}, [start]
    while todo:
        for place in neighbours(todo.pop()):
            if place not in seen and (place in plague.chips or place in plague.foci):
                seen.add(place)
                todo.append(place)
    return seen


def recompute(state: CarcassonneState) -> None:
    """C-4.2.9.6-c, C-4.2.9.7-a to -c: the highest focus of a region stays, and chips follow their foci."""
    plague = state.slices["plague"]
    for place in sorted(plague.foci, key=lambda p: plague.foci[p]):
        others = [p for p in reached(state, place) if p in plague.foci and p != place]
        if any(plague.foci[p] > plague.foci[place] for p in others):
            extinguish(state, place, "C-4.2.9.7-a")
    alive = {place for focus in plague.foci for place in reached(state, focus)}
    for place in plague.chips:
        plague.chips[place] = place in alive


def extinguish(state: CarcassonneState, place: int, rule: str) -> None:
    plague = state.slices["plague"]
    number = plague.foci.pop(place)
    plague.spared.add(place)
    if state.listener is not None:
        state.tell(Event("focus-out", rule, None, {"square": xy(place), "number": number}))


def active_tiles(state: CarcassonneState) -> set[int]:
    plague = state.slices["plague"]
    return set(plague.foci) | {place for place, active in plague.chips.items() if active}


# -- the turn ----------------------------------------------------------------------------------------------


def begin(state: CarcassonneState) -> None:
    """B01: C-4.2.9.5-a, C-4.2.9.6-a: with no chip to be had, the focus with the lowest number goes out."""
    plague = state.slices["plague"]
    plague.due = bool(plague.foci)
    plague.fled = plague.today = False
    if plague.due and not plague.supply and all(plague.chips.values()) and len(plague.foci) > 1:
        lowest = min(plague.foci, key=lambda p: plague.foci[p])  # C-4.2.9.5-b: a sole focus stays
        extinguish(state, lowest, "C-4.2.9.5-a")
        recompute(state)


def break_out(state: CarcassonneState, seat: int) -> None:
    """C-4.2.9.1-a to -c, C-4.2.9.4-a to -c: a focus on the plague tile, and no chip in this turn."""
    if not shows(state, "plague"):
        return
    plague = state.slices["plague"]
    plague.number += 1
    place = state.where[state.at]
    plague.foci[place] = plague.number
    plague.due, plague.today = False, True
    if state.listener is not None:
        state.tell(Event("focus", "C-4.2.9.1-c", seat, {"square": xy(place), "number": plague.number}))
    recompute(state)


def no_follower_today(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.2.9.1-d, C-4.4-h: whoever lays out a focus places no follower in that turn (X-4.2.9-1)."""
    box = state.ruleset.tables
    kind = box.number.get(action[0])
    return (kind is not None and box.figures[kind].follower) or action[0] in {"fly", "cap", "crown"}


def focus_today(state: CarcassonneState) -> bool:
    return bool(state.slices["plague"].today)


# -- spreading ---------------------------------------------------------------------------------------------


def sources(state: CarcassonneState) -> list[int]:
    """C-4.2.9.2-b, C-4.2.9.5-d, C-4.2.9.8-a: the supply, else a latent chip, else one of the sole region."""
    plague = state.slices["plague"]
    if plague.supply:
        return [SUPPLY]
    latent = sorted(place for place, active in plague.chips.items() if not active)
    return latent or sorted(plague.chips)


def targets(state: CarcassonneState, source: int) -> list[int]:
    """C-4.2.9.2-b, -c: beside an active focus or chip, on a tile that can be infected."""
    plague = state.slices["plague"]
    active = active_tiles(state)
    if source != SUPPLY and plague.chips[source]:  # Q-4.2.9-10: it may cut others off
        held = plague.chips.pop(source)
        active = {place for focus in plague.foci for place in reached(state, focus)}
        plague.chips[source] = held
    found = {p for place in active for p in neighbours(place)} - {source}
    return sorted(p for p in found if open_to_fleas(state, p))


def open_to_fleas(state: CarcassonneState, place: int) -> bool:
    """C-4.2.9.2-f, -i, C-4.2.9.4-e, C-4.2.9.7-e: not on a chip, a focus, dragon, fairy, Carcassonne."""
    plague = state.slices["plague"]
    number = state.board.get(place)
    if number is None or place in plague.chips or place in plague.foci or place in plague.spared:
        return False
    tile = state.tables.tiles[state.laid[number] >> 2]
    if tile.block and tile.block[0] in {"carcassonne", "wheel"}:
        return False
    return not barred(state, number) and not any(
        hook(state, place) for hook in state.ruleset.hooks.get("spared", ())
    )


def spreads(state: CarcassonneState, seat: int) -> list[Action]:
    if not state.slices["plague"].due:
        return []
    return [("flea", source, place) for source in sources(state) for place in targets(state, source)]


def take_flea(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.9.2-d: followers on the tile return without scoring; C-4.2.9.2-e: barns and castles stay."""
    _, source, place = action
    plague = state.slices["plague"]
    plague.due = False
    if source == SUPPLY:
        plague.supply -= 1
    else:
        del plague.chips[source]
    plague.chips[place] = True
    if state.listener is not None:
        state.tell(Event("flea", "C-4.2.9.2-b", seat, {"square": xy(place)}))
    figures = kinds(state)
    for node, figure in on_tile(state, state.board[place]):
        if figures[figure >> 3].follower and figure in on(state, node) and not sheltered(state, node):
            send_home(state, figure, node, "C-4.2.9.2-d")
    recompute(state)
    return STAY


def sheltered(state: CarcassonneState, node: int) -> bool:
    """C-4.2.9.2-e: whether a module keeps the plague away from a place."""
    return any(hook(state, node) for hook in state.ruleset.hooks.get("sheltered", ()))


def on(state: CarcassonneState, node: int) -> tuple[int, ...]:
    return state.figures.get(node, ()) or state.tops.get(node, ())


def dragon_comes(state: CarcassonneState, place: int) -> None:
    """C-4.2.9.2-f: the chip on a tile that the dragon enters goes back to the supply (Q-4.2.9-4)."""
    plague = state.slices["plague"]
    if plague.chips.pop(place, None) is not None:
        plague.supply += 1
        recompute(state)


def must_spread(state: CarcassonneState) -> int | tuple[int, ...]:
    """Q-4.2.9-1, Q-4.2.9-12: at the latest at the end of the turn; without a legal tile it falls away."""
    return state.turn if state.slices["plague"].due else NOBODY


# -- flight ------------------------------------------------------------------------------------------------


def flights(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.9.3-a, -b, -e: one own follower along his road, city or meadow onto another tile."""
    plague = state.slices["plague"]
    if not plague.number or plague.fled:
        return []
    figures = kinds(state)
    found = []
    for node, here in sorted(state.figures.items()):
        for figure in dict.fromkeys(here):
            if (
                figure & 7 == seat
                and figures[figure >> 3].follower
                and state.kind[node] in (CITY, FIELD, ROAD)
            ):
                found += [("flee", figure, node, goal) for goal in goals(state, node)]
    return found


def goals(state: CarcassonneState, node: int) -> list[int]:
    """C-4.2.9.3-c, -d, -f, -h: the parts of the area that can be reached past clean tiles only."""
    root = find(state, node)
    plague = state.slices["plague"]
    start = state.board[part_of(state, node)[0]]
    seen, todo, found = {start}, [start], []
    while todo:
        here = state.where[todo.pop()]
        for place in neighbours(here):
            number = state.board.get(place)
            if number is None or number in seen or place in plague.chips or place in plague.foci:
                continue
            parts = [n for n in nodes(state, number) if find(state, n) == root]
            if parts:
                seen.add(number)
                todo.append(number)
                found += [] if barred(state, number) else parts
    return sorted(found)


def take_flight(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.9.3-g: where a follower stands already is no hindrance. The area keeps its figures."""
    _, figure, node, goal = action
    state.slices["plague"].fled = True
    put(state, figure, goal)
    take_off(state, figure, node)
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "from": at(state, node), **at(state, goal)}
        state.tell(Event("flee", "C-4.2.9.3-a", seat, data))
    return STAY


# -- notation ----------------------------------------------------------------------------------------------


def write_flea(state: CarcassonneState, action: Action) -> str:
    _, source, place = action
    return f"flea {write_square(place)}" + ("" if source == SUPPLY else f" from {write_square(source)}")


def read_flea(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"flea (\S+)(?: from (\S+))?", text.strip())
    if not match:
        raise Malformed("bad-flea", f"{text!r}: write `flea x,y` or `flea x,y from x,y`")
    return ("flea", read_square(match[2]) if match[2] else SUPPLY, read_square(match[1]))


def write_flight(state: CarcassonneState, action: Action) -> str:
    _, figure, node, goal = action
    ends = [part_of(state, n) for n in (node, goal)]
    there, here = (f"{write_square(place)} {part.where(quarter)}" for place, quarter, part in ends)
    return f"flee {figure_name(state, figure)} {there} to {here}"


def read_flight(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"flee ([a-z]+) (\S+) (.+) to (\S+) (.+)", text.strip())
    if not match or match[1] not in state.ruleset.tables.number:
        raise Malformed("bad-flight", f"{text!r}: write `flee figure x,y area to x,y area`")
    ends = []
    for where, area in ((match[2], match[3]), (match[4], match[5])):
        number = state.board.get(read_square(where))
        if not number:
            raise Malformed("no-tile", f"{text!r}: there is no tile on {where}")
        ends.append(read_part(state, number, area))
    return ("flee", 8 * state.ruleset.tables.number[match[1]] + seat, *ends)


def show_flea(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    x, y = xy(action[2])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}, "x": x, "y": y}


def show_flight(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    _, figure, node, goal = action
    x, y = xy(part_of(state, goal)[0])
    args = {"figure": figure_name(state, figure), "area": at(state, goal)["area"], "x": x, "y": y}
    return {
        "targets": [f"part:{x},{y}:{part_of(state, goal)[2].name}"],
        "args": args,
        "from": at(state, node),
    }


# -- limits ------------------------------------------------------------------------------------------------


def _not_due(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices["plague"].due


def _closed_to_fleas(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not open_to_fleas(state, action[2])


def _too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in spreads(state, seat)


def _fled(state: CarcassonneState, seat: int, action: Action) -> bool:
    plague = state.slices["plague"]
    return plague.fled or not plague.number


def _cannot_flee(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[2]] not in (CITY, FIELD, ROAD)


def _no_way(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in flights(state, seat)


FLEA = Verb(
    "flea",
    spreads,
    take_flea,
    ("C-4.2.9.2-b", "C-4.2.9.2-c", "C-4.2.9.2-g"),
    write_flea,
    read_flea,
    (
        Limit("C-4.2.9.4-c", "no-flea-now", _not_due),
        Limit("C-4.2.9.2-f", "not-to-be-infected", _closed_to_fleas),
        Limit("C-4.2.9.2-b", "not-beside-the-plague", _too_far),
    ),
    show_flea,
    free=True,
)
FLEE = Verb(
    "flee",
    flights,
    take_flight,
    ("C-4.2.9.3-a", "C-4.2.9.3-b"),
    write_flight,
    read_flight,
    (
        Limit("C-4.2.9.3-a", "one-flight-a-turn", _fled),
        Limit("C-4.2.9.3-e", "cannot-flee", _cannot_flee),
        Limit("C-4.2.9.3-f", "no-clean-way", _no_way),
    ),
    show_flight,
    free=True,
)


# -- keeping -----------------------------------------------------------------------------------------------


def view(state: CarcassonneState) -> dict[str, Any]:
    plague = state.slices["plague"]
    return {
        "plague": {
            "foci": [[*xy(p), number] for p, number in sorted(plague.foci.items())],
            "spared": [list(xy(p)) for p in sorted(plague.spared)],
            "fleas": [[*xy(p), active] for p, active in sorted(plague.chips.items())],
            "supply": plague.supply,
            "due": SEATS[state.turn] if plague.due else None,
        }
    }


def count(state: CarcassonneState) -> None:
    plague = state.slices["plague"]
    assert plague.supply + len(plague.chips) == FLEAS, f"{plague.supply} fleas and {len(plague.chips)} laid"
    alive = {place for focus in plague.foci for place in reached(state, focus)}
    assert all(active == (place in alive) for place, active in plague.chips.items()), (
        "a flea shows the wrong side"
    )


def install(build: Build) -> None:
    build.keep("plague", Plague)
    build.listen("set-up", set_up)
    build.listen("lay", break_out)
    build.listen("dragon", dragon_comes)
    build.listen("view", view)
    build.listen("count", count)
    build.fill("B01", Do("plague", ("C-4.2.9.5-a", "C-4.2.9.6-a"), run=begin))
    build.contribute("B04", FLEE)
    for verb in (FLEA, FLEE):
        build.contribute("B09", verb)
    limit = Limit("C-4.2.9.1-d", "focus-laid", no_follower_today, when=focus_today)
    for decision in ("B09", "D-PHANTOM"):
        if decision == "B09" or "phantom" in build.setup.elements:
            build.refuse(decision, limit)
    last = Ask("B24.flea", ("C-4.2.9.2-b",), decision="D-SPREAD", kind="place", who=must_spread)
    last.verbs = (replace(FLEA, free=False),)
    build.insert(last, before="B24" if build.option("endOfTurnEvents") == "after-double-turn" else "B25")
    build.listen("turn", lambda: ("plague", ("due", "fled", "today")))


MODULES = (Module("plague", install, after=("river", "river2", "phantom", "dragon", "builder")),)
