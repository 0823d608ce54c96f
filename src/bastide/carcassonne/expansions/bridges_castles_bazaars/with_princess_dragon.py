"""Castles with the fairy: she does not go to a castle."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build, Limit
from .castles import any_castle, stands_on_castle


def install(build: Build) -> None:
    build.refuse("B09", Limit("C-4.4.5-c", "fairy-on-a-castle", stands_on_castle, {"fairy"}, any_castle))


MEETINGS = (Meeting(("castles", "fairy"), install),)
