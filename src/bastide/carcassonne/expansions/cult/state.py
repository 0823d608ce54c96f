"""What cult keeps in the state."""

from __future__ import annotations

from ....kernel import Slice


class Challenges(Slice):
    """Challenges that are being decided: the building finished first and the one that loses."""

    names = ("decided",)
    __slots__ = names

    def __init__(self) -> None:
        self.decided: list[tuple[int, int]] = []
