"""The speed of the rules, plain and compiled, beside yardsticks in one run: the ratios hold on any machine.

    python bench/run.py                                    both builds, in turns on one core
    python bench/run.py --catanatron ENV/bin/python        … with Orléans and Johanna beside catanatron 3.2.1
    python bench/run.py --json

`yardstick.py` is the smallest fast base game of Carcassonne: no kernel, no events, no records. Each build has
processes of its own, which measure it and the yardstick side by side. catanatron has an environment of its
own: `python -m venv ENV; ENV/bin/pip install catanatron==3.2.1`. docs/speed.md tells what was found.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

import yardstick

from bastide import RUNNING
from bastide.arena.measure import best, measure, midgame, playout, size
from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Ruleset, View

ROUNDS = 3
GREEDY_DECISIONS = 12


class Goal(NamedTuple):
    """A line of the table: what is measured, and what it should be for plain Python and compiled."""

    what: str
    sign: str
    plain: float
    compiled: float

    def reached(self, value: float, build: str) -> bool:
        goal = getattr(self, build)
        return bool(value >= goal if self.sign == "≥" else value <= goal)


GOALS = {
    "games": Goal("base, games / yardstick", "≥", 0.50, 1.5),
    "everything": Goal("everything, decisions / own base", "≥", 0.45, 0.45),
    "listing": Goal("listing placements, per option / yardstick", "≤", 1.4, 0.6),
    "copy": Goal("copy of a mid-game state / yardstick", "≤", 0.75, 0.75),
    "bytes": Goal("state of everything for six near the end, kB", "≤", 120, 120),
    "orleans": Goal("Orléans, decisions / catanatron", "≥", 7, 14),
    "johanna": Goal("Johanna, decisions / catanatron", "≥", 7, 14),
    "greedy": Goal("greedy's decision, everything, mean ms", "≤", 120, 50),
}


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


def beside_yardstick(seconds: float) -> dict[str, float]:
    """Games, listing and copying of the base game beside the yardstick's, in turns."""
    base = compile_ruleset("carcassonne", 2)
    theirs = yardstick_speed(seconds)
    ours = measure(base, seconds).games_per_cpu_s
    state, tile = yardstick_midgame()
    mine = midgame(base, 47)
    step, seat = mine.ruleset.ask(mine), mine.pending[0]
    list_theirs = best(lambda: state.legal(tile)) / len(state.legal(tile))
    list_ours = best(lambda: step.offer(mine, seat)) / len(mine.options)
    return {
        "yardstick": theirs,
        "base": ours,
        "games": ours / theirs,
        "listing": list_ours / list_theirs,
        "copy": best(mine.copy) / best(state.copy),
    }


def decisions_speed(ruleset: Ruleset[Any], seconds: float) -> float:
    playout(ruleset, 999)  # what is worked out once
    made, seed, begun = 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or not seed:
        made += playout(ruleset, seed)[1]
        seed += 1
    return made / spent


def everything_share(seconds: float) -> float:
    base, everything = (compile_ruleset("carcassonne", 3, [name]) for name in ("base", "everything"))
    return decisions_speed(everything, seconds) / decisions_speed(base, seconds)


def late_size() -> float:
    six = compile_ruleset("carcassonne", 6, ["everything"])
    whole = playout(six, 7)[1]
    return size(playout(six, 7, whole - 5)[0]) / 1000


def greedy_ms() -> float:
    """The mean CPU time of greedy's decisions, spread over a game with everything."""
    ruleset = compile_ruleset("carcassonne", 3, ["everything"])
    bot = make("greedy", 1, "carcassonne")
    whole = playout(ruleset, 5)[1]
    spent = 0.0
    for nth in range(GREEDY_DECISIONS):
        state = playout(ruleset, 5, whole * (2 * nth + 1) // (2 * GREEDY_DECISIONS))[0]
        view = View(ruleset, state, state.pending[0])
        begun = time.process_time()
        bot.choose(view)
        spent += time.process_time() - begun
    return 1000 * spent / GREEDY_DECISIONS


def measures(seconds: float) -> dict[str, float]:
    """All that is measured in one process, of the build that runs it."""
    found = beside_yardstick(seconds)
    found["everything"] = everything_share(seconds)
    found["bytes"] = late_size()
    found["greedy"] = greedy_ms()
    for game in ("orleans", "johanna"):
        found[game] = decisions_speed(compile_ruleset(game, 4), seconds)
    return found


CATANATRON = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer

def play():
    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions)

random.seed(1)
play()
actions, begun = 0, time.process_time()
while (spent := time.process_time() - begun) < float(sys.argv[1]):
    actions += play()
print(actions / spent)
"""


def catanatron_speed(python: str, seconds: float) -> float:
    """Actions per CPU second of four random players."""
    done = subprocess.run(
        [python, "-c", CATANATRON, str(seconds)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = (done.stderr.strip() or "no output").splitlines()[-1]
        raise SystemExit(f"catanatron does not run with {python}: {reason}")
    return float(done.stdout)


def measured_by(build: str, seconds: float) -> dict[str, float]:
    environment = {name: value for name, value in os.environ.items() if name != "BASTIDE_PURE"}
    if build == "plain":
        environment["BASTIDE_PURE"] = "1"
    command = [sys.executable, __file__, "--measure", str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(builds: list[str], python: str | None, seconds: float) -> dict[str, dict[str, float]]:
    """The median of some rounds, in which all take turns."""
    rounds: dict[str, list[dict[str, float]]] = {build: [] for build in builds}
    for _ in range(ROUNDS):
        theirs = catanatron_speed(python, seconds) if python else 0.0
        for build in builds:
            found = measured_by(build, seconds)
            for game in ("orleans", "johanna"):
                found[f"{game} decisions/CPU s"] = found.pop(game)
                if theirs:
                    found[game] = found[f"{game} decisions/CPU s"] / theirs
            rounds[build].append(found)
    return {
        build: {name: median(one[name] for one in found) for name in found[0]}
        for build, found in rounds.items()
    }


def table(found: dict[str, dict[str, float]], say: Callable[[str], None] = print) -> None:
    say(f"{'':46}" + "".join(f"{build:>12} {'goal':>8}" for build in found))
    for name, goal in GOALS.items():
        line = f"{goal.what:46}"
        for build, values in found.items():
            if name not in values:
                line += f"{'–':>12} {'':>8}"
                continue
            mark = " " if goal.reached(values[name], build) else "!"
            line += f"{values[name]:>11.2f}{mark} {goal.sign + format(getattr(goal, build), 'g'):>8}"
        say(line)
    others = sorted({name for values in found.values() for name in values} - set(GOALS))
    for name in others:
        say(f"{name:46}" + "".join(f"{values[name]:>11.0f}  {'':>8}" for values in found.values()))
    say("! is a goal that is not reached.")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--catanatron", metavar="PYTHON", help="the Python of an environment with catanatron")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each, in each round")
    parser.add_argument("--measure", type=float, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if args.measure:
        print(json.dumps(measures(args.measure)))
        return
    builds = ["plain", "compiled"] if RUNNING == "compiled" else ["plain"]
    if len(builds) == 1:
        print(f"Only one build here: {RUNNING}.", file=sys.stderr)
    found = compare(builds, args.catanatron, args.seconds)
    print(json.dumps(found)) if args.json else table(found)


if __name__ == "__main__":
    main()
