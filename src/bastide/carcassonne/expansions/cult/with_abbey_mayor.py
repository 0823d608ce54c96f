"""An abbey counts as a cloister beside a shrine (Q-4.2.1-5)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from .rules import lay_limits


def install(build: Build) -> None:
    either = build.option("shrineLimit") == "either-building"
    for decision in ("D-DRAW", "D-ENDABBEY"):
        for limit in lay_limits(either, "abbey"):
            build.refuse(decision, limit)


MEETINGS = (Meeting(("abbey", "shrine"), install),)
