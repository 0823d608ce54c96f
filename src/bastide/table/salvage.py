"""Games that these rules play differently from those they were begun with: what holds, and where it ends.

Such a game is not lost. It stands where the two last agree, can be seen and exported whole, and goes on from
there when the people at the table agree to take the rest back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import __version__
from ..kernel import Match, Record, RecordProblem, record_of
from .matches import check_open, remarked, restore
from .protocol import OutdatedInfo
from .storage import StorageProblem, Stored


@dataclass(frozen=True, slots=True)
class Broken:
    """Where the replay of a game ends."""

    lines: int  # of the whole game
    at: int  # the line at which it can't go on, or after which the position is another
    keep: int  # lines up to the last moment that holds
    rules: str  # the version that the game was last played with

    @property
    def info(self) -> OutdatedInfo:
        return OutdatedInfo(self.lines, self.at, self.keep, self.rules, __version__)


def restore_what_holds(stored: Stored) -> tuple[Match[Any], Broken | None]:
    """The match of a table, or what holds of it; `StorageProblem` when nothing does."""
    try:
        return restore(stored, stored.moves), None
    except StorageProblem as problem:
        fault = problem.__cause__
        if not isinstance(fault, RecordProblem) or fault.index is None:
            raise
        keep = _last_that_holds(stored, fault.index)
        if keep is None:
            raise
        match = restore(stored, stored.moves[:keep])
        return match, Broken(len(stored.moves), fault.index, keep, stored.rules)


def _last_that_holds(stored: Stored, fault: int) -> int | None:
    """The lines up to the last mark before the fault; without marks those before the action at fault."""
    if held := [line for line in stored.marks if line <= fault]:
        return max(held)
    while stored.moves[fault].startswith("*"):  # an outcome belongs to the action before it
        fault -= 1
        if fault < 0:
            return None  # the set-up itself is another
    return fault


def whole_record(match: Match[Any], stored: Stored, for_host: bool = False) -> Record:
    """The record of such a game with the lines that these rules can't play, too. While it runs, the host gets
    all of them, others what is settled: up to the last outcome, for who answers in secret draws nothing."""
    if stored.status != "finished" and not for_host:
        check_open(match)
    record = record_of(match, [seat.name for seat in stored.seats])
    record.elements, record.commitment = list(stored.elements), dict(stored.commitment)
    record.seed = stored.seed if stored.status == "finished" else None
    record.moves = stored.moves[:]
    if stored.status != "finished" and not for_host:
        while len(record.moves) > len(match.moves) and not record.moves[-1].startswith("*"):
            record.moves.pop()
    end = len(record.moves)
    record.rules = stored.rules
    record.marks = {str(line): mark for line, mark in stored.marks.items() if line <= end}
    return remarked(record, stored)
