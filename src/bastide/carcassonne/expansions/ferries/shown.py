"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ...shown import BoxView, Pair


class Way(Struct, frozen=True):
    """A ferry's way across a lake, from shore to shore."""

    square: Pair
    ends: list[str]


class FerriesInfo(Struct, frozen=True):
    on: list[Way]
    supply: int
    movable: list[Pair]


class FerryView(BoxView, frozen=True):
    ferries: FerriesInfo


class OptionData(TypedDict, total=False):
    ends: list[str]


class EventData(TypedDict, total=False):
    ends: list[str]
