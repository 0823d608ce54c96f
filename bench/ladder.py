"""The ladder of our own bots: from a tournament of bench/ladder.toml into the repository and onto the page.

    bastide arena run bench/ladder.toml --to arena/ladder
    python bench/ladder.py arena/ladder

Writes `ladder.json` (what was played, with which command, and the ratings), the table of docs/bots.md, and
what the page shows where a bot is chosen. A rating is Elo by Bradley and Terry, counted from random play.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bastide import __version__
from bastide.arena.run import Progress, results
from bastide.arena.store import Store
from bastide.kernel import Problem, Setup
from bastide.text import problem as as_text

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("ladder.json")
ZERO = "random"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->"


def ladder(run: Progress) -> dict[str, Any]:
    tournament = run.tournament
    return {
        "title": tournament.title,
        "command": "bastide arena run bench/ladder.toml; python bench/ladder.py",
        "bastide": __version__,
        "date": datetime.now(UTC).date().isoformat(),
        "seed": tournament.seed,
        "games": len(run.rows),
        "tables": [table(run, number, setup) for number, setup in enumerate(tournament.setups)],
    }


def table(run: Progress, number: int, setup: Setup) -> dict[str, Any]:
    """A set-up's bots, the strongest first, with random play at nought."""
    standings = run.standings(number)
    zero = next(one.elo for one in standings if one.bot == ZERO)
    assert zero is not None
    bots = [
        {
            "bot": one.bot,
            "rating": round(one.elo - zero),
            "low": round(one.low - zero),
            "high": round(one.high - zero),
            "won": round(100 * one.won, 1),
            "points": round(one.points, 1),
            "games": one.games,
        }
        for one in standings
        if one.elo is not None and one.low is not None and one.high is not None
    ]
    return {"game": setup.game, "players": setup.seats, "bots": bots}


def as_markdown(found: dict[str, Any]) -> str:
    rows = ["| | players | bot | rating (95 %) | points | games |", "| --- | --- | --- | --- | --- | --- |"]
    for one in found["tables"]:
        for bot in one["bots"]:
            rating = f"{bot['rating']} ({bot['low']} to {bot['high']})".replace("-", "−")
            cells = [one["game"], one["players"], f"`{bot['bot']}`", rating, bot["points"], bot["games"]]
            rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def as_page(found: dict[str, Any]) -> str:
    """The ratings for two players."""
    rows = {
        f"{one['game']} {bot['bot']}": {name: bot[name] for name in ("rating", "low", "high", "games")}
        for one in found["tables"]
        if one["players"] == 2
        for bot in one["bots"]
        if bot["bot"] != ZERO
    }
    return (
        "// Made by bench/ladder.py from a tournament of bench/ladder.toml.\n\n"
        "export interface Rated {\n"
        "  /** Elo, counted from random play, and the ends of the 95 % interval. */\n"
        "  rating: number;\n  low: number;\n  high: number;\n  games: number;\n}\n\n"
        "/** By game and level: `carcassonne skilled`. */\n"
        f"export const LADDER: Partial<Record<string, Rated>> = {json.dumps(rows, indent=2)};\n"
    )


def write(found: dict[str, Any]) -> None:
    KEPT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    page = ROOT / "docs" / "bots.md"
    before, rest = page.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    told = f"{found['games']:,} games, {found['date']}:\n\n{as_markdown(found)}"
    page.write_text(f"{before}{BEGIN}{told}\n{END}{after}", "utf-8")
    (ROOT / "web" / "src" / "generated" / "ladder.ts").write_text(as_page(found), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="of the tournament")
    args = parser.parse_args()
    try:
        run = results(Store(args.folder))
    except Problem as problem:
        parser.error(as_text(problem))
    if run.done < run.games:
        parser.error(
            f"{run.done} of {run.games} games have been played: the same `arena run` goes on with it"
        )
    write(ladder(run))


if __name__ == "__main__":
    main()
