"""Outlines from a grid of heights: marching squares, with the line drawn where the height is zero.

A border outside of the grid lets every outline close on the tile's rim.
"""

from __future__ import annotations

from bastide.carcassonne.art.geometry import Line, Point


def contours(value: list[float], size: int) -> list[Line]:
    """The closed lines around all cells with a value above 0, in tile units."""
    m, step = size + 2, 100 / size
    grid = [-1.0] * (m * m)
    for row in range(size):
        base = (row + 1) * m + 1
        grid[base : base + size] = value[row * size : (row + 1) * size]
    for k in range(1, size + 1):  # mirrored with the other sign: the zero lies exactly on the rim
        grid[k], grid[(m - 1) * m + k] = -abs(grid[m + k]), -abs(grid[(m - 2) * m + k])
        grid[k * m], grid[k * m + m - 1] = -abs(grid[k * m + 1]), -abs(grid[k * m + m - 2])

    def cut(i: int, j: int) -> Point:
        a, b = grid[i], grid[j]
        t = a / (a - b)
        x0, y0, x1, y1 = i % m, i // m, j % m, j // m
        return (
            min(100.0, max(0.0, (x0 + (x1 - x0) * t - 0.5) * step)),
            min(100.0, max(0.0, (y0 + (y1 - y0) * t - 0.5) * step)),
        )

    follow: dict[tuple[int, int], tuple[int, int]] = {}
    for row in range(m - 1):
        for a in range(row * m, row * m + m - 1):
            b, c, d = a + 1, a + m + 1, a + m
            key = (grid[a] > 0) + 2 * (grid[b] > 0) + 4 * (grid[c] > 0) + 8 * (grid[d] > 0)
            if key in (0, 15):
                continue
            for start, end in SQUARES[key]:
                corners = (a, b, c, d)
                i, j = corners[start], corners[(start + 1) % 4]
                k, n = corners[end], corners[(end + 1) % 4]
                follow[(min(i, j), max(i, j))] = (min(k, n), max(k, n))
    out: list[Line] = []
    while follow:
        first, at = follow.popitem()
        line = [cut(*first)]
        while at != first:
            line.append(cut(*at))
            at = follow.pop(at)
        out.append(line)
    return out


def _squares() -> dict[int, list[tuple[int, int]]]:
    """For each pattern of set corners: from which side of the square to which side the outline runs.

    Sides are counted clockwise from the top; the set corners lie to the right of the way. Two opposite
    corners count as parted, so that a meadow never leaks through a diagonal.
    """
    out: dict[int, list[tuple[int, int]]] = {}
    for key in range(1, 15):
        on = [bool(key >> k & 1) for k in range(4)]
        leave = [k for k in range(4) if on[k] and not on[(k + 1) % 4]]  # sides where set turns to unset
        enter = [k for k in range(4) if not on[k] and on[(k + 1) % 4]]
        out[key] = []
        for k in leave:
            before = next(j % 4 for j in range(k + 3, k - 1, -1) if j % 4 in enter)
            out[key].append((k, before))
    return out


SQUARES = _squares()
