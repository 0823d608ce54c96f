"""What a page is shown of Orléans: the types of the view and of what options and events tell beside it.

Names here are a promise to records and to the page, whose TypeScript is made from them (`make types`)."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ..kernel import SeatLetter, TermInfo

Count = dict[str, int]
BySeat = dict[SeatLetter, int]

Gives = TypedDict(
    "Gives",
    {
        "recruit": str,
        "track": str,
        "space": int,
        "good": str,
        "coins": int,
        "development": int,
        "technology": int,
        "tile": list[str],
        "draw": int,
        "citizen": int,
        "towns": list[str],
        "by": str,
        "station": str,
        "pay": int,
        "one of": "list[Gives]",
    },
    total=False,
)
Gives.__doc__ = """What something brings: a space of a track, a place, a deed."""


class Forecast(TypedDict, total=False):
    """What this round's event would mean for a player if it came now."""

    coins: int
    food: int
    have: int
    penalty: int


class Card(Struct, frozen=True):
    """A card of the hour glass."""

    event: str
    letter: str | None


class Hour(Struct, frozen=True):
    turned: list[Card]
    left: Count
    next_letter: str | None


class Slot(Struct, frozen=True):
    good: str | None
    used: bool


class RouteNow(Struct, frozen=True):
    id: int
    name: str
    by: str
    towns: tuple[str, str]
    goods: list[Slot]


class MapNow(Struct, frozen=True):
    towns: dict[str, list[SeatLetter]]
    merchants: dict[SeatLetter, str]
    routes: list[RouteNow]


class Citizen(Struct, frozen=True):
    at: str
    owner: SeatLetter | None


class DeedNow(Struct, frozen=True):
    left: int
    filled: Count
    free: Count
    citizen: SeatLetter | None


class Supply(Struct, frozen=True):
    characters: Count
    technology: int
    coins: int | None


class Gone(Struct, frozen=True):
    """What is out of the game."""

    characters: Count
    goods: Count
    technology: int


class Space(Struct, frozen=True):
    space: str
    needs: str
    has: str | None


class Hindrance(Struct, frozen=True):
    """Why a place can't be used: a refusal."""

    code: str
    rule: str
    blanks: dict[str, str | int | list[str]] = {}


class PlaceNow(Struct, frozen=True):
    """A place: its spaces, what covers them, whether it is activated, and what it would do now or why not."""

    id: str
    category: str | None
    use: str
    spaces: list[Space]
    ready: bool
    gives: Gives
    hindrance: Hindrance | None


class Planned(Struct, frozen=True):
    space: str
    follower: str


class Stations(Struct, frozen=True):
    built: int
    unbuilt: int
    lost: int


class Held(Struct, frozen=True):
    held: int
    farmer_only: int


class Player(Struct, frozen=True):
    """A player's board."""

    coins: int
    goods: Count
    stations: Stations
    citizens: int
    status: int
    development: int
    allowance: int
    market: Count
    market_spaces: int
    tower: Count | None
    bag: Count | None
    bag_size: int
    technology: Held
    places: list[PlaceNow]
    plan: list[Planned]
    points: int
    formula: list[TermInfo]


class Debt(Struct, frozen=True):
    seat: SeatLetter
    coins: int


class Now(Struct, frozen=True):
    """What is under way: the place being executed, followers in hand, a debt, food that is due."""

    place: str | None
    hand: list[str]
    debt: Debt | None
    food_due: int


class View(Struct, frozen=True):
    """What a seat, or a spectator, sees of a game of Orléans."""

    edition: str
    round: int
    rounds: int
    phase: int
    start: SeatLetter
    turn: SeatLetter | None
    passed: list[SeatLetter]
    finished: list[SeatLetter]
    event: Card | None
    forecast: dict[SeatLetter, Forecast]
    hour: Hour
    map: MapNow
    tracks: dict[str, BySeat]
    development: BySeat
    citizens: list[Citizen]
    deeds: dict[str, DeedNow]
    goods: Count
    supply: Supply
    tiles: dict[str, str]
    """The owner's letter, `stack` or `out`."""
    gone: Gone
    players: dict[SeatLetter, Player]
    scores: BySeat
    now: Now


# -- what is printed (GET /api/orleans/board) --------------------------------------------------------------


class Words(Struct, frozen=True):
    """A text in each language."""

    en: str
    de: str


class Town(Struct, frozen=True):
    """A town; `at` is in percent of the map. `shared` is where each player may build."""

    id: str
    short: str
    at: tuple[float, float]
    shared: bool


class Connection(Struct, frozen=True):
    id: int
    by: str
    towns: tuple[str, str]
    slots: int
    bend: float
    slot_at: float


class PrintedTrack(Struct, frozen=True):
    id: str
    character: str
    spaces: list[Gives]


class PrintedDevelopment(Struct, frozen=True):
    last: int
    status: Count
    coins: Count
    citizens: list[int]


class Reward(TypedDict, total=False):
    coins: int
    development: int


class PrintedDeed(Struct, frozen=True):
    id: str
    spaces: list[str]
    rewards: list[Reward]


class PlaceEffect(TypedDict, total=False):
    coins: int
    coins_per: str
    development: int
    good: str
    technology: int
    recruit: list[str]
    travel: str
    stations: int
    market: int
    send: int
    draw: int
    pay: int
    special: str
    stands_for: dict[str, list[str]]


class PrintedPlace(Struct, frozen=True):
    id: str
    category: str | None
    use: str
    spaces: list[str]
    does: Words
    rules: list[str]
    effect: PlaceEffect


class PrintedGood(Struct, frozen=True):
    id: str
    points: int
    food: bool


class PrintedEvent(Struct, frozen=True):
    does: Words
    rules: list[str]


class Board(Struct, frozen=True):
    """What is printed."""

    towns: list[Town]
    connections: list[Connection]
    tracks: list[PrintedTrack]
    development: PrintedDevelopment
    deeds: list[PrintedDeed]
    places: list[PrintedPlace]
    tiles: list[PrintedPlace]
    goods: list[PrintedGood]
    characters: list[str]
    events: dict[str, PrintedEvent]
    strengths: dict[str, Count]
    harvest_penalty: int


# -- what options and events tell --------------------------------------------------------------------------


class OptionData(TypedDict, total=False):
    """What an option tells beside its words."""

    connection: int
    debt: int
    due: int
    follower: str
    gives: Gives | list[Reward]
    goods: list[str]
    left: int
    needs: list[str]
    place: str
    ready: bool
    space: str


EventData = TypedDict(
    "EventData",
    {
        "character": str,
        "coins": int,
        "debt": int,
        "deed": str,
        "draw": int,
        "event": str,
        "evicted": str,
        "follower": str,
        "followers": list[str],
        "from": str,
        "good": str,
        "letter": str,
        "market": Count,
        "number": int,
        "place": str,
        "round": int,
        "scores": list[int],
        "space": int | str,
        "spaces": list[Planned],
        "standing": BySeat,
        "status": int,
        "steps": int,
        "tile": str,
        "town": str,
        "track": str,
        "what": str,
        "why": str,
        "winners": list[SeatLetter],
    },
    total=False,
)
EventData.__doc__ = """What the log tells of an event."""
