"""The mind of Orléans: plans worth a thought, and a quick answer to everything else."""

from __future__ import annotations

import random

from ...kernel import Action, View
from ...orleans import planning
from ...orleans.state import OrleansState
from ...orleans.tables import Tables
from ...orleans.view import hides
from ..mind import Candidate, Turn
from ..mind import Weights as Numbers
from .answers import score
from .layout import Layout
from .outlook import Outlook
from .plans import Hands, best_plans, carry_out, noisy, wishes, worth_of
from .weights import Weights

OPEN = ("DP-ACT", "DP-VILL", "DP-PTILE", "DP-ROUTE", "DP-DEED")
"""Decisions that deserve a second thought; all others are answered at once."""
WAYS_OUT = ("pass", "decline")
"""No alternative to something that adds points: not even a novice gives up an action that is ready."""
ACTS = 3
"""Places that are weighed against each other: mostly the order of all that are ready does not matter."""
NOISE = 0.6
"""How far wishes are changed to find plans of another kind."""


class OrleansMind:
    judged = 0

    def __init__(self, weights: Numbers) -> None:
        self._given = dict(weights)
        self._known: dict[int, tuple[Tables, Weights, Layout]] = {}

    def outlook(self, state: OrleansState, seat: int) -> Outlook:
        known = self._known.get(id(state.tables))
        if known is None:
            tables = state.tables
            known = self._known[id(tables)] = tables, Weights(self._given, tables), Layout(tables)
        self.judged += 1
        return Outlook(state, seat, known[1], known[2])

    def world(self, view: View[OrleansState], rng: random.Random) -> OrleansState:
        """Whoever has finished a hidden plan has made a sensible one."""
        state = view.imagine(rng)
        if hides(state):
            for other in range(state.tables.seats):
                if other != view.seat and state.finished >> other & 1:
                    for entry in reversed(state.plans[other]):
                        planning.undo(state, other, entry)
                    state.plans[other] = ()
                    for part in self.plan(state, other)[1]:
                        planning.apply_put(state, other, part)
        return state

    def is_open(self, state: OrleansState) -> bool:
        return not hides(state)

    def worth(self, state: OrleansState, seat: int) -> float:
        """Points expected at the end, less a part of the strongest other's; the fewer play, the more."""
        own = self.outlook(state, seat)
        others = [self.outlook(state, s).total() for s in range(state.tables.seats) if s != seat]
        return own.total() - (own.weights.rivalry * max(others) / len(others) if others else 0.0)

    def settled(self, state: OrleansState, seat: int, started: OrleansState) -> bool:
        """At the next planning, for a plan or a new follower at the one after it: events and draws have come.

        Who waits at a place or lies on the market counts for little in `worth`; a round later it is used.
        """
        rounds = len(state.turned) - len(started.turned)
        far = started.phase == 4 or started.ruleset.ask(started).decision == "DP-VILL"
        return rounds > far and state.phase == 4

    def quick(self, state: OrleansState, seat: int, rng: random.Random) -> Turn:
        decision = state.ruleset.ask(state).decision
        if decision == "DP-PLAN":
            return (self.plan(state, seat),)
        options = state.ruleset.options(state, seat)
        if len(options) == 1 or decision == "DP-DRAW":  # the last is the most
            return (options[-1],)
        return (score(self.outlook(state, seat), decision, options)[0][1],)

    def plan(self, state: OrleansState, seat: int) -> Action:
        outlook = self.outlook(state, seat)
        hands = Hands(outlook)
        found = wishes(outlook, hands)
        return carry_out(outlook, hands, best_plans(outlook, hands, found, 1)[0], found)

    def candidates(self, state: OrleansState, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        decision = state.ruleset.ask(state).decision
        if decision == "DP-PLAN":
            return self._plans(state, seat, rng, wide)
        if decision not in OPEN:
            return [Candidate(0.0, self.quick(state, seat, rng))]
        scored = score(self.outlook(state, seat), decision, state.ruleset.options(state, seat))
        if scored[0][1][0] not in WAYS_OUT:
            scored = [one for one in scored if one[1][0] not in WAYS_OUT]
        if decision == "DP-ACT":
            wide = min(wide, ACTS)
        return [Candidate(worth, (option,)) for worth, option in scored[:wide]]

    def _plans(self, state: OrleansState, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        """The best plans, and some that are best if wishes are weighed differently."""
        outlook = self.outlook(state, seat)
        hands = Hands(outlook)
        found = wishes(outlook, hands)
        made: dict[Action, float] = {}
        for plan in best_plans(outlook, hands, found, max(1, wide // 2)):
            made.setdefault(carry_out(outlook, hands, plan, found), plan.worth)
        for _ in range(2 * wide):
            if len(made) >= wide:
                break
            plan = best_plans(outlook, hands, noisy(found, rng, NOISE), 1)[0]
            made.setdefault(carry_out(outlook, hands, plan, found), worth_of(outlook, hands, plan, found))
        return [Candidate(value, (action,)) for action, value in made.items()]
