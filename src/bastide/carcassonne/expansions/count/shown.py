"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ...shown import BoxView, Owned


class CityInfo(Struct, frozen=True):
    count: str
    """The quarter in which the Count stands."""
    quarters: dict[str, list[Owned]]
    """Who stands in each."""


class CountView(BoxView, frozen=True):
    carcassonne: CityInfo


class OptionData(TypedDict, total=False):
    quarter: str


class EventData(TypedDict, total=False):
    quarter: str
