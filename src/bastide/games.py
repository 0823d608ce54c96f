"""The games there are. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from .kernel import Game, Ruleset, Setup, SetupProblem, unknown

PLACES = {
    "carcassonne": "bastide.carcassonne.game",
    "orleans": "bastide.orleans.game",
    "johanna": "bastide.johanna.game",
}


@cache
def load(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in PLACES:
        raise SetupProblem("unknown-game", unknown(name, PLACES))
    game: Game[Any] = import_module(PLACES[name]).GAME
    return game


@lru_cache(maxsize=64)
def _compiled(setup: Setup) -> Ruleset[Any]:
    return Ruleset(load(setup.game), setup)


def compile_ruleset(
    game: str,
    seats: int,
    sets: Sequence[str] = (),
    elements: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Ruleset[Any]:
    """The rules of a game for a choice of sets, elements and switches; one object for one choice."""
    return _compiled(load(game).catalogue.setup(seats, sets, elements, options))
