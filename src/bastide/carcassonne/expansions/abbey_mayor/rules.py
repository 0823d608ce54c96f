"""Expansion 5, Abbey & Mayor: an abbey that closes a gap, a mayor as strong as his city has crests, a barn
that takes a meadow over, and a wagon that moves on after a scoring."""

from __future__ import annotations

from ....kernel import Action
from ... import reasons
from ...areas import CITY
from ...figures import FigureKind, figure_name, on_area
from ...hooks import CHANGE_OWNERS, FIGURE_KINDS
from ...placing import figure_verb, occupied, standing_places
from ...rulekit import Build, Limit, Module
from ...state import CarcassonneState
from . import abbey, barn, wagon

# C-1.12-e; C-4.4.7-d and -e: as strong as the city has crests; C-4.4.7-c: on no tower
MAYOR = FigureKind("mayor", 1, strength=lambda state, root: state.crests[root], only=frozenset({CITY}))


def mayor_sites(state: CarcassonneState, seat: int) -> list[int]:
    """C-4.4.7-a and -b: where a follower may go, as far as it is a city."""
    return [n for n in standing_places(state) if state.kind[n] == CITY]


def _not_a_city(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] != CITY


def mayor_owns_without_arms(state: CarcassonneState, root: int, seats: list[int]) -> list[int]:
    """Q-4.4.7-1, the other way: where nobody counts, a mayor owns the city even without crests."""
    if seats or state.kind[root] != CITY:
        return seats
    return sorted({f & 7 for _, f in on_area(state, root) if figure_name(state, f) == "mayor"})


def install_mayor(build: Build) -> None:
    build.listen(FIGURE_KINDS, lambda: [MAYOR])
    if build.option("mayorZeroOwns"):
        build.listen(CHANGE_OWNERS, mayor_owns_without_arms)
    limits = (
        Limit("C-4.4.7-b", "not-a-city", _not_a_city),
        Limit("C-4.4.7-b", "occupied", occupied, blanks=reasons.occupants),
    )
    build.contribute("B09", figure_verb("mayor", ("C-4.4.7-a", "C-4.4.7-b"), mayor_sites, limits))


MODULES = (abbey.MODULE, Module("mayor", install_mayor), barn.MODULE, wagon.MODULE)
