"""The Plague: fleeing from it. A follower leaves along his road, city or meadow, past clean tiles only."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ...kernel import STAY, Action, Event, Limit, Malformed, Verb
from ..figures import at, barred, figure_name, kinds, on_node, put, take_off
from ..landscape import beyond, find, part_of, runs_to, tile_of
from ..notation import read_part, read_square, write_square
from ..state import CarcassonneState
from ..tables import CITY, FIELD, ROAD, STEP, xy

LAND = (CITY, FIELD, ROAD)
Test = Callable[[CarcassonneState, int, Action], bool]


def flights(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.9.3-a, -b, -e: one own follower along his road, city or meadow onto another tile."""
    plague = state.slices["plague"]
    if not plague.number or plague.fled:
        return []
    figures = kinds(state)
    found = []
    for node, here in sorted(state.figures.items()):
        own = [f for f in dict.fromkeys(here) if f & 7 == seat and figures[f >> 3].follower]
        if own and state.kind[node] in LAND:
            ends = goals(state, node)
            found += [("flee", figure, node, goal) for figure in own for goal in ends]
    return found


def goals(state: CarcassonneState, start: int) -> list[int]:
    """C-4.2.9.3-c, -d, -h: the parts of the area that can be reached from tile to tile; C-4.2.9.3-f: not
    onto or across tiles with fleas or an active focus; X-4.2.4-5: not onto the dragon's tile."""
    root = find(state, start)
    if state.mask[root].bit_count() == 1:
        return []
    plague = state.slices["plague"]
    closed = plague.chips.keys() | plague.foci.keys()
    where = state.where
    home = tile_of(state, start)
    onward = ways if state.kind[start] == ROAD else beyond
    seen, todo, found = {start}, [(home, start)], []
    while todo:
        for there in onward(state, *todo.pop()):
            number, node = there
            if node not in seen:
                seen.add(node)
                if where[number] not in closed:
                    todo.append(there)
                    if number != home and not barred(state, number):
                        found.append(node)
    return sorted(found)


def ways(state: CarcassonneState, number: int, node: int) -> list[tuple[int, int]]:
    """Where a road goes on from one of its parts: across the edges of its tile, over bridges, through a
    tunnel or by a ferry (Q-4.2.9-9). Cities and meadows pass under bridges (C-4.2.9.3-d)."""
    found = [] if node in state.spans else beyond(state, number, node)
    for e in range(4) if state.ends else ():
        other = state.board.get(state.where[number] + STEP[e])
        if other is not None and runs_to(state, number, e) == node:
            meets = runs_to(state, other, (e + 2) & 3)
            found += [(other, meets)] if meets >= 0 and state.kind[meets] == ROAD else []
    for name in ("passage", "crossing"):
        for hook in state.ruleset.hooks.get(name, ()):
            found += [(tile_of(state, there), there) for there in hook(state, node)]
    return found


def take_flight(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.9.3-g: where a follower stands already is no hindrance. The area keeps its figures."""
    _, figure, node, goal = action
    state.slices["plague"].fled = True
    put(state, figure, goal)
    take_off(state, figure, node)
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "from": at(state, node), **at(state, goal)}
        state.tell(Event("flee", "C-4.2.9.3-a", seat, data))
    return STAY


# -- notation ----------------------------------------------------------------------------------------------


def write_flight(state: CarcassonneState, action: Action) -> str:
    _, figure, node, goal = action
    ends = [part_of(state, n) for n in (node, goal)]
    there, here = (f"{write_square(place)} {part.where(quarter)}" for place, quarter, part in ends)
    return f"flee {figure_name(state, figure)} {there} to {here}"


def read_flight(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"flee ([a-z]+) (\S+) (.+) to (\S+) (.+)", text.strip())
    if not match or match[1] not in state.ruleset.tables.number:
        raise Malformed("bad-flight", f"{text!r}: write `flee figure x,y area to x,y area`")
    ends = []
    for where, area in ((match[2], match[3]), (match[4], match[5])):
        number = state.board.get(read_square(where))
        if not number:
            raise Malformed("no-tile", f"{text!r}: there is no tile on {where}")
        ends.append(read_part(state, number, area))
    return ("flee", 8 * state.ruleset.tables.number[match[1]] + seat, *ends)


def show_flight(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    _, figure, node, goal = action
    x, y = xy(part_of(state, goal)[0])
    args = {"figure": figure_name(state, figure), "area": at(state, goal)["area"], "x": x, "y": y}
    return {
        "targets": [f"part:{x},{y}:{part_of(state, goal)[2].name}"],
        "args": args,
        "from": at(state, node),
    }


# -- limits ------------------------------------------------------------------------------------------------


def _no_plague(state: CarcassonneState, seat: int, action: Action) -> bool:
    plague = state.slices["plague"]
    return plague.fled or not plague.number


def _not_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] & 7 != seat or action[1] not in on_node(state, action[2])


def _cannot_flee(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-4.2.9-8: nor can those on towers and castles."""
    return min(action[2:]) < 0 or state.kind[action[2]] not in LAND


def _leaves(kind: int) -> Test:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        return state.kind[action[2]] == kind and find(state, action[2]) != find(state, action[3])

    return forbids


def _same_tile(state: CarcassonneState, seat: int, action: Action) -> bool:
    return tile_of(state, action[2]) == tile_of(state, action[3])


def _dragon_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return barred(state, tile_of(state, action[3]))


def _no_way(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in flights(state, seat)


FLEE = Verb(
    "flee",
    flights,
    take_flight,
    ("C-4.2.9.3-a", "C-4.2.9.3-b"),
    write_flight,
    read_flight,
    (
        Limit("C-4.2.9.3-a", "one-flight-a-turn", _no_plague),
        Limit("C-4.2.9.3-a", "nobody-to-flee", _not_there),
        Limit("C-4.2.9.3-e", "cannot-flee", _cannot_flee),
        Limit("C-4.2.9.3-b", "flee-to-another-tile", _same_tile),
        Limit("C-4.2.9.3-c", "flee-along-the-road", _leaves(ROAD)),
        Limit("C-4.2.9.3-d", "flee-within-the-meadow", _leaves(FIELD)),
        Limit("C-4.2.9.3-b", "flee-within-the-city", _leaves(CITY)),
        Limit("C-4.2.4.1-d", "dragon-there", _dragon_there),
        Limit("C-4.2.9.3-f", "no-clean-way", _no_way),
    ),
    show_flight,
    free=True,
)
