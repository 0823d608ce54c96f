"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView


class Card(Struct, frozen=True):
    """A card for the largest city or the longest road: who holds it, and for how large a one."""

    seat: SeatLetter | None
    size: int


class KingView(BoxView, frozen=True):
    king: Card


class RobberBaronView(BoxView, frozen=True, rename={"robber_baron": "robber-baron"}):
    robber_baron: Card


class EventData(TypedDict, total=False):
    card: str
    size: int
