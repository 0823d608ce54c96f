"""The drawing of the counting women."""

from __future__ import annotations

from ...art.box import BoxArt, Piece
from ...art.glyphs import s
from ...art.pieces import robed, seat


def woman() -> str:
    """The second counting figure: a lady with a veil, for the scoring track."""
    veil = seat("M-4.6 -16.4C-6 -22 -3 -26 0 -30C3 -26 6 -22 4.6 -16.4L3.6 -20H-3.6Z")
    return robed(veil, s("M0 -30C5 -30 8 -27 9 -22", "disc", 1.2))


ART = BoxArt(
    pieces={"woman": Piece(woman, (0, -6), height=30)},
)
