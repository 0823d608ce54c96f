"""Beneficial deeds: a tick for a matching person, an effect each time, a yellow bonus for the first (J-D)."""

from __future__ import annotations

from ..kernel import Action, Event, Malformed
from . import reasons
from .bonuses import earn
from .notation import read_number, read_person
from .preview import preview
from .rulekit import Limit, Verb
from .state import TAKEN, JohannaState
from .tables import FREE, MONK_NO, PERSONS, TYPES


def doing(state: JohannaState, seat: int) -> tuple[int, ...]:
    """Who could be ticked: J-D-4, the acting person and nobody in its stead; J-N-3, a monk as a monk.

    The pupil of School only with the switch `school_for_deeds` (J-AMB-13).
    """
    if schooled(state, seat) and state.tables.options["school_for_deeds"]:
        return tuple(range(TYPES))
    return (state.person,)


def schooled(state: JohannaState, seat: int) -> bool:
    """J-O-27: a taken scholar of the owner of School, who may act as anybody but a monk."""
    tables = state.tables
    pupil = state.person == tables.pupil and state.source == TAKEN
    return pupil and bool(state.owned[seat] & tables.school)


def deed_options(state: JohannaState, seat: int) -> list[Action]:
    """J-D-2, J-D-5: an open deed that shows the person and has not been ticked for it."""
    ticks = state.deeds[seat]
    doers = state.doers
    actions: list[Action] = []
    for person in doing(state, seat):
        for deed, tick in state.tables.shown[person]:
            if doers[deed] == FREE and not ticks >> tick & 1:
                actions.append(("deed", deed, person))
    return actions


def apply_deed(state: JohannaState, seat: int, action: Action) -> str:
    """J-D-3: the effect of the deed at once. J-D-7, J-D-8: after it the bonus, for the first with all."""
    tables = state.tables
    _, deed, person = action
    tick = next(t for d, t in tables.shown[person] if d == deed and not state.deeds[seat] >> t & 1)
    state.deeds[seat] |= 1 << tick
    name = f"deed:{deed + 1}"
    if state.listener is not None:
        data = {
            "target": f"{name}.{PERSONS[person]}",
            "deed": deed + 1,
            "person": PERSONS[person],
            "because": state.cause,
        }
        state.emit(Event("tick", "J-D-2", seat, data))
    state.cause = name
    state.todo.extend(tables.deed_effect[deed])
    mask = tables.deed_mask[deed]
    if state.deeds[seat] & mask == mask:
        state.doers[deed] = seat  # J-D-9: nobody may tick there any more
        if state.listener is not None:
            state.emit(Event("deed-done", "J-D-9", seat, {"deed": deed + 1}))
        earn(state, seat, tables.deed_bonus[deed])
    return "next"


def write_deed(state: JohannaState, action: Action) -> str:
    return f"deed {action[1] + 1} {PERSONS[action[2]]}"


def read_deed(state: JohannaState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) not in (2, 3):
        raise Malformed("bad-deed", text=text, form="deed 3 farmer")
    person = read_person(state, words[2]) if len(words) == 3 else state.person
    return ("deed", read_number(words[1], len(state.tables.deed_mask), "deed"), person)


# -- what is refused ---------------------------------------------------------------------------------------


def _struck(state: JohannaState, seat: int, action: Action) -> bool:
    return action[1] + 1 not in state.tables.deeds


def _crossed(state: JohannaState, seat: int, action: Action) -> bool:
    return state.doers[action[1]] != FREE


def _monk_in_the_stead(state: JohannaState, seat: int, action: Action) -> bool:
    return state.person == MONK_NO and action[2] != MONK_NO


def _pupil(state: JohannaState, seat: int, action: Action) -> bool:
    return schooled(state, seat) and action[2] not in doing(state, seat) and action[2] != MONK_NO


def _another(state: JohannaState, seat: int, action: Action) -> bool:
    return action[2] not in doing(state, seat)


def _not_shown(state: JohannaState, seat: int, action: Action) -> bool:
    return action[2] not in state.tables.deed_persons[action[1]]


def _ticked(state: JohannaState, seat: int, action: Action) -> bool:
    ticks = [t for d, t in state.tables.shown[action[2]] if d == action[1]]
    return all(state.deeds[seat] >> t & 1 for t in ticks)


def show_deed(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    person = PERSONS[action[2]]
    return {
        "targets": [f"deed:{action[1] + 1}.{person}"],
        "args": {"deed": action[1] + 1, "person": person},
        **preview(state, seat, action),
    }


DEED = Verb(
    "deed",
    deed_options,
    apply_deed,
    rules=("J-D-2", "J-D-3"),
    write=write_deed,
    read=read_deed,
    describe=show_deed,
    limits=(
        Limit("J-S-13", "struck", _struck, blanks=reasons.struck),
        Limit("J-D-9", "deed-crossed", _crossed, blanks=reasons.doer),
        Limit("J-N-2", "monk-in-the-stead", _monk_in_the_stead, blanks=reasons.at_deed),
        Limit("J-AMB-13", "school-at-deed", _pupil, blanks=reasons.at_deed),
        Limit("J-D-4", "not-this-person", _another, blanks=reasons.at_deed),
        Limit("J-D-2", "not-shown", _not_shown, blanks=reasons.at_deed),
        Limit("J-D-5", "ticked", _ticked, blanks=reasons.at_deed),
    ),
)
