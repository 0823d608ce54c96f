"""A game's earlier positions, for those who look back.

The cache follows the moves of a match. It keeps a copy of the state now and then and plays the few actions
from there to the position that is asked for, so that any of them is there at once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from ..kernel import SEATS, Draw, Match, Problem, Ruleset, View
from .protocol import DecisionInfo, Position

EVERY = 16
"""Actions between two copies of the state."""


class RecordedDraws:
    """As a sampler: the outcomes that stand in the moves, read from a line on."""

    def __init__(self, moves: Sequence[str], at: int) -> None:
        self.moves, self.at = moves, at

    def pick(self, draw: Draw[Any], state: Any, weights: Sequence[int]) -> int:
        if self.at >= len(self.moves):
            raise Problem("not-yet", detail="entry")  # the set-up is not entered yet
        label = self.moves[self.at][2:].partition(" ")[2]
        self.at += 1
        return draw.read(state, label)


class PositionCache:
    """The positions at which somebody was asked, each known by the number of lines before it."""

    def __init__(self, match: Match[Any]) -> None:
        self.ruleset: Ruleset[Any] = match.ruleset
        self._given, self._chance = match.given or None, match.chance or None
        self._moves: list[str] = []
        self.steps: list[int] = []
        self._copies: list[Any] = []  # of every sixteenth step

    def follow(self, moves: Sequence[str]) -> None:
        """Take over how the game has gone on, or what was taken back."""
        same = next((n for n, (a, b) in enumerate(zip(self._moves, moves, strict=False)) if a != b), None)
        if same is None:
            same = min(len(self._moves), len(moves))
        if self._moves and same == len(self._moves) == len(moves):
            return
        # What stood at the last line may be an outcome that others follow now: go back to a copy before it.
        kept = bisect_right(self.steps, same - 1)
        copies = min(len(self._copies), (kept + EVERY - 1) // EVERY)
        del self._copies[copies:]
        del self.steps[max(0, EVERY * (copies - 1) + 1) if copies else 0 :]
        self._moves = list(moves)
        self._run_on()

    def _run_on(self) -> None:
        if self._copies:
            draws = RecordedDraws(self._moves, self.steps[-1])
            state = self._copies[-1].copy()
        else:
            draws = RecordedDraws(self._moves, 0)
            state = self.ruleset.start(draws, self._given, self._chance)
            self._keep(state, draws.at)
        while draws.at < len(self._moves):
            self._step(state, draws)
            self._keep(state, draws.at)

    def _keep(self, state: Any, at: int) -> None:
        if len(self.steps) % EVERY == 0:
            self._copies.append(state.copy())
        self.steps.append(at)

    def _step(self, state: Any, draws: RecordedDraws) -> None:
        letter, _, text = draws.moves[draws.at].partition(" ")
        draws.at += 1
        seat = SEATS.index(letter)
        self.ruleset.apply(state, seat, self.ruleset.read(state, seat, text), draws)

    def state(self, move: int) -> tuple[int, Any]:
        """The last position with at most so many lines before it."""
        step = max(0, bisect_right(self.steps, move) - 1)
        first = step - step % EVERY
        state = self._copies[first // EVERY].copy()
        draws = RecordedDraws(self._moves, self.steps[first])
        while draws.at < self.steps[step]:
            self._step(state, draws)
        return self.steps[step], state

    def position(self, move: int, seat: int | None) -> Position:
        """The same as a seat saw it, or a spectator."""
        at, state = self.state(move)
        ruleset = self.ruleset
        decision = ruleset.decision(state)
        asked = None
        if decision:
            seats = [SEATS[s] for s in decision.seats]
            asked = DecisionInfo(decision.name, decision.kind, seats, decision.rules, {})
        return Position(
            move=at,
            moves=len(self._moves),
            steps=self.steps,
            seat=None if seat is None else SEATS[seat],
            view=View(ruleset, state, seat).shown,
            decision=asked,
            over=state.over,
            winners=[SEATS[s] for s in ruleset.game.winners(state)] if state.over else [],
        )
