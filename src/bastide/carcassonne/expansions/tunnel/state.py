"""What the Tunnel keeps in the state."""

from __future__ import annotations

from ....kernel import Slice


class Tunnels(Slice):
    """Openings by the nodes of their roads, and on which of them a token lies: its pair, numbered through."""

    names = ("mouths", "on")
    __slots__ = names

    def __init__(self) -> None:
        self.on: dict[int, int] = {}
        self.mouths: list[int] = []  # all openings of the layout
