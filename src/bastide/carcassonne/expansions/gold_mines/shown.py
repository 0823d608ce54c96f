"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView


class GoldInfo(Struct, frozen=True):
    on: list[tuple[int, int, int]]
    """x, y and the number of pieces there."""
    held: dict[SeatLetter, int]
    supply: int


class GoldView(BoxView, frozen=True):
    gold: GoldInfo


class EventData(TypedDict, total=False):
    number: int
