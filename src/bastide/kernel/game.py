"""What a game brings to the kernel."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from .catalogue import Catalogue, Setup
from .chance import Sampler
from .flow import Flow, S
from .modules import Module
from .own_data import OwnData
from .problems import Blank, Malformed
from .rulebook import Rulebook
from .seeded import Seeded

if TYPE_CHECKING:
    from .ruleset import Ruleset

SEATS = "ABCDEF"


def owned_by(owner: int, seat: int) -> dict[str, Blank]:
    """Whose something is, for a refusal to a seat: `$owner` is `me` or `other`, `$ownerName` their name."""
    return {"owner": "me" if owner == seat else "other", "ownerSeat": SEATS[owner]}


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked, of which seats and of what kind. A seat's tag tells a fresh answer from a stale one."""

    name: str
    kind: str
    seats: tuple[int, ...]
    step: str
    rules: tuple[str, ...]
    tags: Mapping[int, str]


class Game(Generic[S]):
    """What a game brings to the kernel. One instance per game; everything that changes is in the state."""

    name: str
    titles: ClassVar[Mapping[str, str]]
    rulebook: Rulebook
    catalogue: Catalogue
    resumes: ClassVar[bool] = False
    """Whether `sampler` goes on from the moves alone: a record then shows if its draws are the seed's."""
    own_data: OwnData[Any] | None = None
    """Where some of its values are reconstructions: those that people have put in their place."""

    def flows(self, setup: Setup) -> list[Flow[S]]:
        """The sequence of play; the first flow is where a game begins."""
        raise NotImplementedError

    def modules(self, setup: Setup) -> list[Module[S]]:
        """The modules that the set-up puts into play."""
        return []

    def tables(self, ruleset: Ruleset[S]) -> Any:
        """Whatever the game wants to have at hand in `ruleset.tables`: boards, tiles, hooks."""
        return None

    def sampler(self, seed: int | str, moves: Sequence[str]) -> Sampler:
        """What decides the draws of a match, of which these are the moves so far."""
        return Seeded(seed)

    def initial(self, ruleset: Ruleset[S]) -> S:
        """The state before the first step."""
        raise NotImplementedError

    def apply_position(self, state: S, given: Mapping[str, Any]) -> None:
        """Lay a given position over the initial state; refuse one whose pieces do not add up."""
        raise Malformed("no-given", title=self.titles["en"])

    def force_draws(self, state: S, chance: Mapping[str, Any]) -> None:
        """Take what a record forces of chance beyond the outcomes of draws."""

    def view(self, state: S, seat: int | None) -> Any:
        """What a seat, or with None a spectator, may see: a msgspec struct, or a dict of such."""
        raise NotImplementedError

    def inspect(self, state: S, seat: int | None, target: str) -> Any:
        """What something on the table tells a seat, or with None a spectator: a struct."""
        raise Malformed("nothing-there", text=target)

    def imagine(self, state: S, seat: int, rng: random.Random) -> S:
        """A copy in which everything that the seat cannot know is drawn anew."""
        return state.copy()

    def scores(self, state: S) -> list[int]:
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        best = max(self.scores(state))
        return [seat for seat, points in enumerate(self.scores(state)) if points == best]

    def ending(self, state: S) -> dict[str, Any]:
        """What the event `end` tells: the scores by seat, and who has won."""
        winners = [SEATS[seat] for seat in self.winners(state)]
        return {"scores": self.scores(state), "winners": winners}

    def check_piece_totals(self, state: S) -> None:
        """Check that all pieces are there; raise AssertionError with the piece that is not."""

    def render_text(self, state: S) -> str:
        """The position as text for a terminal."""
        return ""
