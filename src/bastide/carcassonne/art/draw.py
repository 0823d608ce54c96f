"""A scene as SVG fragments. The ground turns with the tile; houses, trees and signs keep standing upright."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bastide.carcassonne.art.box import Look
from bastide.carcassonne.art.facts import KEPT
from bastide.carcassonne.art.gathered import block_of, building_on, looks
from bastide.carcassonne.art.geometry import Line, Point, inside, num, path, simplify, turn
from bastide.carcassonne.art.glyphs import HOUSES, TREES
from bastide.carcassonne.art.layout import scene_of
from bastide.carcassonne.art.palette import v
from bastide.carcassonne.art.planting import SEAM
from bastide.carcassonne.art.scene import City, Item, Scene, Way
from bastide.carcassonne.art.shared import use

VARIANTS = {"house": HOUSES, "tree": TREES}
SCENERY = {*VARIANTS, "bush"}
PLAIN = Look(str)  # a house or a tree
MONK = (9.0, 5.0)  # who stands on a building stands before its right half, so that the building stays in view
# The houses astride a seam, by the seam's direction in the world: both tiles must show the same ones.
SEAM_HOUSES = {"across": (5, 0, 10, 7), "along": (2, 13, 8, 4)}


@dataclass(frozen=True, slots=True)
class PartArt:
    """Where things go on one part of a turned tile, in tile units."""

    spot: Point  # the middle of a figure that stands there
    label: Point  # the middle of a score shield
    outline: str  # path data: what a click hits, what glows


@dataclass(frozen=True, slots=True)
class TileArt:
    """The drawing of a turned tile: two fragments of 100 x 100 units, its parts by name, its signs."""

    tile: str
    quarter: int
    under: str
    over: str
    parts: dict[str, PartArt]
    signs: dict[str, Point]  # the middle of each symbol: pieces may stand there, and people ask about it

    def as_json(self) -> dict[str, Any]:
        """What the page needs, in plain values."""
        parts = {
            name: {"spot": list(part.spot), "label": list(part.label), "path": part.outline}
            for name, part in self.parts.items()
        }
        signs = {name: list(at) for name, at in self.signs.items()}
        return {"under": self.under, "over": self.over, "parts": parts, "signs": signs}


@lru_cache(maxsize=4 * KEPT)
def draw_tile(tile_id: str, quarter: int = 0) -> TileArt:
    """The drawing of a tile turned clockwise by quarter * 90 degrees."""
    quarter %= 4
    scene = scene_of(tile_id)
    ground = _ground_of(tile_id)
    turned = f'<g transform="rotate({90 * quarter} 50 50)">{ground}</g>' if quarter else ground
    meadow = '<path class="ca-m" d="M0 0H100V100H0Z"/>' if scene.facts.edges != "----" else ""
    return TileArt(
        tile=tile_id,
        quarter=quarter,
        under=f'<g clip-path="url(#ca-clip)">{meadow}{turned}</g>',
        over=f'<g clip-path="url(#ca-clip)">{_upright(scene, quarter)}</g>',
        parts={name: _part(scene, name, quarter) for name in sorted(scene.spots, key=_depth)},
        signs={item.kind: turn(item.at, quarter) for item in scene.items if item.kind not in SCENERY},
    )


def _depth(name: str) -> int:
    """What lies lower comes first: whoever lays the outlines in this order lets a click hit the upper one."""
    return "fivcrs".index(name[0])


def _part(scene: Scene, name: str, quarter: int) -> PartArt:
    x, y = turn(scene.spots[name], quarter)
    label = (round(x, 1), round(y, 1))
    building = building_on(scene.facts)
    aside = name == "s" and building and not building.astride
    spot = (round(x + MONK[0], 1), round(y + MONK[1], 1)) if aside else label
    outline = "".join(path([turn(p, quarter) for p in line], True) for line in scene.areas.get(name, ()))
    return PartArt(spot, label, outline)


# ---------------------------------------------------------------- upright


def _upright(scene: Scene, quarter: int) -> str:
    """From north to south, signs last."""
    stack: list[tuple[bool, float, str]] = []
    for item in scene.items:
        x, y = turn(item.at, quarter)
        stack.append((_look(item).on_top, y, _symbol(item, x, y, quarter)))
    for side in {e for c in scene.facts.cities for e in c.edges}:
        world = ("NESW".index(side) + quarter) % 4
        for t, look in zip(SEAM, SEAM_HOUSES["along" if world % 2 else "across"], strict=True):
            x, y = ((t, 0.0), (100.0, t), (t, 100.0), (0.0, t))[world]
            stack.append((False, y, use(f"house{look}", x, y)))
    return "".join(text for _, _, text in sorted(stack))


def _symbol(item: Item, x: float, y: float, quarter: int) -> str:
    if item.kind in VARIANTS:
        return use(f"{item.kind}{item.detail % VARIANTS[item.kind]}", x, y)
    look = _look(item)
    angle = 0.0 if look.heading is None else (look.heading + 90 * quarter) % 360
    return use(look.name or item.kind, x, y, item.r / look.size if look.size else 1, angle)


def _look(item: Item) -> Look:
    return looks().get(item.kind, PLAIN)


# ---------------------------------------------------------------- ground


@lru_cache(maxsize=KEPT)
def _ground_of(tile_id: str) -> str:
    scene = scene_of(tile_id)
    if scene.facts.edges == "----":  # a blank tile as it is in the box
        frame = f'fill="none" stroke="{v("edging")}" stroke-dasharray="3 3"'
        return f'<path d="M0 0H100V100H0Z" fill="{v("disc")}"/><path d="M6 6H94V94H6Z" {frame}/>'
    return _ground(scene)


def _line(line: Line, *classes: str) -> str:
    """One line, drawn once for each class."""
    d = path(simplify(line))
    return "".join(f'<path class="{c}" d="{d}"/>' for c in classes)


def _circle(at: Point, r: float, css: str) -> str:
    return f'<circle class="{css}" cx="{num(at[0])}" cy="{num(at[1])}" r="{r:g}"/>'


def _ellipse(at: Point, rx: float, ry: float, css: str) -> str:
    return f'<ellipse class="{css}" cx="{num(at[0])}" cy="{num(at[1])}" rx="{rx:g}" ry="{ry:g}"/>'


def _ground(scene: Scene) -> str:
    """Everything that lies flat, from the furrows up."""
    out = [use(f"plot{look}", *p, angle=angle) for p, angle, look in scene.plots]
    out.append(_water(scene))
    out += [use("hill", *c) for c, _ in scene.hills]
    out += [_line(h, "ca-h1", "ca-h2") for h in scene.hedges]
    out += [_ellipse((p.at[0], p.at[1] + 6), 17, 11, "ca-as") for p in scene.plazas if p.kind == "ash"]
    within = [w for w in scene.roads if _through_city(scene, w)]
    out.append(_roads([w for w in scene.roads if w not in within]))
    for p in scene.plazas:
        if p.kind in ("cross", "end", "joint", "yard", "ground"):
            out.append(_circle(p.at, p.r, "ca-pl"))
        if p.kind in ("cross", "end", "joint"):
            out.append(use("well", *p.at))
    out += [use("bridge" if wet else "overpass", *p, angle=angle) for p, angle, wet in scene.bridges]
    out += [_city(c) for c in sorted(scene.cities, key=lambda c: bool(c.deck))]
    out.append(_roads(within))
    for kind, things in (("gate", scene.gates), ("mouth", scene.mouths), ("pier", scene.piers)):
        out += [use(kind, *p, angle=angle) for p, angle in things]
    if block := block_of(scene.facts):
        x, y = scene.facts.square
        out.append(f'<g transform="translate({-100 * x} {-100 * y})">{block.ground(x, y)}</g>')
    return "".join(out)


def _water(scene: Scene) -> str:
    out = [_line(w.line, "ca-vb") for w in scene.rivers]
    out += [_ellipse(c, rx + 1.6, ry + 1.6, "ca-bk") for c, rx, ry in scene.ponds]
    out += [_line(w.line, "ca-vw") for w in scene.rivers]
    out += [_ellipse(c, rx, ry, "ca-wa") for c, rx, ry in scene.ponds]
    for w in scene.rivers:
        out.append(f'<g transform="translate(1.4 1.6)">{_line(w.line, "ca-v1")}</g>')
        out.append(f'<g transform="translate(-1.8 -1.8)">{_line(w.line, "ca-v2")}</g>')
    for (x, y), rx, ry in scene.ponds:
        out += [use("ripples", x + a * rx, y + b * ry) for a, b in ((-0.3, -0.35), (0.25, 0.1), (-0.15, 0.5))]
    return "".join(out)


def _roads(ways: list[Way]) -> str:
    """All edgings first: roads of one tile flow into each other."""
    out = ""
    for css in ("ca-re", "ca-rd", "ca-rr"):
        for w in ways:
            out += _line(w.line, f"{css} ca-rc" if css != "ca-rr" and _ends_within(w.line) else css)
    return out


def _ends_within(line: Line) -> bool:
    return any(1 < p[0] < 99 and 1 < p[1] < 99 for p in (line[0], line[-1]))


def _through_city(scene: Scene, way: Way) -> bool:
    middle = way.line[len(way.line) // 2]
    return not _ends_within(way.line) and any(inside(middle, c.poly) for c in scene.cities)


WALL_CLASSES = ("ca-w1", "ca-w2", "ca-w3", "ca-w4")


def _city(city: City) -> str:
    out = []
    for poly in (city.poly, *city.extra):
        d = path(simplify(poly), True)
        out.append(f'<path class="ca-sh" d="{d}" transform="translate(1.2 1.8)"/>')
        out.append(f'<path class="ca-co" d="{d}"/>')
    for corner in city.turrets:
        out.append(use("turret", *corner, angle=_corner_angle(corner)))
    for wall in (*city.walls, *city.extra):
        ring = math.dist(wall[0], wall[-1]) < 6
        out.append(_line([*wall, wall[0]] if ring else wall, *WALL_CLASSES))
        if not ring:
            out += [use("walltower", *wall[0]), use("walltower", *wall[-1])]
    near = (p for p in city.bastions if -12 < p[0] < 112 and -12 < p[1] < 112)
    out += [use("walltower", *p, scale=1.8) for p in near]
    if city.deck:
        out.append(_line(city.deck, "ca-d1", "ca-d2", "ca-d3", "ca-d4"))
        out += [use("walltower", *p, scale=1.1) for p in city.deck]
    return "".join(out)


def _corner_angle(corner: Point) -> float:
    """How far the north-west turret is turned to stand in this corner."""
    return {(0, 0): 0, (100, 0): 90, (100, 100): 180, (0, 100): 270}[round(corner[0]), round(corner[1])]
