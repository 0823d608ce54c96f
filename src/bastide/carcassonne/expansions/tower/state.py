"""What tower keeps in the state."""

from __future__ import annotations

from ....kernel import Slice

PIECES = {1: 10, 2: 10, 3: 9, 4: 7, 5: 6, 6: 5}  # C-3.3.1-a, Q-3-15; C-1.10-b: 30 in all


class Towers(Slice):
    """The sites (by the numbers of their tiles), how high each has grown, pieces in hand, prisoners."""

    names = ("ended", "fallen", "height", "partner", "pieces", "prisoners", "raised", "ransomed", "sites")
    __slots__ = names

    def __init__(self) -> None:
        self.sites: list[int] = []
        self.height: dict[int, int] = {}
        self.ended: list[int] = []  # capped at some time
        self.fallen = 0  # pieces of toppled towers, out of the game
        self.pieces: list[int] = []  # by seat
        self.prisoners: list[tuple[int, int]] = []  # captor and figure
        self.raised = 0  # the tower that has just grown
        self.partner = -1  # whoever is to exchange a prisoner with the active player
        self.ransomed = False  # in this turn
