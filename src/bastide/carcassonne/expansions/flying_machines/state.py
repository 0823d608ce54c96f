"""What the Flying Machines keep in the state."""

from __future__ import annotations

from ....kernel import Slice


class Flight(Slice):
    """A follower in the air, the square that it will reach, and whether one flew in this part of a turn."""

    names = ("figure", "flown", "target")
    __slots__ = names

    def __init__(self) -> None:
        self.flown = False
        self.figure = -1
        self.target = -1
