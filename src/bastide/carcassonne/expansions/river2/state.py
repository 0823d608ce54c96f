"""What river2 keeps in the state."""

from __future__ import annotations

from ....kernel import Slice
from ...rivers import River


class Lake(Slice):
    """Whether the player on turn has laid the volcano lake and so takes another turn."""

    names = ("again",)
    __slots__ = names

    def __init__(self) -> None:
        self.again = False


class SecondRiver(River):
    """River II."""

    __slots__ = ()
    tiles = "river2"
