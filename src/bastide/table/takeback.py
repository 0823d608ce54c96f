"""Taking back more than a seat may alone: after a draw, a revelation or another seat's action.

The other people at the table are asked; bots agree. Who does not want it says no, or simply plays on. What
was drawn comes again in the same order, so that nobody gets a second chance of another kind.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel import SEATS, Match, Problem
from .protocol import StandInInfo, TakeBackInfo
from .storage import Seat

SECONDS = 60.0
"""After that long without an answer the wish is forgotten: nobody can hold a table up."""


@dataclass
class Wish:
    """Somebody asks to go back to before his last action, or for a bot in the place of who is away."""

    seat: int
    keep: int  # lines that would stay
    waits: set[int]  # who has still to agree
    agreed: list[int] = field(default_factory=list)
    absent: int | None = None  # the seat for which a bot shall play; None: it is about taking back

    @property
    def back(self) -> TakeBackInfo | None:
        if self.absent is not None:
            return None
        return TakeBackInfo(SEATS[self.seat], self.keep, [SEATS[s] for s in sorted(self.waits)])

    @property
    def bot(self) -> StandInInfo | None:
        if self.absent is None:
            return None
        waits = [SEATS[s] for s in sorted(self.waits)]
        return StandInInfo(SEATS[self.absent], SEATS[self.seat], waits)


def last_action(match: Match[Any], seat: int) -> int | None:
    """The number of lines before a seat's last action; None if it has not acted."""
    mine = f"{SEATS[seat]} "
    moves = match.moves
    return next((n for n in range(len(moves) - 1, -1, -1) if moves[n].startswith(mine)), None)


def stood_in(match: Match[Any], seat: int, chair: Seat) -> int | None:
    """The number of lines before what a bot did while the person was away; None if it did nothing, or if the
    person has acted since."""
    begin, end = chair.stood_from, chair.stood_to
    if begin is None or end is None or end > len(match.moves):
        return None
    mine = f"{SEATS[seat]} "
    if any(line.startswith(mine) for line in match.moves[end:]):
        return None
    return begin if any(line.startswith(mine) for line in match.moves[begin:end]) else None


def nothing_to_take_back() -> Problem:
    return Problem("no-undo")


def not_asked() -> Problem:
    return Problem("not-asked")
