"""The arena and the environments: games of a cluster beside one process, and a step beside a decision.

    python bench/arena.py                       both
    python bench/arena.py --games 400 --bots greedy,random --game carcassonne --workers 2

`times` is how many games two workers play in the time in which one process plays one; `overhead` how much
longer one worker of Dask takes than this process, both at work already; `step` how many of the engine's own
decisions a step of an environment costs (base Carcassonne, mask and array; both are measured in one run).
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from statistics import median

from bastide.arena.crews import Alone, Cluster, Crew
from bastide.arena.measure import playout
from bastide.arena.run import run
from bastide.arena.store import Store
from bastide.arena.tournament import BATCH_GAMES, SetupTable, checked
from bastide.environments import aec
from bastide.games import compile_ruleset


def played(crew: Crew, args: argparse.Namespace, games: int) -> float:
    """Games per second of wall time."""
    bots = args.bots.split(",")
    found = checked("round-robin", bots, [SetupTable(args.game, 2)], games)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        done = run(found, Store(Path(folder) / "out"), crew)
        spent = time.perf_counter() - begun
    return done.done / spent


def arena(args: argparse.Namespace) -> None:
    """The crews take turns, so that what slows the machine slows all; the middle of the rounds is told."""
    crews: dict[str, Crew] = {
        "one process": Alone(),
        "Dask, 1 worker": Cluster(workers=1),
        f"Dask, {args.workers} workers": Cluster(workers=args.workers),
    }
    rounds: list[list[float]] = []
    try:
        for crew in crews.values():
            played(crew, args, 2 * BATCH_GAMES * crew.workers)  # workers start, and import what they need
        for _ in range(args.rounds):
            rounds.append([played(crew, args, args.games) for crew in crews.values()])
    finally:
        for crew in crews.values():
            crew.close()
    for name, rates in zip(crews, zip(*rounds, strict=True), strict=True):
        print(f"{name:20} {median(rates):8.2f} games/s")
    overhead = median(100 * (alone / one - 1) for alone, one, _ in rounds)
    times = median(many / alone for alone, _, many in rounds)
    print(f"overhead of Dask {overhead:.1f} %, {args.workers} workers {times:.2f} times")


def steps(games: int) -> None:
    """Games of the rules and of the environment in turn, so that what slows the machine slows both."""
    ruleset, env, rng = compile_ruleset("carcassonne", 2), aec.env("carcassonne"), random.Random(1)
    decisions = count = 0
    engine = environment = 0.0
    for seed in range(-2, games):  # the first two are to warm up
        begun = time.process_time()
        more = playout(ruleset, seed)[1]
        between = time.process_time()
        steps = stepped(env, rng, seed)
        ended = time.process_time()
        if seed >= 0:
            decisions, engine = decisions + more, engine + between - begun
            count, environment = count + steps, environment + ended - between
    decision, step = 1e6 * engine / decisions, 1e6 * environment / count
    print(
        f"engine {decision:.1f} µs a decision, environment {step:.1f} µs a step: {step / decision:.2f} times"
    )


def stepped(env: aec.Table, rng: random.Random, seed: int) -> int:
    """A game of random choices in the environment, each with mask and array; how many there were."""
    env.reset(seed=seed)
    position, count = env.position, 0
    while not position.over:
        env.step(rng.choice(position.slots))
        if not position.over:
            env.observe(env.agent_selection)
        count += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--bots", default="greedy,novice")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", choices=["arena", "steps"])
    args = parser.parse_args()
    if args.only != "arena":
        steps(200 if args.games > 20 else args.games)
    if args.only != "steps":
        arena(args)


if __name__ == "__main__":
    main()
