"""How actions are written: squares as x,y, turns in degrees, areas by the edges of the tile as it lies.

lay 1,0 90            the tile in hand goes to the right of the start tile, turned clockwise by 90°
follower city N+E     a follower into the city that leaves the tile just laid to the north and east
follower field NL+WR  … onto the meadow of these half-edges
follower cloister
pass                  no figure
"""

from __future__ import annotations

import re

from ..kernel import SEATS, Action, Ambiguous, Malformed
from .landscape import nodes, off_feature_nodes, part_of, tile_kind, tile_of
from .state import CarcassonneState
from .tables import canonical, square, xy
from .tiles import EDGES, HALVES

ON_RIVER = -1
"""A node that is none: somebody wants to stand in the river."""


def read_square(text: str) -> int:
    match = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", text)
    if not match or max(abs(int(v)) for v in match.groups()) > 500:
        raise Malformed("bad-square", text=text, form="x,y such as 0,0 or -2,1")
    return square(int(match[1]), int(match[2]))


def write_square(place: int) -> str:
    x, y = xy(place)
    return f"{x},{y}"


def write_lay(state: CarcassonneState, action: Action) -> str:
    _, place, quarter = action
    return f"lay {write_square(place)} {90 * quarter}"


def read_lay(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"lay (\S+) (\d+)°?", text.strip())
    if not match or int(match[2]) not in (0, 90, 180, 270):
        raise Malformed("bad-lay", text=text, form="lay x,y turn, the turn being 0, 90, 180 or 270")
    quarter = int(match[2]) // 90
    if state.tile >= 0:
        quarter = canonical(state.tables, state.tile, quarter)
    return ("lay", read_square(match[1]), quarter)


def write_figure(state: CarcassonneState, action: Action) -> str:
    """The square is named only where it is not the tile just laid."""
    verb, node = action[0], action[1]
    place, quarter, part = part_of(state, node)
    elsewhere = "" if place == state.where[state.at] else write_square(place) + " "
    return f"{verb} {elsewhere}{part.where(quarter)}"


def read_figure(state: CarcassonneState, seat: int, text: str) -> Action:
    verb, *words = text.split()
    place = state.where[state.at]
    if words and re.match(r"-?\d", words[0]):
        place = read_square(words.pop(0))
    number = state.board.get(place)
    if not number:
        raise Malformed("no-tile", text=text, square=write_square(place))
    return (verb, read_part(state, number, " ".join(words)))


def write_piece(state: CarcassonneState, action: Action) -> str:
    """A certain figure at a certain place: `recall big 2,0 city N+E`."""
    verb, figure, node = action
    place, quarter, part = part_of(state, node)
    name = state.rules.figures[figure >> 3].name
    owner = "" if figure & 7 == state.turn else f"{SEATS[figure & 7]} "
    return f"{verb} {owner}{name} {write_square(place)} {part.where(quarter)}"


def read_piece(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"(\S+) (?:([A-F]) )?([a-z]+) (-?\d+,-?\d+) (.+)", text.strip())
    if not match or match[3] not in state.rules.number:
        raise Malformed("bad-figure", text=text, form=f"{text.split(maxsplit=1)[0]} figure x,y area")
    number = state.board.get(read_square(match[4]))
    if not number:
        raise Malformed("no-tile", text=text, square=match[4])
    owner = SEATS.index(match[2]) if match[2] else state.turn
    return (match[1], 8 * state.rules.number[match[3]] + owner, read_part(state, number, match[5]))


def read_part(state: CarcassonneState, number: int, text: str) -> int:
    """The node of a part of a tile, named by its kind and as many of its edges as tell it apart."""
    kind, _, sides = text.strip().partition(" ")
    wanted = set(filter(None, sides.replace(" ", "+").split("+")))
    odd = [w for w in wanted if w not in (*EDGES, *HALVES) and not re.fullmatch(r"i\d", w)]
    if odd:
        raise Malformed(
            "bad-side",
            text=text,
            form=f"N E S W, {' '.join(HALVES)}",
        )
    areas = _areas(state, number)
    matching = [
        (node, place) for node, what, place in areas if what == kind and wanted <= set(place.split("+"))
    ]
    exact = [(node, place) for node, place in matching if wanted == set(place.split("+"))]
    if not matching:
        names = [f"{what} {place}".strip() for _, what, place in areas]
        raise Malformed("no-such-area", word=text, known=names, count=len(names), near="", hints=0)
    if len(matching) > 1 and len(exact) != 1:
        raise Ambiguous(
            "which-area",
            text=text,
            known=[f"{kind} {place}" for _, place in matching],
        )
    return (exact or matching)[0][0]


def _areas(state: CarcassonneState, number: int) -> list[tuple[int, str, str]]:
    """The parts of a tile as it lies: node, kind and place. Rivers are parts without a node."""
    tile = tile_kind(state, number)
    tops = (node for node in off_feature_nodes(state, number) if tile_of(state, node) == number)
    parts = [(node, *part_of(state, node)[1:]) for node in (*nodes(state, number), *tops)]
    parts += [(ON_RIVER, state.laid[number] & 3, p) for p in tile.parts if p.kind == "river"]
    return [(node, part.kind, part.place(turn)) for node, turn, part in parts]
