"""Everything that the game says has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import text
from bastide.games import compile_ruleset
from bastide.kernel import Ask
from bastide.orleans.boards import box
from bastide.orleans.game import GAME

SOURCE = Path(__file__).resolve().parents[2] / "src" / "bastide" / "orleans"


def asks() -> Iterator[Ask]:
    for options in ({}, {"exclusion": "on"}):
        for step in compile_ruleset("orleans", 4, (), None, options).program:
            if isinstance(step, Ask):
                yield step


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_for_everything(language: str) -> None:
    wanted = set()
    for step in asks():
        wanted |= {f"orleans-{what}-{step.decision}" for what in ("ask", "wait", "does")}
        for verb in step.verbs:
            wanted.add(f"orleans-verb-{verb.name}")
            if verb.name not in ("plan", "pay"):
                wanted.add(f"orleans-{verb.name}")
            wanted |= {f"orleans-refusal-{limit.code}" for limit in verb.limits}
    kinds = re.findall(r"Event\(\s*\"([\w-]+)\"", "\n".join(p.read_text() for p in SOURCE.rglob("*.py")))
    wanted |= {f"orleans-event-{kind}" for kind in kinds}
    wanted |= {
        f"orleans-pay-{w}" for w in ("coins", "station", "follower", "technology", "step", "good", "tile")
    }
    wanted |= {f"orleans-term-{w}" for w in ("station", "citizen", "coin", *box().goods)}
    wanted |= {f"orleans-module-{rule.module}" for rule in GAME.rulebook}
    assert sorted(w for w in wanted if not text.has(w, language)) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_are_those_of_the_box(language: str) -> None:
    """One source: the data files."""
    things = {
        "place": {**box().places, **box().place_tiles},
        "town": box().map.towns,
        "good": box().goods,
        "deed": box().deeds,
        "character": box().characters,
        "track": box().tracks,
        "hour": box().hour_glass.events,
    }
    for kind, found in things.items():
        for name, thing in found.items():
            assert text.label(f"orleans-{kind}-{name}", language) == getattr(thing.name, language)
