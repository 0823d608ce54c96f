"""What the server says to the page. `docs/protocol.md` is the contract; `messages.py` has the other way."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from .. import text as words
from ..kernel import Blank, Problem, RecordProblem, Refused, SeatLetter, TermInfo
from ..kernel import Option as Offered
from ..study.verdicts import Reason, ShownDecision
from .fields import Emote, EventData, GameInspection, GameView, Kind, StandInBy, Status, SwitchValue

LONGEST_SENTENCE = 600
"""Characters in what is said about a problem."""


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
    """What can be drawn, as records name it, and how many there are; 0: all of them have come."""

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
