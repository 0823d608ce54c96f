"""What a place, a deed or a bonus does, as the files write it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast, get_args

from ...kernel import Entry
from .model import Effect, Line, Text
from .reading import File, both, listed
from .words import CHOICE, COUNTED, MONK, SPECIALS, TILE_PERSONS, EffectKind, Terrain

_AMOUNT: Final = {"coin": 1, "development": 1, "points": 1, "shield": 1, "citizen": 1, "build_for": 0}


def read_effect(line: Entry, goods: tuple[str, ...]) -> Effect:
    kinds = [k for k in line if k in get_args(EffectKind)]
    if len(kinds) != 1:
        raise line.problem(f"an effect has exactly one of: {listed(get_args(EffectKind))}")
    kind = cast(EffectKind, kinds[0])
    amount, what, choices = 1, "", tuple[Effect, ...]()
    if kind in _AMOUNT:
        amount = line.number(kind, _AMOUNT[kind])
    elif kind == "either":
        choices = tuple(read_effect(one, goods) for one in line.tables("either"))
        if len(choices) < 2:
            raise line.problem("'either' must offer at least two effects")
    else:
        known: dict[str, Iterable[str]] = {
            "good": (CHOICE, *goods),
            "development_per": COUNTED,
            "route": get_args(Terrain),
            "acquire": ("place",),
            "action": (*TILE_PERSONS, MONK),
            "special": SPECIALS,
        }
        what = line.text(kind, known[kind])
        if kind == "special":
            amount = line.number("amount", 1, default=1)
    line.close()
    return Effect(kind, amount, what, choices)


def read_effects(entry: Entry, key: str, goods: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(read_effect(line, goods) for line in entry.tables(key))


def read_line(entry: Entry, goods: tuple[str, ...]) -> Line:
    """A row or column: its white bonus, its yellow bonus, or both."""
    bonus, yellow = read_one(entry, "bonus", goods), read_one(entry, "yellow", goods)
    if bonus is None and yellow is None:
        raise entry.problem("has neither a bonus nor a yellow bonus")
    return Line(bonus, yellow)


def read_one(entry: Entry, key: str, goods: tuple[str, ...]) -> Effect | None:
    return read_effect(entry.table(key), goods) if key in entry else None


def read_name(entry: Entry) -> Text:
    """An entry that is only a name."""
    name = both(entry)
    finish(entry)
    return name


def finish(entry: Entry) -> None:
    entry.close("provenance")


def read_lines(file: File, name: str, goods: tuple[str, ...]) -> list[Line]:
    lines = []
    for entry in file.rows(name):
        lines.append(read_line(entry, goods))
        finish(entry)
    return lines
