"""Johanna as the kernel sees it: what can be chosen, which module is in play, what a seat may see."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ..kernel import (
    SEATS,
    Catalogue,
    Choice,
    Game,
    PerTopicSampler,
    Preset,
    Rulebook,
    Ruleset,
    Sampler,
    Setup,
    SetupProblem,
    Switch,
)
from . import given, own_sheets, scoring, solo, view
from .flow import FLOWS
from .hooks import ON_TABLES, RIVALS, WINS
from .rounds import offer
from .rulekit import Flow, Module
from .sheets import load_options
from .shown import View
from .state import JohannaState
from .tables import Tables

BUILT = {
    *("first_player", "places", "level", "school_for_deeds"),  # core
    *("start_coin_row", "struck_routes", "orleans_needs_route", "printed_tiers", "initial_level"),
    *("observatory_inclusive", "discount_to_zero", "circus_with_monk", "plus_bonus_timing"),
    *("bank_yellow_includes_citizen", "johanna_wrap", "johanna_removal_unlocks", "johanna_slot_limit"),
}
"""Switches that are built both ways; the others are listed with their default only (R-1)."""


def switches() -> tuple[Switch, ...]:
    return tuple(
        Switch(
            option.name,
            option.values,
            option.default,
            option.question,
            option.weight,
            "solo" if option.players == (1,) else "base",
            option.title.by_language,
            option.help.by_language,
            {
                str(value).lower() if value in (True, False) else str(value): label.by_language
                for value, label in option.labels
            },
            fixed=option.name not in BUILT,
        )
        for option in load_options()
    )


OWN_SHEET = own_sheets.SETS.switch("J-C-6", {"en": "Data of the sheet", "de": "Daten des Blatts"})


def catalogue() -> Catalogue:
    titles = {"en": "Johanna", "de": "Johanna"}
    return Catalogue(
        "johanna",
        seats=(1, 5),
        seats_rule="J-C-1",
        sets=(Choice("base", titles, rules=("J-C-6",)),),
        elements=(),
        switches=(*switches(), OWN_SHEET),
        settle=own_sheets.SETS.settle,
        default_sets=("base",),
        presets=(
            Preset(
                "first-game",
                {"en": "First game", "de": "Erste Partie"},
                ("base",),
                options={"places": "printed"},
                help={"en": "the places printed on the sheet", "de": "die Orte, die auf dem Blatt stehen"},
                seats=2,
            ),
            Preset(
                "place-cards",
                {"en": "With place cards", "de": "Mit Ortskarten"},
                ("base",),
                options={"places": "cards"},
                help={
                    "en": "four cards of each tier, others in every game",
                    "de": "vier Karten jeder Stufe, in jeder Partie andere",
                },
                seats=2,
            ),
            Preset(
                "solo",
                {"en": "Against Johanna", "de": "Gegen Johanna"},
                ("base",),
                help={"en": "one player, three levels", "de": "eine Person, drei Stufen"},
                seats=1,
            ),
        ),
    )


def daily_seed(date: datetime.date) -> str:
    """The seed of a day: everybody who plays it has the same bags and cards."""
    return f"johanna-{date.isoformat()}"


class Johanna(Game[JohannaState]):
    name = "johanna"
    titles: ClassVar = {"en": "Johanna", "de": "Johanna"}
    rulebook = Rulebook("bastide.johanna")
    resumes = True
    own_data = own_sheets.SETS

    def __init__(self) -> None:
        self.catalogue = catalogue()

    def flows(self, setup: Setup) -> list[Flow]:
        return FLOWS

    def modules(self, setup: Setup) -> list[Module]:
        first = setup.option("first_player")
        if first != "random" and SEATS.index(first) >= setup.seats:
            raise SetupProblem("no-such-seat", rule="J-S-3", word=first)
        if setup.seats > 1:
            return []
        if setup.option("places") != "cards":
            raise SetupProblem("cards-only", rule="J-L-3")
        return [solo.MODULE]

    def tables(self, ruleset: Ruleset[JohannaState]) -> Tables:
        rivals = sum(hook() for hook in ruleset.listeners(RIVALS))
        tables = Tables(own_sheets.sheets_for(ruleset.setup), ruleset.setup, rivals)
        for prepare in ruleset.listeners(ON_TABLES):
            prepare(tables)
        return tables

    def sampler(self, seed: int | str, moves: Sequence[str]) -> Sampler:
        """The game of a day deals the same bags and cards to all, however they play."""
        return PerTopicSampler(seed, moves)

    def initial(self, ruleset: Ruleset[JohannaState]) -> JohannaState:
        """J-S-1, J-S-2, J-S-17: empty sheets, all tiles in the bag; J-S-7, J-S-10: which places there are."""
        state = JohannaState(ruleset)
        if ruleset.setup.option("places") == "printed":
            offer(state, state.tables.printed)
            state.laid_out = len(state.tables.layouts)
        first = ruleset.setup.option("first_player")
        if first != "random":
            state.starter = state.turn = SEATS.index(first)
        return state

    def apply_position(self, state: JohannaState, given_position: Mapping[str, Any]) -> None:
        given.apply_position(state, given_position)

    def view(self, state: JohannaState, seat: int | None) -> View:
        return view.view(state)

    def render_text(self, state: JohannaState) -> str:
        return view.render_text(state)

    def scores(self, state: JohannaState) -> list[int]:
        """What the sheets are worth now; the citizen for most trading posts comes at the end."""
        return [scoring.points(state, seat) for seat in range(len(state.posts))]

    def winners(self, state: JohannaState) -> list[int]:
        won = all(wins(state) for wins in state.ruleset.listeners(WINS))
        return scoring.winners(state) if won else []

    def check_piece_totals(self, state: JohannaState) -> None:
        given.count_pieces(state)


GAME = Johanna()
