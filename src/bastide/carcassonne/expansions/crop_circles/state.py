"""What the Crop Circles keep in the state."""

from __future__ import annotations

from ....kernel import Slice


class Circle(Slice):
    """What was decided for the crop circle of this round, and who is still to follow."""

    names = ("adding", "queue")
    __slots__ = names

    def __init__(self) -> None:
        self.adding = True
        self.queue: list[int] = []
