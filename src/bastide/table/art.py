"""What the page draws with, as it gets it: made once, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ..kernel import SEATS, Problem


@cache
def sheet() -> dict[str, Any]:
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
    return {
        "defs": art.defs() + art.figure_defs(),
        "css": {theme: art.css(theme) for theme in ("light", "dark")},
        "figures": drawn | art.works(),
        "places": art.places(),
    }


def tile(tile_id: str) -> dict[str, Any]:
    """A tile in its four turns: a printed one, or a blank one with the face that its id spells out."""
    from ..carcassonne.art import draw_tile
    from ..carcassonne.tiles import TileError
    from ..carcassonne.tiles import tile as find

    try:
        find(tile_id)
    except TileError:
        raise Problem("no-such-tile", f"There is no tile {tile_id!r}.") from None
    return {"quarters": [draw_tile(tile_id, quarter).as_json() for quarter in range(4)]}


def face(text: str, elements: Sequence[str]) -> dict[str, Any]:
    """A face that somebody makes up for a blank tile, in the spelling that is kept; or why it cannot be."""
    from ..carcassonne.box import boxes

    for read in (box.made_up_face for box in boxes().values()):
        if read is not None:
            made = read(text, elements)
            return {"refusal": made.refusal} if made.refusal else {"face": made.face, "tile": made.tile}
    raise Problem("no-such-box", "There is no box with tiles that are made up.")


def orleans_board() -> dict[str, Any]:
    """What is printed in Orléans: map, tracks, deeds, places, goods, events."""
    from ..orleans.drawing import board

    return board()


def johanna_sheet() -> dict[str, Any]:
    """What is printed on the sheet of Johanna, and on her own area of the solo game."""
    from ..games import compile_ruleset
    from ..johanna.printed import printed
    from ..johanna.sheets import load_sheets

    hers = load_sheets().johanna
    area = {
        "tracks": {person: list(points) for person, points in hers.tracks},
        "scholar": list(hers.scholar),
        "depot": [list(row) for row in hers.depot_rows],
        "levels": list(hers.levels),
    }
    return {**printed(compile_ruleset("johanna", 2)), "johanna": area}
