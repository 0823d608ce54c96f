"""Houses in cities, hamlets at crossings, trees and tilled strips: what fills the room that is left."""

from __future__ import annotations

import math
from functools import cache

from bastide.carcassonne.art.cities import GREAT
from bastide.carcassonne.art.geometry import INWARD, MID, Point, Rand, add, dist, rim_gap, rng
from bastide.carcassonne.art.room import STEP, N, Room
from bastide.carcassonne.art.scene import Item, Scene

# Houses that stand astride a city edge, half on each tile. Symmetric, so that they fit however a tile is
# turned; without them every seam of a large city would show as a street.
SEAM = (24.0, 37.0, 63.0, 76.0)
# The quarters of the great start city, in units of its block.
QUARTERS: dict[str, Point] = {
    "castle": (-78.0, -2.0),
    "cathedral": (78.0, 2.0),
    "market": (-78.0, 102.0),
    "smithy": (78.0, 100.0),
}


def houses(s: Scene, room: Room, rand: Rand) -> None:
    """Houses in cities, thrown like darts with a least distance."""
    for stretch in s.facts.cities:
        for e in stretch.edges:
            side = (INWARD[e][1], INWARD[e][0])
            for t in SEAM:
                room.press(add(MID[e], side, t - 50), 5.5, 8)
    for city in s.cities[: len(s.facts.cities)]:
        for _ in range(60 * len(room.cells.get(city.name, ())) // 180):
            p = _dart(room, city.name, rand)
            if p and rim_gap(p) > 6 and room.at(p) > 5.2:
                s.items.append(Item("house", p, 6.2, int(rand() * 1000)))
                room.press(p, 6.2, 8)
    if s.facts.within("carcassonne"):
        _, bx, by = s.facts.block or ("", 0, 0)
        for item in great_houses():
            at = (item.at[0] - bx * 100, item.at[1] - by * 100)
            if -item.r < at[0] < 100 + item.r and -item.r < at[1] < 100 + item.r:
                s.items.append(Item(item.kind, at, item.r, item.detail))
    for plaza in s.plazas:
        want = {"cross": 4, "end": 2, "joint": 2}.get(plaza.kind, 0)
        for _ in range(60 if want else 0):
            a = rand() * math.tau
            p = add(plaza.at, (math.cos(a), math.sin(a)), plaza.r + 9)
            if want and room.owned(p)[:1] in ("f", "i") and room.at(p) > 5.4 and rim_gap(p) > 7:
                s.items.append(Item("house", p, 5.4, int(rand() * 1000)))
                room.press(p, 5.4, 10)
                want -= 1


def _dart(room: Room, owner: str, rand: Rand) -> Point | None:
    cells = room.cells.get(owner, [])
    if not cells:
        return None
    i = cells[int(rand() * len(cells))]
    return (i % N + rand()) * STEP, (i // N + rand()) * STEP


@cache
def great_houses() -> tuple[Item, ...]:
    """The buildings of the great start city, thrown once for the whole block so that no seam shows."""
    rand, (x0, y0, x1, y1) = rng("carcassonne"), GREAT
    out = [Item(kind, at, 27) for kind, at in QUARTERS.items()]
    for _ in range(2600):
        p = (x0 + 9 + rand() * (x1 - x0 - 18), y0 + 10 + rand() * (y1 - y0 - 19))
        street = min(abs(p[0]), abs(p[1] - 50))
        if street > 11 and all(dist(p, i.at) > i.r + 5.6 for i in out):
            out.append(Item("house", p, 6.2, int(rand() * 1000)))
    return tuple(out)


def country(s: Scene, room: Room, rand: Rand) -> None:
    """Tilled strips, then trees and bushes in three groves."""
    for _ in range(40):
        p = (rand() * 100, rand() * 100)
        if len(s.plots) < 2 and rim_gap(p) > 11 and room.at(p) > 10.5 and room.owned(p)[:1] in ("f", "i"):
            s.plots.append((p, rand() * 180, int(rand() * 4)))
            room.press(p, 9.5, 10)
    groves = [(rand() * 100, rand() * 100) for _ in range(3)]
    budget = 9
    for _ in range(220):
        g = groves[int(rand() * 3)]
        p = (g[0] + (rand() - 0.5) * 40, g[1] + (rand() - 0.5) * 40)
        kind = "tree" if rand() < 0.6 else "bush"
        need = 3.6 if kind == "tree" else 2.6
        if budget and rim_gap(p) > need + 2.6 and room.at(p) > need + 0.6 and room.owned(p)[:1] in ("f", "i"):
            s.items.append(Item(kind, p, need - 0.4, int(rand() * 1000)))
            room.press(p, need - 0.4, 6)
            budget -= 1
