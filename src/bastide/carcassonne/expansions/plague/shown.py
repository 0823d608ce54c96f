"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView, Pair


class PlagueInfo(Struct, frozen=True):
    foci: list[tuple[int, int, int]]
    """x, y and the number of each outbreak."""
    spared: list[Pair]
    fleas: list[tuple[int, int, bool]]
    """x, y and whether its active side is up."""
    supply: int
    due: SeatLetter | None
    goal: Pair | None
    """Where a flea comes that has yet to be taken from another tile."""


class PlagueView(BoxView, frozen=True):
    plague: PlagueInfo


class EventData(TypedDict, total=False):
    number: int
