"""A box of the game, and all boxes that are there.

Each folder under `expansions` is a package with a `BOX`. Where two boxes meet, the later one has a file
`with_<other>.py`, which is loaded when the other box is there too. Its `MEETINGS` are installed when the
elements that they name are in play; `BRINGS` names elements of the other box that come with its tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType

from ..kernel import Setup, SetupProblem
from .expansions import folders
from .rulekit import Build, Module
from .tiles import Tile


def as_it_is(setup: Setup) -> Setup:
    return setup


@dataclass(frozen=True, slots=True)
class MadeUp:
    """What comes of a face that somebody makes up for a tile: its one spelling and the tile's id, or why it
    cannot be."""

    face: str = ""
    tile: str = ""
    refusal: SetupProblem | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """What a box brings: sets of tiles, and the elements that come with them."""

    sets: tuple[str, ...] = ()  # of tiles; none for a box without any
    modules: tuple[Module, ...] = ()  # one for each element that can be played or left out
    starts: bool = False  # it brings a starting piece of its own (Q-3-11)
    alone: bool = False  # it has the tiles for a whole game
    layout: Module | None = None  # what its tiles bring along, whichever elements are in play
    requires: tuple[str, ...] = ()  # boxes whose elements its tiles need: it is not offered without them
    late_sets: tuple[str, ...] = ()  # sets that come after those of all other boxes
    settle: Callable[[Setup], Setup] = as_it_is  # reads the texts among its options, or refuses them
    made_up_tile: Callable[[str], Tile] | None = None  # the tile that an id spells out
    made_up_face: Callable[[str, Sequence[str]], MadeUp] | None = None  # reads one for the elements in play


@dataclass(frozen=True, slots=True)
class Meeting:
    """What changes when elements of two boxes are in play; `install` comes after the modules of both."""

    elements: tuple[str, ...]
    install: Callable[[Build], None]
    sets: tuple[str, ...] = ()  # where the tiles matter, whichever of their elements are in play

    @property
    def module(self) -> Module:
        return Module(" with ".join((*self.elements, *self.sets)), self.install)

    def in_play(self, setup: Setup) -> bool:
        return set(self.elements) <= set(setup.elements) and set(self.sets) <= set(setup.sets)


@cache
def boxes() -> dict[str, Box]:
    """All boxes that can be played, by the name of their folder, in the order of the rulebook."""
    playable: dict[str, Box] = {}
    for name in folders():
        box: Box = import_module(f"{__package__}.expansions.{name}").BOX
        if all(other in folders() for other in box.requires):
            playable[name] = box
    return playable


def with_files(name: str) -> Iterator[ModuleType]:
    """Where a box meets other boxes that are there."""
    for other in boxes():
        if other != name and folders()[name].joinpath(f"with_{other}.py").is_file():
            yield import_module(f"{__package__}.expansions.{name}.with_{other}")


def shown() -> dict[str, ModuleType]:
    """The modules with what the boxes show: their parts of the view, what their options and events tell."""
    return {
        name: import_module(f"{__package__}.expansions.{name}.shown")
        for name in boxes()
        if folders()[name].joinpath("shown.py").is_file()
    }


@cache
def meetings() -> tuple[Meeting, ...]:
    files = (file for name in boxes() for file in with_files(name))
    return tuple(meeting for file in files for meeting in getattr(file, "MEETINGS", ()))


@cache
def elements() -> dict[str, Module]:
    """The modules of all elements, by name, in the order of the rulebook."""
    return {module.name: module for box in boxes().values() for module in box.modules}


@cache
def brought(name: str) -> tuple[str, ...]:
    """The elements that come with the tiles of a box."""
    own = tuple(module.name for module in boxes()[name].modules)
    lent = tuple(other for file in with_files(name) for other in getattr(file, "BRINGS", ()))
    return tuple(dict.fromkeys((*own, *lent)))


def set_order() -> Iterator[tuple[str, str]]:
    """All sets of tiles, each with its box."""
    for name, box in boxes().items():
        yield from ((tiles, name) for tiles in box.sets)
    for name, box in boxes().items():
        yield from ((tiles, name) for tiles in box.late_sets)
