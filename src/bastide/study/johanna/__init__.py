"""Johanna, as a study sees it."""

from __future__ import annotations

import random

from ...bots.johanna.mind import JohannaMind
from ...bots.mind import Turn
from ...johanna.scoring import points
from ...johanna.solo.score import points as her_points
from ...johanna.state import JohannaState
from ..effects import Effect
from ..experts import play_on
from .effects import effects

SEEN, GROWS, MOST_TRUST = 8, 0.05, 1.5
"""With so many turns to come differences come true as they are seen; each further turn adds a share: who is
ahead gets ahead faster. `python bench/chances.py johanna --trust` prints what came true in
games of equal bots."""


class JohannaExpert:
    is_slow = False
    last = 3.0

    def __init__(self, mind: JohannaMind) -> None:
        self.mind = mind

    def prospects(self, state: JohannaState) -> list[float]:
        """Far from the end the mind sees smaller differences than there will be: it is brought to scale."""
        judgement = self.mind.judgement(state)
        seats = range(state.ruleset.setup.seats)
        if state.over:
            found = [float(points(state, seat)) for seat in seats]
        else:
            found = [judgement.own(state, seat)[1] for seat in seats]
            trust, middle = self.trust(state), sum(found) / len(found)
            found = [middle + trust * (expected - middle) for expected in found]
        if judgement.rival:
            found.append(float(her_points(state)) if state.over else judgement.other(state, 0))
        self.mind.judged += 1
        return found

    def trust(self, state: JohannaState) -> float:
        """Against herself nothing was measured."""
        if state.ruleset.setup.seats == 1:
            return 1.0
        return max(1.0, min(MOST_TRUST, 1.0 + GROWS * (self.left(state) - SEEN)))

    def left(self, state: JohannaState) -> float:
        """Turns of a seat to come."""
        if state.over:
            return 0.0
        clock = self.mind.judgement(state).sheet.clock
        seats = state.ruleset.setup.seats
        return sum(clock(state, seat)[0] for seat in range(seats)) / seats + 1.0

    def bundle(self, state: JohannaState, topic: str) -> object:
        """The display of a round is one draw."""
        return (topic, state.serial) if topic in ("tile", "card") else None

    def drawer(self, state: JohannaState, after: JohannaState) -> int | None:
        return None  # the display is everybody's

    def promise(self, state: JohannaState, drawer: int | None, rng: random.Random) -> list[float]:
        return self.prospects(play_on(self.mind, state, rng))

    def effects(self, before: JohannaState, seat: int, turn: Turn) -> list[Effect]:
        return effects(self.mind.judgement(before), before, seat, turn)


def expert(mind: JohannaMind) -> JohannaExpert:
    return JohannaExpert(mind)
