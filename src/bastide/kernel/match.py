"""A game being played: its state, its moves as a record keeps them, its log, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, cast

from .chance import S as D
from .chance import Sampler, Scripted, forced
from .events import Event
from .flow import CHANCE, Action, Draw, S
from .game import SEATS
from .problems import Malformed, Problem, Refusal, Refused
from .ruleset import Ruleset
from .views import View

MOST_SNAPSHOTS = 64
"""Actions that can be taken back one after the other: no plan has as many, and each is a whole state."""

REVEALS = "reveal"
"""An event of this type shows something hidden: what was done before it stays done."""


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[S]):
    """A state to go back to, and the seat that acted from there."""

    state: S
    moves: int
    log: int
    seat: int


ByHand = Callable[[Draw[S], S], bool]
"""Whether somebody enters the outcome of a draw, instead of the sampler."""


class Match(Generic[S]):
    """Plays a ruleset and keeps the record. Whatever goes wrong in an action, the state before it stands.

    With `by_hand`, draws of which it is true wait for `enter`: somebody has drawn a real tile."""

    def __init__(
        self,
        ruleset: Ruleset[S],
        seed: int | str = 0,
        *,
        given: Mapping[str, Any] | None = None,
        chance: Mapping[str, Any] | None = None,
        sampler: Callable[[Match[S]], Sampler] | None = None,
        by_hand: ByHand[S] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.given = dict(given or {})
        self.chance = dict(chance or {})
        self.moves: list[str] = []
        self.log: list[tuple[int, Event]] = []  # each event with the number of moves before it
        self._snapshots: list[Snapshot[S]] = []
        self._fired = False
        self.fair: bool | None = None  # in a replay: whether all outcomes are the seed's, if that can be told
        self.known_draws: list[str] = []  # outcomes that come again, see `queue_known_draws`
        self.by_hand = by_hand
        self._source = sampler(self) if sampler else self._seeded()
        given_draws = self.given or None, self.chance or None
        self.state: S = ruleset.start(None if by_hand else self, *given_draws, self._on_event)
        self.draw_on()

    def _seeded(self) -> Sampler:
        topics = {name: labels for name, labels in self.chance.items() if isinstance(labels, list)}
        return Scripted(topics, self.ruleset.game.sampler(self.seed, self.moves))

    def pick(self, draw: Draw[D], state: D, weights: Sequence[int]) -> int:
        """As a sampler: pass a draw on and write its outcome down."""
        index = self._next_known_draw(draw, state, weights)
        if index is None:
            index = self._source.pick(draw, state, weights)
        self._fired = True
        self.moves.append(f"* {draw.topic} {draw.write(state, index)}")
        return index

    def queue_known_draws(self, lines: Sequence[str]) -> None:
        """Make outcomes that were drawn before an undo come again, each with the next draw of its topic.

        Otherwise taking a move back would buy another draw."""
        self.known_draws = list(lines)

    def _next_known_draw(self, draw: Draw[D], state: D, weights: Sequence[int]) -> int | None:
        """The known outcome of a draw; None without one, or if it cannot come any more."""
        for number, line in enumerate(self.known_draws):
            topic, _, label = line[2:].partition(" ")
            if topic == draw.topic:
                del self.known_draws[number]
                try:
                    return forced(draw, state, weights, label)
                except (Problem, ValueError, KeyError, IndexError):
                    return None
        return None

    def _on_event(self, event: Event) -> None:
        if event.type == REVEALS:
            self._fired = True
        self.log.append((len(self.moves), event))

    def act(self, seat: int, action: Action | str) -> list[Event]:
        """Carry out an action, given as such or as its line of text, and return what happened."""
        if isinstance(action, str):
            action = self.ruleset.read(self.state, seat, action)
        self.ruleset.permit(self.state, seat, action)
        before = Snapshot(self.state.copy(), len(self.moves), len(self.log), seat)
        self.moves.append(f"{SEATS[seat]} {self.ruleset.write(self.state, action)}")
        self._fired = False
        try:
            self.ruleset.apply(self.state, seat, action, None if self.by_hand else self)
            self.draw_on()
        except Problem:
            self._go_back(before)
            raise
        self._snapshots = [] if self._fired else [*self._snapshots, before][-MOST_SNAPSHOTS:]
        return [event for _, event in self.log[before.log :]]

    @property
    def awaited(self) -> Draw[S] | None:
        """The draw that waits for somebody to enter what came."""
        return cast("Draw[S]", self.ruleset.step(self.state)) if self.state.pending == (CHANCE,) else None

    def draw_on(self) -> None:
        """Decide the draws that nobody enters, up to the next that somebody does."""
        while (draw := self.awaited) and not (self.by_hand and self.by_hand(draw, self.state)):
            self.ruleset.resolve(self.state, self.pick(draw, self.state, draw.weights(self.state)))

    def enter(self, label: str) -> list[Event]:
        """Give the draw that waits its outcome, by its name; one that cannot come is refused."""
        draw, before = self.awaited, len(self.log)
        if draw is None:
            raise Malformed("nothing-to-draw")
        index = forced(draw, self.state, draw.weights(self.state), label)
        self.moves.append(f"* {draw.topic} {draw.write(self.state, index)}")
        self._snapshots = []
        self.ruleset.resolve(self.state, index)
        self.draw_on()
        return [event for _, event in self.log[before:]]

    def can_undo(self, seat: int) -> bool:
        """A seat may take its last action back until chance, a revelation or another seat has followed."""
        return bool(self._snapshots) and self._snapshots[-1].seat == seat

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise Refused(Refusal("no-undo", ""))
        self._go_back(self._snapshots.pop())

    def _go_back(self, to: Snapshot[S]) -> None:
        self.state = to.state
        self.state.listener = self._on_event
        del self.moves[to.moves :]
        del self.log[to.log :]

    def view(self, seat: int | None) -> View[S]:
        return View(self.ruleset, self.state, seat)

    @property
    def over(self) -> bool:
        return self.state.over
