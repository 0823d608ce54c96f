"""What cathars keeps in the state."""

from __future__ import annotations

from ....kernel import Slice


class Siege(Slice):
    """The besieged city that the tile of this part was laid to, if a cloister stands beside it."""

    names = ("city",)
    __slots__ = names

    def __init__(self) -> None:
        self.city = -1  # a node, -1 for none
