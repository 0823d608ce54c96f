"""The four levels, as data: how far they look, how much they misjudge, what they overlook.

Each can have one of the game's styles: `master:farmer`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from math import inf
from typing import Any

from ..games import PLACES
from ..kernel import Action, SetupProblem, View, unknown
from . import weights
from .mind import Candidate, Mind
from .search import Budget, Search, Thinking


@dataclass(frozen=True, slots=True)
class Level:
    """What makes a level. Without a budget it goes by the quick judgement alone.

    A game whose positions cost more or less than others' has `LEVELS` of its own in its module.
    """

    name: str
    noise: float = 0.0
    """Standard deviation of its misjudgement of a turn, in points."""
    overlooks: float = 0.0
    """Share of the turns that it does not see; one of the better ones it always sees."""
    wide: int = 40
    """Turns among which it misjudges and overlooks."""
    budget: Budget | None = None
    weights: Mapping[str, float] = field(default_factory=dict)
    """What it takes for more or less than it is."""
    imagines: tuple[str, ...] = ("",)
    """The styles in which it imagines the others, future by future."""
    styles: bool = True
    """Whether it comes in the styles of the game."""


LEVELS = {
    level.name: level
    for level in (
        Level("novice", noise=2.5, overlooks=0.4, styles=False),
        Level("apprentice", noise=0.8, overlooks=0.1),
        Level("skilled", budget=Budget(positions=3_000, seconds=0.3, wide=5)),
        Level("master", budget=Budget(positions=20_000, seconds=1.0, wide=12)),
    )
}


def styles(game: str) -> tuple[str, ...]:
    """The styles in which a game can be played."""
    found: tuple[str, ...] = import_module(f"bastide.bots.{game}").STYLES
    return found


def level_names(game: str) -> list[str]:
    """All levels of a game, each with its styles."""
    found = []
    for level in LEVELS.values():
        found.append(level.name)
        found += [f"{level.name}:{style}" for style in styles(game) if level.styles]
    return found


def make_level(name: str, seed: int | str, game: str = "") -> Player:
    """A level, or a level and a style: one of the game's, or of any game if none is named."""
    level_name, _, style = name.partition(":")
    level = LEVELS[level_name]
    known = styles(game) if game else tuple(style for one in PLACES for style in styles(one))
    if ":" in name and (style not in known or not level.styles):
        if not level.styles:
            raise SetupProblem("unknown-style", detail="level", word=style, level=level_name)
        raise SetupProblem("unknown-style", unknown(style, known))
    return Player(level_name, style, seed)


def level_of(name: str, game: str) -> Level:
    """A level as a game has it."""
    own: dict[str, Level] = getattr(import_module(f"bastide.bots.{game}"), "LEVELS", {})
    return own.get(name, LEVELS[name])


def make_mind(game: str, level: Level, style: str = "") -> Mind[Any]:
    """The mind of a game with its trained weights, as a level and a style have them."""
    trained = weights.load(game)
    numbers = trained.weights | dict(level.weights) | trained.styles.get(style, {})
    made: Mind[Any] = import_module(f"bastide.bots.{game}").mind(numbers, style)
    return made


class Player:
    """A bot of a level. It learns at its first decision which game it plays."""

    def __init__(self, level: str, style: str, seed: int | str) -> None:
        self.level, self.style = level, style
        self._seed = seed
        self._bot: Search[Any] | Quick | None = None
        self._kept: Any = None
        self.watch: Callable[[Thinking], None] = lambda thinking: None
        """Is told what it has found so far while it searches."""
        self.hurried: Callable[[], bool] = lambda: False
        """Whether it shall answer with the best so far."""
        self.timed = True
        """Whether it minds the clock. Without, the same seed gives the same game on every machine."""

    @property
    def kept(self) -> Any:
        """What it remembers from one decision to the next, as plain data."""
        return self._bot.kept if isinstance(self._bot, Search) else self._kept

    @kept.setter
    def kept(self, kept: Any) -> None:
        self._kept = kept

    @property
    def thinking(self) -> Thinking | None:
        """What it weighed for its last decision, if it searched."""
        return self._bot.thinking if isinstance(self._bot, Search) else None

    def choose(self, view: View[Any]) -> Action:
        if self._bot is None:
            self._bot = self._make(view.ruleset.game.name)
        return self._bot.choose(view)

    def _make(self, game: str) -> Search[Any] | Quick:
        level = level_of(self.level, game)
        mind = make_mind(game, level, self.style)
        if level.budget is None:
            return Quick(mind, level, self._seed)
        others = [make_mind(game, level, style) for style in level.imagines]
        budget = level.budget if self.timed else replace(level.budget, seconds=inf)
        bot = Search(mind, budget, self._seed, others, self.watch)
        bot.hurried = self.hurried
        if self._kept is not None:
            bot.kept = self._kept
        return bot


class Quick:
    """Goes by the quick judgement, with a level's misjudgements and oversights."""

    def __init__(self, mind: Mind[Any], level: Level, seed: int | str) -> None:
        self._mind, self._level = mind, level
        self._rng = random.Random(seed)

    def choose(self, view: View[Any]) -> Action:
        assert view.seat is not None
        if len(view.options) == 1:
            return view.options[0]
        rng, level = self._rng, self._level
        state = self._mind.world(view, rng)
        found = self._mind.candidates(state, view.seat, rng, level.wide)
        sure = found[int(rng.random() ** 2 * len(found))]  # sees at least this one
        seen = [one for one in found if one is sure or rng.random() >= level.overlooks]

        def misjudged(one: Candidate) -> float:
            return one.worth + level.noise * rng.gauss(0.0, 1.0)

        return max(seen, key=misjudged).turn[0]
