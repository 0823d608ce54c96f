"""Carcassonne as the kernel sees it: what is in the box, which modules are in play, what a seat may see."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from ..kernel import SEATS, Catalogue, Choice, Flow, Game, Module, Preset, Rulebook, Ruleset, Setup, Switch
from ..kernel.modules import Hook
from . import view
from .expansions import river
from .figures import SMALL, FigureKind, deal
from .flow import FLOWS
from .given import count_pieces, force, give
from .landscape import lay
from .state import CarcassonneState
from .tables import ORIGIN, Tables
from .tiles import Tile, load_set

BUILT_SETS = ("base", "river")
MODULES = {"river": river.MODULE}
BUILT_SWITCHES = {"startSeat", "cityUnit"}
STARTERS = ("river",)  # sets that bring a starting piece of their own (Q-3-11)
HELP = {
    "base": {
        "en": "72 tiles: roads, cities, cloisters and meadows",
        "de": "72 Plättchen: Straßen, Städte, Klöster, Wiesen",
    },
    "river": {"en": "a river is laid before normal play", "de": "vor dem Spiel wird ein Fluss ausgelegt"},
}


@dataclass
class Box:
    """What a ruleset of Carcassonne has at hand."""

    tiles: Tables
    stock: list[int]
    figures: list[FigureKind]
    on_lay: tuple[Hook, ...]
    city_pieces: bool


def switches() -> tuple[Switch, ...]:
    """The switches of the sets that are built. Those with one reading only are listed as fixed (R-1)."""
    data = tomllib.loads(files(__package__).joinpath("options.toml").read_text(encoding="utf-8"))
    return tuple(_switch(name, entry) for name, entry in data.items() if entry["module"] in BUILT_SETS)


def _switch(name: str, entry: Mapping[str, Any]) -> Switch:
    values = ("random", *SEATS) if name == "startSeat" else tuple(entry["values"])
    return Switch(
        name,
        values,
        entry["default"],
        entry["question"],
        entry["weight"],
        entry["module"],
        {"en": entry["en"], "de": entry["de"]},
        {"en": entry["help_en"], "de": entry["help_de"]},
        entry.get("labels", {}),
        fixed=name not in BUILT_SWITCHES,
    )


def catalogue() -> Catalogue:
    sets = tuple(
        Choice(name, load_set(name).titles, rules=_section_rules(load_set(name).section), help=HELP[name])
        for name in BUILT_SETS
    )
    return Catalogue(
        "carcassonne",
        seats=(1, 6),
        seats_rule="C-1.1-b",
        sets=sets,
        elements=(),
        switches=switches(),
        default_sets=("base",),
        presets=(
            Preset(
                "first-game",
                {"en": "First game", "de": "Erstes Spiel"},
                ("base",),
                help=HELP["base"],
                seats=2,
            ),
            Preset(
                "classic",
                {"en": "With the River", "de": "Mit dem Fluss"},
                ("base", "river"),
                help=HELP["river"],
            ),
        ),
    )


def _section_rules(section: str) -> tuple[str, ...]:
    return (f"C-{section}-a",)


class Carcassonne(Game):
    name = "carcassonne"
    titles: ClassVar = {"en": "Carcassonne", "de": "Carcassonne"}
    rulebook = Rulebook("bastide.carcassonne")

    def __init__(self) -> None:
        self.catalogue = catalogue()

    def flows(self, setup: Setup) -> list[Flow]:
        return FLOWS

    def modules(self, setup: Setup) -> list[Module]:
        return [MODULES[name] for name in (*setup.sets, *setup.elements) if name in MODULES]

    def tables(self, ruleset: Ruleset) -> Box:
        kinds = [tile for name in ruleset.setup.sets for tile in load_set(name).tiles]
        tiles = _tables(tuple(kinds))
        stock = [tile.count if tile.set not in STARTERS else 0 for tile in kinds]
        figures = [SMALL, *(kind for add in ruleset.hooks.get("figures", ()) for kind in add())]
        pieces = ruleset.setup.option("cityUnit") == "piece"
        return Box(tiles, stock, figures, ruleset.hooks.get("lay", ()), pieces)

    def initial(self, ruleset: Ruleset) -> CarcassonneState:
        """C-3.1-a, C-3.2-a, C-3.3-a: the start tile, the stock and the supplies."""
        state = CarcassonneState(ruleset)
        box: Box = ruleset.tables
        state.stock = box.stock[:]
        if not set(STARTERS) & set(ruleset.setup.sets):
            start = next(i for i, t in enumerate(box.tiles.tiles) if "start" in t.signs)
            state.stock[start] -= 1
            lay(state, ORIGIN, 4 * start)
        state.left = sum(state.stock)
        deal(state)
        first = ruleset.setup.option("startSeat")
        state.turn = SEATS.index(first) % ruleset.setup.seats if first != "random" else 0
        return state

    def give(self, state: CarcassonneState, given: Mapping[str, Any]) -> None:
        give(state, given)

    def force(self, state: CarcassonneState, chance: Mapping[str, Any]) -> None:
        force(state, chance)

    def view(self, state: CarcassonneState, seat: int | None) -> dict[str, Any]:
        return view.view(state)

    def picture(self, state: CarcassonneState) -> str:
        return view.picture(state)

    def scores(self, state: CarcassonneState) -> list[int]:
        return list(state.score)

    def count(self, state: CarcassonneState) -> None:
        count_pieces(state)


@cache
def _tables(kinds: tuple[Tile, ...]) -> Tables:
    return Tables(list(kinds))


GAME = Carcassonne()
