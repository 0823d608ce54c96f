"""What count keeps in the state."""

from __future__ import annotations

from ....kernel import Slice

QUARTERS = ("castle", "market", "smithy", "cathedral")  # C-3.1.2.1-c
CASTLE, MARKET, SMITHY, CATHEDRAL = range(4)


class Carcassonne(Slice):
    """Who is in which quarter, where the Count stands, and what this part of a turn has brought about."""

    names = ("count", "inside", "met", "others", "own", "queue", "sent")
    __slots__ = names

    def __init__(self) -> None:
        self.count = CASTLE  # C-3.1.2.1-d
        self.inside: list[tuple[int, int]] = []  # quarter and follower
        self.queue: list[tuple[int, int]] = []  # who is asked: the seat, a node of the area to be scored
        self.own = self.others = False  # whether the player on turn and whether another got points
        self.met = False  # the condition for sending a follower
        self.sent = False  # one was sent, so the Count may move
