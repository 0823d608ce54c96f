"""Small plane geometry on the tile of 100 x 100 units, and a generator that always throws the same dice."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]
Rand = Callable[[], float]

EDGES = "NESW"
MID: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
INWARD: dict[str, Point] = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}


def rng(seed: str) -> Rand:
    """FNV-1a seeded mulberry32. The same stream on every machine and in every version of Python."""
    state = 2166136261
    for byte in seed.encode():
        state = ((state ^ byte) * 16777619) & 0xFFFFFFFF

    def step() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        t = state
        t = ((t ^ (t >> 15)) * (t | 1)) & 0xFFFFFFFF
        t ^= (t + (((t ^ (t >> 7)) * (t | 61)) & 0xFFFFFFFF)) & 0xFFFFFFFF
        return ((t ^ (t >> 14)) & 0xFFFFFFFF) / 4294967296

    return step


def opposite(a: str, b: str) -> bool:
    return abs(EDGES.index(a) - EDGES.index(b)) == 2


def rim(p: float) -> Point:
    """Perimeter parameter 0..400, clockwise from the north-west corner, to a point."""
    side, t = divmod(p % 400, 100)
    return ((t, 0.0), (100.0, t), (100 - t, 100.0), (0.0, 100 - t))[int(side)]


def rim_gap(p: Point) -> float:
    """How far a point is from the nearest edge of the tile."""
    return min(p[0], p[1], 100 - p[0], 100 - p[1])


def add(a: Point, b: Point, k: float = 1) -> Point:
    return a[0] + b[0] * k, a[1] + b[1] * k


def lerp(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def dist(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def heading(a: Point, b: Point) -> float:
    """Direction from a to b in degrees, as SVG counts them."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def cubic(a: Point, b: Point, c: Point, d: Point, n: int = 22) -> Line:
    out: Line = []
    for i in range(n + 1):
        t, s = i / n, 1 - i / n
        w = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        x = w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0]
        y = w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1]
        out.append((x, y))
    return out


def arch(a: Point, m: Point, b: Point, n: int = 24) -> Line:
    """Quadratic curve from a to b whose middle is m."""
    c = (2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2)
    return [lerp(lerp(a, c, i / n), lerp(c, b, i / n), i / n) for i in range(n + 1)]


def ring(c: Point, rx: float, ry: float | None = None, n: int = 28) -> Line:
    ry = rx if ry is None else ry
    angles = [math.tau * i / n for i in range(n)]
    return [(c[0] + rx * math.cos(a), c[1] + ry * math.sin(a)) for a in angles]


def to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    q = dx * dx + dy * dy
    t = 0.0 if q == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / q))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def inside(p: Point, poly: Sequence[Point]) -> bool:
    x, y = p
    hit = False
    xj, yj = poly[-1]
    for xi, yi in poly:
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            hit = not hit
        xj, yj = xi, yi
    return hit


def first_hit(line: Sequence[Point], test: Callable[[Point], bool]) -> int:
    """Index of the first point for which the test holds, or the last index."""
    return next((i for i, p in enumerate(line) if test(p)), len(line) - 1)


def sampled(line: Sequence[Point], step: float, closed: bool = False) -> Line:
    """The line with points at most `step` apart."""
    out: Line = []
    ends = [*line, line[0]] if closed else list(line)
    for a, b in pairwise(ends):
        n = max(1, math.ceil(dist(a, b) / step))
        out += [lerp(a, b, i / n) for i in range(n)]
    return [*out, ends[-1]]


def ribbon(line: Line, half: float) -> Line:
    """The outline of a band of twice the half width along a smooth line."""
    left: Line = []
    right: Line = []
    last = len(line) - 1
    for i, p in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(last, i + 1)]
        size = dist(a, b) or 1.0
        normal = ((a[1] - b[1]) / size, (b[0] - a[0]) / size)
        left.append(add(p, normal, half))
        right.append(add(p, normal, -half))
    return left + right[::-1]


def simplify(line: Sequence[Point], tolerance: float = 0.15) -> Line:
    """Fewer points, nowhere farther than the tolerance from the line (Douglas and Peucker)."""
    if len(line) < 3:
        return list(line)
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        i, j = todo.pop()
        gap, k = max(((to_segment(line[m], line[i], line[j]), m) for m in range(i + 1, j)), default=(0.0, 0))
        if gap > tolerance:
            keep.add(k)
            todo += [(i, k), (k, j)]
    return [line[i] for i in sorted(keep)]


def turn(p: Point, quarter: int) -> Point:
    """Rotate clockwise about the tile's centre by quarter * 90 degrees."""
    for _ in range(quarter % 4):
        p = (100 - p[1], p[0])
    return p


def num(x: float) -> str:
    """A number for SVG: one decimal, and not even that if it is zero."""
    text = f"{x:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(line: Iterable[Point], closed: bool = False) -> str:
    """Path data of a line of many points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in line) + ("Z" if closed else "")
