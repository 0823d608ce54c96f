"""What the sentences of refusals need to know: which edge, whose figure, how many, what kind of feature."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel import SEATS, Action, Blank, owned_by
from .areas import CITY, CLOISTER, FIELD, NAME, ROAD
from .figures import SMALL_KIND, figure_name, kinds, on_area, piece
from .joining import find
from .state import CarcassonneState
from .tables import EDGE

Blanks = Mapping[str, Blank]

SIDES = "NESW"
EDGE_NAMES = {EDGE["F"]: "field", EDGE["C"]: "city", EDGE["R"]: "road", EDGE["V"]: "river"}
ROLES = {CITY: "knight", ROAD: "highwayman", FIELD: "farmer", CLOISTER: "monk"}
"""What a follower is called by where it stands."""


def edges(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """What the neighbours of a spot show, the first edge that differs, and whether another rotation fits."""
    code = state.slots[action[1]]
    mine = state.tables.edges[4 * state.tile + action[2]]
    shown = [code >> 3 * side & 7 for side in range(4)]
    wrong = next((side for side in range(4) if shown[side] not in (0, mine[side])), 0)
    turns = len(state.tables.fits[state.tile][code])
    return edge_blanks(shown, wrong, mine[wrong], turns)


def edge_blanks(shown: list[int], wrong: int, mine: int, turns: int) -> Blanks:
    wants = [f"{SIDES[s]}-{EDGE_NAMES[edge]}" for s, edge in enumerate(shown) if edge in EDGE_NAMES]
    return {
        "side": SIDES[wrong],
        "edge": EDGE_NAMES.get(mine, "other"),
        "neighbour": EDGE_NAMES.get(shown[wrong], "other"),
        "edges": wants,
        "count": len(wants),
        "turns": turns,
    }


def role(state: CarcassonneState, figure: int, node: int) -> str:
    """A figure as people call it: a small follower in a city is a knight."""
    if figure >> 3 != SMALL_KIND or node < 0:
        return figure_name(state, figure)
    return ROLES.get(state.kind[node], figure_name(state, figure))


def kind_at(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """The kind of feature that an action is about, and the figure that its verb names."""
    return {"kind": NAME[state.kind[action[1]]] if action[1] >= 0 else "", "figure": action[0]}


def occupants(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """Who stands in a feature: the figure and its owner, or all owners."""
    root = find(state, action[1])
    there = on_area(state, root)
    seats = sorted({figure & 7 for _, figure in there}, key=lambda other: (other == seat, other))
    found: dict[str, Blank] = {
        "kind": NAME[state.kind[root]],
        "count": len(seats),
        "seats": [SEATS[other] for other in seats],
        "figure": role(state, there[0][1], there[0][0]) if there else "",
    }
    return {**found, **owned_by(seats[0] if seats else seat, seat)}


def in_use(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """The figure that a verb names, none of which is left, and how many there are of it."""
    return used_up(state, piece(state, action[0], seat))


def named_in_use(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """The same where the action names the figure."""
    return used_up(state, action[1])


def used_up(state: CarcassonneState, figure: int) -> Blanks:
    kind = kinds(state)[figure >> 3]
    return {"figure": kind.name, "total": kind.each - (1 if figure >> 3 == SMALL_KIND else 0)}


def named(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """The figure that an action is about, and whose it is."""
    figure = action[1]
    node = action[2] if len(action) > 2 else -1
    found: dict[str, Blank] = {"figure": role(state, figure, node)}
    return {**found, **owned_by(figure & 7, seat)}


def second_figure(state: CarcassonneState, seat: int, action: Action) -> Blanks:
    """The figure that may be placed when another has come before, where one is in play."""
    return {"second": next((kind.name for kind in kinds(state) if kind.second), "none")}
