"""The Princess & the Dragon: the princess, who shows a knight the door."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import NOBODY, SEATS, Action, Event
from ... import reasons
from ...figures import at, figure_name, kinds, on_area, return_to_supply
from ...hooks import ON_LAY
from ...joining import find
from ...landscape import part_has_flag, printed
from ...notation import read_piece, write_piece
from ...placing import PASS, places_figures, places_first, show_piece
from ...rulekit import Ask, Build, Limit, Module, Verb
from ...state import CarcassonneState
from .state import Princess


def princess_city(state: CarcassonneState) -> int:
    """C-4.2.4.4-b: the city to which a princess has just been added, -1 for none."""
    for node, part in printed(state, state.at) if part_has_flag(state, "princess") else ():
        if "princess" in part.flags:
            return find(state, node)
    return -1


def knights(state: CarcassonneState) -> list[Action]:
    """C-4.2.4.4-c, X-4.2.4-6: whoever's follower, of whatever kind."""
    root = princess_city(state)
    if root < 0 or root not in state.standing:
        return []
    figures = kinds(state)
    followers = {(node, f) for node, f in on_area(state, root) if figures[f >> 3].follower}
    return [("princess", figure, node) for node, figure in sorted(followers)]


def who_chooses(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if part_has_flag(state, "princess") and knights(state) else NOBODY


def apply_princess(state: CarcassonneState, seat: int, action: Action) -> str:
    """He goes home, and if he was the last his builder too (C-4.2.4.4-d); C-4.2.4.4-e: then no figure, but
    perhaps the phantom (C-4.2.4.4-f)."""
    _, figure, node = action
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "owner": SEATS[figure & 7], **at(state, node)}
        state.emit(Event("princess", "C-4.2.4.4-b", seat, data))
    return_to_supply(state, figure, node, "C-4.2.4.4-b")
    state.slices[Princess].dismissed = True
    return "B10"


def forget(state: CarcassonneState, seat: int) -> None:
    state.slices[Princess].dismissed = False


def was_used(state: CarcassonneState) -> bool:
    return state.slices[Princess].dismissed


def _no_knight(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in knights(state)


PRINCESS = Verb(
    "princess",
    lambda state, seat: knights(state),
    apply_princess,
    ("C-4.2.4.4-b", "C-7.1.3-c"),
    write_piece,
    read_piece,
    (Limit("C-4.2.4.4-b", "no-knight-there", _no_knight),),
    show_piece,
)
SPARE = replace(PASS, rules=("C-4.2.4.4-b",), describe=lambda *_: {"label": "carcassonne-princess-none"})


def install(build: Build) -> None:
    build.keep("princess", Princess)
    build.listen(ON_LAY, forget)
    after = Limit(
        "C-4.2.4.4-e",
        "knight-sent-home",
        places_first,
        when=was_used,
        built_in=True,
        blanks=reasons.second_figure,
    )
    build.refuse_where(places_figures, after)
    rules = ("C-4.2.4.4-b", "C-4.2.4.4-c", "C-4.2.4.4-e")
    build.fill("B08", Ask("princess", rules, decision="D-PRINCESS", who=who_chooses, verbs=(PRINCESS, SPARE)))


MODULE = Module("princess", install)
