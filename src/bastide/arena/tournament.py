"""A tournament: which bots, over which set-ups, in which line-ups, and in what order its deals are played.

A deal is one seed for chance. It is played once for every rotation of a line-up, so that each bot has had
every seat when it is through. All of this follows from the description alone: who plays what does not depend
on how many workers there are, and a run that was stopped knows what is missing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..bots import make
from ..games import compile_ruleset
from ..kernel import Problem, Ruleset, Setup

Kind = Literal["round-robin", "gauntlet", "sprt"]

BATCH_GAMES = 8
MOST_BATCHES = 500
"""A batch has at least so many games, and more where there would be more batches than this."""


class SetupTable(Struct, forbid_unknown_fields=True, frozen=True):
    """One `[[setups]]` of a tournament file."""

    game: str
    players: Annotated[int, Meta(ge=1, le=6)] = 2
    sets: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    games: Annotated[int, Meta(ge=1)] | None = None


class SprtTable(Struct, forbid_unknown_fields=True, frozen=True):
    """The hypotheses of a sequential test, in Elo, and its two errors."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: Annotated[float, Meta(gt=0, lt=0.5)] = 0.05
    beta: Annotated[float, Meta(gt=0, lt=0.5)] = 0.05


DEFAULT_TEST = SprtTable()


class TournamentFile(Struct, forbid_unknown_fields=True, frozen=True):
    """What a tournament file says."""

    bots: Annotated[tuple[str, ...], Meta(min_length=1)]
    setups: Annotated[tuple[SetupTable, ...], Meta(min_length=1)]
    kind: Kind = "round-robin"
    title: str = ""
    games: Annotated[int, Meta(ge=1)] = 100
    seed: int = 1
    limit: Annotated[float, Meta(gt=0)] = 10.0
    at_most: dict[str, Annotated[int, Meta(ge=1)]] = {}
    sprt: SprtTable = DEFAULT_TEST


@dataclass(frozen=True)
class BotFile:
    """A bot that is a file: what is in it goes with the work, for a worker elsewhere has no such file."""

    name: str
    content: bytes

    @property
    def digest(self) -> str:
        return sha256(self.content).hexdigest()


@dataclass(frozen=True)
class Deal:
    """One seed for chance, in all rotations of one line-up. `at` numbers the deals of a tournament."""

    at: int
    setup: int
    lineup: int
    deal: int


@dataclass(frozen=True)
class Tournament:
    """A checked description."""

    kind: Kind
    bots: tuple[str, ...]
    setups: tuple[Setup, ...]
    games: int
    seed: int = 1
    limit: float = 10.0
    sprt: SprtTable = DEFAULT_TEST
    title: str = ""
    own_games: dict[int, int] = field(default_factory=dict)
    """Of set-ups, by their number, that have not as many games as the others."""
    at_most: dict[str, int] = field(default_factory=dict)
    """Of bots that take long: a line-up with one of them plays so many games of a set-up at most."""

    def rulesets(self) -> list[Ruleset[Any]]:
        return [ruleset_for(setup) for setup in self.setups]

    def lineups(self, seats: int) -> list[tuple[int, ...]]:
        """Who sits together: numbers of bots, before they are rotated.

        In a round robin every group of as many bots as there are seats; where there are fewer bots, they sit
        down again and again. Else the first bot alone against each of the others; a test has one other.
        """
        numbers = range(len(self.bots))
        if seats == 1:
            return [(one,) for one in numbers]
        if self.kind == "round-robin":
            if len(numbers) >= seats:
                return list(combinations(numbers, seats))
            return [tuple(seat % len(numbers) for seat in range(seats))]
        return [(0, *[other] * (seats - 1)) for other in numbers[1:]]

    def deals_of(self, setup: int, lineup: tuple[int, ...]) -> int:
        """How often a line-up meets: so many games in all, in whole deals."""
        games = self.own_games.get(setup, self.games)
        games = min(games, *(self.at_most.get(self.bots[bot], games) for bot in lineup))
        return max(1, -(-games // self.setups[setup].seats))

    def deals(self) -> list[Deal]:
        """All deals, in the order in which they are played: every line-up once, then again."""
        found = [
            (deal, setup, at)
            for setup, its in enumerate(self.setups)
            for at, lineup in enumerate(self.lineups(its.seats))
            for deal in range(self.deals_of(setup, lineup))
        ]
        return [Deal(at, setup, lineup, deal) for at, (deal, setup, lineup) in enumerate(sorted(found))]

    def batches(self) -> list[list[Deal]]:
        """The deals in portions that a worker plays in one go."""
        deals = self.deals()
        total = sum(self.setups[deal.setup].seats for deal in deals)
        wanted = max(BATCH_GAMES, total // MOST_BATCHES)
        batches: list[list[Deal]] = []
        games = wanted
        for deal in deals:
            if games >= wanted:
                batches.append([])
                games = 0
            batches[-1].append(deal)
            games += self.setups[deal.setup].seats
        return batches

    def rotations(self, deal: Deal) -> Iterator[tuple[int, ...]]:
        """The bots by seat, once for every seat."""
        seats = self.setups[deal.setup].seats
        lineup = self.lineups(seats)[deal.lineup]
        for turn in range(seats):
            yield lineup[-turn:] + lineup[:-turn] if turn else lineup

    def seed_of(self, deal: Deal) -> str:
        """The same for all line-ups: everybody meets the same luck."""
        return f"{self.seed}-{deal.deal}"

    def files(self) -> dict[str, BotFile]:
        return {
            name: BotFile(Path(name).name, Path(name).read_bytes()) for name in self.bots if is_file(name)
        }

    def as_json(self) -> dict[str, Any]:
        """The description as it is kept with the results; bots that are files by what is in them."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        if not self.at_most:  # folders of earlier versions have no such entry
            del plain["at_most"]
        plain["files"] = {name: file.digest for name, file in self.files().items()}
        return plain


def is_file(name: str) -> bool:
    """Whether a bot is a file and no bot of ours."""
    return Path(name).suffix in (".py", ".onnx")


def ruleset_for(setup: Setup) -> Ruleset[Any]:
    return compile_ruleset(setup.game, setup.seats, setup.sets, setup.elements, dict(setup.options))


def checked(
    kind: Kind, bots: Sequence[str], tables: Sequence[SetupTable], games: int, **more: Any
) -> Tournament:
    """A tournament that can be played: its rules compile, its bots are there and enough."""
    setups = []
    for table in tables:
        ruleset = compile_ruleset(table.game, table.players, table.sets, table.elements, table.options)
        setups.append(ruleset.setup)
        for name in bots:
            if not is_file(name) or not Path(name).is_file():  # what is in a file is tried when it plays
                make(name, 0, table.game)
    least = 1 if kind == "round-robin" else 2
    if len(bots) < least or (kind == "sprt" and len(bots) != 2):
        raise Problem("arena-bots", detail=kind, count=len(bots))
    if len(set(bots)) < len(bots):
        raise Problem("arena-bots", detail="twice", word=next(b for b in bots if bots.count(b) > 1))
    for name in more.get("at_most", {}):
        if name not in bots:
            raise Problem("arena-bots", detail="absent", word=name)
    own = {number: table.games for number, table in enumerate(tables) if table.games}
    return Tournament(kind, tuple(bots), tuple(setups), games, own_games=own, **more)


def read(path: Path) -> Tournament:
    """The tournament of a file; what is wrong with it is told with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("no-file", detail="system", path=str(path), why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise Problem("arena-file", path=str(path), line=1, why="the file is not UTF-8 text") from None
    try:
        told = msgspec.convert(tomllib.loads(text), TournamentFile)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r" \(at line (\d+).*\)| \(at end of document\)", str(error))
        line = int(found[1]) if found and found[1] else len(text.splitlines())
        why = str(error).replace(found[0], "") if found else str(error)
        raise Problem("arena-file", path=str(path), line=line, why=why) from None
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at `$")
        if unknown := re.search(r"unknown field `(.*?)`", why):
            place += f".{unknown[1]}"
        raise Problem("arena-file", path=str(path), line=line_of(text, place), why=why) from None
    try:
        more = {"seed": told.seed, "limit": told.limit, "sprt": told.sprt, "title": told.title}
        most = {beside(path, bot): games for bot, games in told.at_most.items()}
        bots = [beside(path, bot) for bot in told.bots]
        return checked(told.kind, bots, told.setups, told.games, at_most=most, **more)
    except Problem as problem:
        line = line_of(text, _place(problem, told))
        raise Problem("arena-file", detail="cause", path=str(path), line=line, cause=problem) from None


def beside(path: Path, bot: str) -> str:
    """A bot's file is looked for next to the tournament file."""
    near = path.parent / bot
    return str(near) if is_file(bot) and near.is_file() else bot


def _place(problem: Problem, told: TournamentFile) -> str:
    """Where a problem of the set-ups or the bots comes from."""
    word = str(problem.blanks.get("word", ""))
    for number, table in enumerate(told.setups):
        for key in ("game", "sets", "elements", "options"):
            value = getattr(table, key)
            if word and (word == value or (not isinstance(value, str) and word in value)):
                return f".setups[{number}].{key}"
    if word in told.at_most:
        return f".at_most.{word}"
    return ".bots" if "bot" in problem.code or word in told.bots else ".setups[0]"


def line_of(text: str, place: str) -> int:
    """The line of an entry such as `.setups[1].game`; of its table, or the first, where it has none."""
    lines = text.splitlines()
    parts = re.findall(r"\.(\w[\w-]*)(?:\[(\d+)\])?", place)
    start, found = 0, 1
    for key, index in parts:
        header = re.compile(rf"\s*\[\[?\s*{re.escape(key)}\s*\]\]?")
        heads = [number for number, line in enumerate(lines) if header.match(line)]
        keys = re.compile(rf"\s*(?:\[\[?\w+\.)?[\"']?{re.escape(key)}[\"']?\s*[=\].]")
        if heads:
            start = heads[min(int(index or 0), len(heads) - 1)]
            found = start + 1
        else:
            own = [number for number in range(start, len(lines)) if keys.match(lines[number])]
            found = own[0] + 1 if own else found
    return found
