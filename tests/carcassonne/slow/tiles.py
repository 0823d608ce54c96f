"""The tiles of every set, read from their files by a parser of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from carcassonne.slow.base import EDGES, FILES, HALVES
from carcassonne.slow.faces import whole

SITES = ("cloister", "shrine", "abbey", "school")
BUILDINGS = ("cloister", "shrine", "abbey")


@dataclass(frozen=True)
class Piece:
    """A part of a tile: kind, name, the sides it reaches, its marks, the cities that a meadow lies at."""

    kind: str
    name: str
    sides: tuple[str, ...]
    marks: frozenset[str] = frozenset()
    cities: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tile:
    pieces: tuple[Piece, ...]
    signs: frozenset[str]
    block: str  # the starting piece that it belongs to
    meets: tuple[tuple[str, ...], ...]  # pieces that meet at one point
    river: bool = False


@cache
def tiles() -> dict[str, Tile]:
    found = {}
    for file in sorted(FILES.glob("*/*.tiles")):
        for line in file.read_text(encoding="utf-8").splitlines():
            match = re.match(r"([A-Z0-9]+-\S+)\s+x\d+\s+(.*)", line)
            if match:
                found[match[1]] = _tile(match[2])
    return found | {name: _tile(text) for name, text in whole().items()}


def _tile(text: str) -> Tile:
    pieces: list[Piece] = []
    signs: frozenset[str] = frozenset()
    block, meets = "", ()
    for words in (part.split() for part in text.split("|")):
        kind = words[0]
        if kind in SITES:
            pieces.append(Piece(kind, "s", ()))
        elif kind in ("city", "road", "field", "river"):
            pieces.append(_piece(words, 1 + sum(p.kind == kind for p in pieces)))
        elif kind == "sign":
            signs = frozenset(words[1:])
        elif kind == "block":
            block = words[1].split("@")[0]
        elif kind == "meet":
            meets = tuple(tuple(group.split("~")) for group in words[1:])
    land = tuple(p for p in pieces if p.kind != "river")
    return Tile(land, signs, block, meets, river=len(land) < len(pieces))


def _piece(words: list[str], number: int) -> Piece:
    kind, where, *rest = words
    split = rest.index(">") if ">" in rest else len(rest)
    marks, cities = frozenset(rest[:split]), tuple(rest[split + 1 :])
    if re.fullmatch(r"i\d", where):  # a meadow that reaches no side
        return Piece(kind, where, (), marks, cities)
    initial = {"city": "c", "road": "r", "field": "f", "river": "v"}[kind]
    return Piece(kind, f"{initial}{number}", tuple(where.split("+")), marks, cities)


@cache
def turned(tile: str, quarters: int, tunnels: bool) -> tuple[Piece, ...]:
    """The pieces of a tile turned clockwise; with tunnels each opening is the end of a road of its own."""
    found = []
    for piece in tiles()[tile].pieces:
        sides = [_turn(side, quarters) for side in piece.sides]
        if not (tunnels and "tunnel" in piece.marks):
            found.append(replace(piece, sides=tuple(sides)))
            continue
        for i, side in enumerate(sides):
            name = piece.name if i == 0 else f"{piece.name}.{i + 1}"
            found.append(replace(piece, name=name, sides=(side,), marks=piece.marks | {"mouth"}))
    return tuple(found)


def _turn(side: str, quarters: int) -> str:
    if side in EDGES:
        return EDGES[(EDGES.index(side) + quarters) % 4]
    return HALVES[(HALVES.index(side) + 2 * quarters) % 8]
