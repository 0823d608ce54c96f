"""The Messages: two scoring figures for each player, of which one moves with each award."""

from __future__ import annotations

from typing import Any

from ....kernel import NOBODY, Action
from ...rulekit import Verb
from ...state import CarcassonneState
from .state import COUNTERS, Dispatches

DARK = 5  # C-4.6.12.1-b: every fifth space


def who_counts(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.6.12.1-a: whoever gets points chooses which figure moves; on one space they are alike."""
    cards = state.slices[Dispatches]
    if cards.closed or not state.awards:
        return NOBODY
    seat = state.awards[0][2]
    follower, woman = cards.track[2 * seat : 2 * seat + 2]
    if follower == woman:
        cards.mover = 0
        return NOBODY
    return seat


def apply_counter(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Dispatches].mover = COUNTERS.index(action[1])


def move_counter(state: CarcassonneState, what: str, seat: int, points: int) -> None:
    """C-4.6.12.1-m: an award moves one figure as a whole; C-4.6.12.1-b, -p: only the player on turn lands."""
    cards = state.slices[Dispatches]
    cards.moved = max(cards.mover, 0)
    cards.mover = -1
    cards.track[2 * seat + cards.moved] += points
    if seat == state.turn and points > 0 and cards.track[2 * seat + cards.moved] % DARK == 0:
        cards.landed = True


def show_counter(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    """Where the figure would go, and whether that brings a dispatch (C-4.6.12.1-b)."""
    now = state.slices[Dispatches].track[2 * seat + COUNTERS.index(action[1])]
    to = now + sum(term.total for term in state.awards[0][3])
    lands = seat == state.turn and to > now and to % DARK == 0
    return {"args": {"figure": action[1], "from": now, "to": to, "dispatch": "yes" if lands else "no"}}


COUNTER = Verb(
    "count",
    lambda state, seat: [("count", name) for name in COUNTERS],
    apply_counter,
    ("C-4.6.12.1-a", "C-4.6.12.1-m"),
    describe=show_counter,
)
