"""The start blocks: streets of the great start city, the wheel, and where pieces stand on them."""

from __future__ import annotations

import math

from bastide.carcassonne.art.cities import GREAT
from bastide.carcassonne.art.facts import Facts
from bastide.carcassonne.art.geometry import Point, path
from bastide.carcassonne.art.icons import SEGMENTS, segment
from bastide.carcassonne.art.palette import v
from bastide.carcassonne.art.planting import QUARTERS

HUB = (200.0, 200.0)  # the wheel's middle in units of its block
HUES = ("verdigris", "lapis", "straw", "slate", "plum", "ash")
CROWN = "M-7 5L-8 -4L-3.6 -.6L0 -6.6L3.6 -.6L8 -4L7 5Z"


def places(block: str) -> dict[str, list[Point]]:
    """Where pieces stand on a start block, in units of 100 per square from its square 0,0.

    `carcassonne`: one place per quarter, figures gather around it. `wheel`: for every segment first the
    place of the pig, then its crown spaces. Clockwise from the top, as the pig walks.
    """
    if block == "carcassonne":
        return {name: [(x, y + 30)] for name, (x, y) in QUARTERS.items()}
    if block == "wheel":
        return {name: [_on_wheel(i, 52), *_crowns(i)] for i, name in enumerate(SEGMENTS)}
    return {}


def _on_wheel(i: int, radius: float, shift: float = 0) -> Point:
    angle = math.radians(i * 60 - 90 + shift)
    return HUB[0] + radius * math.cos(angle), HUB[1] + radius * math.sin(angle)


def _crowns(i: int) -> list[Point]:
    """Every other segment has two crown spaces."""
    return [_on_wheel(i, 118, shift) for shift in ((-12, 12) if i % 2 else (0,))]


def ground(facts: Facts) -> str:
    """What lies on this square of a start block."""
    if not facts.block:
        return ""
    name, bx, by = facts.block
    if name == "wheel":
        body = _wheel(bx, by)
    elif name == "carcassonne":
        x0, y0, x1, y1 = GREAT
        streets = f"M{x0 + 4:g} 50H{x1 - 4:g}M0 {y0 + 4:g}V{y1 - 4:g}"
        body = f'<path class="ca-st" d="{streets}"/><circle class="ca-pl" cy="50" r="13"/>'
        body += '<use href="#ca-well" transform="translate(0 50) scale(2)"/>'
    else:
        return ""
    return f'<g transform="translate({-100 * bx} {-100 * by})">{body}</g>'


def _near(p: Point, r: float, bx: int, by: int) -> bool:
    """Does something round reach into a square? Keeps the fragments short."""
    return -r < p[0] - 100 * bx < 100 + r and -r < p[1] - 100 * by < 100 + r


def _wheel(bx: int, by: int) -> str:
    out = []
    for i, (name, hue) in enumerate(zip(SEGMENTS, HUES, strict=True)):
        rim = [_on_wheel(i, 141, -30 + 5 * k) for k in range(13)]
        out.append(
            f'<path d="{path([HUB, *rim], True)}" fill="{v(hue)}" fill-opacity=".85" '
            f'stroke="{v("outline")}" stroke-width="1.4"/>'
        )
        x, y = _on_wheel(i, 84)
        if _near((x, y), 20, bx, by):
            disc = f'<circle r="16" fill="{v("disc")}" stroke="{v("outline")}" stroke-width="1.2"/>'
            out.append(f'<g transform="translate({x:.1f} {y:.1f})">{disc}{segment(name)}</g>')
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
