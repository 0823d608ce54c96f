"""The Plague and the Wheel of Fortune: its board stays clean, and an outbreak bars the crown spaces."""

from __future__ import annotations

from ...box import Meeting
from ...placing import places_figures
from ...rulekit import Build
from .fleas import keep_clean
from .rules import barred_by_outbreak


def install_board(build: Build) -> None:
    keep_clean(build, "wheel", "Q-4.2.9-6", "not-the-wheel")


def install(build: Build) -> None:
    build.refuse_where(places_figures, barred_by_outbreak("crown"))  # X-4.2.9-1


MEETINGS = (
    Meeting(("plague",), install_board, sets=("wheel",)),
    Meeting(("plague", "wheel"), install),
)
