"""Whose turn it is since when, and how long a person may take where a move has days.

A person who does not move in time gets a bot of the table's agreed level, which all have consented to by
sitting down. It is theirs again when they come back, and what it did can be taken back (`takeback.py`).
"""

from __future__ import annotations

import time
from typing import Any

from ..kernel import SEATS, Match
from .storage import Stored

DAY = 24 * 3600.0
REMINDED_AT = 0.75
"""The part of the time after which a person is reminded."""
BY_TIME = "days"
"""Who let a bot play, where it was the time (`Seat.stand_in_by`)."""
GAVE_UP = "gone"
"""The same where the person has resigned: the bot stays."""
FOR_GOOD = ("clock", GAVE_UP)
"""Where the seat is not given back."""


def asked(stored: Stored, match: Match[Any] | None) -> set[int]:
    """The seats whose people have to move."""
    if match is None or match.over:
        return set()
    return {
        seat
        for seat in match.state.pending
        if seat >= 0 and stored.seats[seat].kind == "human" and stored.seats[seat].stand_in is None
    }


def changes(stored: Stored, match: Match[Any] | None) -> dict[int, float | None]:
    """What has to be kept anew. Who goes on being asked has been so since the turn began."""
    if not stored.days and not any(seat.person for seat in stored.seats):
        return {}  # nobody would ask
    now, pending = time.time(), asked(stored, match)
    return {
        number: now if number in pending else None
        for number, seat in enumerate(stored.seats)
        if (number in pending) != (seat.since is not None)
    }


def follow(stored: Stored, changed: dict[int, float | None]) -> None:
    """Have in memory what is kept."""
    for number, since in changed.items():
        stored.seats[number].since = since


def result_of(match: Match[Any]) -> dict[str, Any] | None:
    """Points and winners of a game that is over."""
    if not match.over:
        return None
    game, state = match.ruleset.game, match.state
    scores = dict(zip(SEATS, game.scores(state), strict=False))
    return {"scores": scores, "winners": [SEATS[s] for s in game.winners(state)]}
