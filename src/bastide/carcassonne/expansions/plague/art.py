"""The drawings of the plague, its foci and fleas."""

from __future__ import annotations

from functools import partial

from ...art.box import BoxArt, Piece, Sign
from ...art.glyphs import SERIF, c, hollow, p, s, shadow
from ...art.icons import medal, rat
from ...art.palette import v
from ...art.pieces import token

FOCI = range(1, 7)


def flea() -> str:
    bug = p("M-5 2C-5 -4 4 -6 6 -1C7 3 2 5 -5 2Z", "ink", "") + s("M-3 3L-5 7M0 4L-1 8M3 3L5 7L8 6", "ink", 1)
    return bug + c(4, -1, 0.8, "disc")


def _numeral(number: int, x: float, y: float, size: float) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-family="{SERIF}" font-size="{size:g}" '
        f'font-weight="700" fill="{v("disc")}">{number}</text>'
    )


def focus(number: int) -> str:
    """Where the plague breaks out: a dark token with its number."""
    rays = "M0 -16V-12M0 12V16M-16 0H-12M12 0H16M-11.3 -11.3L-8.5 -8.5M8.5 8.5L11.3 11.3"
    rays += "M-11.3 11.3L-8.5 8.5M8.5 -8.5L11.3 -11.3"
    ring = f'<circle r="9.6" {hollow("goldlight", 1.1)} stroke-dasharray="2 1.6"/>'
    return (
        shadow(1, 3, 13, 12, 0.3)
        + s(rays, "disc", 4)
        + s(rays, "vermilion", 2.2)
        + c(0, 0, 12, "ink", f'stroke="{v("disc")}" stroke-width="1.6"')
        + ring
        + _numeral(number, 0, 5, 15)
    )


FOCI = range(1, 7)


def flea_token(active: bool) -> str:
    """A flea: its active side jumps; the other one lies on its back."""
    ring = (
        f'<circle r="9.6" {hollow("vermilion", 1.8)}/>'
        if active
        else f'<circle r="9.6" {hollow("stonedark", 1.4)} stroke-dasharray="2.4 2"/>'
    )
    disc = c(0, 0, 11.4, "disc" if active else "stone", f'stroke="{v("ink")}" stroke-width=".9"')
    bug = flea() if active else f'<g transform="rotate(180)" opacity=".5">{flea()}</g>'
    return shadow(0.8, 2, 11.6, 11, 0.28) + disc + ring + bug


ART = BoxArt(
    signs={"plague": Sign(medal("ink", rat))},
    pieces={"flea": Piece(partial(token, "ink", flea), height=26)},
    works={
        **{f"focus-{number}": partial(focus, number) for number in FOCI},
        "flea-on": partial(flea_token, True),
        "flea-off": partial(flea_token, False),
    },
)
