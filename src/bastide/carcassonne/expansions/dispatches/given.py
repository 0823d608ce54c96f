"""What a given position says of the two scoring figures of each seat."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS
from ...given import bad, by_seat, listed, mapping, whole
from ...state import CarcassonneState
from .state import CARDS, COUNTERS, Dispatches


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


def give_messages(state: CarcassonneState, entry: object) -> None:
    """`"messages": ["road", "crests"]`: the cards that have been turned up, the first one first."""
    cards = state.slices[Dispatches]
    for name in listed(entry, "messages"):
        if name not in CARDS or CARDS.index(name) in cards.seen:
            raise bad(f"{name!r} is no card that is face down", "C-3.3.6.1-a")
        cards.unseen[CARDS.index(name)] = 0
        cards.seen.append(CARDS.index(name))


def write_messages(state: CarcassonneState, given: dict[str, Any]) -> None:
    cards = state.slices[Dispatches]
    seats = range(state.ruleset.setup.seats)
    points = {seat: cards.track[2 * seat : 2 * seat + 2] for seat in seats}
    given["counters"] = {
        SEATS[seat]: dict(zip(COUNTERS, both, strict=True)) for seat, both in points.items() if any(both)
    }
    given["messages"] = [CARDS[card] for card in cards.seen]
