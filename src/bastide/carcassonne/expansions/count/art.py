"""The drawings of the great start city, its quarters and the Count."""

from __future__ import annotations

import math
from functools import cache

from ...art.box import Block, BoxArt, Drawing, Look, Piece
from ...art.geometry import INWARD, MID, Line, Point, add, cubic, dist, rng
from ...art.glyphs import OUTLINE, arches, at, c, cathedral, p, s, shadow
from ...art.pieces import EDGE, crown, robed
from ...art.scene import City, Item, Scene
from ...art.ways import gate, straight
from .state import QUARTERS


def battlements(x: float, y: float, w: float, h: float, wall: str = "stone") -> str:
    """A crenellated block of five teeth on its foot at y."""
    step = 2 * w / 5
    teeth = "".join(f"h{step:g}v{'-' if i % 2 else ''}2.4" for i in range(4))
    return p(f"M{x - w:g} {y:g}V{y - h:g}{teeth}h{step:g}V{y:g}Z", wall)


def castle() -> str:
    keep = battlements(0, 12, 9, 27) + battlements(-15, 14, 6, 20) + battlements(15, 14, 6, 20)
    flag = s("M0 -15V-25", "bark", 1) + p("M0 -25H9L6.4 -22L9 -19H0Z", "vermilion")
    slits = arches((-16, 14), 2, -2, 1) + arches((-1.2, -5.4, 3), -2, -6, 1.2) + arches((-4,), 14, 6, 4)
    return at(0, 2, shadow(2, 14, 26, 4) + battlements(0, 14, 22, 12) + keep + flag + slits, "1.2")


def market() -> str:
    out = shadow(0, 14, 26, 5)
    for x, y, hue in ((-13, -6, "vermilion"), (13, -8, "lapis"), (-11, 14, "gold"), (14, 12, "verdigris")):
        stripes = p("M-4.6 -2L-3.4 -9H0V-2ZM4.4 -2L3.4 -9H7L9 -2Z", "disc", "")
        stall = s("M-7.4 -2V7M7.4 -2V7", "bark", 1) + p("M-9 -2L-7 -9H7L9 -2Z", hue) + stripes
        wares = c(-3, 1.6, 1.5, "roof2") + c(0.4, 1.6, 1.5, "straw") + c(3.6, 1.6, 1.5, "forest")
        out += at(x, y, stall + p("M-7.4 3H7.4V6H-7.4Z", "bark") + wares)
    well = c(0, 2, 4.4, "stone", OUTLINE) + c(0, 2, 2.2, "water")
    return at(0, 0, out + well, "1.15")


def smithy() -> str:
    hall = p("M-20 -2H14V14H-20Z", "plaster") + p("M-23 -1L-18 -14H12L17 -1Z", "slate")
    chimney = p("M5 -10V-24H12V-6Z", "stonedark") + f'<g opacity=".8">{c(9, -28, 3, "stone")}</g>'
    forge = arches((-16,), 14, 7, 5) + p("M-14 13C-14 9 -11 9 -11 6C-8 8 -8 11 -9 13Z", "vermilion", "")
    anvil = p("M2 6H16C16 9 12 9 11 10V12H14V14H5V12H8V10C5 10 2 9 2 6Z", "ink")
    return at(0, 4, shadow(0, 14, 25, 4) + hall + chimney + forge + anvil, "1.15")


def count() -> str:
    fur = p("M-3 -15.4H3L5 .9H-5Z", "disc", EDGE)
    tails = ((-1.6, -12), (1.4, -9.6), (-1.4, -6), (1.8, -3.4), (-2, -1.6))
    return robed(crown(), fur + "".join(c(x, y, 0.6, "ink") for x, y in tails), "plum")


# ---------------------------------------------------------------- the start block

GREAT = (-156.0, -56.0, 156.0, 156.0)  # the walls in units of the block: its north-west square is (-2, -1)
STOOD: tuple[tuple[Drawing, Point], ...] = (
    (castle, (-78.0, -2.0)),
    (market, (-78.0, 102.0)),
    (smithy, (78.0, 100.0)),
    (cathedral, (78.0, 2.0)),
)
BUILDINGS = dict(zip(QUARTERS, STOOD, strict=True))
"""The building of each quarter, and where it stands in the block."""


def great_city(bx: int, by: int) -> City:
    """The piece of the great start city on one square: a walled town across the inner seams."""
    x0, y0, x1, y1 = GREAT[0] - bx * 100, GREAT[1] - by * 100, GREAT[2] - bx * 100, GREAT[3] - by * 100
    r = 5.0
    x0, y0, x1, y1 = x0 + r, y0 + r, x1 - r, y1 - r
    outline: Line = []
    for cx, cy, start in ((x1, y0, -90), (x1, y1, 0), (x0, y1, 90), (x0, y0, 180)):
        angles = [math.radians(start + 9 * i) for i in range(11)]
        outline += [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]
    corners = [outline[i] for i in (5, 16, 27, 38)]
    return City("great", outline, [[*outline, outline[0]]], [], bastions=corners)


@cache
def great_houses() -> tuple[Item, ...]:
    """Thrown once for the whole block so that no seam shows."""
    rand, (x0, y0, x1, y1) = rng("carcassonne"), GREAT
    out = [Item(name, at, 27) for name, (_, at) in BUILDINGS.items()]
    for _ in range(2600):
        p = (x0 + 9 + rand() * (x1 - x0 - 18), y0 + 10 + rand() * (y1 - y0 - 19))
        street = min(abs(p[0]), abs(p[1] - 50))
        if street > 11 and all(dist(p, i.at) > i.r + 5.6 for i in out):
            out.append(Item("house", p, 6.2, int(rand() * 1000)))
    return tuple(out)


def lay(scene: Scene) -> None:
    scene.cities.append(great_city(*scene.facts.square))


def road(scene: Scene, e: str) -> Line:
    """To a gate of the city; on a corner square it turns aside, so that its gate is not in the corner."""
    bx, by = scene.facts.square
    poly = scene.cities[-1].poly
    if bx not in (-2, 1) or by not in (-1, 1):
        return gate(scene, straight(e), poly)
    aside: Point = (-28.0 if bx > 0 else 28.0, 0.0) if e in "NS" else (0.0, -28.0 if by > 0 else 28.0)
    start, ahead = MID[e], INWARD[e]
    goal = add(add(start, ahead, 52), aside)
    return gate(scene, cubic(start, add(start, ahead, 26), add(goal, ahead, -26), goal, 40), poly)


def ground(bx: int, by: int) -> str:
    """Streets, and the square with its well where they cross."""
    x0, y0, x1, y1 = GREAT
    streets = f"M{x0 + 4:g} 50H{x1 - 4:g}M0 {y0 + 4:g}V{y1 - 4:g}"
    square = (
        '<circle class="ca-pl" cy="50" r="13"/><use href="#ca-well" transform="translate(0 50) scale(2)"/>'
    )
    return f'<path class="ca-st" d="{streets}"/>{square}'


def places() -> dict[str, list[Point]]:
    """One place per quarter, figures gather around it."""
    return {name: [(x, y + 30)] for name, (_, (x, y)) in sorted(BUILDINGS.items())}


ART = BoxArt(
    symbols={name: Look(draw) for name, (draw, _) in BUILDINGS.items()},
    pieces={"count": Piece(count)},
    blocks={"carcassonne": Block(lay, road, ground, places, great_houses)},
)
