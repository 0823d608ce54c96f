"""One game of a tournament, with its record and what the report tells of it.

A bot that raises, or answers with what is no option, loses the game on the spot: the others share the win.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from ..bots import Bot
from ..kernel import SEATS, Event, Ruleset, Seeded, View
from ..kernel.chance import S as D
from ..kernel.flow import Draw

MOST_DECISIONS = 100_000


@dataclass
class Game:
    """What came of a game; lists are by seat. `fault` is the seat that lost by `reason`, or -1."""

    scores: list[int]
    winners: list[int]
    moves: list[str]
    fault: int = -1
    reason: str = ""
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    turns: int = 0
    forced: int = 0
    options: float = 0.0
    most_options: int = 0
    lead_changes: int = 0
    scoring: int = 0
    points: list[tuple[int, str, int]] = field(default_factory=list)
    course: list[list[int]] = field(default_factory=list)


class Tape:
    """A sampler that writes down what it gave, as records have it."""

    def __init__(self, seed: str) -> None:
        self._source = Seeded(seed)
        self.moves: list[str] = []

    def pick(self, draw: Draw[D], state: D, weights: Sequence[int]) -> int:
        index = self._source.pick(draw, state, weights)
        self.moves.append(f"* {draw.topic} {draw.write(state, index)}")
        return index


class Faulty(Exception):  # noqa: N818 - it is the bot's fault, not an error of ours
    """A bot has done what ends the game for it."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.reason = seat, reason


class Played:
    """A game as it is played: the tape, and the counts that the report needs."""

    def __init__(self, ruleset: Ruleset[Any], seed: str) -> None:
        self.ruleset = ruleset
        self.tape = Tape(seed)
        self.forced = 0
        self.points: Counter[tuple[int, str]] = Counter()
        self.state = ruleset.start(self.tape, listener=self._hear)
        seats = ruleset.setup.seats
        self.decisions, self.seconds, self.slowest = [0] * seats, [0.0] * seats, [0.0] * seats
        self.options: list[int] = []
        self.turns = self.lead_changes = self.scoring = 0
        self.course: list[list[int]] = []
        self._last = -1
        self._leaders: tuple[int, ...] = ()
        self._scores = [0] * seats

    def _hear(self, event: Event) -> None:
        self.forced += event.type == "forced"
        if event.points and event.seat is not None:
            if kind := event.data.get("kind"):
                self.points[event.seat, str(kind)] += event.points
            else:
                for term in event.formula:
                    self.points[event.seat, term.what] += term.total

    def step(self, bot: Bot, asking: Callable[[int], None]) -> None:
        """Ask who is due, and carry it out."""
        state, ruleset = self.state, self.ruleset
        seat = state.pending[0]
        view = View(ruleset, state, seat)
        options = view.options
        if seat != self._last:
            self.turns, self._last = self.turns + 1, seat
        self.options.append(len(options))
        asking(seat)
        begun = time.thread_time()
        try:
            action = bot.choose(view)
        except Exception as error:
            raise Faulty(seat, f"raised {type(error).__name__}: {error}"[:300]) from None
        spent = time.thread_time() - begun
        try:
            allowed = ruleset.allows(state, seat, action)
        except Exception:
            allowed = False
        if not allowed:
            raise Faulty(seat, f"answered with {action!r:.120}, which is no option")
        self.decisions[seat] += 1
        self.seconds[seat] += spent
        self.slowest[seat] = max(self.slowest[seat], spent)
        self.tape.moves.append(f"{SEATS[seat]} {ruleset.write(state, action)}")
        ruleset.apply(state, seat, action, self.tape)
        self._look()
        if len(self.options) > MOST_DECISIONS:
            raise Faulty(seat, f"no end after {MOST_DECISIONS} decisions")

    def _look(self) -> None:
        """Who leads now."""
        scores = list(self.ruleset.game.scores(self.state))
        if scores == self._scores:
            return
        self._scores = scores
        self.scoring += 1
        self.course.append([len(self.options), *scores])
        best = max(scores)
        leaders = tuple(seat for seat, points in enumerate(scores) if points == best)
        if len(leaders) == 1:
            self.lead_changes += bool(self._leaders) and leaders != self._leaders
            self._leaders = leaders

    def result(self, fault: Faulty | None = None) -> Game:
        game, state = self.ruleset.game, self.state
        seats = self.ruleset.setup.seats
        if fault:
            winners = [seat for seat in range(seats) if seat != fault.seat]
        else:
            winners = list(game.winners(state))
        return Game(
            list(game.scores(state)),
            winners,
            self.tape.moves,
            fault.seat if fault else -1,
            fault.reason if fault else "",
            self.decisions,
            self.seconds,
            self.slowest,
            self.turns,
            self.forced,
            fmean(self.options) if self.options else 0.0,
            max(self.options, default=0),
            self.lead_changes,
            self.scoring,
            [(seat, what, points) for (seat, what), points in sorted(self.points.items())],
            self.course,
        )


def play(
    ruleset: Ruleset[Any],
    bots: Sequence[Callable[[str], Bot]],
    seed: str,
    asking: Callable[[int], None] = lambda seat: None,
) -> Game:
    """A game of bots, each made from a seed of its own. `asking` is told whose decision is due."""
    played = Played(ruleset, seed)
    try:
        players = []
        for seat, make in enumerate(bots):
            asking(seat)
            try:
                players.append(make(f"{seed}/{seat}"))
            except Exception as error:
                raise Faulty(seat, f"raised {type(error).__name__}: {error}"[:300]) from None
        while not played.state.over:
            played.step(players[played.state.pending[0]], asking)
    except Faulty as fault:
        return played.result(fault)
    return played.result()
