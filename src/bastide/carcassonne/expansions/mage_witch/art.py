"""The drawings of the mage and the witch."""

from __future__ import annotations

from ...art.box import BoxArt, Piece, Sign
from ...art.glyphs import p
from ...art.icons import medal
from ...art.pieces import EDGE, pole, robed


def mage_sign() -> str:
    star = "M0 -2.6L.7 -.7L2.6 -.6L1.1 .6L1.6 2.4L0 1.3L-1.6 2.4L-1.1 .6L-2.6 -.6L-.7 -.7Z"
    return (
        p("M-6.6 5.4C-3 3.6 3 3.6 6.6 5.4C3 7 -3 7 -6.6 5.4Z", "lapis", "")
        + p("M-4 4.4L-.6 -5.6L3.4 -7L1.8 -4L4 4.4C2 3.4 -2 3.4 -4 4.4Z", "lapis", "")
        + p(star, "goldlight", "")
    )


def mage() -> str:
    hat = p("M-7.4 -19.6C-3 -21.4 3 -21.4 7.4 -19.6L3 -23L1 -33L-4 -23Z", "lapis", EDGE)
    beard = p("M-3 -16.4C-2 -8 2 -8 3 -16.4Z", "disc", EDGE)
    star = "M11 -29L12.4 -25.4L16 -25L13.2 -22.8L14.2 -19.2L11 -21.2L7.8 -19.2L8.8 -22.8L6 -25L9.6 -25.4Z"
    return robed(hat, beard + pole("M11 1V-22") + p(star, "goldlight", EDGE), "lapis")


def witch() -> str:
    hat = p("M-9 -20C-3 -18.4 3 -18.4 9 -20L3 -22.4L-2 -31L-4 -22.4Z", "ink", EDGE)
    broom = pole("M-13 -2L13 -12") + p("M-13 -2L-19 -3.4L-17 2.6L-12 -.4Z", "straw", EDGE)
    return robed(hat, broom, "plum")


ART = BoxArt(
    signs={"mage": Sign(medal("lapis", mage_sign))},
    pieces={"mage": Piece(mage, height=32), "witch": Piece(witch, height=31)},
)
