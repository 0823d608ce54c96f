"""The scorer's chair at the table: a module that calls it at the moments of a turn. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from carcassonne.slow.board import Rules
from carcassonne.slow.scorer import MOMENTS, Scorer
from carcassonne.slow.witness import Offered

from bastide.carcassonne.game import Carcassonne
from bastide.kernel import SEATS, SET_UP, Build, Do, Event, Match, Module, Ruleset, Setup, View

GAME = Carcassonne()


class Watched(Carcassonne):
    """Carcassonne with the scorer at the table. One for each game that is played."""

    def __init__(self) -> None:
        self.catalogue = GAME.catalogue
        self.state: Any = None
        self.scorer: Scorer | None = None

    def modules(self, setup: Setup) -> list[Module]:
        found = super().modules(setup)
        self.scorer = Scorer(
            Rules(frozenset(setup.elements), dict(setup.options), SEATS[: setup.seats]),
            lambda: View(self.state.ruleset, self.state, None).data,
        )
        return [*found, Module("slow scorer", self.sit_down, late=True)]

    def sit_down(self, build: Build) -> None:
        build.listen(SET_UP, self.begin)
        for steps in build.flows.values():
            for i, step in enumerate(steps):
                if step.name in MOMENTS and isinstance(step, Do):
                    steps[i] = replace(step, run=self.watch(step.name, step.run))

    def begin(self, state: Any) -> None:
        self.state = state

    def watch(self, name: str, run: Callable[[Any], str | None]) -> Callable[[Any], str | None]:
        def watched(state: Any) -> str | None:
            assert self.scorer is not None
            self.scorer.moment(name, over=False)
            signal = run(state)
            self.scorer.moment(name, over=True)
            return signal

        return watched


class WatchedMatch(Match):
    """A match that the scorer follows."""

    def __init__(self, setup: Setup, seed: int | str, **begin: Any) -> None:
        game = Watched()
        ruleset = Ruleset(game, setup)
        assert game.scorer is not None
        self.scorer = game.scorer
        super().__init__(ruleset, seed, **begin)

    def _on_event(self, event: Event) -> None:
        super()._on_event(event)
        self.scorer.hear(event)

    def offered(self, seat: int) -> Offered:
        state, write = self.state, self.ruleset.write
        options = self.ruleset.options(state, seat)
        return lambda verbs: {write(state, option) for option in options if option[0] in verbs}

    def act(self, seat: int, action: Any) -> list[Event]:
        line = action if isinstance(action, str) else self.ruleset.write(self.state, action)
        decision = self.ruleset.decision(self.state)
        assert decision is not None
        self.scorer.answer(decision.name, line, SEATS[seat], self.offered(seat))
        events = super().act(seat, action)
        self.scorer.check(self.view(None).data)
        return events
