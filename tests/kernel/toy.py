"""A small game for the tests of the kernel: a market with everything that a kernel must be able to do.

Each round a stall is drawn; all seats plan at once how many coins they bring, coin by coin, hidden from each
other; the plans are revealed; then the seat on turn makes an offer that another seat takes or turns down, in
the middle of the first one's turn; who is turned down is asked for another offer.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bastide.kernel import (
    ASK_AGAIN,
    Action,
    Anchor,
    Ask,
    Build,
    Call,
    Catalogue,
    Choice,
    Do,
    Draw,
    Event,
    Flow,
    Game,
    Limit,
    Malformed,
    Module,
    Preset,
    Rulebook,
    Ruleset,
    Setup,
    Slice,
    State,
    Switch,
    Term,
    Verb,
)
from bastide.kernel.rulebook import Rule

STALLS = ("bread", "cloth", "wine")
ROUNDS = 3
START = 4


class ToyBook(Rulebook):
    """A rule index without files."""

    def __init__(self) -> None:
        super().__init__("")
        for number in range(1, 10):
            texts = {"en": f"Rule number {number}.", "de": f"Regel Nummer {number}."}
            self._rules[f"X-toy-{number}"] = Rule(f"X-toy-{number}", str(number), "toy", texts, (), {})


class ToyState(State):
    names = ("coins", "offer", "plans", "rounds", "score", "stall", "stock", "turn")
    __slots__ = names

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        seats = ruleset.setup.seats
        self.coins = [START] * seats
        self.score = [0] * seats
        self.plans: dict[int, int] = {}
        self.stock = [2, 1, 1]
        self.stall = -1
        self.rounds = 0
        self.turn = 0
        self.offer = 0

    def copy(self) -> ToyState:
        new = ToyState(self.ruleset)
        self.copy_kernel(new)
        new.coins, new.score, new.stock = self.coins[:], self.score[:], self.stock[:]
        new.plans = self.plans.copy()
        new.stall, new.rounds, new.turn, new.offer = self.stall, self.rounds, self.turn, self.offer
        return new


def apply_stall(state: ToyState, index: int) -> None:
    state.stock[index] -= 1
    state.stall = index
    state.emit(Event("stall", "X-toy-1", None, {"stall": STALLS[index]}))


def read_stall(state: ToyState, text: str) -> int:
    if text not in STALLS:
        raise Malformed("no-such-stall", word=text)
    return STALLS.index(text)


def everybody(state: ToyState) -> tuple[int, ...]:
    return tuple(seat for seat, coins in enumerate(state.coins) if coins)


def put(state: ToyState, seat: int, action: Action) -> str:
    state.coins[seat] -= 1
    state.plans[seat] = state.plans.get(seat, 0) + 1
    state.emit(Event("put", "X-toy-2", seat, {"coins": state.plans[seat]}, audience=(seat,)))
    return ASK_AGAIN


def reveal(state: ToyState) -> str | None:
    for seat, coins in sorted(state.plans.items()):
        terms = (Term(2, coins, "coin", "X-toy-2"), Term(1, 1, "stall", "X-toy-1"))
        state.score[seat] += sum(t.total for t in terms)
        state.emit(Event("score", "X-toy-2", seat, {}, sum(t.total for t in terms), terms))
    if any(state.plans.values()):
        state.emit(Event("reveal", "X-toy-3", None, {"plans": sorted(state.plans.items())}))
    state.plans.clear()
    return None if state.ruleset.setup.seats > 1 else "pass on"


def other(state: ToyState) -> int:
    return (state.turn + 1) % state.ruleset.setup.seats


def make_offer(state: ToyState, seat: int, action: Action) -> None:
    state.offer = int(action[1])
    state.emit(Event("offer", "X-toy-4", seat, {"coins": state.offer}))


def read_offer(state: ToyState, seat: int, text: str) -> Action:
    verb, number = text.split()
    return (verb, int(number))


def accept(state: ToyState, seat: int, action: Action) -> None:
    state.coins[state.turn] -= state.offer
    state.coins[seat] += state.offer
    state.score[state.turn] += 1


def pass_on(state: ToyState) -> None:
    state.turn = other(state)
    state.rounds += 1
    state.stall = -1


def too_much(state: ToyState, seat: int, action: Action) -> bool:
    return action[1] > state.coins[seat]


PUT = Verb("put", lambda state, seat: [("put",)] if state.coins[seat] else [], put, ("X-toy-2",))
READY = Verb("ready", lambda state, seat: [("ready",)], lambda state, seat, action: None, ("X-toy-2",))
OFFER = Verb(
    "offer",
    lambda state, seat: [("offer", n) for n in range(state.coins[seat] + 1)],
    make_offer,
    ("X-toy-4",),
    read=read_offer,
    limits=(Limit("X-toy-4", "too-much", too_much),),
)
TAKE = Verb("take", lambda state, seat: [("take",)], accept, ("X-toy-5",))
REFUSE = Verb(
    "refuse", lambda state, seat: [("refuse",)] if state.offer else [], lambda *_: "offer", ("X-toy-5",)
)

FLOWS = [
    Flow(
        "game",
        (
            Call("rounds", ("X-toy-1",), target="round", when=lambda s: s.rounds < ROUNDS, again=True),
            Anchor("last"),
            Do("end", ("X-toy-6",), run=lambda state: state.emit(Event("end", "X-toy-6"))),
        ),
    ),
    Flow(
        "round",
        (
            Anchor("first"),
            Draw(
                "stall",
                ("X-toy-1",),
                topic="stall",
                weights=lambda state: state.stock,
                apply=apply_stall,
                write=lambda state, index: STALLS[index],
                read=read_stall,
            ),
            Ask("plan", ("X-toy-2",), decision="D-PLAN", kind="plan", who=everybody, verbs=(PUT, READY)),
            Do("reveal", ("X-toy-3",), run=reveal),
            Ask(
                "offer", ("X-toy-4",), decision="D-OFFER", kind="amount", who=lambda s: s.turn, verbs=(OFFER,)
            ),
            Ask("answer", ("X-toy-5",), decision="D-ANSWER", who=other, verbs=(TAKE, REFUSE), forced=True),
            Do("pass on", ("X-toy-6",), run=pass_on),
        ),
    ),
]


class Toy(Game):
    name = "toy"
    titles: ClassVar[Mapping[str, str]] = {"en": "Market", "de": "Markt"}
    rulebook = ToyBook()

    def __init__(self, modules: Sequence[Module] = (), flows: Sequence[Flow] = FLOWS) -> None:
        self._modules = modules
        self._flows = flows
        texts = {"en": "x", "de": "y"}
        self.catalogue = Catalogue(
            "toy",
            seats=(1, 4),
            seats_rule="X-toy-7",
            sets=(
                Choice("plain", texts),
                Choice("fancy", texts, brings=("bells",), requires=("plain", "huge")),
                Choice("huge", texts, excludes=("plain",)),
                Choice("bells", texts, brings=("bells",), requires=("plain", "huge")),
            ),
            elements=(Choice("bells", texts), Choice("drums", texts, requires=("bells",))),
            switches=(
                Switch("speed", ("slow", "fast"), "slow", "X-toy-8"),
                Switch("bonus", (0, 1, 2), 0, "X-toy-8"),
                Switch("open", (False, True), False, "X-toy-8"),
                Switch("stuck", ("here", "there"), "here", "X-toy-8", fixed=True),
            ),
            presets=(Preset("party", texts, ("plain", "fancy"), ("drums",), {"speed": "fast"}),),
            default_sets=("plain",),
        )

    def flows(self, setup: Setup) -> list[Flow]:
        return list(self._flows)

    def modules(self, setup: Setup) -> list[Module]:
        return list(self._modules)

    def initial(self, ruleset: Ruleset) -> ToyState:
        return ToyState(ruleset)

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        planned = {str(s): n for s, n in state.plans.items() if s == seat}
        # a coin that is planned still looks as if it were in the purse
        coins = [c + (state.plans.get(s, 0) if s != seat else 0) for s, c in enumerate(state.coins)]
        return {
            "coins": coins,
            "score": list(state.score),
            "planned": planned,
            "stall": state.stall,
            "stock": list(state.stock),
            "offer": state.offer,
        }

    def imagine(self, state: ToyState, seat: int, rng: random.Random) -> ToyState:
        new = state.copy()
        for other_seat in range(state.ruleset.setup.seats):
            if other_seat != seat:
                all_coins = new.coins[other_seat] + new.plans.pop(other_seat, 0)
                planned = rng.randrange(all_coins + 1) if other_seat in state.plans else 0
                new.coins[other_seat] = all_coins - planned
                if other_seat in state.plans:
                    new.plans[other_seat] = planned
        return new

    def scores(self, state: ToyState) -> list[int]:
        return list(state.score)


class Bells(Slice):
    """What a module keeps."""

    names = ("heard", "rung", "where")
    __slots__ = names

    def __init__(self) -> None:
        self.rung = 0
        self.heard: list[int] = []
        self.where = {(0, 0), (1, 2)}


def toy(seats: int = 2, modules: Sequence[Module] = (), flows: Sequence[Flow] = FLOWS) -> Ruleset:
    game = Toy(modules, flows)
    return Ruleset(game, game.catalogue.setup(seats))


def module(name: str, *changes: Any, late: bool = False) -> Module:
    """A module from functions that each change a build."""

    def install(build: Build) -> None:
        for change in changes:
            change(build)

    return Module(name, install, late)
