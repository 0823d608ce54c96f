"""What Carcassonne can be set up with, gathered from its boxes."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import msgspec

from ..kernel import SEATS, Catalogue, Choice, Preset, Setup, Switch
from .box import Box, boxes, brought, elements, set_order
from .elements import element_entries
from .expansions import read_all, read_entries
from .presets import EVERYTHING, PRESETS
from .tiles import Tile, TileSet, load_set

Texts = dict[str, str]


class SwitchEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A rule variant in a box's `switches.toml`."""

    question: str
    weight: str
    values: list[str | int | bool]
    default: str | int | bool
    en: str
    de: str
    help_en: str
    help_de: str
    module: str = ""
    built: bool = False
    longest: int = 0
    only: tuple[str, str | int | bool] | None = None
    labels: dict[str, Texts] = {}


def make_switch(module: str, name: str, entry: SwitchEntry) -> Switch:
    values = tuple(entry.values or ([] if entry.longest else [entry.default]))
    return Switch(
        name,
        ("random", *SEATS) if name == "startSeat" else values,
        entry.default,
        entry.question,
        entry.weight,
        entry.module or module,
        {"en": entry.en, "de": entry.de},
        {"en": entry.help_en, "de": entry.help_de},
        entry.labels,
        fixed=not entry.built,  # where one reading is built, it is listed as fixed
        longest=entry.longest,
        only=entry.only,
    )


def switches() -> tuple[Switch, ...]:
    """Those of every game first, then box by box."""
    common = read_entries(files(__package__).joinpath("switches.toml"), SwitchEntry)
    result = [make_switch("base", name, entry) for name, entry in common]
    for box, name, entry in read_all("switches.toml", SwitchEntry):
        if box in boxes():
            result.append(make_switch(box.replace("_", "-"), name, entry))
    return tuple(result)


def choose_sets() -> tuple[Choice, ...]:
    alone = tuple(name for box in boxes().values() if box.alone for name in box.sets)
    sets = []
    for name, box in set_order():
        tiles = load_set(name)
        needs = () if boxes()[box].alone else alone
        rules = (f"C-{tiles.section}-a",)
        count = sum(tile.count for tile in tiles.tiles if tile.drawn and not tile.block)
        sets.append(Choice(name, tiles.titles, rules, {}, brought(box), needs, (), count, picture(tiles)))
    return tuple(sets)


def picture(tiles: TileSet) -> str:
    """The tile that shows best what is new in a set."""

    def richness(tile: Tile) -> tuple[bool, bool, int]:
        signs = [sign for sign in tile.signs if sign != "start"]
        building = tile.site is not None and tile.site.kind != "cloister"
        return bool(signs), building, sum(len(part.flags) for part in tile.parts)

    return f"tile {max((tile for tile in tiles.tiles if tile.drawn), key=richness).id}"


def choose_elements() -> tuple[Choice, ...]:
    found = []
    for name in elements():
        if name not in element_entries():
            raise ValueError(f"the element {name!r} has no entry in an elements.toml: what is it called?")
        entry = element_entries()[name]
        titles, help_ = {"en": entry.en, "de": entry.de}, {"en": entry.help_en, "de": entry.help_de}
        needs = (name,) if any(box.starts and name in box.sets for box in boxes().values()) else ()
        found.append(Choice(name, titles, (entry.rule,), help_, requires=needs))
    return tuple(found)


def presets() -> tuple[Preset, ...]:
    sets = tuple(name for name, _ in set_order())
    known = [preset for preset in PRESETS if set(preset.sets) <= set(sets)]
    return (*known, replace(EVERYTHING, sets=sets, elements=tuple(elements())))


def settle(setup: Setup) -> Setup:
    for box in boxes().values():
        setup = box.settle(setup)
    return setup


def catalogue() -> Catalogue:
    alone: list[Box] = [box for box in boxes().values() if box.alone]
    return Catalogue(
        "carcassonne",
        seats=(1, 6),
        seats_rule="C-1.1-b",
        sets=choose_sets(),
        elements=choose_elements(),
        switches=switches(),
        default_sets=alone[0].sets[:1],
        presets=presets(),
        settle=settle,
    )
