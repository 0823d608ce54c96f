"""Carcassonne as `given`: the land, who stands on it, points, what has left the game."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any

from ..carcassonne.figures import everyone
from ..carcassonne.given import figure_line
from ..carcassonne.hooks import GIVEN, GIVEN_LAND, GIVEN_START, WRITTEN
from ..carcassonne.state import CarcassonneState
from ..carcassonne.view import table
from ..kernel import SEATS, Ruleset
from .forms import Field

BEGINS = ("D-PLACE",)
PASSING = ("last",)
"""Keys of the view that only tell what was done last."""
BY_NAME = ("crowns",)
"""What is kept by the names of things: which there are, the example does not tell."""


def form(ruleset: Ruleset[CarcassonneState]) -> list[Field]:
    """The entries of the base game, and those of the boxes in play with what they look like."""
    start = ruleset.set_up()
    tiles = [tile.id for tile in start.tables.tiles]
    supply = table(start).supply[SEATS[0]]
    fields = [
        Field("turn", "seat"),
        Field("scores", "points"),
        Field("supply", "each", fields=[Field(name, "number", most=n) for name, n in supply.items()]),
        Field("tiles", "lines", example="BA-24 1,0 0"),
        Field("figures", "lines", example="A follower 1,0 road E+W"),
        Field("gone", "list", choices=tiles),
        Field("islands", "lines", example="BA-24 7,7 0"),
    ]
    for hook in (GIVEN, GIVEN_LAND, GIVEN_START):
        for key in hook.parts:
            heard = ruleset.listeners(hook.at(key))
            if heard and all(field.name != key for field in fields):
                fields.append(_of_box(key, inspect.getdoc(heard[0]) or ""))
    return fields


def _of_box(key: str, told: str) -> Field:
    """An entry of a box: its docstring shows how it is written."""
    example = (re.findall(r"`([^`]+)`", told) or [""])[0].removeprefix(f'"{key}": ')
    try:
        return _like(key, json.loads(example))
    except json.JSONDecodeError:
        return Field(key, "object", example=example)


def _like(name: str, example: Any) -> Field:
    """A field for what looks like this."""
    match example:
        case str():
            return Field(name, "seat") if example in SEATS else Field(name, "text", example=example)
        case bool():
            return Field(name, "flag")
        case int():
            return Field(name, "number", most=99)
        case list():
            return Field(name, "lines", example="\n".join(example))
        case dict() if set(example) <= set(SEATS):
            (inner,) = list(example.values())[:1]
            if isinstance(inner, int):
                return Field(name, "points")
            return Field(name, "each", fields=[_like(one, value) for one, value in inner.items()])
        case dict() if all(key.isidentifier() for key in example) and name not in BY_NAME:
            return Field(name, "group", fields=[_like(one, value) for one, value in example.items()])
    return Field(name, "object", example=json.dumps(example))


def write(
    ruleset: Ruleset[CarcassonneState], state: CarcassonneState
) -> tuple[dict[str, Any], dict[str, Any]]:
    seen = table(state)
    printed = {(x, y) for x, y, _, _ in table(ruleset.set_up()).tiles}
    given: dict[str, Any] = {
        "tiles": [f"{name} {x},{y} {90 * turn}" for x, y, name, turn in seen.tiles if (x, y) not in printed],
        "figures": [figure_line(state, node, figure) for node, figure in sorted(everyone(state))],
        "scores": {seat: points for seat, points in seen.scores.items() if points},
        "gone": seen.discarded,
        "turn": seen.turn,
    }
    for write_box in ruleset.listeners(WRITTEN):
        write_box(state, given)
    if state.aside:
        given["supply"] = seen.supply
    return given, {"tile": [seen.hand]} if seen.hand else {}
