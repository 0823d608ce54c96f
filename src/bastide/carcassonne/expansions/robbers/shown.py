"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from ....kernel import SeatLetter
from ...shown import BoxView


class RobberView(BoxView, frozen=True):
    robbers: dict[SeatLetter, int | None]
    """The spaces on which they stand; none before one is placed."""


class EventData(TypedDict, total=False):
    space: int
