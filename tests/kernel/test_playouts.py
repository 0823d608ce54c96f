"""Playing on from a state many times, and many states at once."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest

from bastide.games import compile_ruleset
from bastide.kernel import Draw, Seeded, State, advance, offers, play_on, play_outs


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


def test_playouts_with_a_policy_are_games_in_which_it_chooses() -> None:
    ruleset = compile_ruleset("johanna", 2)
    state = ruleset.start(Seeded(1))

    def first(state: object, seat: int, options: list[tuple[object, ...]]) -> tuple[object, ...]:
        return options[0]

    alone, sampler = state.copy(), Seeded("5/0/draws")
    while not alone.over:
        ruleset.apply(alone, alone.pending[0], alone.options[0], sampler)
    assert play_outs(state, 1, seed=5, policy=first) == [ruleset.game.scores(alone)]
    assert play_outs(state, 1, seed=5) != [ruleset.game.scores(alone)]


def test_a_game_that_is_over_stays_as_it_is_among_others() -> None:
    ruleset = compile_ruleset("johanna", 2)
    running, ended = ruleset.start(Seeded(1)), ruleset.start(Seeded(2))
    play_on(ended, random.Random(2).random, Seeded(2))
    before = ruleset.save(ended)
    assert offers([running, ended]) == [running.options, []]
    advance([running, ended], [0, 0], [Seeded(3), Seeded(3)])
    assert running.serial == 1
    assert ruleset.save(ended) == before


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda sampler: pickle.loads(pickle.dumps(sampler))])
def test_a_sampler_that_is_copied_or_packed_goes_on_where_it_stands(
    copied: Callable[[Seeded], Seeded],
) -> None:
    draw: Draw[State] = Draw("draw", topic="tile")
    state = compile_ruleset("johanna", 2).start(Seeded(1))

    def five(sampler: Seeded) -> list[int]:
        return [sampler.pick(draw, state, [1] * 1000) for _ in range(5)]

    sampler = Seeded("seven")
    before = five(sampler)
    alike = copied(sampler)
    assert five(alike) == five(sampler) != before


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
