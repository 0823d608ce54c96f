"""With the dragon in play the volcano lake is a volcano (Q-3-4)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from .rules import install_lake


def install(build: Build) -> None:
    if build.option("riverVolcanoWithoutDragon") != "as-written":  # otherwise it is one anyway
        install_lake(build)


MEETINGS = (Meeting(("dragon", "river2"), install),)
