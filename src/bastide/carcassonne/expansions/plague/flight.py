"""The Plague: fleeing from it. A follower leaves along his road, city or meadow, past clean tiles only."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator
from dataclasses import replace
from typing import Any

from ....kernel import ENTER_FLOW, Action, Event, Malformed
from ...areas import CITY, FIELD, ROAD
from ...figures import at, figure_name, on_node, put_on_node, remove_and_notify
from ...flow import active
from ...hooks import ROAD_CROSSINGS, ROAD_PASSAGES
from ...joining import find, runs_to
from ...landscape import part_of, tile_of
from ...notation import read_part, read_piece, read_square, write_piece, write_square
from ...placing import PASS, show_piece
from ...rebuilding import across, reachable_parts
from ...rulekit import Ask, Flow, Limit, Verb
from ...state import CarcassonneState
from ...tables import BITS, STEP
from .state import Plague

LAND = (CITY, FIELD, ROAD)
Test = Callable[[CarcassonneState, int, Action], bool]


def flee_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.9.3-a, -e: one own follower on a road, in a city or on a meadow, if there is a way out."""
    plague = state.slices[Plague]
    if not plague.number or plague.fled or seat != state.turn:
        return []
    follower, kind = state.rules.followers, state.kind
    own = [
        ("flee", figure, node)
        for node, figures_there in state.figures.items()
        for figure in figures_there
        if figure & 7 == seat and kind[node] in LAND and follower[figure >> 3]
    ]
    closed, next_tile = no_refuge(state), plague._next
    actions = [
        action
        for action in own
        if not closed >> next_tile.get(action[2], 0) & 1 or way_out(state, action[2], closed)
    ]
    return actions if len(actions) < 2 else list(dict.fromkeys(actions))  # two alike in one place


def no_refuge(state: CarcassonneState) -> int:
    """C-4.2.9.3-f, X-4.2.4-5: the tiles with fleas, with an active focus or with the dragon, one bit each."""
    closed: int = state.slices[Plague].shut | 1  # there is no tile of number 0
    for tile in state.rules.barred:
        closed |= BITS[tile(state)]
    return closed


def way_out(state: CarcassonneState, start: int, closed: int) -> bool:
    """Whether one can get from a part of an area to another tile. Mostly the next one will do; where it is
    stays known."""
    tables, laid = state.tables, state.laid
    number = tile_of(state, start)
    if not state.mask[find(state, start)] & ~closed & ~BITS[number]:
        return False
    if start not in state.spans:
        place, turned = state.where[number], laid[number]
        for e, at_edge in tables.along[turned][start - state.base[number]]:
            other = state.board.get(place + STEP[e])
            if other is not None and not closed >> other & 1:
                theirs = tables.joined[laid[other]][(e + 2) & 3]
                if len(theirs) == len(tables.join[turned][e]) and theirs[at_edge[0]] >= 0:
                    state.slices[Plague]._next[start] = other
                    return True
    return any(not closed >> tile & 1 for tile, _ in walk(state, start) if tile != number)


def refuge_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.9.3-b, -c, -d, -h: the parts of his road, city or meadow on other tiles that he can reach."""
    _, start = state.slices[Plague].fleeing
    ways = clean_ways(state, start)
    closed = no_refuge(state) | BITS[ways[start]]
    return [("refuge", node) for node, tile in sorted(ways.items()) if not closed >> tile & 1]


def clean_ways(state: CarcassonneState, start: int) -> dict[int, int]:
    """Where one comes from a part of an area, with the tiles."""
    return {node: number for number, node in walk(state, start)}


def walk(state: CarcassonneState, start: int) -> Iterator[tuple[int, int]]:
    """The tiles and parts on all clean ways, near ones first."""
    reach = follow_road if state.kind[start] == ROAD else reachable_parts
    return reach(state, start, infected(state))


def infected(state: CarcassonneState) -> set[int]:
    """C-4.2.9.3-f: nobody flees onto or across the squares of fleas or an active focus."""
    plague = state.slices[Plague]
    return {*plague.chips, *plague.foci}


def follow_road(
    state: CarcassonneState, start: int, closed: Container[int], stops: bool = True
) -> Iterator[tuple[int, int]]:
    """A road also leads over bridges, through tunnels and across lakes (Q-4.2.9-9). C-4.2.9.3-c: whoever
    comes to a fork may stop there, but goes no further."""
    hooks = [*state.ruleset.listeners(ROAD_PASSAGES), *state.ruleset.listeners(ROAD_CROSSINGS)]
    found = [(tile_of(state, start), start)]
    seen = {start}
    for number, node in found:  # grows while we walk along it
        yield number, node
        if stops and node != start and forks(state, number, node):
            continue
        links = [there for hook in hooks for there in hook(state, node)]
        if state.ends:
            links += over_bridges(state, number, node)
        onward = [(tile_of(state, there), there) for there in links]
        onward = [way for way in onward if state.where[way[0]] not in closed]
        if node not in state.spans:
            onward += across(state, number, node, closed)
        for way in onward:
            if way[1] not in seen:
                seen.add(way[1])
                found.append(way)


def past_forks(state: CarcassonneState, start: int) -> dict[int, int]:
    """Where a highwayman would come to if forks did not stop him, with the tiles."""
    if state.kind[start] != ROAD:
        return {}
    return {node: number for number, node in follow_road(state, start, infected(state), stops=False)}


def forks(state: CarcassonneState, number: int, node: int) -> bool:
    """Whether a road leaves its tile in more than two directions and does not end there."""
    if node in state.spans:
        return False
    return len(state.tables.along[state.laid[number]][node - state.base[number]]) > 2


def over_bridges(state: CarcassonneState, number: int, node: int) -> list[int]:
    """The roads that a road meets where one of the two is a bridge."""
    if node in state.spans:
        edges = [state.spans[node][1], state.spans[node][1] + 2]
    else:
        edges = [e for e, _ in state.tables.along[state.laid[number]][node - state.base[number]]]
    way = []
    for edge in edges:
        other = state.board.get(state.where[number] + STEP[edge])
        meets = runs_to(state, other, (edge + 2) & 3) if other is not None else -1
        if meets >= 0 and state.kind[meets] == ROAD:
            way.append(meets)
    return way


def apply_flee(state: CarcassonneState, seat: int, action: Action) -> str:
    state.slices[Plague].fleeing = action[1:]
    return ENTER_FLOW + "flight"


def apply_refuge(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.9.3-g: where a follower stands already is no hindrance. The area keeps its figures."""
    plague = state.slices[Plague]
    (figure, node), goal = plague.fleeing, action[1]
    plague.fleeing, plague.fled = (), True
    put_on_node(state, figure, goal)
    remove_and_notify(state, figure, node)
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "from": at(state, node), **at(state, goal)}
        state.emit(Event("flee", "C-4.2.9.3-a", seat, data))


def apply_remain(state: CarcassonneState, seat: int, action: Action) -> None:
    """He may think better of it."""
    state.slices[Plague].fleeing = ()


# -- notation ----------------------------------------------------------------------------------------------


def write_refuge(state: CarcassonneState, action: Action) -> str:
    place, quarter, part = part_of(state, action[1])
    return f"refuge {write_square(place)} {part.where(quarter)}"


def read_refuge(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"refuge (\S+) (.+)", text.strip())
    if not match:
        raise Malformed("bad-refuge", text=text, form="refuge x,y area")
    number = state.board.get(read_square(match[1]))
    if not number:
        raise Malformed("no-tile", text=text, square=match[1])
    return ("refuge", read_part(state, number, match[2]))


def show_refuge(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    (figure, node), goal = state.slices[Plague].fleeing, at(state, action[1])
    x, y = goal["square"]
    args = {"figure": figure_name(state, figure), "area": goal["area"], "x": x, "y": y}
    return {"targets": [f"part:{x},{y}:{goal['part']}"], "args": args, "from": at(state, node)}


# -- limits ------------------------------------------------------------------------------------------------


def _no_plague(state: CarcassonneState, seat: int, action: Action) -> bool:
    plague = state.slices[Plague]
    return plague.fled or not plague.number


def _not_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] & 7 != seat or action[1] not in on_node(state, action[2])


def _cannot_flee(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-4.2.9-8: nor can those on towers and castles."""
    return action[2] < 0 or state.kind[action[2]] not in LAND


def _leaves(kind: int) -> Test:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        node = state.slices[Plague].fleeing[1]
        return state.kind[node] == kind and find(state, node) != find(state, action[1])

    return forbids


def _same_tile(state: CarcassonneState, seat: int, action: Action) -> bool:
    return tile_of(state, state.slices[Plague].fleeing[1]) == tile_of(state, action[1])


def _past_a_fork(state: CarcassonneState, seat: int, action: Action) -> bool:
    """The way is clean, but it leads past a fork."""
    start, goal = state.slices[Plague].fleeing[1], action[1]
    return goal in past_forks(state, start) and goal not in clean_ways(state, start)


def _all_past_a_fork(state: CarcassonneState, seat: int, action: Action) -> bool:
    """There are refuges, but only past a fork: the dragon is on its tile."""
    closed = no_refuge(state) | BITS[tile_of(state, action[2])]
    return action not in flee_options(state, seat) and any(
        not closed >> tile & 1 for tile in past_forks(state, action[2]).values()
    )


FLEE = Verb(
    "flee",
    flee_options,
    apply_flee,
    ("C-4.2.9.3-a", "C-4.2.9.3-b"),
    write_piece,
    read_piece,
    (
        Limit("C-4.2.9.3-a", "one-flight-a-turn", _no_plague),
        Limit("C-4.2.9.3-a", "nobody-to-flee", _not_there),
        Limit("C-4.2.9.3-e", "cannot-flee", _cannot_flee),
        Limit("C-4.2.9.3-c", "flee-past-a-fork", _all_past_a_fork),
        Limit(
            "C-4.2.9.3-f", "no-clean-way", lambda state, seat, action: action not in flee_options(state, seat)
        ),
    ),
    show_piece,
)
REFUGE = Verb(
    "refuge",
    refuge_options,
    apply_refuge,
    ("C-4.2.9.3-b", "C-4.2.9.3-f"),
    write_refuge,
    read_refuge,
    (
        Limit("C-4.2.9.3-b", "flee-to-another-tile", _same_tile),
        Limit("C-4.2.9.3-c", "flee-along-the-road", _leaves(ROAD)),
        Limit("C-4.2.9.3-d", "flee-within-the-meadow", _leaves(FIELD)),
        Limit("C-4.2.9.3-b", "flee-within-the-city", _leaves(CITY)),
        Limit("C-4.2.9.3-c", "flee-past-a-fork", _past_a_fork),
        Limit(
            "C-4.2.9.3-f",
            "no-clean-way",
            lambda state, seat, action: action not in refuge_options(state, seat),
        ),
    ),
    show_refuge,
)
REMAIN = replace(
    PASS, apply=apply_remain, rules=("C-4.2.9.3-a",), describe=lambda *_: {"label": "carcassonne-remain"}
)
FLIGHT = Flow(
    "flight",
    (
        Ask(
            "refuge",
            ("C-4.2.9.3-b", "C-4.2.9.3-f"),
            decision="D-FLEE",
            kind="place",
            who=active,
            verbs=(REFUGE, REMAIN),
        ),
    ),
)
