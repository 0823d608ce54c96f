"""The Catapult: of several followers who are equally near to a token, the thrower chooses one."""

from __future__ import annotations

from ....kernel import NOBODY, Action
from ...notation import read_piece, write_piece
from ...placing import show_piece
from ...rulekit import Ask, Limit, Verb
from ...state import CarcassonneState
from .state import Fair
from .throws import replacements_of


def who_chooses(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.5.2-b, -c: the rod does not tell them apart, and he may replace one."""
    fair = state.slices[Fair]
    if len(fair.near) > 1 and nearest_options(state, fair.thrower):
        return fair.thrower
    if fair.near:
        fair.hit, fair.near = fair.near[0], []
    return NOBODY


def nearest_options(state: CarcassonneState, seat: int) -> list[Action]:
    near = state.slices[Fair].near
    return [("nearest", *who) for who in near if replacements_of(state, seat, who)]


def apply_nearest(state: CarcassonneState, seat: int, action: Action) -> None:
    fair = state.slices[Fair]
    fair.hit, fair.near = (action[1], action[2]), []


def _farther(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1:] not in state.slices[Fair].near


NEAREST = Verb(
    "nearest",
    nearest_options,
    apply_nearest,
    ("C-4.2.5.2-b",),
    write_piece,
    read_piece,
    (Limit("C-4.2.5.2-b", "others-are-nearer", _farther),),
    show_piece,
)


def nearest_step() -> Ask:
    return Ask(
        "catapult-nearest",
        ("C-4.2.5.2-b",),
        decision="D-NEAREST",
        kind="place",
        who=who_chooses,
        verbs=(NEAREST,),
        forced=True,
        uninterruptible=True,
    )
