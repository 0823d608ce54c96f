"""Hiring a monk instead of taking a tile (J-T-4 to J-T-11)."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Event, Malformed
from . import reasons
from .notation import read_person
from .rulekit import Limit, Verb
from .state import JohannaState
from .tables import MONK_NO, PERSONS, TYPES

HIRES: Final[tuple[Action, ...]] = tuple(("hire", person) for person in range(TYPES))


def hire_options(state: JohannaState, seat: int) -> list[Action]:
    """J-T-4, J-T-8: while a monk is left; J-T-6: a tile of the display leaves with it."""
    if state.monks[seat] >= state.tables.hires:
        return []
    display = state.display
    return [HIRES[person] for person in range(TYPES) if display[person]]


def apply_hire(state: JohannaState, seat: int, action: Action) -> str:
    """J-T-5: cross the leftmost monk. J-T-6, J-T-10: the tile goes unused. J-T-7: then the monk acts."""
    state.monks[seat] += 1
    state.display[action[1]] -= 1
    state.discard[action[1]] += 1
    state.hand = MONK_NO
    if state.listener is not None:
        number = state.monks[seat]
        data = {"target": f"monk:{number}", "number": number, "tile": PERSONS[action[1]]}
        state.emit(Event("hire", "J-T-5", seat, data))
    return "next"


def write_tile(state: JohannaState, action: Action) -> str:
    return f"{action[0]} {PERSONS[action[1]]}"


def read_tile(state: JohannaState, seat: int, text: str) -> Action:
    verb, *words = text.split()
    if len(words) != 1:
        raise Malformed("which-tile", text=text, form=f"the tile, such as {verb} farmer")
    return (verb, read_person(state, words[0]))


def not_there(state: JohannaState, seat: int, action: Action) -> bool:
    return action[1] == MONK_NO or not state.display[action[1]]


def _no_monk_left(state: JohannaState, seat: int, action: Action) -> bool:
    return state.monks[seat] >= state.tables.hires


def show_hire(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    tile = PERSONS[action[1]]
    number = state.monks[seat] + 1
    return {
        "targets": [f"tile:{tile}", f"monk:{number}"],
        "args": {"person": tile, "number": number},
        "marks": [{"step": 1, "mark": "hire", "rule": "J-T-5", "target": f"monk:{number}", "number": number}],
        "bonuses": [],
    }


HIRE = Verb(
    "hire",
    hire_options,
    apply_hire,
    rules=("J-T-4", "J-T-6"),
    write=write_tile,
    read=read_tile,
    describe=show_hire,
    limits=(
        Limit(
            "J-T-8",
            "no-monk-left",
            _no_monk_left,
            blanks=lambda state, seat, action: {"count": state.tables.hires},
        ),
        Limit("J-T-6", "not-in-display", not_there, blanks=reasons.in_display),
    ),
)
