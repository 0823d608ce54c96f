"""The tiles in play, turned and laid out in tables: looking a placement up is faster than working it out.

A tile type `t` in quarter turn `q` has the index `4 * t + q`. Its parts are numbered as in the data:
cities, roads, meadows, the building; rivers are no areas and have no number.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, u8

from .areas import KIND
from .shown import LaidTile
from .tiles import Part, Tile

EDGE = {"F": 1, "C": 2, "R": 3, "V": 4, "X": 5, "A": 6, "-": 7}
"""What an edge shows, as three bits of an open square's code; 0 is a side without a neighbour."""

WIDTH: Final = 1024
ORIGIN: Final = 512 * WIDTH + 512
STEP: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)
AROUND: Final[tuple[int, ...]] = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)

NUMBERS: Final[tuple[Any, ...]] = tuple(range(4096))
BITS: Final[tuple[Any, ...]] = tuple(1 << number for number in range(1024))
"""The numbers of nodes, tiles, turned tiles and codes of squares, and the masks of single tiles, as the same
objects in all states; typed as objects, since compiled code makes a new one of what it reads as an int."""


ALONE: Final = vec[i16](NUMBERS)
"""Each node as the root of its own area."""


SQUARES: Final[dict[Any, Any]] = {}
"""The same for the numbers of squares on or beside which a tile lay."""


def square(x: int, y: int) -> int:
    """The number of a square; x grows to the east, y to the south."""
    return ORIGIN + y * WIDTH + x


def xy(number: int) -> tuple[int, int]:
    return number % WIDTH - 512, number // WIDTH - 512


class TileRows(dict[tuple[int, int], LaidTile]):
    """Tiles on their squares as views show them. A view has hundreds, of which each move adds one."""

    def __init__(self, tiles: list[Tile]) -> None:
        self._tiles = tiles

    def __missing__(self, laid: tuple[int, int]) -> LaidTile:
        place, turned = laid
        self[laid] = (*xy(place), self._tiles[turned >> 2].id, turned & 3)
        return self[laid]


@cache
def fitting_turns(edges: tuple[tuple[int, ...], ...], quarters: tuple[int, ...]) -> list[tuple[Any, ...]]:
    """Which turns of a tile fit an open square, by the code of what its neighbours show; tiles with the same
    edges share it."""
    fitting: list[tuple[Any, ...]] = [()] * 8**4
    for quarter in quarters:
        whole = sum(edge << 3 * e for e, edge in enumerate(edges[quarter]))
        for sides in product((0, 7), repeat=4):  # each that shows something, or all of its bits 0
            fitting[whole & sum(bits << 3 * e for e, bits in enumerate(sides))] += (quarter,)
    return fitting


def fits(edges: tuple[int, ...], code: int) -> bool:
    """C-4.2-d: every edge continues what the neighbouring tiles show."""
    return all((code >> 3 * e) & 7 in (0, edges[e]) for e in range(4))


@dataclass
class Tables:
    """All kinds of tiles of a ruleset."""

    tiles: list[Tile]
    index: dict[str, int] = field(default_factory=dict)
    parts: list[tuple[Part, ...]] = field(default_factory=list)  # by type
    site: list[int] = field(default_factory=list)  # by type: the building's part, or -1
    marks: list[frozenset[str]] = field(default_factory=list)  # by type: what any of its parts shows
    kinds: list[vec[u8]] = field(default_factory=list)  # from here on by turned type
    opens: list[vec[u8]] = field(default_factory=list)
    crests: list[vec[u8]] = field(default_factory=list)
    touches: list[list[tuple[int, ...]]] = field(default_factory=list)  # cities; they are its first parts
    edges: list[tuple[int, ...]] = field(default_factory=list)
    facing: list[tuple[int, ...]] = field(default_factory=list)  # what each edge is in the code beyond it
    named: list[list[str]] = field(default_factory=list)  # the parts as records name them
    water: list[list[int]] = field(default_factory=list)  # the edges at which a river leaves
    join: list[list[tuple[int, ...]]] = field(default_factory=list)  # along each edge, clockwise
    joined: list[list[tuple[int, ...]]] = field(default_factory=list)  # the same as the neighbour sees it
    along: list[list[list[tuple[int, tuple[int, ...]]]]] = field(default_factory=list)
    """By part: the edges that it reaches, and its places among what meets the neighbour there."""
    loose: list[dict[int, tuple[tuple[int, int], ...]]] = field(default_factory=list)
    """By kind of area: its parts, each with a step to a square that it reaches."""
    quarters: list[tuple[int, ...]] = field(default_factory=list)  # by type: the turns that make a difference
    fits: list[list[tuple[Any, ...]]] = field(default_factory=list)  # by type, see `fitting_turns`

    @property
    def numbers(self) -> tuple[int, ...]:
        """What no state has for itself."""
        return (*NUMBERS, *BITS, *SQUARES)

    def __post_init__(self) -> None:
        self.rows = TileRows(self.tiles)
        for number, tile in enumerate(self.tiles):
            self.index[tile.id] = number
            parts = tuple(p for p in tile.parts if p.kind != "river")
            self.parts.append(parts)
            self.marks.append(frozenset().union(*(p.flags for p in parts)))
            self.site.append(next((i for i, p in enumerate(parts) if p.is_building), -1))
            for quarter in range(4):
                self._turn(tile, parts, quarter)
            turned = tuple(self.edges[4 * number : 4 * number + 4])
            self.quarters.append(_different(tile))
            self.fits.append(fitting_turns(turned, self.quarters[-1]))

    def _turn(self, tile: Tile, parts: tuple[Part, ...], quarter: int) -> None:
        owner = [-1] * 4
        half = [-1] * 8
        for i, part in enumerate(parts):
            for side in part.sides:
                if part.kind == "field":
                    half[(side + 2 * quarter) % 8] = i
                else:
                    owner[(side + quarter) % 4] = i
        edges = tuple(EDGE[tile.edges[(e - quarter) % 4]] for e in range(4))
        joins = [_join(edges[e], half[2 * e], owner[e], half[2 * e + 1]) for e in range(4)]
        kinds = [KIND[p.kind] for p in parts]
        self.kinds.append(vec[u8](kinds))
        self.opens.append(vec[u8]([_ends(p) for p in parts]))
        self.crests.append(vec[u8]([("crest" in p.flags) + 2 * ("crest2" in p.flags) for p in parts]))
        self.touches.append([p.touches for p in parts])
        self.edges.append(edges)
        self.facing.append(tuple(edge << 3 * (e ^ 2) for e, edge in enumerate(edges)))
        self.named.append([p.where(quarter) for p in parts])
        rivers = [p for p in tile.parts if p.kind == "river"]
        self.water.append([(e + quarter) % 4 for p in rivers for e in p.sides])
        self.join.append(joins)
        self.joined.append([tuple(reversed(j)) for j in joins])
        self.along.append([_along(joins, i) for i in range(len(parts))])
        self.loose.append(_loose(kinds, self.along[-1]))


def _ends(part: Part) -> int:
    """How many ends of a part are open when its tile lies alone; a tunnel mouth is one (C-4.5.2-a)."""
    if part.kind == "field":
        return 0
    return 8 if part.is_building else len(part.sides) + ("mouth" in part.flags)


def _join(edge: int, left: int, middle: int, right: int) -> tuple[int, ...]:
    """The parts that meet the neighbour along an edge, clockwise; -1 is a place where nothing meets."""
    if edge == EDGE["C"]:
        return (middle,)
    if edge == EDGE["R"]:
        return (left, middle, right)
    if edge == EDGE["F"] and left == right:
        return (left,)
    if edge in (EDGE["F"], EDGE["V"], EDGE["X"]):
        return (left, right)
    return ()


def _along(joins: list[tuple[int, ...]], part: int) -> list[tuple[int, tuple[int, ...]]]:
    places = ((e, tuple(i for i, other in enumerate(join) if other == part)) for e, join in enumerate(joins))
    return [(e, found) for e, found in places if found]


def _loose(
    kinds: list[int], along: list[list[tuple[int, tuple[int, ...]]]]
) -> dict[int, tuple[tuple[int, int], ...]]:
    ends = [(kind, part, STEP[e]) for part, kind in enumerate(kinds) for e, _ in along[part]]
    return {kind: tuple((part, step) for k, part, step in ends if k == kind) for kind in set(kinds)}


def _different(tile: Tile) -> tuple[int, ...]:
    """The quarter turns that make a difference: a straight road turned by 180° is the same tile."""
    seen: dict[object, int] = {}
    for quarter in range(4):
        seen.setdefault(_face(tile, quarter), quarter)
    return tuple(seen.values())


def _face(tile: Tile, quarter: int) -> object:
    compass = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    flight = [s for s in tile.signs if s.startswith("fly-")]
    turned = tuple(compass[(compass.index(s[4:]) + 2 * quarter) % 8] for s in flight)
    cities = [c.place(quarter) for c in tile.cities]
    parts = frozenset(
        (p.kind, p.place(quarter), p.flags, frozenset(cities[c] for c in p.touches)) for p in tile.parts
    )
    return parts, turned


def canonical(tables: Tables, tile: int, quarter: int) -> int:
    """The turn that stands for this one among those that look the same."""
    kind = tables.tiles[tile]
    face = _face(kind, quarter)
    return next(q for q in tables.quarters[tile] if _face(kind, q) == face)
