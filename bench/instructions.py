"""How many instructions a decision costs: a measure that a busy machine does not change.

    python bench/instructions.py                 all games, beside what was kept
    python bench/instructions.py base orleans    some of them
    python bench/instructions.py --keep          … and keep the figures in instructions.json
    python bench/instructions.py --builds plain  only one of the two builds

Each game is played at random under `valgrind --tool=callgrind`, some games and then more of them; the
difference is what the games cost, without starting Python and compiling rules. The figures of another machine
or Python differ a little, so the yardstick is counted as well, and what is compared is the ratio to it. Both
builds are counted, plain Python and the compiled core, and each is compared with itself.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bastide import RUNNING

KEPT = Path(__file__).with_name("instructions.json")
BUILDS = ("plain", "compiled")
SLOWER = 1.03
"""From here on the comparison says that something got slower."""


class Subject(NamedTuple):
    """What is played, for how many players, and how many games: few and some more."""

    game: str
    seats: int
    sets: tuple[str, ...]
    games: tuple[int, int]


SUBJECTS = {
    "yardstick": Subject("", 2, (), (5, 25)),
    "base": Subject("carcassonne", 3, ("base",), (2, 12)),
    "part-one": Subject("carcassonne", 3, ("part-one",), (1, 4)),
    "everything": Subject("carcassonne", 3, ("everything",), (0, 1)),
    "orleans": Subject("orleans", 4, (), (0, 2)),
    "johanna": Subject("johanna", 2, (), (0, 3)),
}


def play(name: str, games: int) -> int:
    """Play so many games, and the decisions made in them."""
    subject = SUBJECTS[name]
    if not subject.game:
        import random

        import yardstick

        random.seed(1)
        return sum(yardstick.game()[2] for _ in range(games))
    from bastide.arena.measure import playout
    from bastide.games import compile_ruleset

    ruleset = compile_ruleset(subject.game, subject.seats, subject.sets)
    playout(ruleset, 999)  # what is worked out once
    return sum(playout(ruleset, seed)[1] for seed in range(games))


def count(name: str, games: int, build: str) -> tuple[int, int]:
    """Instructions and decisions of a run of its own."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    environment = os.environ | {"PYTHONHASHSEED": "0", "BASTIDE_PURE": "1" if build == "plain" else ""}
    run = subprocess.run(
        [*command, "--play", name, str(games)], env=environment, capture_output=True, text=True, check=True
    )
    collected = re.search(r"Collected : (\d+)", run.stderr)
    assert collected, run.stderr
    return int(collected[1]), int(run.stdout)


def cost(name: str, build: str) -> float:
    """Instructions for a decision; for the yardstick a turn."""
    few, more = (count(name, games, build) for games in SUBJECTS[name].games)
    return (more[0] - few[0]) / (more[1] - few[1])


def compare(build: str, found: dict[str, float], kept: dict[str, float]) -> None:
    print(f"{build:12} {'instructions':>12} {'/ yardstick':>12} {'kept':>8}")
    for name, number in found.items():
        ratio = number / found["yardstick"]
        line = f"{name:12} {number:12,.0f} {ratio:12.3f}"
        if name in kept and "yardstick" in kept:
            before = kept[name] / kept["yardstick"]
            change = ratio / before
            word = "slower" if change > SLOWER else "faster" if change < 1 / SLOWER else ""
            line += f" {before:8.3f} {100 * (change - 1):+6.1f} % {word}"
        print(line.rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "subjects", nargs="*", choices=[[], *SUBJECTS], metavar="game", help=", ".join(SUBJECTS)
    )
    parser.add_argument("--keep", action="store_true", help="keep the figures in instructions.json")
    parser.add_argument(
        "--builds", nargs="+", choices=BUILDS, default=BUILDS, help="plain, compiled, or both"
    )
    parser.add_argument("--play", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        print(play(args.play[0], int(args.play[1])))
        return
    if shutil.which("valgrind") is None:
        parser.error("counting instructions needs valgrind (Debian: apt-get install valgrind)")
    wanted = args.subjects or [name for name in SUBJECTS if name != "yardstick"]
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    counted = {"yardstick": cost("yardstick", "plain")}
    for build in args.builds:
        if build == "compiled" and RUNNING != "compiled":
            print(f"The core is not compiled here: {RUNNING}.", file=sys.stderr)
            continue
        found = counted | {name: cost(name, build) for name in SUBJECTS if name in wanted}
        before = kept.get(build, {}).get("instructions", {})
        compare(build, found, before)
        if args.keep:
            commit = subprocess.run(
                ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
            )
            kept[build] = {
                "commit": commit.stdout.strip(),
                "date": datetime.now(UTC).date().isoformat(),
                "python": sys.version.split()[0],
                "instructions": {name: round(number) for name, number in {**before, **found}.items()},
            }
            KEPT.write_text(json.dumps(kept, indent=2) + "\n")


if __name__ == "__main__":
    main()
