"""The Plague: fleeing from it. A follower leaves along his road, city or meadow, past clean tiles only."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from operator import itemgetter
from typing import Any

from ...kernel import STAY, Action, Event, Limit, Malformed, Verb
from ..figures import at, barred, figure_name, kinds, on_node, put, take_off
from ..landscape import find, part_of, runs_to, tile_of, walk
from ..notation import read_part, read_square, write_square
from ..state import CarcassonneState
from ..tables import CITY, FIELD, ROAD, STEP, xy

LAND = (CITY, FIELD, ROAD)
KEPT = 60
"""Areas whose ways are remembered; more than there are followers to flee."""
Test = Callable[[CarcassonneState, int, Action], bool]


def flights(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.9.3-a, -b, -e: one own follower along his road, city or meadow onto another tile."""
    plague = state.slices["plague"]
    if not plague.number or plague.fled:
        return []
    figures = kinds(state)
    barred = [tile(state) for tile in state.ruleset.tables.barred]
    found = []
    for node, here in state.figures.items():
        for figure in here if len(here) == 1 else dict.fromkeys(here):
            if figure & 7 == seat and figures[figure >> 3].follower and state.kind[node] in LAND:
                tiles, ends = goals(state, node)
                if ends and any([tiles >> tile & 1 for tile in barred]):  # noqa: C419 - one at most
                    ends = [end for end in ends if tile_of(state, end) not in barred]  # X-4.2.4-5
                found += [("flee", figure, node, end) for end in ends]
    return found


def goals(state: CarcassonneState, start: int) -> tuple[int, list[int]]:
    """C-4.2.9.3-c, -d, -h: the parts of the area that can be reached from tile to tile; C-4.2.9.3-f: not
    onto or across tiles with fleas or an active focus. The first number is the area's tiles, one bit each."""
    root = find(state, start)
    tiles = state.mask[root]
    if tiles.bit_count() == 1:
        return tiles, []
    home = tile_of(state, start)
    return tiles, [node for node, number in clean_ways(state, start, root).items() if number != home]


def clean_ways(state: CarcassonneState, start: int, root: int) -> dict[int, int]:
    """Where one comes from a part of an area, with the tiles. Whoever stands there comes to the same places,
    so they are looked for again only when the area or the plague in it has changed."""
    plague = state.slices["plague"]
    tiles = state.mask[root]
    shut = tiles & plague.shut
    known = plague._ways.get(root)
    if known is None or known[0] != tiles or known[1] != shut:
        if len(plague._ways) > KEPT:
            plague._ways.clear()
        known = plague._ways[root] = (tiles, shut, [])
    for ways in known[2]:
        if start in ways:
            return ways  # type: ignore[no-any-return]
    closed = plague.chips.keys() | plague.foci.keys()
    reach = follow_road if state.kind[start] == ROAD else walk
    found = {node: number for number, node in sorted(reach(state, start, closed), key=itemgetter(1))}
    if not plague.shut >> found[start] & 1:  # from a tile with fleas one comes to places that do not meet
        known[2].append(found)
    return found


def forget_ways(state: CarcassonneState) -> None:
    """A bridge, a tunnel or a ferry can open or close a way within the tiles of a road."""
    state.slices["plague"]._ways.clear()


def follow_road(state: CarcassonneState, start: int, closed: Container[int]) -> list[tuple[int, int]]:
    """A road also leads over bridges, through tunnels and across lakes (Q-4.2.9-9)."""
    hooks = [hook for name in ("passage", "crossing") for hook in state.ruleset.hooks.get(name, ())]
    found: list[tuple[int, int]] = []
    seen: set[int] = set()
    todo = [start]
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        stretch = [(tile_of(state, node), node)] if node in state.spans else walk(state, node, closed)
        for number, part in stretch:
            if part not in seen:
                seen.add(part)
                found.append((number, part))
                links = [there for hook in hooks for there in hook(state, part)]
                if state.ends:
                    links += over_bridges(state, number, part)
                todo += [there for there in links if state.where[tile_of(state, there)] not in closed]
    return found


def over_bridges(state: CarcassonneState, number: int, node: int) -> list[int]:
    """The roads that a road meets where one of the two is a bridge."""
    if node in state.spans:
        edges = [state.spans[node][1], state.spans[node][1] + 2]
    else:
        edges = [e for e, _ in state.tables.along[state.laid[number]][node - state.base[number]]]
    found = []
    for edge in edges:
        other = state.board.get(state.where[number] + STEP[edge])
        meets = runs_to(state, other, (edge + 2) & 3) if other is not None else -1
        if meets >= 0 and state.kind[meets] == ROAD:
            found.append(meets)
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
