"""What the Flying Machines keep in the state."""

from __future__ import annotations

from ....kernel import Slice


class Flight(Slice):
    """A follower in the air, and the square that it will reach."""

    __slots__ = ("figure", "target")

    def __init__(self) -> None:
        self.figure = -1
        self.target = -1
