"""A mind for Johanna: whole turns with their chains, judged by the points that a sheet can expect."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ...johanna.state import JohannaState
from ...kernel import Ruleset, View
from ..mind import Candidate, Turn
from .judgement import Judgement
from .turns import whole_turns

BEAM = 10
"""Unfinished turns that are followed at each decision."""
QUICK_BEAM = 2
"""… in an imagined future. To follow only the best one costs 10 points a game."""
AHEAD = 1
"""Own turns that a future looks beyond the one that is being decided."""
LAST = 4
"""Own turns still to come from which on futures are played to the end: what counts then is who wins."""


class JohannaMind:
    """Judges from the seat's sheet. Nothing in Johanna is hidden but what bag and stack will bring."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights
        self._judgements: dict[int, tuple[Ruleset[JohannaState], Judgement]] = {}
        self.judged = 0

    def judgement(self, state: JohannaState) -> Judgement:
        ruleset = state.ruleset
        found = self._judgements.get(id(ruleset))
        if found is None:
            made = Judgement(ruleset, self._weights)
            found = self._judgements[id(ruleset)] = (ruleset, made)
        return found[1]

    def world(self, view: View[JohannaState], rng: random.Random) -> JohannaState:
        return view.imagine(rng)

    def is_open(self, state: JohannaState) -> bool:
        return True

    def worth(self, state: JohannaState, seat: int) -> float:
        self.judged += 1
        return self.judgement(state).judge(state, seat)[1]

    def quick(self, state: JohannaState, seat: int, rng: random.Random) -> Turn:
        """A turn by what the sheet alone promises after it."""
        return whole_turns(state, seat, rng, self._judge_own, QUICK_BEAM)[0][1]

    def candidates(self, state: JohannaState, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        found = whole_turns(state, seat, rng, self._judge, BEAM)
        return [Candidate(round(worth, 6), turn) for worth, turn in found[:wide]]

    def _judge(self, state: JohannaState, seat: int) -> tuple[object, float]:
        self.judged += 1
        return self.judgement(state).judge(state, seat)

    def _judge_own(self, state: JohannaState, seat: int) -> tuple[object, float]:
        self.judged += 1
        judgement = self.judgement(state)
        keys, worth = judgement.own(state, seat)
        return keys, worth + judgement.taste(keys)

    def settled(self, state: JohannaState, seat: int, started: JohannaState) -> bool:
        """When the seat has had further turns and the last of them is over; near the end not before it."""
        if state.turn == seat and state.hand >= 0:
            return False
        clock = self.judgement(state).sheet.clock
        began = clock(started, seat)[0] - (started.hand < 0)
        return began >= LAST and clock(state, seat)[0] <= began - AHEAD
