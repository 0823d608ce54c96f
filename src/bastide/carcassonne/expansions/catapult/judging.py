"""Target shooting at a table that owns the wooden catapult: the player on turn says who came nearest."""

from __future__ import annotations

from typing import Any

from ....kernel import ASK_AGAIN, NOBODY, SEATS, Action, Jump, Malformed
from ...rulekit import Ask, Limit, Verb
from ...state import CarcassonneState
from .state import Fair


def shooters(state: CarcassonneState) -> list[int]:
    """All who have flung at the fair tile, from the player on turn on clockwise."""
    fair = state.slices[Fair]
    thrown = {*fair.flung, *(seat for seat, _, _ in fair.results)}
    seats = state.ruleset.setup.seats
    return [s for s in ((state.turn + step) % seats for step in range(seats)) if s in thrown]


def who_judges(state: CarcassonneState) -> int | tuple[int, ...]:
    """The player on turn says who came nearest, unless every place is known."""
    return state.turn if state.slices[Fair].flung else NOBODY


def best_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.5.3-b, -c: one of the tokens lies nearest, others may lie equally near."""
    best = state.slices[Fair].best
    return [("best", shooter) for shooter in shooters(state) if shooter not in best]


def apply_best(state: CarcassonneState, seat: int, action: Action) -> Jump:
    state.slices[Fair].best.append(action[1])
    return ASK_AGAIN


def read_best(state: CarcassonneState, seat: int, text: str) -> Action:
    name = text.removeprefix("best").strip()
    if len(name) != 1 or name not in SEATS[: state.ruleset.setup.seats]:
        raise Malformed("bad-seat", text=text, form="best and the letter of a seat")
    return ("best", SEATS.index(name))


def show_best(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    label = "carcassonne-best-too" if state.slices[Fair].best else "carcassonne-best"
    return {"label": label, "args": {"seat": SEATS[action[1]]}}


def _named(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] in state.slices[Fair].best


def _nobody_named(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Fair].best


BEST = Verb(
    "best",
    best_options,
    apply_best,
    ("C-4.2.5.3-b", "C-4.2.5.3-c"),
    lambda state, action: f"best {SEATS[action[1]]}",
    read_best,
    (Limit("C-4.2.5.3-c", "best-already", _named),),
    show_best,
)
NO_OTHER = Verb(
    "pass",
    lambda state, seat: [("pass",)] if state.slices[Fair].best else [],
    lambda state, seat, action: None,
    ("C-4.2.5.3-c",),
    limits=(Limit("C-4.2.5.3-b", "best-missing", _nobody_named),),
    describe=lambda state, seat, action: {"label": "carcassonne-best-no-other"},
)


def judge_step() -> Ask:
    return Ask(
        "catapult-best",
        ("C-4.2.5.3-b", "C-4.2.5.3-c"),
        decision="D-CATBEST",
        who=who_judges,
        verbs=(BEST, NO_OTHER),
        forced=True,
        uninterruptible=True,
    )
