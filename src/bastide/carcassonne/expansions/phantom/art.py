"""The drawing of the phantoms."""

from __future__ import annotations

from ...art.box import BoxArt, Piece
from ...art.glyphs import p, s
from ...art.pieces import HALO, seat


def phantom() -> str:
    sheet = (
        "M-8 -2C-8 -10 -6 -14 -4 -17C-6 -22 -3 -28 1 -28.4C5 -28 6 -22 4.4 -17.6C7 -14 8.6 -9 8 -2"
        "L5.4 -4.4L2.8 0L0 -4L-2.8 0L-5.4 -4.4Z"
    )
    outline = sheet.split("L5.4", maxsplit=1)[0]
    face = p("M-.4 -24C3.8 -25 4.6 -19 2 -18C-.8 -18 -1.6 -22 -.4 -24Z", "disc", "")
    dashes = s(outline, "ink", 0.9, 'stroke-dasharray="2 1.6"')
    return f'<g opacity=".78">{seat(sheet, HALO)}</g>{face}{dashes}'


ART = BoxArt(
    pieces={"phantom": Piece(phantom, (0, -10), lies=True)},
)
