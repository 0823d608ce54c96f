"""The drawings of towers, their foundations and prisoners."""

from __future__ import annotations

from ...art.box import BoxArt, Look, Piece, Sign
from ...art.glyphs import p, s, shadow
from ...art.pieces import body, hooded, wall


def foundation() -> str:
    """A tower's foundation: open in the middle, waiting for its pieces. Drawn for a radius of 10."""
    joints = "M-9 -3.2H9M-9 .6H9M-4.5 -7V-3.2M4.5 -7V-3.2M0 -3.2V.6M-4.5 .6V4.4M4.5 .6V4.4"
    return (
        shadow(1.2, 6.6, 10, 3)
        + p("M-9 -7H9V7H-9Z", "stonedark")
        + p("M-9 -7H9V4.4H-9Z", "stone")
        + s(joints, "stonedark", 0.5)
        + p("M-4.8 -4.6H4.8V2.4H-4.8Z", "outline")
        + p("M-4.8 -4.6H4.8V-2.4H-4.8Z", "walldark", "")
        + "".join(p(f"M{x:g} -8.6h3.4v2.6h-3.4Z", "stone") for x in (-9, -1.7, 5.6))
    )


def tower(fill: str = "") -> str:
    """One piece of a tower."""
    return body(wall(7.6, 12), fill) + s("M-7 -4H7M-3 -8V-4M3 -4V0", "disc", 0.6, 'opacity=".5"')


def prisoner() -> str:
    rails = "M-12.6 -27H12.6M-12.6 0H12.6"
    bars = f"M-11 -29V2M-5.5 -29V2M0 -29V2M5.5 -29V2M11 -29V2{rails}"
    return hooded() + s(bars, "disc", 2) + s(bars, "stonedark", 1.2) + s(rails, "ink", 0.6)


ART = BoxArt(
    signs={"tower": Sign(Look(foundation, size=10), stands="ground", in_city=True)},
    pieces={"tower": Piece(tower, (0, -5), 0.9, 12, step=9), "prisoner": Piece(prisoner, (0, -7))},
)
