"""What the file `art.py` of a box brings: its `ART` says how its things look and where they find room.

What an entry is called is what tiles, views and records call it. A symbol of a box that is not there is left
out of the drawings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bastide.carcassonne.art.geometry import Line, Point
from bastide.carcassonne.art.scene import MEDAL, Item, Scene

Drawing = Callable[[], str]
"""SVG around 0,0."""


@dataclass(frozen=True, slots=True)
class Look:
    """A symbol that stands upright on tiles."""

    draw: Drawing
    size: float = 0.0  # the radius that it is drawn for; without one it is never scaled to its room
    on_top: bool = False  # it lies over houses and trees
    name: str = ""  # of the drawing, where several symbols share it
    heading: float | None = None  # where it points, in degrees from north: it turns with the tile


@dataclass(frozen=True, slots=True)
class Building:
    """What is a part of its own; roads that meet it run to its yard."""

    look: Look
    r: float = 15.0
    fills: bool = False  # nothing else is on its tile
    astride: bool = False  # it stands on the seam of two tiles, and roads with its name run to it


@dataclass(frozen=True, slots=True)
class Sign:
    """What a tile shows apart from its parts.

    A sign is `free` to lie wherever there is room; it lies on the `ground`, where it may part meadows and end
    roads; or it is a `peak` that roads end at.
    """

    look: Look
    r: float = MEDAL
    stands: Literal["free", "ground", "peak"] = "free"
    in_city: bool = False  # rather in a city of one edge, if there is one that is no cap


@dataclass(frozen=True, slots=True)
class CityMark:
    """What a city shows."""

    look: Look
    r: float = MEDAL
    many: int = 1
    middle: bool = False  # it stands in the middle of the tile
    corner: bool = True  # in a city of two edges it keeps to the corner


@dataclass(frozen=True, slots=True)
class Mark:
    """What a road has beside it, or a meadow on it."""

    look: Look
    r: float


RoadEnd = Literal["lake", "hill"]
"""What roads run into in the middle of a tile, each by itself."""


@dataclass(frozen=True, slots=True)
class Block:
    """A starting piece of several squares. It is measured in 100 per square from its square 0,0."""

    lay: Callable[[Scene], None]  # what is there before the roads of a square
    road: Callable[[Scene, str], Line]  # from an edge of a square
    ground: Callable[[int, int], str]  # what lies flat on a square
    places: Callable[[], dict[str, list[Point]]]  # where pieces stand
    houses: Callable[[], tuple[Item, ...]] = tuple


@dataclass(frozen=True, slots=True)
class Piece:
    """How a kind of piece is made, where its badge sits, and how high it is.

    Without a badge it is nobody's, whatever seat is asked for.
    """

    make: Drawing
    badge: tuple[float, float] | None = None
    badge_size: float = 1.0
    height: float = 29.0
    lies: bool = False  # a person, who may lie down in a meadow
    step: float = 0.0  # by how much a stack grows with every further piece


@dataclass(frozen=True, slots=True)
class BoxArt:
    """The drawings of a box."""

    buildings: Mapping[str, Building] = field(default_factory=dict)
    signs: Mapping[str, Sign] = field(default_factory=dict)
    in_cities: Mapping[str, CityMark] = field(default_factory=dict)
    at_roads: Mapping[str, Mark] = field(default_factory=dict)
    in_meadows: Mapping[str, Mark] = field(default_factory=dict)
    road_ends: Mapping[str, RoadEnd] = field(default_factory=dict)
    symbols: Mapping[str, Look] = field(default_factory=dict)  # further ones, which no line of a tile names
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    works: Mapping[str, Drawing] = field(default_factory=dict)  # what lies on the land without being a figure
    blocks: Mapping[str, Block] = field(default_factory=dict)
