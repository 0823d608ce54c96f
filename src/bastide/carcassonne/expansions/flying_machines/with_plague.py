"""The Flying Machines and the Plague: after an outbreak no follower flies in the same turn (X-4.2.9-1)."""

from __future__ import annotations

from ...box import Meeting
from ...placing import places_figures
from ...rulekit import Build
from ..plague.rules import barred_by_outbreak


def install(build: Build) -> None:
    build.refuse_where(places_figures, barred_by_outbreak("fly"))


MEETINGS = (Meeting(("flying-machines", "plague"), install),)
