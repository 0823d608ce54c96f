"""How strong the bots of a tournament are: Bradley–Terry by pairs, openskill for tables of three and more.

Intervals of 95 % are taken over deals, since the games of one deal hang together. Elo is counted from the
mean of those who took part.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

from ..extras import need
from .work import Row

ELO = 400 / log(10)
SAMPLES = 60
"""Tournaments that are drawn from the deals of the one that was played."""
PRIOR = 0.5
"""Drawn games that are added to each pair that met: who has won all of few games is not beyond measure."""


@dataclass(frozen=True)
class Standing:
    """A bot in the table. `elo` is None where it met nobody; `skill` only for tables of three and more."""

    bot: str
    games: int
    won: float
    points: float
    elo: float | None = None
    low: float | None = None
    high: float | None = None
    skill: float | None = None
    sigma: float | None = None
    faults: int = 0


Meeting = tuple[str, str, float]
"""Two bots, and what the first has of one win: 1, 0.5 or 0."""


def meetings(rows: Sequence[Row]) -> dict[int, list[Meeting]]:
    """Who did better than whom, deal by deal. Bots that play alone are compared over the same deal."""
    found: dict[int, list[Meeting]] = defaultdict(list)
    alone: dict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in rows:
        if len(row["bots"]) == 1:
            alone[row["setup"], row["deal"]].append(row)
            continue
        places = [place(row, seat) for seat in range(len(row["bots"]))]
        for one, other in combinations(range(len(places)), 2):
            if row["bots"][one] != row["bots"][other]:
                share = 0.5 + (places[one] > places[other]) / 2 - (places[one] < places[other]) / 2
                found[row["at"]].append((row["bots"][one], row["bots"][other], share))
    for (_, deal), games in alone.items():
        for first, second in combinations(games, 2):
            a, b = place(first, 0), place(second, 0)
            share = 0.5 + (a > b) / 2 - (a < b) / 2
            found[-1 - deal].append((first["bots"][0], second["bots"][0], share))
    return found


def place(row: Row, seat: int) -> tuple[bool, bool, int]:
    """Orders the seats of a game: who lost by a fault is last, winners are first, then points decide."""
    return (row["fault"] != seat, seat in row["winners"], row["scores"][seat])


def table(rows: Sequence[Row], bots: Sequence[str], samples: int = SAMPLES) -> list[Standing]:
    """The bots, the strongest first. Without samples the intervals are quick and a little too narrow."""
    played: dict[str, list[tuple[float, int, bool]]] = defaultdict(list)
    for row in rows:
        for seat, bot in enumerate(row["bots"]):
            played[bot].append((row["shares"][seat], row["scores"][seat], row["fault"] == seat))
    found = [bot for bot in bots if played[bot]]
    elo = bradley_terry(meetings(rows), found, samples)
    skill = open_skill(row for row in rows if len(row["bots"]) > 2)
    standings = []
    for bot in found:
        games = played[bot]
        won, points = (sum(one[part] for one in games) / len(games) for part in (0, 1))
        mean, low, high = elo.get(bot, (None, None, None))
        mu, sigma = skill.get(bot, (None, None))
        faults = sum(one[2] for one in games)
        standings.append(Standing(bot, len(games), won, points, mean, low, high, mu, sigma, faults))
    return sorted(standings, key=lambda one: (-(one.elo or 0.0), -one.points, one.bot))


def bradley_terry(
    deals: Mapping[int, Sequence[Meeting]], bots: Sequence[str], samples: int = SAMPLES
) -> dict[str, tuple[float, float, float]]:
    """Elo of each bot with the bounds of its interval."""
    if len(bots) < 2 or not deals:
        return {}
    np = need("numpy", "arena")
    number = {bot: at for at, bot in enumerate(bots)}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for at, key in enumerate(sorted(deals)):
        for one, other, share in deals[key]:
            wins[at, number[one], number[other]] += share
            wins[at, number[other], number[one]] += 1 - share
    total = wins.sum(axis=0)
    drawn = PRIOR * ((total + total.T) > 0)
    elo = _fit(total + drawn)
    rng = np.random.default_rng(0)
    again = [
        _fit(np.tensordot(np.bincount(pick, minlength=len(wins)), wins, 1) + drawn)
        for pick in rng.integers(0, len(wins), (samples if len(wins) > 1 else 0, len(wins)))
    ]
    low, high = np.percentile(again or [elo], [2.5, 97.5], axis=0)
    half = 1.96 * _errors(total + drawn, elo / ELO)
    return {
        bot: (
            float(elo[at]),
            float(min(low[at], elo[at] - half[at])),
            float(max(high[at], elo[at] + half[at])),
        )
        for bot, at in number.items()
    }


def _errors(wins: Any, strengths: Any) -> Any:
    """Standard errors in Elo as if all games were independent: few deals that agree are no certainty."""
    np = need("numpy", "arena")
    ahead = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    information = (wins + wins.T) * ahead * ahead.T
    information = np.diag(information.sum(axis=1)) - information
    return ELO * np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0.0))


def _fit(wins: Any) -> Any:
    """The parameters of Bradley and Terry as Elo around zero; `wins[i, j]`: how often i was before j."""
    choix = need("choix", "arena")
    return ELO * choix.ilsr_pairwise_dense(wins, alpha=1e-9, max_iter=1000, tol=1e-3)


def open_skill(rows: Iterable[Row]) -> dict[str, tuple[float, float]]:
    """Mean and spread of each bot's skill by Plackett and Luce, game after game."""
    model: Any = None
    skill: dict[str, Any] = {}
    for row in rows:
        if model is None:
            model = need("openskill.models", "arena").PlackettLuce()
        names = row["bots"]
        if len(set(names)) < 2:
            continue
        places = [place(row, seat) for seat in range(len(names))]
        ranks = [sum(other > own for other in places) for own in places]
        teams = [[skill.get(bot) or model.rating(name=bot)] for bot in names]
        rated = model.rate(teams, ranks=ranks)
        gathered: dict[str, list[Any]] = defaultdict(list)
        for bot, team in zip(names, rated, strict=True):
            gathered[bot].append(team[0])
        for bot, ratings in gathered.items():  # who sat at several seats has the mean of what it got there
            mu = sum(r.mu for r in ratings) / len(ratings)
            sigma = sum(r.sigma for r in ratings) / len(ratings)
            skill[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (rating.mu, rating.sigma) for bot, rating in skill.items()}
