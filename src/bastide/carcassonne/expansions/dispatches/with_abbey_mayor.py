"""The Messages and the barn: the farmers whom it scores may bring a message as well."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from .rules import read_after_scoring


def install(build: Build) -> None:
    if build.option("barnScoringMoment") == "immediate":  # otherwise they are scored with the features
        build.insert(read_after_scoring("barn.dispatch"), after="barn.home")


MEETINGS = (Meeting(("dispatches", "barn"), install),)
