"""Mini 3, the Ferries: on a lake tile a ferry joins two of the road ends, and whoever extends a road may send
the first ferry along it another way."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import combinations
from typing import Any

from ....kernel import NOBODY, Action, Event, Malformed
from ...areas import ROAD
from ...hooks import CHECK_PIECES, GIVEN, ON_LAY, ON_REJOIN, ROAD_CROSSINGS, ROAD_PASSAGES, TURN_SLOTS, VIEW
from ...landscape import (
    find,
    join_areas,
    made_of,
    nodes,
    part_of,
    printed,
    rebuild,
    runs_to,
    shows,
    tile_of,
    unite,
)
from ...notation import read_square, write_square
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import STEP, xy
from ...tiles import EDGES
from .state import FERRIES, Ferries


def note(state: CarcassonneState, seat: int) -> None:
    """C-4.2.11.2-a, -c: a lake tile brings a ferry, once a follower may have been placed."""
    state.slices[Ferries].due = shows(state, "lake")


def landings(state: CarcassonneState, number: int) -> list[int]:
    """The road ends at the lake of a tile; C-4.2.11.2-e: without a ferry they are ends of their roads."""
    return [node for node, part in printed(state, number) if "lake" in part.flags]


# -- a new ferry -------------------------------------------------------------------------------------------


def who_lays(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Ferries].due else NOBODY


def crossings(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.2-c: any two road ends of the lake tile."""
    return [("ferry", *pair) for pair in combinations(landings(state, state.at), 2)]


def apply_ferry(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.11.2-d: one continuous road; X-4.2.11.2-2: the tile counts once in it."""
    _, one, other = action
    ferries = state.slices[Ferries]
    ferries.due = False
    ferries.supply -= 1
    ferries.on[state.at] = (one, other)
    join_areas(state, one, other, closes=0)
    if state.listener is not None:
        state.tell(Event("ferry", "C-4.2.11.2-c", seat, ferry_payload(state, state.at)))
    extend(state, seat, one)


def extend(state: CarcassonneState, seat: int, node: int) -> None:
    """Q-4.2.11.2-3: a ferry may serve the builder like a tunnel; by the switch it does not."""
    if state.ruleset.setup.option("ferryTriggersBuilder"):
        for hook in state.rules.on_extend:
            hook(state, seat, find(state, node))


def ferry_payload(state: CarcassonneState, number: int) -> dict[str, Any]:
    return {"square": list(xy(state.where[number])), "ends": shores(state, number)}


# -- relocating --------------------------------------------------------------------------------------------


def find_movable_ferries(state: CarcassonneState) -> None:
    """C-4.2.11.2-g, -i, -j, -l: seen from the tile just laid, the first ferry in each direction."""
    ferries = state.slices[Ferries]
    ferries.near = []
    if not ferries.on:
        return
    roads = {find(state, node) for node in nodes(state, state.at) if state.kind[node] == ROAD}
    if any(find(state, one) in roads for one, _ in ferries.on.values()):
        found = {number for edge in range(4) for number in first_ferries(state, edge)}
        ferries.near = sorted(found - {state.at} - set(ferries.moved))


def first_ferries(state: CarcassonneState, edge: int) -> set[int]:
    """Walk along the road that leaves the tile just laid at an edge, to its ends or to a ferry."""
    on = state.slices[Ferries].on
    start = runs_to(state, state.at, edge)
    if start < 0 or state.kind[start] != ROAD:
        return set()
    found: set[int] = set()
    seen = set(nodes(state, state.at))
    todo = beyond(state, start, edge)
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        seen.add(node)
        number = tile_of(state, node)
        if node in on.get(number, ()):
            found.add(number)
            continue
        quarter, part = part_of(state, node)[1:]
        for side in part.sides:
            todo += beyond(state, node, (side + quarter) % 4)
        for hook in state.ruleset.listeners(ROAD_PASSAGES):  # (state, node) -> where else a road goes on
            todo += hook(state, node)
    return found


def beyond(state: CarcassonneState, node: int, edge: int) -> list[int]:
    """The road that a road meets across an edge of its tile."""
    other = state.board.get(state.where[tile_of(state, node)] + STEP[edge])
    meets = runs_to(state, other, (edge + 2) & 3) if other is not None else -1
    return [meets] if meets >= 0 and state.kind[meets] == ROAD else []


def crossing(state: CarcassonneState, node: int) -> list[int]:
    """Where a road goes on by a ferry."""
    ends = state.slices[Ferries].on.get(tile_of(state, node), ())
    return [other for other in ends if node in ends and other != node]


def who_steers(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Ferries].near else NOBODY


def routes(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.2-h: any other two road ends of the ferry's own tile, wherever they lead."""
    ferries = state.slices[Ferries]
    found = []
    for number in ferries.near:
        for pair in combinations(landings(state, number), 2):
            if pair != ferries.on[number]:
                found.append(("reroute", *pair))
    return found


def reroute(state: CarcassonneState, seat: int, action: Action) -> str:
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
        state.tell(Event("reroute", "C-4.2.11.2-g", seat, ferry_payload(state, number)))
    extend(state, seat, new[0])
    return "B12.reroute"


def part(state: CarcassonneState, roads: Collection[int]) -> None:
    """X-4.4.3-3: whoever is on another road now has left the others; a builder may have lost his people."""
    areas = {find(state, node) for node in roads}
    people = [figure for node, here in state.figures.items() if node in roads for figure in here]
    for figure in people:
        for root in areas:
            for hook in state.rules.on_leave:
                hook(state, root, figure)


def scored_before(state: CarcassonneState, node: int) -> bool:
    """Whether the road was finished before this part; one that this part has finished is yet to be scored."""
    root = find(state, node)
    now = state.mask[root] >> state.at & 1 or root in [find(state, n) for n in state.touched]
    return not state.opens[root] and not now


def sail_on(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Ferries].near = []


def rejoin(state: CarcassonneState, loose: Collection[int]) -> None:
    """When areas are made anew, the ferries join theirs."""
    for one, other in state.slices[Ferries].on.values():
        if one in loose:
            unite(state, one, other, closes=0)


def new_turn(state: CarcassonneState) -> None:
    state.slices[Ferries].moved = []


# -- limits ------------------------------------------------------------------------------------------------


def _no_lake(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not set(action[1:]) <= set(landings(state, state.at))


def _no_two_ends(state: CarcassonneState, seat: int, action: Action) -> bool:
    if min(action[1:]) < 0 or action[1] == action[2]:
        return True
    return not set(action[1:]) <= set(landings(state, tile_of(state, action[1])))


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


# -- notation and verbs ------------------------------------------------------------------------------------


def shores(state: CarcassonneState, number: int) -> list[str]:
    """The edges to which the roads of a ferry lead."""
    return [EDGES[edge_of(state, node)] for node in state.slices[Ferries].on[number]]


def edge_of(state: CarcassonneState, node: int) -> int:
    _, quarter, part = part_of(state, node)
    return (part.sides[0] + quarter) % 4


def write_pair(state: CarcassonneState, action: Action) -> str:
    ends = "-".join(EDGES[edge_of(state, node)] for node in action[1:])
    if action[0] == "ferry":
        return f"ferry {ends}"
    return f"reroute {write_square(part_of(state, action[1])[0])} {ends}"


def read_pair(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"(ferry|reroute)(?: (-?\d+,-?\d+))? ([NESW])-([NESW])", text.strip())
    if not match:
        raise Malformed("bad-ferry", f"{text!r}: write `ferry N-E`, or `reroute x,y N-E`")
    number = state.board.get(read_square(match[2])) if match[2] else state.at
    if not number:
        raise Malformed("no-tile", f"{text!r}: there is no tile on {match[2]}")
    return (match[1], *sorted(runs_to(state, number, EDGES.index(side)) for side in match.groups()[2:]))


def show_pair(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    place = part_of(state, action[1])[0]
    x, y = xy(place)
    ends = [EDGES[edge_of(state, node)] for node in action[1:]]
    return {
        "targets": [f"tile:{x},{y}"],
        "args": {"x": x, "y": y, "ends": "-".join(ends)},
        "square": [x, y],
        "ends": ends,
    }


FERRY = Verb(
    "ferry",
    crossings,
    apply_ferry,
    ("C-4.2.11.2-c", "C-4.2.11.2-d"),
    write_pair,
    read_pair,
    (Limit("C-4.2.11.2-c", "not-two-road-ends", _no_two_ends), Limit("C-4.2.11.2-c", "other-lake", _no_lake)),
    show_pair,
)


def reroute_verb(reopens: bool) -> Verb:
    limits = [
        Limit("C-4.2.11.2-h", "not-two-road-ends", _no_two_ends),
        Limit("C-4.2.11.2-g", "no-ferry-there", _no_ferry),
        Limit("C-4.2.11.2-k", "moved-in-this-turn", _moved_already),
        Limit("C-4.2.11.2-i", "not-the-first-ferry", _not_the_first),
        Limit("C-4.2.11.2-h", "lies-so-already", _lies_so),
    ]
    if reopens:
        return Verb(
            "reroute", routes, reroute, ("C-4.2.11.2-g",), write_pair, read_pair, tuple(limits), show_pair
        )
    limits.append(Limit("Q-4.2.11.2-1", "road-finished", _finished))

    def open_routes(state: CarcassonneState, seat: int) -> list[Action]:
        return [a for a in routes(state, seat) if not _finished(state, seat, a)]

    return Verb(
        "reroute", open_routes, reroute, ("C-4.2.11.2-g",), write_pair, read_pair, tuple(limits), show_pair
    )


STAY = Verb(
    "pass",
    lambda state, seat: [("pass",)],
    sail_on,
    ("C-4.2.11.2-g",),
    describe=lambda state, seat, action: {"label": "carcassonne-reroute-none"},
)

# -- keeping -----------------------------------------------------------------------------------------------


def give_ferries(state: CarcassonneState, entry: Any) -> None:
    """`"ferries": ["1,0 E-W"]`: the lake tile and the two road ends."""
    ferries = state.slices[Ferries]
    for line in entry if isinstance(entry, list) else [entry]:
        _, one, other = read_pair(state, 0, f"reroute {line}")
        number = tile_of(state, one)
        if _no_two_ends(state, 0, ("", one, other)) or number in ferries.on or not ferries.supply:
            raise Malformed("bad-given", f"given: {line!r}: no ferry can lie so", rule="C-4.2.11.2-c")
        ferries.supply -= 1
        ferries.on[number] = (one, other)
        unite(state, one, other, closes=0)
    ferries.due = False


def view(state: CarcassonneState) -> dict[str, Any]:
    ferries = state.slices[Ferries]
    on = [ferry_payload(state, number) for number in ferries.on]
    near = [list(xy(state.where[n])) for n in ferries.near]
    return {"ferries": {"on": on, "supply": ferries.supply, "movable": near}}


def count(state: CarcassonneState) -> None:
    ferries = state.slices[Ferries]
    total = ferries.supply + len(ferries.on)
    assert total == FERRIES, f"ferries: {total} instead of {FERRIES}"
    assert all(find(state, one) == find(state, other) for one, other in ferries.on.values()), (
        "a ferry is loose"
    )


def install(build: Build) -> None:
    build.keep("ferries", Ferries)
    build.listen(ON_LAY, note)
    build.listen(ON_REJOIN, rejoin)
    build.listen(ROAD_CROSSINGS, crossing)
    build.listen(TURN_SLOTS, lambda: (Ferries, ("moved",)))
    build.listen(GIVEN.at("ferries"), give_ferries)
    build.listen(VIEW, view)
    build.listen(CHECK_PIECES, count)
    build.fill("B01", Do("ferries", ("C-4.2.11.2-k",), run=new_turn))
    rules = ("C-4.2.11.2-c", "C-4.2.11.2-m")
    verbs = (reroute_verb(build.option("ferryReopensRoads")), STAY)
    again = ("C-4.2.11.2-g", "C-4.2.11.2-j", "C-4.2.11.2-k")
    build.fill(
        "B12",
        Ask("ferry", rules, decision="D-FERRY", kind="place", who=who_lays, verbs=(FERRY,), forced=True),
        Do("ferries", ("C-4.2.11.2-i", "C-4.2.11.2-l"), run=find_movable_ferries),
        Ask("reroute", again, decision="D-REROUTE", kind="place", who=who_steers, verbs=verbs, forced=True),
    )


MODULES = (Module("ferries", install),)
