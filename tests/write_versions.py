"""Keep whole games of this version: `python tests/write_versions.py` before a release.

They are written once, into `tests/versions/<version>`, and never again: what was played with a version must
open in all later ones. `tests/test_versions.py` replays them all, with a mark every few lines.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from bastide import __version__
from bastide.games import compile_ruleset
from bastide.kernel import Match, Record, record_of
from bastide.kernel.marks import mark_of

VERSIONS = Path(__file__).parent / "versions"
EVERY = 10
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "carcassonne-base": ("carcassonne", 2, {}),
    "carcassonne-river-inns": ("carcassonne", 4, {"sets": ["base", "river", "inns-cathedrals"]}),
    "carcassonne-boxes": (
        "carcassonne",
        3,
        {"sets": ["base", "traders-builders", "princess-dragon", "tower", "abbey-mayor"]},
    ),
    "orleans-a": ("orleans", 2, {"options": {"edition": "A"}}),
    "orleans-c": ("orleans", 4, {"options": {"edition": "C"}}),
    "johanna-2": ("johanna", 2, {}),
    "johanna-solo": ("johanna", 1, {}),
}


def play(name: str) -> Record:
    """A game played at random, with its marks."""
    game, seats, choice = GAMES[name]
    rng = random.Random(f"{__version__} {name}")
    sets, elements, options = (choice.get(key, kind()) for key, kind in KINDS.items())
    match = Match(compile_ruleset(game, seats, sets, elements, options), f"{__version__} {name}")
    marks = {str(len(match.moves)): mark_of(match)}
    while not match.over:
        before = len(match.moves) // EVERY
        seat = rng.choice(match.state.pending)
        match.act(seat, rng.choice(match.ruleset.options(match.state, seat)))
        if match.over or len(match.moves) // EVERY > before:
            marks[str(len(match.moves))] = mark_of(match)
    record = record_of(match, [f"Player {n + 1}" for n in range(seats)], seed=True)
    record.title, record.rules, record.marks = f"{name}, played with {__version__}", __version__, marks
    return record


KINDS: dict[str, type] = {"sets": list, "elements": list, "options": dict}


def main() -> int:
    folder = VERSIONS / __version__
    if folder.exists():
        print(f"{folder} is there already: raise the version first")
        return 1
    folder.mkdir(parents=True)
    for name in GAMES:
        record = play(name)
        (folder / f"{name}.json").write_text(record.to_json(), encoding="utf-8")
        print(name, len(record.moves))
    return 0


if __name__ == "__main__":
    sys.exit(main())
