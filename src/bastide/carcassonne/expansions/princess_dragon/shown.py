"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict

from ...shown import Owned, Pair


class OptionData(TypedDict, total=False):
    eats: list[Owned]
    reach: list[Pair]


class EventData(TypedDict, total=False):
    left: int
    number: int
