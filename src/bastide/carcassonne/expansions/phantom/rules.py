"""Mini-expansion 12, the Retinue: a phantom who may be placed as a second follower."""

from __future__ import annotations

from dataclasses import replace

from ...figures import FigureKind
from ...flow import active
from ...hooks import FIGURE_KINDS
from ...placing import FIGURE_STEP, PASS, figure_verb
from ...rulekit import Ask, Build, Module

PHANTOM = FigureKind("phantom", 1)  # C-1.22-a, C-3.3.5-a; C-4.4.11-e: counts like a small follower
PLACE = figure_verb("phantom", ("C-4.4.11-a", "C-4.4.11-d", "C-4.4-f"))
NO_PHANTOM = replace(PASS, describe=lambda *_: {"label": "carcassonne-phantom-none"})


def install(build: Build) -> None:
    """C-4.4.11-d: alone in the figure step; C-4.4.11-a: or as a second follower after it (C-4.1-h)."""
    build.listen(FIGURE_KINDS, lambda: [PHANTOM])
    build.contribute("B09", PLACE)
    rules = ("C-4.1-h", "C-4.4.11-a", "C-4.4.11-b")
    second = Ask(
        "phantom",
        rules,
        decision="D-PHANTOM",
        kind="place",
        who=active,
        verbs=(PLACE, NO_PHANTOM),
        forced=True,
        tags=(FIGURE_STEP,),
    )
    build.fill("B11", second)


MODULES = (Module("phantom", install),)
