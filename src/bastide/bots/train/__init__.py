"""Weights by self-play: every seat plays with weights of its own, and what leads to points is kept.

In each step, games are played in which each seat's weights are drawn around the present ones. The lead of a
seat over the others is then explained by what its weights differed (least squares, a small ridge), and the
weights move in the direction that brings points. Games come in pairs with the same draws and the weights
exchanged among the seats, so that luck cancels out. Nothing but the standard library is needed.
"""

from __future__ import annotations

import datetime
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from math import exp
from typing import Any

from ...games import compile_ruleset
from ...kernel import Ruleset, Seeded, State, View
from ..levels import Level, Quick
from ..mind import Mind
from ..weights import VERSION, Trained, load

PATIENCE = Level("training")
"""Trained bots go by the quick judgement alone."""
RIDGE = 0.05
"""Keeps weights in place of which the games say little."""


@dataclass(frozen=True)
class Course:
    """What is trained, and how long."""

    game: str
    seats: int = 2
    sets: tuple[str, ...] = ()
    steps: int = 4
    games: int = 200
    """In each step."""
    seed: int = 1
    spread: float = 0.25
    """How far weights are drawn from the present ones, as a share of each."""
    jobs: int = 1


@dataclass(frozen=True)
class Step:
    """What a step found: the new weights, and by how many points they should be better."""

    number: int
    weights: dict[str, float]
    gain: float


def train(course: Course, told: Callable[[Step], None] = lambda step: None) -> Trained:
    """Fit the weights of a game, beginning with those that it has; a game with `fit` has its own way."""
    module = import_module(f"bastide.bots.{course.game}")
    before = load(course.game)
    weights: dict[str, float]
    if hasattr(module, "fit"):
        weights = module.fit(course, told)
    else:
        weights = {**module.DEFAULTS, **before.weights}
        for number in range(course.steps):
            weights, gain = improve(course, weights, number)
            told(Step(number, weights, gain))
    sets = "".join(f" --set {name}" for name in course.sets)
    command = (
        f"bastide train {course.game} --players {course.seats}{sets} --steps {course.steps} "
        f"--games {course.games} --seed {course.seed}"
    )
    rounded = {name: float(f"{value:.4g}") for name, value in weights.items()}
    return Trained(
        VERSION,
        course.game,
        command,
        course.seed,
        course.steps * course.games,
        datetime.datetime.now(datetime.UTC).date().isoformat(),
        rounded,
        before.styles,
    )


def improve(course: Course, weights: Mapping[str, float], number: int) -> tuple[dict[str, float], float]:
    """One step: play, explain, move."""
    names = [name for name, value in weights.items() if value]
    seeds = [f"{course.seed}/{number}/{deal}" for deal in range(course.games // course.seats)]
    rows: list[list[float]] = []
    leads: list[float] = []
    for drawn, lead in _play_all(course, weights, names, seeds):
        rows.append(drawn)
        leads.append(lead)
    slopes = least_squares(rows, leads, RIDGE * len(rows))
    length = sum(slope * slope for slope in slopes) ** 0.5 or 1.0
    moved = {name: slope / length for name, slope in zip(names, slopes, strict=True)}
    stride = min(1.0, length / 6) * 1.5  # in units of the spread; small where little was found
    changed = {
        name: value * exp(course.spread * stride * moved.get(name, 0.0)) for name, value in weights.items()
    }
    return changed, stride * length


def _play_all(
    course: Course, weights: Mapping[str, float], names: Sequence[str], seeds: Sequence[str]
) -> list[tuple[list[float], float]]:
    tasks = [(course, dict(weights), tuple(names), seed) for seed in seeds]
    if course.jobs == 1:
        return [row for task in tasks for row in play_deal(*task)]
    with ProcessPoolExecutor(course.jobs) as pool:
        return [row for rows in pool.map(play_deal, *zip(*tasks, strict=True)) for row in rows]


def play_deal(
    course: Course, weights: Mapping[str, float], names: Sequence[str], seed: str
) -> list[tuple[list[float], float]]:
    """One deal, played once for every rotation of the seats: what each weighting differed, and its lead."""
    rng = random.Random(seed)
    ruleset = compile_ruleset(course.game, course.seats, course.sets)
    module = import_module(f"bastide.bots.{course.game}")
    drawn = [[rng.gauss(0.0, 1.0) for _ in names] for _ in range(course.seats)]
    minds = [
        module.mind(
            dict(weights)
            | {name: weights[name] * exp(course.spread * by) for name, by in zip(names, one, strict=True)},
            "",
        )
        for one in drawn
    ]
    leads = [0.0] * course.seats
    for turned in range(course.seats):
        at = [(seat + turned) % course.seats for seat in range(course.seats)]  # whose mind has which seat
        scores = play(ruleset, [minds[i] for i in at], seed)
        for seat, i in enumerate(at):
            others = [points for other, points in enumerate(scores) if other != seat]
            leads[i] += (scores[seat] - sum(others) / len(others) if others else scores[seat]) / course.seats
    mean = [sum(column) / course.seats for column in zip(*drawn, strict=True)]
    apart = [[by - middle for by, middle in zip(one, mean, strict=True)] for one in drawn]
    return list(zip(apart if course.seats > 1 else drawn, leads, strict=True))


def play(ruleset: Ruleset[Any], minds: Sequence[Mind[Any]], seed: str) -> list[int]:
    sampler = Seeded(seed)
    bots = [Quick(mind, PATIENCE, f"{seed}/{seat}") for seat, mind in enumerate(minds)]
    state: State = ruleset.start(sampler)
    while not state.over:
        seat = state.pending[0]
        ruleset.apply(state, seat, bots[seat].choose(View(ruleset, state, seat)), sampler)
    return ruleset.game.scores(state)


def least_squares(rows: Sequence[Sequence[float]], values: Sequence[float], ridge: float) -> list[float]:
    """The coefficients that explain the values, by Gaussian elimination of the normal equations."""
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) + (ridge if i == j else 0.0) for j in range(size)]
        + [sum(row[i] * value for row, value in zip(rows, values, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for k in range(size):
            if k != i and matrix[k][i]:
                factor = matrix[k][i] / matrix[i][i]
                matrix[k] = [a - factor * b for a, b in zip(matrix[k], matrix[i], strict=True)]
    return [matrix[i][size] / matrix[i][i] for i in range(size)]
