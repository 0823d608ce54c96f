"""Expansion 1, Inns & Cathedrals: roads and cities worth more when finished and nothing when not, and a
big follower who counts as two."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Term
from ...areas import BUILDINGS
from ...figures import FigureKind
from ...hooks import CHANGE_SCORE, FIGURE_KINDS
from ...landscape import flags
from ...placing import figure_verb
from ...rulekit import Build, Module
from ...state import CarcassonneState


def inn(state: CarcassonneState, root: int, finished: bool, terms: list[Term]) -> list[Term]:
    """C-4.6.1.1-a: two points a tile with an inn at the road; C-4.6.1.1-b: nothing if it stays unfinished."""
    if not flags(state, root)["inn"]:
        return terms
    if not finished:
        return [Term(0, t.times, t.what, "C-6.1-g") for t in terms]
    return [t._replace(each=t.each + 1, rule="C-4.6.1.1-a") for t in terms]


def cathedral(state: CarcassonneState, root: int, finished: bool, terms: list[Term]) -> list[Term]:
    """C-4.6.2.2-a: three points a tile and a crest with a cathedral; C-4.6.2.2-b: nothing if unfinished."""
    if not flags(state, root)["cathedral"]:
        return terms
    if not finished:
        return [Term(0, t.times, t.what, "C-6.1-d") for t in terms]
    return [t._replace(each=t.each + 1, rule="C-4.6.2.2-a") for t in terms]


def big_strength(in_buildings: int) -> Callable[[CarcassonneState, int], int]:
    """C-4.4.2-b: counts as two; Q-4.4.2-1: also on a cloister, a shrine or an abbey, or by the switch not."""
    return lambda state, root: in_buildings if state.kind[root] in BUILDINGS else 2


def install_big(build: Build) -> None:
    big = FigureKind("big", 1, strength=big_strength(build.option("bigFollowerCloister")))  # C-1.3-c
    build.listen(FIGURE_KINDS, lambda: [big])
    build.contribute("B09", figure_verb("big", ("C-4.4.2-a", "C-4.4-f")))


MODULES = (
    Module("inns", lambda build: build.listen(CHANGE_SCORE.at("road"), inn)),
    Module("cathedrals", lambda build: build.listen(CHANGE_SCORE.at("city"), cathedral)),
    Module("big-follower", install_big),
)
