"""Carcassonne as the kernel sees it: what is in the box, which modules are in play, what a seat may see."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar

from ..kernel import (
    SEATS,
    Catalogue,
    Choice,
    Flow,
    Game,
    Module,
    Preset,
    Rulebook,
    Ruleset,
    Setup,
    SetupProblem,
    Switch,
)
from ..kernel.modules import Hook
from . import view
from .expansions import EXPANSIONS, MODULES
from .expansions.cult_siege import settle_faces
from .figures import SMALL, FigureKind, deal
from .flow import FLOWS, rounds_first
from .given import count_pieces, force, give
from .landscape import lay
from .state import NOBODY_YET, CarcassonneState
from .tables import ORIGIN, Tables
from .tiles import Tile, load_set


@dataclass
class Box:
    """What a ruleset of Carcassonne has at hand."""

    tiles: Tables
    stock: list[int]
    figures: list[FigureKind]
    number: dict[str, int]  # of a kind of figure
    followers: list[bool]  # by kind
    climbers: list[int]  # the kinds of follower that may stand anywhere, so on a tower too (X-4.4.6-1)
    on_lay: tuple[Hook, ...]  # (state, seat): a tile has been laid
    on_extend: tuple[Hook, ...]  # (state, seat, root): an area has grown other than by laying a tile
    on_leave: tuple[Hook, ...]  # (state, root, figure): a figure has left an area by itself
    on_gone: tuple[Hook, ...]  # (state, node, figure): a figure has left its place, in whatever way
    on_place: tuple[Hook, ...]  # (state, seat, verb, node): a figure has been placed
    on_points: tuple[Hook, ...]  # (state, what, seat, points): points have been marked
    on_owners: tuple[Hook, ...]  # (state, root, seats) -> seats: who owns an area
    on_award: tuple[Hook, ...]  # (state, root, finished, winners): the points of an area have been given
    on_own: tuple[Hook, ...]  # (state, root, finished, seat, terms) -> terms: what one owner gets
    more_places: tuple[Hook, ...]  # (state) -> nodes: where a follower may stand besides the tile just laid
    barred: tuple[Hook, ...]  # (state) -> the tile onto which no follower may come, 0 for none
    above: tuple[Hook, ...]  # (state, number) -> nodes: places on a tile besides its areas and its tower
    more_cities: tuple[Hook, ...]  # (state, root) -> nodes: cities at a meadow that its tiles do not show
    on_cities: tuple[Hook, ...]  # (state, cities) -> cities: the finished ones that count for a meadow
    elsewhere: tuple[Hook, ...]  # (state, figure) -> how many are neither in the supply nor on the layout
    city_pieces: bool


def switches() -> tuple[Switch, ...]:
    """The switches of the expansions that are built; where one reading is, they are listed as fixed (R-1)."""
    built = {e.chapter or e.set for e in EXPANSIONS} | {preset.name for preset in PRESETS}
    return tuple(
        _switch(name, entry) for name, entry in _data("options.toml").items() if entry["module"] in built
    )


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


def _switch(name: str, entry: Mapping[str, Any]) -> Switch:
    longest = entry.get("longest", 0)
    values = tuple(entry["values"] or ([] if longest else [entry["default"]]))
    values = ("random", *SEATS) if name == "startSeat" else values
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
        fixed=not entry.get("built", False),
        longest=longest,
        only=tuple(entry["only"]) if "only" in entry else None,
    )


def catalogue() -> Catalogue:
    sets = []
    for expansion in (e for e in EXPANSIONS if e.set):
        tiles = load_set(expansion.set)
        brings = tuple(module.name for module in expansion.modules)
        needs = () if expansion.alone else tuple(e.set for e in EXPANSIONS if e.alone)
        rules = (f"C-{tiles.section}-a",)
        sets.append(Choice(expansion.set, tiles.titles, rules, brings=brings, requires=needs))
    texts = _data("elements.toml")
    elements = []
    for name in MODULES:
        entry = texts[name]
        titles, help_ = (
            {language: entry[key + language] for language in ("en", "de")} for key in ("", "help_")
        )
        needs = (name,) if any(e.starts and e.set == name for e in EXPANSIONS) else ()
        elements.append(Choice(name, titles, (entry["rule"],), help_, requires=needs))
    return Catalogue(
        "carcassonne",
        seats=(1, 6),
        seats_rule="C-1.1-b",
        sets=tuple(sets),
        elements=tuple(elements),
        switches=switches(),
        default_sets=("base",),
        presets=PRESETS,
        settle=settle_faces,
    )


PRESETS = (
    Preset(
        "first-game",
        {"en": "First game", "de": "Erste Partie"},
        ("base",),
        help={
            "en": "72 tiles: roads, cities, cloisters and meadows",
            "de": "72 Plättchen: Straßen, Städte, Klöster, Wiesen",
        },
    ),
    Preset(
        "classic",
        {"en": "The classic", "de": "Der Klassiker"},
        ("base", "river"),
        help={"en": "the base game, begun with the River", "de": "das Grundspiel, begonnen mit dem Fluss"},
    ),
    Preset(
        "with-inns",
        {"en": "With Inns & Cathedrals", "de": "Mit Wirtshäusern & Kathedralen"},
        ("base", "inns-cathedrals"),
        help={
            "en": "the base game and the first expansion, for up to six",
            "de": "das Grundspiel und die erste Erweiterung, für bis zu sechs",
        },
    ),
    Preset(
        "big-box",
        {"en": "Big box", "de": "Große Schachtel"},
        ("base", "river", "inns-cathedrals", "traders-builders", "princess-dragon", "tower"),
        help={
            "en": "the River and the first four large expansions",
            "de": "der Fluss und die ersten vier großen Erweiterungen",
        },
    ),
    Preset(  # Q-1-2: expansion 6 is a bundle of small ones; whoever adds one of them has it only once
        "count-king",
        {"en": "Count, King & Consorts", "de": "Graf, König und Konsorten"},
        ("base", "king-robber", "count", "river2", "cult"),
        help={
            "en": "the city of Carcassonne with the Count, King and Robber Baron, River II and the shrines",
            "de": "die Stadt Carcassonne mit dem Grafen, König und Raubritter, Fluss II und die Kultstätten",
        },
    ),
    Preset(
        "part-one",
        {"en": "From the River to Cult, Siege & Creativity", "de": "Vom Fluss bis Cult, Siege & Creativity"},
        (
            *("base", "river", "inns-cathedrals", "traders-builders", "king-robber", "cathars", "count"),
            *("princess-dragon", "river2", "tower", "games-quarterly", "abbey-mayor", "cult"),
            "cult-siege-creativity",
        ),
        help={
            "en": "everything up to and including the sixth large expansion and the eighth small one",
            "de": "alles bis zur sechsten großen und zur achten kleinen Erweiterung",
        },
    ),
    Preset(
        "everything",
        {"en": "Everything", "de": "Alles"},
        tuple(dict.fromkeys(e.set for e in EXPANSIONS if e.set)),
        elements=tuple(MODULES),
        help={
            "en": "all sets and all elements: a long evening",
            "de": "alle Plättchen und alle Elemente: ein langer Abend",
        },
    ),
)


class Carcassonne(Game):
    name = "carcassonne"
    titles: ClassVar[Mapping[str, str]] = {"en": "Carcassonne", "de": "Carcassonne"}
    rulebook = Rulebook("bastide.carcassonne")

    def __init__(self) -> None:
        self.catalogue = catalogue()

    def flows(self, setup: Setup) -> list[Flow]:
        if setup.option("endOfTurnEvents") == "after-each-part":  # Q-4.1-5
            return [rounds_first(flow) for flow in FLOWS]
        return FLOWS

    def modules(self, setup: Setup) -> list[Module]:
        for box in (e for e in EXPANSIONS if e.starts and e.set in setup.sets and not e.layout):
            if (name := box.modules[0].name) not in setup.elements:
                message = f"the element {name} lays the set {box.set} out: play both or neither"
                raise SetupProblem("missing", message)
        laid_out = [e.layout for e in EXPANSIONS if e.layout and e.set in setup.sets]
        return [*laid_out, *(MODULES[name] for name in setup.elements)]

    def tables(self, ruleset: Ruleset) -> Box:
        first, seats = ruleset.setup.option("startSeat"), SEATS[: ruleset.setup.seats]
        if first not in ("random", *seats):
            raise SetupProblem(
                "unknown-value",
                f"startSeat cannot be {first} with {len(seats)} players",
                rule="C-3.3-d",
                option="startSeat",
            )
        kinds = [tile for name in ruleset.setup.sets for tile in load_set(name).tiles]
        for change in ruleset.hooks.get("tiles", ()):
            kinds = change(kinds)
        tiles = _tables(tuple(kinds))
        # a river tile comes with a river or not at all (Q-3-12)
        stock = [t.count if t.drawn and not t.block and "V" not in t.edges else 0 for t in kinds]
        figures = [SMALL, *(kind for add in ruleset.hooks.get("figures", ()) for kind in add())]
        pieces = ruleset.setup.option("cityUnit") == "piece"
        hooks = ruleset.hooks
        return Box(
            tiles,
            stock,
            figures,
            {kind.name: number for number, kind in enumerate(figures)},
            [kind.follower for kind in figures],
            [number for number, kind in enumerate(figures) if kind.follower and kind.only is None],
            on_lay=hooks.get("lay", ()),
            on_extend=hooks.get("extend", ()),
            on_leave=hooks.get("leave", ()),
            on_gone=hooks.get("gone", ()),
            on_place=hooks.get("place", ()),
            on_points=hooks.get("points", ()),
            on_owners=hooks.get("owners", ()),
            on_award=hooks.get("award", ()),
            on_own=hooks.get("own", ()),
            more_places=hooks.get("places", ()),
            barred=hooks.get("barred", ()),
            above=hooks.get("above", ()),
            more_cities=hooks.get("wall", ()),
            on_cities=hooks.get("cities", ()),
            elsewhere=hooks.get("away", ()),
            city_pieces=pieces,
        )

    def initial(self, ruleset: Ruleset) -> CarcassonneState:
        """C-3.1-a, C-3.2-a, C-3.3-a: the start tile, the stock and the supplies."""
        state = CarcassonneState(ruleset)
        box: Box = ruleset.tables
        state.stock = bytearray(box.stock)
        if not any(e.starts and e.set in ruleset.setup.sets for e in EXPANSIONS):
            start = next(i for i, t in enumerate(box.tiles.tiles) if "start" in t.signs)
            state.stock[start] -= 1
            lay(state, ORIGIN, 4 * start)
        state.left = sum(state.stock)
        deal(state)
        first, seats = ruleset.setup.option("startSeat"), ruleset.setup.seats
        if first != "random":
            state.turn = SEATS.index(first)
        elif seats > 1:
            state.turn = NOBODY_YET
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


@lru_cache(maxsize=64)  # tables that make up faces of their own have tiles of their own
def _tables(kinds: tuple[Tile, ...]) -> Tables:
    return Tables(list(kinds))


GAME = Carcassonne()
