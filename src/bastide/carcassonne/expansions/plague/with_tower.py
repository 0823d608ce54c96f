"""The Plague and The Tower: after an outbreak no follower closes a tower in the same turn (X-4.2.9-1)."""

from __future__ import annotations

from ...box import Meeting
from ...placing import places_figures
from ...rulekit import Build
from .rules import barred_by_outbreak


def install(build: Build) -> None:
    build.refuse_where(places_figures, barred_by_outbreak("cap"))


MEETINGS = (Meeting(("plague", "tower"), install),)
