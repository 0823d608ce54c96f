"""What a given position says of the two scoring figures of each seat."""

from __future__ import annotations

from ....kernel import SEATS
from ...given import bad, by_seat, mapping, whole
from ...state import CarcassonneState
from .state import COUNTERS, Dispatches


def give_counters(state: CarcassonneState, entry: object) -> None:
    """`"counters": {"A": {"follower": 12, "woman": 5}}`: the points of both; together they are the score."""
    track = state.slices[Dispatches].track
    for seat, points in by_seat(state, entry, "counters"):
        named = mapping(points, f"the counters of {SEATS[seat]}", COUNTERS)
        figures = [whole(named.get(c, 0), 0, 10**6, f"{c} of {SEATS[seat]}") for c in COUNTERS]
        if state.score[seat] not in (0, sum(figures)):
            raise bad(f"the counters of {SEATS[seat]} have {sum(figures)}, the score is {state.score[seat]}")
        track[2 * seat : 2 * seat + 2] = figures
        state.score[seat] = sum(figures)


def give_scores(state: CarcassonneState, entry: object) -> None:
    """Points of which nothing else is said were counted by the scoring followers."""
    track = state.slices[Dispatches].track
    for seat, points in enumerate(state.score):
        if sum(track[2 * seat : 2 * seat + 2]) != points:
            track[2 * seat : 2 * seat + 2] = [points, 0]
