"""Mini-expansion 8, Cult, Siege & Creativity: six shrines, four besieged cities and two blank tiles.

C-1.15-c: "Cult" tiles follow the rules of the shrines, "Siege" tiles those of the Cathars. For the two blank
tiles the rulebook has no rule (C-1.15-b): they stay in the box, or the table says what they show, and then
they are tiles like all others (Q-1-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....kernel import Setup, SetupProblem
from ...box import MadeUp
from ...hooks import CHANGE_TILES
from ...rulekit import Build, Module
from ...tiles import Tile
from .drawable import ELEMENT, SET
from .faces import BLANK, Face, FaceError, at_face, canonical, read_face, read_faces, tiles_of


def settle_faces(setup: Setup) -> Setup:
    """The faces in one spelling; refused when they cannot be, or show what has no meaning at this table."""
    text = setup.option("blankFaces")
    try:
        text = canonical(text)
        if setup.option("blankTiles") == "user-defined" and SET in setup.sets:
            for number, face in enumerate(read_faces(text), 1):
                check_symbols(face, setup.elements, number)
    except FaceError as error:
        raise refused(error) from None
    options = ((name, text if name == "blankFaces" else value) for name, value in setup.options)
    return replace(setup, options=tuple(options))


def refused(error: FaceError) -> SetupProblem:
    problem = SetupProblem(error.code, error.about, rule="C-1.15-b", option="blankFaces")
    problem.game = "carcassonne"
    return problem


def check_symbols(face: Face, elements: Sequence[str], number: int = 0) -> None:
    """Every symbol on a face is of an element in play."""
    for word in face.symbols:
        if (element := ELEMENT[word]) not in elements:
            raise at_face(number, FaceError("face-element", word=word, element=element))


def made_up_face(text: str, elements: Sequence[str]) -> MadeUp:
    """A face as somebody writes it, before it is agreed on."""
    try:
        face = read_face(text)
        check_symbols(face, elements)
    except FaceError as error:
        return MadeUp(refusal=refused(error))
    return MadeUp(str(face), face.id)


def install(build: Build) -> None:
    if build.option("blankTiles") == "user-defined":
        drawn = tiles_of(build.option("blankFaces"))
        build.listen(CHANGE_TILES, lambda tiles: _turn_up(tiles, drawn))


def _turn_up(tiles: list[Tile], drawn: list[Tile]) -> list[Tile]:
    return [new for tile in tiles for new in (drawn if tile.id == BLANK else (tile,))]


LAYOUT = Module("blank-tiles", install)
