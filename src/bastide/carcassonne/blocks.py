"""Starting pieces of several squares: where they fit beside what lies there already (C-3.1-a, Q-3-11)."""

from __future__ import annotations

from collections.abc import Callable

from .landscape import extent, lay
from .state import CarcassonneState
from .tables import fits, square

Clear = Callable[[CarcassonneState, list[int]], bool]
"""Whether a block may lie on some squares, apart from how its edges fit."""


def lay_block(state: CarcassonneState, name: str, is_clear: Clear = lambda state, squares: True) -> None:
    """Lay a block where the data have it; beside other starting pieces at the nearest place where it fits."""
    cells = [(kind, t.block) for kind, t in enumerate(state.tables.tiles) if t.block and t.block[0] == name]
    placed = [(kind, x, y) for kind, (_, x, y) in cells]
    dx, dy = _room(state, placed, is_clear) if state.board else (0, 0)
    for kind, x, y in placed:
        lay(state, square(x + dx, y + dy), 4 * kind)


def _room(state: CarcassonneState, cells: list[tuple[int, int, int]], is_clear: Clear) -> tuple[int, int]:
    """To the right or to the left first (C-3.1.5-a), then above and below. What fits nowhere, such as the
    school with its many roads beside a spring, lies a little apart: tiles will join them."""
    west, north, east, south = extent(state)
    reach = 8
    columns, rows = range(west - reach, east + reach), range(north - reach, south + reach)
    offsets = [(dx, dy) for dx in columns for dy in rows]
    offsets.sort(key=lambda o: (abs(o[1]), abs(o[0]), -o[0]))
    apart = []
    for dx, dy in offsets:
        places = [square(x + dx, y + dy) for _, x, y in cells]
        if any(place in state.board for place in places):
            continue
        codes = [state.slots.get(place, 0) for place in places]
        if not any(codes):
            apart.append((dx, dy, places))
        elif all(
            fits(state.tables.edges[4 * cell[0]], code) for cell, code in zip(cells, codes, strict=True)
        ) and is_clear(state, places):
            return dx, dy
    return next((dx, dy) for dx, dy, places in apart if is_clear(state, places))
