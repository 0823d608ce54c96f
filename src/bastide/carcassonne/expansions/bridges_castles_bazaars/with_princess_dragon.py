"""Castles with the fairy: she does not go to a castle."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build, Limit
from .castles import stands_on_castle


def install(build: Build) -> None:
    build.refuse("B09", Limit("C-4.4.5-c", "fairy-on-a-castle", stands_on_castle, {"fairy"}))


MEETINGS = (Meeting(("castles", "fairy"), install),)
