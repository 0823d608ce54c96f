"""What a study needs to know of a game, beside the mind of its bots."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, Protocol

from ..bots.levels import level_of, make_mind
from ..bots.mind import Mind, S, Turn
from ..kernel import CHANCE
from .effects import Effect
from .weighing import follow

MOST_ANSWERS = 40
"""Decisions after a draw that are looked through to see what it was good for."""


class Expert(Protocol[S]):
    """The knowledge of one game. `bastide.study.<game>.expert(mind)` makes it."""

    mind: Mind[S]
    is_slow: bool
    """Whether futures of a large game take so long that most turns are only skimmed."""
    last: float
    """With no more left than this (see `left`), turns in futures are thought through."""

    def prospects(self, state: S) -> list[float]:
        """Points that each seat can expect at the end; in a game against the game itself also the game's."""

    def trust(self, state: S) -> float:
        """How much of a difference that the mind sees now comes true at the end, on average."""

    def left(self, state: S) -> float:
        """How much of the game is to come, in the unit of its chances: tiles, rounds, turns."""

    def bundle(self, state: S, topic: str) -> object:
        """Draws in a row that have the same are one; None if there is no luck in it."""

    def drawer(self, state: S, after: S) -> int | None:
        """Whose luck a draw is; None if it is everybody's."""

    def promise(self, state: S, drawer: int | None, rng: random.Random) -> list[float]:
        """What each seat can expect once it has made something of what was drawn."""

    def effects(self, before: S, seat: int, turn: Turn) -> list[Effect]:
        """What a turn does, in parts that can be compared with those of another."""


def load(game: str) -> Expert[Any]:
    """The expert of a game, with the judgement of its master."""
    mind = make_mind(game, level_of("master", game))
    made: Expert[Any] = import_module(f"bastide.study.{game}").expert(mind)
    return made


def play_on(mind: Mind[S], state: S, rng: random.Random) -> S:
    """The position when all who are asked have answered by the quick judgement, up to the next draw."""
    state = state.copy()
    for _ in range(MOST_ANSWERS):
        if state.over or state.pending == (CHANCE,):
            break
        seat = state.pending[0]
        follow(state.ruleset, state, seat, mind.quick(state, seat, rng), None)
    return state
