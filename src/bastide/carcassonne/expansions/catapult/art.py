"""The drawings of the fair, the catapult and what it throws."""

from __future__ import annotations

from functools import partial

from ...art.box import BoxArt, Sign
from ...art.glyphs import c, p, s, shadow
from ...art.icons import medal
from ...art.palette import v
from ...art.pieces import EDGE

TOKENS = ("pie", "seduction", "target", "catch")


def fair() -> str:
    return (
        p("M-7 0L0 -5.8L7 0L6 6.2H-6Z", "vermilion", "")
        + p("M-2.8 6.2L-2 -.2L0 -5.8L2 -.2L2.8 6.2Z", "disc", "")
        + p("M-1.2 6.2L0 1L1.2 6.2Z", "ink", "")
        + s("M0 -5.6V-7.8", "ink", 0.8)
        + p("M0 -8L3.6 -6.8L0 -5.6Z", "gold", "")
    )


def catapult() -> str:
    """The fair's machine: frame, wheels, and an arm with its spoon drawn back."""
    wheels = "".join(c(x, 9, 5, "straw", EDGE) + c(x, 9, 1.4, "bark") for x in (-11, 11))
    frame = p("M-17 5H17V9H-17Z", "bark", EDGE) + p("M-3 5L4 -9H7L4 5Z", "bark", EDGE)
    return shadow(0, 14, 19, 3) + frame + f'<g class="arm">{catapult_arm()}</g>' + wheels


def catapult_arm() -> str:
    """Turns about 5,-6."""
    arm = "M8 -4L-18 -12"
    return (
        s(arm, "ink", 4.4)
        + s(arm, "edging", 2.8)
        + p("M-23 -16C-22 -10 -16 -8 -14 -11C-16 -16 -20 -18 -23 -16Z", "edging", EDGE)
    )


def catapult_token(kind: str) -> str:
    """What is flung: a pie, a heart, a target, a ball to catch."""
    rim = c(0, 0, 11, "disc", f'stroke="{v("ink")}" stroke-width=".9"')
    if kind == "pie":
        pie = (
            p("M-8 1C-8 -5 8 -5 8 1L6 5H-6Z", "straw", EDGE)
            + c(-3, -3, 1.5, "vermilion")
            + c(3, -3, 1.5, "vermilion")
        )
        return rim + pie + c(0, -4.6, 1.5, "vermilion")
    if kind == "seduction":
        heart = "M0 7C-9 0 -8 -6.6 -3.8 -6.6C-1.6 -6.6 -.4 -5 0 -3.6C.4 -5 1.6 -6.6 3.8 -6.6C8 -6.6 9 0 0 7Z"
        return rim + p(heart, "vermilion", EDGE)
    if kind == "target":
        return rim + "".join(c(0, 0, r, f) for r, f in ((8.4, "lapis"), (5.8, "disc"), (3.2, "vermilion")))
    hand = (
        "M-7 2C-8 -3 -5 -4 -4 -1V-6C-4 -8 -1.5 -8 -1.5 -6V-7C-1.5 -9 1.5 -9 1.5 -7V-5.5C1.5 -7.5 "
        "4.2 -7.5 4.2 -5.5V-3C4.2 -5 7 -5 7 -3V3C7 7 4 8 1 8C-3 8 -5.5 7 -7 2Z"
    )
    return rim + p(hand, "pink", EDGE)


ART = BoxArt(
    signs={"fair": Sign(medal("vermilion", fair), r=12.5, stands="ground")},
    works={"catapult": catapult, **{f"token-{kind}": partial(catapult_token, kind) for kind in TOKENS}},
)
