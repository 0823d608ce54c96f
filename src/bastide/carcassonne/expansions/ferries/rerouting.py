"""The Ferries: relocating the first one in each direction from the tile just placed."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

from ....kernel import NOBODY, Action, Event
from ...areas import ROAD
from ...hooks import ROAD_PASSAGES
from ...joining import find, runs_to
from ...landscape import nodes, part_of, tile_of
from ...rebuilding import made_of, rebuild
from ...rulekit import Limit, Verb
from ...state import CarcassonneState
from ...tables import STEP
from .lakes import extend, ferry_payload, is_no_pair_of_ends, landings, read_pair, show_pair, write_pair
from .state import Ferries


def find_movable_ferries(state: CarcassonneState) -> None:
    """C-4.2.11.2-g, -i, -j, -l: seen from the tile just laid, the first ferry in each direction."""
    ferries = state.slices[Ferries]
    ferries.near = []
    if not ferries.on:
        return
    roads = {find(state, node) for node in nodes(state, state.at) if state.kind[node] == ROAD}
    if roads and not roads.isdisjoint([find(state, one) for one, _ in ferries.on.values()]):
        found = {number for edge in range(4) for number in first_ferries(state, edge)}
        ferries.near = sorted(found - {state.at} - set(ferries.moved))


def first_ferries(state: CarcassonneState, edge: int) -> set[int]:
    """Walk along the road that leaves the tile just laid at an edge, to its ends or to a ferry."""
    on = state.slices[Ferries].on
    start = runs_to(state, state.at, edge)
    if start < 0 or state.kind[start] != ROAD:
        return set()
    ferries: set[int] = set()
    seen = set(nodes(state, state.at))
    todo = beyond(state, start, edge)
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        seen.add(node)
        number = tile_of(state, node)
        if node in on.get(number, ()):
            ferries.add(number)
            continue
        quarter, part = part_of(state, node)[1:]
        for side in part.sides:
            todo += beyond(state, node, (side + quarter) % 4)
        for hook in state.ruleset.listeners(ROAD_PASSAGES):  # (state, node) -> where else a road goes on
            todo += hook(state, node)
    return ferries


def beyond(state: CarcassonneState, node: int, edge: int) -> list[int]:
    """The road that a road meets across an edge of its tile."""
    other = state.board.get(state.where[tile_of(state, node)] + STEP[edge])
    meets = runs_to(state, other, (edge + 2) & 3) if other is not None else -1
    return [meets] if meets >= 0 and state.kind[meets] == ROAD else []


def who_steers(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Ferries].near else NOBODY


def reroute_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.2-h: any other two road ends of the ferry's own tile, wherever they lead."""
    ferries = state.slices[Ferries]
    actions = []
    for number in ferries.near:
        for pair in combinations(landings(state, number), 2):
            if pair != ferries.on[number]:
                actions.append(("reroute", *pair))
    return actions


def apply_reroute(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.11.2-h; X-4.2.11.2-1: roads can be finished by it, here and elsewhere."""
    ferries = state.slices[Ferries]
    number = tile_of(state, action[1])
    old, new = ferries.on[number], action[1:]
    left = [node for node in old if node not in new and not scored_before(state, node)]
    whole = find(state, new[0]) == find(state, new[1]) and scored_before(state, new[0])  # stays what it is
    roads = made_of(state, {find(state, node) for node in (*old, *new)})
    ferries.on[number] = new
    ferries.moved.append(number)
    ferries.near = [n for n in ferries.near if n != number]
    rebuild(state, roads)
    part(state, roads)
    state.touched += left if whole else [*left, new[0]]
    if state.listener is not None:
        state.emit(Event("reroute", "C-4.2.11.2-g", seat, ferry_payload(state, number)))
    extend(state, seat, new[0])
    return "B12.reroute"


def part(state: CarcassonneState, roads: Collection[int]) -> None:
    """X-4.4.3-3: whoever is on another road now has left the others; a builder may have lost his people."""
    areas = {find(state, node) for node in roads}
    people = [
        figure for node, figures_there in state.figures.items() if node in roads for figure in figures_there
    ]
    for figure in people:
        for root in areas:
            for hook in state.rules.on_leave:
                hook(state, root, figure)


def scored_before(state: CarcassonneState, node: int) -> bool:
    """Whether the road was finished before this part; one that this part has finished is yet to be scored."""
    root = find(state, node)
    now = state.mask[root] >> state.at & 1 or root in [find(state, n) for n in state.touched]
    return not state.opens[root] and not now


def apply_stay(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Ferries].near = []


def _no_ferry(state: CarcassonneState, seat: int, action: Action) -> bool:
    return tile_of(state, action[1]) not in state.slices[Ferries].on


def _moved_already(state: CarcassonneState, seat: int, action: Action) -> bool:
    return tile_of(state, action[1]) in state.slices[Ferries].moved


def _not_the_first(state: CarcassonneState, seat: int, action: Action) -> bool:
    return tile_of(state, action[1]) not in state.slices[Ferries].near


def _lies_so(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(state.slices[Ferries].on[tile_of(state, action[1])] == action[1:])


def _finished(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-4.2.11.2-1, the other way: no end of a road that was finished and scored."""
    old = state.slices[Ferries].on[tile_of(state, action[1])]
    return any(node not in old and not state.opens[find(state, node)] for node in action[1:])


def reroute_verb(reopens: bool) -> Verb:
    limits = [
        Limit("C-4.2.11.2-h", "not-two-road-ends", is_no_pair_of_ends),
        Limit("C-4.2.11.2-g", "no-ferry-there", _no_ferry),
        Limit("C-4.2.11.2-k", "moved-in-this-turn", _moved_already),
        Limit("C-4.2.11.2-i", "not-the-first-ferry", _not_the_first),
        Limit("C-4.2.11.2-h", "lies-so-already", _lies_so),
    ]
    if reopens:
        return Verb(
            "reroute",
            reroute_options,
            apply_reroute,
            ("C-4.2.11.2-g",),
            write_pair,
            read_pair,
            tuple(limits),
            show_pair,
        )
    limits.append(Limit("Q-4.2.11.2-1", "road-finished", _finished))

    def open_routes(state: CarcassonneState, seat: int) -> list[Action]:
        return [a for a in reroute_options(state, seat) if not _finished(state, seat, a)]

    return Verb(
        "reroute",
        open_routes,
        apply_reroute,
        ("C-4.2.11.2-g",),
        write_pair,
        read_pair,
        tuple(limits),
        show_pair,
    )


LEAVE_FERRIES = Verb(
    "pass",
    lambda state, seat: [("pass",)],
    apply_stay,
    ("C-4.2.11.2-g",),
    describe=lambda state, seat, action: {"label": "carcassonne-reroute-none"},
)
