"""What the calls about people take and give. What comes in is closed, as in `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..kernel import SEATS, SeatLetter
from .calls import Code, Key
from .fields import Kind, Letter, Name, StandInBy, Status

DeviceKind = Literal["computer", "phone", "tablet"]
Email = Annotated[str, Meta(max_length=254)]
Ticket = Annotated[str, Meta(min_length=8, max_length=64)]
Hour = Annotated[int, Meta(ge=0, le=23)]


class AskMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is there, and what the page knows of them."""

    person: Key
    name: Name | None = None
    language: Literal["en", "de"] | None = None
    zone: Annotated[int, Meta(ge=-900, le=900)] | None = None
    """Minutes that their clock is ahead of UTC."""
    kind: DeviceKind | None = None


class DeviceInfo(Struct, frozen=True):
    id: str
    kind: DeviceKind
    seen: float
    here: bool
    push: bool


class Me(Struct, frozen=True):
    """What a person may know of themselves."""

    known: bool
    """Whether there is anything to know: a person is made with their first table."""
    name: str = ""
    language: str = "en"
    zone: int = 0
    devices: list[DeviceInfo] = []
    email: str | None = None
    """Once it is confirmed."""
    mails: bool = False
    """Whether they are told by mail that it is their turn."""
    quiet: tuple[int, int] | None = None
    """The hours between which they are told nothing."""
    push_key: str | None = None
    """The server's public key for Web Push; null where it can't push."""
    can_mail: bool = False
    """Whether the server can write mails."""


class AskPerson(Struct, frozen=True, forbid_unknown_fields=True):
    person: Key


class Handover(Struct, frozen=True):
    """What brings a person to another device, once and for a while."""

    url: str
    code: str
    picture: Code | None
    seconds: int


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser becomes one of a person's devices; `person` is its own new key."""

    code: Ticket
    person: Key
    kind: DeviceKind = "computer"


class TakenOver(Struct, frozen=True):
    name: str


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    person: Key
    device: Annotated[str, Meta(min_length=12, max_length=12)]


class GiveEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be confirmed; an empty one forgets the one that is there."""

    person: Key
    email: Email


class ConfirmEmail(Struct, frozen=True, forbid_unknown_fields=True):
    code: Ticket


class Confirmed(Struct, frozen=True):
    email: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has lost their key and asks for a mail with a new one."""

    email: Email


class Sent(Struct, frozen=True):
    """A mail is on its way, if there is anybody to get it."""

    ok: bool = True


class ChooseNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """By mail or not, and when not at all."""

    person: Key
    mails: bool
    quiet: tuple[Hour, Hour] | None = None


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser wants to be told; nothing: nowhere."""

    person: Key
    endpoint: Annotated[str, Meta(max_length=1000)] | None = None
    keys: PushKeys | None = None


# -- games -------------------------------------------------------------------------------------------------


class ClaimSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that were taken without a key: their tokens show whose they are."""

    person: Key
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=len(SEATS))]


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """`leave` gives seats back at a table that waits, `resign` lets a bot play on, `remove` takes a game off
    the list."""

    person: Key
    how: Literal["leave", "resign", "remove"]


class Nudge(Struct, frozen=True, forbid_unknown_fields=True):
    person: Key
    seat: Letter


class MySeat(Struct, frozen=True):
    seat: SeatLetter
    kind: Kind
    name: str
    bot: str | None
    stand_in: str | None
    stand_in_by: StandInBy | None


class MyGame(Struct, frozen=True):
    """A game of a person, as the lobby shows it."""

    table: str
    game: str
    status: Status
    seats: list[MySeat]
    mine: list[SeatLetter]
    since: dict[SeatLetter, float]
    """Who has to move, and since when."""
    days: int | None
    changed: float
    scores: dict[SeatLetter, int] | None
    winners: list[SeatLetter]
    nudge: list[SeatLetter]
    """Who may be asked to play."""


class MyGames(Struct, frozen=True):
    games: list[MyGame]
    finished: int
    """How many there are, of which the latest are among the games."""
    now: float
    """The server's clock."""
