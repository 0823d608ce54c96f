"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict

from ...shown import Pair


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
