"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView, Pair


class BuiltBridge(Struct, frozen=True):
    square: Pair
    axis: str
    part: str
    """The part of the tile that it makes."""


class BridgesInfo(Struct, frozen=True):
    built: list[BuiltBridge]
    left: dict[SeatLetter, int]


class BridgeView(BoxView, frozen=True):
    bridges: BridgesInfo


class Castle(Struct, frozen=True):
    squares: list[Pair]
    owner: SeatLetter
    closed: bool


class CastlesInfo(Struct, frozen=True):
    built: list[Castle]
    left: dict[SeatLetter, int]
    town: list[Pair] | None
    """The small city that may become one now."""


class CastleView(BoxView, frozen=True):
    castles: CastlesInfo


class BazaarInfo(Struct, frozen=True):
    opener: SeatLetter
    tiles: list[str]
    tile: str | None
    """The tile that is bid for."""
    picker: SeatLetter | None
    bid: int
    bidder: SeatLetter | None
    bidders: list[SeatLetter]
    won: dict[SeatLetter, str]
    turns: list[SeatLetter]


class BazaarView(BoxView, frozen=True):
    bazaar: BazaarInfo | None


class Bridge(TypedDict):
    square: Pair
    axis: str


class OptionData(TypedDict, total=False):
    amount: int
    bridge: Bridge
    castle: list[Pair]
    least: int


class EventData(TypedDict, total=False):
    axis: str
    bid: int
