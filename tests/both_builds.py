"""Plays the same random games on the compiled core and on plain Python, and compares them step by step.

    make same                       2,000 games over random boxes, editions and switches
    make same ARGS="--games 50"     fewer

Each build has a process of its own, which tells a digest after every step: the moves, the options of all who
are asked, the events and the saved state. In the middle of each game both give a save to the other, which
loads it, lists what may be done and saves it again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TextIO

import combos

import bastide
from bastide.games import compile_ruleset, load
from bastide.kernel import Match, Ruleset, SetupProblem

HERE = Path(__file__).parent


def chosen(number: int) -> tuple[Any, ...]:
    """The set-up of a game: mostly boxes of Carcassonne, every third game one of the others."""
    rng = random.Random(f"both {number}")
    if number % 3:
        setup = combos.setup(f"both {number}", most=8 if number % 4 else 99)
        return "carcassonne", setup.seats, setup.sets, setup.elements, dict(setup.options)
    game = ("orleans", "johanna")[number // 3 % 2]
    switches = [s for s in load(game).catalogue.switches if not s.fixed and s.values]
    while True:
        seats, options = (
            rng.randint(2, 4),
            {s.name: rng.choice(s.values) for s in switches if rng.random() < 0.3},
        )
        with suppress(SetupProblem):  # a choice that cannot be played is drawn again
            compile_ruleset(game, seats, options=options)
            return game, seats, (), None, options


def digest(ruleset: Ruleset, match: Match, line: str, events: list[Any]) -> str:
    state = match.state
    offered = [(seat, ruleset.options(state, seat)) for seat in state.pending]
    told = [(e.type, e.rule, e.seat, repr(e.data), e.points, e.formula, e.audience) for e in events]
    return sha256(repr((line, offered, told, save(ruleset, state))).encode()).hexdigest()[:16]


def save(ruleset: Ruleset, state: Any) -> str:
    return json.dumps(ruleset.save(state))


def play(number: int) -> dict[str, Any]:
    """A whole game: a digest for each step, and a save from its middle."""
    rng = random.Random(f"choices {number}")
    game, *setup = chosen(number)
    ruleset = compile_ruleset(game, *setup)
    match = Match(ruleset, number)
    steps: list[str] = []
    saves: list[str] = []
    while not match.over:
        seat = rng.choice(match.state.pending)
        options = ruleset.options(match.state, seat)
        if rng.random() < 0.5:  # a verb first, so that rare ones are not drowned
            verb = rng.choice(list(dict.fromkeys(action[0] for action in options)))
            options = [action for action in options if action[0] == verb]
        action = rng.choice(options)
        line = f"{seat} {ruleset.write(match.state, action)}"
        steps.append(f"{line} {digest(ruleset, match, line, match.act(seat, action))}")
        if len(steps) in (10, 60, 200):
            saves.append(save(ruleset, match.state))
    return {"steps": steps, "moves": match.moves, "scores": ruleset.game.scores(match.state), "saves": saves}


def reload(number: int, saved: str) -> dict[str, Any]:
    game, *setup = chosen(number)
    ruleset = compile_ruleset(game, *setup)
    state = ruleset.load(json.loads(saved))
    return {"save": save(ruleset, state), "options": [ruleset.options(state, seat) for seat in state.pending]}


def running_on(pure: bool) -> dict[str, str]:
    """The environment in which a process runs on one of the two builds."""
    environment = {name: value for name, value in os.environ.items() if name != "BASTIDE_PURE"}
    return environment | {"BASTIDE_PURE": "1"} if pure else environment


class Build:
    """One of the two builds, in a process of its own."""

    def __init__(self, pure: bool) -> None:
        environment = running_on(pure)
        environment["PYTHONPATH"] = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, __file__, "--serve"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.running = self.hear()

    @property
    def pipe(self) -> TextIO:
        assert self.process.stdin
        return self.process.stdin

    def ask(self, *question: object) -> None:
        print(json.dumps(question), file=self.pipe, flush=True)

    def hear(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("one of the two builds has broken down")
        return json.loads(line)

    def close(self) -> None:
        self.pipe.close()
        self.process.wait()


def serve() -> None:
    print(json.dumps(bastide.RUNNING), flush=True)
    for line in sys.stdin:
        number, *saved = json.loads(line)
        print(json.dumps(reload(number, *saved) if saved else play(number)), flush=True)


def compare(number: int, one: Build, other: Build) -> str | None:
    """How a game differs between the builds; None if it does not."""
    builds = (one, other)
    for build in builds:
        build.ask(number)
    mine, theirs = (build.hear() for build in builds)
    for step, pair in enumerate(zip(mine["steps"], theirs["steps"], strict=False)):
        if pair[0] != pair[1]:
            return f"step {step}: {pair[0]} / {pair[1]}"
    if mine != theirs:
        return "its end"
    for at, (saved, others) in enumerate(zip(mine["saves"], theirs["saves"], strict=True)):
        one.ask(number, others)
        other.ask(number, saved)
        if one.hear() != other.hear():
            return f"save {at}, loaded by the other build"
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    plain, compiled = Build(pure=True), Build(pure=False)
    if compiled.running != "compiled":
        sys.exit(f"there are no two builds to compare, only {compiled.running}: make core")
    begun = time.monotonic()
    for number in range(args.first, args.first + args.games):
        if difference := compare(number, plain, compiled):
            sys.exit(f"game {number} {chosen(number)} differs: {difference}")
        if number % 50 == 49:
            print(f"{number + 1 - args.first} games alike, {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{args.games} games are alike on both builds, step by step")


if __name__ == "__main__":
    main()
