"""What the expansions cost, as ratios to the base game in the same run: decisions per CPU second with part
one and with everything, the cost of a decision as the layout grows, the size of a state.

    python bench/expansions.py
    python bench/expansions.py --json

Both sides take turns of a few games, so that a busy machine slows them alike."""

from __future__ import annotations

import argparse
import random
import time

from report import show

from bastide.arena.measure import playout, size
from bastide.games import compile_ruleset
from bastide.kernel import Ruleset, Seeded

SEATS = 3
GOALS = {"part-one": 0.40, "everything": 0.30}
SIZES = (50, 150, 250)
WINDOW = 25  # tiles around each of them over which a turn is timed


def decisions_ratio(preset: str, seconds: float) -> float:
    """The decisions per CPU second of random play, by those of the base game."""
    base, more = (compile_ruleset("carcassonne", SEATS, [name]) for name in ("base", preset))
    for ruleset in (base, more):  # what is worked out once
        playout(ruleset, 999)
    spent, made = {base: 0.0, more: 0.0}, {base: 0, more: 0}
    seed = 0
    while sum(spent.values()) < seconds:
        for ruleset, games in ((base, 8), (more, 1)):
            begun = time.process_time()
            for _ in range(games):
                made[ruleset] += playout(ruleset, seed)[1]
                seed += 1
            spent[ruleset] += time.process_time() - begun
    rates = [made[ruleset] / spent[ruleset] for ruleset in (base, more)]
    return rates[1] / rates[0]


def turn_costs(ruleset: Ruleset, games: int) -> dict[int, float]:
    """Microseconds of CPU time for a decision while the layout has about so many tiles."""
    spent = dict.fromkeys(SIZES, 0.0)
    made = dict.fromkeys(SIZES, 0)
    for seed in range(games):
        rnd = random.Random(seed).random
        sampler = Seeded(seed)
        state = ruleset.start(sampler)
        while state.frames:
            seat = state.pending[0]
            options = state.options or ruleset.options(state, seat)
            tiles = len(state.laid)
            begun = time.process_time()
            ruleset.apply(state, seat, options[int(rnd() * len(options))], sampler)
            spent_now = time.process_time() - begun
            for number in SIZES:
                if abs(tiles - number) <= WINDOW:
                    spent[number] += spent_now
                    made[number] += 1
    return {number: 1e6 * spent[number] / made[number] for number in SIZES if made[number]}


def state_sizes(ruleset: Ruleset, seed: int = 7) -> tuple[int, int]:
    """The bytes of a state in the middle of a game and near its end."""
    whole = playout(ruleset, seed)[1]
    return size(playout(ruleset, seed, whole // 2)[0]), size(playout(ruleset, seed, whole - 5)[0])


def expansions(seconds: float) -> dict[str, float]:
    found = {}
    for preset, goal in GOALS.items():
        found[f"{preset} / base (goal >= {goal:.2f})"] = decisions_ratio(preset, seconds)
    everything = compile_ruleset("carcassonne", SEATS, ["everything"])
    costs = turn_costs(everything, games=max(1, round(seconds / 3)))
    for number, cost in costs.items():
        found[f"decision at {number} tiles, us"] = cost
    found["decision at 250 / at 150 tiles"] = costs[250] / costs[150]
    six = compile_ruleset("carcassonne", 6, ["everything"])
    middle, end = state_sizes(six)
    found["state of everything for six, mid-game, bytes"] = middle
    found["the same near the end (goal <= 120000)"] = end
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=8.0, help="CPU seconds for each ratio")
    args = parser.parse_args()
    show(expansions(args.seconds), args.json)


if __name__ == "__main__":
    main()
