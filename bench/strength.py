"""How strong the bots are: paired games, seats rotated, 95 % intervals, and what a turn costs.

    python bench/strength.py --list                                   the lines that there are
    python bench/strength.py --line carcassonne-base --games 200      one line, or several
    python bench/strength.py --table                                  what has been measured so far
    python bench/strength.py --write                                  the same into docs/bots.md and the page
    python bench/strength.py --game carcassonne --bots master,bench/greedy_frozen.py --games 40 --set part-one

The first bot is measured. It plays every deal from every seat, the others are of the second kind; so with two
players 200 games are 100 deals. A shared win counts in part. Intervals are over deals, since the games of one
deal hang together. CPU times are those of the first bot, on one core. `greedy_frozen.py` is `greedy` as it
was when the goals were set.

The deals of a line are kept in `bench/strength` as they are finished (`measured.py`): a run that was stopped
goes on where it was. They count until a bot changes. After a change that made a bot faster and nothing else,
`--confirm 3` plays three of its former deals again: if they end as they did, all of them count again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from math import isnan
from pathlib import Path
from typing import Any

from measured import (
    Deal,
    Played,
    bot_print,
    count_again,
    dates,
    drop_lapsed,
    figures,
    keep_deal,
    lapsed,
    read_deals,
)

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Ruleset, Seeded, View

ROOT = Path(__file__).resolve().parents[1]
FROZEN = str(Path(__file__).with_name("greedy_frozen.py"))
TELLING = 20
"""Games from which on the page shows a figure."""
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

    def measured(self, deal: int) -> list[int]:
        """The seats that the bot takes in a deal, one after the other; among its own kind one will do."""
        return [deal % self.seats] if self.bot == self.other else list(range(self.seats))


def ladder(game: str) -> Iterator[tuple[str, Line]]:
    """Each level against the one below."""
    for below, level in pairwise(LEVELS):
        yield f"{game}-{level}", Line(game, level, below, goal="95 %" if below == "random" else "70 %")


STYLES = {
    "carcassonne": ("farmer", "architect"),
    "orleans": ("development", "trade", "deeds"),
    "johanna": ("routes", "places"),
}


def tempers(game: str, styles: tuple[str, ...]) -> Iterator[tuple[str, Line]]:
    """Each style against the balanced one, where games are cheap."""
    for style in styles:
        yield f"{game}-{style}", Line(game, f"skilled:{style}", "skilled", goal="45–55 %")


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
    **dict(line for game, styles in STYLES.items() for line in tempers(game, styles)),
    **{
        f"johanna-{level}": Line("johanna", "master", "", 1, options={"level": level}, goal=goal)
        for level, goal in (("standard", "90 %"), ("expert", "75 %"), ("challenge", "50 %"))
    },
}


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
        1 / len(winners) if seat in winners else 0.0,
        scores[seat],
        scores[seat] - max(others, default=0),
        max(scores),
        sum(spent),
        decisions,
        len(spent),
        max(spent, default=0.0),
    )


def play_deal(line: Line, deal: int, seed: int) -> tuple[int, Deal]:
    ruleset = compile_ruleset(line.game, line.seats, line.sets, None, line.options)
    return deal, [play(line, ruleset, deal, seat, seed) for seat in line.measured(deal)]


def play_deals(line: Line, deals: list[int], seed: int, jobs: int) -> Iterator[tuple[int, Deal]]:
    if jobs == 1:
        yield from (play_deal(line, deal, seed) for deal in deals)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_deal, [line] * len(deals), deals, [seed] * len(deals))


def prints(line: Line) -> str:
    """Both bots as they are now."""
    bots = [line.bot, line.other] if line.other else [line.bot]
    return "-".join(bot_print(bot, line.game, line.sets) for bot in bots)


def measure(name: str, line: Line, args: argparse.Namespace) -> None:
    """Play what is missing of a line and say what all its deals show."""
    is_kept = name in LINES
    bots = prints(line) if is_kept else ""
    known = read_deals(name, bots) if is_kept else {}
    wanted = [
        deal for deal in range(max(1, args.games // len(line.measured(0)))) if (args.seed, deal) not in known
    ]
    for number, deal in play_deals(line, wanted, args.seed, args.jobs):
        known[args.seed, number] = deal
        if is_kept:
            keep_deal(name, bots, args.seed, number, deal, f"{datetime.now(UTC):%Y-%m-%d}")
        if sys.stderr.isatty():
            so_far = figures(known.values())
            print(f"\r{name}: {so_far['games']} games, {so_far['won']} %", end="", file=sys.stderr)
    found = figures(known.values())
    if args.json:
        print(json.dumps({"line": name, "bot": line.bot, "other": line.other, "goal": line.goal, **found}))
        return
    print(
        f"{name:24} {line.bot} – {Path(line.other).stem}: "
        f"{found['won']} % ({found['low']}–{found['high']}) of {found['games']}, "
        f"{found['ahead']:+} ± {found['ahead±']} points (mean {found['points']}, winner {found['winner']}); "
        f"{cost(line, found, ' s')}, slowest {found['slowest']} s, {found['cpu']:.0f} s in all"
        + (f"; goal {line.goal}" if line.goal else ""),
        flush=True,
    )


def cost(line: Line, found: Mapping[str, Any], unit: str = "") -> str:
    """The CPU time of a turn; alone, where nobody comes in between, that of a game."""
    each = " a game" if line.seats == 1 else " a turn" if unit else ""
    return f"{found['s/turn']}{unit}{each}"


def confirm(name: str, line: Line, number: int) -> None:
    """Let former deals count again if some of them, played by the bots of today, come out the same."""
    now = prints(line)
    for before, deals in lapsed(name, now).items():
        again = sorted(deals)[:number]
        same = all(
            [game.course for game in play_deal(line, deal, seed)[1]]
            == [game.course for game in deals[seed, deal]]
            for seed, deal in again
        )
        found = "the same" if same else "not the same"
        print(f"{name}: {len(deals)} deals of {before}, {len(again)} of them played again: {found}")
        if same:
            count_again(name, before, now)


# -- the table -----------------------------------------------------------------------------------------------


def standing() -> dict[str, dict[str, Any]]:
    """What the deals of all lines show that still count."""
    found = {}
    for name, line in LINES.items():
        bots = prints(line)
        if deals := read_deals(name, bots):
            found[name] = figures(deals.values()) | {"date": dates(name, bots)[-1]}
    return found


def as_markdown(found: Mapping[str, Mapping[str, Any]]) -> str:
    rows = [
        "| line | | goal | won (95 %) | ahead | mean, winner | games | s a turn, slowest | date |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, line in LINES.items():
        who = line.bot + (f" – {Path(line.other).stem.replace('_', ' ')}" if line.other else "")
        if (now := found.get(name)) is None:
            rows.append(f"| `{name}` | {who} | {line.goal} | not measured yet | | | | | |")
            continue
        spread = "" if isnan(now["ahead±"]) else f" ± {now['ahead±']}"
        ahead = f"{now['ahead']:+}{spread}".replace("-", "−") if line.other else ""
        rows.append(
            f"| `{name}` | {who} | {line.goal} | {now['won']:.0f} % ({now['low']:.0f}–{now['high']:.0f}) | "
            f"{ahead} | {now['points']:.0f}, {now['winner']:.0f} | {now['games']} | "
            f"{cost(line, now)}, {now['slowest']} | {now['date']} |"
        )
    return "\n".join(rows)


def as_page(found: Mapping[str, Mapping[str, Any]]) -> str:
    """What the page shows: each level against the one below."""
    rows = {
        f"{line.game} {line.bot}": {
            "other": line.other,
            **{key: found[name][key] for key in ("won", "low", "high", "games", "date")},
            "seconds": found[name]["s/turn"],
        }
        for name, line in LINES.items()
        if name in found and found[name]["games"] >= TELLING
        if line.other in LEVELS and line.bot != line.other and line.seats == 2
    }
    return (
        "// Made by bench/strength.py --write: what was measured, each level against the one below.\n\n"
        "export interface Measured {\n  /** The bot of the level below. */\n  other: string;\n"
        "  /** Games won of 100, and the ends of the 95 % interval. */\n"
        "  won: number;\n  low: number;\n  high: number;\n"
        "  games: number;\n  date: string;\n  /** CPU time of a turn. */\n  seconds: number;\n}\n\n"
        "/** By game and level: `carcassonne skilled`. Two players, base game. */\n"
        f"export const MEASURED: Partial<Record<string, Measured>> = {json.dumps(rows, indent=2)};\n"
    )


BEGIN, END = "<!-- strength -->\n", "<!-- end of strength -->"


def write_table() -> None:
    found = standing()
    page = ROOT / "docs" / "bots.md"
    before, rest = page.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    page.write_text(f"{before}{BEGIN}{as_markdown(found)}\n{END}{after}", "utf-8")
    (ROOT / "web" / "src" / "generated" / "strength.ts").write_text(as_page(found), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--line", action="append", default=[], help="a line of the table; may be repeated")
    parser.add_argument("--list", action="store_true", help="list the lines")
    parser.add_argument("--table", action="store_true", help="print what has been measured, as Markdown")
    parser.add_argument("--write", action="store_true", help="write it into docs/bots.md and for the page")
    parser.add_argument("--tidy", action="store_true", help="drop the deals of bots as they were before")
    parser.add_argument("--confirm", type=int, default=0, metavar="DEALS", help="of bots as they were before")
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--bots", help="the bot that is measured, and the others: A,B")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if unknown := [name for name in args.line if name not in LINES]:
        parser.error(f"no line {unknown[0]!r}; --list shows those that there are")
    if args.list:
        for name, line in LINES.items():
            print(f"{name:24} {line.bot} – {Path(line.other).stem}, goal {line.goal}")
    if args.tidy:
        for name, line in LINES.items():
            if dropped := drop_lapsed(name, prints(line)):
                print(f"{name}: {dropped} deals dropped")
    lines = {name: LINES[name] for name in args.line}
    if args.bots:
        bot, _, other = args.bots.partition(",")
        options = dict(pair.split("=", 1) for pair in args.option)
        lines["these"] = Line(args.game, bot, other or FROZEN, args.players, tuple(args.set), options)
    for name, line in lines.items():
        if args.confirm:
            confirm(name, line, args.confirm)
            continue
        measure(name, line, args)
    if args.table:
        print(json.dumps(standing(), indent=1) if args.json else as_markdown(standing()))
    if args.write:
        write_table()


if __name__ == "__main__":
    main()
