"""Orléans as the kernel sees it: the box, the editions and switches, what a seat may see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from ..kernel import SEATS, Catalogue, Choice, Game, Preset, Rulebook, Ruleset, Setup, SetupProblem
from . import editions, scoring, view
from .boards import OrleansData, box
from .counting import count_pieces
from .effects import compile_acts
from .flow import FLOWS
from .given import apply_position
from .hooks import READING
from .own_data import SETS
from .rulekit import Flow, Module
from .setting_up import initial
from .shown import View
from .state import OrleansState
from .tables import Tables

COINS = "coins.total"
TITLES = {"en": "Orléans", "de": "Orléans"}
BOX = Choice(
    "base",
    TITLES,
    rules=("O-C-a",),
    help={"en": "the whole game for two to four players", "de": "das ganze Spiel für zwei bis vier"},
)


# The editions, the one to begin with first: how each is called, and by what it is known.
PRESETS = tuple(
    Preset(f"edition-{edition}", titles, ("base",), options={"edition": edition}, help=known)
    for edition, titles, known in (
        (
            "C",
            {"en": "English edition (2014)", "de": "Englische Ausgabe (2014)"},
            {
                "en": "the most complete text, and the one to begin with",
                "de": "der vollständigste Text und ein guter Anfang",
            },
        ),
        (
            "B",
            {"en": "First German edition (2014)", "de": "Deutsche Erstausgabe (2014)"},
            {
                "en": "the shortest text: a Harvest takes food first, a Horse Wagon only moves",
                "de": "der knappste Text: Die Ernte nimmt zuerst Nahrung, der Pferdewagen fährt nur",
            },
        ),
        (
            "A",
            {"en": "Later German edition", "de": "Spätere deutsche Ausgabe"},
            {
                "en": "letters on the hour glass: events come by stacks and grow stronger",
                "de": "Buchstaben auf der Sanduhr: Ereignisse kommen stapelweise und werden stärker",
            },
        ),
    )
)


OWN_DATA = SETS.switch("O-C-a", {"en": "Values of your copy", "de": "Werte eures Spiels"})


def catalogue(pieces: OrleansData) -> Catalogue:
    """O-S-a: two to four players; AMB-51, R-34: one for practice and in records."""
    return Catalogue(
        "orleans",
        seats=(1, 4),
        seats_rule="O-S-a",
        sets=(BOX,),
        elements=(),
        switches=(*editions.switches(pieces), OWN_DATA),
        settle=SETS.settle,
        presets=PRESETS,
        default_sets=("base",),
    )


class Orleans(Game[OrleansState]):
    """One instance for the box that is shipped; another for a box with more place tiles (O-ADD-a)."""

    name = "orleans"
    titles: ClassVar = TITLES
    rulebook = Rulebook("bastide.orleans")
    own_data = SETS

    def __init__(self, pieces: OrleansData | None = None) -> None:
        self.box = pieces or box()
        self.catalogue = catalogue(self.box)

    def flows(self, setup: Setup) -> list[Flow]:
        return FLOWS

    def modules(self, setup: Setup) -> list[Module]:
        return editions.modules(dict(setup.options))

    def tables(self, ruleset: Ruleset[OrleansState]) -> Tables:
        first, seats = ruleset.setup.option("start_player"), SEATS[: ruleset.setup.seats]
        if first not in ("random", *seats):
            known = ["random", *seats]
            raise SetupProblem("unknown-value", rule="O-S-v", option="start_player", word=first, known=known)
        (reading,) = ruleset.listeners(READING)
        data, options = SETS.chosen(ruleset.setup), dict(ruleset.setup.options)
        if data and options[COINS] == self.box.coins.total:  # nobody has chosen another worth for this table
            options[COINS] = data.coins.total
        tables = Tables(data or self.box, ruleset.setup.seats, options, reading())
        tables.acts = compile_acts(tables)
        return tables

    def initial(self, ruleset: Ruleset[OrleansState]) -> OrleansState:
        return initial(ruleset)

    def apply_position(self, state: OrleansState, given: Mapping[str, Any]) -> None:
        apply_position(state, given)

    def view(self, state: OrleansState, seat: int | None) -> View:
        return view.view(state, seat)

    def imagine(self, state: OrleansState, seat: int, rng: random.Random) -> OrleansState:
        return view.imagine(state, seat, rng)

    def scores(self, state: OrleansState) -> list[int]:
        return [scoring.points(state, seat) for seat in range(state.tables.seats)]

    def winners(self, state: OrleansState) -> list[int]:
        return scoring.winners(state)

    def check_piece_totals(self, state: OrleansState) -> None:
        count_pieces(state)

    def render_text(self, state: OrleansState) -> str:
        return view.render_text(state)


GAME = Orleans()
