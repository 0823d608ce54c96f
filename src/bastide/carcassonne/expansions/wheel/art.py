"""The drawings of the wheel of fortune and its pig."""

from __future__ import annotations

import math
from functools import partial

from ...art.box import Block, BoxArt, Piece, Sign
from ...art.geometry import Line, Point, add, dist, path
from ...art.glyphs import OUTLINE, SERIF, c, edge, p, s
from ...art.icons import medal, rat
from ...art.palette import v
from ...art.pieces import swine
from ...art.scene import Plaza, Scene
from ...art.ways import reach
from .state import segments


def turn_sign(number: int) -> str:
    angles = [i * math.tau / 6 for i in range(6)]
    spokes = "".join(f"M0 0L{math.cos(a) * 6.4:.1f} {math.sin(a) * 6.4:.1f}" for a in angles)
    text = (
        f'<text y="2.9" text-anchor="middle" font-family="{SERIF}" font-size="8.6" font-weight="700" '
        f'fill="{v("ink")}">{number}</text>'
    )
    rim = f'<circle r="6.4" fill="none" {edge("gold", 1.6)}/>'
    return s(spokes, "gold", 1) + rim + c(0, 0, 4.2, "disc") + text


# ---------------------------------------------------------------- the segments, in a box of -9 .. 9


def clover() -> str:
    leaves = "".join(c(x, y, 3.6, "verdigris") for x, y in ((-3, -4), (3, -4), (-3, 2), (3, 2)))
    return leaves + s("M0 0C1 4 2 7 4 9", "verdigris", 1.6)


def coins() -> str:
    spots = ((-4, 4), (4, 4), (0, -3))
    return "".join(c(x, y, 4.6, "goldlight", edge("ink", 1)) + c(x, y, 1.2, "ink") for x, y in spots)


def bowl() -> str:
    """It is empty, with a broken ear."""
    hollow = p("M-9 1H9C9 6 5 9 0 9C-5 9 -9 6 -9 1Z", "roof4", OUTLINE)
    return hollow + s("M0 0V-4L4 -8M-2 -4L2 -4", "ink", 1.4)


def thunderstorm() -> str:
    cloud = "".join(c(x, y, r, "slate") for x, y, r in ((-4, -3, 4), (1, -5, 5), (5, -2, 3.6)))
    return cloud + p("M-1 0H4L1 4H4L-3 10L-1 5H-4Z", "goldlight", edge("ink", 0.7))


def book() -> str:
    pages = p("M-8 -7H8V8H-8Z", "ink", "") + p("M-6 -5H7V6H-6Z", "disc", "")
    return pages + s("M.5 -3.6V4.6M-2.4 -1H3.4", "vermilion", 1.8)


def large_rat() -> str:
    return f'<g transform="scale(1.2)">{rat()}</g>'


SEGMENTS = dict(
    zip(
        (name for name, _ in segments()),
        (clover, coins, bowl, thunderstorm, book, large_rat),
        strict=True,
    )
)
"""The sign of each segment: fortune, taxes, famine, storm, inquisition, plague."""


# ---------------------------------------------------------------- the wheel on its block

HUB = (200.0, 200.0)  # its middle in units of the block
HUES = ("verdigris", "lapis", "straw", "slate", "plum", "ash")
CROWN = "M-7 5L-8 -4L-3.6 -.6L0 -6.6L3.6 -.6L8 -4L7 5Z"
APART = {1: (0,), 2: (-12, 12)}  # degrees between the crown spaces of a segment


def _on_wheel(i: int, radius: float, shift: float = 0) -> Point:
    angle = math.radians(i * 60 - 90 + shift)
    return HUB[0] + radius * math.cos(angle), HUB[1] + radius * math.sin(angle)


def _crowns(i: int) -> list[Point]:
    return [_on_wheel(i, 118, shift) for shift in APART[segments()[i][1]]]


def places() -> dict[str, list[Point]]:
    """For every segment first the place of the pig, then its crown spaces; clockwise, as the pig walks."""
    return {name: [_on_wheel(i, 52), *_crowns(i)] for i, name in enumerate(SEGMENTS)}


def lay(scene: Scene) -> None:
    bx, by = scene.facts.square
    scene.plazas.append(Plaza((HUB[0] - bx * 100, HUB[1] - by * 100), 150, "wheel"))


def road(scene: Scene, e: str) -> Line:
    """Up to the rim."""
    hub = scene.plazas[0].at
    return reach(e, add(hub, (50 - hub[0], 50 - hub[1]), 148 / dist(hub, (50, 50))))


def _near(p: Point, r: float, bx: int, by: int) -> bool:
    """Does something round reach into a square? Keeps the fragments short."""
    return -r < p[0] - 100 * bx < 100 + r and -r < p[1] - 100 * by < 100 + r


def ground(bx: int, by: int) -> str:
    out = []
    for i, (draw, hue) in enumerate(zip(SEGMENTS.values(), HUES, strict=True)):
        rim = [_on_wheel(i, 141, -30 + 5 * k) for k in range(13)]
        out.append(
            f'<path d="{path([HUB, *rim], True)}" fill="{v(hue)}" fill-opacity=".85" '
            f'stroke="{v("outline")}" stroke-width="1.4"/>'
        )
        x, y = _on_wheel(i, 84)
        if _near((x, y), 20, bx, by):
            disc = f'<circle r="16" fill="{v("disc")}" stroke="{v("outline")}" stroke-width="1.2"/>'
            out.append(f'<g transform="translate({x:.1f} {y:.1f})">{disc}{draw()}</g>')
        for x, y in _crowns(i):
            if _near((x, y), 16, bx, by):
                seat = f'<circle r="14" fill="{v("disc")}" stroke="{v("gold")}" stroke-width="1.6"/>'
                crown = f'<path d="{CROWN}" fill="{v("gold")}"/>'
                out.append(f'<g transform="translate({x:.1f} {y:.1f})">{seat}{crown}</g>')
    hub = 'cx="200" cy="200"'
    out.append(f'<circle {hub} r="145" fill="none" stroke="{v("bark")}" stroke-width="10"/>')
    out.append(
        f'<circle {hub} r="145" fill="none" stroke="{v("gold")}" stroke-width="4" stroke-dasharray="6 5"/>'
    )
    if bx in (1, 2) and by in (1, 2):
        out.append(f'<circle {hub} r="34" fill="{v("disc")}" stroke="{v("bark")}" stroke-width="5"/>')
        out.append(f'<circle {hub} r="24" fill="none" stroke="{v("gold")}" stroke-width="2"/>')
    return "".join(out)


ART = BoxArt(
    signs={f"wheel-{n}": Sign(medal("gold", partial(turn_sign, n))) for n in (1, 2, 3)},
    pieces={"fortune": Piece(lambda: swine("pink"), height=19)},
    works={f"segment-{name}": draw for name, draw in SEGMENTS.items()},
    blocks={"wheel": Block(lay, road, ground, places)},
)
