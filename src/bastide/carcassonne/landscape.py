"""The layout: laying a tile, and the areas that grow together along its edges."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator

from .state import CarcassonneState
from .tables import AROUND, BUILDINGS, CITY, ORIGIN, ROAD, STEP, xy
from .tiles import Part, Tile

TOP = Part("tower", "tower", (), frozenset())
"""Where a figure stands that is on a tower and in no area. The node of it is the tile's number inverted."""


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
    meets = state.meets
    standing = state.standing
    kind = state.kind
    base = len(parent)
    number = len(state.laid)
    state.laid.append(turned)
    state.where.append(place)
    state.base.append(base)
    board[place] = number
    slots.pop(place, None)
    kinds = tables.kinds[turned]
    count = len(kinds)
    parent.extend(range(base, base + count))
    mask.extend([1 << number] * count)
    standing.extend([0] * count)
    kind.extend(kinds)
    opens.extend(tables.opens[turned])
    crests.extend(tables.crests[turned])
    for touched in tables.touches[turned]:
        meets.append(touched << base)
    state.at = number
    edges = tables.edges[turned]
    join = tables.join[turned]
    for e in range(4):
        beside = place + STEP[e]
        other = board.get(beside)
        if other is None:
            slots[beside] = slots.get(beside, 0) | edges[e] << 3 * ((e + 2) & 3)
            continue
        mine = join[e]
        theirs = tables.joined[state.laid[other]][(e + 2) & 3]
        if len(mine) != len(theirs):  # a meadow edge split by a wall beside one that is not
            mine, theirs = (mine * 2, theirs) if len(mine) < len(theirs) else (mine, theirs * 2)
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
                parent[a] = b
                mask[b] |= mask[a]
                crests[b] += crests[a]
                meets[b] |= meets[a]
                standing[b] += standing[a]
                opens[b] += opens[a] - closes
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


def nodes(state: CarcassonneState, number: int) -> range:
    """The nodes of a tile's parts."""
    first = state.base[number]
    return range(first, first + len(state.tables.kinds[state.laid[number]]))


def tile_of(state: CarcassonneState, node: int) -> int:
    """The number of the tile that a node lies on."""
    return bisect_right(state.base, node, 1) - 1 if node >= 0 else ~node


def tile_kind(state: CarcassonneState, number: int) -> Tile:
    return state.tables.tiles[state.laid[number] >> 2]


def shows(state: CarcassonneState, sign: str) -> bool:
    """Whether the tile just laid carries a symbol."""
    return sign in state.tables.tiles[state.laid[state.at] >> 2].signs


def part_of(state: CarcassonneState, node: int) -> tuple[int, int, Part]:
    """The square, the quarter turn and the part that a node stands for."""
    number = tile_of(state, node)
    turned = state.laid[number]
    if node < 0:
        return state.where[number], turned & 3, TOP
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


def cities_at(state: CarcassonneState, root: int) -> set[int]:
    """The finished cities that border on a meadow or lie in it (C-6.2-e)."""
    found = (find(state, node) for node in numbers(state.meets[root]))
    return {city for city in found if state.opens[city] == 0}


def flags(state: CarcassonneState, root: int) -> Counter[str]:
    """What the parts of an area show: inns, cathedrals, goods, pig herds, …, each as often as it is there."""
    found: Counter[str] = Counter()
    for number in numbers(state.mask[root]):
        parts = state.tables.parts[state.laid[number] >> 2]
        for node, part in zip(nodes(state, number), parts, strict=True):
            if part.flags and find(state, node) == root:
                found.update(part.flags)
    return found


def join_areas(state: CarcassonneState, one: int, other: int, closes: int) -> None:
    """Make two areas one, other than by laying a tile; `closes` open ends meet in it."""
    a, b = find(state, one), find(state, other)
    if a != b:
        state.parent[a] = b
        state.mask[b] |= state.mask[a]
        state.crests[b] += state.crests[a]
        state.meets[b] |= state.meets[a]
        state.standing[b] += state.standing[a]
        state.opens[b] += state.opens[a]
    state.opens[b] -= closes
    state.touched.append(b)


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


def around(state: CarcassonneState, place: int) -> int:
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
