"""The course of a game: its turns and draws, each with the position before it.

A turn is what one seat decided in a row, until chance or somebody else came in. Where all are asked at once,
it is all that a seat did before the last of them was through: a plan as a whole, in whatever order others
made theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from ..bots.mind import S
from ..bots.mind import Turn as Decisions
from ..kernel import CHANCE, SEATS, Action, Draw, Match, Ruleset


@dataclass(slots=True)
class Turn(Generic[S]):
    """Decisions of one seat, in a row or at the same time as those of others."""

    line: int
    """Lines of the moves before it."""
    seat: int
    decision: str
    state: S
    """The position before it; what the seat could not know is in it, too."""
    lines: list[int] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    forced: bool = True
    """Whether there never was a choice."""
    drawn: str = ""
    """What was drawn for it, as a record writes it, if it was one of a kind: `tile BA-04`."""

    @property
    def decisions(self) -> Decisions:
        return tuple(self.actions)


@dataclass(slots=True)
class Drawn(Generic[S]):
    """One draw, and what came of it."""

    line: int
    topic: str
    label: str
    index: int
    state: S
    """The position that waits for it."""


class Course(Generic[S]):
    """A match, taken apart. `events` are turns and draws, in the order in which they began."""

    def __init__(self, match: Match[S]) -> None:
        self.ruleset: Ruleset[S] = match.ruleset
        self.moves = list(match.moves)
        self.events: list[Turn[S] | Drawn[S]] = list(self._walk(match))
        self.final = match.state

    @property
    def turns(self) -> list[Turn[S]]:
        return [event for event in self.events if isinstance(event, Turn)]

    @property
    def draws(self) -> list[Drawn[S]]:
        return [event for event in self.events if isinstance(event, Drawn)]

    def _walk(self, match: Match[S]) -> Iterator[Turn[S] | Drawn[S]]:
        ruleset = self.ruleset
        state = ruleset.start(None, match.given or None, match.chance or None)
        at_once: dict[int, Turn[S]] = {}  # of a decision that is put to several: by seat
        asked = -1
        turn: Turn[S] | None = None
        drawn: list[str] = []  # since the last decision
        for line, text in enumerate(self.moves):
            if state.pending == (CHANCE,):
                turn = None
                drawn.append(text[2:])
                topic, _, label = text[2:].partition(" ")
                draw: Draw[S] = drawing(ruleset, state)
                index = draw.read(state, label)
                yield Drawn(line, topic, label, index, state.copy())
                ruleset.resolve(state, index)
                continue
            letter, _, rest = text.partition(" ")
            seat = SEATS.index(letter)
            action = ruleset.read(state, seat, rest)
            several = len(state.pending) > 1 or bool(state.answered)
            if several and state.asked != asked:
                asked, at_once = state.asked, {}
            if several:
                turn = at_once.get(seat)
            elif turn is not None and turn.seat != seat:
                turn = None
            if turn is None:
                turn = Turn(line, seat, ruleset.ask(state).decision, state.copy())
                turn.drawn = last_alone(drawn)
                if several:
                    at_once[seat] = turn
                yield turn
            drawn = []
            turn.lines.append(line)
            turn.actions.append(action)
            turn.texts.append(rest)
            turn.forced = turn.forced and is_forced(ruleset, state, seat)
            ruleset.apply(state, seat, action, None)


def last_alone(drawn: Sequence[str]) -> str:
    """What was drawn last, if nothing else of its kind was drawn with it."""
    topics = [text.partition(" ")[0] for text in drawn]
    return drawn[-1] if topics and topics.count(topics[-1]) == 1 else ""


def drawing(ruleset: Ruleset[S], state: S) -> Draw[S]:
    """The draw that a position waits for."""
    step: Any = ruleset.step(state)
    assert isinstance(step, Draw)
    return step


def is_forced(ruleset: Ruleset[S], state: S, seat: int) -> bool:
    """Whether a seat has one option only."""
    options: Sequence[Action] = ruleset.options(state, seat)
    return len(options) == 1 and ruleset.ask(state).table[options[0][0]].check is None
