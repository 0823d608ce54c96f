"""By the switch an abbey takes the place of the first tile of a double turn only (Q-4.2.1-2)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ..traders_builders.state import Double
from .hooks import IS_TOO_LATE


def install(build: Build) -> None:
    if not build.option("abbeyInSecondPart"):
        build.listen(IS_TOO_LATE, lambda state: state.slices[Double].second)


MEETINGS = (Meeting(("builder", "abbey"), install),)
