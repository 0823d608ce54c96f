"""What its options and events tell beside their words."""

from __future__ import annotations

from typing import TypedDict


class EventData(TypedDict, total=False):
    what: str
