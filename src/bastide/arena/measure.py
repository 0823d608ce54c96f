"""How fast the rules of a game are: games, decisions, listing, copying, and the size of a state."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from librt.vecs import vec

from ..kernel import Ruleset, State
from ..kernel.playouts import game_of
from ..kernel.state import all_names, fields

BUFFER = sys.getsizeof(())
"""What stands in front of packed numbers, beside what Python tells of them."""


@dataclass(frozen=True)
class Measures:
    """All of one core's CPU time; microseconds are the best of several runs."""

    games_per_cpu_s: float
    decisions_per_cpu_s: float
    list_us: float
    copy_us: float
    state_bytes: int

    def as_json(self) -> dict[str, float]:
        return {name: round(value, 3) for name, value in asdict(self).items()}


def playout(ruleset: Ruleset[Any], seed: int, stop_after: int = -1) -> tuple[Any, int]:
    """A game of random choices, straight on the rules; or its first decisions."""
    return game_of(ruleset, seed, stop_after)


def measure(
    ruleset: Ruleset[Any], seconds: float = 3.0, progress: Callable[[float], None] = lambda part: None
) -> Measures:
    for seed in range(5):
        playout(ruleset, seed)
    games = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        decisions += playout(ruleset, games)[1]
        games += 1
        progress(min(1.0, spent / seconds))
    state = midgame(ruleset, decisions // games // 2)
    ask = ruleset.ask(state)
    seat = state.pending[0]
    return Measures(
        games / spent,
        decisions / spent,
        best(lambda: ask.offer(state, seat)),
        best(state.copy),
        size(state),
    )


def midgame(ruleset: Ruleset[Any], decisions: int) -> Any:
    """A state in the middle of a game that waits for a placement, or whatever has the most options."""
    states = [playout(ruleset, 7, decisions + more)[0] for more in range(6)]
    return max((s for s in states if not s.over), key=lambda s: len(s.options))


def best(function: Callable[[], Any], runs: int = 7, number: int = 500) -> float:
    """Microseconds of a call, the best of several runs."""
    times = []
    for _ in range(runs):
        begun = time.process_time()
        for _ in range(number):
            function()
        times.append(time.process_time() - begun)
    return 1e6 * min(times) / number


def size(state: State) -> int:
    """Bytes of everything that a copy of the state would not share with the ruleset or the interpreter."""
    tables = getattr(state, "tables", None)
    shared = {id(state.ruleset), id(state.ruleset.tables), id(tables)}
    shared.update(map(id, getattr(tables, "numbers", ())))
    seen: set[int] = set()

    def weigh(thing: Any) -> int:
        if id(thing) in seen or id(thing) in shared or thing is None or isinstance(thing, str | bool | type):
            return 0
        if isinstance(thing, int) and -5 <= thing <= 256:
            return 0
        seen.add(id(thing))
        total = sys.getsizeof(thing)
        if isinstance(thing, dict):
            total += sum(weigh(k) + weigh(v) for k, v in thing.items())
        elif isinstance(thing, list | tuple | set):
            total += sum(map(weigh, thing))
        elif isinstance(thing, vec):
            total += BUFFER + memoryview(thing).nbytes
        return total

    parts = [getattr(state, name) for name in all_names(type(state)) if name not in ("options", "listener")]
    inner = [getattr(part, n) for part in state.slices.values() for n in fields(part)]
    return sys.getsizeof(state) + sum(map(weigh, [*parts, *inner]))
