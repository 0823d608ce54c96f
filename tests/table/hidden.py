"""A tiny game with everything that Carcassonne does not have: a secret draw, and secret choices at once.

Two seats. Each round the bank deals A a card that only A sees. Then both choose a number at once, as often
as they like until they are ready; nobody sees what the other chose until both are.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from bastide.kernel import (
    ASK_AGAIN,
    Action,
    Ask,
    Call,
    Catalogue,
    Do,
    Draw,
    Event,
    Flow,
    Game,
    Rulebook,
    Ruleset,
    Setup,
    State,
    Verb,
)

ROUNDS = 2


class HiddenState(State):
    names = ("card", "chosen", "round", "score")
    __slots__ = names

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.card = 0
        self.chosen = [0, 0]
        self.round = 0
        self.score = [0, 0]

    def copy(self) -> HiddenState:
        new = HiddenState(self.ruleset)
        self.copy_kernel(new)
        new.card, new.round = self.card, self.round
        new.chosen, new.score = self.chosen[:], self.score[:]
        return new


def deal(state: HiddenState, index: int) -> None:
    state.card = index + 1
    state.emit(Event("deal", "H-1", 0, {"card": state.card}, audience=(0,)))


def choose(state: HiddenState, seat: int, action: Action) -> str:
    state.chosen[seat] = action[1]
    state.emit(Event("choose", "H-2", seat, {"number": action[1]}, audience=(seat,)))
    return ASK_AGAIN


def reveal(state: HiddenState) -> None:
    state.emit(Event("reveal", "H-3", None, {"chosen": list(state.chosen)}))
    state.score = [a + b for a, b in zip(state.score, state.chosen, strict=True)]
    state.chosen = [0, 0]
    state.round += 1


CHOOSE = Verb(
    "choose",
    lambda state, seat: [("choose", n) for n in (1, 2, 3)],
    choose,
    read=lambda state, seat, text: ("choose", int(text.split()[1])),
)
READY = Verb(
    "ready",
    lambda state, seat: [("ready",)] if state.chosen[seat] else [],
    lambda state, seat, action: None,
)


class Hidden(Game):
    name = "hidden"
    titles: ClassVar[Mapping[str, str]] = {"en": "Hidden"}
    rulebook = Rulebook("bastide.carcassonne")
    catalogue = Catalogue("hidden", (2, 2), (), (), (), (), ())

    def flows(self, setup: Setup) -> list[Flow]:
        return [
            Flow("game", (Call("rounds", target="round", when=lambda s: s.round < ROUNDS, again=True),)),
            Flow(
                "round",
                (
                    Draw(
                        "deal",
                        topic="card",
                        weights=lambda state: (1, 1, 1),
                        apply=deal,
                        secret=lambda state: (0,),
                    ),
                    Ask("plan", kind="plan", who=lambda state: (0, 1), verbs=(CHOOSE, READY)),
                    Do("reveal", run=reveal),
                ),
            ),
        ]

    def initial(self, ruleset: Ruleset) -> HiddenState:
        return HiddenState(ruleset)

    def view(self, state: HiddenState, seat: int | None) -> dict[str, Any]:
        mine = {"card": state.card} if seat == 0 else {}
        chosen = {} if seat is None else {"chosen": state.chosen[seat]}
        return {"round": state.round, **mine, **chosen}

    def imagine(self, state: HiddenState, seat: int, rng: random.Random) -> HiddenState:
        return state.copy()

    def scores(self, state: HiddenState) -> list[int]:
        return state.score


GAME = Hidden()
