"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from ....kernel import SeatLetter
from ...shown import BoxView


class GoodsView(BoxView, frozen=True):
    goods: dict[SeatLetter, dict[str, int]]


class EventData(TypedDict, total=False):
    good: str
    number: int
