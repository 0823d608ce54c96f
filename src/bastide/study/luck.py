"""Luck: what a draw was worth, less the mean of all that could have come.

All outcomes are looked at with the same eyes, so luck is nought on average by its making. Draws that belong
together, as the followers of a round do, are one; where outcomes are too many, a sample stands for them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from ..bots.mind import S
from ..kernel import CHANCE, SEATS, Ruleset
from .course import Course, Drawn, Turn, drawing
from .experts import Expert
from .verdicts import Luck
from .weighing import leads


@dataclass(slots=True)
class Bundle(Generic[S]):
    """Draws in a row that are one."""

    key: object
    draws: list[Drawn[S]]

    @property
    def line(self) -> int:
        return self.draws[0].line


def events_of(course: Course[S], expert: Expert[S]) -> list[Turn[S] | Bundle[S]]:
    """What there is to judge, in the order in which it began."""
    found: list[Turn[S] | Bundle[S]] = []
    last: Bundle[S] | None = None
    for event in course.events:
        if isinstance(event, Turn):
            found.append(event)
            last = None
            continue
        key = expert.bundle(event.state, event.topic)
        if key is None:
            last = None
        elif last is not None and last.key == key:
            last.draws.append(event)
        else:
            last = Bundle(key, [event])
            found.append(last)
    return found


def luck_of(ruleset: Ruleset[S], bundle: Bundle[S], expert: Expert[S], most: int, seed: str) -> Luck:
    """How lucky a draw was, for everybody."""
    state = bundle.draws[0].state
    weights = list(drawing(ruleset, state).weights(state))
    ways = [index for index, weight in enumerate(weights) if weight > 0]
    exact = len(bundle.draws) == 1 and len(ways) <= most
    rng = random.Random(f"{seed}/sample")
    outcomes: dict[tuple[int, ...], float] = {}
    if exact:
        total = sum(weights)
        outcomes = {(index,): weights[index] / total for index in ways}
    else:
        for _ in range(most):
            drawn = draw_again(ruleset, state, len(bundle.draws), rng)
            outcomes[drawn] = outcomes.get(drawn, 0.0) + 1 / most
    came = tuple(draw.index for draw in bundle.draws)
    worths: dict[tuple[int, ...], list[float]] = {}
    whose = None
    for drawn in {**outcomes, came: 0.0}:
        after = resolved(ruleset, state, drawn)
        drawer = expert.drawer(state, after)
        whose = drawer if drawn == came else whose
        expected = expert.promise(after, drawer, random.Random(f"{seed}/promise"))
        worths[drawn] = leads(expected, ruleset.setup.seats)
    luck = [
        round(worth - sum(share * worths[drawn][seat] for drawn, share in outcomes.items()), 3)
        for seat, worth in enumerate(worths[came])
    ]
    return Luck(
        line=bundle.line,
        topic=bundle.draws[0].topic,
        label=", ".join(draw.label for draw in bundle.draws),
        luck=luck,
        seat=None if whose is None else SEATS[whose],
        ways=len(outcomes),
        exact=exact,
    )


def draw_again(ruleset: Ruleset[S], state: S, number: int, rng: random.Random) -> tuple[int, ...]:
    """So many draws in a row, at random."""
    state = state.copy()
    drawn: list[int] = []
    while len(drawn) < number and state.pending == (CHANCE,):
        weights = drawing(ruleset, state).weights(state)
        drawn.append(rng.choices(range(len(weights)), weights)[0])
        ruleset.resolve(state, drawn[-1])
    return tuple(drawn)


def resolved(ruleset: Ruleset[S], state: S, outcomes: Iterable[int]) -> S:
    state = state.copy()
    for index in outcomes:
        ruleset.resolve(state, index)
    return state
