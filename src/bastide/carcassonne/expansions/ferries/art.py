"""The drawings of lakes and ferries."""

from __future__ import annotations

from ...art.box import BoxArt, Piece
from ...art.glyphs import p, s
from ...art.pieces import EDGE, body


def ferry() -> str:
    sail = s("M0 -6V-24", "bark", 1.6) + p("M1.2 -23C8 -20 10 -14 9 -9H1.2Z", "disc", EDGE)
    hull = body("M-15 -6H15C13 0 9 1.6 0 1.6C-9 1.6 -13 0 -15 -6Z", "bark")
    return hull + sail + s("M-13 -3.4H13", "goldlight", 0.8)


ART = BoxArt(
    road_ends={"lake": "lake"},
    pieces={"ferry": Piece(ferry, height=24)},
)
