"""Faces that a table makes up for the two blank tiles (C-1.15-b, Q-1-3).

A face is written in the notation of the tile files, but only what is drawn on it:

    city N+E crest | road S | cloister

Meadows, and where roads end, follow from that: cities and roads part the ground, roads that reach one edge
meet in the middle, at a building if there is one, and a lone one runs up to the large city that it faces. The
tile's id is the face itself, so that any table, record or drawing that knows the id knows the tile:

    CS-blank:city.N+E.crest,road.S,cloister
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...tiles import EDGES, Tile, TileError, parse_tile
from .drawable import BETWEEN, ELEMENT, MARKS, SET, SIGNS, SITES, WHOLE
from .ground import Block, notation, road_ends, side_of

BLANK = "CS-blank"
TILES = 2
LONGEST = 100  # characters of one face


class FaceError(TileError):
    """A face that cannot be: the code of a refusal and what fills its blanks."""

    def __init__(self, code: str, **about: Any) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


@dataclass(frozen=True, slots=True)
class Stretch:
    """A city or a road of a face: its edges, and its marks in the order of `MARKS`."""

    kind: str
    edges: tuple[int, ...]
    marks: tuple[str, ...]

    @property
    def block(self) -> Block:
        """Where it cuts the rim: a city the whole edge, a road its middle."""
        return tuple(3 * e + i for e in self.edges for i in ((0, 1, 2) if self.kind == "city" else (1,)))

    def __str__(self) -> str:
        return " ".join((self.kind, "+".join(EDGES[e] for e in self.edges), *self.marks))


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn on a tile, in the one order in which it is written."""

    cities: tuple[Stretch, ...]
    roads: tuple[Stretch, ...]
    site: str
    sign: str

    def __str__(self) -> str:
        parts = [*map(str, self.cities + self.roads), self.site, f"sign {self.sign}" if self.sign else ""]
        return " | ".join(filter(None, parts)) or "field"

    @property
    def id(self) -> str:
        return f"{BLANK}:{str(self).replace(' | ', ',').replace(' ', '.')}"

    @property
    def symbols(self) -> Iterator[str]:
        """The symbols that are nothing without their element."""
        for word in (*(mark for part in self.cities + self.roads for mark in part.marks), self.sign):
            if word in ELEMENT:
                yield word


# -- reading -----------------------------------------------------------------------------------------------


def read_face(text: str) -> Face:
    """A face as somebody wrote it; `FaceError` says what cannot be."""
    if len(text) > LONGEST:
        raise FaceError("face-long", most=LONGEST)
    stretches: dict[str, list[Stretch]] = {"city": [], "road": []}
    sites: list[str] = []
    signs: list[str] = []
    pieces = [piece.split() for piece in text.split("|")]
    for words in filter(None, pieces):
        kind, rest = words[0].lower(), [word.lower() for word in words[1:]]
        if kind in stretches:
            stretches[kind].append(_stretch(kind, rest))
        elif kind in SITES and not rest:
            sites.append(kind)
        elif kind == "sign" and rest:
            signs += [_known(word, SIGNS) for word in rest]
        elif kind != "field" or rest:
            raise _unknown(" ".join(words), ("city", "road", *SITES, "sign", "field"))
    if not any(pieces):
        raise FaceError("face-empty")
    if len(sites) > 1 or len(signs) > 1:
        raise FaceError("face-crowded")
    cities, roads = (tuple(sorted(stretches[kind], key=lambda part: part.edges)) for kind in stretches)
    face = Face(cities, roads, "".join(sites), "".join(signs))
    _check(face)
    return face


def _stretch(kind: str, words: list[str]) -> Stretch:
    letters = words[0].upper().split("+") if words else [""]
    if any(letter not in tuple(EDGES) for letter in letters) or len(set(letters)) < len(letters):
        wrong = words[0] if words else ""
        raise FaceError("face-edges", word=wrong)
    marks = {_known(word, MARKS[kind]) for word in words[1:]}
    edges = tuple(sorted(EDGES.index(letter) for letter in letters))
    if kind == "road" and len(edges) > 2:
        raise FaceError("face-road")
    if len(marks - {"cap"}) > (2 if len(edges) > 1 else 1):
        raise FaceError("face-crowded")
    if "cap" in marks and len(edges) != 1:
        raise FaceError("face-cap")
    if marks.intersection(WHOLE) and len(edges) != 4:
        raise FaceError("face-cathedral")
    return Stretch(kind, edges, tuple(mark for mark in MARKS[kind] if mark in marks))


def _known(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise _unknown(word, words)
    return word


def _unknown(word: str, known: tuple[str, ...]) -> FaceError:
    return FaceError("face-word", word=word[:30], known=", ".join(known))


def _check(face: Face) -> None:
    """No edge twice, nothing that crosses, and room for what stands on it."""
    stretches = face.cities + face.roads
    edges = [e for part in stretches for e in part.edges]
    if twice := [EDGES[e] for e in range(4) if edges.count(e) > 1]:
        raise FaceError("face-twice", word=twice[0])
    for one in stretches:
        for other in stretches:
            if len({side_of(one.block, place) for place in other.block} - {None}) > 1:
                raise FaceError("face-crossing")
    _check_middle(face)


def _check_middle(face: Face) -> None:
    """A building needs a meadow; where roads run to something, it needs the middle of the tile."""
    if face.site and len([e for city in face.cities for e in city.edges]) == 4:
        raise FaceError("face-site", word=face.site)
    middle = face.site or (face.sign if face.sign in BETWEEN else "")
    ends = road_ends(face)
    past = any(len(road.edges) > 1 for road in face.roads)
    large = any(len(city.edges) > 1 for city in face.cities)
    if middle and ends and (past or (large and (face.site or len(ends[0]) > 1))):
        raise FaceError("face-middle", word=middle)


# -- tiles ---------------------------------------------------------------------------------------------------


def face_tile(face: Face, count: int = 1) -> Tile:
    """The face as a tile, read and checked like those of the files."""
    shown = {"city": MARKS["city"], "road": MARKS["road"], "building": SITES, "sign": SIGNS}
    head = {"set": SET, "source": "the table", "checked": ""}
    head |= {kind: " ".join(words) for kind, words in shown.items()}
    return parse_tile(f"{face.id} x{count}  {notation(face)}", head)


@lru_cache(maxsize=1024)
def tile_of_id(tile_id: str) -> Tile:
    """The tile that an id spells out; only the one spelling that `Face.id` gives is an id."""
    try:
        face = read_face(tile_id.removeprefix(f"{BLANK}:").replace(",", " | ").replace(".", " "))
    except FaceError:
        face = None
    if face is None or face.id != tile_id:
        raise TileError(f"there is no tile {tile_id[:40]!r}")
    return face_tile(face)


# -- both tiles --------------------------------------------------------------------------------------------


def read_faces(text: str) -> list[Face]:
    """The faces of the two tiles, with a semicolon between them; a single one is on both."""
    pieces = text.split(";")
    if len(pieces) > TILES:
        raise FaceError("face-count")
    faces = []
    for number, piece in enumerate(pieces, 1):
        try:
            faces.append(read_face(piece))
        except FaceError as error:
            raise at_face(number, error) from None
    return faces


def at_face(number: int, error: FaceError) -> FaceError:
    """The error of one of the two; 0 for a face that is by itself."""
    return FaceError(error.code, face=number, **error.about) if number else error


def tiles_of(text: str) -> list[Tile]:
    """The blank tiles with these faces."""
    faces = read_faces(text)
    each = TILES // len(faces)
    if len(set(faces)) == 1:
        faces, each = faces[:1], TILES
    return [face_tile(face, each) for face in faces]


def canonical(text: str) -> str:
    """The faces in the one spelling that is kept."""
    return "; ".join(dict.fromkeys(map(str, read_faces(text))))
