"""The drawings of tunnels."""

from __future__ import annotations

from functools import partial

from ...art.box import BoxArt, Piece
from ...art.glyphs import p
from ...art.pieces import token


def tunnel() -> str:
    arch = '<path d="M-6 6V0A6 6 0 0 1 6 0V6Z" fill="var(--seat)"/>'
    return arch + p("M-3.4 6V.6A3.4 3.4 0 0 1 3.4 .6V6Z", "ink", "")


ART = BoxArt(
    road_ends={"tunnel": "hill"},
    pieces={"tunnel": Piece(partial(token, "ink", tunnel), (8, -5), 0.9, 26)},
)
