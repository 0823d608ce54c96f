"""Playing on from a state many times, and many states at once."""

from __future__ import annotations

import random

from bastide.games import compile_ruleset
from bastide.kernel import Seeded, advance, offers, play_on, play_outs


def test_playouts_leave_their_state_alone_and_come_again() -> None:
    ruleset = compile_ruleset("carcassonne", 2)
    state = ruleset.start(Seeded(1))
    before = ruleset.save(state)
    ends = play_outs(state, 3, seed=5)
    assert ruleset.save(state) == before
    assert ends == play_outs(state, 3, seed=5)
    assert len(ends) == 3
    assert ends[0] != ends[1]


def test_a_policy_chooses_among_the_options() -> None:
    ruleset = compile_ruleset("carcassonne", 2)
    state = ruleset.start(Seeded(1))
    asked: list[int] = []

    def last(state: object, seat: int, options: list[tuple[object, ...]]) -> tuple[object, ...]:
        asked.append(seat)
        return options[-1]

    assert play_on(state, random.Random(1).random, Seeded(1), most=10, policy=last) == len(asked) == 10


def test_many_states_go_on_together_as_one_would_alone() -> None:
    ruleset = compile_ruleset("johanna", 2)
    together = [ruleset.start(Seeded(seed)) for seed in (1, 2)]
    alone = [state.copy() for state in together]
    for _ in range(5):
        choices = [len(options) - 1 for options in offers(together)]
        advance(together, choices, [Seeded(3), Seeded(3)])
    for state in alone:
        for _ in range(5):
            options = offers([state])[0]
            ruleset.apply(state, state.pending[0], options[-1], Seeded(3))
    assert [ruleset.save(s) for s in together] == [ruleset.save(s) for s in alone]
