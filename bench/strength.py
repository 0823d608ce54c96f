"""How strong the bots are: paired games, seats rotated, 95 % intervals, and what a turn costs.

    python bench/strength.py --list                                   the lines that there are
    python bench/strength.py --line carcassonne-base --games 200      one line, or several
    python bench/strength.py --game carcassonne --bots master,bench/greedy_frozen.py --games 40 --set part-one

The first bot is measured. It plays every deal from every seat, the others are of the second kind; so with two
players 200 games are 100 deals. A shared win counts in part. Intervals are over deals, since the games of one
deal hang together. CPU times are those of the first bot, on one core. `greedy_frozen.py` is `greedy` as it
was when the goals were set.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Ruleset, Seeded, View

FROZEN = str(Path(__file__).with_name("greedy_frozen.py"))
LEVELS = ("random", "novice", "apprentice", "skilled", "master")


@dataclass(frozen=True)
class Line:
    """What is measured: one bot against the rest of a table."""

    game: str
    bot: str
    other: str = FROZEN
    seats: int = 2
    sets: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    goal: str = ""
    given: Mapping[str, Any] | None = None


def ladder(game: str) -> Iterator[tuple[str, Line]]:
    """Each level against the one below."""
    for below, level in pairwise(LEVELS):
        yield f"{game}-{level}", Line(game, level, below, goal="95 %" if below == "random" else "70 %")


LINES: dict[str, Line] = {
    **dict(line for game in ("carcassonne", "orleans", "johanna") for line in ladder(game)),
    "carcassonne-base": Line("carcassonne", "master", goal="85 %, 15 points, 1 s"),
    "carcassonne-part-one": Line("carcassonne", "master", sets=("part-one",), goal="80 %, 3 s"),
    "carcassonne-everything": Line("carcassonne", "master", sets=("everything",), goal="80 %, 3 s"),
    "orleans-one-of-four": Line("orleans", "master", seats=4, goal="97 %, mean 150"),
    "orleans-no-bathhouse": Line(
        "orleans", "master", seats=4, given={"excluded": ["bathhouse"]}, goal="92 %, mean 140"
    ),
    **{
        f"orleans-four-{edition}": Line(
            "orleans", "master", "master", 4, options={"edition": edition}, goal="winner 145"
        )
        for edition in "ABC"
    },
    "johanna-two": Line("johanna", "master", goal="80 %"),
    **{
        f"johanna-{level}": Line("johanna", "master", "", 1, options={"level": level}, goal=goal)
        for level, goal in (("standard", "90 %"), ("expert", "75 %"), ("challenge", "50 %"))
    },
}


@dataclass(frozen=True)
class Played:
    """One game, as the measured bot saw it."""

    deal: int
    won: float
    points: int
    ahead: int  # of the best of the others
    winner: int  # points of the best of all
    cpu: float
    decisions: int
    turns: int
    slowest: float


def play(line: Line, ruleset: Ruleset[Any], deal: int, seat: int, seed: int) -> Played:
    """A game in which the measured bot has this seat. A turn is what it decides in a row."""
    sampler = Seeded(f"{seed}-{deal}")
    names = [line.bot if s == seat else line.other for s in range(line.seats)]
    bots = [make(name, f"{seed}-{deal}/{s}", line.game) for s, name in enumerate(names)]
    state = ruleset.start(sampler, line.given)
    spent: list[float] = []
    decisions, before = 0, -1
    while not state.over:
        asked = state.pending[0]
        begun = time.process_time()
        action = bots[asked].choose(View(ruleset, state, asked))
        if asked == seat:
            used = time.process_time() - begun
            decisions += 1
            if before == seat:
                spent[-1] += used
            else:
                spent.append(used)
        before = asked
        ruleset.apply(state, asked, action, sampler)
    scores, winners = ruleset.game.scores(state), ruleset.game.winners(state)
    others = [points for s, points in enumerate(scores) if s != seat]
    return Played(
        deal,
        1 / len(winners) if seat in winners else 0.0,
        scores[seat],
        scores[seat] - max(others, default=0),
        max(scores),
        sum(spent),
        decisions,
        len(spent),
        max(spent, default=0.0),
    )


def play_deal(line: Line, deal: int, seed: int) -> list[Played]:
    ruleset = compile_ruleset(line.game, line.seats, line.sets, None, line.options)
    return [play(line, ruleset, deal, seat, seed) for seat in range(line.seats)]


def games_of(line: Line, deals: int, seed: int, jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        for deal in range(deals):
            yield play_deal(line, deal, seed)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_deal, [line] * deals, range(deals), [seed] * deals)


def interval(deals: list[list[float]]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    means = [mean(deal) for deal in deals]
    half = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("nan")
    return mean(means), half


def report(line: Line, deals: list[list[Played]]) -> dict[str, Any]:
    games = [game for deal in deals for game in deal]
    won, won_half = interval([[game.won for game in deal] for deal in deals])
    ahead, ahead_half = interval([[float(game.ahead) for game in deal] for deal in deals])
    return {
        "games": len(games),
        "won": round(100 * won, 1),
        "won±": round(100 * won_half, 1),
        "ahead": round(ahead, 1),
        "ahead±": round(ahead_half, 1),
        "points": round(mean(game.points for game in games), 1),
        "winner": round(mean(game.winner for game in games), 1),
        "s/turn": round(sum(g.cpu for g in games) / max(1, sum(g.turns for g in games)), 3),
        "s/decision": round(sum(g.cpu for g in games) / max(1, sum(g.decisions for g in games)), 3),
        "slowest": round(max(game.slowest for game in games), 2),
        "cpu": round(sum(game.cpu for game in games), 1),
    }


def measure(name: str, line: Line, args: argparse.Namespace) -> None:
    deals: list[list[Played]] = []
    wanted = max(1, args.games // line.seats)
    for deal in games_of(line, wanted, args.seed, args.jobs):
        deals.append(deal)
        if sys.stderr.isatty() or args.progress:
            so_far = report(line, deals)
            print(f"\r{name}: {so_far['games']} games, {so_far['won']} %", end="", file=sys.stderr)
    found = report(line, deals)
    if args.json:
        print(json.dumps({"line": name, "bot": line.bot, "other": line.other, "goal": line.goal, **found}))
        return
    print(
        f"{name:24} {line.bot} – {Path(line.other).stem}: "
        f"{found['won']} ± {found['won±']} % of {found['games']}, "
        f"{found['ahead']:+} ± {found['ahead±']} points (mean {found['points']}, winner {found['winner']}); "
        f"{found['s/turn']} s a turn, slowest {found['slowest']} s, {found['cpu']:.0f} s in all"
        + (f"; goal {line.goal}" if line.goal else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--line", action="append", default=[], help="a line of the table; may be repeated")
    parser.add_argument("--list", action="store_true", help="list the lines")
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--bots", help="the bot that is measured, and the others: A,B")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--progress", action="store_true", help="show progress where there is no terminal")
    args = parser.parse_args()
    if args.list:
        for name, line in LINES.items():
            print(f"{name:24} {line.bot} – {Path(line.other).stem}, goal {line.goal}")
        return
    lines = {name: LINES[name] for name in args.line}
    if args.bots:
        bot, _, other = args.bots.partition(",")
        options = dict(pair.split("=", 1) for pair in args.option)
        lines["these"] = Line(args.game, bot, other or FROZEN, args.players, tuple(args.set), options)
    for name, line in lines.items():
        if args.set and name != "these":
            line = replace(line, sets=tuple(args.set))
        measure(name, line, args)


if __name__ == "__main__":
    main()
