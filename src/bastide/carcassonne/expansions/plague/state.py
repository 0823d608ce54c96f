"""What the Plague keeps in the state."""

from __future__ import annotations

from typing import Any

from ....kernel import Slice

FLEAS = 18  # C-1.21-c


class Plague(Slice):
    """Foci by square, chips by square, and what this turn still asks for."""

    names = (
        "_known",
        "_next",
        "_spread",
        "chips",
        "due",
        "fled",
        "fleeing",
        "foci",
        "goal",
        "near",
        "number",
        "shut",
        "spared",
        "supply",
        "today",
    )
    __slots__ = names

    def __init__(self) -> None:
        self.foci: dict[int, int] = {}  # square -> number of an active focus
        self.number = 0  # of the focus laid last
        self.spared: set[int] = set()  # squares of extinguished foci (C-4.2.9.7-e)
        self.chips: dict[int, bool] = {}  # square -> active
        self.near: list[int] = []  # squares beside the active plague that can be infected
        self.shut = 0  # tiles with a chip or a focus, one bit each
        self.supply = FLEAS
        self.due = False  # a chip is to be laid in this turn
        self.today = False  # a focus was laid in this turn
        self.goal = -1  # where a chip is to be laid that has yet to be taken from the layout
        self.fled = False
        self.fleeing: tuple[int, ...] = ()  # a follower who looks for a refuge, and where he stands
        self._known: dict[str, Any] = {}  # what follows from foci and chips, see `regions.kept`
        self._next: dict[int, int] = {}  # a part of an area -> a tile on which the area goes on
        self._spread: tuple[Any, ...] = ()  # where fleas may go, and from which position that was worked out
