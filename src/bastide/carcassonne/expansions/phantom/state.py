"""What the phantoms keep in the state."""

from __future__ import annotations

from ....kernel import Slice


class Retinue(Slice):
    """Whether the player on turn has had his phantom at hand ever since he laid his tile."""

    names = ("ready",)
    __slots__ = names

    def __init__(self) -> None:
        self.ready = False
