"""Playing on from a state many times: for search, training and measuring. Nothing listens or is written.

    scores = play_outs(state, 100, seed=7)                   final scores of 100 random games from here
    scores = play_outs(state, 100, seed=7, policy=greedy)    … in which a policy chooses
    lists = offers(states)                                   what may be done in each of many states
    advance(states, choices, samplers)                       … and one step on in each of them

Where the core is compiled, a playout without a policy makes no Python objects but the options themselves.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .chance import Sampler
from .listing import Action
from .seeded import Seeded
from .state import State

S = TypeVar("S", bound=State)
Policy = Callable[[S, int, list[Action]], Action]
"""Chooses for a seat among its options, of which there is at least one."""


def play_on(
    state: S,
    rnd: Callable[[], float],
    sampler: Sampler,
    most: int = -1,
    policy: Policy[S] | None = None,
) -> int:
    """Play a state on to its end, or for so many decisions, and how many there were. Without a policy every
    option is as likely as any other."""
    ruleset = state.ruleset
    decisions = 0
    while state.frames and decisions != most:
        seat = state.pending[0]
        options = state.options or ruleset.options(state, seat)
        action = policy(state, seat, options) if policy else options[int(rnd() * len(options))]
        ruleset.apply(state, seat, action, sampler)
        decisions += 1
    return decisions


def play_outs(state: S, number: int, seed: int | str, policy: Policy[S] | None = None) -> list[list[int]]:
    """The final scores of so many games played on from a state, which stays as it is."""
    game = state.ruleset.game
    ends: list[list[int]] = []
    for game_number in range(number):
        new = state.copy()
        rnd = random.Random(f"{seed}/{game_number}").random
        play_on(new, rnd, Seeded(f"{seed}/{game_number}/draws"), policy=policy)
        ends.append(game.scores(new))
    return ends


def offers(states: Sequence[S]) -> list[list[Action]]:
    """What the seat that is asked first may do, in each of many states; nothing where a game is over."""
    return [
        state.options or (state.ruleset.options(state, state.pending[0]) if state.pending else [])
        for state in states
    ]


def advance(states: Sequence[S], choices: Sequence[int], samplers: Sequence[Sampler]) -> None:
    """One step on in each of many states, with the option of that number; where a game is over, nothing."""
    for state, choice, sampler, options in zip(states, choices, samplers, offers(states), strict=True):
        if options:
            state.ruleset.apply(state, state.pending[0], options[choice], sampler)


def game_of(ruleset: Any, seed: int, most: int = -1) -> tuple[Any, int]:
    """A game of random choices from its beginning, or its first decisions, and how many were made."""
    sampler = Seeded(seed)
    state = ruleset.start(sampler)
    return state, play_on(state, random.Random(seed).random, sampler, most)
