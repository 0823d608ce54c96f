"""Areas that may be joined by one tile: who takes part of what another holds, and who has to fear for it."""

from __future__ import annotations

from collections.abc import Sequence

from ...carcassonne.areas import FIELD
from ...carcassonne.joining import find
from ...carcassonne.state import CarcassonneState
from ...carcassonne.tables import STEP
from ...carcassonne.worth import Chances, Odds, Spot
from .judge import Share, strengths, strongest


class Area:
    """An area with figures, as it was judged."""

    def __init__(
        self,
        root: int,
        kind: int,
        mask: int,
        opens: int,
        marks: tuple[object, ...],
        nodes: tuple[int, ...],
        figures: tuple[int, ...],
        shares: tuple[Share, ...],
        near: frozenset[int],
        rim: frozenset[int],
    ) -> None:
        self.root, self.kind, self.mask, self.opens, self.marks = root, kind, mask, opens, marks
        self.nodes = nodes
        """Where its figures stand."""
        self.figures, self.shares = figures, shares
        self.near = near
        """The squares on which its worth depends."""
        self.rim = rim
        """The empty squares at which it goes on."""
        self.owner = shares[0].seat if len(shares) == 1 else -1
        """Whose it is, if nobody else stands there."""


def add_joins(
    prospects: list[float],
    state: CarcassonneState,
    areas: Sequence[Area],
    odds: Odds,
    chances: Chances,
    meadows: Chances,
) -> None:
    """What the seats gain and lose by areas that one tile may join."""
    size = len(areas)
    for i in range(size - 1):
        one = areas[i]
        if not one.rim:
            continue
        for j in range(i + 1, size):
            other = areas[j]
            if (
                one.kind == other.kind
                and (one.owner < 0 or one.owner != other.owner)
                and not one.rim.isdisjoint(other.rim)
                and (number := joining_tiles(state, one, other, odds))
            ):
                chance = (meadows if one.kind == FIELD else chances)[number]
                add_joined(prospects, state, one, other, chance)


def joining_tiles(state: CarcassonneState, one: Area, other: Area, odds: Odds) -> int:
    """How many tiles to come would join two areas on the best square for it."""
    most = 0
    for place in one.rim & other.rim:
        code = state.slots.get(place, 0)
        others = spots(state, place, other.root)
        for spot in spots(state, place, one.root):
            for its in others:
                most = max(most, odds.joining(code, spot, its))
    return most


def spots(state: CarcassonneState, place: int, root: int) -> list[Spot]:
    """Where an area meets an empty square."""
    found: list[Spot] = []
    for e in range(4):
        number = state.board.get(place + STEP[e])
        if number is not None:
            first = state.base[number]
            for i, part in enumerate(state.tables.joined[state.laid[number]][(e + 2) & 3]):
                if part >= 0 and find(state, first + part) == root:
                    found.append((e, i))
    return found


def add_joined(
    prospects: list[float], state: CarcassonneState, one: Area, other: Area, chance: float
) -> None:
    """The difference that it makes if two areas become one."""
    worth, gains = 0.0, [0.0] * 8
    for area in (one, other):
        best = 0.0
        for share in area.shares:
            gains[share.seat] -= share.worth
            best = max(best, share.worth)
        worth += best
    power = strengths(state, one.root, one.figures)
    for seat, more in enumerate(strengths(state, other.root, other.figures)):
        power[seat] += more
    roots = (min(one.root, other.root), max(one.root, other.root))
    for seat in strongest(state, roots, power):
        gains[seat] += worth
    for seat in range(len(prospects)):
        prospects[seat] += chance * gains[seat]
