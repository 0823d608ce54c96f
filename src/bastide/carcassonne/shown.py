"""What a page is shown of Carcassonne: the types of the view and of what options and events tell beside it.

Names here are a promise to records and to the page, whose TypeScript is made from them (`make types`).
A box whose options and events tell more has a module `shown` with an `OptionData` and an `EventData` of its
own. A box that shows more makes a struct of its keys, below `BoxView`, and answers the hook `view` with it.
"""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ..kernel import SeatLetter, TermInfo

Pair = tuple[int, int]
"""A square: x grows to the east, y to the south."""

LaidTile = tuple[int, int, str, int]
"""x, y, the tile and its quarter turns."""


class Place(Struct, frozen=True):
    """A part of a tile on the table."""

    square: Pair
    area: str
    part: str


class Standing(Struct, frozen=True):
    """A figure, and where it stands."""

    seat: SeatLetter
    figure: str
    square: Pair
    area: str
    part: str


class Stock(Struct, frozen=True):
    left: int
    tiles: dict[str, int]


class View(Struct, frozen=True):
    """What everybody sees of a game of Carcassonne, without what the boxes add."""

    tiles: list[LaidTile]
    figures: list[Standing]
    hand: str | None
    last: Pair | None
    turn: SeatLetter | None
    scores: dict[SeatLetter, int]
    supply: dict[SeatLetter, dict[str, int]]
    stock: Stock
    discarded: list[str]


class BoxView(Struct, frozen=True):
    """What a box adds to the view: each field is a key of it, absent without the box."""


class Owned(Struct, frozen=True):
    seat: SeatLetter
    figure: str


OptionData = TypedDict(
    "OptionData",
    {
        "area": str,
        "done": bool,
        "figure": str,
        "from": Place,
        "part": str,
        "square": Pair,
        "squares": list[Pair],
        "tile": str,
        "turn": int,
        "whole": int,
        "worth": int,
        "x": int,
        "y": int,
    },
    total=False,
)
OptionData.__doc__ = """What an option tells beside its words, without what the boxes add."""

EventData = TypedDict(
    "EventData",
    {
        "area": str,
        "at": Place,
        "figure": str,
        "from": Place,
        "kind": str,
        "owner": SeatLetter,
        "part": str,
        "scores": list[int],
        "square": Pair,
        "squares": list[Pair],
        "tile": str,
        "turn": int,
        "winners": list[SeatLetter],
        "x": float,
        "y": float,
    },
    total=False,
)
EventData.__doc__ = """What the log tells of an event, without what the boxes add."""


# -- what the board answers (the message `inspect`) ---------------------------------------------------------


class Holder(Struct, frozen=True):
    """Who stands in a feature, with which figures, and how much they count."""

    seat: SeatLetter
    figures: list[str]
    strength: int


class AreaBrief(Struct, frozen=True):
    """A feature: its parts, who holds it, its points as it lies, whether nothing left completes it."""

    kind: str
    size: int
    parts: list[Place]
    holders: list[Holder]
    owners: list[SeatLetter]
    now: int
    completed: bool
    never: bool


class Fit(Struct, frozen=True):
    """A tile that is left and fits: how it is turned, how many there are, whether it closes the feature."""

    tile: str
    turn: int
    count: int
    closes: bool


class End(Struct, frozen=True):
    """A free square where a feature goes on: what fits, and what it needs in north, east, south and west."""

    square: Pair
    fits: list[Fit]
    needs: list[str]


class CityAt(Struct, frozen=True):
    """A city at a field."""

    at: Place
    parts: list[Place]
    size: int
    completed: bool
    never: bool
    holders: list[Holder]


class Gain(Struct, frozen=True):
    """What a seat would still get at the end, and with whom it shares it."""

    kind: str
    points: int
    formula: list[TermInfo]
    at: Place | None
    shared: list[SeatLetter]


class Outlook(Struct, frozen=True):
    """The points of a seat if the game ended now."""

    track: int
    total: int
    gains: list[Gain]


class Scores(Struct, frozen=True, tag="scores", tag_field="about"):
    seats: dict[SeatLetter, Outlook]


class Areas(Struct, frozen=True, tag="areas", tag_field="about"):
    areas: list[AreaBrief]


class AreaCard(Struct, frozen=True, tag="area", tag_field="about"):
    """A feature in detail. `growth` is what each new tile adds where several are missing; `never` says that
    no tile that is left fits one of its ends."""

    area: AreaBrief
    crests: int
    tiles_left: int
    now: list[TermInfo]
    finished: list[TermInfo]
    growth: int
    ends: list[End]
    never: bool
    cities: list[CityAt]


class Gap(Struct, frozen=True, tag="gap", tag_field="about"):
    """What fits a free square next to the board."""

    end: End
    tiles_left: int


Inspection = Scores | Areas | AreaCard | Gap


# -- what is drawn (GET /api/carcassonne/art) ---------------------------------------------------------------

Point = tuple[float, float]


class PartArt(Struct, frozen=True):
    spot: Point
    label: Point
    path: str


class TileArt(Struct, frozen=True):
    """A turned tile: two fragments of 100 × 100 units, its parts by name, the middle of its signs."""

    under: str
    over: str
    parts: dict[str, PartArt]
    signs: dict[str, Point]


class Drawn(Struct, frozen=True):
    """A tile in its four turns."""

    quarters: list[TileArt]


class Themes(Struct, frozen=True):
    light: str
    dark: str


class ArtSheet(Struct, frozen=True):
    """What all tiles share, and the figures."""

    defs: str
    css: Themes
    figures: dict[str, str]
    places: dict[str, dict[str, list[Point]]]
    """Where pieces stand on the start blocks, from the corner of the square 0,0."""
