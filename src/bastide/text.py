"""Everything a person reads, in each language, from the Fluent files under `locale`.

The page reads the same files, so a sentence exists once. Ids follow the things they name:
`carcassonne-lay` an option, `carcassonne-ask-D-PLACE` a decision, `carcassonne-event-score` a log line,
`carcassonne-term-tile` a word of a formula.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .carcassonne.expansions import folders
from .kernel import Formula, formula_text

LANGUAGES = ("en", "de")


@cache
def source(language: str) -> str:
    """All texts of a language, as the page gets them."""
    folder = files(__package__).joinpath("locale", language)
    sources = sorted(folder.iterdir(), key=lambda p: p.name)
    sources += [p for box in folders().values() if (p := box.joinpath(f"{language}.ftl")).is_file()]
    return "\n".join(p.read_text(encoding="utf-8") for p in sources)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language, "en"], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def has(identifier: str, language: str = "en") -> bool:
    return bool(_bundle(language).has_message(identifier))


def say(identifier: str, language: str = "en", **args: Any) -> str:
    """A text with its blanks filled in; the id itself where a text is missing."""
    bundle = _bundle(language)
    if not bundle.has_message(identifier):
        return identifier
    message = bundle.get_message(identifier)
    assert message.value is not None  # a message without a value has only attributes; we have none
    text, _ = bundle.format_pattern(message.value, args)
    return str(text)


def formula(game: str, terms: Formula, language: str = "en") -> str:
    """A formula in words: `2 × 5 tiles + 2 × 1 crest = 12`."""
    return formula_text(terms, lambda what, count: say(f"{game}-term-{what}", language, count=count))
