"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict

from ...shown import Place


class EventData(TypedDict, total=False):
    against: Place | int | None
    lost: Place
