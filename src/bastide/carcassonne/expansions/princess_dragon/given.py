"""What a given position says of the dragon and of the fairy."""

from __future__ import annotations

from typing import Any

from ....kernel import Malformed
from ...given import figure_line, listed, take_tile
from ...landscape import tile_of
from ...notation import read_piece, read_square, write_square
from ...state import CarcassonneState
from .dragon import eaten_followers
from .fairy import is_no_company
from .state import Dragon, Fairy


def give_dragon(state: CarcassonneState, entry: object) -> None:
    """`"dragon": "2,1"`: its square."""
    place = read_square(entry) if isinstance(entry, str) else -1
    if place not in state.board:
        raise Malformed("bad-given", note=f"the dragon cannot be on {entry!r}, where no tile lies")
    if eaten_followers(state, place):
        raise Malformed("bad-given", note=f"a follower is with the dragon on {entry}", rule="C-4.2.4.1-d")
    state.slices[Dragon].place = place


def give_aside(state: CarcassonneState, entry: object) -> None:
    """`"aside": ["PD-07"]`: tiles that were drawn and wait for a volcano."""
    dragon = state.slices[Dragon]
    for tile in listed(entry, "aside"):
        take_tile(state, tile)
        kind = state.tables.index[tile]
        if dragon.place >= 0 or "dragon" not in state.tables.tiles[kind].signs:
            raise Malformed("bad-given", note=f"{tile} does not wait for a volcano", rule="C-4.2.4.2-n")
        dragon.aside.append(kind)


def write_dragon(state: CarcassonneState, given: dict[str, Any]) -> None:
    dragon = state.slices[Dragon]
    if dragon.place >= 0:
        given["dragon"] = write_square(dragon.place)
    given["aside"] = [state.tables.tiles[kind].id for kind in dragon.aside]


def give_fairy(state: CarcassonneState, entry: object) -> None:
    """`"fairy": "A follower 1,0 city N"`, or only a square when nobody is with her."""
    fairy = state.slices[Fairy]
    if not isinstance(entry, str):
        raise Malformed("bad-given", note="'fairy' is the follower that she is with, or a square")
    if " " in entry:
        _, fairy.figure, fairy.node = read_piece(state, 0, f"fairy {entry}")
        if is_no_company(state, 0, ("fairy", fairy.figure, fairy.node)):
            raise Malformed("bad-given", note=f"the fairy is with {entry}, who is not there")
        fairy.place = state.where[tile_of(state, fairy.node)]
    elif read_square(entry) in state.board:
        fairy.place = read_square(entry)
    else:
        raise Malformed("bad-given", note=f"the fairy is on {entry}, where no tile lies")


def give_payment(state: CarcassonneState, entry: object) -> None:
    """`"fairy_paid": true`: the point for the start of this turn has been given (C-4.4.5.1-b)."""
    if not isinstance(entry, bool):
        raise Malformed("bad-given", note="'fairy_paid' is true or false")
    state.slices[Fairy].paid = entry


def write_fairy(state: CarcassonneState, given: dict[str, Any]) -> None:
    fairy = state.slices[Fairy]
    if fairy.place >= 0:
        alone = fairy.figure < 0
        given["fairy"] = write_square(fairy.place) if alone else figure_line(state, fairy.node, fairy.figure)
        given["fairy_paid"] = True
