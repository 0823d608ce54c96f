"""Weighs the turns that a seat could have taken, in futures that are the same for all of them.

The seat knows what it knew then: worlds are imagined from its view. Each turn is played on, with everybody
answering by the quick judgement, until the mind says that a future is settled; there the points that each
seat can expect are read off. What was played is never dropped. Where few draws lie ahead, all of them are
looked at.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Generic

from ..bots.futures import Branches, Future, Offsets
from ..bots.mind import S
from ..bots.mind import Turn as Decisions
from ..kernel import Ruleset, Sampler, View
from .chances import Curve
from .solving import Solver, TooMuchError, lead, lead_of

if TYPE_CHECKING:
    from .experts import Expert

MOST_DECISIONS = 3000
"""A future that asks more often than this is judged where it stands."""
PRIOR = 4
"""The quick judgement counts as much as so many futures."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How closely a study looks."""

    name: str
    wide: int
    """Turns that are looked at, beside the one that was played."""
    rounds: tuple[tuple[int, int], ...]
    """How many of them in how many futures: each pair goes on from the one before."""
    positions: int
    """Positions after which a decision is judged by what was found so far."""
    exact: int
    """Positions that may be spent on looking at all that may come."""
    solved: int
    """Positions that may be spent on working out what is best, everybody playing as well as can be."""
    luck: int
    """Outcomes of a draw that are looked at; if there are more, a sample."""
    skims: float = 0.0
    """A turn that the quick judgement puts at most so many points below the best is not looked at closely."""


@dataclass(slots=True)
class Weighed:
    """A turn with what its futures ended with."""

    turn: Decisions
    quick: float
    """What the quick judgement thinks of it."""
    played: bool = False
    ends: list[tuple[float, list[float], float]] = field(default_factory=list)
    """By future: by how many points the seat is ahead, what each can expect, how much is left."""
    weights: list[float] | None = None
    """How likely each of them is, if they are all there are."""

    @property
    def exact(self) -> bool:
        return self.weights is not None

    @property
    def mean(self) -> float:
        """By how many points the seat is ahead in the end, on average."""
        if self.weights is not None:
            return sum(weight * end[0] for weight, end in zip(self.weights, self.ends, strict=True))
        return sum(end[0] for end in self.ends) / len(self.ends) if self.ends else self.quick

    def rank(self, futures: int) -> float:
        """Orders turns that were played on in so many futures."""
        if self.weights is not None:
            return self.mean
        return (PRIOR * self.quick + sum(end[0] for end in self.ends[:futures])) / (PRIOR + futures)

    def gap(self, other: Weighed) -> tuple[float, float]:
        """By how much it is ahead of another in the futures that they share, and how far that may be off."""
        if self.weights is not None:
            return self.mean - other.mean, 0.0
        size = min(len(self.ends), len(other.ends))
        gaps = [a[0] - b[0] for a, b in zip(self.ends[:size], other.ends[:size], strict=True)]
        gap = (PRIOR * (self.quick - other.quick) + sum(gaps)) / (PRIOR + size)
        if size < 2:
            return gap, abs(gap)
        mean = sum(gaps) / size
        return gap, sqrt(sum((one - mean) ** 2 for one in gaps) / (size - 1) / size)

    @property
    def spread(self) -> float:
        if len(self.ends) < 2:
            return 0.0
        mean = sum(end[0] for end in self.ends) / len(self.ends)
        return sqrt(sum((end[0] - mean) ** 2 for end in self.ends) / len(self.ends))

    def chances(self, curve: Curve) -> list[float]:
        """The chance to win of each."""
        weights = self.weights or [1 / len(self.ends)] * len(self.ends)
        total: list[float] = []
        for weight, (_, prospects, left) in zip(weights, self.ends, strict=True):
            parts = curve.chances(prospects, left)
            total = [a + weight * b for a, b in zip(total or [0.0] * len(parts), parts, strict=True)]
        return total

    def worths(self, seats: int) -> list[float]:
        """By how many points each seat is ahead in the end, on average."""
        weights = self.weights or [1 / len(self.ends)] * len(self.ends)
        each = [leads(prospects, seats) for _, prospects, _ in self.ends]
        return [
            sum(weight * one[seat] for weight, one in zip(weights, each, strict=True))
            for seat in range(seats)
        ]


class OutOfTimeError(Exception):
    """The budget, in positions or in seconds, is spent."""


class Weighing(Generic[S]):
    """One decision of one seat, looked at."""

    def __init__(
        self, view: View[S], expert: Expert[S], depth: Depth, seed: str, until: float | None = None
    ) -> None:
        """`until` is when somebody who waits wants an answer, by the monotonic clock; a study has time."""
        assert view.seat is not None
        self._until = until
        self._view, self._seat, self._seed = view, view.seat, seed
        self._ruleset: Ruleset[S] = view.ruleset
        self._expert, self._mind, self._depth = expert, expert.mind, depth
        self._offsets = Offsets(seed)
        self._worlds: list[S] = []
        self._began = expert.mind.judged

    @property
    def positions(self) -> int:
        return self._mind.judged - self._began

    def _check_time(self) -> None:
        if self._until is not None and time.monotonic() > self._until:
            raise OutOfTimeError

    def weigh(self, played: Decisions | None) -> list[Weighed]:
        """All that was looked at, the best first; of those dropped early only the order counts."""
        entries = self._entries(played)
        if self._depth.skims and self._is_near(entries):
            return self._skim(entries)
        if len(entries) > 1 and (self._work_out(entries) or self._look_at_all(entries)):
            return sorted(entries, key=lambda one: (-round(one.mean, 6), not one.played))
        running, number = entries, 0
        order: list[Weighed] = []
        try:
            for keep, futures in self._depth.rounds:
                running, dropped = self._narrow(running, keep)
                order = dropped + order
                while number < futures:
                    self._add_future(running, number)
                    number += 1
                    if self.positions > self._depth.positions:
                        raise OutOfTimeError
        except OutOfTimeError:
            pass
        return self._narrow(running, len(running))[0] + order

    def _entries(self, played: Decisions | None) -> list[Weighed]:
        """What deserves a look, and what was played, if anything was; each outcome once."""
        world = self.world(0)
        rng = random.Random(f"{self._seed}/candidates")
        found = self._mind.candidates(world, self._seat, rng, self._depth.wide)
        trust = self._expert.trust(world)
        entries = [Weighed(candidate.turn, trust * candidate.worth) for candidate in found]
        if played is None:
            return entries
        for entry in entries:
            if entry.turn == played:
                entry.played = True
                return entries
        after = self._after(played)
        for entry in entries:
            if is_same(self._ruleset, after, self._after(entry.turn)):
                entry.turn, entry.played = played, True
                return entries
        # The quick judgement speaks of the end of a turn, and so of what was played, too.
        base = entries[0].quick - self._worth(self._after(entries[0].turn))
        entries.append(Weighed(played, base + self._worth(after), True))
        return entries

    def _is_near(self, entries: list[Weighed]) -> bool:
        best = max(one.quick for one in entries)
        return any(one.played and one.quick >= best - self._depth.skims for one in entries)

    def _skim(self, entries: list[Weighed]) -> list[Weighed]:
        """The order of the quick judgement, with what each can expect right after."""
        for one in entries:
            state = self._after(one.turn)
            one.ends = [(self._worth(state), self._expert.prospects(state), self._expert.left(state))]
        return sorted(entries, key=lambda one: (-one.quick, not one.played))

    def _worth(self, state: S) -> float:
        return leads(self._expert.prospects(state), self._ruleset.setup.seats)[self._seat]

    def _after(self, turn: Decisions) -> S:
        state = self.world(0).copy()
        self._follow(state, self._seat, turn, None)
        return state

    def _narrow(self, running: list[Weighed], keep: int) -> tuple[list[Weighed], list[Weighed]]:
        """The best, and what was played; and the others."""
        size = min((len(one.ends) for one in running), default=0)
        ranked = sorted(running, key=lambda one: (-one.rank(size), not one.played))
        kept = [one for nth, one in enumerate(ranked) if nth < keep or one.played]
        return kept, [one for one in ranked if one not in kept]

    def _work_out(self, entries: list[Weighed]) -> bool:
        """Near the end: what is best, everybody playing as well as can be, if that is little enough."""
        world = self.world(0)
        if self._expert.left(world) > self._expert.last or not self._mind.is_open(world):
            return False
        solver = Solver(self._ruleset, self._expert.prospects, self._depth.solved)
        try:
            best = solver.solve(world)
            found = [solver.ends(self._after(entry.turn)) for entry in entries]
        except TooMuchError:
            return False
        if lead_of(best.ends, self._seat) > max(lead_of(ends, self._seat) for ends in found) + 1e-6:
            entries.append(Weighed(best.turn, entries[0].quick))
            found.append(best.ends)
        for entry, ends in zip(entries, found, strict=True):
            entry.ends = [(lead(points, self._seat), list(points), 0.0) for points in ends]
            entry.weights = list(ends.values())
        return True

    # -- futures ---------------------------------------------------------------------------------------------

    def _add_future(self, running: Sequence[Weighed], number: int) -> None:
        for entry in running:
            entry.ends.append(self._play(entry.turn, number, Future(number, self._offsets)))

    def _look_at_all(self, entries: list[Weighed]) -> bool:
        """Look at all that may come, if that is little enough."""
        if not self._mind.is_open(self.world(0)):
            return False
        before = self.positions
        trial = Future(0, self._offsets)
        try:
            self._play(entries[0].turn, 0, trial)
        except OutOfTimeError:
            return False
        cost = max(1, self.positions - before)
        if trial.ways * len(entries) * cost > self._depth.exact:
            return False
        try:
            for entry in entries:
                entry.ends, entry.weights = [], []
                branches = Branches()
                for future in branches.paths():
                    end = self._play(entry.turn, 0, future)
                    entry.ends.append(end)
                    entry.weights.append(branches.likelihood)
        except OutOfTimeError:
            for entry in entries:
                entry.ends, entry.weights = [], None
            return False
        return True

    def world(self, number: int) -> S:
        """A position that looks to the seat like the one that it was in."""
        while len(self._worlds) <= number:
            rng = random.Random(f"{self._seed}/world/{len(self._worlds)}")
            self._worlds.append(self._mind.world(self._view, rng))
        return self._worlds[number]

    def _play(self, turn: Decisions, number: int, sampler: Sampler) -> tuple[float, list[float], float]:
        world, seat, mind = self.world(number), self._seat, self._mind
        state = world.copy()
        replied = self._ruleset.setup.seats == 1
        rng = random.Random(f"{self._seed}/{number}")
        self._follow(state, seat, turn, sampler)
        for _ in range(MOST_DECISIONS):
            if state.over or (replied and mind.settled(state, seat, world)):
                break
            self._check_time()
            asked = state.pending[0]
            replied = replied or asked != seat
            self._follow(state, asked, self._answer(state, asked, rng), sampler)
        prospects = self._expert.prospects(state)
        lead = leads(prospects, self._ruleset.setup.seats)[seat]
        return lead, prospects, self._expert.left(state)

    def _answer(self, state: S, asked: int, rng: random.Random) -> Decisions:
        """What a seat does in a future; of the last turns the best that the mind finds."""
        if self._expert.left(state) <= self._expert.last:
            return self._mind.candidates(state, asked, rng, 1)[0].turn
        return self._mind.quick(state, asked, rng)

    def _follow(self, state: S, seat: int, turn: Decisions, sampler: Sampler | None) -> None:
        """Carry out the decisions of a turn as long as they are possible."""
        follow(self._ruleset, state, seat, turn, sampler)


def follow(ruleset: Ruleset[Any], state: Any, seat: int, turn: Decisions, sampler: Sampler | None) -> None:
    for action in turn:
        if not (seat in state.pending and ruleset.allows(state, seat, action)):
            return
        ruleset.apply(state, seat, action, sampler)


def leads(prospects: Sequence[float], seats: int) -> list[float]:
    """By how many points each seat is ahead of the strongest other."""
    found = []
    for seat in range(seats):
        others = [points for other, points in enumerate(prospects) if other != seat]
        found.append(prospects[seat] - (max(others) if others else 0.0))
    return found


def is_same(ruleset: Ruleset[S], one: S, other: S) -> bool:
    """Whether two turns lead to the same position, however many decisions they took."""
    counters = ("serial", "asked", "answered")
    a, b = ruleset.save(one), ruleset.save(other)
    return all(a[name] == b[name] for name in a if name not in counters)
