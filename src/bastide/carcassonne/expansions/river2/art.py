"""The drawing of the herd of pigs."""

from __future__ import annotations

from ...art.box import BoxArt, Look, Mark
from ...art.glyphs import at, c, p, s, shadow


def pig() -> str:
    return (
        shadow(0, 3, 5, 1)
        + p("M-4.6 0C-4.6 -3.2 3 -3.6 4 -1.2L6 -.8V1.2L4.2 1.6C3.6 2.6 -4 2.8 -4.6 0Z", "pink")
        + s("M-3 2V3.6M2.4 2V3.6M-4.6 -.4q-1.6 -.2 -1.2 -1.6", "outline", 0.7)
        + p("M2 -2.2L3.2 -3.6L4 -1.8Z", "pink")
        + c(4.2, -0.5, 0.4, "outline")
    )


def pigherd() -> str:
    rails = s("M-13 -6V2M-6 -9V-2M3 -10V-3M11 -7V1M-13 -3.6L-6 -6.4L3 -7.4L11 -4", "bark", 0.9)
    herd = ((-5, -0.5, ".95"), (6, 0, "-.95 .95"), (0, 6, ".95"))
    return at(0, 0, rails + "".join(at(x, y, pig(), k) for x, y, k in herd), "1.35")


ART = BoxArt(
    in_meadows={"pigherd": Mark(Look(pigherd), 17)},
)
