"""The entries of a game's `given` as the fields of a form: what they hold, and among what one chooses."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal

from msgspec import Struct

from ..kernel import Ruleset

Kind = Literal[
    "number",  # up to `most`
    "numbers",  # a list of `count` numbers
    "flag",
    "seat",
    "points",  # a number for each seat
    "choice",  # one of `choices`
    "list",  # several of `choices`
    "counts",  # a number for some of `choices`
    "lists",  # a list of `inner` for some of `choices`
    "owners",  # a seat for some of `choices`
    "lines",  # texts, like `example`
    "text",  # one text, like `example`
    "object",  # whatever `example` shows
    "group",  # `fields` one below the other
    "each",  # `fields` for each seat
]


class Field(Struct, frozen=True):
    """An entry. `words` and `inner_words` say what the choices are: the page has names for them."""

    name: str
    kind: Kind
    most: int = 0
    count: int = 0
    choices: Sequence[str] = ()
    words: str = ""
    inner: Sequence[str] = ()
    inner_words: str = ""
    example: str = ""
    fields: Sequence[Field] = ()


def form_of(ruleset: Ruleset[Any]) -> list[Field]:
    """The form of a game in this choice of rules."""
    fields: list[Field] = import_module(f"{__package__}.{ruleset.game.name}").form(ruleset)
    return fields
