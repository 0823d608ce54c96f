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


def verdict(count: int, total: float, squares: float, test: SprtTable) -> Verdict:
    """What so many deals say, by the sum of their scores and of the squares of these."""
    lower, upper = log(test.beta / (1 - test.alpha)), log((1 - test.beta) / test.alpha)
    weight = count + 5 * PSEUDO
    mean = (total + PSEUDO * sum(k / 4 for k in range(5))) / weight
    spread = (squares + PSEUDO * sum((k / 4) ** 2 for k in range(5))) / weight - mean**2
    low, high = expected(test.elo0), expected(test.elo1)
    llr = count * (high - low) * (2 * mean - low - high) / (2 * spread)
    return Verdict(count, mean, llr, lower, upper)


def decide(deals: Sequence[Sequence[Row]], bot: str, test: SprtTable) -> Verdict:
    """The verdict after the first deal that decides, in the order of the deals; else after the last."""
    total = squares = 0.0
    found = verdict(0, total, squares, test)
    for count, rows in enumerate(deals, 1):
        one = score(rows, bot)
        total, squares = total + one, squares + one**2
        found = verdict(count, total, squares, test)
        if found.decided is not None:
            break
    return found
