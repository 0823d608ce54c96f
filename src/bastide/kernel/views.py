"""What one seat, or a spectator, may see. Bots and pages get this and never a state."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Annotated, Any, Generic

import msgspec

from .events import Formula
from .flow import Action, Option, S
from .game import Decision
from .ruleset import Ruleset

SeatLetter = Annotated[str, msgspec.Meta(extra={"typescript": "Seat"})]
"""A seat as records, views and pages name it: A to F."""


class TermInfo(msgspec.Struct, frozen=True):
    """One product of a score and the rule that it comes from."""

    each: int
    times: int
    what: str
    rule: str


def terms(formula: Formula) -> list[TermInfo]:
    """A formula as views and the log tell it."""
    return [TermInfo(*term) for term in formula]


class View(Generic[S]):
    """A look at a game from one seat. A bot that searches asks it for an imagined state."""

    __slots__ = ("_state", "ruleset", "seat")

    def __init__(self, ruleset: Ruleset[S], state: S, seat: int | None) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self._state = state

    @property
    def shown(self) -> Any:
        """The position as the game's own types tell it, to be sent as JSON."""
        return self.ruleset.game.view(self._state, self.seat)

    @property
    def data(self) -> dict[str, Any]:
        """The position as JSON in plain dicts and lists."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.shown))
        return plain

    @property
    def decision(self) -> Decision | None:
        """What is asked. Of the tags only this seat's own: they count what each has done in secret."""
        decision = self.ruleset.decision(self._state)
        if decision is None:
            return None
        return replace(decision, tags={seat: tag for seat, tag in decision.tags.items() if seat == self.seat})

    @property
    def options(self) -> list[Action]:
        """What this seat may do now."""
        return [] if self.seat is None else self.ruleset.options(self._state, self.seat)

    def describe(self) -> list[Option]:
        """The same for people."""
        return [] if self.seat is None or self._state.over else self.ruleset.describe(self._state, self.seat)

    def imagine(self, rng: random.Random) -> S:
        """A state that looks like this to the seat; what it cannot know is drawn anew."""
        if self.seat is None:
            raise ValueError("a spectator does not play and so imagines nothing")
        return self.ruleset.game.imagine(self._state, self.seat, rng)
