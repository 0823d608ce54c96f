"""What the School keeps in the state."""

from __future__ import annotations

from ....kernel import Slice

HOME = -1


class School(Slice):
    """Who has the teacher."""

    names = ("seat",)
    __slots__ = names

    def __init__(self) -> None:
        self.seat = HOME  # C-3.1.5-b
