"""What the Ferries keep in the state."""

from __future__ import annotations

from ....kernel import Slice

FERRIES = 8  # C-1.25.3-a


class Ferries(Slice):
    """Where ferries lie: tile -> the nodes of the two road ends; which of them may still be moved."""

    names = ("due", "moved", "near", "on", "supply")
    __slots__ = names

    def __init__(self) -> None:
        self.on: dict[int, tuple[int, int]] = {}
        self.supply = FERRIES
        self.due = False  # this tile's ferry
        self.near: list[int] = []  # the tiles of the ferries that may be relocated now
        self.moved: list[int] = []  # C-4.2.11.2-k: those that were in this turn
