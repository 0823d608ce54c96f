"""The Plague and the Wheel of Fortune: its board stays clean."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from .fleas import keep_clean


def install(build: Build) -> None:
    keep_clean(build, "wheel", "Q-4.2.9-6", "not-the-wheel")


MEETINGS = (Meeting(("plague",), install, sets=("wheel",)),)
