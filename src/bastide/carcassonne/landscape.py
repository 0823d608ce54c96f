"""The layout: laying a tile, and the areas that grow together along its edges."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from librt.vecs import append, extend

from ..kernel import cached_by_key
from .areas import BUILDINGS, CITY, ROAD
from .joining import find, meet_spans
from .state import CarcassonneState
from .tables import ALONE, AROUND, BITS, NUMBERS, ORIGIN, SQUARES, STEP, xy
from .tiles import Part, Tile

LEVEL: Final = 4096
"""Places in no area have negative nodes: the number of the tile plus so many times a level, inverted.
Level 0 is a place of the whole tile; the levels from 1 are places on top of its parts."""
SOME: Final = (1 << 60) - 1
NOWHERE = Part("nowhere", "nowhere", (), frozenset())

SPAN = (Part("road", "b1", (0, 2), frozenset()), Part("road", "b2", (1, 3), frozenset()))
"""A road built across a tile from north to south or from east to west, whichever way the tile is turned."""


def lay(state: CarcassonneState, place: int, turned: int) -> None:
    """Lay a tile on a square: its parts join those of the neighbours (C-4.2-c, C-4.2-d, C-4.6.8-a)."""
    tables = state.tables
    board: dict[Any, Any] = state.board  # of objects that all states share
    mask = state.mask
    slots: dict[Any, Any] = state.slots
    standing: dict[Any, Any] = state.standing
    base: int = len(state.parent)
    square: Any = place
    square = SQUARES.setdefault(square, square)
    number = NUMBERS[len(state.laid)]
    state.laid = append(state.laid, turned)
    state.where.append(square)
    state.base.append(NUMBERS[base])
    board[square] = number
    slots.pop(square, None)
    kinds = tables.kinds[turned]
    count = len(kinds)
    alone = ALONE[base : base + count]
    state.parent = parent = extend(state.parent, alone)
    state.ring = ring = extend(state.ring, alone)
    mask.extend([BITS[number]] * count)
    state.kind = kind = extend(state.kind, kinds)
    state.opens = opens = extend(state.opens, tables.opens[turned])
    state.crests = crests = extend(state.crests, tables.crests[turned])
    state.at = number
    facing = tables.facing[turned]
    join = tables.join[turned]
    for e in range(4):
        neighbour: Any = place + STEP[e]
        other: int | None = board.get(neighbour)
        if other is None:
            code: int | None = slots.get(neighbour)
            if code is None:
                code = 0
                neighbour = SQUARES.setdefault(neighbour, neighbour)
            slots[neighbour] = NUMBERS[code | facing[e]]
            continue
        mine = join[e]
        theirs = tables.joined[state.laid[other]][e ^ 2]
        if len(mine) != len(theirs):
            mine, theirs = abreast(mine, theirs)
        first = state.base[other]
        for i, one in enumerate(mine):
            two = theirs[i]
            if one < 0 or two < 0:
                continue
            a = base + one
            up: int = parent[a]
            while up != a:
                a = up
                up = parent[a]
            b = first + two
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
                    standing[NUMBERS[b]] = standing.get(b, 0) + standing.pop(a)
                opens[b] += opens[a] - closes
                mask[a] = 0  # a long number, kept at the root only
    if not number & 31:  # much was taken from it, and a dict keeps the room
        state.slots = {**slots}  # compiled, dict() would keep it, too
    if state.ends:
        meet_spans(state, number)
    sites = state.sites
    if sites:
        for d in AROUND:
            node = sites.get(place + d)
            if node is not None:
                opens[node] -= 1
    site = tables.site[turned >> 2]
    if site >= 0 and kinds[site] in BUILDINGS:
        opens[base + site] = 8 - sum(place + d in board for d in AROUND)
        sites[square] = NUMBERS[base + site]


def abreast(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
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
    end, ends = 4 * state.where[number], state.ends
    return [*printed, *spans_on(state, number)] if end in ends or end + 1 in ends else printed


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


def numbers(mask: int) -> list[int]:
    """The tiles of a mask."""
    found: list[int] = []
    first = 0
    while mask:
        few = mask & SOME  # a long number would be copied for each of them
        while few:
            low = few & -few
            found.append(first + low.bit_length() - 1)
            few ^= low
        mask >>= 60
        first += 60
    return found


def squares(state: CarcassonneState, root: int) -> list[int]:
    """The squares of an area, topmost and then leftmost first."""
    return sorted([state.where[n] for n in numbers(state.mask[root])])


def first_square(state: CarcassonneState, root: int) -> int:
    """The topmost square of an area, of those the leftmost; of a cloister its own."""
    return min([state.where[n] for n in numbers(state.mask[root])])


def city_parts(state: CarcassonneState, root: int) -> list[int]:
    """The nodes of the cities that a meadow touches."""
    base, laid, ring, touches = state.base, state.laid, state.ring, state.tables.touches
    parts: list[int] = []
    node = root
    while True:
        number = bisect_right(base, node, 1) - 1
        first = base[number]
        if touched := touches[laid[number]][node - first]:
            parts += [first + city for city in touched]
        node = ring[node]
        if node == root:
            break
    for more in state.rules.more_cities:
        parts += more(state, root)
    return parts


@cached_by_key
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


@cached_by_key
def flags(state: CarcassonneState, root: int) -> Counter[str]:
    """What the parts of an area show: inns, cathedrals, goods, pig herds, …, each as often as it is there."""
    counts: Counter[str] = Counter()
    marks, laid = state.tables.marks, state.laid
    for number in numbers(state.mask[root]):
        if marks[laid[number] >> 2]:
            for node, part in printed(state, number):
                if part.flags and find(state, node) == root:
                    for flag in part.flags:
                        counts[flag] += 1
    return counts


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
