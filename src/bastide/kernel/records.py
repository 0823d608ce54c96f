"""Records: one readable JSON file is a save, a replay, a bug report and a test.

The moves are lines of text. `A lay 1,0 90` is an action of seat A, `* tile BA-15` what chance gave,
`? A may pass` something that must hold at this point, and `# …` a remark. `docs/records.md` has it all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .chance import PerTopicSampler, Sampler, Scripted, commitment_of, forced
from .chance import S as D
from .expectations import check
from .flow import Draw, S
from .game import SEATS
from .marks import check_mark
from .match import Match
from .problems import Blank, Malformed, Problem
from .ruleset import Ruleset
from .seeded import Seeded

FORMAT = 1
HEADER = {
    "bastide",
    "game",
    "sets",
    "elements",
    "options",
    "data",
    "seats",
    "seed",
    "commitment",
    "chance",
    "given",
    "title",
    "about",
    "moves",
    "comments",
    "refused",
    "rules",
    "marks",
}
INSTEAD = {
    "seats",
    "sets",
    "elements",
    "options",
    "chance",
    "given",
    "moves",
}
"""What an entry of `refused` may put in place of the record's own."""
REFUSALS = 50
QUESTION = re.compile(r"\?\s*(no )?draw (\S+) ?(.*)")
LIMIT = 4_000_000
"""Characters in a record file; the longest real game has a tenth of that."""


class RecordProblem(Problem):
    """A record that cannot be replayed; `index` is the line of `moves` at fault, or None for the header.
    `names` are those of the record's seats."""

    def __init__(self, index: int | None, problem: Problem, names: Sequence[str] = ()) -> None:
        super().__init__(problem.code, problem.blanks, rule=problem.rule, detail=problem.detail)
        self.game = problem.game
        self.seat = problem.seat
        self.index = index
        self.names = names


def bad_header(code: str, detail: str = "", **blanks: Blank) -> RecordProblem:
    """A fault outside the moves."""
    return RecordProblem(None, Problem(code, blanks, detail=detail))


@dataclass
class Record:
    """What a record file says, checked for its form but not yet replayed."""

    game: str
    seats: list[str]
    sets: list[str] = field(default_factory=list)
    elements: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    data: str = ""
    """The digest of the data set that `options` name; without one the values are ours."""
    seed: int | str | None = None
    chance: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    title: str = ""
    about: str = ""
    comments: dict[str, dict[str, str]] = field(default_factory=dict)
    """What is said to a reader before a line of `moves`, by its number and in each language."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    """What must be refused: other entries in place of the record's own, with the `code` and the `rule`."""
    commitment: dict[str, Any] = field(default_factory=dict)
    """The `hash` of the seed, told before the first draw, and `from` which line on the seed decides."""
    rules: str = ""
    """The version of Bastide that the last line was played with."""
    marks: dict[str, str] = field(default_factory=dict)
    """Marks of positions, by the number of actions and outcomes before them (`marks.py`)."""

    def to_json(self) -> str:
        """The file: header entries on a line each, moves one below the other."""
        head: dict[str, Any] = {"bastide": FORMAT, "game": self.game}
        for name in (
            "title",
            "about",
            "sets",
            "elements",
            "options",
            "data",
            "seats",
            "seed",
            "commitment",
            "chance",
            "given",
            "rules",
            "marks",
        ):
            value = getattr(self, name)
            if value not in (None, "", [], {}):
                head[name] = value
        lines = [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}," for k, v in head.items()]
        if self.refused:
            entries = ",\n".join(f"    {json.dumps(entry, ensure_ascii=False)}" for entry in self.refused)
            lines.append('  "refused": [\n' + entries + "\n  ],")
        moves = ",\n".join(f"    {json.dumps(m, ensure_ascii=False)}" for m in self.moves)
        said = ",\n".join(
            f"    {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in self.comments.items()
        )
        end = ',\n  "comments": {\n' + said + "\n  }\n}\n" if said else "\n}\n"
        return "{\n" + "\n".join(lines) + '\n  "moves": [\n' + moves + "\n  ]" + end


def parse(text: str) -> Record:
    """Read a record file; say what is wrong with one that cannot be read."""
    if len(text) > LIMIT:
        raise bad_header("too-large", "record", most=LIMIT)
    try:
        data = json.loads(text)
        if "\\ud" in text.lower():  # half a character, which nobody could write again
            json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:  # also a number of too many digits
        raise bad_header("not-json", why=str(error)) from None
    return from_json(data)


def from_json(data: Any) -> Record:
    if not isinstance(data, dict):
        raise bad_header("not-a-record")
    version = data.get("bastide")
    if not isinstance(version, int) or isinstance(version, bool):
        raise bad_header("not-a-record", "format")
    if version > FORMAT:
        raise bad_header("future-version", found=str(version), most=FORMAT)
    if version < 1:
        raise bad_header("bad-version", found=str(version))
    if unknown := sorted(set(data) - HEADER):
        raise bad_header("unknown-entry", known=sorted(HEADER), word=unknown[0])
    seats = data.get("seats")
    if isinstance(seats, int) and not isinstance(seats, bool) and 1 <= seats <= len(SEATS):
        seats = list(SEATS[:seats])
    record = Record(
        game=_typed(data, "game", str, None),
        seats=_names(seats),
        sets=_strings(data, "sets"),
        elements=_strings(data, "elements"),
        options=_typed(data, "options", dict, {}),
        data=_typed(data, "data", str, ""),
        seed=data.get("seed"),
        chance=_typed(data, "chance", dict, {}),
        given=_typed(data, "given", dict, {}),
        moves=_strings(data, "moves"),
        title=_typed(data, "title", str, ""),
        about=_typed(data, "about", str, ""),
        comments=_typed(data, "comments", dict, {}),
        refused=_typed(data, "refused", list, []),
        commitment=_typed(data, "commitment", dict, {}),
        rules=_typed(data, "rules", str, ""),
        marks=_typed(data, "marks", dict, {}),
    )
    _check_commitment(record.commitment)
    _check_marks(record.marks)
    _check_comments(record)
    _check_refused(record)
    if isinstance(record.seed, bool) or not isinstance(data.get("seed"), int | str | None):
        raise bad_header("bad-entry", "seed")
    return record


def _check_comments(record: Record) -> None:
    """Each belongs to a line of the moves, or to their end, and says something in each of its languages."""
    comments: dict[str, Any] = record.comments
    for key, said in comments.items():
        if not key.isascii() or not key.isdigit() or str(int(key)) != key or int(key) > len(record.moves):
            last = len(record.moves)
            raise bad_header("bad-entry", "comment", word=key, max=last)
        fits = isinstance(said, dict) and said and all(isinstance(t, str) and t for t in said.values())
        if not fits:
            raise bad_header("bad-entry", "comment-text", word=key)


def _check_commitment(told: Mapping[str, Any]) -> None:
    line = told.get("from", 0)
    fits = isinstance(told.get("hash"), str) and isinstance(line, int) and not isinstance(line, bool)
    if told and not (fits and line >= 0 and set(told) <= {"hash", "from"}):
        raise bad_header("bad-entry", "commitment")


def _check_marks(marks: Mapping[str, Any]) -> None:
    for line, mark in marks.items():
        if not line.isascii() or not line.isdigit() or not isinstance(mark, str):
            raise bad_header("bad-entry", "marks", word=line)


def _check_refused(record: Record) -> None:
    """Each names a code, perhaps a rule, and something that is put in place of the record's own."""
    if len(record.refused) > REFUSALS:
        raise bad_header("bad-entry", "refused-count", max=REFUSALS)
    entries: list[Any] = record.refused
    for entry in entries:
        fits = isinstance(entry, dict) and isinstance(entry.get("code"), str)
        fits = fits and isinstance(entry.get("rule"), str | None)
        if not fits or not set(entry) & INSTEAD or set(entry) - INSTEAD - {"code", "rule"}:
            raise bad_header("bad-entry", "refused", known=sorted(INSTEAD))


def _typed(data: Mapping[str, Any], name: str, kind: type, default: Any) -> Any:
    value = data.get(name, default)
    if not isinstance(value, kind):
        raise bad_header("bad-entry", word=name)
    return value


def _strings(data: Mapping[str, Any], name: str) -> list[str]:
    value = _typed(data, name, list, [])
    if not all(isinstance(v, str) for v in value):
        raise bad_header("bad-entry", "texts", word=name)
    return list(value)


def _names(seats: Any) -> list[str]:
    if isinstance(seats, list) and 1 <= len(seats) <= len(SEATS) and all(isinstance(s, str) for s in seats):
        return list(seats)
    raise bad_header("bad-entry", "seats", max=len(SEATS))


class RecordSampler:
    """As a sampler: the outcomes in the moves first, then those forced by the header, then the seed's."""

    def __init__(self, record: Record, checks: bool = True) -> None:
        self._record = record
        self.checks = checks
        self._moves = record.moves
        self._otherwise: Sampler = Seeded(0)
        self._checked: Match[Any] | None = None  # the match whose outcomes are compared with the seed's
        self.at = 0
        self.drawing = False  # True after a problem in the middle of a draw
        self.source: int | None = None  # the line that the last outcome came from; None is the header

    def fall_back_to_match(self, match: Match[Any]) -> RecordSampler:
        """Take draws that no line gives from the sampler of the match that is played."""
        topics = {
            name: list(map(str, labels))
            for name, labels in self._record.chance.items()
            if isinstance(labels, list)
        }
        game, seed = match.ruleset.game, self._record.seed
        told = self._record.commitment
        draws = PerTopicSampler if told else game.sampler
        self._otherwise = Scripted(topics, draws(seed if seed is not None else 0, match.moves))
        if (game.resumes or told) and seed is not None and not topics:
            match.fair = not told or commitment_of(seed) == told["hash"]
            self._checked = match
        return self

    def pick(self, draw: Draw[D], state: D, weights: Sequence[int]) -> int:
        self._questions(draw, state, weights)
        line = self._moves[self.at] if self.at < len(self._moves) else ""
        self.drawing = True
        if line.startswith("* "):
            self.source = self.at
            topic, _, label = line[2:].strip().partition(" ")
            if topic != draw.topic:
                raise Malformed("wrong-outcome", text=line, topic=draw.topic)
            index = forced(draw, state, weights, label)
            self.at += 1
            if self._checked and self._decides(self._checked):
                agrees = index == self._otherwise.pick(draw, state, weights)
                self._checked.fair = agrees and self._checked.fair
        else:
            self.source = None
            index = self._otherwise.pick(draw, state, weights)
        self.drawing = False
        return index

    def _decides(self, match: Match[Any]) -> bool:
        """Whether the next draw is one of those that the seed decides."""
        begin: int = self._record.commitment.get("from", 0)
        return len(match.moves) >= begin

    def _questions(self, draw: Draw[D], state: D, weights: Sequence[int]) -> None:
        """`? draw tile BA-04`, `? no draw tile BA-04`: whether this can come now."""
        while self.at < len(self._moves) and (question := QUESTION.match(self._moves[self.at])):
            if self.checks:
                self.drawing, self.source = True, self.at
                wanted, topic, label = not question[1], question[2], question[3].strip()
                if topic != draw.topic:
                    raise Malformed("wrong-outcome", text=question[0], topic=draw.topic)
                if _can_come(draw, state, weights, label) != wanted:
                    raise Problem("not-so", detail="draw", text=question[0])
            self.at += 1


def _can_come(draw: Draw[D], state: D, weights: Sequence[int], label: str) -> bool:
    try:
        forced(draw, state, weights, label)
    except Malformed as problem:
        if problem.code != "impossible-outcome":
            raise  # a name that nobody can read must not hide in a `no`
        return False
    return True


def replay(
    record: Record, compiled: Callable[..., Ruleset[S]], upto: int | None = None, checks: bool = True
) -> Match[S]:
    """Play a record up to a line of its moves; `RecordProblem` names the first line that cannot be."""
    if checks:
        for number, entry in enumerate(record.refused):
            _check_refusal(record, compiled, number, entry)
    tape = RecordSampler(record, checks)
    try:
        ruleset = compiled(record.game, len(record.seats), record.sets, record.elements, record.options)
        if record.data and ruleset.game.own_data:
            ruleset.game.own_data.check(ruleset.setup, record.data)
        _check_chance(ruleset, record.chance)
        match = Match(ruleset, given=record.given, chance=record.chance, sampler=tape.fall_back_to_match)
        check_mark(match, record.marks, record.rules)
    except Problem as problem:
        at = tape.source if tape.drawing else None
        problem.game = record.game
        raise RecordProblem(at, problem, record.seats) from None
    seen = 0
    end = len(record.moves) if upto is None else min(upto, len(record.moves))
    while tape.at < end:
        index = tape.at
        line = record.moves[index]
        try:
            if line.startswith("*"):
                raise Malformed("stray-outcome", text=line)
            tape.at += 1
            if line.startswith("?"):
                if checks:
                    check(match, line[1:].strip(), [event for _, event in match.log[seen:]])
            elif not line.startswith("#"):
                seen = len(match.log)
                seat, _, action = line.partition(" ")
                if len(seat) != 1 or seat not in SEATS[: len(record.seats)]:
                    raise Malformed("no-such-seat", detail="line", text=line)
                match.act(SEATS.index(seat), action.strip())
                check_mark(match, record.marks, record.rules)
        except Problem as problem:
            at = tape.source if tape.drawing else index
            problem.game = record.game
            raise RecordProblem(at, problem, record.seats) from None
    return match


def _check_refusal(
    record: Record, compiled: Callable[..., Ruleset[S]], number: int, entry: Mapping[str, Any]
) -> None:
    """Something else in place of the record's own is refused: in its last move, or else in the header."""
    instead = {"moves": []} | {name: value for name, value in entry.items() if name in INSTEAD}
    data = {"bastide": FORMAT, "game": record.game, "seed": record.seed}
    data |= {name: getattr(record, name) for name in INSTEAD} | instead
    try:
        replay(from_json(data), compiled)
    except RecordProblem as problem:
        at = len(instead["moves"]) - 1 if instead["moves"] else None
        got, wanted = (problem.code, problem.rule), (entry["code"], entry.get("rule", problem.rule))
        if (got, problem.index) != (wanted, at):
            raise bad_header("not-so", "refusal", number=number, found=problem.code, cause=problem) from None
    else:
        raise bad_header("not-so", "no-refusal", number=number)


def _check_chance(ruleset: Ruleset[Any], chance: Mapping[str, Any]) -> None:
    """Lists are outcomes of a draw of this game; numbers are for the game itself (`Game.force_draws`)."""
    topics = {step.topic for step in ruleset.program if isinstance(step, Draw)}
    for topic, labels in chance.items():
        if isinstance(labels, bool) or not isinstance(labels, list | int):
            raise Malformed("bad-chance", detail="list", word=topic)
        if isinstance(labels, list) != (topic in topics):
            raise Malformed("bad-chance", word=topic, known=sorted(topics))


def record_of(match: Match[Any], names: Sequence[str], seed: bool = False) -> Record:
    """The record of a match. The seed of a running game is left out: it would tell the future."""
    setup = match.ruleset.setup
    catalogue = match.ruleset.game.catalogue
    defaults = catalogue.defaults(dict(setup.options))
    brought = dict.fromkeys(e for part in catalogue.sets if part.name in setup.sets for e in part.brings)
    left_out = [f"-{name}" for name in brought if name not in setup.elements]
    own = match.ruleset.game.own_data
    return Record(
        game=setup.game,
        seats=list(names),
        sets=list(setup.sets),
        elements=[*setup.elements, *left_out],
        options={k: v for k, v in setup.options if v != defaults[k]},
        data=own.digest(setup) if own and setup.option(own.option) else "",
        seed=match.seed if seed else None,
        chance={k: v for k, v in match.chance.items() if not isinstance(v, list)},
        given=match.given,
        moves=list(match.moves),
    )


__all__ = ["FORMAT", "Record", "RecordProblem", "RecordSampler", "from_json", "parse", "record_of", "replay"]
