"""The drawings of the robbers."""

from __future__ import annotations

from ...art.box import BoxArt, Piece, Sign
from ...art.glyphs import p, s
from ...art.icons import medal
from ...art.pieces import EDGE, robed, seat


def robber_sign() -> str:
    mask = (
        "M-6.8 -3.2C-3 -4.6 -1.6 -2.6 0 -2.6C1.6 -2.6 3 -4.6 6.8 -3.2C7 1.8 4.6 3.2 2.6 3"
        "C1 2.8 .8 1 0 1C-.8 1 -1 2.8 -2.6 3C-4.6 3.2 -7 1.8 -6.8 -3.2Z"
    )
    eyes = "M-5 -1.4C-3.4 -2 -2 -1 -1.6 .2C-3 1.2 -4.6 .6 -5 -1.4Z"
    eyes += "M5 -1.4C3.4 -2 2 -1 1.6 .2C3 1.2 4.6 .6 5 -1.4Z"
    return p(mask, "ink", "") + p(eyes, "disc", "") + s("M6 -2.6L7.6 4.6M6.4 -2L8.2 1.6", "ink", 0.9)


def robber() -> str:
    hat = seat("M-8 -20.4C-4 -19 4 -19 8 -20.4L4 -23C3 -26 -3 -26 -4 -23Z")
    hat += p("M-4 -19.4H4V-17.2H-4Z", "ink", "")
    sack = p("M8 -2C4 -8 9 -11 10 -14C12 -11 17 -8 13 -2C12 0 9 0 8 -2Z", "straw", EDGE)
    return robed(hat, sack + s("M8.4 -13H11.8", "bark", 1.2))


ART = BoxArt(
    signs={"robber": Sign(medal("ink", robber_sign))},
    pieces={"robber": Piece(robber, (-1, -6), height=25)},
)
