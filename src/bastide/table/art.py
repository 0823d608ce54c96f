"""What the page draws with, as it gets it: made once, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ..carcassonne.shown import ArtSheet, Drawn, Themes, TileArt
from ..kernel import SEATS, Problem, unknown
from .protocol import ErrorInfo, error

if TYPE_CHECKING:
    from ..johanna.shown import Printed
    from ..orleans.shown import Board


@cache
def sheet() -> ArtSheet:
    """What all tiles share, the colours by day and by night, every figure of every seat, and where pieces
    stand on the start blocks."""
    from ..carcassonne import art

    drawn = {kind: art.draw_figure(kind) for kind in art.kinds()}
    for kind in art.kinds():
        for number, letter in enumerate(SEATS):
            standing, lying = (art.draw_figure(kind, number, lying=way) for way in (False, True))
            if standing != drawn[kind]:  # else it is nobody's
                drawn[f"{kind}-{letter}"] = standing
            if lying != standing:
                drawn[f"{kind}-{letter}-lying"] = lying
    return ArtSheet(
        defs=art.defs() + art.figure_defs(),
        css=Themes(light=art.css("light"), dark=art.css("dark")),
        figures=drawn | art.works(),
        places=art.places(),
    )


def tile(tile_id: str) -> Drawn:
    """A tile in its four turns: a printed one, or a blank one with the face that its id spells out."""
    from ..carcassonne.art import draw_tile
    from ..carcassonne.tiles import TileError
    from ..carcassonne.tiles import tile as find

    try:
        find(tile_id)
    except TileError:
        raise Problem("no-such-tile", unknown(tile_id, ())) from None
    turned = [draw_tile(tile_id, quarter).as_json() for quarter in range(4)]
    return Drawn(msgspec.convert(turned, list[TileArt]))


class Face(Struct, frozen=True):
    """A face for a blank tile and the tile that shows it, or why it cannot be."""

    face: str | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    refusal: ErrorInfo | UnsetType = UNSET


def face(text: str, elements: Sequence[str]) -> Face:
    """A face that somebody makes up for a blank tile, in the spelling that is kept; or why it cannot be."""
    from ..carcassonne.box import boxes

    for read in (box.made_up_face for box in boxes().values()):
        if read is not None:
            made = read(text, elements)
            return Face(refusal=error(made.refusal)) if made.refusal else Face(face=made.face, tile=made.tile)
    raise Problem("no-such-box", unknown("", ()))


def orleans_board(data: str) -> Board:
    """What is printed in Orléans: map, tracks, deeds, places, goods, events; with a data set of one's own."""
    from ..games import compile_ruleset
    from ..orleans.drawing import board

    return board(compile_ruleset("orleans", 2, options={"data": data}).tables.box)


def johanna_sheet(data: str) -> Printed:
    """What is printed on the sheet of Johanna, and on her own area; with a data set of one's own."""
    from ..games import compile_ruleset
    from ..johanna.printed import printed

    return printed(compile_ruleset("johanna", 2, options={"sheet": data}))
