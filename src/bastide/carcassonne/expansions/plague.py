"""Mini-expansion 11, the Plague: it breaks out at foci, spreads with fleas from tile to tile, drives
followers home, and can be fled from.

A region is an active focus and the fleas that hang together with it, side by side. Fleas without such a
connection are latent; they wait to be moved.
"""

from __future__ import annotations

import re
from collections.abc import Callable
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
from ..figures import kinds, on_tile, send_home
from ..flow import figure_steps
from ..landscape import shows
from ..notation import read_square, write_square
from ..state import CarcassonneState
from ..tables import STEP, WIDTH, xy
from ..tiles import load_set
from .plague_flight import FLEE, forget_ways

FLEAS = 18  # C-1.21-c
FIRST = 17  # C-3.1.4-a: tiles that are drawn before the plague tiles are among them
SUPPLY = -1
"""Where a flea chip comes from when it is not taken from the layout."""


class Plague(Slice):
    """Foci by square, chips by square, and what this turn still asks for."""

    __slots__ = (
        "_spread",
        "_ways",
        "chips",
        "due",
        "fled",
        "foci",
        "near",
        "number",
        "shut",
        "spared",
        "supply",
        "today",
    )

    def __init__(self) -> None:
        self.foci: dict[int, int] = {}  # square -> number of an active focus
        self.number = 0  # of the focus laid last
        self.spared: set[int] = set()  # squares of extinguished foci (C-4.2.9.7-e)
        self.chips: dict[int, bool] = {}  # square -> active
        self.near: list[int] = []  # squares beside the active plague that can be infected
        self.shut = 0  # tiles with a chip or a focus, one bit each
        self.supply = FLEAS
        self.due = False  # a chip is to be laid in this turn
        self.today = False  # a focus was laid in this turn
        self.fled = False
        self._ways: dict[int, tuple[int, int, list[dict[int, int]]]] = {}  # by area: see plague_flight.py
        self._spread: tuple[Any, ...] = ()  # where fleas may go, and from which position that was worked out


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


def spread_out(rest: set[int], start: int) -> list[int]:
    """A focus or chip and all of the rest that hangs together with it; that is rest no more."""
    rest.discard(start)
    found = [start]
    for here in found:  # grows while we walk along it
        for place in (here - WIDTH, here + 1, here + WIDTH, here - 1):
            if place in rest:
                rest.remove(place)
                found.append(place)
    return found


def reached(state: CarcassonneState, start: int) -> set[int]:
    """The region of an active focus; Q-4.2.9-3: extinguished foci do not connect."""
    plague = state.slices["plague"]
    return set(spread_out({*plague.chips, *plague.foci}, start))


def recompute(state: CarcassonneState) -> None:
    """C-4.2.9.6-c, C-4.2.9.7-a to -c: the highest focus of a region stays, and chips follow their foci."""
    plague, board, tiles, laid = state.slices["plague"], state.board, state.tables.tiles, state.laid
    if len(plague.foci) > 1:
        rest = {*plague.chips, *plague.foci}
        for place in sorted(plague.foci, key=lambda p: -plague.foci[p]):
            if place in rest:
                spread_out(rest, place)
            else:
                extinguish(state, place, "C-4.2.9.7-a")
    taken = {*plague.chips, *plague.foci}
    rest = taken.copy()  # Q-4.2.9-3: without what went out just now
    alive = [place for focus in plague.foci for place in spread_out(rest, focus)]
    plague.chips = {place: place not in rest for place in plague.chips}
    plague.shut = sum([1 << board[place] for place in taken])
    beside = {place + step for place in alive for step in STEP} - taken - plague.spared
    near = [place for place in beside if place in board]
    plague.near = sorted([p for p in near if not tiles[laid[board[p]] >> 2].block or not on_block(state, p)])


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
        extinguish(state, lowest, "C-4.2.9.6-a" if plague.spared else "C-4.2.9.5-a")
        recompute(state)


def break_out(state: CarcassonneState, seat: int) -> None:
    """C-4.2.9.1-a to -c, C-4.2.9.4-a to -c: a focus on the plague tile, and no chip in this turn."""
    plague = state.slices["plague"]
    place = state.where[state.at]
    if not shows(state, "plague"):
        if plague.foci and any(p in plague.foci or plague.chips.get(p) for p in (place + s for s in STEP)):
            plague.near = sorted([*plague.near, place])
        return
    plague.number += 1
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


def targets(state: CarcassonneState) -> list[int]:
    """C-4.2.9.2-b, -c: beside an active focus or chip, on a tile that can be infected now."""
    spared = guarded(state)
    return [place for place in state.slices["plague"].near if place not in spared]


def guarded(state: CarcassonneState) -> list[int]:
    """C-4.2.9.2-f: the squares of the dragon and the fairy."""
    found = [state.where[tile] for barred in state.ruleset.tables.barred if (tile := barred(state))]
    return found + [place(state) for place in state.ruleset.hooks.get("spared", ())]


def lost_with(state: CarcassonneState) -> dict[int, set[int]]:
    """Q-4.2.9-10: what stops being active when a chip is taken: itself and all that it alone joins to the
    focus. Found on one walk from each focus: how far back does what lies behind a tile lead?"""
    active = active_tiles(state)
    order: list[int] = []
    lost: dict[int, set[int]] = {}
    number: dict[int, int] = {}

    def walk(place: int) -> int:
        here = back = number[place] = len(order)
        order.append(place)
        lost[place] = {place}
        for step in STEP:
            beside = place + step
            if beside in number:
                back = min(back, number[beside])
            elif beside in active:
                first = len(order)
                leads = walk(beside)
                if leads >= here:  # not past this tile
                    lost[place].update(order[first:])
                back = min(back, leads)
        return back

    for focus in state.slices["plague"].foci:
        walk(focus)
    return lost


def open_to_fleas(state: CarcassonneState, place: int) -> bool:
    return not any(immune(state, place) for _, _, immune in IMMUNE)


def spreads(state: CarcassonneState, seat: int) -> list[Action]:
    """What there is to do with the chip of this turn. It is worked out again when the plague, the layout
    beside it, the dragon or the fairy has moved."""
    plague = state.slices["plague"]
    if not plague.due:
        return []
    spared = guarded(state)
    if not plague._spread or plague._spread[0] is not plague.near or plague._spread[1] != spared:
        plague._spread = (plague.near, spared, list_spreads(state))
    return plague._spread[2]  # type: ignore[no-any-return]


def list_spreads(state: CarcassonneState) -> list[Action]:
    plague = state.slices["plague"]
    chips = sources(state)
    near = targets(state)
    if not plague.chips.get(chips[0]):  # from the supply or latent: nothing else changes
        return [("flea", source, place) for source in chips for place in near]
    active, lost = active_tiles(state), lost_with(state)
    beside = [(place, {place + step for step in STEP} & active) for place in near]
    return [("flea", source, place) for source in chips for place, by in beside if not by <= lost[source]]


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


# -- notation ----------------------------------------------------------------------------------------------


def write_flea(state: CarcassonneState, action: Action) -> str:
    _, source, place = action
    return f"flea {write_square(place)}" + ("" if source == SUPPLY else f" from {write_square(source)}")


def read_flea(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"flea (\S+)(?: from (\S+))?", text.strip())
    if not match:
        raise Malformed("bad-flea", f"{text!r}: write `flea x,y` or `flea x,y from x,y`")
    return ("flea", read_square(match[2]) if match[2] else SUPPLY, read_square(match[1]))


def show_flea(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    _, source, place = action
    x, y = xy(place)
    shown = {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}, "x": x, "y": y}
    if source == SUPPLY:
        return shown
    fx, fy = xy(source)
    targets = [f"tile:{x},{y}", f"tile:{fx},{fy}"]
    args = {"x": x, "y": y, "fx": fx, "fy": fy}
    return {**shown, "label": "carcassonne-flea-from", "targets": targets, "args": args}


# -- limits ------------------------------------------------------------------------------------------------


def _no_tile(state: CarcassonneState, place: int) -> bool:
    return place not in state.board


def _flea_there(state: CarcassonneState, place: int) -> bool:
    return place in state.slices["plague"].chips


def _focus_there(state: CarcassonneState, place: int) -> bool:
    return place in state.slices["plague"].foci


def _gone_out(state: CarcassonneState, place: int) -> bool:
    return place in state.slices["plague"].spared


def block(state: CarcassonneState, place: int) -> str:
    """The block that a tile is part of."""
    found = state.tables.tiles[state.laid[state.board[place]] >> 2].block
    return found[0] if found else ""


def on_block(state: CarcassonneState, place: int) -> bool:
    return block(state, place) in ("carcassonne", "wheel")


def _dragon_or_fairy(state: CarcassonneState, place: int) -> bool:
    return place in guarded(state)


IMMUNE = (
    ("C-4.2.9.2-b", "no-tile-there", _no_tile),
    ("C-4.2.9.2-b", "flea-there", _flea_there),
    ("C-4.2.9.4-e", "focus-there", _focus_there),
    ("C-4.2.9.7-e", "focus-gone-out", _gone_out),
    ("C-4.2.9.2-i", "not-carcassonne", lambda state, place: block(state, place) == "carcassonne"),
    ("Q-4.2.9-6", "not-the-wheel", lambda state, place: block(state, place) == "wheel"),
    ("C-4.2.9.2-f", "dragon-or-fairy-there", _dragon_or_fairy),
)
"""Where no flea chip may be laid, each with its rule; the later ones are about a square with a tile."""


def _on(immune: Callable[[CarcassonneState, int], bool]) -> Callable[[CarcassonneState, int, Action], bool]:
    return lambda state, seat, action: immune(state, action[2])


def _focus_today(state: CarcassonneState, seat: int, action: Action) -> bool:
    return focus_today(state)


def _not_due(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices["plague"].due


def _too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in spreads(state, seat)


FLEA = Verb(
    "flea",
    spreads,
    take_flea,
    ("C-4.2.9.2-b", "C-4.2.9.2-c", "C-4.2.9.2-g"),
    write_flea,
    read_flea,
    (
        Limit("C-4.2.9.4-c", "no-flea-today", _focus_today),
        Limit("C-4.2.9.2-a", "no-flea-now", _not_due),
        *(Limit(rule, code, _on(immune)) for rule, code, immune in IMMUNE),
        Limit("C-4.2.9.2-b", "not-beside-the-plague", _too_far),
    ),
    show_flea,
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


def give_fleas(state: CarcassonneState, entry: object) -> None:
    """`"fleas": ["0,0", "1,0"]`: squares with a flea chip; the foci come with their tiles."""
    if not isinstance(entry, list) or not all(isinstance(line, str) for line in entry):
        raise Malformed("bad-given", "given: 'fleas' is a list of squares")
    plague = state.slices["plague"]
    for place in map(read_square, entry):
        if not open_to_fleas(state, place) or not plague.supply:
            raise Malformed(
                "bad-given", f"given: no flea can lie on {write_square(place)}", rule="C-4.2.9.2-b"
            )
        plague.chips[place] = True
        plague.supply -= 1
    recompute(state)


def install(build: Build) -> None:
    build.keep("plague", Plague)
    build.listen("set-up", set_up)
    build.listen("lay", break_out)
    build.listen("dragon", dragon_comes)
    build.listen("linked", forget_ways)
    build.listen("view", view)
    build.listen("count", count)
    build.listen("given:fleas", give_fleas)
    build.fill("B01", Do("plague", ("C-4.2.9.5-a", "C-4.2.9.6-a"), run=begin))
    build.contribute("B04", FLEE)
    moments = ("B09", "D-PRINCESS") if "princess" in build.setup.elements else ("B09",)
    for moment in moments:
        build.contribute(moment, FLEA)
        build.contribute(moment, FLEE)
    limit = Limit("C-4.2.9.1-d", "focus-laid", no_follower_today, when=focus_today)
    for step in figure_steps(build):
        build.refuse(step, limit)
    last = Ask("flea", ("C-4.2.9.2-b",), decision="D-SPREAD", kind="place", who=must_spread)
    last.verbs = (replace(FLEA, free=False),)
    if build.option("fleaTiming") == "step-3":  # C-7.1.3-g
        build.fill("B10", last)
    else:  # Q-4.2.9-12
        rounds_last = build.option("endOfTurnEvents") == "after-double-turn"
        build.insert(replace(last, name="B24.flea"), before="B24" if rounds_last else "B25")
    build.listen("turn", lambda: ("plague", ("due", "fled", "today")))


MODULES = (
    Module("plague", install, after=("river", "river2", "phantom", "dragon", "princess", "builder", "tower")),
)
