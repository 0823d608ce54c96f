"""Decisions as data: every one of a game with what the seat saw, what it could do, what it did, and who won.

Games come from the folder of a tournament or from records. People are seats here: no name leaves a record.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..extras import need
from ..games import compile_ruleset
from ..kernel import SEATS, Problem, Record, View, parse, replay
from ..kernel.chance import S as D
from ..kernel.chance import forced
from ..kernel.flow import Draw
from .records import record_of_row
from .store import ABOUT, Store

VERSION = 1
ROWS = 20_000
"""Decisions in a file."""


def schema() -> Any:
    """The columns (docs/data.md)."""
    pl = need("polars", "research")
    return {
        "version": pl.Int8,
        "game": pl.String,
        "match": pl.String,
        "seats": pl.Int8,
        "sets": pl.List(pl.String),
        "switches": pl.String,
        "number": pl.Int32,
        "seat": pl.String,
        "decision": pl.String,
        "options": pl.List(pl.String),
        "choice": pl.Int32,
        "view": pl.String,
        "scores": pl.List(pl.Int32),
        "final": pl.List(pl.Int32),
        "won": pl.Float64,
    }


def records_of(places: Iterable[Path]) -> Iterator[Record]:
    """The games of tournaments and of records, in files and folders."""
    for place in places:
        if (place / ABOUT).is_file():
            store = Store(place)
            tournament = store.tournament()
            for number in sorted(store.done()):
                for row in store.batch(number):
                    if row["fault"] < 0:
                        yield record_of_row(tournament, row)
            continue
        files = sorted(place.rglob("*.json")) if place.is_dir() else [place]
        if not files or not place.exists():
            raise Problem("no-file", detail="records" if place.exists() else "", path=str(place))
        for file in files:
            yield parse(file.read_text(encoding="utf-8"))


class Given:
    """A sampler that gives what the lines of a game say, one after the other."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = iter(lines)

    def pick(self, draw: Draw[D], state: D, weights: Sequence[int]) -> int:
        _, _, label = next(self._lines)[2:].partition(" ")
        return forced(draw, state, weights, label)


def decisions(record: Record, views: bool = True) -> list[dict[str, Any]]:
    """The decisions of a finished game; none of one that is not."""
    match = replay(record, compile_ruleset, checks=False)
    if not match.over:
        return []
    ruleset, game = match.ruleset, match.ruleset.game
    winners = game.winners(match.state)
    shared = {
        "version": VERSION,
        "game": game.name,
        "match": sha256("\n".join([game.name, *ruleset.setup.sets, *match.moves]).encode()).hexdigest()[:16],
        "seats": ruleset.setup.seats,
        "sets": list(ruleset.setup.sets),
        "switches": json.dumps(record.options, sort_keys=True),
        "final": list(game.scores(match.state)),
    }
    numbers = {name: value for name, value in match.chance.items() if not isinstance(value, list)}
    given = Given([line for line in match.moves if line.startswith("* ")])
    state = ruleset.start(given, match.given or None, numbers or None)
    found: list[dict[str, Any]] = []
    for line in match.moves:
        if line[0] not in SEATS:
            continue
        seat = SEATS.index(line[0])
        action = ruleset.read(state, seat, line[2:])
        options = [ruleset.write(state, one) for one in ruleset.options(state, seat)]
        chosen = ruleset.write(state, action)
        if chosen not in options:  # one of those too many to list
            options.append(chosen)
        view = View(ruleset, state, seat)
        decision = view.decision
        assert decision is not None
        told = {"number": len(found), "seat": SEATS[seat], "decision": decision.name}
        told |= {"options": options, "choice": options.index(chosen)}
        told |= {"view": json.dumps(view.data, ensure_ascii=False) if views else ""}
        told |= {"scores": list(game.scores(state)), "won": 1 / len(winners) if seat in winners else 0.0}
        found.append(shared | told)
        ruleset.apply(state, seat, action, given)
    return found


def export(places: Iterable[Path], folder: Path, views: bool = True) -> tuple[int, int, int]:
    """Write the decisions of all finished games: how many games and decisions, and games that are not."""
    pl = need("polars", "research")
    if folder.exists() and any(folder.iterdir()):
        raise Problem("arena-folder", detail="taken", path=str(folder))
    games = unfinished = written = files = 0
    rows: list[dict[str, Any]] = []

    def flush() -> None:
        nonlocal rows, files, written
        if not rows:
            return
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{files:05}.parquet"
        part = path.with_suffix(".part")
        try:
            pl.DataFrame(rows, schema=schema()).write_parquet(part, compression="zstd")
            os.replace(part, path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise Problem("arena-disk", path=str(folder), why=error.strerror or str(error)) from None
        written, files, rows = written + len(rows), files + 1, []

    for record in records_of(places):
        found = decisions(record, views)
        games, unfinished = games + bool(found), unfinished + (not found)
        rows += found
        if len(rows) >= ROWS:
            flush()
    flush()
    return games, written, unfinished
