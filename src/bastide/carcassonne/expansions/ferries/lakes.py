"""The Ferries: lakes with the ends of roads, and how a pair of them is written."""

from __future__ import annotations

import re
from typing import Any

from ....kernel import Action, Malformed
from ...joining import find, runs_to
from ...landscape import part_of, printed, tile_of
from ...notation import read_square, write_square
from ...state import CarcassonneState
from ...tables import xy
from ...tiles import EDGES
from .state import Ferries


def landings(state: CarcassonneState, number: int) -> list[int]:
    """The road ends at the lake of a tile; C-4.2.11.2-e: without a ferry they are ends of their roads."""
    return [node for node, part in printed(state, number) if "lake" in part.flags]


def extend(state: CarcassonneState, seat: int, node: int) -> None:
    """Q-4.2.11.2-3: a ferry may serve the builder like a tunnel; by the switch it does not."""
    if state.ruleset.setup.option("ferryTriggersBuilder"):
        for hook in state.rules.on_extend:
            hook(state, seat, find(state, node))


def ferry_payload(state: CarcassonneState, number: int) -> dict[str, Any]:
    return {"square": list(xy(state.where[number])), "ends": shores(state, number)}


def is_no_pair_of_ends(state: CarcassonneState, seat: int, action: Action) -> bool:
    if min(action[1:]) < 0 or action[1] == action[2]:
        return True
    return not set(action[1:]) <= set(landings(state, tile_of(state, action[1])))


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
        raise Malformed("bad-ferry", text=text, form="ferry N-E, or reroute x,y N-E")
    number = state.board.get(read_square(match[2])) if match[2] else state.at
    if not number:
        raise Malformed("no-tile", text=text, square=match[2])
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
