"""Bots of all kinds for tests. They think in worker processes, which load this module by its name."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bastide.bots.search import Thinking, Weighed
from bastide.kernel import Action, View
from bastide.table.players import Bot


class Steady:
    def choose(self, view: View) -> Action:
        return view.options[0]


class Crashing:
    def choose(self, view: View) -> Action:
        raise ZeroDivisionError("a bot's own mistake")


class Cheating:
    def choose(self, view: View) -> Action:
        return ("lay", 0, 0)


class Speechless:
    def choose(self, view: View) -> Action:
        return None  # type: ignore[return-value]


class Slow:
    """Thinks until a file is there: it is in another process."""

    def __init__(self, done: Path) -> None:
        self.done = done

    def choose(self, view: View) -> Action:
        until = time.monotonic() + 20
        while not self.done.exists() and time.monotonic() < until:
            time.sleep(0.01)
        return view.options[0]


class Pensive:
    """Searches for as long as it is let, and tells how far it is."""

    watch: Callable[[Thinking], None]
    hurried: Callable[[], bool]

    def __init__(self) -> None:
        self.watch, self.hurried = (lambda thinking: None), (lambda: False)

    def choose(self, view: View) -> Action:
        weighed = tuple(Weighed((option,), 0.0, 1, 0.0) for option in view.options)
        until = time.monotonic() + 50
        while not self.hurried() and time.monotonic() < until:
            self.watch(Thinking(1, 4, 0.1, weighed, 2, 0.25))
            time.sleep(0.05)
        return view.options[-1]


class Meddling:
    """Changes the state that it is shown."""

    def choose(self, view: View) -> Action:
        options = list(view.options)
        view.ruleset.apply(view._state, view.seat or 0, options[0], None)
        return random.choice(options)


KINDS = {
    "steady": Steady,
    "crashing": Crashing,
    "cheating": Cheating,
    "speechless": Speechless,
    "slow": Slow,
    "pensive": Pensive,
    "meddling": Meddling,
}


class Workshop:
    def __init__(self, done: Path = Path("no such file")) -> None:
        self.done = done

    def names(self, game: str) -> Sequence[str]:
        return [*KINDS, "unmakeable"]

    def make(self, name: str, seed: int | str) -> Bot:
        return Slow(self.done) if name == "slow" else KINDS[name]()
