"""A search that knows no game: whole turns, the same imagined futures for all of them, time where it is open.

Candidates come from the mind's quick judgement. Each is played on in the same futures, in which everybody
answers by the quick judgement, until the mind says that the future is settled; then it is judged. Half of the
candidates are dropped as soon as their share of the budget is spent, and what is saved goes to the others.
Where few draws lie ahead, all of them are looked at instead of a sample.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from typing import Generic

from ..kernel import CHANCE, Action, Draw, Ruleset, Sampler, View
from .futures import Branches, Future, Offsets
from .mind import Candidate, Mind, S, Turn

MOST_FUTURES = 400
"""More futures than this do not change a decision."""
ENOUGH_FUTURES = 8
"""Futures before a candidate may be chosen because it is clearly the best."""
CLEAR = 3.5
"""Standard errors by which it must lead then."""
PRIOR = 4
"""The quick judgement of a candidate counts as much as so many futures: few futures are mostly luck."""
TELL_SECONDS = 0.15
"""Between two calls of `watch`."""
MOST_DECISIONS = 3000
"""A future that asks more often than this is judged where it stands."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take. Positions alone make it the same on every machine."""

    positions: int
    seconds: float = inf
    """CPU time of the thread that thinks: other work on the machine makes no bot weaker."""
    wide: int = 12
    """Candidate turns."""
    near: float = inf
    """Of those, the ones that the quick judgement has at most so many points behind the best."""
    undrawn: bool = False
    """Whether a future may end before a draw: less luck, if the mind judges such positions well."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A candidate with what the futures say of it so far."""

    turn: Turn
    worth: float
    samples: int
    spread: float
    """Standard deviation of the samples."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a search has found so far: `done` of `of` parts of its budget, candidates with the best first."""

    done: int
    of: int
    seconds: float
    weighed: tuple[Weighed, ...]
    running: int = 0
    """Of the candidates, how many are still looked at."""
    share: float = 0.0
    """Of the budget, in positions or seconds: what is spent sooner."""

    @property
    def best(self) -> Weighed:
        return self.weighed[0]


class OutOfTimeError(Exception):
    """The budget is spent in the middle of a future."""


@dataclass(slots=True)
class Entry:
    """A candidate in the running: its results, future by future; or one, if all futures were looked at."""

    candidate: Candidate
    results: list[float] = field(default_factory=list)
    is_exact: bool = False

    @property
    def worth(self) -> float:
        return sum(self.results) / len(self.results) if self.results else self.candidate.worth

    @property
    def rank(self) -> float:
        """Orders candidates with equally many results."""
        if self.is_exact:
            return self.worth
        return (PRIOR * self.candidate.worth + sum(self.results)) / (PRIOR + len(self.results))

    def weighed(self) -> Weighed:
        mean, size = self.worth, len(self.results)
        spread = sqrt(sum((result - mean) ** 2 for result in self.results) / size) if size else 0.0
        return Weighed(self.candidate.turn, mean, size, spread)


class Search(Generic[S]):
    """A bot. `others` answer for the other seats, each in every n-th future: opponents of several kinds."""

    def __init__(
        self,
        mind: Mind[S],
        budget: Budget,
        seed: int | str = 0,
        others: Sequence[Mind[S]] = (),
        watch: Callable[[Thinking], None] = lambda thinking: None,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self._mind, self._budget, self._others = mind, budget, tuple(others) or (mind,)
        self._rng = random.Random(seed)
        self.watch = watch
        self.hurried: Callable[[], bool] = lambda: False
        """Whether somebody wants an answer now: then the best so far is chosen."""
        self._clock = clock
        self.kept: tuple[str, Turn] = ("", ())
        """The rest of a turn and the decision that it is for. A bot made anew goes on with it."""
        self.thinking: Thinking | None = None
        """What the last search found; None after a decision that needed none."""

    def choose(self, view: View[S]) -> Action:
        """The first action of the best turn; the rest of it is kept for the decisions that follow."""
        self.thinking = None
        if len(view.options) == 1:
            return view.options[0]
        kept_for, turn = self.kept
        if not (turn and own_tag(view, 0) == kept_for and turn[0] in view.options):
            turn = self._search(view)
        self.kept = own_tag(view, 1), turn[1:]
        return turn[0]

    def _search(self, view: View[S]) -> Turn:
        assert view.seat is not None
        run = Run(view, self._mind, self._others, self._budget, self._clock, str(self._rng.random()))
        run.watch, run.hurried = self.watch, self.hurried
        turn = run.best_turn()
        self.thinking = run.thinking()
        return turn


def own_tag(view: View[S], ahead: int) -> str:
    """Tells a decision of the seat apart from others; `ahead` is the next one if nobody comes in between."""
    decision = view.decision
    assert decision is not None
    assert view.seat is not None
    asked, _, answered = decision.tags[view.seat].partition(".")
    return f"{int(asked) + ahead}.{answered}"


class Run(Generic[S]):
    """One search: the candidates of a decision and what futures say of them."""

    def __init__(
        self,
        view: View[S],
        mind: Mind[S],
        others: Sequence[Mind[S]],
        budget: Budget,
        clock: Callable[[], float],
        seed: str,
    ) -> None:
        assert view.seat is not None
        self._view, self._seat, self._seed = view, view.seat, seed
        self._ruleset: Ruleset[S] = view.ruleset
        self._mind, self._others, self._budget, self._clock = mind, others, budget, clock
        self._began, self._judged_before = clock(), self._judged()
        self._offsets = Offsets(seed)
        self._worlds: list[S] = []
        self._entries: list[Entry] = []
        self._running, self._told = 0, self._began
        self.watch: Callable[[Thinking], None] = lambda thinking: None
        self.hurried: Callable[[], bool] = lambda: False

    # -- the budget ------------------------------------------------------------------------------------------

    def _judged(self) -> int:
        return sum(mind.judged for mind in {id(m): m for m in (self._mind, *self._others)}.values())

    @property
    def positions(self) -> int:
        return self._judged() - self._judged_before

    @property
    def seconds(self) -> float:
        return self._clock() - self._began

    def _check_time(self) -> None:
        spent = self.positions >= self._budget.positions or self.seconds >= self._budget.seconds
        if spent or self.hurried():
            raise OutOfTimeError

    def thinking(self) -> Thinking:
        order = sorted(self._entries, key=lambda entry: (-len(entry.results), -entry.rank))
        weighed = [entry.weighed() for entry in order]
        done, of, seconds = min(self.positions, self._budget.positions), self._budget.positions, self.seconds
        share = min(1.0, max(done / of, seconds / self._budget.seconds if self._budget.seconds else 1.0))
        return Thinking(done, of, seconds, tuple(weighed), self._running, share)

    def _tell(self) -> None:
        if self._clock() - self._told >= TELL_SECONDS:
            self.watch(self.thinking())
            self._told = self._clock()

    # -- the search ------------------------------------------------------------------------------------------

    def best_turn(self) -> Turn:
        state = self._world(0)
        rng = random.Random(f"{self._seed}/candidates")
        found = self._mind.candidates(state, self._seat, rng, self._budget.wide)
        least = found[0].worth - self._budget.near
        self._entries = [Entry(candidate) for candidate in found if candidate.worth >= least]
        running = self._entries
        if len(running) > 1:
            try:
                if not self._enumerate(running):
                    running = self._halve(running)
            except OutOfTimeError:
                pass
        level = max(len(entry.results) for entry in self._entries)
        final = [entry for entry in self._entries if len(entry.results) == level]
        return max(final, key=lambda entry: entry.rank).candidate.turn

    def _halve(self, running: list[Entry]) -> list[Entry]:
        """Sequential halving: the budget is shared out evenly among the rounds."""
        rounds = ceil(log2(len(running)))
        number = 0
        for left in range(rounds, 0, -1):
            self._running = len(running)
            until = self.positions + (self._budget.positions - self.positions) / left
            until_seconds = self.seconds + (self._budget.seconds - self.seconds) / left
            while number < MOST_FUTURES and self.positions < until and self.seconds < until_seconds:
                self._add_future(running, number)
                number += 1
                self._tell()
                if is_decided(running):
                    return running
            running = sorted(running, key=lambda entry: -entry.rank)[: (len(running) + 1) // 2]
            self.watch(self.thinking())
        return running

    def _add_future(self, running: list[Entry], number: int) -> None:
        """Play every candidate in one more future; none counts before all are through."""
        mind = self._others[number % len(self._others)]
        results = [
            self._play(entry.candidate.turn, number, Future(number, self._offsets), mind) for entry in running
        ]
        for entry, result in zip(running, results, strict=True):
            entry.results.append(result)

    def _enumerate(self, running: list[Entry]) -> bool:
        """Look at all that may come, if that is little enough for the budget."""
        if not self._mind.is_open(self._world(0)):
            return False
        before = self.positions
        trial = Future(0, self._offsets)
        self._play(running[0].candidate.turn, 0, trial, self._others[0])
        cost = max(1, self.positions - before)
        if trial.ways * len(running) * cost > self._budget.positions - self.positions:
            return False
        for entry in running:  # out of time on the way, the best of those that are through is chosen
            entry.results, entry.is_exact = [self._expected(entry.candidate.turn)], True
        return True

    def _expected(self, turn: Turn) -> float:
        """What a turn leads to on average over all that may come."""
        branches, expected = Branches(), 0.0
        for future in branches.paths():
            result = self._play(turn, 0, future, self._others[0])
            expected += branches.likelihood * result
        return expected

    # -- futures ---------------------------------------------------------------------------------------------

    def _world(self, number: int) -> S:
        while len(self._worlds) <= number:
            rng = random.Random(f"{self._seed}/world/{len(self._worlds)}")
            self._worlds.append(self._mind.world(self._view, rng))
        return self._worlds[number]

    def _play(self, turn: Turn, number: int, sampler: Sampler, others: Mind[S]) -> float:
        """Play a turn and go on until the future is settled; what the position is worth then.

        Nothing is settled before somebody else has answered: a second part of the same turn is no reply.
        """
        world, seat = self._world(number), self._seat
        state = world.copy()
        replied = self._ruleset.setup.seats == 1
        rng = random.Random(f"{self._seed}/{number}")
        self._follow(state, seat, turn)
        for _ in range(MOST_DECISIONS):
            if state.over:
                break
            asked = state.pending[0]
            may_end = replied and (asked != CHANCE or self._budget.undrawn)
            if may_end and self._mind.settled(state, seat, world):
                break
            if asked == CHANCE:
                self._draw(state, sampler)
                continue
            self._check_time()
            replied = replied or asked != seat
            mind = self._mind if asked == seat else others
            self._follow(state, asked, mind.quick(state, asked, rng))
        return self._mind.worth(state, seat)

    def _follow(self, state: S, seat: int, turn: Turn) -> None:
        """Carry out the actions of a turn as long as they are still possible; chance comes after them."""
        for nth, action in enumerate(turn):
            if nth and not (seat in state.pending and self._ruleset.allows(state, seat, action)):
                return
            self._ruleset.apply(state, seat, action, None)

    def _draw(self, state: S, sampler: Sampler) -> None:
        """Let the sampler decide what is drawn next."""
        draw = self._ruleset.step(state)
        assert isinstance(draw, Draw)
        self._ruleset.resolve(state, sampler.pick(draw, state, draw.weights(state)))


def is_decided(running: list[Entry]) -> bool:
    """Whether in the same futures each of the others is clearly behind the best, or always equal to it."""
    if len(running) < 2:
        return True
    size = len(running[0].results)
    if size < ENOUGH_FUTURES:
        return False
    best = max(running, key=lambda entry: entry.rank)
    for entry in running:
        if entry is not best:
            gaps = [a - b for a, b in zip(best.results, entry.results, strict=True)]
            mean = sum(gaps) / size
            error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (size - 1) / size)
            if mean <= CLEAR * error and (mean or error):  # always alike: it does not matter which
                return False
    return True
