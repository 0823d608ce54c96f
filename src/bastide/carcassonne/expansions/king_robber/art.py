"""The drawings of the King and the Robber Baron."""

from __future__ import annotations

from ...art.box import BoxArt, Piece
from ...art.glyphs import p, s
from ...art.pieces import EDGE, crown, pole, robed


def king() -> str:
    """The token of the largest city."""
    trim = p("M-3 -15.4H3L5 .9H-5Z", "disc", EDGE) + p("M-2.2 -15.4H2.2L0 -10Z", "gold", EDGE)
    beard = p("M-3.4 -17C-3 -12.6 3 -12.6 3.4 -17C2 -16 -2 -16 -3.4 -17Z", "bark", EDGE)
    return robed(crown() + beard, trim, "lapis")


def baron() -> str:
    """The token of the longest road: a mailed rider without his horse."""
    helm = p("M-4.6 -16V-21C-4.6 -26 4.6 -26 4.6 -21V-16Z", "stone", EDGE)
    helm += p("M-3 -21H3V-19.4H-3Z", "ink", "")
    sword = pole("M11 0V-20") + s("M8 -15H14", "stonedark", 1.6) + s("M11 -15V-26", "stone", 1.8)
    return robed(helm, sword, "ink")


ART = BoxArt(
    pieces={"king": Piece(king), "baron": Piece(baron)},
)
