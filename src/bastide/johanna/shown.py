"""What a page is shown of Johanna: the types of the view, of what is printed, and of what an option marks.

Names here are a promise to records and to the page, whose TypeScript is made from them (`make types`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType

from ..kernel import SeatLetter, TermInfo

Texts = dict[str, str]


class BankNow(Struct, frozen=True):
    circled: list[int]
    crossed: list[int]
    available: int
    columns: int


class Sheet(Struct, frozen=True):
    """Every mark on a sheet."""

    routes: list[str]
    reached: list[str]
    posts: list[str]
    crossed: list[str]
    eligible: list[str]
    goods: dict[str, int]
    columns: int
    bank: BankNow
    shields: int
    development: int
    level: int
    monks: int
    deeds: list[str]
    places: list[str]
    citizens: list[str]
    bonuses: list[str]


class Bag(Struct, frozen=True):
    number: int
    of: int
    struck: list[int]
    left: int
    tiles: dict[str, int]


class Acting(Struct, frozen=True):
    person: str
    source: str
    because: str
    plus: list[str]


class Pending(Struct, frozen=True, rename={"source": "from"}):
    """A bonus that waits to be carried out."""

    bonus: str
    kind: str
    what: str
    amount: int
    source: str
    yellow: bool
    rule: str


class DeedNow(Struct, frozen=True):
    by: SeatLetter | None
    struck: bool


class PlaceState(Struct, frozen=True):
    place: str
    tier: str
    cost: int
    owner: SeatLetter | None
    removed: bool
    open: bool


class Tier(Struct, frozen=True):
    open: bool
    acquired: int
    needed: int


class Score(Struct, frozen=True):
    points: int
    terms: list[TermInfo]


class Struck(Struct, frozen=True):
    """What is not played with so few."""

    towns: list[str]
    routes: list[str]


class CardSide(Struct, frozen=True):
    person: str
    effect: str
    what: str


class Card(Struct, frozen=True):
    """A card of the solo game."""

    id: str
    post: int
    front: list[CardSide]


class Back(Struct, frozen=True):
    """The back on top of her stack."""

    arrow: str
    monk: str


class Johanna(Struct, frozen=True):
    """Her area in the solo game."""

    level: str
    tracks: dict[str, int]
    shields: int
    posts: int
    towns: list[str]
    citizens: int
    development: int
    card: Card | None
    tile: str | None
    pile: list[str]
    stack: int
    unused: list[str]
    back: Back | None
    score: Score


class View(Struct):
    """What everybody sees of a game of Johanna."""

    turn: SeatLetter
    starter: SeatLetter | None
    round: int
    rounds: int
    bag: Bag
    display: list[str]
    discard: list[str]
    hand: str | None
    acting: Acting | None
    pending: list[Pending]
    sheets: dict[SeatLetter, Sheet]
    towns: dict[str, list[SeatLetter]]
    deeds: dict[str, DeedNow]
    gone: dict[str, SeatLetter | None]
    places: list[PlaceState]
    tiers: dict[str, Tier]
    scores: dict[SeatLetter, Score]
    struck: Struck
    most_posts: SeatLetter | None
    johanna: Johanna | UnsetType = UNSET
    """Only in the solo game."""


# -- what is printed (GET /api/johanna/sheet) --------------------------------------------------------------


class PrintedEffect(Struct, frozen=True):
    kind: str
    what: str
    amount: int
    choices: list[PrintedEffect]


class PrintedPerson(Struct, frozen=True):
    name: Texts
    tiles: int
    action: list[PrintedEffect]
    rule: str


class Town(Struct, frozen=True):
    id: str
    name: Texts
    at: tuple[float, float]
    part: str
    citizen: bool


class Route(Struct, frozen=True):
    id: str
    ends: tuple[str, str]
    by: str
    goods: list[str]
    development: int


class Part(Struct, frozen=True):
    name: Texts
    struck_with: list[int]


class PrintedMap(Struct, frozen=True):
    towns: list[Town]
    routes: list[Route]
    parts: dict[str, Part]


class PrintedGood(Struct, frozen=True):
    id: str
    name: Texts
    points: int


class Warehouse(Struct, frozen=True):
    columns: int


class Bank(Struct, frozen=True):
    rows: int
    columns: int


class Field(Struct, frozen=True):
    field: int
    multiplier: int


class Monks(Struct, frozen=True):
    hires: int
    points: list[int]


class PrintedDeed(Struct, frozen=True):
    deed: int
    name: Texts
    persons: list[str]
    effect: list[PrintedEffect]


class PrintedPlace(Struct, frozen=True):
    name: Texts
    tier: str
    kind: str
    person: str | None
    effect: list[PrintedEffect]
    printed: bool
    rules: list[str]


class PrintedTier(Struct, frozen=True):
    cost: int


class PrintedBonus(Struct, frozen=True):
    bonus: str
    kind: str
    what: str
    amount: int
    yellow: bool


class Reconstructed(Struct, frozen=True):
    """Something that the rulebook's text does not say."""

    part: str
    what: str
    word: str
    of: list[str]


class PrintedArea(Struct, frozen=True):
    """Her area of the solo game."""

    tracks: dict[str, list[int]]
    scholar: list[str]
    depot: list[list[int]]
    levels: list[int]


class Printed(Struct, frozen=True):
    """Everything on the sheet that never changes."""

    terms: dict[str, Texts]
    persons: dict[str, PrintedPerson]
    map: PrintedMap
    goods: list[PrintedGood]
    warehouse: Warehouse
    bank: Bank
    depot: list[int]
    development: list[Field]
    monks: Monks
    deeds: list[PrintedDeed]
    places: dict[str, PrintedPlace]
    tiers: dict[str, PrintedTier]
    bonuses: dict[str, PrintedBonus]
    reconstructed: list[Reconstructed]
    johanna: PrintedArea


# -- what options and events tell --------------------------------------------------------------------------


class Mark(TypedDict):
    """A mark that an option would make, in the order of the chain."""

    step: int
    mark: str
    rule: str
    target: str
    because: NotRequired[str]
    coins: NotRequired[int]
    deed: NotRequired[int]
    good: NotRequired[str]
    multiplier: NotRequired[int]
    number: NotRequired[int]
    person: NotRequired[str]
    place: NotRequired[str]
    route: NotRequired[str]
    row: NotRequired[int]
    tile: NotRequired[str]
    town: NotRequired[str]
    worth: NotRequired[int]


Earned = TypedDict(
    "Earned",
    {
        "step": int,
        "rule": str,
        "bonus": str,
        "from": str,
        "yellow": bool,
        "waits": bool,
        "because": str,
    },
)
Earned.__doc__ = """A bonus that comes of an option; `waits` if it is carried out later."""

OptionData = TypedDict("OptionData", {"marks": list[Mark], "bonuses": list[Earned], "from": str}, total=False)
OptionData.__doc__ = """What an option tells beside its words."""

EventData = TypedDict(
    "EventData",
    {
        "amount": int,
        "arrow": str,
        "because": str,
        "bonus": str,
        "card": str,
        "cards": int,
        "coins": int,
        "deed": int,
        "effect": str,
        "fields": int,
        "from": str,
        "good": str,
        "instead": str,
        "left": int,
        "level": int,
        "monk": str,
        "multiplier": int,
        "number": int,
        "passed": list[str],
        "person": str,
        "place": str,
        "places": list[str],
        "points": int,
        "posts": int | list[int],
        "round": int,
        "route": str,
        "row": int,
        "scores": dict[SeatLetter, int] | list[int],
        "side": str,
        "source": str,
        "target": str,
        "tier": str,
        "tile": str,
        "tiles": list[str],
        "town": str,
        "waits": bool,
        "what": str,
        "winners": list[SeatLetter],
        "worth": int,
        "yellow": bool,
    },
    total=False,
)
EventData.__doc__ = """What the log tells of an event."""
