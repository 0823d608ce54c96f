"""Many random games with every invariant checked: `python tests/johanna/soak.py [games] [solo games] [jobs]`.

By default 3,000 games over 2 to 5 players with cards and with printed places, and 1,000 solo games at each
level. `tests/johanna/test_soak.py` plays a few of them.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from bastide.games import compile_ruleset
from bastide.johanna.sheets import TILES, load_sheets
from bastide.kernel import Ruleset, Seeded

Job = tuple[int, tuple[tuple[str, str], ...], int]
"""Seats, options, seed."""


def jobs(games: int, solo: int) -> Iterator[Job]:
    kinds = [(seats, (("places", mode),)) for seats in range(2, 6) for mode in ("cards", "printed")]
    for number in range(games):
        seats, options = kinds[number % len(kinds)]
        yield seats, options, number
    for level in ("standard", "expert", "challenge"):
        for number in range(solo):
            yield 1, (("level", level),), number


def soak(job: Job) -> tuple[int, int]:
    """One game; raises AssertionError when something is not as it must be. Decisions and rounds."""
    seats, options, seed = job
    ruleset = compile_ruleset("johanna", seats, options=dict(options))
    rng = random.Random(f"{seats} {options} {seed}")
    sampler = Seeded(f"{seed}")
    state = ruleset.start(sampler)
    count = load_sheets().with_players(seats)
    decisions = 0
    rounds: set[int] = set()
    while not state.over:
        ruleset.game.check_piece_totals(state)
        check_round(state, count)
        rounds.add(state.round)
        seat = state.pending[0]
        chosen = rng.choice(ruleset.options(state, seat))
        before = snapshot(state)
        ruleset.act(state, seat, chosen, sampler)
        only_grows(before, snapshot(state), chosen)
        decisions += 1
    ruleset.game.check_piece_totals(state)
    assert rounds == set(range(1, count.bags * count.rounds_per_bag + 1)), "not every round was played"
    assert state.bags == count.bags
    assert sum(state.bag) == 0, "the last bag was not played to its end"
    assert not state.queue
    assert not state.todo
    the_end_adds_up(ruleset, state)
    return decisions, len(rounds)


def check_round(state: Any, count: Any) -> None:
    """Every bag divides into full rounds, and the display is what is left of one."""
    assert sum(state.bag) % count.draw == 0
    out = sum(state.display) + (0 <= state.hand < len(state.display))
    assert out <= count.draw
    played = count.rounds_per_bag - sum(state.bag) // count.draw
    assert state.round == state.bags * count.rounds_per_bag + played
    assert sum(state.discard) + sum(state.bag) + out == TILES


def snapshot(state: Any) -> list[int]:
    """Marks are never rubbed out."""
    masks = (*state.routes, *state.posts, *state.deeds, *state.owned)
    counts = (*state.goods, *state.circled, *state.crossed, *state.shields, *state.field, *state.monks)
    return [
        *(m.bit_count() for m in masks),
        *counts,
        *state.citizens,
        len(state.gone),
        state.taken.bit_count(),
    ]


def only_grows(before: list[int], after: list[int], action: Any) -> None:
    assert all(new >= old for old, new in zip(before, after, strict=True)), f"{action} rubs out a mark"


def the_end_adds_up(ruleset: Ruleset, state: Any) -> None:
    scores = ruleset.game.scores(state)
    assert all(points >= 0 for points in scores)
    winners = ruleset.game.winners(state)
    if ruleset.setup.seats > 1:
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)
    assert ruleset.is_same_position(ruleset.load(ruleset.save(state)), state)


def main(games: int = 3000, solo: int = 1000, processes: int = 2) -> None:
    begun = time.time()
    todo = list(jobs(games, solo))
    decisions = 0
    with ProcessPoolExecutor(processes) as pool:
        for done, (asked, _) in enumerate(pool.map(soak, todo, chunksize=20), 1):
            decisions += asked
            if done % 500 == 0:
                print(
                    f"{done} of {len(todo)} games, {decisions:,} decisions, {time.time() - begun:.0f} s",
                    flush=True,
                )
    print(f"{len(todo)} games, {decisions:,} decisions: no invariant broken")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
