"""The tiles of every box, read from one text file per set.

A line is one kind of tile, as it lies in the hand with its first edge to the north:

    BA-15 x3  city N cap | road E+S | field EL+SR+WL+WR > c1 | field ER+SL

Three tiles with a city on the north edge, a road that bends from east to south, a large meadow that
touches the city, and a small one inside the bend. Edges that no part names are meadow. The half-edges
of a meadow run clockwise from the north-west corner: NL NR EL ER SL SR WL WR. `docs/tiles.md` has the
whole notation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from ..expansions import folders

EDGES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
SYMBOLS = {
    "city": {"crest", "crest2", "cap"},
    "road": set[str](),
    "field": set[str](),
    "river": {"source", "mouth"},
    "building": {"cloister"},
    "sign": {"start"},
}
"""What tiles can show in any box. A file says at its top what else its tiles show: `city wine grain`."""
AREA_WORDS = ("city", "road", "field", "river")
EDGE_LETTER = {"city": "C", "road": "R", "river": "V"}
INITIAL = {"city": "c", "road": "r", "field": "f", "river": "v"}


class TileError(ValueError):
    """A tile file says something impossible; the message names file, line and what is wrong."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a tile: a stretch of city, road, meadow or river, or the building on it."""

    kind: str  # city, road, field, river, cloister, shrine, abbey, school
    name: str  # c1, r2, f1, v1; i1 for a meadow that reaches no edge, s for the building
    sides: tuple[int, ...]  # edges 0-3, or half-edges 0-7 for a meadow
    flags: frozenset[str]
    touches: tuple[int, ...] = ()  # a meadow: the cities it lies at, as indices into the tile's cities

    @property
    def is_building(self) -> bool:
        return self.name == "s"

    def where(self, quarter: int = 0) -> str:
        """The part as records name it when the tile is turned: `city N+E`, `field NL+WR`, `cloister`."""
        return f"{self.kind} {self.place(quarter)}".strip()

    def place(self, quarter: int = 0) -> str:
        if self.kind == "field":
            if not self.sides:
                return self.name
            return "+".join(HALVES[h] for h in sorted((h + 2 * quarter) % 8 for h in self.sides))
        return "+".join(EDGES[e] for e in sorted((e + quarter) % 4 for e in self.sides))


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile: what its edges show and how its parts hang together."""

    id: str
    set: str
    count: int
    edges: str  # four letters C R F V, X seam of a start block, A abbey, - blank
    parts: tuple[Part, ...]  # cities, roads, meadows, the building; rivers last
    signs: tuple[str, ...]
    meets: tuple[tuple[str, ...], ...]  # parts that meet at one point: the wagon may step across
    block: tuple[str, int, int] | None
    source: str
    checked: str
    note: str

    @property
    def drawn(self) -> bool:
        """Whether it comes from the stock: not an abbey, which a player holds, and not a blank tile."""
        return not {"A", "-"} & set(self.edges)

    @property
    def cities(self) -> tuple[Part, ...]:
        return tuple(p for p in self.parts if p.kind == "city")

    @property
    def site(self) -> Part | None:
        return next((p for p in self.parts if p.is_building), None)


@dataclass(frozen=True, slots=True)
class TileSet:
    """One box, or one part of a box, of tiles."""

    name: str
    section: str
    titles: dict[str, str]
    tiles: tuple[Tile, ...]

    @property
    def total(self) -> int:
        return sum(tile.count for tile in self.tiles)


@cache
def tile_files() -> dict[str, Traversable]:
    """The file of every set of tiles, by the name of the set."""
    sources = (p for folder in folders().values() for p in folder.iterdir() if p.name.endswith(".tiles"))
    return {p.name.removesuffix(".tiles"): p for p in sources}


def set_names() -> list[str]:
    """Every set that there are tiles for."""
    return sorted(tile_files())


@cache
def load_set(name: str) -> TileSet:
    """The tiles of one set, checked."""
    if name not in tile_files():
        raise TileError(f"there is no tile set {name!r}; known are {', '.join(set_names())}")
    return parse_set(tile_files()[name].read_text(encoding="utf-8"), f"{name}.tiles")


def tile(tile_id: str) -> Tile:
    """One kind of tile by its id, whatever its set; a blank tile with a face is spelled out by its id."""
    if ":" in tile_id:
        from ..box import boxes

        for read in (box.made_up_tile for box in boxes().values()):
            if read is not None:
                return read(tile_id)
    return _printed(tile_id)


@cache
def _printed(tile_id: str) -> Tile:
    for name in set_names():
        for found in load_set(name).tiles:
            if found.id == tile_id:
                return found
    raise TileError(f"there is no tile {tile_id!r}")


def parse_set(text: str, file: str) -> TileSet:
    head: dict[str, str] = {}
    tiles: list[Tile] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            if re.match(r"[a-z]+ ", line):
                key, _, value = line.partition(" ")
                head[key] = value.strip()
            else:
                tiles.append(parse_tile(line, head))
        except (TileError, ValueError) as error:
            raise TileError(f"{file}, line {number}: {error}") from None
    try:
        result = TileSet(head["set"], head["section"], {"en": head["en"], "de": head["de"]}, tuple(tiles))
        total = int(head["tiles"])
    except KeyError as missing:
        raise TileError(f"{file}: the line {missing} is missing at the top") from None
    if result.total != total:
        raise TileError(f"{file}: says {total} tiles, but the lines add up to {result.total}")
    doubled = {t.id for t in tiles if sum(o.id == t.id for o in tiles) > 1}
    if doubled:
        raise TileError(f"{file}: listed twice: {', '.join(sorted(doubled))}")
    return result


def parse_tile(line: str, head: dict[str, str]) -> Tile:
    """One line of a file, checked; `head` is what the top of the file says."""
    match = re.fullmatch(r"(\S+)\s+x(\d+)\s*(.*)", line)
    if not match:
        raise TileError(f"expected `ID xCOUNT part | part …`, found {line!r}")
    found: dict[str, list[Part]] = {"city": [], "road": [], "field": [], "river": [], "site": []}
    edges: str | None = None
    signs: tuple[str, ...] = ()
    meets: tuple[tuple[str, ...], ...] = ()
    block: tuple[str, int, int] | None = None
    shown = {kind: words | set(head.get(kind, "").split()) for kind, words in SYMBOLS.items()}
    extra = {"source": head.get("source", ""), "checked": head.get("checked", ""), "note": ""}
    for piece in filter(None, (p.strip() for p in match[3].split("|"))):
        word, _, rest = piece.partition(" ")
        if word in AREA_WORDS:
            found[word].append(_parse_part(word, rest, len(found[word]) + 1))
        elif word in shown["building"]:
            found["site"].append(Part(word, "s", (), frozenset()))
        elif word == "edges":
            edges = rest
        elif word == "sign":
            signs = tuple(rest.split())
        elif word == "meet":
            meets = tuple(tuple(group.split("~")) for group in rest.split())
        elif word == "block":
            name, x, y = re.fullmatch(r"([a-z]+)@(-?\d+),(-?\d+)", rest).groups()  # type: ignore[union-attr]
            block = (name, int(x), int(y))
        elif word in extra:
            extra[word] = rest
        else:
            raise TileError(f"{match[1]}: {word!r} is no part of a tile")
    parts = tuple(p for kind in ("city", "road", "field", "site", "river") for p in found[kind])
    tile = Tile(
        match[1], head["set"], int(match[2]), edges or _edges(parts), parts, signs, meets, block, **extra
    )
    _check(tile, shown)
    return tile


def _parse_part(kind: str, text: str, number: int) -> Part:
    body, _, touched = text.partition(">")
    words = body.split()
    sides: tuple[int, ...] = ()
    if kind == "field" and re.fullmatch(r"i\d", words[0]):
        name = words[0]
    else:
        name = f"{INITIAL[kind]}{number}"
        table = HALVES if kind == "field" else tuple(EDGES)
        unknown = [w for w in words[0].split("+") if w not in table]
        if unknown:
            raise TileError(f"{kind}: no such side {', '.join(unknown)}")
        sides = tuple(table.index(w) for w in words[0].split("+"))
    return Part(kind, name, sides, frozenset(words[1:]), tuple(int(t[1:]) - 1 for t in touched.split()))


def _edges(parts: tuple[Part, ...]) -> str:
    letters = ["F"] * 4
    for part in parts:
        if part.kind in EDGE_LETTER:
            for e in part.sides:
                letters[e] = EDGE_LETTER[part.kind]
    return "".join(letters)


def _check(t: Tile, shown: dict[str, set[str]]) -> None:
    """What must hold of a tile that could be printed."""
    if not re.fullmatch(r"[CRFVXA-]{4}", t.edges):
        raise TileError(f"{t.id}: edges {t.edges!r}")
    owners: dict[int, int] = {}
    halves: dict[int, int] = {}
    for part in t.parts:
        if part.kind in AREA_WORDS and (odd := part.flags - shown[part.kind]):
            raise TileError(f"{t.id}: a {part.kind} cannot be {', '.join(sorted(odd))}")
        if "cap" in part.flags and len(part.sides) != 1:
            raise TileError(f"{t.id}: a cap has exactly one edge")
        if any(c >= len(t.cities) for c in part.touches):
            raise TileError(f"{t.id}: a meadow touches a city that is not there")
        for side in part.sides:
            table = halves if part.kind == "field" else owners
            table[side] = table.get(side, 0) + 1
            edge = t.edges[side // 2] if part.kind == "field" else t.edges[side]
            if edge not in ("FRVX" if part.kind == "field" else EDGE_LETTER[part.kind]):
                raise TileError(f"{t.id}: a {part.kind} on an edge that shows {edge}")
    for e, letter in enumerate(t.edges):
        if letter in "CRV" and owners.get(e) != 1:
            raise TileError(f"{t.id}: the edge {EDGES[e]} belongs to {owners.get(e, 0)} parts, not to one")
        if letter in "FRV" and any(halves.get(h) != 1 for h in (2 * e, 2 * e + 1)):
            raise TileError(f"{t.id}: a half of the edge {EDGES[e]} belongs to no meadow or to two")
    if bad := [s for s in t.signs if s not in shown["sign"]]:
        raise TileError(f"{t.id}: unknown sign {', '.join(bad)}")
    names = {p.name for p in t.parts}
    if bad := [n for group in t.meets for n in group if n not in names]:
        raise TileError(f"{t.id}: `meet` names {', '.join(bad)}, which is not on the tile")
