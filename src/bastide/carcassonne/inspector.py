"""What the board answers to those who point at it: whose a feature is, its worth, how it can still grow.

It tells only what everybody may know. Tiles that are left are counted, their order is nobody's knowledge.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from ..kernel import SEATS, Malformed, Term, terms
from .areas import BUILDINGS, CITY, FIELD, NAME, ROAD, WITH_ENDS
from .figures import at, figure_name, kinds, on_area
from .joining import find, runs_to
from .landscape import cities_at, city_parts, first_square, nodes, part_of
from .notation import read_square
from .outlook import outlook
from .scoring import owners, size, value
from .shown import AreaBrief, AreaCard, Areas, CityAt, End, Fit, Gap, Holder, Inspection, Place, Scores
from .state import CarcassonneState
from .tables import AROUND, EDGE, STEP, xy

GROUND = {EDGE["F"]: "field", EDGE["C"]: "city", EDGE["R"]: "road", EDGE["V"]: "river"}


def tiles_left(state: CarcassonneState) -> dict[int, int]:
    """The kinds of tiles that are still to come, and how many of each."""
    left = list(state.stock)
    for counts, _ in state.piles:
        left = [have + more for have, more in zip(left, counts, strict=True)]
    return {tile: number for tile, number in enumerate(left) if number}


# -- all features --------------------------------------------------------------------------------------------


def areas(state: CarcassonneState) -> list[AreaBrief]:
    """Every feature on the board with all of its parts, the largest first."""
    parts: dict[int, list[int]] = defaultdict(list)
    for number in range(1, len(state.laid)):
        for node in nodes(state, number):
            parts[find(state, node)].append(node)
    hopeless = never_completed(state, parts)
    briefs = [brief(state, root, members, root in hopeless) for root, members in parts.items()]
    return sorted(briefs, key=lambda area: (-area.size, area.parts[0].square))


def never_completed(state: CarcassonneState, roots: Iterable[int]) -> set[int]:
    """The features with an end that no tile fits which is left."""
    left = tiles_left(state)
    fits = state.tables.fits
    dead = {where for where, code in state.slots.items() if not any(fits[tile][code] for tile in left)}
    waiting = [root for root in roots if state.kind[root] in BUILDINGS]
    around = {root: first_square(state, root) for root in waiting}
    return {met_at(state, where, edge) for where in dead for edge in range(4)} | {
        root for root, site in around.items() if any(site + step in dead for step in AROUND)
    }


def brief(state: CarcassonneState, root: int, members: Iterable[int], never: bool) -> AreaBrief:
    done = is_completed(state, root)
    return AreaBrief(
        kind=NAME[state.kind[root]],
        size=size(state, root),
        parts=[place(state, node) for node in members],
        holders=holders(state, root),
        owners=[SEATS[seat] for seat in owners(state, root)],
        now=total(value(state, root, done)),
        completed=done,
        never=never,
    )


def is_completed(state: CarcassonneState, root: int) -> bool:
    return state.kind[root] in WITH_ENDS | BUILDINGS and state.opens[root] == 0


def place(state: CarcassonneState, node: int) -> Place:
    position = at(state, node)
    x, y = position["square"]
    return Place((x, y), position["area"], position["part"])


def holders(state: CarcassonneState, root: int) -> list[Holder]:
    """Who stands in a feature, the strongest first (C-4.6.9-b)."""
    figures: dict[int, list[str]] = defaultdict(list)
    strength: dict[int, int] = defaultdict(int)
    for _, figure in on_area(state, root):
        weigh = kinds(state)[figure >> 3].strength
        figures[figure & 7].append(figure_name(state, figure))
        strength[figure & 7] += 1 if weigh is None else weigh(state, root)
    result = [Holder(SEATS[seat], names, strength[seat]) for seat, names in figures.items()]
    return sorted(result, key=lambda one: (-one.strength, one.seat))


def total(formula: Iterable[Term]) -> int:
    return sum(term.total for term in formula)


# -- one feature ---------------------------------------------------------------------------------------------


def card(state: CarcassonneState, node: int) -> AreaCard:
    """All that can be said of the feature to which a part belongs."""
    root = find(state, node)
    members = [n for n in range(len(state.parent)) if find(state, n) == root]
    ends = open_ends(state, root) if not is_completed(state, root) else []
    known = brief(state, root, members, root in never_completed(state, [root]))
    now = value(state, root, known.completed)
    return AreaCard(
        area=known,
        crests=state.crests[root],
        tiles_left=state.tiles_to_come(),
        now=terms(tuple(now)),
        finished=terms(tuple(if_finished(state, root, ends))) if ends else [],
        growth=growth(state, root, ends),
        ends=ends,
        never=known.never,
        cities=cities(state, root) if state.kind[root] == FIELD else [],
    )


def if_finished(state: CarcassonneState, root: int, ends: list[End]) -> list[Term]:
    """What a feature would score with the tiles that it has; the only tile that is missing counts as well."""
    first, *rest = value(state, root, True)
    if state.kind[root] in WITH_ENDS and len(ends) == 1:
        first = first._replace(times=first.times + 1)
    elif state.kind[root] in BUILDINGS:
        first = first._replace(times=first.times + len(ends))
    return [first, *rest]


def growth(state: CarcassonneState, root: int, ends: list[End]) -> int:
    """What each further tile adds where several are missing."""
    return value(state, root, True)[0].each if state.kind[root] in (CITY, ROAD) and len(ends) > 1 else 0


def open_ends(state: CarcassonneState, root: int) -> list[End]:
    """The squares at which a feature goes on, and what fits there."""
    if state.kind[root] in BUILDINGS:
        site = first_square(state, root)
        missing = [site + step for step in AROUND if site + step not in state.board]
    else:
        missing = ends_of(state, root) if state.kind[root] in WITH_ENDS else []
    return [end(state, root, where) for where in missing]


def ends_of(state: CarcassonneState, root: int) -> list[int]:
    """The free squares next to the open sides of a city or a road."""
    return [where for where in state.slots if any(met_at(state, where, edge) == root for edge in range(4))]


def end(state: CarcassonneState, root: int, where: int) -> End:
    return End(square=xy(where), fits=fitting(state, root, where), needs=needs(state, where))


def fitting(state: CarcassonneState, root: int, where: int) -> list[Fit]:
    """The tiles still to come that continue what lies around a square (C-4.2-d), those that close first."""
    code = state.slots.get(where, 0)
    fits: list[Fit] = []
    for tile, count in tiles_left(state).items():
        quarters = state.tables.fits[tile][code]
        if quarters:
            closing = next((q for q in quarters if closes(state, root, where, 4 * tile + q)), None)
            turn = quarters[0] if closing is None else closing
            fits.append(Fit(state.tables.tiles[tile].id, turn, count, closing is not None))
    return sorted(fits, key=lambda fit: (not fit.closes, -fit.count, fit.tile))


def closes(state: CarcassonneState, root: int, where: int, turned: int) -> bool:
    """Whether a tile laid there adds no open end to the feature, neither its own nor those of a neighbour."""
    if state.kind[root] in BUILDINGS:
        return True
    around = {edge: met_at(state, where, edge) for edge in range(4)}
    joins = state.tables.join[turned]
    mine = {part for edge, other in around.items() if other == root for part in ways(state, turned, edge)}
    reached = [edge for edge in range(4) if mine & set(joins[edge])]
    if any(where + STEP[edge] not in state.board for edge in reached):
        return False
    if any(state.tables.opens[turned][part] > len(state.tables.along[turned][part]) for part in mine):
        return False  # a tunnel's mouth stays open
    met = Counter(around[edge] for edge in reached)
    return all(other == root or state.opens[other] == times for other, times in met.items() if other >= 0)


def met_at(state: CarcassonneState, where: int, edge: int) -> int:
    """The root of the city or road that comes to a free square from this side, -1 for none."""
    neighbour = state.board.get(where + STEP[edge])
    node = runs_to(state, neighbour, (edge + 2) & 3) if neighbour else -1
    return find(state, node) if node >= 0 else -1


def ways(state: CarcassonneState, turned: int, edge: int) -> list[int]:
    """The city or road of a tile at an edge."""
    kinds = state.tables.kinds[turned]
    return [part for part in state.tables.join[turned][edge] if part >= 0 and kinds[part] in (CITY, ROAD)]


def needs(state: CarcassonneState, where: int) -> list[str]:
    """What a tile must show in the north, east, south and west; empty where anything goes."""
    code = state.slots.get(where, 0)
    return [GROUND.get(code >> 3 * edge & 7, "") for edge in range(4)]


def cities(state: CarcassonneState, root: int) -> list[CityAt]:
    """The cities at a field, the completed ones first (C-6.2-e)."""
    counted = cities_at(state, root)
    result = []
    for city in {find(state, node) for node in city_parts(state, root)}:
        unfinished = city not in counted
        never = unfinished and any(not end(state, city, where).fits for where in ends_of(state, city))
        result.append(
            CityAt(
                at=place(state, city),
                parts=[place(state, n) for n in range(len(state.parent)) if find(state, n) == city],
                size=size(state, city),
                completed=not unfinished,
                never=never,
                holders=holders(state, city),
            )
        )
    return sorted(result, key=lambda one: (not one.completed, one.at.square))


def gap(state: CarcassonneState, where: int) -> End:
    """What fits a free square next to the board."""
    fits = [
        Fit(state.tables.tiles[tile].id, quarters[0], count, False)
        for tile, count in tiles_left(state).items()
        if (quarters := state.tables.fits[tile][state.slots[where]])
    ]
    return End(xy(where), sorted(fits, key=lambda fit: (-fit.count, fit.tile)), needs(state, where))


# -- asking --------------------------------------------------------------------------------------------------


def inspect(state: CarcassonneState, target: str) -> Inspection:
    """What a target on the board tells: `scores`, `areas`, `part:x,y:c1`, or `tile:x,y` for a free square."""
    if target == "scores":
        return Scores(outlook(state))
    if target == "areas":
        return Areas(areas(state))
    kind, _, rest = target.partition(":")
    square, _, part = rest.partition(":")
    if kind == "tile" and (where := read_square(square)) in state.slots:
        return Gap(gap(state, where), state.tiles_to_come())
    if kind == "part" and (number := state.board.get(read_square(square))):
        for node in nodes(state, number):
            if part_of(state, node)[2].name == part:
                return card(state, node)
    raise Malformed("nothing-there", text=target)
