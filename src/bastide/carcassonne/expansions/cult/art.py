"""The drawing of a shrine."""

from __future__ import annotations

from ...art.box import BoxArt, Building, Look
from ...art.glyphs import at, p, shadow


def shrine() -> str:
    stones = "".join(
        p(
            f"M{x - 1.7:g} {y + 2:g}L{x - 1.3:g} {y - h:g}Q{x:g} {y - h - 1.6:g} {x + 1.3:g} {y - h:g}"
            f"L{x + 1.7:g} {y + 2:g}Z",
            "stone",
        )
        for x, y, h in ((-6.5, -3, 3.4), (0, -5.4, 4), (6.5, -3, 3.4), (-9, 3, 3.8), (9, 3, 3.8))
    )
    fire = "M0 -3.4C2.6 -1 2.4 1.6 0 2.8C-2.4 1.6 -1.6 -.2 -.9 -1.4C-.3 -.6 .2 -1.6 0 -3.4Z"
    body = (
        shadow(0, 5, 12.5, 4, 0.18)
        + stones
        + p("M-5 9V4.6H5V9Z", "stonedark")
        + p("M-6 4.8L-4.6 2.6H4.6L6 4.8Z", "stone")
        + p(fire, "vermilion", "")
        + p("M0 -.6C1.2 .8 1 2 0 2.6C-1 2 -.6 .6 0 -.6Z", "goldlight", "")
    )
    return at(0, 0, body, "1.3")


ART = BoxArt(
    buildings={"shrine": Building(Look(shrine))},
)
