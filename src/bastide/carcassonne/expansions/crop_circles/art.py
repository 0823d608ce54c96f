"""The drawings of the crop circles."""

from __future__ import annotations

import math

from ...art.box import BoxArt, Drawing, Look, Sign
from ...art.glyphs import c, edge, p, s, shadow


def crop_field() -> str:
    return s("M0 7V-1M-3.6 -6.4V-2.4Q-3.6 0 0 0Q3.6 0 3.6 -2.4V-6.4M0 0V-6.4", "ink", 1.5)


def crop_road() -> str:
    club = p("M-5.6 6.6L-6.6 5.4L-1 -.8C-.4 -4 3 -7 5.6 -6.2C7.4 -4.4 5 .2 .6 1Z", "bark", edge("ink", 0.7))
    return club + c(3.6, -4, 0.6, "disc") + c(1.8, -2, 0.6, "disc") + c(4.2, -2.2, 0.5, "disc")


def crop_city() -> str:
    half = p("M0 -5.6H5V-.4C5 3.4 2.4 5.6 0 6.8Z", "goldlight", "")
    return p("M-5 -5.6H5V-.4C5 3.4 2.4 5.6 0 6.8C-2.4 5.6 -5 3.4 -5 -.4Z", "lapis", "") + half


def _wheat() -> str:
    """The ring of laid corn around a crop circle."""
    angles = [i * math.tau / 20 for i in range(20)]
    blades = "".join(
        f"M{math.cos(a) * 10.6:.1f} {math.sin(a) * 10.6:.1f}"
        f"L{math.cos(a + 0.2) * 12:.1f} {math.sin(a + 0.2) * 12:.1f}"
        for a in angles
    )
    field = c(0, 0, 12, "straw", edge("gold", 0.8)) + s(blades, "gold", 0.8)
    return field + c(0, 0, 9.6, "disc", edge("gold", 1.2))


def circle(draw: Drawing) -> Look:
    """A pictogram in laid corn, radius 12."""
    return Look(
        lambda: shadow(0.8, 1.6, 12.4, 12) + _wheat() + draw(),
        size=12,
        on_top=True,
    )


ART = BoxArt(
    signs={
        "crop-field": Sign(circle(crop_field), r=13.5, stands="ground"),
        "crop-road": Sign(circle(crop_road), r=13.5, stands="ground"),
        "crop-city": Sign(circle(crop_city), r=13.5, stands="ground"),
    },
)
