"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict

from ....kernel import SeatLetter
from ...shown import Pair


class OptionData(TypedDict, total=False):
    reach: list[Pair]


class EventData(TypedDict, total=False):
    captor: SeatLetter
    given: str
    height: int
    partner: SeatLetter
