"""Johanna as `given`: the tiles, the places, and a sheet for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..johanna.state import JohannaState
from ..johanna.tables import FREE, MONK_NO, PERSONS, Tables
from ..kernel import SEATS, Ruleset
from .forms import Field

BEGINS = ("turn",)
PASSING = ()

PERSON, PLACE, TOWN = "person", "place", "town"


def form(ruleset: Ruleset[JohannaState]) -> list[Field]:
    tables: Tables = ruleset.tables
    goods = [good.id for good in tables.sheets.warehouse.goods]
    people = [person for person in PERSONS if person != PERSONS[MONK_NO]]
    ticks = [
        f"{deed + 1} {PERSONS[person]}" for person, shown in enumerate(tables.shown) for deed, _ in shown
    ]
    towns = list(tables.towns)
    yellow = [tables.bonuses[n].id for n in range(len(tables.bonuses)) if tables.bonuses[n].yellow]
    fields = [
        Field("bag", "number", most=tables.count.bags),
        Field("starter", "seat"),
        Field("display", "list", choices=people, words=PERSON),
        Field("discard", "list", choices=people, words=PERSON),
        Field("laid_out", "list", choices=list(tables.places), words=PLACE),
        Field(
            "sheets",
            "each",
            fields=[
                Field("routes", "list", choices=list(tables.routes)),
                Field("posts", "list", choices=towns, words=TOWN),
                Field("goods", "counts", choices=goods, words="good"),
                Field("circled", "numbers", most=tables.width, count=tables.rows),
                Field("crossed", "numbers", most=tables.width, count=tables.rows),
                Field("shields", "number", most=len(tables.depot)),
                Field("development", "number", most=tables.length),
                Field("monks", "number", most=tables.hires),
                Field("deeds", "list", choices=list(dict.fromkeys(ticks))),
                Field("places", "list", choices=list(tables.places), words=PLACE),
            ],
        ),
        Field("claimed", "owners", choices=yellow),
    ]
    if tables.rivals:
        fields.append(Field("johanna", "object"))
    return fields


def write(ruleset: Ruleset[JohannaState], state: JohannaState) -> tuple[dict[str, Any], dict[str, Any]]:
    tables = state.tables
    seats = range(ruleset.setup.seats)
    given: dict[str, Any] = {
        "bag": state.bags + 1,
        "starter": SEATS[state.starter] if 0 <= state.starter < len(seats) else None,
        "display": _persons(state.display),
        "discard": _persons(state.discard),
        "laid_out": [tables.places[n] for n, owner in enumerate(state.owner) if owner == FREE],
        "sheets": {SEATS[seat]: _sheet(state, seat) for seat in seats},
        "claimed": {
            tables.bonuses[bonus].id: SEATS[owner] for bonus, owner in state.gone.items() if owner in seats
        },
    }
    return given, {}


def _persons(counts: Sequence[int]) -> list[str]:
    return [PERSONS[person] for person, count in enumerate(counts) for _ in range(count)]


def _named(mask: int, names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _sheet(state: JohannaState, seat: int) -> dict[str, Any]:
    tables = state.tables
    rows = slice(seat * tables.rows, (seat + 1) * tables.rows)
    goods = [good.id for good in tables.sheets.warehouse.goods]
    stored = state.goods[seat * tables.sorts : (seat + 1) * tables.sorts]
    entry: dict[str, Any] = {
        "routes": _named(state.routes[seat], tables.routes),
        "posts": _named(state.posts[seat], tables.towns),
        "goods": {good: count for good, count in zip(goods, stored, strict=True) if count},
        "circled": state.circled[rows],
        "crossed": state.crossed[rows],
        "shields": state.shields[seat],
        "development": state.field[seat],
        "monks": state.monks[seat],
        "deeds": [
            f"{deed + 1} {PERSONS[person]}"
            for person, ticks in enumerate(tables.shown)
            for deed, tick in ticks
            if state.deeds[seat] >> tick & 1
        ],
        "places": _named(state.owned[seat], tables.places),
    }
    return {key: value for key, value in entry.items() if value}
