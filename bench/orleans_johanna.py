"""The speed of Orléans and Johanna beside catanatron 3.2.1 and the Carcassonne yardstick, in one run.

    python bench/orleans_johanna.py                                      our figures and the yardstick's
    python bench/orleans_johanna.py --catanatron ENV/bin/python          … and the ratio to catanatron
    python bench/orleans_johanna.py --json

catanatron has an environment of its own: `python -m venv ENV; ENV/bin/pip install catanatron==3.2.1`.
All take turns on one core, so that a busy machine slows them alike. Goals, four players: at least as many
random decisions per CPU second as catanatron makes actions; a mid-game state is copied in at most 15 µs
(Orléans) and 10 µs (Johanna) on a machine where the yardstick plays 1,300 games a second.
"""

from __future__ import annotations

import argparse
import os

from report import show
from run import catanatron_speed, yardstick_midgame, yardstick_speed

from bastide.arena.measure import best, measure
from bastide.games import compile_ruleset

COPY_GOALS = {"orleans": 15.0, "johanna": 10.0}
YARDSTICK_GAMES = 1300.0  # on the machine for which the goals are given
ROUNDS = 3


def compare(python: str | None, seconds: float) -> dict[str, float]:
    part = seconds / ROUNDS
    rulesets = {game: compile_ruleset(game, 4) for game in COPY_GOALS}
    ours = dict.fromkeys(rulesets, 0.0)
    copies = dict.fromkeys(rulesets, float("inf"))
    yardstick = theirs = 0.0
    copied = float("inf")
    for _ in range(ROUNDS):
        yardstick = max(yardstick, yardstick_speed(part))  # the best, as with the copies
        copied = min(copied, best(yardstick_midgame()[0].copy))
        theirs += catanatron_speed(python, part) / ROUNDS if python else 0.0
        for game, ruleset in rulesets.items():
            measures = measure(ruleset, part)
            ours[game] += measures.decisions_per_cpu_s / ROUNDS
            copies[game] = min(copies[game], measures.copy_us)
    found = {"yardstick games/CPU s": yardstick, "yardstick copy us": copied}
    if python:
        found["catanatron actions/CPU s"] = theirs
    for game, decisions in ours.items():
        found[f"{game} decisions/CPU s"] = decisions
        if python:
            found[f"{game} / catanatron (goal >= 1)"] = decisions / theirs
        found[f"{game} copy us"] = copies[game]
        goal = COPY_GOALS[game]
        found[f"{game} copy us at {YARDSTICK_GAMES:.0f} games/s (goal <= {goal:.0f})"] = (
            copies[game] * yardstick / YARDSTICK_GAMES
        )
        found[f"{game} copy / yardstick copy"] = copies[game] / copied
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--catanatron", metavar="PYTHON", help="the Python of an environment with catanatron")
    parser.add_argument("--seconds", type=float, default=9.0, help="CPU seconds for each")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    show(compare(args.catanatron, args.seconds), args.json)


if __name__ == "__main__":
    main()
