"""The Flying Machines and the city of Carcassonne, on whose tiles nobody lands."""

from __future__ import annotations

from ...box import Meeting
from ...rulekit import Build
from ..count.rules import is_of_city
from .hooks import NO_LANDING


def install(build: Build) -> None:
    """Q-4.2.11.1-3: not on the twelve tiles of the city; wheel and school are open."""
    build.listen(NO_LANDING, is_of_city)


MEETINGS = (Meeting(("flying-machines",), install, sets=("count",)),)
