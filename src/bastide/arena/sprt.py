"""A sequential test of one bot against another: it goes on until one of two hypotheses is likely enough.

As fishtest does, it looks at pairs of games, here whole deals: every seat of the same deal. The logarithm of
the likelihood ratio is that of a normal distribution with the spread that the deals show (Van den Bergh's
generalised test).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from .ratings import place
from .tournament import SprtTable
from .work import Row

LEAST_DEALS = 10
"""Before this many, the spread of the deals says too little."""
PSEUDO = 1e-3
"""What is counted of each of five outcomes beforehand: a spread of nothing would decide everything."""


@dataclass(frozen=True)
class Verdict:
    """Where a test stands: `decided` is 1 for the higher hypothesis, 0 for the lower, None for neither."""

    deals: int
    score: float
    llr: float
    lower: float
    upper: float

    @property
    def decided(self) -> int | None:
        if self.deals < LEAST_DEALS:
            return None
        return 1 if self.llr >= self.upper else 0 if self.llr <= self.lower else None


def expected(elo: float) -> float:
    """The part of the wins that so many Elo more bring."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def score(rows: Sequence[Row], bot: str) -> float:
    """What a bot has of a deal: of all others at all tables, the part that it has beaten."""
    shares = []
    if len(rows[0]["bots"]) == 1:  # alone: both have played the same deal
        own = next(row for row in rows if row["bots"][0] == bot)
        other = next(row for row in rows if row["bots"][0] != bot)
        a, b = place(own, 0), place(other, 0)
        return 0.5 + (a > b) / 2 - (a < b) / 2
    for row in rows:
        for seat, name in enumerate(row["bots"]):
            if name == bot:
                for rival, other_name in enumerate(row["bots"]):
                    if other_name != bot:
                        a, b = place(row, seat), place(row, rival)
                        shares.append(0.5 + (a > b) / 2 - (a < b) / 2)
    return sum(shares) / len(shares)


def verdict(scores: Sequence[float], test: SprtTable) -> Verdict:
    """What the deals so far say."""
    lower, upper = log(test.beta / (1 - test.alpha)), log((1 - test.beta) / test.alpha)
    weighted = [(value, 1.0) for value in scores] + [(k / 4, PSEUDO) for k in range(5)]
    total = sum(weight for _, weight in weighted)
    mean = sum(value * weight for value, weight in weighted) / total
    spread = sum(weight * (value - mean) ** 2 for value, weight in weighted) / total
    low, high = expected(test.elo0), expected(test.elo1)
    llr = len(scores) * (high - low) * (2 * mean - low - high) / (2 * spread)
    return Verdict(len(scores), mean, llr, lower, upper)


def decide(deals: Sequence[Sequence[Row]], bot: str, test: SprtTable) -> Verdict:
    """The verdict after the first deal that decides, in the order of the deals; else after the last."""
    scores: list[float] = []
    found = verdict(scores, test)
    for rows in deals:
        scores.append(score(rows, bot))
        found = verdict(scores, test)
        if found.decided is not None:
            break
    return found
