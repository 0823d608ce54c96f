"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ...shown import BoxView, Owned, Pair, Standing


class DragonInfo(Struct, frozen=True):
    square: Pair | None
    trail: list[Pair]
    steps: int
    reach: list[Pair]


class DragonView(BoxView, frozen=True):
    dragon: DragonInfo
    aside: list[str]
    """Tiles that wait until the dragon is in play."""


class FairyInfo(Struct, frozen=True, rename={"company": "with"}):
    square: Pair | None
    company: Standing | None


class FairyView(BoxView, frozen=True):
    fairy: FairyInfo


class OptionData(TypedDict, total=False):
    eats: list[Owned]
    reach: list[Pair]


class EventData(TypedDict, total=False):
    left: int
    number: int
