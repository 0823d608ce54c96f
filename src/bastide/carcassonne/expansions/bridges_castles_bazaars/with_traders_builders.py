"""Bazaars with the builder: the turns of a bazaar can be without a second part."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build, Do
from ...state import CarcassonneState
from ..traders_builders.state import Double
from .state import Bazaar


def forbid_double_turn(state: CarcassonneState) -> None:
    """Q-4.2.7-4, the other way: a bazaar turn has one part."""
    if state.slices[Bazaar].depth:
        state.slices[Double].earned = False


def install(build: Build) -> None:
    if not build.option("bazaarDoubleTurn"):
        build.insert(Do("B23.bazaar", ("Q-4.2.7-4",), run=forbid_double_turn), before="B23")


MEETINGS = (Meeting(("bazaars", "builder"), install),)
