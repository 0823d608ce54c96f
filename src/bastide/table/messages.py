"""What the page says over the WebSocket, and how it is read.

It is closed: an unknown field, a wrong type or a text that is too long is refused as a whole.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from ..kernel import SEATS, Blank, Problem
from .fields import MESSAGE_LIMIT, WHOLE, Emote, Id, Letter, Word

T = TypeVar("T")


class Incoming(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a page."""


class Hello(Incoming, frozen=True, tag="hello"):
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=len(SEATS))] = []
    since: Annotated[int, Meta(ge=0, le=WHOLE)] = 0
    unpacks: bool = False
    id: Id | None = None


class Act(Incoming, frozen=True, tag="act"):
    id: Id
    seat: Letter
    tag: Annotated[str, Meta(max_length=64)]
    action: Annotated[str, Meta(max_length=1000)]


class Undo(Incoming, frozen=True, tag="undo"):
    id: Id
    seat: Letter


class Why(Incoming, frozen=True, tag="why"):
    id: Id
    seat: Letter
    action: Annotated[str, Meta(max_length=1000)]


class TakeBack(Incoming, frozen=True, tag="takeback"):
    """Go back to before this seat's last action, if the others agree."""

    id: Id
    seat: Letter


class Consent(Incoming, frozen=True, tag="consent"):
    """What a seat says to somebody who wants to take back; who asked may withdraw with a no."""

    id: Id
    seat: Letter
    agree: bool


class Hint(Incoming, frozen=True, tag="hint"):
    """What a bot would do; and, if a seat has something in mind, why not that."""

    id: Id
    seat: Letter
    mine: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=8)] = []
    """The first decisions of a turn that is to be compared, as a record writes them."""


class StandIn(Incoming, frozen=True, tag="stand-in"):
    """Let a bot play for a seat, or no longer."""

    id: Id
    seat: Letter
    bot: Word | None


class SayEmote(Incoming, frozen=True, tag="emote"):
    id: Id
    seat: Letter
    emote: Emote


class Hurry(Incoming, frozen=True, tag="hurry"):
    """Let the bot that thinks move at once, by the best that it has found so far."""

    id: Id
    seat: Letter


LONGEST_LINE = 500
"""Characters that somebody can write at once."""


class SayChat(Incoming, frozen=True, tag="chat"):
    """Write something to the others at the table."""

    id: Id
    seat: Letter
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Mute(Incoming, frozen=True, tag="mute"):
    """Hear no more of a seat at this table, or hear it again."""

    id: Id
    seat: Letter
    whom: Letter
    muted: bool


class LookBack(Incoming, frozen=True, tag="look"):
    """The position after so many lines of the record, as a seat saw it."""

    id: Id
    move: Annotated[int, Meta(ge=0, le=WHOLE)]
    seat: Letter | None = None


class Inspect(Incoming, frozen=True, tag="inspect"):
    """What something on the table tells, now or after so many lines of the record."""

    id: Id
    target: Word
    move: Annotated[int, Meta(ge=0, le=WHOLE)] | None = None
    seat: Letter | None = None


class Enter(Incoming, frozen=True, tag="enter"):
    """With one's own box: what was drawn, in order. Without outcomes the server draws."""

    id: Id
    line: Annotated[int, Meta(ge=0, le=WHOLE)]
    outcomes: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=100)] = []


class Correct(Incoming, frozen=True, tag="correct"):
    """Another text in a line that was entered, or without a text: back to before it. With `cut`, what no
    longer fits afterwards is given up."""

    id: Id
    line: Annotated[int, Meta(ge=0, le=WHOLE)]
    text: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None
    cut: bool = False


class AskEntries(Incoming, frozen=True, tag="entries"):
    """What was entered so far; with a line, what could have come there."""

    id: Id
    line: Annotated[int, Meta(ge=0, le=WHOLE)] | None = None


Message = (
    Hello
    | Act
    | Undo
    | Why
    | TakeBack
    | Consent
    | Hint
    | StandIn
    | SayEmote
    | SayChat
    | Mute
    | Hurry
    | LookBack
    | Inspect
    | Enter
    | Correct
    | AskEntries
)
TYPES = tuple(str(kind.__struct_config__.tag) for kind in get_args(Message))


class Loose(Struct):
    """As much of a bad message as an answer needs."""

    id: Any = None
    type: Any = None


class BadMessage(Problem):
    """A message that is none. `id` is that of the message where it could be read."""

    def __init__(self, code: str, id: int | str | None = None, **blanks: Blank) -> None:
        super().__init__(code, blanks)
        self.id = id


_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_loose = msgspec.json.Decoder(Loose)
_UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


def read_message(data: str | bytes) -> Message:
    """What a page said; `BadMessage` when it is not one of the known messages."""
    if len(data) > MESSAGE_LIMIT:
        raise BadMessage("too-large", most=MESSAGE_LIMIT)
    try:
        return _decoder.decode(data)
    except _UNREADABLE as error:
        reason = str(error) or "it is nested too deeply"
    try:
        seen = _loose.decode(data)
    except _UNREADABLE:
        raise BadMessage("bad-message", why=reason) from None
    if isinstance(seen.type, str) and seen.type not in TYPES:
        raise BadMessage("unknown-type", _id(seen.id), known=TYPES)
    raise BadMessage("bad-message", _id(seen.id), why=reason)


def _id(value: Any) -> int | str | None:
    try:
        known: int | str = msgspec.convert(value, Id)
        return known
    except msgspec.ValidationError:
        return None


def read_body(data: bytes, kind: type[T]) -> T:
    """The body of a request as one of our structs; `BadMessage` when it is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except _UNREADABLE as error:
        reason = str(error) or "it is nested too deeply"
        raise BadMessage("bad-message", why=reason) from None
