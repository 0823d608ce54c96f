"""Where there is still room on a tile: a coarse grid that knows, for each cell, whose it is and how free.

Asking every curve for its distance was what made drawing slow. Here every curve drops points on the grid
once, the nearest point is handed on from cell to cell, and all later questions are look-ups.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from bastide.carcassonne.art.contours import contours
from bastide.carcassonne.art.geometry import INWARD, Line, Point, add, rim, ring, sampled
from bastide.carcassonne.art.scene import RIVER, ROAD, WALL, Scene

N = 50
STEP = 100 / N
CENTRES: list[Point] = [((i % N + 0.5) * STEP, (i // N + 0.5) * STEP) for i in range(N * N)]
RIM = [min(x, y, 100 - x, 100 - y) for x, y in CENTRES]
FAR = 60.0
Source = tuple[float, float, float]  # a point and the radius of what lies there


def cell(p: Point) -> int:
    x, y = min(N - 1, max(0, int(p[0] / STEP))), min(N - 1, max(0, int(p[1] / STEP)))
    return y * N + x


def filled(poly: Line, n: int = N) -> list[int]:
    """The cells whose centres lie in a polygon, row by row."""
    out: list[int] = []
    step = 100 / n
    edges = list(zip(poly, [*poly[1:], poly[0]], strict=True))
    for row in range(n):
        y = (row + 0.5) * step
        cuts = sorted(
            (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] for a, b in edges if (a[1] > y) != (b[1] > y)
        )
        for x0, x1 in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = math.ceil(x0 / step - 0.5), math.ceil(x1 / step - 0.5)
            out += range(row * n + max(0, first), row * n + min(n, last))
    return out


class Room:
    """The grid of one scene. `gap` is the distance to the nearest thing, less than 0 on it."""

    def __init__(self, scene: Scene) -> None:
        self.gap = _spread(_sources(scene))
        for plaza in scene.plazas:
            if plaza.r > 30:  # the wheel: its middle lies off most of its squares
                self.press(plaza.at, plaza.r)
        self.owner = [""] * (N * N)
        for city in scene.cities:
            for poly in (city.poly, *city.extra):
                for i in filled(poly):
                    self.owner[i] = city.name
        self._flood(scene)
        self.land = self.gap[:]  # as it was before anything was put on it
        for city in scene.cities:  # a viaduct takes room, but meadows run on below it
            for p in sampled(city.deck, 4) if city.deck else ():
                self.press(p, 5, 20)
        self.cells: dict[str, list[int]] = {}
        for i, name in enumerate(self.owner):
            self.cells.setdefault(name, []).append(i)
        self.meadow = [i for f in scene.facts.fields for i in self.cells.get(f.name, ())]

    def _flood(self, scene: Scene) -> None:
        """Give every free cell to the meadow that reaches it from the edge; what is left is enclosed."""
        halves = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
        enclosed = [f.name for f in scene.facts.fields if not f.halves]
        for f in scene.facts.fields:
            for half in f.halves:
                start = add(rim(halves.index(half) * 50 + 25), INWARD[half[0]], 1)
                self._pour(cell(start), f.name)
        lakes: list[tuple[int, list[int]]] = []
        for i in range(N * N):
            if enclosed and not self.owner[i] and self.gap[i] > 0:
                found = self._pour(i, "?")
                lakes.append((-len(found), found))
        for name, (_, found) in zip(enclosed, sorted(lakes), strict=False):
            for i in found:
                self.owner[i] = name
        self.owner = ["" if name == "?" else name for name in self.owner]

    def _pour(self, start: int, name: str) -> list[int]:
        todo, filled = [start], []
        owner, gap = self.owner, self.gap
        while todo:
            i = todo.pop()
            if owner[i] or gap[i] <= 0:
                continue
            owner[i] = name
            filled.append(i)
            x = i % N
            if x:
                todo.append(i - 1)
            if x < N - 1:
                todo.append(i + 1)
            if i >= N:
                todo.append(i - N)
            if i < N * (N - 1):
                todo.append(i + N)
        return filled

    def at(self, p: Point) -> float:
        return self.gap[cell(p)]

    def owned(self, p: Point) -> str:
        return self.owner[cell(p)]

    def press(self, c: Point, r: float, reach: float = FAR) -> None:
        """Something round now lies at c."""
        gap, hypot = self.gap, math.hypot
        x0, x1 = max(0, int((c[0] - r - reach) / STEP)), min(N, int((c[0] + r + reach) / STEP) + 1)
        y0, y1 = max(0, int((c[1] - r - reach) / STEP)), min(N, int((c[1] + r + reach) / STEP) + 1)
        for row in range(y0, y1):
            dy = (row + 0.5) * STEP - c[1]
            for i in range(row * N + x0, row * N + x1):
                d = hypot((i % N + 0.5) * STEP - c[0], dy) - r
                gap[i] = d if d < gap[i] else gap[i]

    def spot(
        self,
        r: float,
        owner: str = "",
        want: Point = (50, 50),
        pull: float = 0.12,
        ample: float = 5,
        shy: Callable[[Point], float] | None = None,
    ) -> Point:
        """The best free place for a thing of radius r, on one part or on any meadow, near a wished point.

        More room than `ample` beyond the radius makes a place no better; `shy` takes away from its worth.
        """
        best, score = want, -1e9
        hypot = math.hypot
        for i in self.cells.get(owner, ()) if owner else self.meadow:
            edge = RIM[i]
            if edge < min(r + 1, 17):
                continue
            x, y = CENTRES[i]
            value = min(self.gap[i], edge + 3) - r
            value = min(value, 1.5) * 6 + min(value, ample) - pull * hypot(x - want[0], y - want[1])
            if shy:
                value -= shy((x, y))
            if value > score:
                best, score = (x, y), value
        return best

    def stand(self, owner: str, want: Point | None = None) -> Point:
        """Where a figure stands on a part: as far as can be from everything, and near the part's middle."""
        cells = self.cells.get(owner, [])
        if not cells:
            return want or (50.0, 50.0)
        if want is None:
            points = [CENTRES[i] for i in cells]
            want = (sum(x for x, _ in points) / len(cells), sum(y for _, y in points) / len(cells))
        wx, wy = want
        best = max(
            cells,
            key=lambda i: (
                min(self.gap[i], RIM[i] - 1, 14.0) - 0.05 * math.hypot(CENTRES[i][0] - wx, CENTRES[i][1] - wy)
            ),
        )
        return CENTRES[best]

    def outline(self, name: str) -> list[Line]:
        """The closed outlines of a meadow: where the gap between it and everything else is zero."""
        value = [self._height(i, name) for i in range(N * N)]
        return contours(value, N)

    def _height(self, i: int, name: str) -> float:
        owner = self.owner[i]
        if owner == name:
            return max(0.2, self.land[i])
        if owner == "":
            return min(-0.2, self.land[i])
        return -abs(self.land[i]) - WALL  # behind a wall the gap grows again


def _sources(scene: Scene) -> list[Source]:
    """Everything that takes room, as points with a radius."""
    out: list[Source] = []

    def along(line: Line, r: float, closed: bool = False) -> None:
        out.extend((x, y, r) for x, y in sampled(line, STEP * 0.8, closed))

    for way in scene.roads:
        along(way.line, ROAD / 2)
    for way in scene.rivers:
        along(way.line, RIVER / 2)
    for hedge in scene.hedges:
        along(hedge, 1.7)
    for city in scene.cities:
        for wall in city.walls:
            along(wall, WALL / 2)
        for part in city.extra:
            along(part, WALL / 2, closed=True)
        out.extend((x, y, 8.5) for x, y in city.turrets)
    for c, rx, ry in scene.ponds:  # rings within rings: a pond is solid all through
        for k in (0.3, 0.7):
            along(ring(c, k * rx, k * ry), (1 - k) * min(rx, ry), closed=True)
    out += [(*p.at, p.r) for p in scene.plazas if p.r <= 30]
    out += [(*c, r) for c, r in scene.hills]
    out += [(*g, 5.0) for g, _ in scene.gates]
    out += [(*m, 8.5) for m, _ in scene.mouths]
    out += [(*i.at, i.r) for i in scene.items]
    return out


def _spread(sources: list[Source]) -> list[float]:
    """Distance of every cell to the nearest source: seeds first, then sweeps that hand sources on.

    A sweep down and one up are enough, each with a pass to the right and one to the left in every row.
    """
    hypot = math.hypot
    gap = [FAR] * (N * N)
    near: list[Source | None] = [None] * (N * N)
    for s in sources:
        if -2 < s[0] < 102 and -2 < s[1] < 102:
            i = cell((s[0], s[1]))
            x, y = CENTRES[i]
            if (d := hypot(x - s[0], y - s[1]) - s[2]) < gap[i]:
                gap[i], near[i] = d, s
    for order, up in ((range(N), -N), (range(N - 1, -1, -1), N)):
        for row in order:
            first, last = row * N, row * N + N - 1
            above = 0 <= first + up < N * N
            for i in range(first, last + 1):
                x, y = CENTRES[i]
                best, mine = gap[i], near[i]
                for j in _before(i, up, i == first, i == last) if above else ():
                    s2 = near[j]
                    if s2 is None or s2 is mine:
                        continue
                    if (d := hypot(x - s2[0], y - s2[1]) - s2[2]) < best:
                        best, mine = d, s2
                gap[i], near[i] = best, mine
            for run, back in ((range(first + 1, last + 1), -1), (range(last - 1, first - 1, -1), 1)):
                for i in run:
                    s2 = near[i + back]
                    if s2 is not None and s2 is not near[i]:
                        x, y = CENTRES[i]
                        if (d := hypot(x - s2[0], y - s2[1]) - s2[2]) < gap[i]:
                            gap[i], near[i] = d, s2
    return gap


def _before(i: int, up: int, first: bool, last: bool) -> tuple[int, ...]:
    """The cells of the row before that touch a cell."""
    if first:
        return i + up, i + up + 1
    if last:
        return i + up, i + up - 1
    return i + up, i + up - 1, i + up + 1
