"""The Phantom and the Wheel of Fortune: a phantom may go to a crown space too (X-4.4.11-2)."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ..wheel.crowns import crown_verb


def install(build: Build) -> None:
    build.contribute("D-PHANTOM", crown_verb(("phantom",)))


MEETINGS = (Meeting(("phantom", "wheel"), install),)
