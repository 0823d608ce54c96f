"""The messages between page and server, both ways. `docs/protocol.md` is the contract; this is its form.

What comes in is closed: an unknown field, a wrong type or a text that is too long is refused as a whole.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from .. import text as words
from ..kernel import SEATS, Blank, Problem, RecordProblem, Refused, SeatLetter, TermInfo
from ..kernel import Option as Offered
from ..study.verdicts import Reason, ShownDecision

MESSAGE_LIMIT = 64 * 1024
"""Bytes in a message or a request. A longer one is refused."""

ABUSE_LIMIT = 1024 * 1024
"""Bytes in a message that end the connection."""

RECORD_LIMIT = 1024 * 1024
"""Bytes in an uploaded record; a long real game has a twentieth of that."""

LONGEST_SENTENCE = 600
"""Characters in what is said about a problem."""

T = TypeVar("T")

WHOLE = 2**53 - 1
"""The largest number that a page can hold exactly."""

Id = Annotated[int, Meta(ge=-WHOLE, le=WHOLE)] | Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Words = Annotated[list[Word], Meta(max_length=100)]
Value = Annotated[str, Meta(min_length=1, max_length=400)]
Letter = Annotated[str, Meta(min_length=1, max_length=1, extra={"typescript": "Seat"})]
Name = Annotated[str, Meta(max_length=40)]
Status = Literal["open", "running", "finished"]
Kind = Literal["human", "bot", "open"]
StandInBy = Literal["owner", "table", "clock", "days", "gone"]
"""Who let a bot play: the person, the others, a clock, the days of a move, or the person for good."""
Emote = Literal["hello", "nice", "oops", "thanks", "think", "hurry"]
SwitchValue = bool | int | str
GameView = Annotated[Any, Meta(extra={"typescript": "GameView"})]
"""What the game shows (`View` in its module `shown`)."""
GameInspection = Annotated[Any, Meta(extra={"typescript": "GameInspection"})]
"""What the game tells about something on the table (`Inspection` in its module `shown`)."""
EventData = Annotated[Mapping[str, Any], Meta(extra={"typescript": "EventData"})]
"""What the game tells of an event (`EventData` in its module `shown`)."""

# -- what the page says over the WebSocket -------------------------------------------------------------------


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
        raise BadMessage("bad-message", f"This request cannot be read: {reason}") from None


# -- what the server says ------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat as anybody may know it."""

    seat: SeatLetter
    kind: Kind
    name: str
    connected: bool
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for the person."""
    stand_in_by: StandInBy | None = None
    grace: int | None = None
    """Of a person who is away: the seconds until a bot can stand in, 0 when it can."""


class SetupInfo(Struct, frozen=True):
    """What is played: checked and complete."""

    seats: int
    sets: Sequence[str]
    elements: Sequence[str]
    options: Mapping[str, SwitchValue]


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for each seat: minutes for the whole game, and seconds that come back with each turn."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class TakeBackInfo(Struct, frozen=True):
    """Somebody wants to take back: how many lines would stay, and who has still to agree."""

    seat: SeatLetter
    keep: int
    waits: list[SeatLetter]


class OutdatedInfo(Struct, frozen=True):
    """The game was played with other rules, which differ from a line on: the table stands at the last moment
    that holds, and goes on from there if the people agree to take the rest back."""

    lines: int
    at: int
    keep: int
    played: str
    """The version of Bastide that the game was last played with; empty: an early one."""
    here: str


class StandInInfo(Struct, frozen=True):
    """Somebody wants a bot to play for a seat whose person is away, and who has still to agree."""

    seat: SeatLetter
    by: SeatLetter
    waits: list[SeatLetter]


class TableInfo(Struct, frozen=True):
    """What anybody may know of a table."""

    table: str
    game: str
    setup: SetupInfo
    seats: list[SeatInfo]
    status: Status
    moves: int
    asked: list[SeatLetter]
    scores: dict[SeatLetter, int] | None = None
    clock: ClockRule | None = None
    takeback: TakeBackInfo | None = None
    standin: StandInInfo | None = None
    level: str = ""
    """The bot that stands in for somebody who is away."""
    seed: int | str | None = None
    """Given by who opened the table; null: the server draws, and has told the hash of its seed."""
    commitment: str | None = None
    daily: int | None = None
    """The number of the day, at the table of somebody's game of the day."""
    days: int | None = None
    """That a person may take for a move."""
    since: dict[SeatLetter, float] = {}
    """Since when people are asked, in seconds since 1970; only where somebody has given a key."""
    chat: bool = False
    """Whether people of the table can write to each other."""
    own_box: bool = False
    """Whether people draw real tiles and enter what came."""
    outdated: OutdatedInfo | None = None


class TableNews(TableInfo, frozen=True, tag="table", tag_field="type"):
    """The same as a message."""


class Option(Struct, frozen=True):
    """An option as the page gets it. It answers with the text; the action itself stays with the server."""

    text: str
    verb: str
    label: str
    args: Mapping[str, Any]
    targets: tuple[str, ...]
    rules: tuple[str, ...]
    data: Mapping[str, Any]

    @classmethod
    def of(cls, option: Offered) -> Option:
        return cls(*(getattr(option, name) for name in cls.__struct_fields__))


class Turn(Struct, frozen=True):
    """A seat's part in a decision."""

    tag: str
    options: list[Option]


class DecisionInfo(Struct, frozen=True):
    """What is asked, of whom, and the options of one's own seats."""

    name: str
    kind: str
    seats: list[SeatLetter]
    rules: Sequence[str]
    mine: dict[SeatLetter, Turn]


class LogEntry(Struct, frozen=True):
    """An event as the log tells it. `move` is the number of lines in the record before it."""

    move: int
    type: str
    seat: SeatLetter | None
    rule: str
    data: EventData
    points: int
    formula: list[TermInfo]


class Outcome(Struct, frozen=True):
    """What can be drawn, as records name it, and how many there are."""

    outcome: str
    count: int


class EntryInfo(Struct, frozen=True):
    """A draw that waits for somebody to enter what came."""

    line: int
    """Lines of the record before it; an `enter` for another is stale."""
    topic: str
    seat: SeatLetter | None
    """Whose bag it is; null: it belongs to all."""
    number: int
    """How many are drawn one after the other."""
    left: int
    outcomes: list[Outcome]
    """Only for who may know them."""
    rules: Sequence[str]


class EntryLine(Struct, frozen=True):
    """Something that was entered, and where; `topic` is null where it is an action."""

    line: int
    topic: str | None
    seat: SeatLetter | None
    text: str


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """The position as one seat, or a spectator, sees it, and what is new in the log."""

    moves: int
    seat: SeatLetter | None
    view: GameView
    decision: DecisionInfo | None
    log: list[Annotated[Raw, Meta(extra={"typescript": "LogEntry"})]]
    log_from: int
    undo: list[SeatLetter]
    takeback: list[SeatLetter]
    """The seats that may ask to take back more."""
    stood_in: list[SeatLetter]
    """Your seats for which a bot has played while you were away: `takeback` goes back to before that."""
    clocks: dict[SeatLetter, float] | None
    """The seconds that each seat has left."""
    over: bool
    winners: list[SeatLetter]
    entry: EntryInfo | None = None
    """With one's own box: what was drawn and has to be entered now."""


class Position(Struct, frozen=True):
    """An earlier position as one seat, or a spectator, saw it, and where there are others."""

    move: int
    moves: int
    steps: list[int]
    seat: SeatLetter | None
    view: GameView
    decision: DecisionInfo | None
    over: bool
    winners: list[SeatLetter]


class Worth(Struct, frozen=True):
    """What a bot makes of an option: how much better or worse its seat would stand, in points."""

    text: str
    worth: float


class AdvisedTurn(Struct, frozen=True):
    """A whole turn that a bot weighs: its decisions, by how many points it improves the seat, and why."""

    turn: list[ShownDecision]
    worth: float
    close: bool = False
    """Whether it is about as good as the best."""
    reasons: list[Reason] = []
    samples: int = 0
    """Futures in which it was played on; 0 if all there are were looked at."""


class Advice(Struct, frozen=True):
    """What a bot would do now, and what it thinks of this and of the others, the best first."""

    option: Option
    worth: float
    options: list[Worth]
    turns: list[AdvisedTurn] = []
    """The best turn and up to two alternatives."""
    mine: AdvisedTurn | None = None
    """What was to be compared; its reasons say why the best is better."""


class EmoteNews(Struct, frozen=True, tag="emote", tag_field="type"):
    seat: SeatLetter
    emote: Emote


class ChatLine(Struct, frozen=True):
    number: int
    seat: SeatLetter
    at: float
    text: str


class ChatNews(Struct, frozen=True, tag="chat", tag_field="type"):
    """What people have written: all that is kept, or what is new."""

    lines: list[ChatLine]
    whole: bool
    muted: list[SeatLetter]
    """The seats that are not heard here."""


class ThinkingNews(Struct, frozen=True, tag="thinking", tag_field="type"):
    """How far a bot is: `running` moves are left of `of`, and it has spent this share of its time.

    No numbers of moves (0) while several decide in secret.
    """

    seat: SeatLetter
    running: int
    of: int
    share: float


Blanks = Annotated[Mapping[str, Any], Meta(extra={"typescript": "Blanks"})]
"""What a sentence about a problem needs to know: numbers, names, lists of names."""


class RefusalInfo(Struct, frozen=True):
    """Why something may not be done. `message` is the sentence in English, for those who have no words."""

    code: str
    rule: str | None
    message: str
    blanks: Blanks


class ErrorInfo(Struct, frozen=True):
    """What is wrong; `index` is the line of a record at fault. `message` says it in English, for those who
    have no words of their own."""

    code: str
    message: str
    detail: str | UnsetType = UNSET
    """What exactly, where one code has several sentences."""
    rule: str | UnsetType | None = UNSET
    index: int | UnsetType = UNSET
    blanks: Blanks | UnsetType = UNSET


class Failed(Struct, frozen=True, tag="answer", tag_field="type"):
    """A message that was refused."""

    id: int | str | None
    ok: Literal[False]
    error: ErrorInfo


class Answer(Struct, frozen=True, tag="answer", tag_field="type"):
    """What became of a message."""

    id: int | str | None
    ok: Literal[True]
    refusal: RefusalInfo | UnsetType | None = UNSET
    hint: Advice | UnsetType = UNSET
    position: Position | UnsetType = UNSET
    inspection: GameInspection | UnsetType = UNSET
    entries: list[EntryLine] | UnsetType = UNSET
    entry: EntryInfo | UnsetType | None = UNSET


_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def text(value: Any) -> str:
    """A message as it is sent."""
    return _encoder.encode(value).decode()


def packed(message: str) -> bytes:
    """A large message for those who can unpack it: a list of options or a log repeats itself."""
    return zlib.compress(message.encode())


def _in_short(sentence: str) -> str:
    """Without what somebody wrote at length, and which is quoted."""
    half = LONGEST_SENTENCE // 2
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:half]} … {sentence[-half:]}"


def error(problem: Problem) -> ErrorInfo:
    """A problem as every answer tells it."""
    index = problem.index if isinstance(problem, RecordProblem) else None
    return ErrorInfo(
        problem.code,
        _in_short(words.problem(problem)),
        problem.detail or UNSET,
        problem.rule or UNSET,
        UNSET if index is None else index,
        blanks(problem.blanks) or UNSET,
    )


def refusal(refused: Refused) -> RefusalInfo:
    return RefusalInfo(refused.code, refused.rule or None, words.problem(refused), blanks(refused.blanks))


def blanks(given: Mapping[str, Blank]) -> dict[str, Any]:
    """The blanks of a sentence as JSON; a problem behind another one is a problem, too."""

    def told(value: Blank) -> Any:
        if isinstance(value, Problem):
            return error(value)
        return _in_short(value) if isinstance(value, str) else value

    return {name: told(value) for name, value in given.items()}
