"""Does the drawing part the meadows exactly as the facts say? A flood fill of every tile.

It looks at the curves as they are drawn, on a grid of its own that is twice as fine as the one that the
layout uses, so that a mistake in the layout's grid cannot hide itself.
"""

from __future__ import annotations

import math
from itertools import pairwise

from bastide.carcassonne.art.geometry import INWARD, Line, add, rim, to_segment
from bastide.carcassonne.art.room import filled
from bastide.carcassonne.art.scene import RIVER, ROAD, WALL, Scene
from bastide.carcassonne.tiles import HALVES

N = 100
SLACK = 0.2  # a line must part even if it is drawn a little thinner


def solid(scene: Scene) -> bytearray:
    """One byte per square unit: 1 where no meadow is."""
    grid = bytearray(N * N)
    for city in scene.cities:
        for poly in (city.poly, *city.extra):
            for i in filled(poly, N):
                grid[i] = 1
            _stroke(grid, [*poly, poly[0]], WALL / 2 - SLACK)
    for ways, half in ((scene.roads, ROAD / 2), (scene.rivers, RIVER / 2)):
        for way in ways:
            _stroke(grid, way.line, half - SLACK)
    for hedge in scene.hedges:
        _stroke(grid, hedge, 1.5 - SLACK)
    for c, rx, ry in scene.ponds:
        _disc(grid, c[0], c[1], rx - SLACK, ry - SLACK)
    for plaza in scene.plazas:
        if plaza.kind != "ash":
            _disc(grid, plaza.at[0], plaza.at[1], plaza.r - SLACK, plaza.r - SLACK)
    for c, r in scene.hills:
        _disc(grid, c[0], c[1], r - SLACK, r - SLACK)
    return grid


def _stroke(grid: bytearray, line: Line, half: float) -> None:
    for a, b in pairwise(line):
        x0, x1 = math.floor(min(a[0], b[0]) - half), math.ceil(max(a[0], b[0]) + half)
        y0, y1 = math.floor(min(a[1], b[1]) - half), math.ceil(max(a[1], b[1]) + half)
        for y in range(max(0, y0), min(N, y1)):
            for x in range(max(0, x0), min(N, x1)):
                if not grid[y * N + x] and to_segment((x + 0.5, y + 0.5), a, b) < half:
                    grid[y * N + x] = 1


def _disc(grid: bytearray, cx: float, cy: float, rx: float, ry: float) -> None:
    for y in range(max(0, math.floor(cy - ry)), min(N, math.ceil(cy + ry))):
        for x in range(max(0, math.floor(cx - rx)), min(N, math.ceil(cx + rx))):
            if ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 < 1:
                grid[y * N + x] = 1


def pools(scene: Scene) -> dict[str, int]:
    """For every half-edge with a meadow the number of the pool that it lies in; -1 if it is built over."""
    grid = solid(scene)
    out: dict[str, int] = {}
    for number, half in enumerate(HALVES, 2):
        if scene.facts.field_of(half) is None:
            continue
        x, y = add(rim((number - 2) * 50 + 25), INWARD[half[0]], 0.5)
        start = min(N - 1, int(y)) * N + min(N - 1, int(x))
        if grid[start] == 0:
            _pour(grid, start, number)
        out[half] = grid[start] if grid[start] > 1 else -1
    return out


def _pour(grid: bytearray, start: int, number: int) -> None:
    todo = [start]
    while todo:
        i = todo.pop()
        if grid[i]:
            continue
        grid[i] = number
        x = i % N
        if x:
            todo.append(i - 1)
        if x < N - 1:
            todo.append(i + 1)
        if i >= N:
            todo.append(i - N)
        if i < N * (N - 1):
            todo.append(i + N)


def problems(scene: Scene) -> list[str]:
    """Half-edges that the picture joins or parts otherwise than the facts."""
    found, out = pools(scene), []
    halves = list(found)
    for i, a in enumerate(halves):
        for b in halves[i + 1 :]:
            same = scene.facts.field_of(a) is scene.facts.field_of(b)
            if same != (found[a] == found[b] > 0):
                out.append(f"{scene.facts.id}: {a} and {b} should be {'joined' if same else 'parted'}")
    return out
