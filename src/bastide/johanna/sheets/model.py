"""What is printed, as frozen dataclasses: sheet, tiles, cards, switches and the rule index."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from .words import TILES, EffectKind, PlaceKind, ScholarField, SoloKind, Terrain


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
