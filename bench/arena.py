"""The arena and the environments: games of a cluster beside one process, and a step beside a decision.

    python bench/arena.py                       both
    python bench/arena.py --games 400 --bots greedy,random --game carcassonne --workers 2

`times` is how many games two workers play in the time in which one process plays one; `overhead` what Dask
adds to a worker's CPU time; `step` how many of the engine's own decisions a step of an environment costs
(base Carcassonne, mask and array; the engine's decision is measured in the same run).
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from bastide.arena.crews import Alone, Cluster, Crew
from bastide.arena.measure import playout
from bastide.arena.run import run
from bastide.arena.store import Store
from bastide.arena.tournament import SetupTable, checked
from bastide.environments import aec
from bastide.games import compile_ruleset


def played(crew: Crew, args: argparse.Namespace) -> float:
    """Games per second of wall time, the start of the workers left out."""
    bots = args.bots.split(",")
    found = checked("round-robin", bots, [SetupTable(args.game, 2)], args.games)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        done = run(found, Store(Path(folder) / "out"), crew)
        spent = time.perf_counter() - begun
    return done.done / spent


def arena(args: argparse.Namespace) -> None:
    alone = played(Alone(), args)
    rates = {}
    for workers in (1, args.workers):
        crew = Cluster(workers=workers)
        try:
            rates[workers] = played(crew, args)
        finally:
            crew.close()
    print(f"one process           {alone:8.2f} games/s")
    print(f"Dask, 1 worker        {rates[1]:8.2f} games/s   overhead {100 * (alone / rates[1] - 1):.1f} %")
    print(
        f"Dask, {args.workers} workers       {rates[args.workers]:8.2f} games/s   "
        f"times {rates[args.workers] / alone:.2f}"
    )


def steps(games: int) -> None:
    ruleset = compile_ruleset("carcassonne", 2)
    playout(ruleset, 0)
    begun = time.process_time()
    decisions = sum(playout(ruleset, seed)[1] for seed in range(games))
    engine = (time.process_time() - begun) / decisions
    env, rng, count, spent = aec.env("carcassonne"), random.Random(1), 0, 0.0
    for seed in range(games):
        env.reset(seed=seed)
        while not env.position.over:
            slot = rng.choice(list(env.position.slots))
            begun = time.process_time()
            env.step(slot)
            if not env.position.over:
                env.observe(env.agent_selection)
            spent += time.process_time() - begun
            count += 1
    step = spent / count
    print(
        f"engine {1e6 * engine:.1f} µs a decision, environment {1e6 * step:.1f} µs a step: "
        f"{step / engine:.2f} times"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--bots", default="greedy,novice")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", choices=["arena", "steps"])
    args = parser.parse_args()
    if args.only != "arena":
        steps(200 if args.games > 20 else args.games)
    if args.only != "steps":
        arena(args)


if __name__ == "__main__":
    main()
