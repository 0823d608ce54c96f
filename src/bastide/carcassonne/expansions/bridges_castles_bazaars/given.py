"""What a given position says of the bridges and the castles."""

from __future__ import annotations

import re
from typing import Any

from ....kernel import SEATS
from ...figures import figure_name, put_on_node
from ...given import bad, figure_line, give_tile, listed, seat_of
from ...joining import find
from ...landscape import part_under, printed, squares, tile_of
from ...notation import read_square, write_square
from ...state import CarcassonneState
from ...tables import EDGE, STEP
from .bridges import AXES, apply_bridge, dealt
from .castles import establish, halves, read_castle
from .state import Bridges, Castles

MEADOW, ROAD = EDGE["F"], EDGE["R"]


def give_bridges(state: CarcassonneState, entry: object) -> None:
    """`"bridges": ["A 1,0 N-S"]`: whose it was, its square, and between which edges it carries the road on.
    A tile that fits only with its bridge is laid with it: `"A 1,0 E-W BA-01 0"`."""
    for line in listed(entry, "bridges"):
        match = re.fullmatch(r"(\S+) (\S+) (N-S|E-W)(?: (\S+) (\S+))?", line)
        if not match:
            raise bad(f"{line!r} is no bridge; write `seat x,y N-S` or … `E-W`, with the tile if need be")
        seat, place, axis = seat_of(state, match[1]), read_square(match[2]), AXES.index(match[3])
        if not state.slices[Bridges].left[seat]:
            raise bad(f"{line!r}: {match[1]} has no bridge left", "C-3.3.4-a")
        if match[4] and not give_tile(
            state, f"{match[4]} {match[2]} {match[5]}", _without_roads(state, place, axis)
        ):
            raise bad(f"{line!r}: the tile does not fit there", "C-4.2-d")
        if rule := _hindrance(state, place, axis):
            raise bad(f"{line!r}: no bridge can stand so", rule)
        apply_bridge(state, seat, ("bridge", place, axis))


def _without_roads(state: CarcassonneState, place: int, axis: int) -> int:
    """What the neighbours of a square show, without the roads that the bridge takes up (C-4.3.1-c)."""
    code = state.slots.get(place, 0)
    for edge in (axis, axis + 2):
        if code >> 3 * edge & 7 == ROAD:
            code &= ~(7 << 3 * edge)
    return code


def _hindrance(state: CarcassonneState, place: int, axis: int) -> str | None:
    """It leads from meadow to meadow, and on to a road or to where no tile lies yet."""
    number = state.board.get(place)
    if number is None:
        return "C-4.3.1-a"
    if any(tile_of(state, node) == number for node in state.spans):
        return "Q-4.3-3"
    for edge in (axis, axis + 2):
        if state.tables.edges[state.laid[number]][edge] != MEADOW:
            return "C-4.3.1-b"
        beyond, near = place + STEP[edge], (edge + 2) & 3
        other = state.board.get(beyond)
        road = 4 * beyond + near in state.ends
        if other is not None and not road and state.tables.edges[state.laid[other]][near] != ROAD:
            return "Q-4.3-1"
    return None


def write_bridges(state: CarcassonneState, given: dict[str, Any]) -> None:
    """In the order in which they were built. Whose each was makes no difference any more."""
    left = state.slices[Bridges].left
    owners = [SEATS[seat] for seat, number in enumerate(left) for _ in range(dealt(len(left)) - number)]
    given["bridges"] = []
    for owner, (number, axis) in zip(owners, state.spans.values(), strict=True):
        place = state.where[number]
        line = f"{owner} {write_square(place)} {AXES[axis]}"
        if any(_met_a_road(state, number, edge) for edge in (axis, axis + 2)):
            turned = state.laid[number]
            tile, turn = state.tables.tiles[turned >> 2].id, 90 * (turned & 3)
            given["tiles"].remove(f"{tile} {write_square(place)} {turn}")
            line += f" {tile} {turn}"
        given["bridges"].append(line)


def _met_a_road(state: CarcassonneState, number: int, edge: int) -> bool:
    """Whether a tile came beside a road there, and so could only be laid with its bridge (C-4.3.1-c)."""
    beyond, near = state.where[number] + STEP[edge], (edge + 2) & 3
    other = state.board.get(beyond, number)
    if other >= number:
        return False
    return 4 * beyond + near in state.ends or state.tables.edges[state.laid[other]][near] == ROAD


def give_castles(state: CarcassonneState, entry: Any) -> None:
    """`"castles": ["A follower 1,0 1,1", "B 3,0 4,0"]`: occupied, and closed."""
    castles = state.slices[Castles]
    for line in entry if isinstance(entry, list) else [entry]:
        match = re.fullmatch(r"([A-F])(?: ([a-z]+))? (-?\d+,-?\d+) (-?\d+,-?\d+)", str(line))
        if not match:
            raise bad(f"{line!r} is no castle; write `seat figure x,y x,y`")
        seat, parts = seat_of(state, match[1]), _town(state, *map(read_square, match.groups()[2:]))
        if not parts or not castles.tokens[seat]:
            raise bad(f"{line!r}: no castle can be there", "C-4.6.5-a")
        castles.tokens[seat] -= 1
        castle = establish(state, parts, seat)
        if match[2]:
            figure = read_castle(state, seat, f"castle {match[2]}")[1]
            if not state.supply[figure]:
                raise bad(f"{line!r}: there is no {match[2]} left", "C-3.3-a")
            state.supply[figure] -= 1
            put_on_node(state, figure, castle)


def _town(state: CarcassonneState, one: int, other: int) -> list[int]:
    """The halves of the small town that lies on two squares beside each other."""
    number = state.board.get(one)
    if number is None or other - one not in STEP:
        return []
    for node, _ in printed(state, number):
        parts = halves(state, find(state, node))
        if parts and set(squares(state, find(state, node))) == {one, other}:
            return parts
    return []


def write_castles(state: CarcassonneState, given: dict[str, Any]) -> None:
    given["castles"] = []
    for castle, seat in state.slices[Castles].owner.items():
        words = [SEATS[seat]]
        for figure in state.tops.get(castle, ()):
            given["figures"].remove(figure_line(state, castle, figure))
            words.append(figure_name(state, figure))
        words += [write_square(place) for place in squares(state, find(state, part_under(state, castle)))]
        given["castles"].append(" ".join(words))
