"""The drawings of all boxes that are there, and what tiles of any box show."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any

from bastide.carcassonne import expansions
from bastide.carcassonne.art import glyphs, icons, pieces
from bastide.carcassonne.art.box import Block, BoxArt, Building, CityMark, Look, Mark, Piece, RoadEnd, Sign
from bastide.carcassonne.art.facts import Facts, Stretch

CREST = Look(icons.crest, on_top=True, name="crest")
COMMON = BoxArt(
    buildings={"cloister": Building(Look(glyphs.cloister))},
    in_cities={
        "crest": CityMark(CREST, r=8, corner=False),
        "crest2": CityMark(CREST, r=8, corner=False, many=2),
    },
    symbols={"bush": Look(glyphs.bush)},
    pieces={"follower": Piece(pieces.follower, (0, -7), lies=True)},
)


@cache
def gathered() -> BoxArt:
    """What is common, then what each box brings, in the order of the rulebook."""
    arts = [COMMON]
    for name, folder in expansions.folders().items():
        if folder.joinpath("art.py").is_file():
            arts.append(import_module(f"{expansions.__name__}.{name}.art").ART)
    merged: dict[str, Any] = {
        kind.name: {name: thing for art in arts for name, thing in getattr(art, kind.name).items()}
        for kind in fields(BoxArt)
    }
    return BoxArt(**merged)


@cache
def looks() -> dict[str, Look]:
    """Every symbol by the name of its item in a scene."""
    art = gathered()
    laid: dict[str, Building | Sign | CityMark | Mark] = {
        **art.buildings,
        **art.signs,
        **art.in_cities,
        **art.at_roads,
        **art.in_meadows,
    }
    return {name: thing.look for name, thing in laid.items()} | dict(art.symbols)


def symbols() -> dict[str, str]:
    """Every drawing of a symbol by its own name."""
    return {look.name or name: look.draw() for name, look in looks().items()}


def works() -> dict[str, str]:
    """What is laid on the land without being a figure, by name."""
    return {name: draw() for name, draw in gathered().works.items()}


def places() -> dict[str, dict[str, list[tuple[float, float]]]]:
    """Where pieces stand on each start block, in units of 100 per square from its square 0,0."""
    return {name: block.places() for name, block in gathered().blocks.items()}


# ---------------------------------------------------------------- what is on a tile


def building_on(facts: Facts) -> Building | None:
    return gathered().buildings.get(facts.site)


def block_of(facts: Facts) -> Block | None:
    return gathered().blocks.get(facts.block[0]) if facts.block else None


def signs_on(facts: Facts) -> dict[str, Sign]:
    """Those that are drawn: a start tile is told by its back, a fork by the river."""
    known = gathered().signs
    return {name: known[name] for name in facts.signs if name in known}


def road_ends(road: Stretch) -> RoadEnd | None:
    """What a road runs into in the middle of its tile, if it is such a one."""
    known = gathered().road_ends
    return next((known[flag] for flag in road.flags if flag in known), None)


def has_peak(facts: Facts) -> bool:
    return any(sign.stands == "peak" for sign in signs_on(facts).values())
