"""What princess & dragon keeps in the state."""

from __future__ import annotations

from ....kernel import Slice


class Dragon(Slice):
    """Where the dragon is, how it is moving just now, and the dragon tiles that wait for a volcano."""

    names = ("aside", "mover", "place", "steps", "trail")
    __slots__ = names

    def __init__(self) -> None:
        self.place = -1  # X-3-3: off the board until a volcano lies
        self.steps = 0  # still to go
        self.mover = 0
        self.trail: list[int] = []  # squares that it has entered in this move
        self.aside: list[int] = []  # kinds of tiles


class Fairy(Slice):
    """Where the fairy stands, and with which follower; he may have left, she stays."""

    names = ("figure", "node", "paid", "place")
    __slots__ = names

    def __init__(self) -> None:
        self.place = -1  # C-4.4.5-a: beside the layout
        self.figure = -1  # -1 for nobody
        self.node = 0  # where he stands
        self.paid = False  # a given position is in the middle of a turn that she has paid for


class Princess(Slice):
    """Whether a knight was sent home in this part of a turn."""

    names = ("dismissed",)
    __slots__ = names

    def __init__(self) -> None:
        self.dismissed = False


class Portal(Slice):
    """Whether the portal of this part of a turn has been used."""

    names = ("used",)
    __slots__ = names

    def __init__(self) -> None:
        self.used = False
