"""The Plague: its regions. A region is an active focus and the fleas that hang together with it, side by
side. Fleas without such a connection are latent; they wait to be moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ....kernel import Event
from ...state import CarcassonneState
from ...tables import BITS, STEP, WIDTH, xy
from .hooks import NEVER_INFECTED
from .state import FLEAS, Plague

T = TypeVar("T")


def kept(compute: Callable[[CarcassonneState], T]) -> Callable[[CarcassonneState], T]:
    """Keep what follows from foci and chips until they change: `recompute` makes a new list of what is near.
    Callers must not mutate the result."""
    name = compute.__name__

    def wrapper(state: CarcassonneState) -> T:
        plague = state.slices[Plague]
        known = plague._known
        if known.get("near") is not plague.near:
            known = plague._known = {"near": plague.near}
        if name not in known:
            known[name] = compute(state)
        return known[name]  # type: ignore[no-any-return]

    return wrapper


def spread_out(rest: set[int], start: int, beside: set[int]) -> list[int]:
    """A focus or chip and all of the rest that hangs together with it; that is rest no more. What lies beside
    it is noted, too, though not all of that is clean."""
    rest.discard(start)
    found = [start]
    for here in found:  # grows while we walk along it
        for place in (here - WIDTH, here + 1, here + WIDTH, here - 1):
            if place in rest:
                rest.remove(place)
                found.append(place)
            else:
                beside.add(place)
    return found


def reached(state: CarcassonneState, start: int) -> set[int]:
    """The region of an active focus; Q-4.2.9-3: extinguished foci do not connect."""
    plague = state.slices[Plague]
    return set(spread_out({*plague.chips, *plague.foci}, start, set()))


def recompute(state: CarcassonneState) -> None:
    """C-4.2.9.6-c, C-4.2.9.7-a to -c: the highest focus of a region stays, and chips follow their foci."""
    plague, board, tiles, laid = state.slices[Plague], state.board, state.tables.tiles, state.laid
    taken = {*plague.chips, *plague.foci}
    rest = taken.copy()
    neighbours: set[int] = set()
    merged = []
    for place in sorted(plague.foci, key=lambda p: -plague.foci[p]):
        if place in rest:
            spread_out(rest, place, neighbours)
        else:
            merged.append(place)
    if merged:
        for place in merged:
            extinguish(state, place, "C-4.2.9.7-a")
        recompute(state)  # Q-4.2.9-3: without what went out just now
        return
    plague.chips = {place: place not in rest for place in plague.chips}
    plague.shut = sum([BITS[board[place]] for place in taken])
    near = (board.keys() & neighbours) - taken - plague.spared
    plague.near = sorted(
        [p for p in near if not tiles[laid[board[p]] >> 2].block or not is_never_infected(state, p)]
    )


def extinguish(state: CarcassonneState, place: int, rule: str) -> None:
    plague = state.slices[Plague]
    number = plague.foci.pop(place)
    plague.spared.add(place)
    if state.listener is not None:
        state.emit(Event("focus-out", rule, None, {"square": xy(place), "number": number}))


def chip_to_be_had(state: CarcassonneState) -> bool:
    """C-4.2.9.5-a, C-4.2.9.6-a, Q-4.2.9-11: whether the supply or an inactive region still has a chip."""
    plague = state.slices[Plague]
    return plague.supply > 0 or not all(plague.chips.values())


@kept
def full_region(state: CarcassonneState) -> int | None:
    """C-4.2.9.8-a: the focus to whose region all chips belong: no other one has a chip beside it."""
    plague = state.slices[Plague]
    if len(plague.chips) < FLEAS or not all(plague.chips.values()):
        return None
    spreading = [focus for focus in plague.foci if any(focus + step in plague.chips for step in STEP)]
    return spreading[0] if len(spreading) == 1 else None


@kept
def active_tiles(state: CarcassonneState) -> set[int]:
    plague = state.slices[Plague]
    return set(plague.foci) | {place for place, active in plague.chips.items() if active}


def has_outbreak_this_turn(state: CarcassonneState) -> bool:
    return bool(state.slices[Plague].today)


def block(state: CarcassonneState, place: int) -> str:
    """The block that a tile is part of."""
    found = state.tables.tiles[state.laid[state.board[place]] >> 2].block
    return found[0] if found else ""


def is_never_infected(state: CarcassonneState, place: int) -> bool:
    return any(clean(state, place) for clean in state.ruleset.listeners(NEVER_INFECTED))


@kept
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
            neighbour = place + step
            if neighbour in number:
                back = min(back, number[neighbour])
            elif neighbour in active:
                first = len(order)
                leads = walk(neighbour)
                if leads >= here:  # not past this tile
                    lost[place].update(order[first:])
                back = min(back, leads)
        return back

    for focus in state.slices[Plague].foci:
        walk(focus)
    return lost
