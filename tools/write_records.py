"""Writes what is data into docs/records.md: verbs, topics, entries of `given`, keys of the view of each game.

BASTIDE_PURE=1 python tools/write_records.py

A section stands between `<!-- carcassonne verbs -->` and `<!-- end -->`; a test holds the page to it. Forms
of entries are docstrings, which the compiled core does not keep.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from bastide.carcassonne.hooks import GIVEN, GIVEN_LAND, GIVEN_START
from bastide.games import PLACES, compile_ruleset, load
from bastide.johanna import given as johanna
from bastide.johanna.solo import given as area
from bastide.kernel import Match, Ruleset, SetupProblem
from bastide.kernel.flow import Ask, Draw
from bastide.orleans import given as orleans

PAGE = Path(__file__).parents[1] / "docs" / "records.md"
SECTION = re.compile(r"(<!-- (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


@cache
def rulesets(game: str) -> list[tuple[str, Ruleset[Any]]]:
    """Rulesets that together have all there is, each with what it has more than the first."""
    catalogue = load(game).catalogue
    found = [("", compile_ruleset(game, 2))]
    found += [("alone", compile_ruleset(game, 1))] if catalogue.seats[0] == 1 else []
    default = found[0][1].setup
    for part in catalogue.sets:
        if part.name not in default.sets:
            found.append((part.name, compile_ruleset(game, 2, (*default.sets, part.name))))
    for element in catalogue.elements:
        if not any(element.name in ruleset.setup.elements for _, ruleset in found):
            found.append((element.name, compile_ruleset(game, 2, elements=(element.name,))))
    return found


@cache
def programs(game: str) -> list[Ruleset[Any]]:
    """The same, and everything at once with each switch in each position: some bring decisions."""
    catalogue = load(game).catalogue
    sets, elements = [s.name for s in catalogue.sets], [e.name for e in catalogue.elements]
    for part in (*catalogue.sets, *catalogue.elements):
        if set(part.excludes) & {*sets, *elements}:
            sets = [name for name in sets if name != part.name]
            elements = [name for name in elements if name != part.name]
    found = [ruleset for _, ruleset in rulesets(game)]
    for switch in catalogue.switches:
        for value in () if switch.fixed else switch.values:
            with suppress(SetupProblem):  # a start player who is not there
                found.append(compile_ruleset(game, 2, sets, elements, {switch.name: value}))
    return found


def table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    lines = [" | ".join(head), " | ".join("---" for _ in head), *(" | ".join(row) for row in rows)]
    return "\n" + "\n".join(f"| {line} |".replace("|  |", "| |") for line in lines) + "\n\n"


def names(values: Any) -> str:
    return ", ".join(f"`{value}`" for value in dict.fromkeys(values))


def verbs(game: str) -> str:
    """Each verb with its decisions and rules."""
    decisions: dict[str, dict[str, None]] = {}
    rules: dict[str, dict[str, None]] = {}
    for ruleset in programs(game):
        for step in ruleset.program:
            for verb in step.table.values() if isinstance(step, Ask) else ():
                decisions.setdefault(verb.name, {})[step.decision or step.name] = None
                rules.setdefault(verb.name, {}).update(dict.fromkeys(verb.rules))
    rows = ((f"`{verb}`", names(asked), ", ".join(rules[verb])) for verb, asked in sorted(decisions.items()))
    return table(("verb", "answers", "rules"), rows)


def topics(game: str) -> str:
    rules: dict[str, dict[str, None]] = {}
    for ruleset in programs(game):
        for step in ruleset.program:
            if isinstance(step, Draw):
                rules.setdefault(step.topic, {}).update(dict.fromkeys(step.rules))
    return table(
        ("topic", "rules"), ((f"`{topic}`", ", ".join(cited)) for topic, cited in sorted(rules.items()))
    )


def view(game: str) -> str:
    """The keys at the top of the view, and what brings those that are not always there."""
    seen: dict[str, list[str]] = {}
    for name, ruleset in rulesets(game):
        for key in Match(ruleset).view(0).data:
            seen.setdefault(key, []).append(name)
    rows = ((f"`{key}`", "" if "" in by else names(by)) for key, by in sorted(seen.items()))
    return table(("key", "only with"), rows)


def given(game: str) -> str:
    if game == "carcassonne":
        return table(("entry", "form"), carcassonne_entries())
    module, lists = {
        "orleans": (orleans, {"table": orleans.TABLE, "seat": orleans.SEAT}),
        "johanna": (johanna, {"position": johanna.KEYS, "sheet": johanna.SHEET, "johanna": area.GIVEN}),
    }[game]
    example = inspect.cleandoc(module.__doc__ or "").split("\n\n", 1)[1]
    block, _, rest = example.partition("\n\n")
    rows = ((name, names(keys)) for name, keys in lists.items())
    return f"\n```\n{block}\n```\n\n{rest}\n" + table(("of", "entries"), rows)


def carcassonne_entries() -> Iterator[tuple[str, ...]]:
    """What the modules say of their entries."""
    found: dict[str, str] = {}
    for _, ruleset in rulesets("carcassonne"):
        for hook in (GIVEN, GIVEN_LAND, GIVEN_START):
            for key, part in hook.parts.items():
                for listener in ruleset.listeners(part):
                    found.setdefault(key, " ".join(inspect.cleandoc(listener.__doc__ or "").split()))
    for key, about in sorted(found.items()):
        if key not in ("tiles", "scores"):
            yield f"`{key}`", about.replace(f'`"{key}": ', "`", 1).replace("|", r"\|")


PARTS = {"verbs": verbs, "topics": topics, "view": view, "given": given}


def page(text: str) -> str:
    """The page with its sections as they should be."""
    return SECTION.sub(lambda m: m[1] + PARTS[m[3]](m[2]) + m[4], text)


def sections() -> set[tuple[str, str]]:
    return {(game, part) for game in PLACES for part in PARTS}


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
