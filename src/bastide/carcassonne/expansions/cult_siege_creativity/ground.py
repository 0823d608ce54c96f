"""What follows from a made-up face: its meadows, and the points at which its parts meet."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...tiles import HALVES
from .drawable import BETWEEN

if TYPE_CHECKING:
    from .faces import Face

Block = tuple[int, ...]
"""Places on the rim, 0 to 11 clockwise from the north-west corner, three on each edge."""


def side_of(block: Block, place: float) -> int | None:
    """On which side of a block a place of the rim lies; None on the block itself."""
    return None if place in block else bisect(block, place) % len(block)


def _region(blocks: list[Block], place: float) -> tuple[int | None, ...]:
    return tuple(side_of(block, place) for block in blocks)


def _faces(blocks: list[Block], block: Block, place: float) -> bool:
    """Whether nothing lies between a block and a place."""
    others = [other for other in blocks if other != block]
    return _region(others, place) == _region(others, block[0])


def road_ends(face: Face) -> list[list[int]]:
    """The roads that reach one edge, by their numbers: those that can run to one point are together."""
    walls = [part.block for part in face.cities + face.roads if len(part.edges) > 1]
    ends: dict[object, list[int]] = {}
    for number, road in enumerate(face.roads):
        if len(road.edges) == 1:
            ends.setdefault(_region(walls, road.block[0]), []).append(number)
    return list(ends.values())


def _ground(face: Face) -> tuple[list[Block], list[Block], list[str]]:
    """The cities with the roads that run up to them, all that parts the ground, and where parts meet."""
    towns = [city.block for city in face.cities]
    blocks = towns + [road.block for road in face.roads if len(road.edges) > 1]
    meets: list[str] = []
    for group in road_ends(face):
        middle = tuple(face.roads[number].block[0] for number in group)
        long = [c for c, city in enumerate(face.cities) if len(city.edges) > 1]
        near = [c for c in long if len(group) == 1 and not face.site and _faces(blocks, towns[c], middle[0])]
        if near:
            city = max(near, key=lambda c: len(face.cities[c].edges))
            meets.append(f"c{city + 1}~r{group[0] + 1}")
            at = blocks.index(towns[city])
            blocks[at] = towns[city] = tuple(sorted(towns[city] + middle))
            continue
        blocks.append(middle)
        if face.site:
            meets += [f"r{number + 1}~s" for number in group]
        elif len(group) > 1 and face.sign not in BETWEEN:
            meets.append("~".join(f"r{number + 1}" for number in group))
    return towns, blocks, meets


def _meadows(towns: list[Block], blocks: list[Block]) -> Iterator[str]:
    """The meadows by their half-edges, then those that lie shut in between cities."""
    halves: dict[object, list[int]] = {}
    for half in range(8):
        if all(_place(half) not in town for town in towns):
            halves.setdefault(_region(blocks, _place(half)), []).append(half)
    corners = {_region(blocks, place): place for place in (-0.5, 2.5, 5.5, 8.5)}
    shut = 0
    for found in halves.values():
        touched = [_faces(blocks, town, _place(found[0])) for town in towns]
        yield _meadow("+".join(HALVES[half] for half in found), touched)
    for place in (at for region, at in corners.items() if region not in halves):
        touched = [_faces(blocks, town, place) for town in towns]
        if sum(touched) > 1:
            shut += 1
            yield _meadow(f"i{shut}", touched)


def _place(half: int) -> int:
    return 3 * (half // 2) + 2 * (half % 2)


def _meadow(where: str, touched: list[bool]) -> str:
    cities = [f"c{number}" for number, here in enumerate(touched, 1) if here]
    return " > ".join(filter(None, (f"field {where}", " ".join(cities))))


def notation(face: Face) -> str:
    """The face as a line of a tile file has it: with its meadows and with the points at which parts meet."""
    towns, blocks, meets = _ground(face)
    parts = [*map(str, face.cities + face.roads), *_meadows(towns, blocks), face.site]
    parts += [f"sign {face.sign}" if face.sign else "", f"meet {' '.join(meets)}" if meets else ""]
    return " | ".join(filter(None, parts))
