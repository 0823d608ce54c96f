"""Games played at random, for tests of every kind."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Event, Match, Record, Ruleset, record_of

Watcher = Callable[[Match, int, str, list[Event]], None]
"""Is told after each action: the match, the seat, the action's line, what happened."""


def random_match(
    ruleset: Ruleset,
    seed: int | str,
    watch: Watcher | None = None,
    before: Callable[[Match], None] | None = None,
    **more: Any,
) -> Match:
    """A whole game. The choices and the chance both follow from the seed."""
    rng = random.Random(f"choices {seed}")
    match = Match(ruleset, seed, **more)
    while not match.over:
        if before:
            before(match)
        seat = rng.choice(match.state.pending)
        action = rng.choice(ruleset.options(match.state, seat))
        line = ruleset.write(match.state, action)
        events = match.act(seat, action)
        if watch:
            watch(match, seat, line, events)
    return match


def names(match: Match) -> list[str]:
    return list(SEATS[: match.ruleset.setup.seats])


def record(match: Match, title: str = "", about: str = "") -> Record:
    made = record_of(match, names(match))
    made.title, made.about = title, about
    return made


def carcassonne(seats: int = 2, river: bool = False, **options: Any) -> Ruleset:
    sets = ("base", "river") if river else ("base",)
    return compile_ruleset("carcassonne", seats, sets, options=options)
