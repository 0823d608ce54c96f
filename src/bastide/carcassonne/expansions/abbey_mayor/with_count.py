"""Farmers who come to a barn are scored: followers may join them from the market of Carcassonne."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build, Do
from ...state import CarcassonneState
from ..count.quarters import ask_before, before_farmers
from ..count.rules import judge
from .barn import JOINED
from .state import Barns


def before_joined(state: CarcassonneState) -> None:
    """C-4.6.2.4-l, X-4.4.8-3: when farmers come to a barn, but not when one is built."""
    before_farmers(state, [node for node, why in state.slices[Barns].meadows if why == JOINED])


def install(build: Build) -> None:
    if build.option("marketRelease") == "farm-scorings":  # Q-4.6.2.4-1
        ask_before(build, "barn.deploy", before_joined, "C-4.6.2.4-l")
    if build.option("barnScoringMoment") == "immediate":  # otherwise B18 judges over all of them
        build.fill("barn.judge", Do("judge", ("Q-4.6.2.4-9",), run=judge(build)))


MEETINGS = (Meeting(("count", "barn"), install),)
