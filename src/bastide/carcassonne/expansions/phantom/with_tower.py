"""A phantom may cap a tower as the second follower of a turn (C-4.4.11-a)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ..tower.rules import cap_verb


def install(build: Build) -> None:
    build.contribute("D-PHANTOM", cap_verb("phantom"))


MEETINGS = (Meeting(("tower", "phantom"), install),)
