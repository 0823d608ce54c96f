"""What the REST calls take and give. What comes in is closed, as in `protocol.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from ..kernel import SEATS, Choice, Preset, SeatLetter, Switch
from .fields import WHOLE, Kind, Letter, Name, Value, Word, Words
from .protocol import ClockRule

Key = Annotated[str, Meta(min_length=16, max_length=64)]
"""The key by which a browser is known again; the server keeps its hash only."""


class WantedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be opened."""

    kind: Kind
    name: Name | None = None
    bot: Word | None = None


class PlayedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a game that is under way already: nobody is waited for."""

    kind: Literal["human", "bot"]
    name: Name | None = None
    bot: Word | None = None


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=len(SEATS))]
    sets: Words = []
    elements: Words = []
    options: Annotated[dict[Word, bool | int | Value], Meta(max_length=200)] = {}
    seed: Annotated[int, Meta(ge=0, le=WHOLE)] | Word | None = None
    listed: bool = True
    clock: ClockRule | None = None
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    level: Word | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None
    """That a person may take for a move; not together with a clock."""
    person: Key | None = None
    """Who opens it: the seats are then theirs on all their devices."""
    own_box: bool = False
    """Whether people draw real tiles and enter what came."""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from an earlier position of another."""

    move: Annotated[int, Meta(ge=0, le=WHOLE)]
    seats: Annotated[list[PlayedSeat], Meta(min_length=1, max_length=len(SEATS))]
    listed: bool = True
    person: Key | None = None
    draws: Literal["new", "same"] = "new"
    """Of a finished game: whether what was drawn after the position comes again, as far as it can."""


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from a record. Without seats, all belong to who opens it."""

    record: Annotated[Raw, Meta(extra={"typescript": "Record<string, unknown>"})]
    seats: Annotated[list[PlayedSeat], Meta(min_length=1, max_length=len(SEATS))] | None = None
    listed: bool = True
    person: Key | None = None


class Opened(Struct, frozen=True):
    """An opened table, the tokens of the seats that belong to who opened it, and the one by which it can be
    deleted."""

    table: str
    seats: dict[SeatLetter, str]
    opener: str | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """An open seat to be taken."""

    seat: Letter
    name: Name = ""
    person: Key | None = None


class Joined(Struct, frozen=True):
    token: str


class Code(Struct, frozen=True):
    """A code to scan: so many squares wide, and the path of the dark ones."""

    size: int
    path: str


class Link(Struct, frozen=True):
    url: str
    code: Code | None


class Invitation(Struct, frozen=True):
    """The links by which others come to a table; none when only this machine can reach it."""

    links: list[Link]


class Health(Struct, frozen=True):
    ok: bool
    version: str


class Checked(Struct, frozen=True):
    """A record that can be replayed."""

    ok: bool
    moves: int
    scores: dict[SeatLetter, int]
    finished: bool


class GameInfo(Struct, frozen=True):
    """All that a game offers before it starts."""

    name: str
    titles: Mapping[str, str]
    seats: tuple[int, int]
    sets: Sequence[Choice]
    elements: Sequence[Choice]
    switches: Sequence[Switch]
    presets: Sequence[Preset]
    default_sets: Sequence[str]
    bots: Sequence[str]


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    module: str
    tags: Sequence[str]
    texts: Mapping[str, str]


# -- the game of the day -------------------------------------------------------------------------------------


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Today's game, to be begun or gone on with."""

    person: Key
    name: Name = ""


class AskDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """How a day went; without a number today."""

    person: Key | None = None
    number: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class DailyGame(Struct, frozen=True):
    """Somebody's game of a day."""

    table: str
    over: bool
    points: int | None
    hers: int | None
    won: bool | None
    hints: int
    takebacks: int
    verified: bool | None
    """Whether a replay with the seed of the day came to the same; null before the end."""


class DailyInfo(Struct, frozen=True):
    """A day: how the person played, how everybody did."""

    number: int
    day: str
    today: int
    seconds: int
    """Until the next day begins, everywhere at once."""
    mine: DailyGame | None
    streak: int
    won: int
    lost: int
    best: int | None
    week: list[bool]
    """Of the day and the five before it, the latest last: whether the person has played."""
    games: int
    columns: list[int]
    """How many games have less than 40 points, 40 to 49, and so on, and 90 or more."""
    better: int
    """Than so many of the others the person was."""
