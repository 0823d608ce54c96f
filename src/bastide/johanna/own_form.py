"""The form in which the values of the sheet are corrected: what of it is a reconstruction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..kernel.data_form import (
    Field,
    Files,
    Section,
    Titles,
    Value,
    at,
    choice,
    field_id,
    number,
    numbers,
    titled,
)
from .sheets import ANY_PERSON, HIRED_MONK, MONK, TIERS, TILE_PERSONS, TRACK_PERSONS

Choices = Mapping[str, tuple[Any, Titles]]


COIN = {"coin": 1}
DEVELOPMENT = {"development": 1}
ANY_GOOD = {"good": "choice"}
NOTHING = titled("–", "–")
ACTION = titled("Action: monk", "Aktion: Mönch")
FIRST_COLUMNS: Choices = {
    "coins": ({"coin": 2}, titled("2 coins", "2 Münzen")),
    "monk": ({"action": MONK}, ACTION),
    "development": ({"development": 4}, titled("4 steps of development", "4 Schritte Entwicklung")),
}
BANK: Choices = {
    "farmer": ({"action": "farmer"}, titled("Action: farmer", "Aktion: Bauer")),
    "development": ({"development": 2}, titled("2 steps of development", "2 Schritte Entwicklung")),
    "build": ({"build_for": 0}, titled("Free trading station", "Kontor ohne Kosten")),
    "monk": ({"action": MONK}, ACTION),
}
SHOWN: Choices = {
    "nothing": (None, NOTHING),
    **{f"x{n}": ({"multiplier": n}, titled(f"Multiplier {n}", f"Multiplikator {n}")) for n in range(1, 7)},
    "coin": ({"bonus": COIN}, titled("1 coin", "1 Münze")),
    "monk": ({"bonus": {"action": MONK}}, ACTION),
    "shield": ({"bonus": {"shield": 1}}, titled("1 shield", "1 Schild")),
    "good": ({"bonus": ANY_GOOD}, titled("Any good", "Beliebige Ware")),
    "citizen": ({"yellow": {"citizen": 1}}, titled("Citizen (yellow)", "Bürger (gelb)")),
}
DEED_EFFECTS: Choices = {
    "good-development": (
        [ANY_GOOD, DEVELOPMENT],
        titled("1 good, 1 step of development", "1 Ware, 1 Schritt Entwicklung"),
    ),
    "land": ([{"route": "land"}], titled("1 land route", "1 Landweg")),
    "coin-development": (
        [COIN, DEVELOPMENT],
        titled("1 coin, 1 step of development", "1 Münze, 1 Schritt Entwicklung"),
    ),
    "coin-good": ([COIN, ANY_GOOD], titled("1 coin, 1 good", "1 Münze, 1 Ware")),
}
FIRST_DEEDS: Choices = {
    "craftsman": ({"action": "craftsman"}, titled("Action: craftsman", "Aktion: Handwerker")),
    "monk": ({"action": MONK}, ACTION),
}
SCHOLAR: Choices = {
    "development": ("development", titled("Development", "Entwicklung")),
    "first_citizen": ("first_citizen", titled("First citizen", "Erster Bürger")),
    "second_citizen": ("second_citizen", titled("Second citizen", "Zweiter Bürger")),
    "shield": ("shield", titled("Shield", "Schild")),
    "monk": ("monk", titled("Monk", "Mönch")),
}
TERRAIN: Choices = {
    "land": ("land", titled("Land", "Land")),
    "water": ("water", titled("Water", "Wasser")),
}
YES_NO: Choices = {"yes": (True, titled("yes", "ja")), "no": (False, titled("no", "nein"))}
ARROWS: Choices = {"up": ("up", titled("up", "nach oben")), "down": ("down", titled("down", "nach unten"))}
LAST_FIELD = 30
"""So many fields of the development track are offered; those behind its end show nothing."""


def sections(files: Files) -> list[Section]:
    persons = {name: _title(table) for name, table in files["persons.toml"]["persons"].items()}
    goods = {name: _title(table) for name, table in files["warehouse.toml"]["goods"].items()}
    return [
        Section(titled("Character tiles", "Personenplättchen"), ("J-C-2",), list(_tiles(persons))),
        Section(titled("Warehouse", "Lager"), ("J-W-7", "J-Z-15"), list(_warehouse(goods))),
        Section(titled("Bank", "Bank"), ("J-Q-14", "J-Q-15"), list(_bank())),
        Section(
            titled("Depot", "Depot"),
            ("J-Z-15",),
            [_row(("depot.toml", "shields", "points"), "Shields", "Schilde")],
        ),
        Section(
            titled("Development track", "Entwicklungsleiste"), ("J-E-3", "J-E-4", "J-E-6"), list(_track())
        ),
        Section(titled("Routes", "Wege"), ("J-KN-4", "J-KN-5"), list(_routes(files, goods))),
        Section(titled("Deeds", "Werke"), ("J-D-10",), list(_deeds(files, persons))),
        Section(titled("Places", "Orte"), ("J-P-1", "J-S-7"), list(_places(files, persons))),
        Section(titled("Johanna’s area", "Johannas Bereich"), ("J-L-19", "J-L-23"), list(_area(persons))),
        Section(titled("Solo cards", "Solokarten"), ("J-L-14", "J-L-21"), list(_cards(files, persons))),
    ]


def _title(table: Mapping[str, Any]) -> Titles:
    return {"en": table["en"], "de": table["de"]}


def _joined(first: Titles, second: Titles) -> Titles:
    return {language: f"{first[language]}: {second[language]}" for language in first}


def _row(path: tuple[str, ...], en: str, de: str) -> Field:
    return numbers(path, titled(f"{en}, from left to right", f"{de}, von links nach rechts"))


def _tiles(persons: Mapping[str, Titles]) -> Iterator[Field]:
    for person in TILE_PERSONS:
        yield number(("persons.toml", "persons", person, "tiles"), persons[person], 1, 20)


def _warehouse(goods: Mapping[str, Titles]) -> Iterator[Field]:
    points = titled("points for the row", "Punkte der Reihe")
    for good, title in goods.items():
        yield number(("warehouse.toml", "goods", good, "points"), _joined(title, points), 0, 30)
    for column in range(3):
        yield choice(
            ("warehouse.toml", "columns", column, "bonus"),
            titled(f"Column {column + 1}", f"Spalte {column + 1}"),
            FIRST_COLUMNS,
        )


def _bank() -> Iterator[Field]:
    yield choice(("bank.toml", "rows", 0, "bonus"), titled("Row 1", "Reihe 1"), BANK)
    for column in range(4):
        title = titled(f"Column {column + 1}", f"Spalte {column + 1}")
        yield choice(("bank.toml", "columns", column, "bonus"), title, BANK)


def _track() -> Iterator[Field]:
    yield number(
        ("development.toml", "track", "length"), titled("Number of spaces", "Zahl der Felder"), 1, LAST_FIELD
    )
    for field in range(1, LAST_FIELD + 1):
        yield _shown(field)


def _shown(field: int) -> Field:
    """What a field of the development track shows; the file lists only those that show something."""

    def held(files: Files) -> list[dict[str, Any]]:
        fields: list[dict[str, Any]] = files["development.toml"]["fields"]
        return fields

    def read(files: Files) -> Value:
        shown = next((one for one in held(files) if one["at"] == field), None)
        found = None if shown is None else {k: v for k, v in shown.items() if k not in ("at", "provenance")}
        return next((name for name, (value, _) in SHOWN.items() if value == found), "")

    def write(files: Files, name: Any) -> None:
        others = [one for one in held(files) if one["at"] != field]
        value = SHOWN[name][0]
        shown = [] if value is None else [{"at": field, **value}]
        files["development.toml"]["fields"] = sorted([*others, *shown], key=lambda one: int(one["at"]))

    words = {name: title for name, (_, title) in SHOWN.items()}
    id = field_id(("development.toml", "fields", field - 1))
    return Field(id, titled(f"Space {field}", f"Feld {field}"), "choice", read, write, words)


def _routes(files: Files, goods: Mapping[str, Titles]) -> Iterator[Field]:
    """Routes that are there can be changed; one that is missing is added in the file."""
    several = [(one,) for one in goods] + [(a, b) for n, a in enumerate(goods) for b in list(goods)[n:]]
    shown: dict[str, tuple[Any, Titles]] = {"none": (None, titled("no good", "keine Ware"))}
    for both in several:
        title = {language: ", ".join(goods[one][language] for one in both) for language in ("en", "de")}
        shown["-".join(both)] = (list(both), title)
    for route in files["map.toml"]["routes"]:
        path = ("map.toml", "routes", route)
        name = {"en": route, "de": route}
        yield choice((*path, "by"), _joined(name, titled("by", "über")), TERRAIN)
        yield choice((*path, "goods"), _joined(name, titled("goods", "Waren")), shown)
        steps: Choices = {str(n): (n or None, titled(str(n), str(n))) for n in range(4)}
        yield choice((*path, "development"), _joined(name, titled("development", "Entwicklung")), steps)


def _deeds(files: Files, persons: Mapping[str, Titles]) -> Iterator[Field]:
    who: Choices = {one: (one, title) for one, title in persons.items()}
    for number_of, deed in enumerate(files["deeds.toml"]["deeds"]):
        name = _title(deed)
        for space in range(3):
            title = _joined(name, titled(f"character {space + 1}", f"Person {space + 1}"))
            yield choice(("deeds.toml", "deeds", number_of, "persons", space), title, who)
        effect = _joined(name, titled("for each tick", "je Kreuz"))
        yield choice(("deeds.toml", "deeds", number_of, "effect"), effect, DEED_EFFECTS)
        if number_of < 3:
            first = _joined(name, titled("for the first", "für die erste Person"))
            yield choice(("deeds.toml", "deeds", number_of, "yellow"), first, FIRST_DEEDS)


def _places(files: Files, persons: Mapping[str, Titles]) -> Iterator[Field]:
    who: Choices = {
        **{one: (one, title) for one, title in persons.items()},
        ANY_PERSON: (ANY_PERSON, titled("any character", "beliebige Person")),
        HIRED_MONK: (HIRED_MONK, titled("hired monk", "angeheuerter Mönch")),
    }
    printed = titled("printed on the sheet", "auf dem Blatt gedruckt")
    for place, card in files["places.toml"]["cards"].items():
        name = _title(card)
        if "person" in card:
            yield choice(
                ("places.toml", "cards", place, "person"), _joined(name, titled("character", "Person")), who
            )
        yield choice(("places.toml", "cards", place, "printed"), _joined(name, printed), YES_NO)


def _area(persons: Mapping[str, Titles]) -> Iterator[Field]:
    for person in TRACK_PERSONS:
        title = _joined(persons[person], titled("points of the track", "Punkte der Leiste"))
        yield numbers(("johanna.toml", "tracks", person), title)
    for row in range(2):
        title = titled(f"Depot, row {row + 1}", f"Depot, Reihe {row + 1}")
        yield numbers(("johanna.toml", "depot", "rows", row), title)
    for field in range(8):
        title = titled(f"Scholar track, space {field + 1}", f"Gelehrtenleiste, Feld {field + 1}")
        yield choice(("johanna.toml", "scholar", "fields", field), title, SCHOLAR)
    yield number(
        ("johanna.toml", "slots", "posts"), titled("Spaces for trading stations", "Felder für Kontore"), 1, 30
    )
    yield number(
        ("johanna.toml", "slots", "citizens"), titled("Spaces for citizens", "Felder für Bürger"), 1, 30
    )


def _cards(files: Files, persons: Mapping[str, Titles]) -> Iterator[Field]:
    solo = files["solo-cards.toml"]
    effects: dict[str, tuple[Any, Titles]] = {
        one: (one, _title(table))
        for one, table in solo["effects"].items()
        if one not in ("remove_place", "deed_from")
    }
    for tier in TIERS:
        title = {
            language: f"{_title(solo['effects']['remove_place'])[language]} ({tier})"
            for language in ("en", "de")
        }
        effects[f"remove-{tier}"] = ({"remove_place": tier}, title)
    for side, words in (
        ("left", titled("from the left", "von links")),
        ("right", titled("from the right", "von rechts")),
    ):
        name = _title(solo["effects"]["deed_from"])
        effects[f"deed-{side}"] = ({"deed_from": side}, {one: f"{name[one]} ({words[one]})" for one in name})
    backs: Choices = {
        "build": ("build", titled("trading station", "Kontor")),
        **{one: (one, persons[one]) for one in (*TRACK_PERSONS, "scholar")},
    }
    for card, table in solo["cards"].items():
        name = titled(f"Card {card}", f"Karte {card}")
        path = ("solo-cards.toml", "cards", card)
        yield number((*path, "post"), _joined(name, titled("town", "Stadt")), 1, 22)
        for line in range(len(table["front"])):
            yield from _line((*path, "front", line), name, line + 1, persons, effects)
        yield choice((*path, "arrow"), _joined(name, titled("arrow", "Pfeil")), ARROWS)
        yield choice((*path, "monk"), _joined(name, titled("monk", "Mönch")), backs)


def _line(
    path: tuple[str | int, ...], card: Titles, number_of: int, persons: Mapping[str, Titles], effects: Choices
) -> Iterator[Field]:
    """A line of a card: who stands there, and what Johanna does then."""

    def person(files: Files) -> Value:
        return str(next(iter(at(files, path))))

    def write_person(files: Files, name: Any) -> None:
        line = at(files, path)
        (effect,) = line.values()
        line.clear()
        line[name] = effect

    def effect(files: Files) -> Value:
        (held,) = at(files, path).values()
        return next((name for name, (value, _) in effects.items() if value == held), "")

    def write_effect(files: Files, name: Any) -> None:
        line = at(files, path)
        line[next(iter(line))] = effects[name][0]

    who = {one: persons[one] for one in TILE_PERSONS}
    title = _joined(card, titled(f"line {number_of}", f"Zeile {number_of}"))
    id = field_id(path)
    yield Field(f"{id}.person", title, "choice", person, write_person, who)
    words = {name: told for name, (_, told) in effects.items()}
    does = _joined(card, titled(f"line {number_of}, effect", f"Zeile {number_of}, Wirkung"))
    yield Field(f"{id}.effect", does, "choice", effect, write_effect, words)
