"""What the Messages keep in the state."""

from __future__ import annotations

from ....kernel import SEATS, Slice

CARDS = ("road", "city", "cloister", "crests", "knights", "farmers", "tile", "follower")  # C-4.6.12.1-e to -l
COUNTERS = ("follower", "woman")


class Dispatches(Slice):
    """The stack of cards, the two scoring figures of each seat, and the dispatch that is being read."""

    names = ("card", "closed", "extra", "landed", "moved", "mover", "seen", "track", "unseen")
    __slots__ = names

    def __init__(self) -> None:
        self.unseen = [1] * len(CARDS)  # C-3.3.6.1-a: face down, in no known order
        self.seen: list[int] = []  # under the stack, in the order in which they come again
        self.track = [0] * (2 * len(SEATS))  # C-3.3.6.1-b: points of scoring follower and counting woman
        self.mover = -1  # the figure chosen for the award that comes next
        self.moved = 0  # the figure that moved last
        self.landed = False  # a figure of the player on turn has reached a dark space in this scoring
        self.card = -1
        self.extra = 0  # more tiles to draw in this turn, from dispatch 7
        self.closed = False  # C-4.6.12.1-r: none in the final scoring
