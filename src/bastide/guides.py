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
    """What something scores; where it can be left incomplete, what it scores then."""

    what: Texts
    completed: Texts
    incomplete: Texts | None = None


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a question; `record` is a file of `examples`."""

    record: str
    question: Texts
    answer: Texts
    rules: list[str] = []
    shown: int | None = None
    """So many lines are played for the picture; the whole record if not said."""
    part: str = ""
    """The part of the table that the picture shows, where it has several."""


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """A page as it is written."""

    title: Texts
    sentence: Texts
    modules: list[str] = []
    """The parts of the rule index that it stands above; the first names it. Without any, it opens them."""
    pieces: list[Piece] = []
    turn: list[Texts] = []
    scoring: list[Row] = []
    examples: list[Example] = []
    asked: list[str] = []
    """Rulings that people ask for."""


class Guide(Struct, frozen=True):
    """A page and the positions of its examples, as a spectator sees them."""

    name: str
    page: Page
    views: list[GameView]


def pages(game: str) -> Iterator[tuple[str, Page, Traversable]]:
    """The pages of a game in the order of its rulebook: name, page, and the folder of its examples."""
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
                yield name, msgspec.toml.decode(file.read_bytes(), type=Page), folder
            except msgspec.MsgspecError as error:
                raise ValueError(f"{file}: {error}") from None


def example(folder: Traversable, name: str) -> Record:
    return parse(folder.joinpath("examples", f"{name}.json").read_text(encoding="utf-8"))


@cache
def guides(game: str) -> list[Guide]:
    """The pages of a game, with the positions of their examples."""
    games.load(game)
    return [
        Guide(name, page, [_view(folder, one) for one in page.examples]) for name, page, folder in pages(game)
    ]


def _view(folder: Traversable, one: Example) -> Any:
    match = replay(example(folder, one.record), games.compile_ruleset, one.shown)
    return View(match.ruleset, match.state, None).shown
