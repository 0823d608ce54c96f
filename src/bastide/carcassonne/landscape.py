"""The layout: laying a tile, and the areas that grow together along its edges."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Container, Iterator, Sequence

from ..kernel import once_each
from .areas import BUILDINGS, CITY, FIELD, ROAD, WITH_ENDS
from .hooks import ON_REJOIN
from .state import CarcassonneState
from .tables import ALONE, AROUND, BITS, EDGE, NUMBERS, ORIGIN, SQUARES, STEP, xy
from .tiles import Part, Tile

LEVEL = 4096
"""Places in no area have negative nodes: the number of the tile plus so many times a level, inverted.
Level 0 is a place of the whole tile; the levels from 1 are places on top of its parts."""
NOWHERE = Part("nowhere", "nowhere", (), frozenset())

SPAN = (Part("road", "b1", (0, 2), frozenset()), Part("road", "b2", (1, 3), frozenset()))
"""A road built across a tile from north to south or from east to west, whichever way the tile is turned."""


def find(state: CarcassonneState, node: int) -> int:
    """The root of a node's area."""
    parent = state.parent
    up = parent[node]
    while up != node:
        node = up
        up = parent[node]
    return node


def lay(state: CarcassonneState, place: int, turned: int) -> None:
    """Lay a tile on a square: its parts join those of the neighbours (C-4.2-c, C-4.2-d, C-4.6.8-a)."""
    tables = state.tables
    board = state.board
    parent = state.parent
    opens = state.opens
    mask = state.mask
    slots = state.slots
    crests = state.crests
    ring = state.ring
    standing = state.standing
    kind = state.kind
    base = len(parent)
    place = SQUARES[place]
    number = NUMBERS[len(state.laid)]
    state.laid.append(turned)
    state.where.append(place)
    state.base.append(NUMBERS[base])
    board[place] = number
    slots.pop(place, None)
    kinds = tables.kinds[turned]
    count = len(kinds)
    alone = ALONE[base : base + count]
    parent.extend(alone)
    ring.extend(alone)
    mask.extend([BITS[number]] * count)
    kind.extend(kinds)
    opens.extend(tables.opens[turned])
    crests.extend(tables.crests[turned])
    state.at = number
    edges = tables.edges[turned]
    join = tables.join[turned]
    for e in range(4):
        beside = place + STEP[e]
        other = board.get(beside)
        if other is None:
            slots[SQUARES[beside]] = NUMBERS[slots.get(beside, 0) | edges[e] << 3 * ((e + 2) & 3)]
            continue
        mine = join[e]
        theirs = tables.joined[state.laid[other]][(e + 2) & 3]
        if len(mine) != len(theirs):
            mine, theirs = _abreast(mine, theirs)
        first = state.base[other]
        for i in range(len(mine)):
            if mine[i] < 0 or theirs[i] < 0:
                continue
            a = base + mine[i]
            up = parent[a]
            while up != a:
                a = up
                up = parent[a]
            b = first + theirs[i]
            up = parent[b]
            while up != b:
                b = up
                up = parent[b]
            closes = 2 if 0 < kind[a] < 3 else 0  # a city or a road loses two open ends
            if a == b:
                opens[a] -= closes
            else:
                parent[a] = up
                mask[b] |= mask[a]
                crests[b] += crests[a]
                if not closes:
                    ring[a], ring[b] = ring[b], ring[a]
                if a in standing:
                    standing[b] = standing.get(b, 0) + standing.pop(a)
                opens[b] += opens[a] - closes
                mask[a] = 0  # a long number, kept at the root only
    if not number & 31:  # much was taken from it, and a dict keeps the room
        state.slots = dict(slots)
    if state.ends:
        _meet_spans(state, number)
    sites = state.sites
    if sites:
        for d in AROUND:
            node = sites.get(place + d)
            if node is not None:
                opens[node] -= 1
    site = tables.site[turned >> 2]
    if site >= 0 and kinds[site] in BUILDINGS:
        opens[base + site] = 8 - sum(place + d in board for d in AROUND)
        sites[place] = base + site


def _abreast(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Edges that show different things: a meadow divided by a wall beside one that is whole, a meadow beside
    a road that is continued across it, an abbey, which meets nothing."""
    if not one or not other:
        return (), ()
    size = max(len(one), len(other))
    return _spread(one, size), _spread(other, size)


def _spread(parts: tuple[int, ...], size: int) -> tuple[int, ...]:
    if len(parts) == size:
        return parts
    return (parts[0], parts[-1]) if size == 2 else (parts[0], -1, parts[-1])


def nodes(state: CarcassonneState, number: int) -> Sequence[int]:
    """The nodes of a tile's parts, and of what was built across it."""
    first = state.base[number]
    printed = range(first, first + len(state.tables.kinds[state.laid[number]]))
    if not state.spans:
        return printed
    spans = spans_on(state, number)
    return [*printed, *spans] if spans else printed


def printed(state: CarcassonneState, number: int) -> Iterator[tuple[int, Part]]:
    """The nodes of a tile with the parts that it shows by itself."""
    return enumerate(state.tables.parts[state.laid[number] >> 2], state.base[number])


def spans_on(state: CarcassonneState, number: int) -> list[int]:
    """The roads built across a tile, by their northern or eastern ends."""
    first, ends = 4 * state.where[number], state.ends
    return [ends[end] for end in (first, first + 1) if end in ends]


def tile_of(state: CarcassonneState, node: int) -> int:
    """The number of the tile that a node lies on."""
    if node < 0:
        return ~node % LEVEL
    if node in state.spans:
        return state.spans[node][0]
    return bisect_right(state.base, node, 1) - 1


def on_top(state: CarcassonneState, node: int) -> int:
    """The place on top of a part."""
    number = tile_of(state, node)
    return ~(number + LEVEL * (node - state.base[number] + 1))


def part_under(state: CarcassonneState, top: int) -> int:
    """The part under such a place."""
    return state.base[tile_of(state, top)] + ~top // LEVEL - 1


def off_feature_nodes(state: CarcassonneState, number: int) -> list[int]:
    """The places of a tile that are in no area: what modules build on it."""
    return [node for more in state.rules.more_tops for node in more(state, number)]


def _top_part(state: CarcassonneState, node: int) -> Part:
    """What a place that is in no area is called."""
    named = (name(state, node) for name in state.rules.top_parts)
    return next((part for part in named if part is not None), NOWHERE)


def tile_kind(state: CarcassonneState, number: int) -> Tile:
    return state.tables.tiles[state.laid[number] >> 2]


def tile_has_symbol(state: CarcassonneState, sign: str) -> bool:
    """Whether the tile just laid carries a symbol."""
    return sign in state.tables.tiles[state.laid[state.at] >> 2].signs


def part_has_flag(state: CarcassonneState, flag: str) -> bool:
    """Whether a part of the tile just laid shows something: an inn, a princess, …"""
    return flag in state.tables.marks[state.laid[state.at] >> 2]


def part_of(state: CarcassonneState, node: int) -> tuple[int, int, Part]:
    """The square, the quarter turn and the part that a node stands for."""
    number = tile_of(state, node)
    turned = state.laid[number]
    if node < 0:
        return state.where[number], turned & 3, _top_part(state, node)
    if node in state.spans:
        return state.where[number], 0, SPAN[state.spans[node][1]]
    return state.where[number], turned & 3, state.tables.parts[turned >> 2][node - state.base[number]]


def numbers(mask: int) -> Iterator[int]:
    """The tiles of a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def squares(state: CarcassonneState, root: int) -> list[int]:
    """The squares of an area, topmost and then leftmost first."""
    return sorted(state.where[n] for n in numbers(state.mask[root]))


def city_parts(state: CarcassonneState, root: int) -> list[int]:
    """The nodes of the cities that a meadow touches."""
    base, laid, ring, touches = state.base, state.laid, state.ring, state.tables.touches
    found: list[int] = []
    node = root
    while True:
        number = bisect_right(base, node, 1) - 1
        first = base[number]
        if touched := touches[laid[number]][node - first]:
            found += [first + city for city in touched]
        node = ring[node]
        if node == root:
            break
    for more in state.rules.more_cities:
        found += more(state, root)
    return found


@once_each
def cities_at(state: CarcassonneState, root: int) -> set[int]:
    """The finished cities that border on a meadow or lie in it (C-6.2-e)."""
    parent, opens = state.parent, state.opens
    cities = set()
    for city in city_parts(state, root):
        while parent[city] != city:
            city = parent[city]
        if opens[city] == 0:
            cities.add(city)
    for change in state.rules.on_cities:
        cities = change(state, cities)
    return cities


@once_each
def flags(state: CarcassonneState, root: int) -> Counter[str]:
    """What the parts of an area show: inns, cathedrals, goods, pig herds, …, each as often as it is there."""
    found: Counter[str] = Counter()
    marks, laid = state.tables.marks, state.laid
    for number in numbers(state.mask[root]):
        if marks[laid[number] >> 2]:
            for node, part in printed(state, number):
                if part.flags and find(state, node) == root:
                    for flag in part.flags:
                        found[flag] += 1
    return found


def unite(state: CarcassonneState, one: int, other: int, closes: int) -> int:
    """Make two areas one; `closes` open ends meet in it. The root of it."""
    a, b = find(state, one), find(state, other)
    if a != b:
        state.parent[a] = state.parent[b]
        state.mask[b] |= state.mask[a]
        state.crests[b] += state.crests[a]
        if state.kind[a] == FIELD:
            state.ring[a], state.ring[b] = state.ring[b], state.ring[a]
        if a in state.standing:
            state.standing[b] = state.standing.get(b, 0) + state.standing.pop(a)
        state.opens[b] += state.opens[a]
        state.mask[a] = 0
    state.opens[b] -= closes
    return b


def enter(state: CarcassonneState, figure: int, root: int) -> None:
    """A figure counts in this area from now on."""
    state.standing[root] = state.standing.get(root, 0) + (1 << 8 * (figure & 7))


def leave(state: CarcassonneState, figure: int, root: int) -> None:
    """It does so no more."""
    left = state.standing[root] - (1 << 8 * (figure & 7))
    if left:
        state.standing[root] = left
    else:
        del state.standing[root]


def join_areas(state: CarcassonneState, one: int, other: int, closes: int) -> None:
    """The same during a turn, other than by laying a tile: it may finish the area."""
    state.touched.append(unite(state, one, other, closes))


def close_end(state: CarcassonneState, node: int) -> None:
    """Close one open end of an area."""
    root = find(state, node)
    state.opens[root] -= 1
    state.touched.append(root)


def pieces(state: CarcassonneState, root: int) -> int:
    """How many parts of tiles an area is made of; two on one tile count twice."""
    return sum(
        find(state, node) == root for node in range(len(state.parent)) if state.kind[node] in (CITY, ROAD)
    )


def count_tiles_around(state: CarcassonneState, place: int) -> int:
    """How many of the eight squares around a square hold a tile."""
    return sum(place + d in state.board for d in AROUND)


def extent(state: CarcassonneState) -> tuple[int, int, int, int]:
    """The corners of the layout: west, north, east, south."""
    points = [xy(place) for place in state.board or {ORIGIN: 0}]
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


# -- roads across tiles ------------------------------------------------------------------------------------


def runs_to(state: CarcassonneState, number: int, edge: int) -> int:
    """The road or city of a tile that reaches an edge, or a road built across it; -1 for none."""
    span = state.ends.get(4 * state.where[number] + edge) if state.ends else None
    if span is not None:
        return span
    for part in state.tables.join[state.laid[number]][edge]:
        node = state.base[number] + part
        if part >= 0 and state.kind[node] in (CITY, ROAD):
            return node
    return -1


def span(state: CarcassonneState, number: int, edge: int) -> int:
    """Build a road across a tile, from this edge to the opposite one. Nothing under it is divided."""
    node = len(state.parent)
    state.parent.append(node)
    state.ring.append(node)
    state.kind.append(ROAD)
    state.mask.append(BITS[number])
    state.opens.append(2)
    state.crests.append(0)
    state.spans[node] = (number, edge)
    place = state.where[number]
    for e in (edge, edge + 2):
        state.ends[4 * place + e] = node
        beside = place + STEP[e]
        if beside not in state.board:
            shift = 3 * ((e + 2) & 3)
            state.slots[beside] = state.slots[beside] & ~(7 << shift) | EDGE["R"] << shift
    _join_span(state, node)
    state.touched.append(node)
    return node


def _join_span(state: CarcassonneState, node: int) -> None:
    """Join a road across a tile to the roads that it meets; each other road across a tile does it once."""
    number, edge = state.spans[node]
    for e in (edge, edge + 2):
        other = state.board.get(state.where[number] + STEP[e])
        meets = runs_to(state, other, (e + 2) & 3) if other else -1
        if meets >= 0 and state.kind[meets] == ROAD and not (meets in state.spans and meets > node):
            unite(state, node, meets, closes=2)


def _meet_spans(state: CarcassonneState, number: int) -> None:
    """Join the roads of a tile just laid to roads built across its neighbours."""
    for e in range(4):
        node = state.ends.get(4 * (state.where[number] + STEP[e]) + ((e + 2) & 3))
        mine = runs_to(state, number, e) if node is not None else -1
        if node is not None and mine >= 0:
            unite(state, mine, node, closes=2)


# -- from the beginning ------------------------------------------------------------------------------------


def rebuild(state: CarcassonneState, loose: Collection[int] | None = None) -> None:
    """Make areas anew from what lies there, for what takes them apart, which joining cannot undo: those that
    are made of the given nodes, or all."""
    touched = state.touched[:]
    tables = state.tables
    if loose is None:
        loose = range(len(state.parent))
        tiles: Sequence[int] = range(1, len(state.laid))
    else:
        tiles = sorted({tile_of(state, node) for node in loose})
    for number in tiles:
        turned, first = state.laid[number], state.base[number]
        for i, node in enumerate(range(first, first + len(tables.kinds[turned]))):
            if node in loose:
                _alone(state, node, number, tables.opens[turned][i])
                state.crests[node] = tables.crests[turned][i]
    spans = [node for node in state.spans if node in loose]
    for node in spans:
        _alone(state, node, state.spans[node][0], 2)
    for number in tiles:
        for e in (1, 2):  # each pair of neighbours once
            other = state.board.get(state.where[number] + STEP[e])
            if other:
                _join_edge(state, number, other, e, loose)
    for node in spans:
        _join_span(state, node)
    for place, node in state.sites.items():
        if node in loose:
            state.opens[node] = 8 - count_tiles_around(state, place)
    for node, figures in state.figures.items():
        if node in loose:
            for figure in figures:
                enter(state, figure, find(state, node))
    for rejoin in state.ruleset.listeners(ON_REJOIN):
        rejoin(state, loose)
    state.touched = touched


def made_of(state: CarcassonneState, roots: Collection[int]) -> set[int]:
    """The nodes of some areas."""
    tiles = {number for root in roots for number in numbers(state.mask[root])}
    return {node for number in tiles for node in nodes(state, number) if find(state, node) in roots}


def _alone(state: CarcassonneState, node: int, number: int, ends: int) -> None:
    state.parent[node] = state.ring[node] = node
    state.mask[node] = BITS[number]
    state.opens[node] = ends
    state.crests[node] = 0
    state.standing.pop(node, None)


def seam(state: CarcassonneState, number: int, other: int, e: int) -> list[tuple[int, int]]:
    """Which parts of a tile meet which parts of its neighbour along an edge."""
    mine = state.tables.join[state.laid[number]][e]
    theirs = state.tables.joined[state.laid[other]][(e + 2) & 3]
    if len(mine) != len(theirs):
        mine, theirs = _abreast(mine, theirs)
    first, second = state.base[number], state.base[other]
    return [(first + a, second + b) for a, b in zip(mine, theirs, strict=True) if a >= 0 and b >= 0]


def reachable_parts(state: CarcassonneState, start: int, closed: Container[int]) -> list[tuple[int, int]]:
    """What can be reached from a part of an area across the edges of tiles, but over no closed square: the
    number of the tile and the node."""
    found = [(tile_of(state, start), start)]
    seen = {start}
    for number, node in found:  # grows while we walk along it
        for further in across(state, number, node, closed):
            if further[1] not in seen:
                seen.add(further[1])
                found.append(further)
    return found


def across(
    state: CarcassonneState, number: int, node: int, closed: Container[int]
) -> Iterator[tuple[int, int]]:
    """The parts that a part of a tile meets across the edges of the tile."""
    tables, laid, base = state.tables, state.laid, state.base
    turned = laid[number]
    for e, places in tables.along[turned][node - base[number]]:
        place = state.where[number] + STEP[e]
        other = state.board.get(place)
        if other is None or place in closed:
            continue
        theirs = tables.joined[laid[other]][(e + 2) & 3]
        if len(theirs) == len(tables.join[turned][e]):
            yield from [(other, base[other] + theirs[i]) for i in places if theirs[i] >= 0]
        else:
            yield from [(other, b) for a, b in seam(state, number, other, e) if a == node]


def _join_edge(state: CarcassonneState, number: int, other: int, e: int, loose: Collection[int]) -> None:
    for one, two in seam(state, number, other, e):
        if one in loose:
            unite(state, one, two, 2 if state.kind[one] in WITH_ENDS else 0)
