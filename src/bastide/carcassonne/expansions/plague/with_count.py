"""The Plague and the city of Carcassonne, which it never reaches (C-4.2.9.2-i)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from .fleas import keep_clean


def install(build: Build) -> None:
    keep_clean(build, "carcassonne", "C-4.2.9.2-i", "not-carcassonne")


MEETINGS = (Meeting(("plague",), install, sets=("count",)),)
