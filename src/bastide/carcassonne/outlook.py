"""What the points would be if the game ended now: the final scoring of a copy, line by line."""

from __future__ import annotations

from ..kernel import CHANCE, SEATS, Event, TermInfo, terms
from .areas import FIELD
from .joining import find
from .scoring import clear_up, evaluate, in_order
from .shown import Gain, Outlook, Place
from .state import NO_TILE, CarcassonneState

IDLE = ("pass", "done")
"""How everybody answers what the final scoring still asks."""
QUESTIONS = 200
"""More than any final scoring asks: what goes round in circles ends here."""


def outlook(state: CarcassonneState) -> dict[str, Outlook]:
    """C-5-c: each seat's points on the track, what it would gain, and the sum of both."""
    seats = range(state.ruleset.setup.seats)
    before, gains = list(state.score), list[Event]()
    after = state.copy()
    after.listener = lambda event: gains.append(event) if event.type == "score" else None
    if not state.over:
        score_as_it_lies(after)
    return {
        SEATS[seat]: Outlook(
            track=before[seat],
            total=after.score[seat],
            gains=[gain(event, gains) for event in gains if event.seat == seat],
        )
        for seat in seats
    }


def score_as_it_lies(state: CarcassonneState) -> None:
    """Score what is completed and not yet scored, in the middle of a turn, and then all the rest."""
    ruleset = state.ruleset
    roots = {find(state, node) for node in state.figures}
    state.tile = NO_TILE
    state.finished = in_order(state, [r for r in roots if state.opens[r] == 0 and state.kind[r] != FIELD])
    evaluate(state)
    clear_up(state)
    state.pending = ()
    state.frames = [ruleset.labels["end of game"], ruleset.entries["final"]]
    ruleset.run(state, None)
    for _ in range(QUESTIONS):
        if (seat := next(iter(state.pending), CHANCE)) == CHANCE:
            return
        options = ruleset.options(state, seat)
        ruleset.apply(state, seat, next((o for o in options if o[0] in IDLE), options[0]), None)


def gain(event: Event, all_gains: list[Event]) -> Gain:
    """One line of the sum; who shares it has a line with the same place."""
    where = event.data.get("at")
    shared = [
        SEATS[other.seat]
        for other in all_gains
        if where and other.seat is not None and other.seat != event.seat and other.data.get("at") == where
    ]
    formula: list[TermInfo] = terms(event.formula)
    return Gain(
        kind=str(event.data["kind"]),
        points=event.points,
        formula=formula,
        at=Place(tuple(where["square"]), where["area"], where["part"]) if where else None,
        shared=shared,
    )
