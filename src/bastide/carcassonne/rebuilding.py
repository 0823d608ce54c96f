"""Areas that are taken apart and made anew, and the way from part to part across the edges of tiles."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence

from .areas import WITH_ENDS
from .hooks import ON_REJOIN
from .joining import enter, find, join_span, unite
from .landscape import abreast, count_tiles_around, nodes, numbers, tile_of
from .state import CarcassonneState
from .tables import BITS, STEP


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
        join_span(state, node)
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
        mine, theirs = abreast(mine, theirs)
    first, second = state.base[number], state.base[other]
    return [(first + a, second + b) for a, b in zip(mine, theirs, strict=True) if a >= 0 and b >= 0]


def reachable_parts(state: CarcassonneState, start: int, closed: Container[int]) -> Iterator[tuple[int, int]]:
    """What can be reached from a part of an area across the edges of tiles, but over no closed square: the
    number of the tile and the node, as far as somebody wants to know."""
    reached = [(tile_of(state, start), start)]
    seen = {start}
    for number, node in reached:  # grows while we walk along it
        yield number, node
        for further in across(state, number, node, closed):
            if further[1] not in seen:
                seen.add(further[1])
                reached.append(further)


def across(state: CarcassonneState, number: int, node: int, closed: Container[int]) -> list[tuple[int, int]]:
    """The parts that a part of a tile meets across the edges of the tile."""
    tables, laid, base, board = state.tables, state.laid, state.base, state.board
    turned, here = laid[number], state.where[number]
    parts: list[tuple[int, int]] = []
    for e, places in tables.along[turned][node - base[number]]:
        place = here + STEP[e]
        other = board.get(place)
        if other is None or place in closed:
            continue
        theirs = tables.joined[laid[other]][e ^ 2]
        if len(theirs) == len(tables.join[turned][e]):
            for i in places:
                if theirs[i] >= 0:
                    parts.append((other, base[other] + theirs[i]))
        else:
            parts += [(other, b) for a, b in seam(state, number, other, e) if a == node]
    return parts


def _join_edge(state: CarcassonneState, number: int, other: int, e: int, loose: Collection[int]) -> None:
    for one, two in seam(state, number, other, e):
        if one in loose:
            unite(state, one, two, 2 if state.kind[one] in WITH_ENDS else 0)
