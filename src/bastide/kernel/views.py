"""What one seat, or a spectator, may see. Bots and pages get this and never a state."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Generic

from .flow import Action, Option, S
from .ruleset import Decision, Ruleset


class View(Generic[S]):
    """A look at a game from one seat. A bot that searches asks it for an imagined state."""

    __slots__ = ("_state", "ruleset", "seat")

    def __init__(self, ruleset: Ruleset[S], state: S, seat: int | None) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self._state = state

    @property
    def data(self) -> dict[str, Any]:
        """The position as JSON."""
        return self.ruleset.game.view(self._state, self.seat)

    @property
    def decision(self) -> Decision | None:
        """What is asked. Of the tags only this seat's own: they count what each has done in secret."""
        found = self.ruleset.decision(self._state)
        if found is None:
            return None
        return replace(found, tags={seat: tag for seat, tag in found.tags.items() if seat == self.seat})

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
