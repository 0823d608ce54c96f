"""Houses in cities, hamlets at crossings, trees and tilled strips: what fills the room that is left."""

from __future__ import annotations

import math

from bastide.carcassonne.art.gathered import block_of
from bastide.carcassonne.art.geometry import INWARD, MID, Point, Rand, add, rim_gap
from bastide.carcassonne.art.room import STEP, N, Room
from bastide.carcassonne.art.scene import Item, Scene

# Houses that stand astride a city edge, half on each tile. Symmetric, so that they fit however a tile is
# turned; without them every seam of a large city would show as a street.
SEAM = (24.0, 37.0, 63.0, 76.0)


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
    if block := block_of(s.facts):
        bx, by = s.facts.square
        for item in block.houses():
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
