"""The whole sheet, read and checked, and what the files say about each other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable

from ...kernel import DataError
from .country import read_map
from .model import Sheets, TableOption
from .options import load_options
from .people import read_deeds, read_monks, read_persons, read_player_counts, read_terms
from .places import read_places
from .reading import File, listed, package_folder
from .rules import load_rules
from .solo import read_johanna, read_solo
from .stores import read_bank, read_depot, read_development, read_goods, read_warehouse


def load_sheets(folder: Traversable | None = None) -> Sheets:
    """Read and check `data/*.toml`: in the package, or in another folder of the same form."""
    return _packaged_sheets() if folder is None else _load_sheets(folder)


@cache
def _packaged_sheets() -> Sheets:
    return _load_sheets(package_folder())


def _load_sheets(folder: Traversable) -> Sheets:
    opened: list[File] = []

    def open_file(name: str, *blocks: str) -> File:
        opened.append(File(folder, name, blocks))
        return opened[-1]

    warehouse_file = open_file("warehouse.toml", "size", "goods", "columns")
    goods = read_goods(warehouse_file)
    names = tuple(g.id for g in goods)
    highest, counts = read_player_counts(open_file("player-counts.toml", "bag_numbers", "players"))
    country = read_map(open_file("map.toml", "names", "parts", "towns", "routes"), names)
    return Sheets(
        terms=read_terms(open_file("terms.toml", "terms")),
        persons=read_persons(open_file("persons.toml", "persons"), names),
        bag_numbers=highest,
        player_counts=counts,
        map=country,
        warehouse=read_warehouse(warehouse_file, goods),
        bank=read_bank(open_file("bank.toml", "size", "start_coin", "rows", "columns"), names),
        depot=read_depot(open_file("depot.toml", "shields")),
        development=read_development(open_file("development.toml", "track", "fields"), names),
        monks=read_monks(open_file("monks.toml", "monks")),
        deeds=read_deeds(open_file("deeds.toml", "deeds"), names),
        places=read_places(open_file("places.toml", "tiers", "display", "kinds", "cards"), names, counts),
        solo=read_solo(open_file("solo-cards.toml", "levels", "effects", "cards"), country),
        johanna=read_johanna(open_file("johanna.toml", "tracks", "scholar", "depot", "slots", "development")),
        origins=tuple(origin for file in opened for origin in file.origins),
    )


def check_all(folder: Traversable | None = None) -> None:
    """Check every file, and what they say about each other."""
    sheets, options, rules = load_sheets(folder), load_options(folder), load_rules(folder)
    known = {r.id: r for r in rules}
    claims: list[tuple[str, str, tuple[str, ...]]] = [
        *(("data/persons.toml", f"persons, {p.id}", (p.rule,)) for p in sheets.persons),
        *(("data/places.toml", f"cards, {c.id}", c.rules) for c in sheets.places.cards),
        *(("data/solo-cards.toml", f"levels, {x.id}", (x.rule,)) for x in sheets.solo.levels),
        *(("data/solo-cards.toml", f"effects, {e.kind}", (e.rule,)) for e in sheets.solo.effects),
        *(("options.toml", o.name, (o.question,)) for o in options),
    ]
    for file, entry, ids in claims:
        if unknown := [r for r in ids if r not in known]:
            raise DataError(file, entry, f"names {listed(unknown)}, which is not in the rule index")
    catalogue = {r.id for r in rules if r.section == "J-O"}
    if spare := catalogue - {r for c in sheets.places.cards for r in c.rules}:
        raise DataError("data/places.toml", "cards", f"no place claims the rules {listed(sorted(spare))}")
    by_name = {o.name: o for o in options}
    for rule in rules:
        if rule.switch and (rule.switch not in by_name or by_name[rule.switch].question != rule.id):
            raise DataError(rule.file, rule.id, f"options.toml has no {rule.switch} for this question")
    for option in options:
        if option.question.startswith("J-AMB-") and known[option.question].switch != option.name:
            raise DataError("options.toml", option.name, f"{option.question} names another switch or none")
    _check_mirrored(sheets, by_name)


def _check_mirrored(sheets: Sheets, options: Mapping[str, TableOption]) -> None:
    """Two options repeat what the sheet shows: they must agree with it."""
    coin, level = options.get("start_coin_row"), options.get("level")
    if coin and coin.default != sheets.bank.start_row:
        raise DataError(
            "options.toml", coin.name, f"data/bank.toml has the coin in row {sheets.bank.start_row}"
        )
    if level and level.values != tuple(x.id for x in sheets.solo.levels):
        raise DataError("options.toml", level.name, "the values are not the levels of data/solo-cards.toml")
