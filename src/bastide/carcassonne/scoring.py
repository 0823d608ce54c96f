"""What areas are worth, who owns them, and the points that follow: every score is the sum of its formula."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..kernel import Event, Term
from .areas import CITY, COMPLETED, FIELD, NAME, ORDER, ROAD, SCORED
from .figures import at, kinds, on_area, return_all_from
from .joining import find
from .landscape import cities_at, count_tiles_around, first_square, pieces, squares
from .state import CarcassonneState
from .tables import AROUND, xy

HERE_AND_AROUND = (0, *AROUND)
Value = Callable[[CarcassonneState, int, bool], list[Term]]


def size(state: CarcassonneState, root: int) -> int:
    """How many tiles, or by the switch `cityUnit` how many pieces, an area has (Q-4.6.2-1)."""
    if state.kind[root] == CITY and state.rules.city_pieces:
        return pieces(state, root)
    return state.mask[root].bit_count()


def road_value(state: CarcassonneState, root: int, finished: bool) -> list[Term]:
    """C-4.6.1-c, C-7.3.1-p: a point a tile; C-6.1-f, C-7.3.3-u the same when it is unfinished."""
    return [Term(1, size(state, root), "tile", "C-4.6.1-c" if finished else "C-6.1-f")]


def city_value(state: CarcassonneState, root: int, finished: bool) -> list[Term]:
    """C-4.6.2-c and -d: two points a piece and two a crest; C-6.1-c: one each when it is unfinished."""
    each = 2 if finished else 1
    terms = [Term(each, size(state, root), "tile", "C-4.6.2-c" if finished else "C-6.1-c")]
    if state.crests[root]:
        terms.append(Term(each, state.crests[root], "crest", "C-4.6.2-d" if finished else "C-6.1-c"))
    return terms


def cloister_value(state: CarcassonneState, root: int, finished: bool) -> list[Term]:
    """C-4.6.6-b: nine points when eight tiles surround it; C-6.1-b: a point for each tile that is there.

    The same for all that is completed in this way."""
    place = first_square(state, root)
    rule = SCORED[state.kind[root]] if finished else "C-6.1-b"
    return [Term(1, 1 + count_tiles_around(state, place), "tile", rule)]


def meadow_value(state: CarcassonneState, root: int, finished: bool) -> list[Term]:
    """C-6.2-g: three points for every finished city at the meadow."""
    return [Term(3, len(cities_at(state, root)), "city", "C-6.2-g")]


VALUES: dict[int, Value] = {ROAD: road_value, CITY: city_value, FIELD: meadow_value}


def value(state: CarcassonneState, root: int, finished: bool) -> list[Term]:
    """The terms of an area's score, with what modules make of them."""
    kind = state.kind[root]
    terms = VALUES.get(kind, cloister_value)(state, root, finished)
    for change in state.rules.on_score[kind]:
        terms = change(state, root, finished, terms)
    return terms


def owners(state: CarcassonneState, root: int) -> list[int]:
    """C-4.6.9-b and -c, C-6.2-c: whoever has most there; in a tie all of them."""
    power = [0] * 8
    figures = kinds(state)
    for _, figure in on_area(state, root):
        weigh = figures[figure >> 3].strength
        power[figure & 7] += 1 if weigh is None else weigh(state, root)
    most = max(power)
    winners = [seat for seat in range(8) if most and power[seat] == most]
    for change in state.rules.on_owners:
        winners = change(state, root, winners)
    return winners


def due(state: CarcassonneState, seat: int, root: int, finished: bool) -> int:
    """What a seat would get for an area if it were scored as it lies."""
    if seat not in owners(state, root):
        return 0
    terms = value(state, root, finished)
    for change in state.rules.on_own:
        terms = change(state, root, finished, seat, terms)
    return sum(t.total for t in terms)


# -- during play -------------------------------------------------------------------------------------------


def detect(state: CarcassonneState) -> str | None:
    """B15: the structures that this tile has finished (C-4.6.1-a, C-4.6.2-a, C-4.6.6-a)."""
    opens = state.opens
    kind = state.kind
    number = state.at
    first = state.base[number]
    completed: list[int] = []
    parent = state.parent
    for node in range(first, len(parent)):
        if 0 < kind[node] < 3:
            root = find(state, node)
            if opens[root] == 0 and root not in completed:
                completed.append(root)
    if state.sites:
        place = state.where[number]
        for d in HERE_AND_AROUND:
            site = state.sites.get(place + d)
            if site is not None and opens[site] == 0:
                completed.append(site)
    for node in state.touched:
        root = find(state, node)
        if opens[root] == 0 and root not in completed:
            completed.append(root)
    state.touched.clear()
    if not completed:
        return "B21"
    state.finished = in_order(state, completed)
    if state.listener is not None:
        for root in state.finished:
            state.emit(Event("finish", COMPLETED[state.kind[root]], state.turn, area(state, root)))
    return None


def evaluate(state: CarcassonneState) -> None:
    """B18: what each finished structure is worth, and to whom."""
    for root in state.finished:
        award(state, root, finished=True)


def award(state: CarcassonneState, root: int, finished: bool) -> None:
    """The points of an area go to its owners; modules may add others after them (Q-4.2.11.5-6)."""
    if root not in state.standing:
        return
    state.common = {}  # many hooks ask what the area shows
    terms = value(state, root, finished)
    winners = owners(state, root)
    for seat in winners:
        own = own_terms(state, root, finished, seat, terms)
        if any(t.total for t in own):
            state.awards.append((NAME[state.kind[root]], root, seat, tuple(own)))
    for hook in state.rules.on_award:
        hook(state, root, finished, winners)
    state.common = None


def own_terms(state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]) -> list[Term]:
    """What one owner gets: pigs, herds and castles at his meadow count for him."""
    for change in state.rules.on_own:
        terms = change(state, root, finished, seat, terms)
    return terms


def give_points(state: CarcassonneState, what: str, seat: int, *terms: Term, root: int = -1) -> None:
    """Points that do not come from owning an area: they are booked with the next ones."""
    state.awards.append((what, root, seat, terms))


def points_due(state: CarcassonneState) -> bool:
    return bool(state.awards)


def book(state: CarcassonneState) -> str | None:
    """All points are marked at once (C-4.6.11-a), one award after the other."""
    what, root, seat, terms = state.awards.pop(0)
    points = sum(t.total for t in terms)
    state.score[seat] += points
    if state.listener is not None:
        data = area(state, root) if root >= 0 else {}
        state.emit(Event("score", terms[0].rule, seat, {**data, "kind": what}, points, terms))
    for hook in state.rules.on_points:
        hook(state, what, seat, points)
    return "K02" if state.awards else None


def clear_up(state: CarcassonneState) -> None:
    """B20: the followers of the finished structures return to their owners."""
    for root in state.finished:
        if root in state.standing:
            return_all_from(state, root, "C-4.6.10-a")
    state.finished.clear()


# -- at the end --------------------------------------------------------------------------------------------


def occupied(state: CarcassonneState, meadows: bool) -> list[int]:
    roots = {find(state, node) for node in state.figures}
    return in_order(state, [r for r in roots if (state.kind[r] == FIELD) == meadows])


def final_structures(state: CarcassonneState) -> None:
    """F03: C-6.1-a, unfinished roads, cities and cloisters."""
    for root in occupied(state, meadows=False):
        award(state, root, finished=False)


def final_removal(state: CarcassonneState) -> None:
    """F04: C-6.1-h, the followers on them are taken away."""
    for root in occupied(state, meadows=False):
        return_all_from(state, root, "C-6.1-h")


def final_meadows(state: CarcassonneState) -> None:
    """F06: C-6.2-a to -f, the owners of each meadow score the finished cities at it."""
    for root in occupied(state, meadows=True):
        award(state, root, finished=False)


def end(state: CarcassonneState) -> None:
    """F10: the highest total wins (Q-2-1)."""
    if state.listener is not None:
        state.emit(Event("end", "Q-2-1", None, state.ruleset.game.ending(state)))


# -- telling -----------------------------------------------------------------------------------------------


def in_order(state: CarcassonneState, roots: Iterable[int]) -> list[int]:
    """Q-4.1-8: roads, cities, cloisters and the like; each kind by its topmost, then leftmost tile."""
    ordered = list(roots)
    if len(ordered) > 1:
        ordered.sort(key=lambda r: (ORDER[state.kind[r]], first_square(state, r), r))
    return ordered


def area(state: CarcassonneState, root: int) -> dict[str, object]:
    """An area for events: its kind, its squares, and a place to show it at."""
    return {
        "kind": NAME[state.kind[root]],
        "squares": [xy(p) for p in squares(state, root)],
        "at": at(state, root),
    }
