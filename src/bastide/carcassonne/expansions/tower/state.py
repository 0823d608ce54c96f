"""What tower keeps in the state."""

from __future__ import annotations

from ....kernel import Slice


class Towers(Slice):
    """The sites (by the numbers of their tiles), how high each has grown, pieces in hand, prisoners."""

    __slots__ = ("ended", "fallen", "height", "partner", "pieces", "prisoners", "raised", "ransomed", "sites")

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
