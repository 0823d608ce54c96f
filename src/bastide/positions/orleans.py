"""Orléans as `given`: the table, and each seat's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel import SEATS, Ruleset
from ..orleans.given import PHASES
from ..orleans.state import OrleansState
from ..orleans.tables import (
    GOODS,
    KIND_NAMES,
    KINDS,
    MONK,
    OUT,
    PROFESSIONS,
    TECH,
    TECHNOLOGY,
    G,
    N,
    Tables,
)
from .forms import Field

BEGINS = ("DP-DRAW", "DP-PLAN", "DP-ACT")
PASSING = ()

CHARACTERS, FOLLOWERS, PLACES, TOWNS = "character", "follower", "place", "town"


def form(ruleset: Ruleset[OrleansState]) -> list[Field]:
    tables: Tables = ruleset.tables
    goods, box = list(GOODS), tables.places
    routes = [str(route.id) for route in tables.routes]
    tiles = [place.id for place in box[tables.board :]]
    towns = list(tables.town_names.ids)
    cards = [tables.card_name(n) for n, count in enumerate(tables.cards) if count or n == tables.top_card]
    followers, people = list(KIND_NAMES), [name for name in PROFESSIONS if name != PROFESSIONS[MONK]]
    return [
        Field("phase", "choice", choices=list(PHASES), words="phase"),
        Field("round", "number", most=tables.rounds),
        Field("event", "choice", choices=cards, words="hour"),
        Field("start", "seat"),
        Field(
            "seats",
            "each",
            fields=[
                Field("market", "list", choices=followers, words=FOLLOWERS),
                Field("bag", "counts", choices=followers, words=FOLLOWERS),
                Field(
                    "places",
                    "lists",
                    choices=[place.id for place in box],
                    words=PLACES,
                    inner=[*followers, TECHNOLOGY],
                    inner_words=FOLLOWERS,
                ),
                Field("tiles", "list", choices=tiles, words=PLACES),
                Field("tower", "list", choices=followers, words=FOLLOWERS),
                Field("coins", "number", most=999),
                Field("goods", "counts", choices=goods, words="good"),
                Field("tracks", "counts", choices=people, words=CHARACTERS),
                Field("development", "number", most=tables.end),
                Field("merchant", "choice", choices=towns, words=TOWNS),
                Field("stations", "list", choices=towns, words=TOWNS),
                Field("lost_stations", "number", most=tables.stations),
                Field("citizens", "list", choices=list(tables.citizens), words="citizen"),
                Field("technology", "number", most=tables.box.counts.technology_tiles),
                Field("first_technology", "flag"),
                Field("technology_begun", "flag"),
            ],
        ),
        Field("routes", "lists", choices=routes, words="route", inner=goods, inner_words="good"),
        Field("market", "counts", choices=goods, words="good"),
        Field("supply", "counts", choices=list(PROFESSIONS), words=CHARACTERS),
        Field("technology", "number", most=tables.box.counts.technology_tiles),
        Field(
            "deeds",
            "lists",
            choices=[deed.id for deed in tables.deeds],
            words="deed",
            inner=list(PROFESSIONS),
            inner_words=CHARACTERS,
        ),
        Field("excluded", "list", choices=tiles, words=PLACES),
        Field("turned", "list", choices=cards, words="hour"),
    ]


def write(ruleset: Ruleset[OrleansState], state: OrleansState) -> tuple[dict[str, Any], dict[str, Any]]:
    """Not what is left in the goods market: nobody knows what was put away face down (O-3P-d, O-2P-d)."""
    tables = state.tables
    phase = {number: name for name, number in PHASES.items()}.get(state.phase, "planning")
    given: dict[str, Any] = {
        "phase": phase,
        "turned": [tables.card_name(card) for card in state.turned],
        "start": SEATS[state.start],
    }
    for seat in range(tables.seats):
        given[SEATS[seat]] = _seat(state, seat)
    given["excluded"] = [
        tables.places[tables.board + n].id for n, owner in enumerate(state.tiles) if owner == OUT
    ]
    given["deeds"] = _deeds(state)
    given["routes"] = {}
    for number, route in enumerate(tables.routes):
        begin, end = tables.route_slots[number]
        lying = [GOODS[state.slots[slot]] for slot in range(begin, end) if state.slots[slot] >= 0]
        if lying:
            given["routes"][str(route.id)] = lying
    given["supply"] = dict(zip(PROFESSIONS, state.supply, strict=True))
    given["technology"] = state.technology
    return given, {}


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _listed(counts: Sequence[int]) -> list[str]:
    return [name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count)]


def _seat(state: OrleansState, seat: int) -> dict[str, Any]:
    tables = state.tables
    own = slice(KINDS * seat, KINDS * (seat + 1))
    tracks = {name: state.tracks[N * seat + n] for n, name in enumerate(PROFESSIONS) if n != MONK}
    entry: dict[str, Any] = {
        "market": _listed(state.market[own]),
        "bag": _counted(KIND_NAMES, state.bag[own]),
        "tower": _listed(state.tower[own]),
        "places": _places(state, seat),
        "tiles": [tables.places[tables.board + n].id for n, owner in enumerate(state.tiles) if owner == seat],
        "technology": state.held[seat] + state.first_held[seat],
        "first_technology": bool(state.first_held[seat]),
        "technology_begun": bool(state.begun[seat]),
        "coins": state.coins[seat],
        "goods": _counted(GOODS, state.goods[G * seat : G * (seat + 1)]),
        "tracks": {name: space for name, space in tracks.items() if space},
        "development": state.development[seat],
        "merchant": tables.town_names.ids[state.merchant[seat]],
        "stations": [
            tables.town_names.ids[town] for town, whose in enumerate(state.stations) if whose >> seat & 1
        ],
        "lost_stations": state.lost[seat],
        "citizens": [
            name for name, owner in zip(tables.citizens, state.citizens, strict=True) if owner == seat
        ],
    }
    always = ("market", "coins")
    return {key: value for key, value in entry.items() if value or key in always}


def _places(state: OrleansState, seat: int) -> dict[str, list[str | None]]:
    tables = state.tables
    found: dict[str, list[str | None]] = {}
    for number, place in enumerate(tables.places):
        here = state.on[
            tables.spaces * seat + tables.first[number] : tables.spaces * seat + tables.first[number + 1]
        ]
        if any(kind >= 0 for kind in here):
            found[place.id] = [
                None if kind < 0 else TECHNOLOGY if kind == TECH else KIND_NAMES[kind] for kind in here
            ]
    return found


def _deeds(state: OrleansState) -> dict[str, list[str]]:
    tables = state.tables
    found = {}
    for number, deed in enumerate(tables.deeds):
        sent = [
            name
            for n, name in enumerate(PROFESSIONS)
            for _ in range(tables.deed_needs[N * number + n] - state.deeds[N * number + n])
        ]
        if sent:
            found[deed.id] = sent
    return found
