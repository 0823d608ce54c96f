"""The rules as people read them: a short page for each box or part of a game, above the single rules.

A page is `guide.toml` in the folder of a box of Carcassonne, or a file in the folder `guides` of a game.
Its examples are records beside it, in `examples/`: they are played when the page is made, so a picture shows
what the rules really do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from . import games
from .carcassonne.expansions import folders
from .kernel import Record, View, parse, replay

GameView = Annotated[Any, Meta(extra={"typescript": "GameView"})]
"""What the game shows (`View` in its module `shown`)."""

Texts = dict[str, str]
"""A text in each language."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a box brings: how many, what it is called, and how it looks."""

    name: Texts
    picture: str = ""  # `tile BA-01` or `figure follower`
    count: int | None = None


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """What something scores when it is completed, and when it is not."""

    what: Texts
    completed: Texts
    incomplete: Texts


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a question; `record` is a file of `examples`."""

    record: str
    question: Texts
    answer: Texts
    rules: list[str] = []
    shown: int | None = None
    """So many lines are played for the picture; the whole record if not said."""


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A page as it is written."""

    title: Texts
    sentence: Texts
    modules: list[str]
    """The parts of the rule index that the page stands above; the first names it."""
    pieces: list[Piece] = []
    turn: list[Texts] = []
    scoring: list[Row] = []
    examples: list[Example] = []
    asked: list[str] = []
    """Rulings that people ask for."""


class Drawn(Struct, frozen=True):
    """An example with its position, as a spectator sees it."""

    question: Texts
    answer: Texts
    rules: list[str]
    view: GameView


class Guide(Struct, frozen=True):
    """A page as it is shown."""

    name: str
    title: Texts
    sentence: Texts
    modules: list[str]
    pieces: list[Piece]
    turn: list[Texts]
    scoring: list[Row]
    examples: list[Drawn]
    asked: list[str]


def sources(game: str) -> Iterator[tuple[str, Source, Traversable]]:
    """The pages of a game in the order of its rulebook: name, source, and the folder of its examples."""
    if game == "carcassonne":
        places = [(name, folder, folder.joinpath("guide.toml")) for name, folder in folders().items()]
    else:
        home = files(__package__).joinpath(game, "guides")
        if not home.is_dir():
            return
        written = sorted((p for p in home.iterdir() if p.name.endswith(".toml")), key=lambda p: p.name)
        places = [(p.name.removesuffix(".toml").lstrip("0123456789-"), home, p) for p in written]
    for name, folder, file in places:
        if file.is_file():
            try:
                yield name, msgspec.toml.decode(file.read_bytes(), type=Source), folder
            except msgspec.MsgspecError as error:
                raise ValueError(f"{file}: {error}") from None


def example(folder: Traversable, name: str) -> Record:
    return parse(folder.joinpath("examples", f"{name}.json").read_text(encoding="utf-8"))


@cache
def guides(game: str) -> list[Guide]:
    """The pages of a game, with the positions of their examples."""
    games.load(game)
    return [
        Guide(
            name,
            source.title,
            source.sentence,
            source.modules,
            source.pieces,
            source.turn,
            source.scoring,
            [_drawn(one, example(folder, one.record)) for one in source.examples],
            source.asked,
        )
        for name, source, folder in sources(game)
    ]


def _drawn(one: Example, record: Record) -> Drawn:
    match = replay(record, games.compile_ruleset, one.shown)
    return Drawn(one.question, one.answer, one.rules, View(match.ruleset, match.state, None).shown)
