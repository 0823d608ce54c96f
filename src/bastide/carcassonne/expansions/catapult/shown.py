"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict

from ...shown import Pair


class EventData(TypedDict, total=False):
    fair: Pair
    how: str
    token: str
