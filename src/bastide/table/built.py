"""Positions that somebody builds: laid out as far as they add up, and asked what can be asked of a table.

Nothing is kept: the page sends the whole record each time. It comes from anybody, so it is read and played in
a worker process, within limits.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..games import compile_ruleset
from ..kernel import SEATS, Match, Problem, Record, Ruleset, View, replay
from ..kernel.records import record_of
from ..positions import BeginWith, Field, Settled, begins_here, differences, form_of, given_of, settle
from .fields import GameInspection, Letter
from .protocol import ErrorInfo, Option, RefusalInfo, SetupInfo, Update, error
from .showing import look, why
from .uploads import read_record

BEST = "master"
"""The bot that is asked what it would do."""
STEPS = 6
"""Actions of a turn that it tells at most."""

Text = Annotated[str, Meta(max_length=1000)]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of a position: why a seat may not do something, what something on the table tells, what
    the best bot would do."""

    seat: Letter | None = None
    why: Text | None = None
    inspect: Text | None = None
    best: bool = False


class AskPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a record with `given`, and what is asked of it."""

    record: Annotated[Raw, Meta(extra={"typescript": "Record<string, unknown>"})]
    question: Question | None = None
    form: bool = False
    """Whether the fields of `given` are wanted, too."""


class FaultInfo(Struct, frozen=True):
    """A piece of the description that does not add up: where it stands, and why it cannot be."""

    path: list[str | int]
    problem: ErrorInfo
    turns: list[int]
    """Of a tile: how it could lie there."""


class Best(Struct, frozen=True):
    """What a bot would do in this turn, step by step."""

    bot: str
    seat: Letter
    steps: list[Option]


class Built(Struct, frozen=True):
    """A position: what of it stands, and what does not."""

    setup: SetupInfo
    update: Update
    faults: list[FaultInfo]
    scenario: str
    """The record that stands, with every outcome of chance: a file to keep."""
    form: list[Field] | UnsetType = UNSET
    refusal: RefusalInfo | UnsetType | None = UNSET
    inspection: GameInspection | UnsetType = UNSET
    best: Best | UnsetType | None = UNSET


class AskTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game at a table."""

    move: Annotated[int, Meta(ge=0, le=10**6)]


class Written(Struct, frozen=True):
    """The moment as a record with `given`, and what of it `given` cannot say."""

    record: Annotated[Mapping[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
    missing: list[str]


def build(body: bytes, question: Question | None, form: bool) -> Built:
    """Lay a position out and answer; in a worker process."""
    record = read_record(body)
    ruleset = compile_ruleset(record.game, len(record.seats), record.sets, record.elements, record.options)

    def begin(given: Mapping[str, Any], chance: Mapping[str, Any]) -> Match[Any]:
        return Match(ruleset, record.seed or 0, given=given, chance=chance)

    settled = settle(begin, record.given, record.chance)
    match = settled.match
    if record.moves:
        match = replay(_without(record, settled), compile_ruleset)
    seats = tuple(range(len(record.seats)))
    _, update = look(match, seats, seats, [], [], None, lambda seat: f"{zlib.crc32(body)}-{seat}")
    faults = [
        FaultInfo(list(fault.path), error(fault.problem), _turns(begin, settled, record.given, fault.path))
        for fault in settled.faults
    ]
    setup = ruleset.setup
    return Built(
        setup=SetupInfo(len(seats), setup.sets, setup.elements, dict(setup.options)),
        update=update,
        faults=faults,
        scenario=_scenario(match, record).to_json(),
        form=form_of(ruleset) if form else UNSET,
        **_answer(match, question),
    )


def _without(record: Record, settled: Settled) -> Record:
    parts = {name: getattr(record, name) for name in record.__dataclass_fields__}
    stands = {"given": settled.given, "chance": settled.chance}
    return Record(**{**parts, **stands, "refused": [], "marks": {}})


def _scenario(match: Match[Any], record: Record) -> Record:
    """With every outcome, and what holds at the end: who is asked, and how it stands."""
    made = record_of(match, record.seats)
    made.title, made.about = record.title, record.about
    made.chance = {name: value for name, value in record.chance.items() if not isinstance(value, list)}
    decision = match.ruleset.decision(match.state)
    if decision is not None:
        asked = "".join(SEATS[seat] for seat in decision.seats)
        made.moves.append(f"? asks {asked} {decision.name}")
        for seat in decision.seats:
            made.moves.append(f"? options {SEATS[seat]} {len(match.ruleset.options(match.state, seat))}")
    made.moves.append(f"? scores {' '.join(str(n) for n in match.ruleset.game.scores(match.state))}")
    return made


def _turns(begin: BeginWith, settled: Settled, given: Mapping[str, Any], path: Any) -> list[int]:
    """How a tile that does not fit could lie on its square."""
    if path[0] != "tiles" or len(path) != 2:
        return []
    words = str(given["tiles"][path[1]]).split()
    if len(words) != 3:
        return []
    kept, found = settled.given, []
    for turn in (0, 90, 180, 270):
        line = f"{words[0]} {words[1]} {turn}"
        try:
            begin({**kept, "tiles": [*kept.get("tiles", []), line]}, {})
            found.append(turn)
        except Problem:
            continue
    return found


def _answer(match: Match[Any], question: Question | None) -> dict[str, Any]:
    if question is None:
        return {}
    seat = SEATS.index(question.seat) if question.seat and question.seat in SEATS else None
    if question.why is not None:
        return {"refusal": why(match, seat or 0, question.why)}
    if question.inspect is not None:
        return {"inspection": match.ruleset.game.inspect(match.state, seat, question.inspect)}
    return {"best": best(match)} if question.best else {}


def best(match: Match[Any]) -> Best | None:
    """The rest of the turn as the best bot would play it. What the seat cannot know it cannot, either."""
    from .. import bots

    ruleset: Ruleset[Any] = match.ruleset
    if match.over or not match.state.pending or min(match.state.pending) < 0:
        return None
    seat, state = match.state.pending[0], match.state.copy()
    bot = bots.make(BEST, 0, ruleset.game.name)
    steps: list[Option] = []
    while len(steps) < STEPS and state.pending and seat in state.pending and not state.over:
        action = bot.choose(View(ruleset, state, seat))
        steps.append(Option.of(ruleset.option(state, seat, action)))
        ruleset.apply(state, seat, action, None)
    return Best(BEST, SEATS[seat], steps)


def write_position(match: Match[Any], states: Any, names: list[str]) -> Written:
    """The last of the states, from the latest back, at which a description can begin."""
    ruleset = match.ruleset
    state = next((one for one in states if begins_here(ruleset, one)), None)
    if state is None:
        raise Problem("not-now", detail="position")
    given, chance = given_of(ruleset, state)
    settled = settle(lambda some, comes: Match(ruleset, 0, given=some, chance=comes), given, chance)
    made = record_of(match, names)
    made.given, made.chance, made.moves = settled.given, {**made.chance, **settled.chance}, []
    missing = differences(ruleset, state, settled.match.state)
    return Written(msgspec.json.decode(made.to_json().encode()), missing)
