"""Guided first games: records with comments. A new one is a file here; `docs/records.md` says how."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..kernel import Problem, Record, parse, unknown

LEARNER = "A"
"""The seat of the person who learns; all others play by themselves."""


@cache
def lessons() -> dict[str, Record]:
    """All lessons by their name."""
    found = sorted((f for f in files(__name__).iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    return {f.name.removesuffix(".json"): parse(f.read_text(encoding="utf-8")) for f in found}


def lesson(name: str) -> Record:
    found = lessons().get(name)
    if found is None:
        raise Problem("no-such-lesson", unknown(name, lessons()))
    return found


def stops(record: Record) -> list[int]:
    """The lines before which a lesson waits: those of the learner, those with something to say, the end."""
    own = [n for n, line in enumerate(record.moves) if line.startswith(f"{LEARNER} ")]
    return sorted({*own, *map(int, record.comments), len(record.moves)})
