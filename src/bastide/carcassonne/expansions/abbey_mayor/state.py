"""What abbey & mayor keeps in the state."""

from __future__ import annotations

from ....kernel import Slice

TILES = 6  # C-1.12-b


class Abbeys(Slice):
    """Who still holds an abbey, how many never came into play, and how far the last round has come."""

    names = ("asked", "box", "held", "holes")
    __slots__ = names

    def __init__(self) -> None:
        self.held = [0] * TILES
        self.box = TILES
        self.holes: list[int] = []  # squares with tiles on all four sides
        self.asked = 0  # seats that have had their say after the last tile


class Barns(Slice):
    """Where barns stand, the meadows whose farmers are to be scored, and those who have come home."""

    names = ("corners", "home", "meadows", "why")
    __slots__ = names

    def __init__(self) -> None:
        self.corners: dict[int, tuple[int, int]] = {}  # barn -> the point it stands on, a node of its meadow
        self.meadows: list[tuple[int, str]] = []  # a node of each, and whether it was joined or built on
        self.why = ""  # which of the two is being scored
        self.home: list[int] = []  # farmers who came home in this part of a turn


class Wagons(Slice):
    """Wagons that have been scored and not yet moved on: each with the area it comes from."""

    names = ("scored",)
    __slots__ = names

    def __init__(self) -> None:
        self.scored: list[tuple[int, int]] = []
