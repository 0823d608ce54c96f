"""What Mage & Witch keep in the state."""

from __future__ import annotations

from ....kernel import Slice


class Magic(Slice):
    """Where mage and witch stand, -1 beside the layout; whether this tile wants one of them moved."""

    names = ("due", "stand")
    __slots__ = names

    def __init__(self) -> None:
        self.stand = [-1, -1]  # C-4.2.11.4-m, X-3-3
        self.due = False
