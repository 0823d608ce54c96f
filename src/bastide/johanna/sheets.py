"""Everything that is printed: the sheet, the tiles, the cards, the table's options and the rule index.

The values live in `data/*.toml`, `options.toml` and `rulebook/*.toml`; most of the sheet is a reconstruction.
This module reads them, checks them and hands them out as frozen dataclasses: `load_sheets`, `load_options`,
`load_rules`, and `check_all` for what the files say about each other. What the rulebook's text and examples
demand of the pictures is checked here; every other value may be replaced in the files alone.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, TypeVar, cast, get_args

Terrain = Literal["land", "water"]
PlaceKind = Literal["action", "plus", "passive", "convert"]
EffectKind = Literal[
    "coin",  # gain `amount` coins
    "good",  # gain one good: `what`, or "choice"
    "development",  # tick `amount` fields
    "development_per",  # tick one field for each `what`
    "route",  # fill one route by `what`, land or water
    "build_for",  # build a trading post for `amount` coins
    "acquire",  # buy a place
    "action",  # one action of the person `what`
    "points",  # circle `amount` points
    "shield",  # circle `amount` shields in the depot
    "citizen",  # circle `amount` citizens
    "either",  # one of `choices`
    "special",  # `what` names it, see data/places.toml
]
SoloKind = Literal[
    "shield",
    "development",
    "build",
    "remove_place",  # of the tier `what`
    "bank_shield",
    "citizen",
    "warehouse_citizen",
    "bank_citizen",
    "deed_from",  # the side `what`
    "monk",
]
ScholarField = Literal["development", "first_citizen", "second_citizen", "shield", "monk"]

TILES: Final = 27  # J-C-2
TOWNS: Final = 22  # J-S-11, J-S-12
CHOICE: Final = "choice"
ANY_PERSON: Final = "any"
HIRED_MONK: Final = "hired_monk"
MONK: Final = "monk"
HUB: Final = "O"
TILE_PERSONS: Final = ("farmer", "knight", "boatman", "craftsman", "trader", "scholar")  # J-C-3
TRACK_PERSONS: Final = ("farmer", "boatman", "knight")  # J-L-19, J-L-47
TIERS: Final = ("I", "II", "III", "IV", "V")  # J-C-4
COUNTED: Final = ("full_warehouse_column", "crossed_bank_column", "trading_post")
SPECIALS: Final = (
    "cheaper_places",
    "swap_one_good",
    "build_in_crossed_towns",
    "scholar_as_any_person",
    "to_next_multiplier",
)
WORDS: Final = ("rulebook", "inferred", "source", "reconstruction")


class DataError(ValueError):
    """A file that cannot be used: which file, which entry, and what is wrong with it."""

    def __init__(self, file: str, entry: str, fault: str) -> None:
        super().__init__(f"{file}, {entry}: {fault}" if entry else f"{file}: {fault}")
        self.file = file
        self.entry = entry
        self.fault = fault


# ---- what the loader returns -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Text:
    """What a player reads, in both languages."""

    en: str
    de: str

    @property
    def by_language(self) -> dict[str, str]:
        return {"en": self.en, "de": self.de}


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a value comes from. `word` is one of WORDS; `note` says more where that is needed."""

    file: str
    about: str
    word: str
    note: str


@dataclass(frozen=True, slots=True)
class Effect:
    kind: EffectKind
    amount: int = 1
    what: str = ""
    choices: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column with its bonuses: white for everybody, yellow for the first (J-Y-1, J-Y-3)."""

    bonus: Effect | None
    yellow: Effect | None


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: Text
    tiles: int
    action: tuple[Effect, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """What a number of players changes. `unlock`: places bought of each lower tier that open a tier."""

    players: int
    set_aside: int
    draw: int
    bags: int
    unlock: int

    @property
    def rounds_per_bag(self) -> int:
        return (TILES - self.set_aside) // self.draw


@dataclass(frozen=True, slots=True)
class Part:
    id: str
    name: Text
    struck_with: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Town:
    """`x` and `y` run from 0 to 100, to the right and downwards; Orléans has no number."""

    id: str
    number: int | None
    name: Text
    x: int
    y: int
    part: str
    citizen: bool


@dataclass(frozen=True, slots=True)
class Route:
    id: str
    ends: tuple[str, str]
    by: Terrain
    goods: tuple[str, ...]
    development: int


@dataclass(frozen=True)
class Map:
    parts: tuple[Part, ...]
    towns: tuple[Town, ...]
    routes: tuple[Route, ...]
    land: Text
    water: Text

    @cached_property
    def town(self) -> dict[str, Town]:
        return {t.id: t for t in self.towns}

    @cached_property
    def route(self) -> dict[str, Route]:
        return {r.id: r for r in self.routes}

    def struck_towns(self, players: int) -> frozenset[str]:
        struck = {p.id for p in self.parts if players in p.struck_with}
        return frozenset(t.id for t in self.towns if t.part in struck)

    def struck_routes(self, players: int, *, inside_only: bool = False) -> frozenset[str]:
        """The routes that touch a struck town, or only those with both ends in struck towns (J-AMB-3)."""
        struck = self.struck_towns(players)
        enough = 2 if inside_only else 1
        return frozenset(r.id for r in self.routes if sum(end in struck for end in r.ends) >= enough)


@dataclass(frozen=True, slots=True)
class Good:
    id: str
    name: Text
    points: int


@dataclass(frozen=True, slots=True)
class Warehouse:
    """One row per good; `columns` from left to right."""

    goods: tuple[Good, ...]
    columns: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Bank:
    """`start_row` and `start_column` count from 1, as printed."""

    rows: tuple[Line, ...]
    columns: tuple[Line, ...]
    start_row: int
    start_column: int


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the development track; `multiplier` is 0 where there is none."""

    at: int
    multiplier: int = 0
    bonus: Effect | None = None
    yellow: Effect | None = None


@dataclass(frozen=True, slots=True)
class Monks:
    hires: int
    points_by_hired: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    no: int
    name: Text
    persons: tuple[str, ...]
    effect: tuple[Effect, ...]
    yellow: Effect
    struck_with: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tier:
    id: str
    cost: int


@dataclass(frozen=True, slots=True)
class Place:
    """`person` is a person, ANY_PERSON or HIRED_MONK; passive places have none."""

    id: str
    no: int
    name: Text
    tier: str
    kind: PlaceKind
    person: str | None
    effect: tuple[Effect, ...]
    printed: bool
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Places:
    tiers: tuple[Tier, ...]
    per_tier_in_box: int
    per_tier_laid_out: int
    kinds: tuple[tuple[PlaceKind, Text], ...]
    cards: tuple[Place, ...]

    @cached_property
    def card(self) -> dict[str, Place]:
        return {c.id: c for c in self.cards}

    @cached_property
    def cost(self) -> dict[str, int]:
        return {t.id: t.cost for t in self.tiers}

    def of_tier(self, tier: str) -> tuple[Place, ...]:
        return tuple(c for c in self.cards if c.tier == tier)


@dataclass(frozen=True, slots=True)
class SoloEffect:
    kind: SoloKind
    what: str = ""


@dataclass(frozen=True, slots=True)
class SoloCard:
    """`front` from top to bottom; `monk` is "build" or the person whose track advances."""

    id: str
    replaces: str | None
    post: int
    front: tuple[tuple[str, SoloEffect], ...]
    arrow: Literal["up", "down"]
    monk: str


@dataclass(frozen=True, slots=True)
class SoloLevel:
    id: str
    name: Text
    monk_actions: bool
    exchange: bool
    rule: str


@dataclass(frozen=True, slots=True)
class SoloWord:
    """How an effect of the solo cards is called, and its rule."""

    kind: SoloKind
    name: Text
    rule: str


@dataclass(frozen=True)
class Solo:
    levels: tuple[SoloLevel, ...]
    effects: tuple[SoloWord, ...]
    cards: tuple[SoloCard, ...]

    @cached_property
    def level(self) -> dict[str, SoloLevel]:
        return {x.id: x for x in self.levels}

    @cached_property
    def card(self) -> dict[str, SoloCard]:
        return {c.id: c for c in self.cards}

    def deck(self, level: str) -> tuple[SoloCard, ...]:
        """The cards in use, unshuffled: the main ones, or with their exchange cards (J-L-5 to J-L-7)."""
        swap = {c.replaces: c for c in self.cards if c.replaces} if self.level[level].exchange else {}
        return tuple(swap.get(c.id, c) for c in self.cards if not c.replaces)


@dataclass(frozen=True, slots=True)
class Johanna:
    """Her area. `tracks`: for each person the points under the fields."""

    tracks: tuple[tuple[str, tuple[int, ...]], ...]
    scholar: tuple[ScholarField, ...]
    depot_rows: tuple[tuple[int, ...], ...]
    post_slots: int
    citizen_slots: int
    levels: tuple[int, ...]


@dataclass(frozen=True)
class Sheets:
    """Everything printed, checked."""

    terms: tuple[tuple[str, Text], ...]
    persons: tuple[Person, ...]
    bag_numbers: int
    player_counts: tuple[PlayerCount, ...]
    map: Map
    warehouse: Warehouse
    bank: Bank
    depot: tuple[int, ...]
    development: tuple[Field, ...]  # every field of the track, the empty ones too
    monks: Monks
    deeds: tuple[Deed, ...]
    places: Places
    solo: Solo
    johanna: Johanna
    origins: tuple[Origin, ...]

    @cached_property
    def person(self) -> dict[str, Person]:
        return {p.id: p for p in self.persons}

    @cached_property
    def term(self) -> dict[str, Text]:
        return dict(self.terms)

    def with_players(self, players: int) -> PlayerCount:
        return next(c for c in self.player_counts if c.players == players)

    def deeds_with(self, players: int) -> tuple[Deed, ...]:
        return tuple(d for d in self.deeds if players not in d.struck_with)

    def citizens_with(self, players: int) -> int:
        """How many citizens are in the game, the one for most trading posts included (J-Y-10)."""
        struck = self.map.struck_towns(players)
        yellow: list[Effect | None] = [line.yellow for line in self.warehouse.columns + self.bank.rows]
        yellow += [f.yellow for f in self.development]
        yellow += [d.yellow for d in self.deeds_with(players)]
        in_towns = sum(t.citizen and t.id not in struck for t in self.map.towns)
        return 1 + in_towns + sum(e.amount for e in yellow if e and e.kind == "citizen")


@dataclass(frozen=True, slots=True)
class TableOption:
    """A switch of the table. `players`: the numbers of players for whom it matters."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    weight: Literal["core", "minor"]
    question: str
    players: tuple[int, ...]
    title: Text
    help: Text
    labels: tuple[tuple[bool | int | str, Text], ...]


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One line of the rule index. `decides` and `when` are empty and `rules` is not for an open question."""

    id: str
    section: str
    file: str
    decides: str
    when: str
    questions: tuple[str, ...]
    switch: str | None
    rules: tuple[str, ...]
    text: Text


# ---- reading -----------------------------------------------------------------------------------------------

T = TypeVar("T")


def _kind(value: object) -> str:
    names = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), type(value).__name__)


def _listed(names: Iterable[object]) -> str:
    return ", ".join(str(n) for n in names)


class _Entry:
    """One table of a file, read key by key; `done` refuses what nobody asked for."""

    def __init__(self, file: str, entry: str, raw: object) -> None:
        self.file = file
        self.entry = entry
        if not isinstance(raw, dict):
            raise self.problem(f"must be a table, not {_kind(raw)}")
        self.raw: dict[str, Any] = raw
        self.seen: set[str] = set()

    def problem(self, fault: str) -> DataError:
        return DataError(self.file, self.entry, fault)

    def __contains__(self, key: str) -> bool:
        return key in self.raw

    def value(self, key: str, kind: type[T], default: T | None = None) -> T:
        self.seen.add(key)
        if key not in self.raw:
            if default is not None:
                return default
            raise self.problem(f"'{key}' is missing")
        found = self.raw[key]
        if type(found) is not kind:
            raise self.problem(f"'{key}' must be {_kind(kind())}, not {_kind(found)}")
        return found

    def text(self, key: str) -> str:
        found = self.value(key, str)
        if not found.strip():
            raise self.problem(f"'{key}' is empty")
        return found

    def name(self, en: str = "en", de: str = "de") -> Text:
        return Text(self.text(en), self.text(de))

    def number(self, key: str, low: int, high: int | None = None, default: int | None = None) -> int:
        found = self.value(key, int, default)
        if found < low or (high is not None and found > high):
            wanted = f"at least {low}" if high is None else f"from {low} to {high}"
            raise self.problem(f"'{key}' is {found}, but must be {wanted}")
        return found

    def numbers(self, key: str, low: int, default: list[int] | None = None) -> tuple[int, ...]:
        return self._numbers(key, self.value(key, list, default), low)

    def _numbers(self, key: str, found: object, low: int) -> tuple[int, ...]:
        if not isinstance(found, list) or any(type(n) is not int or n < low for n in found):
            raise self.problem(f"'{key}' must be a list of whole numbers, each at least {low}")
        return tuple(found)

    def number_rows(self, key: str, low: int) -> tuple[tuple[int, ...], ...]:
        return tuple(self._numbers(key, row, low) for row in self.value(key, list))

    def word(self, key: str, known: Iterable[str]) -> str:
        found = self.text(key)
        if found not in (known := tuple(known)):
            raise self.problem(f"'{key}' is '{found}', but must be one of: {_listed(known)}")
        return found

    def words(self, key: str, known: Iterable[str] | None = None) -> tuple[str, ...]:
        found = self.value(key, list, [])
        for word in found:
            if type(word) is not str:
                raise self.problem(f"'{key}' must be a list of texts")
            if known is not None and word not in (known := tuple(known)):
                raise self.problem(f"'{key}' names '{word}', but must be of: {_listed(known)}")
        return tuple(found)

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self.value(key, bool, default)

    def tables(self, key: str) -> Iterator[_Entry]:
        """The entries of a list of tables, numbered from 1."""
        for n, raw in enumerate(self.value(key, list), 1):
            yield _Entry(self.file, f"{self.entry}.{key} {n}" if self.entry else f"{key} {n}", raw)

    def children(self) -> Iterator[tuple[str, _Entry]]:
        """The named entries of this table."""
        for key, raw in self.raw.items():
            self.seen.add(key)
            yield key, _Entry(self.file, f"{self.entry}.{key}" if self.entry else key, raw)

    def child(self, key: str) -> _Entry:
        return _Entry(self.file, f"{self.entry}.{key}" if self.entry else key, self.value(key, dict))

    def done(self) -> None:
        if unknown := [k for k in self.raw if k not in self.seen]:
            raise self.problem(f"unknown: {_listed(unknown)}; known here: {_listed(sorted(self.seen))}")


def _parse(folder: Traversable, path: str) -> dict[str, Any]:
    source = folder
    for step in path.split("/"):
        source = source / step
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(path, "", "this file is missing") from None
    except UnicodeDecodeError as error:
        raise DataError(path, "", f"is not UTF-8: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(path, "", f"is not valid TOML: {error}") from None


class _File:
    """One data file: its blocks, and the provenance that each of them must carry."""

    def __init__(self, folder: Traversable, name: str, blocks: Iterable[str]) -> None:
        self.name = f"data/{name}"
        self.raw = _parse(folder, self.name)
        self.origins: list[Origin] = []
        top = _Entry(self.name, "", self.raw)
        for block in (*blocks, "provenance"):
            if block not in top:
                raise DataError(self.name, "", f"the block '{block}' is missing")
            top.seen.add(block)
        top.done()
        self._provenance(top.child("provenance"))

    def block(self, name: str) -> _Entry:
        return _Entry(self.name, name, self.raw[name])

    def rows(self, name: str) -> list[_Entry]:
        return list(_Entry(self.name, "", self.raw).tables(name))

    def _provenance(self, stated: _Entry) -> None:
        for about in stated.raw:
            block, _, field = about.partition(".")
            if block not in self.raw or (field and not any(field in entry for entry in self._entries(block))):
                raise stated.problem(f"speaks of '{about}', which is not in this file")
            self._origin(stated, about, stated.text(about))
        for block in self.raw:
            entries = self._entries(block)
            for entry in entries:
                own = entry.raw.get("provenance")
                if isinstance(own, dict):
                    inner = entry.child("provenance")
                    for field in own:
                        self._origin(inner, f"{entry.entry}.{field}", inner.text(field))
                elif own is not None:
                    self._origin(entry, entry.entry, entry.text("provenance"))
            if block not in stated and block != "provenance":
                missing = next((e.entry for e in entries if "provenance" not in e), None)
                if missing is not None:
                    raise DataError(self.name, missing, "has no provenance, nor has its whole block")

    def _entries(self, block: str) -> list[_Entry]:
        """The block's entries if it has entries, or else the block itself."""
        raw = self.raw[block]
        if isinstance(raw, list):
            return self.rows(block)
        whole = self.block(block)
        if raw and all(isinstance(v, dict) for v in raw.values()):
            return [entry for _, entry in whole.children()]
        return [whole]

    def _origin(self, entry: _Entry, about: str, stated: str) -> None:
        word, _, note = stated.partition(":")
        if word not in WORDS:
            raise entry.problem(f"the provenance '{stated}' must begin with one of: {_listed(WORDS)}")
        self.origins.append(Origin(self.name, about, word, note.strip()))


# ---- effects -----------------------------------------------------------------------------------------------

_AMOUNT: Final = {"coin": 1, "development": 1, "points": 1, "shield": 1, "citizen": 1, "build_for": 0}


def _effect(file: str, entry: str, raw: object, goods: tuple[str, ...]) -> Effect:
    line = _Entry(file, entry, raw)
    kinds = [k for k in line.raw if k in get_args(EffectKind)]
    if len(kinds) != 1:
        raise line.problem(f"an effect has exactly one of: {_listed(get_args(EffectKind))}")
    kind = cast(EffectKind, kinds[0])
    amount, what, choices = 1, "", tuple[Effect, ...]()
    if kind in _AMOUNT:
        amount = line.number(kind, _AMOUNT[kind])
    elif kind == "either":
        found = line.value("either", list)
        if len(found) < 2:
            raise line.problem("'either' must offer at least two effects")
        choices = tuple(_effect(file, f"{entry} choice {n}", one, goods) for n, one in enumerate(found, 1))
    else:
        known: dict[str, Iterable[str]] = {
            "good": (CHOICE, *goods),
            "development_per": COUNTED,
            "route": get_args(Terrain),
            "acquire": ("place",),
            "action": (*TILE_PERSONS, MONK),
            "special": SPECIALS,
        }
        what = line.word(kind, known[kind])
        if kind == "special":
            amount = line.number("amount", 1, default=1)
    line.done()
    return Effect(kind, amount, what, choices)


def _effects(entry: _Entry, key: str, goods: tuple[str, ...]) -> tuple[Effect, ...]:
    where = f"{entry.entry}.{key}"
    stated = entry.value(key, list)
    return tuple(_effect(entry.file, f"{where} {n}", raw, goods) for n, raw in enumerate(stated, 1))


def _line(entry: _Entry, goods: tuple[str, ...]) -> Line:
    """A row or column: its white bonus, its yellow bonus, or both."""
    bonus, yellow = _one_effect(entry, "bonus", goods), _one_effect(entry, "yellow", goods)
    if bonus is None and yellow is None:
        raise entry.problem("has neither a bonus nor a yellow bonus")
    return Line(bonus, yellow)


def _one_effect(entry: _Entry, key: str, goods: tuple[str, ...]) -> Effect | None:
    if key not in entry:
        return None
    return _effect(entry.file, f"{entry.entry}.{key}", entry.value(key, dict), goods)


def _name(entry: _Entry) -> Text:
    """An entry that is only a name."""
    name = entry.name()
    _finish(entry)
    return name


def _finish(entry: _Entry) -> None:
    entry.seen.add("provenance")
    entry.done()


# ---- the files of the sheet --------------------------------------------------------------------------------


def _terms(file: _File) -> tuple[tuple[str, Text], ...]:
    return tuple((key, _name(entry)) for key, entry in file.block("terms").children())


def _persons(file: _File, goods: tuple[str, ...]) -> tuple[Person, ...]:
    block = file.block("persons")
    found = []
    for key, entry in block.children():
        if key not in (*TILE_PERSONS, MONK):
            raise entry.problem(f"is no person of this game; they are {_listed((*TILE_PERSONS, MONK))}")
        action = _effects(entry, "action", goods)
        person = Person(key, entry.name(), entry.number("tiles", 0), action, entry.text("rule"))
        _finish(entry)
        if key == MONK and (person.tiles or person.action):
            raise entry.problem("the monk has no tile and no action of its own (J-C-3, J-N-1)")
        if key != MONK and not (person.tiles and person.action):
            raise entry.problem("needs at least one tile and a standard action (J-C-3, J-A-1)")
        found.append(person)
    if missing := {*TILE_PERSONS, MONK} - {p.id for p in found}:
        raise block.problem(f"these are missing: {_listed(sorted(missing))} (J-C-3)")
    if (total := sum(p.tiles for p in found)) != TILES:
        raise block.problem(f"the tiles add up to {total}, not to {TILES} (J-C-2)")
    return tuple(found)


def _player_counts(file: _File) -> tuple[int, tuple[PlayerCount, ...]]:
    numbers = file.block("bag_numbers")
    highest = numbers.number("highest", 1)
    _finish(numbers)
    block = file.block("players")
    found = []
    for key, entry in block.children():
        if not key.isdigit():
            raise entry.problem("must be a number of players")
        count = PlayerCount(int(key), *(entry.number(k, 1) for k in ("set_aside", "draw", "bags", "unlock")))
        _finish(entry)
        if (TILES - count.set_aside) % count.draw:
            raise entry.problem(
                f"{TILES - count.set_aside} tiles do not make full rounds of {count.draw} (J-R-14)"
            )
        if count.players > 1 and count.bags != count.players:
            raise entry.problem(f"{count.bags} bags; as many are played as there are players (J-R-13)")
        found.append(count)
    if [c.players for c in found] != list(range(1, 6)):
        raise block.problem("must list 1, 2, 3, 4 and 5 players in this order (J-C-1)")
    if (most := max(c.bags for c in found)) != highest:
        raise numbers.problem(f"'highest' is {highest}, but up to {most} bags are played (J-C-6)")
    one, two = found[0], found[1]
    if (one.set_aside, one.draw, one.bags, one.unlock) != (two.set_aside, two.draw, two.bags, two.unlock):
        raise DataError(file.name, "players.1", "the solo game is set up as for two players (J-L-1)")
    return highest, tuple(found)


def _map(file: _File, goods: tuple[str, ...]) -> Map:
    names = file.block("names")
    town_name, land, water = (_name(names.child(k)) for k in ("town", "land", "water"))
    names.done()
    parts = []
    for key, entry in file.block("parts").children():
        parts.append(Part(key, entry.name(), entry.numbers("struck_with", 1)))
        _finish(entry)
    towns = tuple(_town(key, entry, town_name, parts) for key, entry in file.block("towns").children())
    routes = tuple(
        _route(key, entry, {t.id for t in towns}, goods) for key, entry in file.block("routes").children()
    )
    found = Map(tuple(parts), towns, routes, land, water)
    _check_towns(file, found)
    _check_routes(file, found)
    return found


def _town(key: str, entry: _Entry, pattern: Text, parts: list[Part]) -> Town:
    if key != HUB and not key.isdigit():
        raise entry.problem("must be O (for Orléans) or a number")
    number = None if key == HUB else int(key)
    name = Text(pattern.en.format(number=number), pattern.de.format(number=number))
    if number is None or "en" in entry or "de" in entry:
        name = entry.name()
    at = entry.numbers("at", 0)
    if len(at) != 2 or max(at) > 100:
        raise entry.problem("'at' must be two numbers from 0 to 100")
    part, citizen = entry.word("part", (p.id for p in parts)), entry.flag("citizen", False)
    town = Town(key, number, name, at[0], at[1], part, citizen)
    _finish(entry)
    return town


def _route(key: str, entry: _Entry, towns: set[str], goods: tuple[str, ...]) -> Route:
    ends = entry.words("ends", towns)
    if len(set(ends)) != 2 or len(ends) != 2:
        raise entry.problem("'ends' must be two different towns (J-KN-2)")
    if key != "-".join(ends):
        raise entry.problem(f"is named so, but joins {ends[0]} and {ends[1]}")
    by = cast(Terrain, entry.word("by", get_args(Terrain)))
    development = entry.number("development", 0, default=0)
    route = Route(key, (ends[0], ends[1]), by, entry.words("goods", goods), development)
    _finish(entry)
    if not route.goods and not route.development:
        raise entry.problem("shows neither a good nor a development point")
    return route


def _check_towns(file: _File, found: Map) -> None:
    block = file.block("towns")
    numbers = sorted(t.number for t in found.towns if t.number is not None)
    if HUB not in found.town or numbers != list(range(1, TOWNS + 1)):
        raise block.problem(f"must be O (for Orléans) and the numbers 1 to {TOWNS}, each once")
    if len({(t.x, t.y) for t in found.towns}) != len(found.towns):
        raise block.problem("two towns are drawn at the same point")
    if [t.id for t in found.towns if t.citizen] != ["22"]:
        raise block.problem("a citizen is shown in town 22 and nowhere else (J-CR-8)")
    for players, struck in ((1, range(18, 23)), (2, range(18, 23)), (3, range(20, 23)), (4, ()), (5, ())):
        if found.struck_towns(players) != {str(n) for n in struck}:
            raise file.block("parts").problem(
                f"with {players} players the struck towns must be: {_listed(struck) or 'none'}"
                " (J-S-11, J-S-12, J-S-14, J-L-1)"
            )
    if len({found.town[str(n)].part for n in range(20, 23)}) != 1:
        raise block.problem("towns 20 to 22 lie in one part (J-S-11)")


def _check_routes(file: _File, found: Map) -> None:
    block = file.block("routes")
    pairs = Counter(frozenset(r.ends) for r in found.routes)
    for pair, times in pairs.items():
        if times > 1:
            raise block.problem(f"{' and '.join(sorted(pair))} are joined twice")
    for a, b in (("O", "8"), ("8", "16"), ("8", "9")):
        if frozenset((a, b)) not in pairs:
            raise block.problem(f"{a} and {b} must be joined: the rulebook's examples use that route")
    example = next(r for r in found.routes if set(r.ends) == {"8", "9"})
    if example.by != "land" or len(example.goods) != 1:
        raise DataError(file.name, f"routes.{example.id}", "the example needs a land route with one good")
    if not any(r.by == "land" and len(r.goods) > 1 for r in found.routes):
        raise block.problem("some land route must show more than one good (J-O-11)")
    for by in get_args(Terrain):
        if not any(r.by == by for r in found.routes):
            raise block.problem(f"there is no {by} route (J-KN-1, J-BO-1)")
    for players in range(1, 6):
        if cut := _cut_off(found, players):
            raise block.problem(f"with {players} players, cut off from Orléans: {_listed(cut)} (J-CR-2)")


def _cut_off(found: Map, players: int) -> list[str]:
    """The towns in play that no route in play connects with Orléans."""
    struck_towns, struck_routes = found.struck_towns(players), found.struck_routes(players)
    ways = [r.ends for r in found.routes if r.id not in struck_routes]
    reached, before = {HUB}, 0
    while len(reached) > before:
        before = len(reached)
        reached.update(end for ends in ways if reached & set(ends) for end in ends)
    return [t.id for t in found.towns if t.id not in struck_towns and t.id not in reached]


def _goods(file: _File) -> tuple[Good, ...]:
    block = file.block("goods")
    found = []
    for key, entry in block.children():
        found.append(Good(key, entry.name(), entry.number("points", 0)))
        _finish(entry)
    if len(found) != 5 or not {"grain", "cheese", "wine"} <= {g.id for g in found}:
        raise block.problem("there are five goods, grain, cheese and wine among them (J-W-1)")
    return tuple(found)


def _warehouse(file: _File, goods: tuple[Good, ...]) -> Warehouse:
    size = file.block("size")
    width = size.number("columns", 1)
    _finish(size)
    columns = _lines(file, "columns", tuple(g.id for g in goods))
    if width != 5 or len(columns) != width:
        raise size.problem("five columns with a bonus each (J-W-1, J-W-7)")
    first = {Effect("coin", 2), Effect("action", 1, MONK), Effect("development", 4)}
    if {c.bonus for c in columns[:3]} != first or any(c.yellow for c in columns[:3]):
        fault = "columns 1 to 3 give 2 coins, a monk action and 4 development, in some order (J-W-7)"
        raise DataError(file.name, "columns", fault)
    if columns[3:] != [Line(Effect("points", 5), None), Line(None, Effect("citizen"))]:
        raise DataError(file.name, "columns", "column 4 gives 5 points, column 5 the yellow citizen (J-W-7)")
    if 8 not in _sums([g.points for g in goods] + [5]):
        raise file.block("goods").problem("no rows and column 4 make the 8 points of the example (J-Z-15)")
    return Warehouse(goods, tuple(columns))


def _sums(values: Iterable[int]) -> set[int]:
    """Every sum that some of the values can make."""
    sums = {0}
    for value in values:
        sums |= {s + value for s in sums}
    return sums


def _lines(file: _File, name: str, goods: tuple[str, ...]) -> list[Line]:
    found = []
    for entry in file.rows(name):
        found.append(_line(entry, goods))
        _finish(entry)
    return found


def _bank(file: _File, goods: tuple[str, ...]) -> Bank:
    size = file.block("size")
    shape = size.number("rows", 1), size.number("columns", 1)
    _finish(size)
    rows, columns = _lines(file, "rows", goods), _lines(file, "columns", goods)
    if shape != (3, 5) or (len(rows), len(columns)) != shape:
        raise size.problem("three rows of five coins (J-Q-1), with a bonus for each row and column")
    start = file.block("start_coin")
    bank = Bank(tuple(rows), tuple(columns), start.number("row", 1, 3), start.number("column", 1, 5))
    _finish(start)
    if bank.start_column != 1:
        raise start.problem("a row is circled from left to right, so the first coin is in column 1 (J-Q-4)")
    if rows[1] != Line(Effect("points", 4), None) or rows[2] != Line(None, Effect("citizen")):
        raise DataError(file.name, "rows", "row 2 gives 4 points and row 3 the yellow citizen (J-Q-14)")
    if columns[4].bonus != Effect("points", 7):
        raise DataError(file.name, "columns 5", "column 5 gives 7 points (J-Q-15)")
    if any(c.yellow != Effect("shield") for c in columns):
        raise DataError(file.name, "columns", "every column has its own yellow shield (J-Q-13)")
    named = {Effect("action", 1, "farmer"), Effect("development", 2), Effect("build_for", 0)}
    inner = {c.bonus for c in columns[:4]}
    if not named <= inner <= named | {Effect("action", 1, MONK)}:
        raise DataError(
            file.name,
            "columns",
            "columns 1 to 4 give a farmer action, 2 development, a free trading post,"
            " and one of these or a monk action again (J-Q-15)",
        )
    if rows[0].yellow or inner | {rows[0].bonus} != named | {Effect("action", 1, MONK)}:
        raise DataError(file.name, "rows 1", "row 1 or one of columns 1 to 4 gives a monk action (J-Q-14)")
    return bank


def _depot(file: _File) -> tuple[int, ...]:
    entry = file.block("shields")
    points = entry.numbers("points", 0)
    _finish(entry)
    if 4 not in (sum(points[:n]) for n in range(1, len(points) + 1)):
        raise entry.problem("no number of shields from the left makes the 4 points of the example (J-Z-15)")
    return points


def _development(file: _File, goods: tuple[str, ...]) -> tuple[Field, ...]:
    track = file.block("track")
    length = track.number("length", 1)
    _finish(track)
    shown: dict[int, Field] = {}
    for entry in file.rows("fields"):
        at = entry.number("at", 1, length)
        multiplier = entry.number("multiplier", 1) if "multiplier" in entry else 0
        bonus, yellow = _one_effect(entry, "bonus", goods), _one_effect(entry, "yellow", goods)
        _finish(entry)
        if at in shown:
            raise entry.problem(f"field {at} is listed twice")
        if not (multiplier or bonus or yellow):
            raise entry.problem(f"field {at} shows nothing; empty fields are not listed")
        shown[at] = Field(at, multiplier, bonus, yellow)
    fields = tuple(shown.get(at, Field(at)) for at in range(1, length + 1))
    _check_development(file, fields)
    return fields


def _check_development(file: _File, fields: tuple[Field, ...]) -> None:
    steps = [f.multiplier for f in fields if f.multiplier]
    if steps != sorted(set(steps)) or steps[-1:] != [6] or 5 not in steps:
        raise DataError(
            file.name, "fields", f"multipliers rise to 5, then 6 (J-E-6, J-Z-15), not: {_listed(steps)}"
        )
    white = {Effect("coin"), Effect("action", 1, MONK), Effect("shield"), Effect("good", 1, CHOICE)}
    bonuses = Counter(f.bonus for f in fields if f.bonus)
    if set(bonuses) != white:
        raise DataError(
            file.name, "fields", "white bonuses are 1 coin, a monk action, 1 shield, 1 good of choice (J-E-3)"
        )
    if bonuses[Effect("shield")] != 2:
        raise DataError(file.name, "fields", f"exactly 2 shields (J-E-4), not {bonuses[Effect('shield')]}")
    if [f.yellow for f in fields if f.yellow] != [Effect("citizen")] * 2:
        raise DataError(file.name, "fields", "exactly 2 yellow citizens and no other yellow bonus (J-E-4)")


def _monks(file: _File) -> Monks:
    entry = file.block("monks")
    monks = Monks(entry.number("hires", 0), entry.numbers("points_by_hired", 0))
    _finish(entry)
    if monks != Monks(3, (7, 6, 4, 0)):
        raise entry.problem("3 can be hired; 0, 1, 2, 3 hired ones score 7, 6, 4, 0 (J-T-4, J-Z-10)")
    return monks


_DEED_EFFECTS: Final = {  # J-D-10
    (Effect("good", 1, CHOICE), Effect("development")),
    (Effect("route", 1, "land"),),
    (Effect("coin"), Effect("development")),
    (Effect("coin"), Effect("good", 1, CHOICE)),
}


def _deeds(file: _File, goods: tuple[str, ...]) -> tuple[Deed, ...]:
    rows, found = file.rows("deeds"), []
    if len(rows) != 5:
        raise DataError(file.name, "deeds", f"there are 5 deeds (J-D-1), not {len(rows)}")
    for no, entry in enumerate(rows, 1):
        persons = entry.words("persons", (*TILE_PERSONS, MONK))
        effect = _effects(entry, "effect", goods)
        yellow = _effect(file.name, f"{entry.entry}.yellow", entry.value("yellow", dict), goods)
        deed = Deed(no, entry.name(), persons, effect, yellow, entry.numbers("struck_with", 1, []))
        _finish(entry)
        if len(persons) != 3 or len(set(persons)) != 3:
            raise entry.problem("shows three different persons (J-D-1, J-D-5)")
        if effect not in _DEED_EFFECTS:
            raise entry.problem("its effect is none of the four (J-D-10)")
        bonuses = {Effect("citizen")} if no > 3 else {Effect("action", 1, p) for p in ("craftsman", MONK)}
        if yellow not in bonuses:
            wanted = "a citizen" if no > 3 else "a craftsman or a monk action"
            raise entry.problem(f"its yellow bonus must be {wanted} (J-D-7, J-D-11)")
        if deed.struck_with != ((1, 2) if no == 5 else ()):
            raise entry.problem("deed 5, and only deed 5, is struck with one and two players (J-S-13, J-L-1)")
        found.append(deed)
    if {d.effect for d in found} != _DEED_EFFECTS:
        raise DataError(file.name, "deeds", "each of the four effects stands at some deed (J-D-10)")
    if not any(MONK in d.persons for d in found):
        raise DataError(file.name, "deeds", "at least one deed shows a monk (J-N-3)")
    return tuple(found)


_GIVEN_PERSONS: Final[Mapping[str, tuple[PlaceKind, str | None]]] = {
    # What the rulebook says of kind and person of a place; the rest of the persons was only in pictures.
    "library": ("action", "scholar"),
    "cemetery": ("passive", None),
    "distillery": ("plus", "trader"),
    "archive": ("plus", "scholar"),
    "tree_house": ("passive", None),
    "carpentry": ("plus", "craftsman"),
    "two_master": ("action", "boatman"),
    "tavern": ("passive", None),
    "advisor": ("plus", "scholar"),
    "school": ("convert", "scholar"),
    "circus": ("action", ANY_PERSON),
    "machine": ("plus", "farmer"),
    "observatory": ("action", HIRED_MONK),
}


def _places(file: _File, goods: tuple[str, ...], counts: tuple[PlayerCount, ...]) -> Places:
    tiers = []
    for key, entry in file.block("tiers").children():
        tiers.append(Tier(key, entry.number("cost", 0)))
        _finish(entry)
    if [(t.id, t.cost) for t in tiers] != list(zip(TIERS, (1, 1, 2, 2, 2), strict=True)):
        raise file.block("tiers").problem("tiers I and II cost 1 coin, III, IV and V cost 2 (J-TR-7)")
    kinds = []
    for key, entry in file.block("kinds").children():
        if key not in get_args(PlaceKind):
            raise entry.problem(f"is no kind of place; they are {_listed(get_args(PlaceKind))}")
        kinds.append((cast(PlaceKind, key), _name(entry)))
    display = file.block("display")
    in_box, laid_out = display.number("per_tier_in_box", 1), display.number("per_tier_laid_out", 1)
    _finish(display)
    if (in_box, laid_out) != (6, 4):
        raise display.problem("6 cards of each tier, of which 4 are laid out (J-C-4, J-S-8)")
    cards = tuple(_place(key, no, e, goods) for no, (key, e) in enumerate(file.block("cards").children(), 1))
    places = Places(tuple(tiers), in_box, laid_out, tuple(kinds), cards)
    _check_places(file, places, counts)
    return places


def _place(key: str, no: int, entry: _Entry, goods: tuple[str, ...]) -> Place:
    kind = cast(PlaceKind, entry.word("kind", get_args(PlaceKind)))
    person = entry.word("person", (*TILE_PERSONS, ANY_PERSON, HIRED_MONK)) if "person" in entry else None
    place = Place(
        key,
        no,
        entry.name(),
        entry.word("tier", TIERS),
        kind,
        person,
        _effects(entry, "effect", goods),
        entry.flag("printed"),
        entry.words("rules"),
    )
    _finish(entry)
    if (kind == "passive") != (person is None):
        raise entry.problem("passive places show no person, all others do (J-P-4, J-P-1, J-P-5)")
    if kind == "plus" and person not in TILE_PERSONS:
        raise entry.problem("a plus place shows a person that can be taken (J-P-5)")
    if not place.effect or not place.rules:
        raise entry.problem("needs an effect and the rules that describe it")
    if key in _GIVEN_PERSONS and (kind, person) != _GIVEN_PERSONS[key]:
        wanted_kind, wanted = _GIVEN_PERSONS[key]
        raise entry.problem(f"must be {wanted_kind} with {wanted or 'no person'} ({_listed(place.rules)})")
    if key == "architect" and person == "craftsman":
        raise entry.problem("with the craftsman it would do no more than the standard action (J-CR-1)")
    return place


def _check_places(file: _File, places: Places, counts: tuple[PlayerCount, ...]) -> None:
    block = file.block("cards")
    if missing := set(_GIVEN_PERSONS) - set(places.card):
        raise block.problem(f"these are missing: {_listed(sorted(missing))}")
    for tier in TIERS:
        cards = places.of_tier(tier)
        if len(cards) != places.per_tier_in_box:
            raise block.problem(f"tier {tier} has {len(cards)} cards, not {places.per_tier_in_box} (J-C-4)")
        printed, needed = sum(c.printed for c in cards), max(c.unlock for c in counts)
        if printed < needed:
            raise block.problem(f"tier {tier} has {printed} printed places; {needed} open the next (J-TR-5)")
    if [c.tier for c in places.cards] != [t for t in TIERS for _ in range(places.per_tier_in_box)]:
        raise block.problem("the cards stand in the overview's order, tier by tier (J-O)")
    if (printed := sum(c.printed for c in places.cards)) != len(TIERS) * places.per_tier_laid_out:
        raise block.problem(f"{printed} places are printed on the sheet, but as many as laid out: 20")
    rules = Counter(r for c in places.cards for r in c.rules)
    if twice := [r for r, times in rules.items() if times > 1]:
        raise block.problem(f"two places claim the rule {_listed(twice)}")


# ---- the solo game -----------------------------------------------------------------------------------------


def _solo(file: _File, found: Map) -> Solo:
    levels = []
    for key, entry in file.block("levels").children():
        monk_actions, exchange = entry.flag("monk_actions"), entry.flag("exchange")
        levels.append(SoloLevel(key, entry.name(), monk_actions, exchange, entry.text("rule")))
        _finish(entry)
    wanted = [("standard", False, False), ("expert", True, False), ("challenge", True, True)]
    if [(x.id, x.monk_actions, x.exchange) for x in levels] != wanted:
        raise file.block("levels").problem(
            "standard ignores monk actions, expert carries them out, challenge also exchanges cards"
            " (J-L-5, J-L-6, J-L-7)"
        )
    effects = []
    for key, entry in file.block("effects").children():
        if key not in get_args(SoloKind):
            raise entry.problem(f"is no effect of the solo cards; they are {_listed(get_args(SoloKind))}")
        effects.append(SoloWord(cast(SoloKind, key), entry.name(), entry.text("rule")))
        _finish(entry)
    if missing := set(get_args(SoloKind)) - {e.kind for e in effects}:
        raise file.block("effects").problem(f"these are missing: {_listed(sorted(missing))}")
    in_play = {t.number for t in found.towns if t.number and t.id not in found.struck_towns(1)}
    cards = tuple(_solo_card(key, entry, max(in_play)) for key, entry in file.block("cards").children())
    solo = Solo(tuple(levels), tuple(effects), cards)
    _check_solo(file, solo)
    return solo


def _solo_card(key: str, entry: _Entry, highest: int) -> SoloCard:
    front = []
    for n, raw in enumerate(entry.value("front", list), 1):
        where = f"{entry.entry}.front {n}"
        if not isinstance(raw, dict) or len(raw) != 1:
            raise DataError(entry.file, where, "must be one person with one effect")
        person, stated = next(iter(raw.items()))
        front.append((person, _solo_effect(entry.file, where, stated)))
    card = SoloCard(
        key,
        entry.text("replaces") if "replaces" in entry else None,
        entry.number("post", 1, highest),
        tuple(front),
        cast(Literal["up", "down"], entry.word("arrow", ("up", "down"))),
        entry.word("monk", ("build", *TRACK_PERSONS, "scholar")),
    )
    _finish(entry)
    if sorted(p for p, _ in front) != sorted(TILE_PERSONS):
        raise entry.problem("the front shows each of the six persons once (J-L-14)")
    if dict(front)["craftsman"] != SoloEffect("build"):
        raise entry.problem("with the craftsman Johanna builds (J-L-21)")
    return card


def _solo_effect(file: str, where: str, stated: object) -> SoloEffect:
    if isinstance(stated, str):
        plain = [k for k in get_args(SoloKind) if k not in ("remove_place", "deed_from")]
        if stated not in plain:
            raise DataError(file, where, f"'{stated}' is no effect; they are {_listed(get_args(SoloKind))}")
        return SoloEffect(cast(SoloKind, stated))
    entry = _Entry(file, where, stated)
    if "remove_place" in entry:
        effect = SoloEffect("remove_place", entry.word("remove_place", TIERS))
    else:
        effect = SoloEffect("deed_from", entry.word("deed_from", ("left", "right")))
    entry.done()
    return effect


def _check_solo(file: _File, solo: Solo) -> None:
    block = file.block("cards")
    main = [c.id for c in solo.cards if not c.replaces]
    exchange = [(c.id, c.replaces) for c in solo.cards if c.replaces]
    if main != [str(n) for n in range(1, 15)]:
        raise block.problem("the main cards are 1 to 14 (J-C-5)")
    if exchange != [(f"{n}B", str(n)) for n in range(1, 5)]:
        raise block.problem("the exchange cards are 1B to 4B, in place of 1 to 4 (J-C-5, J-L-7)")
    if not any([p for p, _ in c.front[-2:]] == ["farmer", "boatman"] for c in solo.cards):
        raise block.problem("some card has the boatman at the bottom and the farmer above (J-L-17)")


def _johanna(file: _File) -> Johanna:
    tracks = file.block("tracks")
    points = tuple((person, tracks.numbers(person, 0)) for person in TRACK_PERSONS)
    tracks.done()
    if not all(p for _, p in points):
        raise tracks.problem("each track needs at least one field (J-L-19)")
    scholar, depot, slots, development = (file.block(k) for k in ("scholar", "depot", "slots", "development"))
    area = Johanna(
        points,
        cast(tuple[ScholarField, ...], scholar.words("fields", get_args(ScholarField))),
        depot.number_rows("rows", 0),
        slots.number("posts", 1),
        slots.number("citizens", 1),
        development.numbers("levels", 1),
    )
    for entry in (scholar, depot, slots, development):
        _finish(entry)
    citizens = [(n, f) for n, f in enumerate(area.scholar, 1) if f.endswith("citizen")]
    if citizens != [(2, "first_citizen"), (5, "second_citizen")]:
        raise scholar.problem("the first citizen is on field 2, the second on field 5 (J-L-25, J-L-26)")
    if missing := {"development", "shield", "monk"} - set(area.scholar):
        raise scholar.problem(f"no field gives: {_listed(sorted(missing))} (J-L-23)")
    if len(area.depot_rows) != 2 or not all(area.depot_rows):
        raise depot.problem("her depot has two rows (J-L-18)")
    if area.levels != tuple(range(1, 7)):
        raise development.problem("her six levels are 1 to 6 (J-L-24)")
    return area


# ---- loading -----------------------------------------------------------------------------------------------


def package_folder() -> Traversable:
    """Where the files of this package are."""
    return files("bastide.johanna")


def load_sheets(folder: Traversable | None = None) -> Sheets:
    """Read and check `data/*.toml`: in the package, or in another folder of the same form."""
    return _packaged_sheets() if folder is None else _load_sheets(folder)


@cache
def _packaged_sheets() -> Sheets:
    return _load_sheets(package_folder())


def _load_sheets(folder: Traversable) -> Sheets:
    opened: list[_File] = []

    def open_file(name: str, *blocks: str) -> _File:
        opened.append(_File(folder, name, blocks))
        return opened[-1]

    warehouse_file = open_file("warehouse.toml", "size", "goods", "columns")
    goods = _goods(warehouse_file)
    names = tuple(g.id for g in goods)
    highest, counts = _player_counts(open_file("player-counts.toml", "bag_numbers", "players"))
    country = _map(open_file("map.toml", "names", "parts", "towns", "routes"), names)
    return Sheets(
        terms=_terms(open_file("terms.toml", "terms")),
        persons=_persons(open_file("persons.toml", "persons"), names),
        bag_numbers=highest,
        player_counts=counts,
        map=country,
        warehouse=_warehouse(warehouse_file, goods),
        bank=_bank(open_file("bank.toml", "size", "start_coin", "rows", "columns"), names),
        depot=_depot(open_file("depot.toml", "shields")),
        development=_development(open_file("development.toml", "track", "fields"), names),
        monks=_monks(open_file("monks.toml", "monks")),
        deeds=_deeds(open_file("deeds.toml", "deeds"), names),
        places=_places(open_file("places.toml", "tiers", "display", "kinds", "cards"), names, counts),
        solo=_solo(open_file("solo-cards.toml", "levels", "effects", "cards"), country),
        johanna=_johanna(open_file("johanna.toml", "tracks", "scholar", "depot", "slots", "development")),
        origins=tuple(origin for file in opened for origin in file.origins),
    )


def load_options(folder: Traversable | None = None) -> tuple[TableOption, ...]:
    """Read and check `options.toml`."""
    path = "options.toml"
    top = _Entry(path, "", _parse(folder or package_folder(), path))
    return tuple(_option(name, entry) for name, entry in top.children())


def _option(name: str, entry: _Entry) -> TableOption:
    values = entry.value("values", list)
    if len(values) < 2 or any(type(v) not in (bool, int, str) for v in values):
        raise entry.problem("'values' must be at least two texts, whole numbers, or true and false")
    entry.seen.add("default")
    default = entry.raw.get("default")
    if not any(default == v and type(default) is type(v) for v in values):
        raise entry.problem(f"'default' must be one of its values: {_listed(values)}")
    labels_at = entry.child("labels")
    labels = []
    for value in values:
        key = str(value).lower() if isinstance(value, bool) else str(value)
        labels.append((value, _name(labels_at.child(key))))
    labels_at.done()
    option = TableOption(
        name,
        tuple(values),
        cast("bool | int | str", default),
        cast(Literal["core", "minor"], entry.word("weight", ("core", "minor"))),
        entry.text("question"),
        entry.numbers("players", 1, [1, 2, 3, 4, 5]),
        entry.name(),
        entry.name("help_en", "help_de"),
        tuple(labels),
    )
    entry.done()
    return option


SECTIONS: Final = (
    *("J-C", "J-S", "J-R", "J-T", "J-A", "J-FA", "J-KN", "J-BO", "J-CR", "J-TR", "J-SC", "J-N"),
    *("J-P", "J-D", "J-W", "J-Q", "J-X", "J-E", "J-Y", "J-Z", "J-O", "J-L", "J-M", "J-AMB"),
)
_RULE_ID: Final = re.compile(r"J-[A-Z]+-\d+")


def load_rules(folder: Traversable | None = None) -> tuple[RuleLine, ...]:
    """Read and check `rulebook/*.toml`."""
    root = folder or package_folder()
    names = sorted(p.name for p in (root / "rulebook").iterdir() if p.name.endswith(".toml"))
    found: dict[str, RuleLine] = {}
    for name in names:
        path = f"rulebook/{name}"
        for rule_id, entry in _Entry(path, "", _parse(root, path)).children():
            if rule_id in found:
                raise entry.problem(f"stands in {found[rule_id].file} already")
            found[rule_id] = _rule(rule_id, entry)
    for section in SECTIONS:
        numbers = sorted(int(r.rpartition("-")[2]) for r in found if found[r].section == section)
        if not numbers or numbers != list(range(1, len(numbers) + 1)):
            raise DataError("rulebook", section, "rules are missing: a section is numbered 1, 2, 3, …")
    for rule in found.values():
        known = (*rule.questions, *rule.rules, *_RULE_ID.findall(rule.text.en + rule.text.de))
        if unknown := [r for r in known if r not in found]:
            raise DataError(rule.file, rule.id, f"speaks of {_listed(unknown)}, which is no rule")
        for question in rule.questions:
            if rule.id not in found[question].rules:
                raise DataError(found[question].file, question, f"does not list {rule.id}, which raises it")
    return tuple(found.values())


def _rule(rule_id: str, entry: _Entry) -> RuleLine:
    if not _RULE_ID.fullmatch(rule_id):
        raise entry.problem("is not the ID of a rule, like J-KN-3")
    section = entry.word("section", {rule_id.rpartition("-")[0]} & set(SECTIONS))
    if is_question := section == "J-AMB":
        entry.words("tags", ("question",))
    line = RuleLine(
        rule_id,
        section,
        entry.file,
        "" if is_question else entry.text("decides"),
        "" if is_question else entry.text("when"),
        ((entry.text("question"),) if "question" in entry else ()) + entry.words("further_questions"),
        entry.text("switch") if is_question and "switch" in entry else None,
        entry.words("rules") if is_question else (),
        entry.name(),
    )
    entry.done()
    if is_question and not line.rules:
        raise entry.problem("no rule raises this question")
    return line


def check_all(folder: Traversable | None = None) -> None:
    """Check every file, and what they say about each other."""
    sheets, options, rules = load_sheets(folder), load_options(folder), load_rules(folder)
    known = {r.id: r for r in rules}
    claims: list[tuple[str, str, tuple[str, ...]]] = [
        *(("data/persons.toml", f"persons.{p.id}", (p.rule,)) for p in sheets.persons),
        *(("data/places.toml", f"cards.{c.id}", c.rules) for c in sheets.places.cards),
        *(("data/solo-cards.toml", f"levels.{x.id}", (x.rule,)) for x in sheets.solo.levels),
        *(("data/solo-cards.toml", f"effects.{e.kind}", (e.rule,)) for e in sheets.solo.effects),
        *(("options.toml", o.name, (o.question,)) for o in options),
    ]
    for file, entry, ids in claims:
        if unknown := [r for r in ids if r not in known]:
            raise DataError(file, entry, f"names {_listed(unknown)}, which is not in the rule index")
    catalogue = {r.id for r in rules if r.section == "J-O"}
    if spare := catalogue - {r for c in sheets.places.cards for r in c.rules}:
        raise DataError("data/places.toml", "cards", f"no place claims the rules {_listed(sorted(spare))}")
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
