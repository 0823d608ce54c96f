"""Orléans, as a study sees it."""

from __future__ import annotations

import random

from ...bots.mind import Turn
from ...bots.orleans.mind import OrleansMind
from ...bots.orleans.plans import Hands, best_plans, wishes
from ...orleans import followers
from ...orleans.state import OrleansState
from ..effects import Effect
from .effects import effects

TRUSTED, FADES, LEAST_TRUST = 9, 0.065, 0.3
"""So many rounds before the end differences come true as they are seen; each further round takes a share.
`python bench/chances.py orleans --trust` prints what came true in games of equal bots."""


class OrleansExpert:
    is_slow = False
    last = 0.0

    def __init__(self, mind: OrleansMind) -> None:
        self.mind = mind

    def prospects(self, state: OrleansState) -> list[float]:
        """Far from the end the mind sees larger differences than there will be: they are brought to scale."""
        if state.over:
            return list(map(float, state.ruleset.game.scores(state)))
        seen = [self.mind.outlook(state, seat).total() for seat in range(state.tables.seats)]
        trust, middle = self.trust(state), sum(seen) / len(seen)
        return [middle + trust * (points - middle) for points in seen]

    def trust(self, state: OrleansState) -> float:
        return max(LEAST_TRUST, min(1.0, 1.0 - FADES * (self.left(state) - TRUSTED)))

    def left(self, state: OrleansState) -> float:
        """Rounds to come, this one included."""
        return 0.0 if state.over else state.tables.rounds - len(state.turned) + 1.0

    def bundle(self, state: OrleansState, topic: str) -> object:
        """The followers of a seat in a round are one draw."""
        if topic == "follower":
            return topic, followers.drawer(state), len(state.turned)
        return (topic, state.serial) if topic in ("hour", "plague", "bath") else None

    def drawer(self, state: OrleansState, after: OrleansState) -> int | None:
        if state.phase == 3 and state.cursor < state.tables.seats:
            return followers.drawer(state)
        return None

    def promise(self, state: OrleansState, drawer: int | None, rng: random.Random) -> list[float]:
        """Followers at hand are as good as the best plan for them."""
        prospects = self.prospects(state)
        if drawer is not None:
            outlook = self.mind.outlook(state, drawer)
            hands = Hands(outlook)
            plan = best_plans(outlook, hands, wishes(outlook, hands), 1)[0]
            prospects[drawer] += self.trust(state) * plan.worth
        return prospects

    def effects(self, before: OrleansState, seat: int, turn: Turn) -> list[Effect]:
        return effects(self.mind.outlook(before, seat), turn)


def expert(mind: OrleansMind) -> OrleansExpert:
    return OrleansExpert(mind)
