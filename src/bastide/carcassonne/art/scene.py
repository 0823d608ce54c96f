"""What a laid-out tile consists of: plain records in tile units, unturned."""

from __future__ import annotations

from dataclasses import dataclass, field

from bastide.carcassonne.art.facts import Facts
from bastide.carcassonne.art.geometry import Line, Point

INSET = 7.0  # a city edge spans INSET .. 100 - INSET on every tile, so that any two fit
ROAD = 9.2  # road width with edging
RIVER = 15.0  # river width with banks
WALL = 3.2  # what a wall takes from the meadow
CAP = 27.0  # depth of a one-edge city
MEDAL = 12.0  # radius of a medallion
FIGURE = 9.0  # half the width of a figure: what is kept free around a spot


@dataclass
class City:
    """A walled stretch. `turrets` are the tile's corners at which it joins two edges."""

    name: str
    poly: Line
    walls: list[Line]
    turrets: list[Point]
    flags: frozenset[str] = frozenset()
    extra: list[Line] = field(default_factory=list)  # further walled parts of the same city
    deck: Line = field(default_factory=list)  # the viaduct that joins them
    bastions: list[Point] = field(default_factory=list)  # great towers in its wall


@dataclass
class Way:
    """A stretch of road or river, and the part that it belongs to."""

    name: str
    line: Line


@dataclass
class Plaza:
    """A round paved place: a crossing, the end of a road, a yard, the ground of a fair."""

    at: Point
    r: float
    kind: str


@dataclass
class Item:
    """Something drawn upright: kind, place, radius it keeps clear, and a detail."""

    kind: str
    at: Point
    r: float
    detail: int = 0


@dataclass
class Scene:
    """The laid-out tile. Angles are degrees, as SVG counts them."""

    facts: Facts
    cities: list[City] = field(default_factory=list)
    roads: list[Way] = field(default_factory=list)
    rivers: list[Way] = field(default_factory=list)
    ponds: list[tuple[Point, float, float]] = field(default_factory=list)
    bridges: list[tuple[Point, float, bool]] = field(default_factory=list)  # place, angle, over water
    gates: list[tuple[Point, float]] = field(default_factory=list)
    mouths: list[tuple[Point, float]] = field(default_factory=list)
    piers: list[tuple[Point, float]] = field(default_factory=list)
    plazas: list[Plaza] = field(default_factory=list)
    hills: list[tuple[Point, float]] = field(default_factory=list)
    hedges: list[Line] = field(default_factory=list)
    plots: list[tuple[Point, float, int]] = field(default_factory=list)  # tilled land: place, angle, look
    items: list[Item] = field(default_factory=list)
    spots: dict[str, Point] = field(default_factory=dict)  # where a figure stands, by part
    areas: dict[str, list[Line]] = field(default_factory=dict)  # outlines, by part

    def polys(self) -> list[Line]:
        return [p for c in self.cities for p in (c.poly, *c.extra)]
