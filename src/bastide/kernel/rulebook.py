"""The rule index of a game: every rule in our own words, in each language, as data in the package."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .data import read_toml
from .problems import Problem


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its ID, its sentence, and where it belongs."""

    id: str
    section: str
    module: str
    texts: dict[str, str]
    tags: tuple[str, ...]
    more: dict[str, Any]

    def text(self, language: str = "en") -> str:
        """The rule in one line."""
        return (self.texts.get(language) or self.texts["en"]).replace("\n", " ")


class Rulebook:
    """The rules of one game, read when first needed: from the folder `rulebook` of its package, one file for
    each chapter, and from a file `rulebook.toml` in each of its boxes."""

    def __init__(self, package: str, boxes: Callable[[], Mapping[str, Traversable]] = dict) -> None:
        self._package = package
        self._boxes = boxes
        self._rules: dict[str, Rule] = {}

    def _load(self) -> dict[str, Rule]:
        """All rules, set at once: a second thread that asks meanwhile must not see a part of them."""
        if not self._rules:
            self._rules = {
                rule_id: _rule(rule_id, module, entry)
                for module, source in sorted(self._sources(), key=lambda found: found[0])
                for rule_id, entry in read_toml(source).raw.items()
            }
        return self._rules

    def _sources(self) -> Iterator[tuple[str, Traversable]]:
        """The files, each with the name of its chapter or box."""
        for source in files(self._package).joinpath("rulebook").iterdir():
            if source.name.endswith(".toml"):
                yield source.name.removesuffix(".toml"), source
        for box, folder in self._boxes().items():
            source = folder.joinpath("rulebook.toml")
            if source.is_file():
                yield box.replace("_", "-"), source

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._load().values())

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._load()

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._load()[rule_id]
        except KeyError:
            raise Problem("unknown-rule", word=rule_id) from None

    @property
    def letters(self) -> frozenset[str]:
        """What the IDs of this game begin with."""
        return frozenset(rule_id[0] for rule_id in self._load())

    def text(self, rule_id: str, language: str = "en") -> str:
        return self[rule_id].text(language)


def _rule(rule_id: str, module: str, entry: dict[str, Any]) -> Rule:
    """An entry has its sentence in `en` and `de`; a ruling a question, an answer and a reason, in lines."""
    rest = {k: v for k, v in entry.items() if k not in {"en", "de", "section", "tags"}}
    texts: dict[str, str] = {}
    for language in ("en", "de"):
        sentence = " ".join(entry[key] for key in (language, f"topic_{language}") if entry.get(key))
        ruling = [entry.get(f"{part}_{language}") for part in ("question", "answer", "why")]
        texts[language] = "\n".join(part for part in (sentence, *ruling) if part)
    return Rule(rule_id, str(entry.get("section", "")), module, texts, tuple(entry.get("tags", ())), rest)
