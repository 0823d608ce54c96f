"""What king & robber keeps in the state."""

from __future__ import annotations

from ....kernel import Slice


class Holder(Slice):
    """Who holds a card, and the size to beat."""

    names = ("record", "seat")
    __slots__ = names

    def __init__(self) -> None:
        self.seat = -1  # C-4.6.4.1-a: aside at the start
        self.record = 0


class King(Holder):
    """The King: the largest city."""

    __slots__ = ()


class RobberBaron(Holder):
    """The Robber Baron: the longest road."""

    __slots__ = ()
