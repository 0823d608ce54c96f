"""The folder of a tournament: its description, and a Parquet file for every batch that is through.

A file appears whole or not at all, so that a run which was killed, or found the disk full, goes on with the
batches that are missing.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec

from .. import __version__
from ..extras import need
from ..kernel import Problem
from .tournament import Tournament
from .work import Row

ABOUT = "tournament.json"
FORMAT = 1


def schema() -> Any:
    """The columns of a game (docs/arena.md)."""
    pl = need("polars", "arena")
    numbers, seconds = pl.List(pl.Int32), pl.List(pl.Float64)
    scored = pl.Struct({"seat": pl.Int32, "what": pl.String, "points": pl.Int32})
    return {
        "at": pl.Int64,
        "setup": pl.Int32,
        "lineup": pl.Int32,
        "deal": pl.Int32,
        "rotation": pl.Int32,
        "game": pl.String,
        "seed": pl.String,
        "bots": pl.List(pl.String),
        "scores": numbers,
        "winners": numbers,
        "shares": seconds,
        "fault": pl.Int32,
        "reason": pl.String,
        "decisions": numbers,
        "seconds": seconds,
        "slowest": seconds,
        "turns": pl.Int32,
        "forced": pl.Int32,
        "options": pl.Float64,
        "most_options": pl.Int32,
        "lead_changes": pl.Int32,
        "scoring": pl.Int32,
        "points": pl.List(scored),
        "course": pl.List(numbers),
        "moves": pl.List(pl.String),
    }


def told(tournament: Tournament) -> dict[str, Any]:
    """What is written down of a tournament, as it is read again."""
    about = {"format": FORMAT, "bastide": __version__, "tournament": tournament.as_json()}
    kept: dict[str, Any] = json.loads(json.dumps(about))
    return kept


class Store:
    """The results of one tournament."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games = folder / "games"

    def open(self, tournament: Tournament) -> None:
        """Begin a folder, or go on with it if it is this very tournament's."""
        about, path = told(tournament), self.folder / ABOUT
        if path.exists():
            if self.about() != about:
                raise Problem("arena-folder", path=str(self.folder))
            return
        if self._is_taken():
            raise Problem("arena-folder", detail="taken", path=str(self.folder))
        try:
            self._games.mkdir(parents=True, exist_ok=True)
            self._write(path, (json.dumps(about, indent=2) + "\n").encode())
        except OSError as error:
            raise Problem("no-file", detail="system", path=str(path), why=error.strerror or "") from None

    def suits(self, tournament: Tournament) -> bool:
        """Whether the folder is free, or this very tournament's."""
        if (self.folder / ABOUT).exists():
            return self.about() == told(tournament)
        return not self._is_taken()

    def _is_taken(self) -> bool:
        return self.folder.exists() and any(self.folder.iterdir())

    def about(self) -> dict[str, Any]:
        path = self.folder / ABOUT
        try:
            kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            return kept
        except (OSError, ValueError):
            raise Problem("arena-folder", detail="none", path=str(self.folder)) from None

    def tournament(self) -> Tournament:
        """The tournament whose results these are."""
        kept = {name: value for name, value in self.about()["tournament"].items() if name != "files"}
        return msgspec.convert(kept, Tournament, str_keys=True)

    def done(self) -> set[int]:
        """The numbers of the batches that are through."""
        return {int(path.stem) for path in self._games.glob("[0-9]*.parquet")}

    def add(self, number: int, rows: list[Row]) -> None:
        """Keep a batch; it is there whole or not at all."""
        pl = need("polars", "arena")
        path = self._games / f"{number:06}.parquet"
        part = path.with_suffix(".part")
        try:
            pl.DataFrame(rows, schema=schema()).write_parquet(part, compression="zstd")
            os.replace(part, path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise Problem("arena-disk", path=str(self.folder), why=error.strerror or str(error)) from None

    def _write(self, path: Path, data: bytes) -> None:
        part = path.with_suffix(".part")
        part.write_bytes(data)
        os.replace(part, path)

    def batch(self, number: int) -> list[Row]:
        pl = need("polars", "arena")
        rows: list[Row] = pl.read_parquet(self._games / f"{number:06}.parquet").to_dicts()
        return rows

    def games(self) -> Any:
        """All games as a frame, in the order in which they are numbered."""
        pl = need("polars", "arena")
        files = sorted(self._games.glob("[0-9]*.parquet"))
        if not files:
            return pl.DataFrame(schema=schema())
        return pl.concat([pl.read_parquet(file) for file in files]).sort("at", "rotation")
