"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict

from ...shown import Pair


class OptionData(TypedDict, total=False):
    corner: Pair


class EventData(TypedDict, total=False):
    corner: Pair
