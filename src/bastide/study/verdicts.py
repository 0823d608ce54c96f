"""What a study says, as it is kept with the game, sent to the page and printed: plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.views import SeatLetter

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
QUALITIES = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)


class Bounds(msgspec.Struct, frozen=True):
    """Up to which error, in points, a decision is still of a quality; what is beyond is a blunder."""

    best: float = 0.05
    good: float = 1.0
    inaccuracy: float = 3.0
    mistake: float = 6.0
    wins: float = 0.25
    """Whoever gives away as much of the chance to win has blundered, whatever it costs in points."""


BOUNDS = {"carcassonne": Bounds(), "orleans": Bounds(), "johanna": Bounds()}
"""By game. Points are of like size in all three, so the bounds are the same; each may have its own."""


def quality_of(game: str, error: float, wins: float) -> str:
    """The class of a decision that costs so many points, and so much of the chance to win."""
    bounds = BOUNDS[game]
    if error >= bounds.mistake or wins >= bounds.wins:
        return BLUNDER
    if error <= bounds.best:
        return BEST
    if error < bounds.good:
        return GOOD
    return INACCURACY if error < bounds.inaccuracy else MISTAKE


class Reason(msgspec.Struct, frozen=True):
    """A part of why something is better: the code of a sentence and its blanks."""

    code: str
    blanks: dict[str, str | int] = {}
    rule: str = ""
    weight: float = 0.0
    """How much of the difference it tells, in points."""


class ShownDecision(msgspec.Struct, frozen=True):
    """A decision as options are shown: the id of its words, and their blanks."""

    text: str
    verb: str
    label: str
    args: dict[str, Any] = {}
    targets: list[str] = []
    """What it touches on the board."""


class TurnChoice(msgspec.Struct, frozen=True):
    """A turn that was looked at."""

    turn: list[str]
    """Its decisions as a record writes them."""
    worth: float
    """Points that the seat is ahead by in the end, as far as can be foreseen, less those before the turn."""
    wins: float
    """The seat's chance to win after it."""
    samples: int = 0
    """Futures in which it was played on; 0 if all there are were looked at."""
    spread: float = 0.0
    """Standard deviation of what they ended with."""
    rank: int = 1
    played: bool = False
    shown: list[ShownDecision] = []


class Judged(msgspec.Struct, frozen=True):
    """A turn that was played, and what would have been better."""

    line: int
    """Lines of the moves before it."""
    seat: SeatLetter
    decision: str
    played: list[str]
    lines: list[int]
    """The lines that it is made of."""
    drawn: str = ""
    """What was drawn for it, as a record writes it, if it was one of a kind."""
    forced: bool = False
    quality: str = ""
    error: float = 0.0
    """Points given away: worth of the best less that of what was played."""
    cost: float = 0.0
    """The same in chance to win."""
    rank: int = 0
    """Which of those that were looked at was played, the best is 1."""
    of: int = 0
    choices: list[TurnChoice] = []
    """The best, and what was played last, if it is not among them."""
    before: list[float] = []
    """The chance to win of each seat if the best is played."""
    after: list[float] = []
    """… after what was played."""
    worths: list[float] = []
    """By how many points each seat is ahead after what was played."""
    exact: bool = False
    """Whether nothing was left to a sample."""
    reasons: list[Reason] = []


class Luck(msgspec.Struct, frozen=True):
    """A draw, or several in a row: what it was worth beyond the mean of what could have come."""

    line: int
    topic: str
    label: str
    luck: list[float]
    """In points, by seat."""
    seat: SeatLetter | None = None
    """Whose draw it was; None if it was everybody's."""
    ways: int = 0
    """Outcomes that were looked at."""
    exact: bool = True


class StudyPlayer(msgspec.Struct, frozen=True):
    """What a study says of one seat."""

    seat: SeatLetter
    decisions: int
    error: float
    """Points given away in all."""
    per_decision: float
    luck: float
    qualities: dict[str, int]
    kinds: dict[str, float]
    """Points given away by kind of decision."""
    costliest: list[int]
    """The lines of its three costliest moments."""


class Summary(msgspec.Struct, frozen=True):
    """All that a study has found out, or has so far."""

    done: int
    of: int
    players: list[StudyPlayer]


class Study(msgspec.Struct, frozen=True):
    """The study of a game."""

    version: int
    game: str
    seats: list[str]
    depth: str
    seed: str
    scores: list[int]
    winners: list[SeatLetter]
    moves: int
    turns: list[Judged]
    draws: list[Luck]
    summary: Summary
