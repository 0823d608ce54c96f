"""The drawing of a beehive."""

from __future__ import annotations

from ...art.box import BoxArt, Piece
from ...art.glyphs import c, p, s
from ...art.pieces import EDGE


def hive() -> str:
    skep = p("M-9 2C-9 -13 -4 -19 0 -19C4 -19 9 -13 9 2Z", "straw", EDGE)
    rings = s("M-8.4 -3H8.4M-7.4 -8H7.4M-5.4 -13H5.4", "gold", 1.2)
    return skep + rings + c(0, -1, 2.2, "ink")


ART = BoxArt(pieces={"hive": Piece(hive, (0, -9), height=22)})
