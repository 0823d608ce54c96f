"""A famine of the wheel scores farmers: followers may join them from the market of Carcassonne."""

from __future__ import annotations

from ...areas import FIELD
from ...box import Meeting
from ...figures import kinds
from ...joining import find
from ...rulekit import Build, Call, Do
from ...scoring import in_order
from ...state import CarcassonneState
from ..count.quarters import before_farmers, who_is_queued
from ..count.rules import judge
from .hooks import BEFORE_SEGMENT


def before_famine(state: CarcassonneState) -> None:
    """Q-4.6.2.4-2: to any meadow with a farmer; they stay there."""
    figures = kinds(state)
    farmers = {
        n
        for n, figures_there in state.figures.items()
        if any(figures[f >> 3].follower for f in figures_there)
    }
    meadows = {find(state, n) for n in farmers if state.kind[n] == FIELD}
    before_farmers(state, in_order(state, meadows))


def install(build: Build) -> None:
    if build.option("marketRelease") == "farm-scorings":
        build.listen(BEFORE_SEGMENT.at("famine"), before_famine)
        famine = Call("B03.deploy", ("C-4.6.2.4-l",), target="deploy", when=who_is_queued)
        build.insert(famine, before="B03.wheel-act")
    build.insert(Do("B03.judge", ("C-4.6.2.4-b",), run=judge(build)), before="B03.wheel-book")


MEETINGS = (Meeting(("count", "wheel"), install),)
