"""Castles with wagons and barns."""

from __future__ import annotations

from ....kernel import Term
from ...areas import FIELD
from ...box import Meeting
from ...figures import figure_name, remove_from_node
from ...hooks import CHANGE_OWN_TERMS
from ...joining import find
from ...landscape import cities_at, part_under
from ...rulekit import Build
from ...state import CarcassonneState
from ..abbey_mayor.barn import barns_on
from ..abbey_mayor.state import Barns, Wagons
from .castle_points import CASTLE
from .hooks import CASTLES_AT_BARN, LEAVE_CASTLE


def move_on(state: CarcassonneState, castle: int, figure: int) -> bool:
    """Q-4.4.9-3: a wagon on a castle that was scored may move on, the player on turn first."""
    if figure_name(state, figure) != "wagon":
        return False
    remove_from_node(state, figure, castle)
    scored = state.slices[Wagons].scored
    scored.append((figure, find(state, part_under(state, castle))))
    scored.sort(key=lambda pair: ((pair[0] & 7) - state.turn) % state.ruleset.setup.seats)
    return True


def barn_bonus(
    state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]
) -> list[Term]:
    """What castles count for a barn besides; not when it scores farmers."""
    if state.kind[root] != FIELD or state.slices[Barns].why or not barns_on(state, root):
        return terms
    castles = [city for city in cities_at(state, root) if state.kind[city] == CASTLE]
    more = (bonus(state, castles) for bonus in state.ruleset.listeners(CASTLES_AT_BARN))
    return [*terms, *(term for found in more for term in found)]


def install_wagon(build: Build) -> None:
    build.listen(LEAVE_CASTLE, move_on)


def install_barn(build: Build) -> None:
    if build.option("barnCatharCastle") == 10:  # Q-7.3-1
        build.listen(CHANGE_OWN_TERMS, barn_bonus)


MEETINGS = (Meeting(("castles", "wagon"), install_wagon), Meeting(("castles", "barn"), install_barn))
