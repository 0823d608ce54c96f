"""The Messages and the fairy: message 8 scores a feature, and she pays as in every scoring of one."""

from __future__ import annotations

from ....kernel import Term
from ...box import Meeting
from ...joining import find
from ...rulekit import Build
from ...scoring import give_points
from ...state import CarcassonneState
from ..princess_dragon.state import Fairy
from .hooks import ON_MESSAGE_SCORED


def pay_fairy(state: CarcassonneState, seat: int, root: int) -> None:
    """C-4.4.5.1-d: three points for her follower; C-4.6.12.1-l: not for another's, as he alone scores."""
    fairy = state.slices[Fairy]
    with_her = fairy.figure >= 0 and fairy.figure & 7 == seat and fairy.node >= 0
    if with_her and find(state, fairy.node) == root:
        give_points(state, "fairy", seat, Term(3, 1, "fairy", "C-4.4.5.1-d"), root=root)


def install(build: Build) -> None:
    build.listen(ON_MESSAGE_SCORED, pay_fairy)


MEETINGS = (Meeting(("dispatches", "fairy"), install),)
