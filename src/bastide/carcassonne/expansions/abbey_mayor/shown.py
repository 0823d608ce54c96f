"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from ....kernel import SeatLetter
from ...shown import BoxView, Pair


class AbbeyView(BoxView, frozen=True):
    abbeys: dict[SeatLetter, int]
    """How many each seat has in hand."""


class BarnView(BoxView, frozen=True):
    barns: dict[SeatLetter, Pair]
    """The corners on which barns stand: the point at the north-west of a square."""


class OptionData(TypedDict, total=False):
    corner: Pair


class EventData(TypedDict, total=False):
    corner: Pair
