"""Games of bots against each other, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ..bots import make
from ..games import compile_ruleset
from ..kernel import Ruleset, Seeded, Setup, View

MOST_DECISIONS = 100_000
"""A game that asks more often than this does not end; the longest real ones ask some thousand times."""


@dataclass
class Result:
    """What came of a simulation; lists are by seat."""

    games: int
    seats: int
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    decisions: int = 0
    cpu_seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.totals = self.totals or [0] * self.seats

    @property
    def means(self) -> list[float]:
        return [round(total / self.finished, 2) if self.finished else 0.0 for total in self.totals]

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "wins": [round(w, 3) for w in self.wins],
            "scores": self.means,
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 3),
        }


@dataclass(frozen=True)
class Outcome:
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    cpu: float
    error: str = ""


def play(ruleset: Ruleset[Any], bots: Sequence[str], seed: str) -> Outcome:
    """One game. A shared win is shared out: two winners have half a win each."""
    begun = time.process_time()
    sampler = Seeded(seed)
    players = [make(name, f"{seed}/{seat}", ruleset.game.name) for seat, name in enumerate(bots)]
    state = ruleset.start(sampler)
    decisions = 0
    while not state.over:
        seat = state.pending[0]
        ruleset.apply(state, seat, players[seat].choose(View(ruleset, state, seat)), sampler)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
    spent = time.process_time() - begun
    game = ruleset.game
    return Outcome(tuple(game.scores(state)), tuple(game.winners(state)), decisions, spent)


def _play(setup: Setup, bots: Sequence[str], seed: str) -> Outcome:
    ruleset = compile_ruleset(setup.game, setup.seats, setup.sets, setup.elements, dict(setup.options))
    try:
        return play(ruleset, bots, seed)
    except Exception as error:  # a broken game is counted and named, and the others go on
        return Outcome((), (), 0, 0.0, f"seed {seed}: {type(error).__name__}: {error}")


def simulate(
    ruleset: Ruleset[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Result:
    """Play games; seat by seat the bots are those named, over and over if there are more seats."""
    seats = ruleset.setup.seats
    lineup = [bots[seat % len(bots)] for seat in range(seats)]
    for name in lineup:
        make(name, 0, ruleset.game.name)
    result = Result(games, seats)
    for done, outcome in enumerate(_outcomes(ruleset.setup, lineup, games, seed, jobs), 1):
        if outcome.error:
            result.errors.append(outcome.error)
        else:
            result.finished += 1
            result.decisions += outcome.decisions
            result.cpu_seconds += outcome.cpu
            for seat in range(seats):
                result.totals[seat] += outcome.scores[seat]
            for seat in outcome.winners:  # nobody, when the game itself has won
                result.wins[seat] += 1 / len(outcome.winners)
        progress(done)
    return result


def _outcomes(setup: Setup, bots: Sequence[str], games: int, seed: int, jobs: int) -> Iterator[Outcome]:
    seeds = [f"{seed}-{game}" for game in range(games)]
    if jobs == 1:
        for one in seeds:
            yield _play(setup, bots, one)
        return
    pool: Executor
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(
            _play, [setup] * games, [bots] * games, seeds, chunksize=max(1, games // (jobs * 20))
        )
