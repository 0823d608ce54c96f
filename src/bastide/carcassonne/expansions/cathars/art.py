"""The drawing of a besieged city."""

from __future__ import annotations

from ...art.box import BoxArt, CityMark
from ...art.glyphs import p
from ...art.icons import medal


def cathar() -> str:
    wall = "M-6.4 6.4V.6H-4.4V2H-2.6V.6H-.9V2H.9V.6H2.6V2H4.4V.6H6.4V6.4Z"
    fire = "M.2 -7.2C4.2 -4 3.6 -.4 .2 .8C-3.6 0 -3.4 -2.6 -2 -4.6C-1.2 -3.2 -.4 -4.4 .2 -7.2Z"
    ember = "M.2 -3C2 -1.4 1.4 .2 .2 .6C-1.4 .2 -.8 -1.6 .2 -3Z"
    return p(wall, "walldark", "") + p(fire, "vermilion", "") + p(ember, "goldlight", "")


ART = BoxArt(
    in_cities={"cathar": CityMark(medal("vermilion", cathar))},
)
