"""The Beehives: each player has 2 hives for fields, and honey brings points at the end."""

from __future__ import annotations

from ....kernel import Action, Term
from ...areas import FIELD
from ...figures import FigureKind, on_area, piece
from ...hooks import CHANGE_OWN_TERMS, FIGURE_KINDS
from ...joining import find
from ...placing import areas_here, figure_verb
from ...rulekit import Build, Limit, Module
from ...state import CarcassonneState

HIVE = FigureKind("hive", 2, follower=False, strength=lambda state, root: 0)  # C-90-a


def hives_in(state: CarcassonneState, root: int) -> int:
    """How many hives stand in a field."""
    return sum(figure >> 3 == state.rules.number["hive"] for _, figure in on_area(state, root))


def hive_sites(state: CarcassonneState, seat: int) -> list[int]:
    """C-90-b: a field of the tile just placed, also one where followers stand; C-90-c: one hive in each."""
    fields = [(node, root) for node, root in areas_here(state) if state.kind[node] == FIELD]
    return [node for node, root in fields if not hives_in(state, root)]


def is_no_field(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] != FIELD


def has_hive(state: CarcassonneState, seat: int, action: Action) -> bool:
    return hives_in(state, find(state, action[1])) > 0


def honey(state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]) -> list[Term]:
    """C-90-d: 4 points for each of your hives in a field that you own."""
    own = sum(figure == piece(state, "hive", seat) for _, figure in on_area(state, root))
    return [*terms, Term(4, own, "hive", "C-90-d")] if own else terms


def install(build: Build) -> None:
    build.listen(FIGURE_KINDS, lambda: [HIVE])
    build.listen(CHANGE_OWN_TERMS, honey)
    limits = (Limit("C-90-b", "hive-no-field", is_no_field), Limit("C-90-c", "hive-taken", has_hive))
    build.contribute("D-FIGURE", figure_verb("hive", ("C-90-b",), hive_sites, limits))


MODULES = (Module("beehives", install),)
