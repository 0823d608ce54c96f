"""Areas that are made one: along edges, by roads built across tiles, or by what modules join them with."""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from .areas import CITY, FIELD, ROAD
from .state import CarcassonneState
from .tables import BITS, EDGE, NUMBERS, STEP


def find(state: CarcassonneState, node: int) -> int:
    """The root of a node's area."""
    parent = state.parent
    up = parent[node]
    while up != node:
        node = up
        up = parent[node]
    return node


def unite(state: CarcassonneState, one: int, other: int, closes: int) -> int:
    """Make two areas one; `closes` open ends meet in it. The root of it."""
    a, b = find(state, one), find(state, other)
    if a != b:
        state.parent[a] = state.parent[b]
        state.mask[b] |= state.mask[a]
        state.crests[b] += state.crests[a]
        if state.kind[a] == FIELD:
            state.ring[a], state.ring[b] = state.ring[b], state.ring[a]
        standing: dict[Any, Any] = state.standing
        if a in standing:
            standing[NUMBERS[b]] = standing.get(b, 0) + standing.pop(a)
        state.opens[b] += state.opens[a]
        state.mask[a] = 0
    state.opens[b] -= closes
    return b


def enter(state: CarcassonneState, figure: int, root: int) -> None:
    """A figure counts in this area from now on."""
    standing: dict[Any, Any] = state.standing
    standing[NUMBERS[root]] = standing.get(root, 0) + (1 << 8 * (figure & 7))


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
    node: int = len(state.parent)
    state.parent = append(state.parent, node)
    state.ring = append(state.ring, node)
    state.kind = append(state.kind, ROAD)
    state.mask.append(BITS[number])
    state.opens = append(state.opens, 2)
    state.crests = append(state.crests, 0)
    state.spans[node] = (number, edge)
    place = state.where[number]
    for e in (edge, edge + 2):
        state.ends[4 * place + e] = node
        neighbour = place + STEP[e]
        if neighbour not in state.board:
            shift = 3 * ((e + 2) & 3)
            state.slots[neighbour] = state.slots[neighbour] & ~(7 << shift) | EDGE["R"] << shift
    join_span(state, node)
    state.touched.append(node)
    return node


def join_span(state: CarcassonneState, node: int) -> None:
    """Join a road across a tile to the roads that it meets; each other road across a tile does it once."""
    number, edge = state.spans[node]
    for e in (edge, edge + 2):
        other = state.board.get(state.where[number] + STEP[e])
        meets = runs_to(state, other, (e + 2) & 3) if other else -1
        if meets >= 0 and state.kind[meets] == ROAD and not (meets in state.spans and meets > node):
            unite(state, node, meets, closes=2)


def meet_spans(state: CarcassonneState, number: int) -> None:
    """Join the roads of a tile just laid to roads built across its neighbours."""
    for e in range(4):
        node = state.ends.get(4 * (state.where[number] + STEP[e]) + ((e + 2) & 3))
        mine = runs_to(state, number, e) if node is not None else -1
        if node is not None and mine >= 0:
            unite(state, mine, node, closes=2)
