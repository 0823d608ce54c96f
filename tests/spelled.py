"""Every text spelled out: once for each reader, for each variant that a selector can choose."""

from __future__ import annotations

import itertools
import math
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from bastide import text

SOURCE = Path(text.__file__).parent
ACTOR, SECOND = "Zoe", "Yan"
"""Who acts, and the other person of a sentence."""

READERS: dict[str, dict[str, str]] = {
    "actor": {"who": "me", "target": "other", "owner": "other"},
    "target": {"who": "other", "target": "me", "owner": "me"},
    "spectator": {"who": "other", "target": "other", "owner": "other"},
    "several": {"who": "many", "target": "other", "owner": "other"},
}
"""What the blanks of people are to each reader: docs/words.md."""

PEOPLE = {
    "name": ACTOR,
    "names": f"{ACTOR}, {SECOND}",
    "ownerName": SECOND,
    "targetName": SECOND,
}
MOST = 200
"""So many spellings of a text are tried; of more, each variant at least once."""


@dataclass(frozen=True)
class Line:
    """A text as one reader has it."""

    id: str
    reader: str
    words: str
    blanks: frozenset[str]


def lines(language: str, source: str) -> Iterator[Line]:
    """Each text of some Fluent messages, for each reader and each choice of its selectors."""
    functions: Any = {"WORD": _word, "WORDS": _word}
    bundle = FluentBundle([language, "en"], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        message = bundle.get_message(entry.id.name)
        patterns: list[tuple[Any, Any, str]] = [(entry.value, message.value, "")] if entry.value else []
        patterns += [
            (one.value, message.attributes[one.id.name], f".{one.id.name}") for one in entry.attributes
        ]
        for written, pattern, form in patterns:
            blanks = dict(_blanks(written))
            told = {"name", "names", "who", "target", "owner"} & blanks.keys()
            for reader, people in READERS.items() if told else [("everybody", READERS["spectator"])]:
                spellings = (bundle.format_pattern(pattern, one)[0] for one in _choices(blanks, people))
                for words in dict.fromkeys(map(str, spellings)):
                    yield Line(entry.id.name + form, reader, words, frozenset(blanks))


def _word(group: str, name: object, **_: object) -> str:
    """Nouns are read by themselves; here each stands for itself."""
    return f"‹{name}›"


def _blanks(node: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The blanks of a pattern, each with the variants that are told apart by it."""
    found: dict[str, list[str]] = {}

    def walk(one: Any) -> None:
        if isinstance(one, ast.SelectExpression) and isinstance(one.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in one.variants]
            found.setdefault(one.selector.id.name, []).extend(keys)
        if isinstance(one, ast.VariableReference):
            found.setdefault(one.id.name, [])
        for child in vars(one).values() if isinstance(one, ast.BaseNode) else ():
            for each in child if isinstance(child, list) else [child]:
                if isinstance(each, ast.BaseNode):
                    walk(each)

    walk(node)
    for name, keys in found.items():
        yield name, tuple(dict.fromkeys(keys))


def _choices(blanks: dict[str, tuple[str, ...]], people: dict[str, str]) -> list[dict[str, Any]]:
    """Values for the blanks of a text: those of the reader, and each variant of the others."""
    each: list[list[tuple[str, Any]]] = []
    for name, keys in blanks.items():
        if name in people:
            each.append([(name, people[name])])
        elif name in PEOPLE:
            each.append([(name, PEOPLE[name])])
        else:
            each.append([(name, value) for key in keys or ("",) for value in _values(name, key)])
    if math.prod(map(len, each)) <= MOST:
        return [dict(one) for one in itertools.product(*each)]
    return [dict(one[n % len(one)] for one in each) for n in range(max(map(len, each)))]


def _values(name: str, key: str) -> list[Any]:
    """A value that chooses a variant; a blank that chooses nothing keeps its name."""
    if key.isdigit():
        return [int(key)]
    chosen: dict[str, list[Any]] = {"one": [1], "other": [3, "‹other›"], "": [f"‹{name}›"]}
    return chosen.get(key, [key])


def tables(language: str) -> Iterator[Line]:
    """What data files say: rules, guides, options, places. They are read by everybody."""
    for path in sorted(SOURCE.rglob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for where, words in _said(data, language, ""):
            yield Line(f"{path.relative_to(SOURCE).as_posix()}{where}", "everybody", words, frozenset())


def _said(node: Any, language: str, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        words = node.get(language)
        if isinstance(words, str):
            yield where, words
        elif isinstance(words, list):
            yield from ((where, one) for one in words if isinstance(one, str))
        for key, value in node.items():
            if key.endswith(f"_{language}") and isinstance(value, str):
                yield f"{where}.{key}", value
            yield from _said(value, language, f"{where}.{key}")
    elif isinstance(node, list):
        for value in node:
            yield from _said(value, language, where)


def game_of(identifier: str) -> str:
    """Which game a text belongs to; nothing for what the page says everywhere."""
    match = re.search(r"(?<![^-/])(carcassonne|johanna|orleans)(?![^-/])", identifier)
    return match[1] if match else ""
