"""What the Robbers keep in the state."""

from __future__ import annotations

from ....kernel import SEATS, Slice

IN_HAND = -1
Prey = tuple[int, int, int, int]
"""A robber's owner, and of what he may take half: whose scoring figure left the space, which, its points."""


class Robbers(Slice):
    """The space of each seat's robber; who may place his now; what has left the robbers' spaces."""

    names = ("asked", "asleep", "on", "prey")
    __slots__ = names

    def __init__(self) -> None:
        self.on = [IN_HAND] * len(SEATS)  # C-4.2.11.5-d: in front of its owner
        self.asked: list[int] = []
        self.prey: list[Prey] = []  # in the booking that is going on
        self.asleep = False  # Q-4.2.11.5-1: no robbing in the final scoring
