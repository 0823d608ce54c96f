"""A tile as the drawing asks for it: stretches by the letters of their edges, meadows by their half-edges."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bastide.carcassonne import tiles
from bastide.carcassonne.art.geometry import EDGES, Point

KEPT = 1024  # drawings at most: all printed tiles, and some of the endless faces that tables make up
SIDES = {"N": 0, "E": 1, "S": 2, "W": 3}


@dataclass(frozen=True)
class Stretch:
    """A city, road or river part."""

    name: str
    edges: str
    flags: frozenset[str]

    @property
    def straight(self) -> bool:
        """It runs from an edge to the opposite one and to no other."""
        return self.edges in ("NS", "SN", "EW", "WE")


@dataclass(frozen=True)
class Meadow:
    """A field part; one that reaches no edge has no halves."""

    name: str
    halves: frozenset[str]
    flags: frozenset[str]
    cities: frozenset[int]


@dataclass(frozen=True)
class Facts:
    """One kind of tile, unturned."""

    id: str
    edges: str
    cities: tuple[Stretch, ...]
    roads: tuple[Stretch, ...]
    rivers: tuple[Stretch, ...]
    fields: tuple[Meadow, ...]
    site: str  # the kind of building, or nothing
    signs: tuple[str, ...]
    meets: tuple[frozenset[str], ...]
    block: tuple[str, int, int] | None

    def edge(self, letter: str) -> str:
        """What an edge shows: C R F V, X seam, A abbey, - blank."""
        return self.edges[SIDES[letter]]

    def field_of(self, half: str) -> Meadow | None:
        return next((f for f in self.fields if half in f.halves), None)

    def splits(self, edge: str) -> bool:
        """The two halves of this edge belong to different meadows."""
        return self.field_of(edge + "L") is not self.field_of(edge + "R")

    def met(self, name: str) -> set[str]:
        """The parts that meet a part at one point."""
        return {n for group in self.meets if name in group for n in group} - {name}

    def cities_met(self, name: str) -> list[int]:
        """The numbers of the cities that a road runs into."""
        return [i for i, c in enumerate(self.cities) if c.name in self.met(name)]

    def touching(self, city: int) -> list[Meadow]:
        return [f for f in self.fields if city in f.cities]

    def under(self, road: Stretch) -> bool:
        """It runs underground: the meadow above joins what lies on either side."""
        return len(road.edges) == 2 and not all(self.splits(e) for e in road.edges)

    @property
    def square(self) -> tuple[int, int]:
        """Its place in its start block."""
        return self.block[1:] if self.block else (0, 0)

    @property
    def seam(self) -> Point:
        """The middle of the edge at which it is joined to the other tile of a pair."""
        return (100.0, 50.0) if self.edge("E") == "X" else (0.0, 50.0)


@lru_cache(maxsize=KEPT)
def facts_of(tile_id: str) -> Facts:
    """The facts of a tile by its id."""
    tile = tiles.tile(tile_id)

    def stretches(kind: str) -> tuple[Stretch, ...]:
        parts = (p for p in tile.parts if p.kind == kind)
        return tuple(Stretch(p.name, "".join(EDGES[e] for e in p.sides), p.flags) for p in parts)

    fields = tuple(
        Meadow(p.name, frozenset(tiles.HALVES[h] for h in p.sides), p.flags, frozenset(p.touches))
        for p in tile.parts
        if p.kind == "field"
    )
    return Facts(
        id=tile.id,
        edges=tile.edges,
        cities=stretches("city"),
        roads=stretches("road"),
        rivers=stretches("river"),
        fields=fields,
        site=tile.site.kind if tile.site else "",
        signs=tile.signs,
        meets=tuple(frozenset(group) for group in tile.meets),
        block=tile.block,
    )
