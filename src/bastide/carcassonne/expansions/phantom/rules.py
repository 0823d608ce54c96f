"""Mini-expansion 12, the Retinue: a phantom who may be placed as a second follower."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Action
from ...figures import FigureKind, piece
from ...flow import active
from ...hooks import FIGURE_KINDS, ON_LAY
from ...placing import FIGURE_STEP, PASS, figure_verb, follower_placed, places_figures, places_first
from ...rulekit import Ask, Build, Do, Limit, Module
from ...state import CarcassonneState
from .state import Retinue

PHANTOM = FigureKind("phantom", 1, second=True)  # C-1.22-a, C-3.3.5-a; C-4.4.11-e: like a small follower
PLACE = figure_verb("phantom", ("C-4.4.11-a", "C-4.4.11-d", "C-4.4-f"))
NO_PHANTOM = replace(PASS, describe=lambda *_: {"label": "carcassonne-phantom-none"})


def note_at_hand(state: CarcassonneState, seat: int) -> None:
    """With each tile laid; what the wheel does comes before that (C-4.2.6.4-a, X-4.2.6-3)."""
    state.slices[Retinue].ready = bool(state.supply[piece(state, "phantom", seat)])


def note_gone(state: CarcassonneState) -> None:
    """After the figure step: a phantom that was placed, or has flown off, is not at hand any more."""
    retinue = state.slices[Retinue]
    retinue.ready = retinue.ready and bool(state.supply[piece(state, "phantom", state.turn)])


def has_come_back(state: CarcassonneState) -> bool:
    return not state.slices[Retinue].ready and bool(state.supply[piece(state, "phantom", state.turn)])


def is_phantom(state: CarcassonneState, seat: int, action: Action) -> bool:
    return follower_placed(state, seat, action) == piece(state, "phantom", seat)


def install(build: Build) -> None:
    """C-4.4.11-d: alone in the figure step; C-4.4.11-a: or as a second follower after it (C-4.1-h)."""
    build.keep("phantom", Retinue)
    build.listen(FIGURE_KINDS, lambda: [PHANTOM])
    build.listen(ON_LAY, note_at_hand)
    build.contribute("B09", PLACE)
    build.insert(Do("B10.phantom", ("C-4.4.11-c",), run=note_gone), after="B10")
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
    back = Limit("C-4.4.11-c", "phantom-came-back", is_phantom, when=has_come_back)
    build.refuse_where(places_figures, back, first=True)
    build.refuse("D-PHANTOM", Limit("C-4.4.11-a", "phantom-only", places_first, built_in=True))


MODULES = (Module("phantom", install),)
