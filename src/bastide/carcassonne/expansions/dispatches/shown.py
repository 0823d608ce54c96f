"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView


class Messages(Struct, frozen=True):
    card: str | None
    seen: list[str]
    """The cards that have been turned up since they were shuffled."""
    track: dict[SeatLetter, dict[str, int]]
    """The points of each scoring figure."""


class DispatchView(BoxView, frozen=True):
    dispatches: Messages


class EventData(TypedDict, total=False):
    card: str
