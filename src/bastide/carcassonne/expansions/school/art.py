"""The drawings of the school and its teacher."""

from __future__ import annotations

from ...art.box import BoxArt, Building, Look, Piece
from ...art.glyphs import OUTLINE, arches, c, p, s, shadow, spire
from ...art.pieces import EDGE, robed


def school() -> str:
    panes = "".join(p(f"M{x:g} 6V2.4H{x + 3:g}V6Z", "lapis") for x in (-12, -7.5, 4.5, 9))
    return (
        shadow(1, 9.5, 17, 2.6)
        + p("M-15 -2H15V10H-15Z", "plaster")
        + p("M-17 -1L-13 -9.5H13L17 -1Z", "slate")
        + spire(0, -6, 2.6, 3.2, 5, "roof")
        + arches((-2,), 10, 5, 2)
        + panes
        + c(0, -0.2, 2.2, "disc", OUTLINE)
        + s("M0 -.2V-1.6M0 -.2H1.1", "ink", 0.5)
    )


def teacher() -> str:
    cap = p("M-6 -22L0 -25.4L6 -22L0 -19.4Z", "ink", EDGE) + s("M6 -22V-18", "gold", 1)
    book = p("M-7 -13L0 -11L7 -13V-6.6L0 -4.8L-7 -6.6Z", "disc", EDGE)
    return robed(cap, book + s("M0 -11V-5M-5 -10.8L-2 -10M5 -10.8L2 -10", "ink", 0.6), "slate")


ART = BoxArt(
    buildings={"school": Building(Look(school), r=17, astride=True)},
    pieces={"teacher": Piece(teacher, height=26)},
)
