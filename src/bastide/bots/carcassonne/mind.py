"""The mind of Carcassonne."""

from __future__ import annotations

from ...carcassonne.hooks import CONSIDER, WORTH
from ...carcassonne.outlook import score_as_it_lies
from ...carcassonne.placing import FIGURE_STEP
from ...carcassonne.state import CarcassonneState
from ...kernel import Action
from ..mind import Weights
from ..turns import PATIENCE, Judging, OptionMind
from .ground import Ground
from .judge import Judge, lead

LAST = 2
"""With so many tiles to come nothing is left to judgement."""


WEARIES = 0.12
"""How much longer a position takes to be judged with each box that has something to say to it."""


class CarcassonneMind(OptionMind[CarcassonneState]):
    def __init__(self, weights: Weights) -> None:
        self.judge = Judge(weights)

    def worth(self, state: CarcassonneState, seat: int) -> float:
        return Ground(self.judge, state).value(state, seat)

    def consider(self, state: CarcassonneState, seat: int, options: list[Action]) -> list[Action]:
        return considered(state, options)

    def patience(self, state: CarcassonneState) -> int:
        return int(PATIENCE / (1 + WEARIES * len(state.ruleset.listeners(WORTH))))

    def judging(
        self, state: CarcassonneState, before: Judging[CarcassonneState] | None
    ) -> Judging[CarcassonneState]:
        return Options(self, state, before)

    def broken_off(self, state: CarcassonneState, seat: int, worth: float) -> float:
        """In the last turn others end with the true scores: beside them only these count."""
        if state.tiles_to_come():
            return worth
        after = state.copy()
        score_as_it_lies(after)
        return lead([float(points) for points in after.score], seat)

    def settled(self, state: CarcassonneState, seat: int, started: CarcassonneState) -> bool:
        """When the turn has come back to the seat, before it draws; the last tiles are played out."""
        return state.turn == seat and len(state.laid) > len(started.laid) + 1 and state.tiles_to_come() > LAST


class Options:
    """Judges the positions after the options of one decision."""

    def __init__(self, mind: CarcassonneMind, state: CarcassonneState, before: object) -> None:
        self._mind = mind
        known = before.ground if isinstance(before, Options) else None
        self.ground: Ground = Ground(mind.judge, state, known)

    def __call__(self, after: CarcassonneState, seat: int) -> float:
        self._mind.judged += 1
        worth = self.ground.value(after, seat)
        if after.pending == (seat,) and FIGURE_STEP in after.ruleset.ask(after).tags:
            worth += self.ground.claim(after, seat)
        return worth


def considered(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """The options that deserve a look."""
    if len(options) > 1:
        for choose in state.ruleset.listeners(CONSIDER):
            options = choose(state, options)
    return options
