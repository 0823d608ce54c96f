"""The speed of the rules, side by side with yardsticks in one run, so that the ratios hold on any machine.

    python bench/run.py            all yardsticks
    python bench/run.py --json

`yardstick.py` is the smallest fast base game of Carcassonne: no kernel, no events, no records. The goals:
at least 0.30 of its games per CPU second; listing placements and copying a state in at most 4 times its time.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import yardstick
from report import show

from bastide.arena.measure import best, measure
from bastide.games import compile_ruleset


def yardstick_speed(seconds: float) -> float:
    random.seed(1)
    for _ in range(20):
        yardstick.game()
    games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        yardstick.game()
        games += 1
    return games / spent


def yardstick_midgame() -> tuple[Any, int]:
    """A yardstick game after 36 tiles, and the tile with the most placements."""
    random.seed(7)
    deck = yardstick.DECK[:]
    random.shuffle(deck)
    state = yardstick.State()
    for tile in deck[:36]:
        options = state.legal(tile)
        if options:
            action = random.choice(options)
            state.place(action >> 2, tile, action & 3)
            state.finish_turn(random.choice(state.meeple_options()), action >> 2)
    return state, max(range(len(yardstick.RAW)), key=lambda t: len(state.legal(t)))


def ours_midgame() -> Any:
    """The same for us: the same tile kind in hand does not matter, the cost of one option does."""
    from bastide.arena.measure import midgame

    return midgame(compile_ruleset("carcassonne", 2), 47)


def carcassonne(seconds: float) -> dict[str, float]:
    # In turns, so that a busy machine slows both alike.
    rounds = 3
    theirs = ours = 0.0
    for _ in range(rounds):
        theirs += yardstick_speed(seconds / rounds) / rounds
        measures = measure(compile_ruleset("carcassonne", 2), seconds / rounds)
        ours += measures.games_per_cpu_s / rounds
    state, tile = yardstick_midgame()
    mine = ours_midgame()
    step, seat = mine.ruleset.step(mine), mine.pending[0]
    list_theirs = best(lambda: state.legal(tile)) / len(state.legal(tile))
    list_ours = best(lambda: step.offer(mine, seat)) / len(mine.options)
    copy_theirs, copy_ours = best(state.copy), best(mine.copy)
    return {
        "yardstick games/CPU s": theirs,
        "bastide games/CPU s": ours,
        "games ratio (goal >= 0.30)": ours / theirs,
        "listing ratio per option (goal <= 4)": list_ours / list_theirs,
        "copy ratio (goal <= 4)": copy_ours / copy_theirs,
        "copy us": copy_ours,
        "state bytes (goal <= 40000)": measures.state_bytes,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=6.0, help="CPU seconds for each side")
    args = parser.parse_args()
    show(carcassonne(args.seconds), args.json)


if __name__ == "__main__":
    main()
