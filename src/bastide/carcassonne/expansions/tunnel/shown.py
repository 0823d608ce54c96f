"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView, Pair


class TunnelToken(Struct, frozen=True):
    pair: str
    square: Pair
    area: str
    part: str


class TunnelInfo(Struct, frozen=True):
    on: list[TunnelToken]
    left: dict[SeatLetter, list[str]]


class TunnelView(BoxView, frozen=True):
    tunnels: TunnelInfo


class EventData(TypedDict, total=False):
    open: bool
    pair: str
