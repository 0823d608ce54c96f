"""Castles with towers: a follower on a castle is safe from capture."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build, Limit
from .castles import stands_on_castle


def install(build: Build) -> None:
    build.refuse("D-CAPTURE", Limit("C-4.6.5-u", "safe-on-a-castle", stands_on_castle, {"capture"}))


MEETINGS = (Meeting(("castles", "tower"), install),)
