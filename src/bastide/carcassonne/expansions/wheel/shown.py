"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ...shown import BoxView


class WheelInfo(Struct, frozen=True):
    pig: str
    """The segment on which it stands."""
    crowns: dict[str, list[str | None]]
    """Who stands on the crown spaces of each segment: `A follower`."""


class WheelView(BoxView, frozen=True):
    wheel: WheelInfo


class EventData(TypedDict, total=False):
    segment: str
    steps: int
