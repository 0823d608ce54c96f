"""The drawings of the flying machines and their die."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ...art.box import BoxArt, Sign
from ...art.glyphs import c, edge, p, s
from ...art.icons import medal
from ...art.pieces import EDGE

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def fly() -> str:
    """A flying machine heading north; the tile turns it."""
    wings = (
        "M0 -6.6C1.2 -3.4 2.4 -2.6 8 -2.4C7.4 -.4 6.2 .6 5.4 2.4C4.2 1.4 2.8 1.8 1.6 3.4L1.2 5H-1.2"
        "L-1.6 3.4C-2.8 1.8 -4.2 1.4 -5.4 2.4C-6.2 .6 -7.4 -.4 -8 -2.4C-2.4 -2.6 -1.2 -3.4 0 -6.6Z"
    )
    return (
        p("M0 -15.4L4.2 -9.6H-4.2Z", "vermilion", edge("disc", 0.8))
        + p(wings, "lapis", "")
        + p("M0 4L2.6 7.4H-2.6Z", "lapis", "")
        + s("M0 -3.6L5.2 1.6M0 -3.6L-5.2 1.6M0 -3.6L2 2.4M0 -3.6L-2 2.4", "disc", 0.6)
    )


def die(face: int) -> str:
    """The die of the flying machines: 1 to 3 pips, each on two faces."""
    spots = {1: ((0, 0),), 2: ((-4, -4), (4, 4)), 3: ((-5, -5), (0, 0), (5, 5))}[face]
    return p(
        "M-9 -11H9Q11 -11 11 -9V9Q11 11 9 11H-9Q-11 11 -11 9V-9Q-11 -11 -9 -11Z", "disc", EDGE
    ) + "".join(c(x, y, 2.4, "ink") for x, y in spots)


ART = BoxArt(
    signs={
        f"fly-{way}": Sign(replace(medal("lapis", fly), size=12, name="fly", heading=45 * i), r=14)
        for i, way in enumerate(COMPASS)
    },
    works={f"die-{face}": partial(die, face) for face in (1, 2, 3)},
)
