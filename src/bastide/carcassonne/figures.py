"""Figures: who has which in his supply, and where they stand.

A figure is a number: 8 times its kind plus its seat. Kind 0 is the small follower of the base game;
expansions add theirs when the ruleset is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ..kernel import Event
from .joining import enter, find, leave
from .landscape import LEVEL, nodes, off_feature_nodes, part_of, tile_of
from .state import CarcassonneState
from .tables import xy


@dataclass(frozen=True, slots=True)
class FigureKind:
    """A kind of figure: how many each player has, and what it counts for a majority."""

    name: str
    each: int
    follower: bool = True
    strength: Callable[[CarcassonneState, int], int] | None = None  # None counts 1
    only: frozenset[int] | None = None  # the kinds of area it may stand in; None is all, and what is no area
    for_points: bool = True  # whether it is placed for the points of an area
    fixed: bool = False  # it stays where it is to the end
    second: bool = False  # it may be placed when another figure, or something in its place, has come before


SMALL = FigureKind("follower", 8)  # C-1.1-b; one of them marks the score (C-3.3-b)
SMALL_KIND = 0


def kind_of(figure: int) -> int:
    return figure >> 3


def kinds(state: CarcassonneState) -> list[FigureKind]:
    return state.rules.figures


def deal(state: CarcassonneState) -> None:
    """C-3.3-a to -c: all figures of a colour into its supply, one small follower onto the scoring track."""
    seats = state.ruleset.setup.seats
    state.supply = [0] * (8 * len(kinds(state)))
    for number, kind in enumerate(kinds(state)):
        for seat in range(seats):
            state.supply[8 * number + seat] = kind.each - (1 if number == SMALL_KIND else 0)


def piece(state: CarcassonneState, name: str, seat: int) -> int:
    """A seat's figure of a kind."""
    return 8 * state.rules.number[name] + seat


def may_stand(state: CarcassonneState, figure: int, node: int) -> bool:
    """Whether a kind of figure may stand on such a part, or on what is in no area (Q-4.2.5-3, Q-4.2.8-2)."""
    only = kinds(state)[figure >> 3].only
    return only is None or (node >= 0 and state.kind[node] in only)


def own_follower_in(state: CarcassonneState, root: int, seat: int) -> bool:
    """Whether a follower of this seat stands in an area (builders and pigs are none)."""
    if not state.standing.get(root, 0) >> 8 * seat & 255:
        return False
    kind = kinds(state)
    for node, figures in state.figures.items():
        for figure in figures:
            if figure & 7 == seat and kind[figure >> 3].follower and find(state, node) == root:
                return True
    return False


def put_on_node(state: CarcassonneState, figure: int, node: int) -> None:
    """Put a figure, wherever it comes from, on a part of a tile or on what is built on it."""
    if node < 0:
        state.tops[node] = (*state.tops.get(node, ()), figure)
        return
    state.figures[node] = (*state.figures.get(node, ()), figure)
    enter(state, figure, find(state, node))


@contextmanager
def with_figure_at(state: CarcassonneState, figure: int, node: int) -> Iterator[None]:
    """As if a figure stood on a part of a tile: nothing else happens, and then all is as it was."""
    figures_there = state.figures.get(node)
    put_on_node(state, figure, node)
    try:
        yield
    finally:
        leave(state, figure, find(state, node))
        if figures_there is None:
            del state.figures[node]
        else:
            state.figures[node] = figures_there


def place_from_supply(state: CarcassonneState, figure: int, node: int) -> None:
    """Take a figure from the supply and put it on a part of a tile."""
    state.supply[figure] -= 1
    put_on_node(state, figure, node)


def remove_from_node(state: CarcassonneState, figure: int, node: int) -> int:
    """Take one figure off its place; the caller says where it goes. Its area, or -1 if it was in none."""
    places = state.figures if node >= 0 else state.tops
    left = list(places[node])
    left.remove(figure)
    if left:
        places[node] = tuple(left)
    else:
        del places[node]
    for hook in state.rules.on_gone:
        hook(state, node, figure)
    if node < 0:
        return -1
    root = find(state, node)
    leave(state, figure, root)
    return root


def remove_and_notify(state: CarcassonneState, figure: int, node: int) -> None:
    """The same for a figure that leaves an area which is not being scored. Modules hear of it."""
    root = remove_from_node(state, figure, node)
    if root >= 0:
        for hook in state.rules.on_leave:
            hook(state, root, figure)


def return_to_supply(state: CarcassonneState, figure: int, node: int, rule: str) -> None:
    """Return one figure to its owner's supply."""
    if state.listener is not None:
        state.emit(
            Event("return", rule, figure & 7, {"figure": figure_name(state, figure), **at(state, node)})
        )
    state.supply[figure] += 1
    remove_and_notify(state, figure, node)


def on_node(state: CarcassonneState, node: int) -> tuple[int, ...]:
    """The figures on a part of a tile or on what is built on it."""
    return (state.figures if node >= 0 else state.tops).get(node, ())


def on_tile(state: CarcassonneState, number: int) -> list[tuple[int, int]]:
    """The figures on a tile, each with the node on which it stands; those in no area come last."""
    places, tops = state.figures, state.tops
    placed = [(node, figure) for node in nodes(state, number) if node in places for figure in places[node]]
    if tops and number in [~node if ~node < LEVEL else number for node in tops]:  # a castle has two tiles
        above = (node for node in off_feature_nodes(state, number) if node in tops)
        placed += [(node, figure) for node in above for figure in tops[node]]
    return placed


def everyone(state: CarcassonneState) -> Iterator[tuple[int, int]]:
    """All figures on the layout, each with the node on which it stands; those in no area come last."""
    for places in (state.figures, state.tops):
        for node, figures in places.items():
            for figure in figures:
                yield node, figure


def barred(state: CarcassonneState, number: int) -> bool:
    """Whether a module forbids followers to come onto a tile (C-4.2.4.1-d)."""
    return number in [hook(state) for hook in state.rules.barred]


def on_area(state: CarcassonneState, root: int) -> list[tuple[int, int]]:
    """The figures of an area, each with the node on which it stands."""
    if root not in state.standing:
        return []
    parent = state.parent
    there = []
    for node, figures in state.figures.items():
        top = node
        while parent[top] != top:
            top = parent[top]
        if top == root:
            there += [(node, figure) for figure in figures]
    return there


def return_all_from(state: CarcassonneState, root: int, rule: str) -> None:
    """Return all figures of an area to their owners (C-4.6.10-a)."""
    gone = state.rules.on_gone
    for node in [n for n in state.figures if find(state, n) == root]:
        for figure in state.figures.pop(node):
            state.supply[figure] += 1
            for hook in gone:
                hook(state, node, figure)
            if state.listener is not None:
                state.emit(
                    Event(
                        "return", rule, figure & 7, {"figure": figure_name(state, figure), **at(state, node)}
                    )
                )
    state.standing.pop(root, None)


def figure_name(state: CarcassonneState, figure: int) -> str:
    return kinds(state)[figure >> 3].name


def at(state: CarcassonneState, node: int) -> dict[str, Any]:
    """Where a node is, for events and views."""
    if node >= 0 and node not in state.spans:
        number = tile_of(state, node)
        turned, index = state.laid[number], node - state.base[number]
        place, area = state.where[number], state.tables.named[turned][index]
        name = state.tables.parts[turned >> 2][index].name
    else:
        place, quarter, part = part_of(state, node)
        area, name = part.where(quarter), part.name
    return {"square": list(xy(place)), "area": area, "part": name}
