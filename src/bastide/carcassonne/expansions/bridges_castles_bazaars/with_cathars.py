"""Castles with Cathars: a castle on a Cathar tile can be worth more to a barn."""

from __future__ import annotations

from ....kernel import Term
from ...box import Meeting
from ...landscape import flags
from ...rulekit import Build
from ...state import CarcassonneState
from .hooks import CASTLES_AT_BARN


def besieged_castles(state: CarcassonneState, castles: list[int]) -> list[Term]:
    """C-7.3.3-m: a castle on a Cathar tile counts 10 for a barn, if castles count more there at all."""
    number = sum(bool(flags(state, castle)["cathar"]) for castle in castles)
    return [Term(5, number, "cathar", "C-7.3.3-m")] if number else []


def install(build: Build) -> None:
    build.listen(CASTLES_AT_BARN, besieged_castles)


MEETINGS = (Meeting(("castles", "cathars"), install),)
