"""The drawings of gold: in the ground, and in bars."""

from __future__ import annotations

from ...art.box import BoxArt, Piece, Sign
from ...art.glyphs import edge, p, s
from ...art.icons import medal
from ...art.pieces import body


def gold_sign() -> str:
    rim = edge("gold", 0.7)
    return (
        p("M-6.4 5.4L-5 -.4H1L2.4 5.4Z", "gold", "")
        + p("M-1 5.4L.4 -.4H5.4L6.8 5.4Z", "goldlight", rim)
        + p("M-4.2 -.6L-3 -5.6H2.6L3.8 -.6Z", "goldlight", rim)
        + s("M-2 -4H1.6", "disc", 0.9)
    )


def gold() -> str:
    return (
        body("M-2 0L1 -9H11L14 0Z", "gold")
        + body("M-14 0L-11 -9H-1L2 0Z", "goldlight")
        + body("M-8 -9L-5 -18H5L8 -9Z", "goldlight")
        + s("M-3 -15H3", "disc", 1.4)
    )


ART = BoxArt(
    signs={"gold": Sign(medal("gold", gold_sign))},
    pieces={"gold": Piece(gold, height=18)},
)
