"""What the Gold Mines keep in the state."""

from __future__ import annotations

from ....kernel import SEATS, Slice

PIECES = 16  # C-1.25.4-a
POINTS = ((10, 4), (7, 3), (4, 2), (1, 1))  # C-4.2.11.3-n: from so many pieces on, points for each


def points_each(number: int) -> int:
    """C-4.2.11.3-n: what each of so many pieces is worth."""
    return next((points for least, points in POINTS if number >= least), 0)


class Gold(Slice):
    """Gold on squares, in front of the players and in the supply; who may take what after a scoring."""

    names = ("claims", "due", "held", "on", "supply")
    __slots__ = names

    def __init__(self) -> None:
        self.on: dict[int, int] = {}
        self.held = [0] * len(SEATS)
        self.supply = PIECES
        self.due = False  # the second piece of this tile
        self.claims: list[tuple[int, int]] = []  # seat and square with gold, in the order of taking
