"""What a seat may see: in Carcassonne everything but the order of the stock."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from ..kernel import SEATS
from .figures import at, everyone, figure_name, kinds
from .hooks import VIEW
from .landscape import extent, nodes
from .shown import Standing, Stock, View
from .state import NO_TILE, NOBODY_YET, CarcassonneState
from .tables import xy


def view(state: CarcassonneState) -> dict[str, Any]:
    """The keys of `View`, and those that the boxes in play add."""
    seen: dict[str, Any] = {}
    for part in (table(state), *(show(state) for show in state.ruleset.listeners(VIEW))):
        seen.update(zip(part.__struct_encode_fields__, astuple(part), strict=True))
    return seen


def table(state: CarcassonneState) -> View:
    """What there is to see in every game."""
    seats = range(state.ruleset.setup.seats)
    tiles = state.tables.tiles
    left = list(state.stock)
    for counts, _ in state.piles:
        left = [have + more for have, more in zip(left, counts, strict=True)]
    return View(
        tiles=[state.tables.rows[tile] for tile in zip(state.where[1:], state.laid[1:], strict=True)],
        figures=[
            Standing(seat=SEATS[figure & 7], figure=figure_name(state, figure), **at(state, node))
            for node, figure in sorted(everyone(state), key=lambda place: place[0])
        ],
        hand=tiles[state.tile].id if state.tile != NO_TILE else None,
        last=xy(state.where[state.at]) if state.at else None,
        turn=SEATS[state.turn] if state.turn != NOBODY_YET else None,
        scores={SEATS[s]: state.score[s] for s in seats},
        supply={
            SEATS[s]: {k.name: state.supply[8 * i + s] for i, k in enumerate(kinds(state))} for s in seats
        },
        stock=Stock(left=state.tiles_to_come(), tiles={tiles[i].id: n for i, n in enumerate(left) if n}),
        discarded=[tiles[i].id for i in state.discarded],
    )


SIGN = {1: " ", 2: "#", 3: "+", 4: "~", 5: " ", 6: "*", 7: "?"}


def render_text(state: CarcassonneState) -> str:
    """The layout in letters: # city, + road, ~ river, O cloister, and the seats of the figures."""
    west, north, east, south = extent(state)
    rows = [[" " * 5] * (east - west + 1) for _ in range(3 * (south - north + 1))]
    stands = {node: SEATS[figures[0] & 7] for node, figures in state.figures.items()}
    for number in range(1, len(state.laid)):
        x, y = xy(state.where[number])
        edges = [SIGN[e] for e in state.tables.edges[state.laid[number]]]
        middle = "O" if state.where[number] in state.sites else "."
        here = "".join(stands[node] for node in nodes(state, number) if node in stands)
        top = 3 * (y - north)
        rows[top][x - west] = f"┌ {edges[0]} ┐"
        rows[top + 1][x - west] = f"{edges[3]}{(middle + here).center(3)}{edges[1]}"
        rows[top + 2][x - west] = f"└ {edges[2]} ┘"
    return "\n".join("".join(row).rstrip() for row in rows)
