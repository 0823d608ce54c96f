"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView


class Crop(Struct, frozen=True):
    adding: bool
    """Whether followers are added, not taken back."""
    waiting: list[SeatLetter]


class CropCircleView(BoxView, frozen=True):
    crop_circle: Crop | None


class EventData(TypedDict, total=False):
    what: str
