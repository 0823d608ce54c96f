"""What a person does: its standard action, an own place, a deed, or nothing (J-A, J-P).

The standard action is chosen by what it gives: a good, a route, a coin, … (those verbs are with their
chapters). Here are the places, as an action and on top of it, and declining.
"""

from __future__ import annotations

from ..kernel import Action, Event, Malformed
from . import reasons
from .deeds import schooled
from .effects import row_possible
from .notation import read_place
from .preview import nothing, preview
from .rulekit import Limit, Verb
from .state import HIRED, JohannaState
from .tables import PERSONS, numbers


def workplaces(state: JohannaState, seat: int) -> int:
    """J-P-1: the own places where the acting person can work; a mask.

    J-N-1: a monk at any, J-O-32: at Observatory only a hired one, J-O-27: a pupil of School at any person's.
    """
    tables = state.tables
    if state.source == HIRED:
        return state.owned[seat] & tables.works_hired
    if schooled(state, seat):
        return state.owned[seat] & tables.works_school
    return state.owned[seat] & tables.works[state.person]


def use_options(state: JohannaState, seat: int) -> list[Action]:
    """J-P-2, J-P-3: one place, as often as such a person comes; J-A-6: of which something comes."""
    if not state.owned[seat]:
        return []
    return [
        ("use", place)
        for place in numbers(workplaces(state, seat))
        if row_possible(state, seat, state.tables.place_effect[place])
    ]


def apply_use(state: JohannaState, seat: int, action: Action) -> str:
    if state.listener is not None:
        state.emit(Event("use", "J-P-1", seat, told(state, action[1])))
    start(state, action[1])
    return "next"


def told(state: JohannaState, place: int) -> dict[str, object]:
    name = state.tables.places[place]
    return {"place": name, "target": f"place:{name}", "because": state.cause}


def start(state: JohannaState, place: int) -> None:
    """J-P-9, J-P-10: a place's effect is carried out in printed order, by the rules of each chapter."""
    state.cause = f"place:{state.tables.places[place]}"
    state.todo.extend(state.tables.place_effect[place])


def write_place(state: JohannaState, action: Action) -> str:
    return f"{action[0]} {state.tables.places[action[1]]}"


def read_use(state: JohannaState, seat: int, text: str) -> Action:
    verb, *words = text.split()
    if not words:
        raise Malformed("which-place", text=text, form=f"the place, such as {verb} library")
    return (verb, read_place(state, words))


def _not_owned(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.owned[seat] >> action[1] & 1


def _passive(state: JohannaState, seat: int, action: Action) -> bool:
    return state.tables.sheets.places.cards[action[1]].kind in ("passive", "convert")


def _only_plus(state: JohannaState, seat: int, action: Action) -> bool:
    return state.tables.sheets.places.cards[action[1]].kind == "plus"


def _only_hired(state: JohannaState, seat: int, action: Action) -> bool:
    tables = state.tables
    hired_only = tables.works_hired & ~tables.works_school
    return bool(hired_only >> action[1] & 1) and state.source != HIRED


def _another_person(state: JohannaState, seat: int, action: Action) -> bool:
    return not workplaces(state, seat) >> action[1] & 1


def _nothing_comes(state: JohannaState, seat: int, action: Action) -> bool:
    return not row_possible(state, seat, state.tables.place_effect[action[1]])


def show_use(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    name = state.tables.places[action[1]]
    return {"targets": [f"place:{name}"], "args": {"place": name}, **preview(state, seat, action)}


USE = Verb(
    "use",
    use_options,
    apply_use,
    rules=("J-P-1", "J-P-2"),
    write=write_place,
    read=read_use,
    describe=show_use,
    limits=(
        Limit("J-P-1", "not-yours", _not_owned, blanks=reasons.at_place),
        Limit("J-P-4", "passive", _passive, blanks=reasons.at_place),
        Limit("J-P-5", "plus-only", _only_plus, blanks=reasons.at_place),
        Limit("J-O-32", "hired-monk-only", _only_hired, blanks=reasons.at_place),
        Limit("J-P-1", "not-this-person", _another_person, blanks=reasons.at_place),
        Limit("J-A-6", "nothing-to-gain", _nothing_comes, blanks=reasons.at_place),
    ),
)


# -- declining ---------------------------------------------------------------------------------------------


def apply_decline(state: JohannaState, seat: int, action: Action) -> str:
    """J-T-3, J-A-5: the action is a right, no duty; a tile is discarded all the same."""
    if state.listener is not None:
        data = {"person": PERSONS[state.person], "because": state.cause}
        state.emit(Event("decline", "J-T-3", seat, data))
    return "next"


DECLINE = Verb(
    "decline",
    lambda state, seat: [("decline",)],
    apply_decline,
    rules=("J-T-3", "J-A-5"),
    describe=nothing,
)


# -- plus places -------------------------------------------------------------------------------------------


def plus_options(state: JohannaState, seat: int) -> list[Action]:
    """J-P-5, J-P-6, J-P-8: the plus places of the tile just taken, in any order."""
    return [
        ("plus", place)
        for place in numbers(state.plus)
        if row_possible(state, seat, state.tables.place_effect[place])
    ]


def apply_plus(state: JohannaState, seat: int, action: Action) -> str:
    state.plus ^= 1 << action[1]
    state.cause = f"tile:{PERSONS[state.hand]}"
    if state.listener is not None:
        state.emit(Event("plus", "J-P-5", seat, told(state, action[1])))
    start(state, action[1])
    return "next"


def apply_skip(state: JohannaState, seat: int, action: Action) -> str:
    """J-A-5: every plus effect may be declined."""
    if state.listener is not None:
        places = [name for n, name in enumerate(state.tables.places) if state.plus >> n & 1]
        state.emit(Event("skip", "J-A-5", seat, {"places": places}))
    state.plus = 0
    return "next"


def _not_waiting(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.plus >> action[1] & 1


PLUS = Verb(
    "plus",
    plus_options,
    apply_plus,
    rules=("J-P-5", "J-P-8"),
    write=write_place,
    read=read_use,
    describe=show_use,
    limits=(
        Limit("J-P-1", "not-yours", _not_owned, blanks=reasons.at_place),
        Limit("J-P-5", "not-for-this-tile", _not_waiting, blanks=reasons.at_place),
        Limit("J-A-6", "nothing-to-gain", _nothing_comes, blanks=reasons.at_place),
    ),
)
SKIP = Verb("skip", lambda state, seat: [("skip",)], apply_skip, rules=("J-P-5", "J-A-5"), describe=nothing)
