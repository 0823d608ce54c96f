"""An abbey counts as a cloister beside a shrine (Q-4.2.1-5)."""

from __future__ import annotations

from ...areas import KIND
from ...box import Meeting
from ...rulekit import Build
from .rules import lay_limits

ABBEY = KIND["abbey"]


def install(build: Build) -> None:
    for decision in ("D-DRAW", "D-ENDABBEY"):
        for limit in lay_limits(build, "abbey", lambda state: ABBEY):
            build.refuse(decision, limit)


MEETINGS = (Meeting(("abbey", "shrine"), install),)
