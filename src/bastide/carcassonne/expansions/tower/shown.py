"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView, Owned, Pair


class Tower(Struct, frozen=True):
    square: Pair
    height: int
    ended: bool
    top: Owned | None


class TowerView(BoxView, frozen=True):
    towers: list[Tower]
    tower_pieces: dict[SeatLetter, int]
    prisoners: dict[SeatLetter, list[Owned]]
    raised: Pair | None
    """The tower that has just grown: a follower within its reach may be captured."""


class OptionData(TypedDict, total=False):
    reach: list[Pair]


class EventData(TypedDict, total=False):
    captor: SeatLetter
    given: str
    height: int
    partner: SeatLetter
