"""What a position of Johanna is worth to a seat: rules of thumb, corrected by what self-play has taught."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...johanna.scoring import points
from ...johanna.solo.score import points as her_points
from ...johanna.state import JohannaState
from ...kernel import Ruleset
from .correction import Correction
from .groups import MOST_TURNS, Key
from .prospects import Prospects
from .rival import Rival
from .sheet import Sheet
from .turns import runs

TASTES = ("taste_routes", "taste_places")
"""What a style likes beyond its worth: a route filled, a place owned; less and less towards the end."""


class Judgement:
    """The judgement of one set of rules."""

    def __init__(self, ruleset: Ruleset[JohannaState], weights: Mapping[str, float]) -> None:
        self.sheet = sheet = Sheet(ruleset)
        self.prospects = Prospects(sheet, weights)
        self.correction = Correction.of("sheet", weights, sheet)
        self.share = weights.get("learned", 1.0)
        """How much of what was learned counts: a beginner goes by rules of thumb."""
        self.tastes = [weights.get(name, 0.0) for name in TASTES]
        self.rival: Rival | None = None
        if sheet.tables.rivals:
            self.rival = Rival(ruleset, sheet)
            self.hers = Correction.of("rival", weights, self.rival)

    def own(self, state: JohannaState, seat: int) -> tuple[tuple[Key, ...], float]:
        """The keys of a sheet, and the points that it can expect."""
        keys: tuple[Any, ...] = self.sheet.keys(state, seat)
        found = self.prospects.value(keys)
        if self.correction and self.share:
            found += self.share * self.correction.value(keys)
        return keys, found

    def other(self, state: JohannaState, seat: int) -> float:
        """The points that the strongest other can expect."""
        if self.rival:
            now = float(her_points(state))
            return self.hers.value(self.rival.keys(state)) if self.hers else now
        seats = state.ruleset.setup.seats
        return max((self.own(state, other)[1] for other in range(seats) if other != seat), default=0.0)

    def judge(self, state: JohannaState, seat: int) -> tuple[tuple[Key, ...], float]:
        """The keys of the seat's sheet, and by how much it can expect to be ahead.

        In the middle of its turn only what it can expect itself: what the others can changes little until the
        turn is over, and then it is looked at.
        """
        if state.over:
            return self.sheet.keys(state, seat), self.final(state, seat)
        keys, own = self.own(state, seat)
        own += self.taste(keys)
        return keys, own if runs(state, seat) else own - self.other(state, seat)

    def final(self, state: JohannaState, seat: int) -> float:
        if self.rival:
            return points(state, seat) - her_points(state) + 0.5  # J-L-48: as many are enough
        seats = state.ruleset.setup.seats
        best = max(self._rank(state, other) for other in range(seats) if other != seat)
        return self._rank(state, seat) - best

    def _rank(self, state: JohannaState, seat: int) -> float:
        """J-Z-13: in a tie whoever is further on the track."""
        return points(state, seat) + 0.02 * state.field[seat]

    def taste(self, keys: tuple[Any, ...]) -> float:
        routes, places = self.tastes
        if not routes and not places:
            return 0.0
        filled, owned = keys[8][0].bit_count(), keys[6][0].bit_count()
        return float((routes * filled + places * owned) * keys[0] / MOST_TURNS)
