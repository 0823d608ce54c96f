"""A game as an environment plays it: its state, its options by slot, and what a seat gets for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ..encodings import encoding_for
from ..games import compile_ruleset
from ..kernel import Action, Ruleset, Seeded, View

Reward = Literal["score", "win"]


class Position:
    """One game, from its start to its end. An environment has one and begins it again and again."""

    def __init__(self, ruleset: Ruleset[Any], reward: Reward = "score") -> None:
        self.ruleset = ruleset
        self.reward = reward
        self.encoding = encoding_for(ruleset)
        self.seats = ruleset.setup.seats
        self._nothing = (0.0,) * self.seats
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        self._sampler = Seeded(seed)
        self.state = self.ruleset.start(self._sampler)
        self.encoding.begin()
        self.faulty: int | None = None
        self._options: list[Action] = []
        self._slots: list[int] | None = None
        self._scores = self._points()
        self._worth = self.worths()

    @property
    def seat(self) -> int:
        """Whose decision it is; of several, the first."""
        seat: int = self.state.pending[0]
        return seat

    @property
    def over(self) -> bool:
        return not self.state.frames or self.faulty is not None

    @property
    def slots(self) -> list[int]:
        """The slots of all options of the seat whose decision it is."""
        if self._slots is None:
            self._options = self.ruleset.options(self.state, self.seat)
            self._slots = self.encoding.slots.of(self.state, self._options)
        return self._slots

    def mask(self, seat: int) -> Any:
        return self.encoding.mask(self.slots if not self.over and seat == self.seat else ())

    def observe(self, seat: int) -> Any:
        return self.encoding.observe(self.state, seat)

    def view(self, seat: int) -> View[Any]:
        return View(self.ruleset, self.state, seat)

    def step(self, slot: int) -> None:
        """Carry out an option by its slot. What is none loses the game."""
        try:
            number = self.slots.index(slot)
        except ValueError:
            self.faulty = self.seat
        else:
            self.act(self._options[number])

    def act(self, action: Action) -> None:
        self.ruleset.apply(self.state, self.state.pending[0], action, self._sampler)
        self._slots = None

    def _points(self) -> list[int]:
        """What rewards depend on while the game goes on."""
        return [] if self.reward == "win" else self.ruleset.game.scores(self.state)

    def worths(self) -> list[float]:
        """What each seat has: points less those of the strongest other, or at the end 1, 0 or −1."""
        if self.faulty is not None:
            return [-1.0 if seat == self.faulty else 0.0 for seat in range(self.seats)]
        if self.reward == "win":
            if self.state.frames:
                return [0.0] * self.seats
            winners = self.ruleset.game.winners(self.state)
            if len(winners) == self.seats > 1:
                return [0.0] * self.seats
            return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]
        scores = self.ruleset.game.scores(self.state)
        if self.seats == 1:
            return [float(scores[0])]
        if self.seats == 2:
            ahead = float(scores[0] - scores[1])
            return [ahead, -ahead]
        best = max(scores)
        second = sorted(scores)[-2]
        return [float(points - (second if points == best else best)) for points in scores]

    def gains(self) -> Sequence[float]:
        """What each seat has more than when it was last asked for."""
        scores = self._points()
        if scores == self._scores and not self.over:  # as after most steps
            return self._nothing
        self._scores = scores
        before, now = self._worth, self.worths()
        self._worth = now
        if self.faulty is not None:  # a fault costs 1, whatever was won before
            return now
        return [b - a for a, b in zip(before, now, strict=True)]


def position(
    game: str,
    seats: int,
    sets: Sequence[str] = (),
    elements: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "score",
) -> Position:
    if reward not in ("score", "win"):
        raise ValueError(f"reward is 'score' or 'win', not {reward!r}")
    return Position(compile_ruleset(game, seats, sets, elements, options), reward)
