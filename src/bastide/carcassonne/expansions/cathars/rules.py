"""Mini-expansion 3, the Cathars: a besieged city is worth less to its knights and more to the farmers, and
beside a cloister a knight may slip out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ....kernel import NOBODY, Action, Event, Term
from ...areas import CITY, CLOISTERS
from ...figures import at, figure_name, kinds, on_area, return_to_supply
from ...hooks import CHANGE_OWN_TERMS, CHANGE_SCORE, ON_LAY
from ...joining import find
from ...landscape import cities_at, flags, tile_kind
from ...notation import read_piece, write_piece
from ...placing import PASS, show_piece
from ...rulekit import Ask, Build, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import AROUND
from ...tiles import tile
from .state import Siege


def siege_terms(state: CarcassonneState, root: int, finished: bool, terms: list[Term]) -> list[Term]:
    """C-4.6.2.1-a: a point less for each tile and crest (C-4.2.2-c: also with a cathedral); C-4.2.2-d."""
    if not flags(state, root)["cathar"]:
        return terms
    if not finished:
        return [Term(0, t.times, t.what, "C-4.6.2.1-b") for t in terms]
    return [t._replace(each=t.each - 1, rule="C-4.6.2.1-a") for t in terms]


def doubled_farmer_terms(
    state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]
) -> list[Term]:
    """C-4.2.2-e, C-6.2-k: a finished besieged city counts double for farmers; X-4.2.2-4: pigs and all."""
    if state.kind[root]:
        return terms
    found = (city for city in cities_at(state, root) if state.kind[city] == CITY)  # C-4.2.2-h: no castles
    cities = sum(bool(flags(state, city)["cathar"]) for city in found)
    if not cities:
        return terms
    total = len(cities_at(state, root))
    each = sum(t.total for t in terms) // total
    return [*terms, Term(each, cities, "cathar", "C-4.2.2-e")]


def note(state: CarcassonneState, seat: int) -> None:
    """C-4.2.2-f: remember the city if a cloister or an abbey (Q-4.2.1-5) lies next to the tile."""
    siege = state.slices[Siege]
    siege.city = -1
    symbol = marked(tile_kind(state, state.at).id)
    if symbol >= 0:
        place = state.where[state.at]
        sites = [state.sites[place + d] for d in AROUND if place + d in state.sites]
        if any(state.kind[site] in CLOISTERS for site in sites):  # C-4.2.2-g: no shrine
            siege.city = state.base[state.at] + symbol


@cache
def marked(tile_id: str) -> int:
    """Q-4.2.2-3: which city of a tile bears the symbol; cities come first among its parts. -1 for none."""
    return next((i for i, city in enumerate(tile(tile_id).cities) if "cathar" in city.flags), -1)


def who_may_escape(state: CarcassonneState) -> int | tuple[int, ...]:
    siege = state.slices[Siege]
    return state.turn if siege.city >= 0 else NOBODY


def escapes(state: CarcassonneState, seat: int) -> list[Action]:
    """One own follower of that city, of whatever kind (Q-4.2.2-1)."""
    root = find(state, state.slices[Siege].city)
    figures = kinds(state)
    knights = {(node, f) for node, f in on_area(state, root) if f & 7 == seat and figures[f >> 3].follower}
    return [("escape", figure, node) for node, figure in sorted(knights)]


def apply_escape(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, node = action
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), **at(state, node)}
        state.emit(Event("escape", "C-4.2.2-f", seat, data))
    return_to_supply(state, figure, node, "C-4.2.2-f")
    state.slices[Siege].city = -1


def _not_in_that_city(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in escapes(state, seat)


ESCAPE = Verb(
    "escape",
    escapes,
    apply_escape,
    ("C-4.2.2-f",),
    write_piece,
    read_piece,
    (Limit("C-4.2.2-f", "no-knight-in-that-city", _not_in_that_city),),
    show_piece,
)


DECLINE_ESCAPE = replace(PASS, rules=("C-4.2.2-f",), describe=lambda *_: {"label": "carcassonne-escape-none"})


def install_escape(build: Build) -> None:
    build.keep("cathars", Siege)
    build.listen(ON_LAY, note)
    ask = Ask(
        "escape",
        ("C-4.2.2-f", "C-7.1.6-a"),
        decision="D-ESCAPE",
        who=who_may_escape,
        verbs=(ESCAPE, DECLINE_ESCAPE),
    )
    ask.forced = True
    build.fill("B21", ask)


def install(build: Build) -> None:
    build.listen(CHANGE_SCORE.at("city"), siege_terms)
    build.listen(CHANGE_OWN_TERMS, doubled_farmer_terms)
    install_escape(build)


MODULES = (Module("cathars", install),)
