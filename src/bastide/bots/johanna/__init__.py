"""Johanna: rules of thumb for `greedy`, and a mind that has learned by playing for the levels."""

from __future__ import annotations

from collections.abc import Mapping

from .greedy import choose, value
from .mind import JohannaMind

__all__ = ["STYLES", "JohannaMind", "choose", "mind", "value"]

STYLES = ("routes", "places")


def mind(weights: Mapping[str, float], style: str = "") -> JohannaMind:
    return JohannaMind(weights)
