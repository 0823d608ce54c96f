"""Try a mutation: which record or test is the first that notices it?

All games are loaded once and all records replayed once, to see which functions each of them needs; that is
kept in `.mutants_cache`. It grows old with the code, which can only let mutations through: delete the file
before you trust a survivor in new code. Then each mutation has a process of its own, which begins as a copy
of this one: its functions get the mutated code, and the records that need the changed function are replayed,
those that name its rule first, whole games last. What no record notices is left to the tests. Where code
cannot be changed under way, as what runs while a module is imported, the package is loaded anew.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import hashlib
import importlib
import importlib.abc
import importlib.util
import io
import json
import os
import pickle
import pkgutil
import resource
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from mutating import Mutant
from named import GOLDEN, ROOT, RULE, SOURCE, records, tests

RECORD, ATTEMPT = 10, 600
"""Seconds of computing for one record, and for one mutation: what takes longer has noticed it by hanging. The
slowest record takes one second."""
KEPT = ROOT / ".mutants_cache"

os.environ["BASTIDE_PURE"] = "1"  # compiled functions cannot be changed

Key = tuple[str, str]
"""A function: its file and what Python calls it there."""


class Hangs(BaseException):
    """A record goes on for too long."""


def hang(signum: int, frame: FrameType | None) -> None:
    raise Hangs


@contextlib.contextmanager
def watched() -> Iterator[set[Key]]:
    """The functions of the package that are called meanwhile."""
    codes: set[CodeType] = set()
    called: set[Key] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            codes.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        called.update(filter(None, map(key_of, codes)))


def key_of(code: CodeType) -> Key | None:
    file = code.co_filename.removeprefix(f"{SOURCE}{os.sep}")
    return (file, code.co_qualname) if file != code.co_filename else None


def changed_function(mutant: Mutant) -> Key:
    """The function that is changed; of what stands outside of functions, the module."""
    codes = dict(codes_of(compile(mutant.file.read_text(encoding="utf-8"), mutant.file, "exec")))
    names = [name for name, line, _ in codes if line == mutant.start and name.endswith(mutant.function)]
    return mutant.file.relative_to(SOURCE).as_posix(), names[0] if names else "<module>"


@dataclass
class Needed:
    """Which functions are called to compile a set-up, and which to replay a record."""

    compiling: dict[str, set[Key]] = field(default_factory=dict)
    replaying: dict[tuple[str, str], tuple[str, set[Key]]] = field(default_factory=dict)
    """By the record's path and text: its set-up and the functions."""

    @classmethod
    def load(cls) -> Needed:
        with contextlib.suppress(OSError, pickle.UnpicklingError, EOFError, AttributeError):
            kept = pickle.loads(KEPT.read_bytes())
            if isinstance(kept, cls):
                return kept
        return cls()

    def of(self, file: Path, shelf: Shelf) -> set[Key]:
        """What a record needs, found out now unless it is known."""
        text = file.read_text(encoding="utf-8")
        known = (str(file.relative_to(ROOT)), hashlib.sha256(text.encode()).hexdigest())
        if known not in self.replaying:
            record = shelf.kernel.parse(text)
            chosen = (record.game, len(record.seats), record.sets, record.elements, record.options)
            with watched() as compiling:
                shelf.compile(*chosen)
            self.compiling.setdefault(repr(chosen), compiling)
            with watched() as called:
                shelf.kernel.replay(record, shelf.compile)
            self.replaying[known] = repr(chosen), called
        chosen_then, called = self.replaying[known]
        return called | self.compiling[chosen_then]

    def keep(self) -> None:
        KEPT.write_bytes(pickle.dumps(self))


def import_all(game: str) -> None:
    """Import every module of a game, also what is only needed where two boxes meet."""
    package = importlib.import_module(f"bastide.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)


class Shelf:
    """The records and tests, and which functions each record needs."""

    def __init__(self, games: set[str]) -> None:
        self.records, self.tests = records(), tests()
        with watched() as self.at_import:
            from bastide import games as bastide_games
            from bastide import kernel

            for game in sorted(games):
                bastide_games.load(game)
                import_all(game)
        self.kernel, self.compile_ruleset = kernel, bastide_games.compile_ruleset
        self.rulesets: dict[str, Any] = {}
        needed = Needed.load()
        self.needs = {
            file: needed.of(file, self)
            for game in sorted(games)
            for folder in (ROOT / "scenarios" / game, GOLDEN / game)
            for file in sorted(folder.rglob("*.json"))
        }
        needed.keep()
        self.at_compile = set[Key]().union(*needed.compiling.values())
        things = gc.get_objects()
        self.functions = [thing for thing in things if isinstance(thing, FunctionType)]
        self.caches = [thing for thing in things if isinstance(thing, functools._lru_cache_wrapper)]

    def compile(self, *chosen: Any) -> Any:
        """A ruleset, kept for the records to come."""
        if repr(chosen) not in self.rulesets:
            self.rulesets[repr(chosen)] = self.compile_ruleset(*chosen)
        return self.rulesets[repr(chosen)]

    def naming(self, rules: Iterable[str]) -> tuple[set[Path], set[str]]:
        """The records and the tests that name one of these rules."""
        rules = set(rules)
        return (
            {file for rule in rules for file in self.records.get(rule, ())},
            {test for rule in rules for test in self.tests.get(rule, ())},
        )

    def needing(self, mutant: Mutant) -> list[Path]:
        """The records that need the changed function, or any of the file: what ran while it was imported,
        no record is seen to need."""
        function = changed_function(mutant)
        if mutant.start and function not in self.at_import:
            return [file for file, keys in self.needs.items() if function in keys]
        return [file for file, keys in self.needs.items() if any(key[0] == function[0] for key in keys)]

    def order(self, mutant: Mutant) -> Iterator[tuple[str, list[Path] | list[str]]]:
        """What is tried, in this order: the records that name the rule, the others that need the function,
        those about the same file first, whole games, the tests that name the rule."""
        named, tested = self.naming(mutant.rules)
        yield "named", sorted(named)
        near, _ = self.naming(RULE.findall(mutant.file.read_text(encoding="utf-8")))
        needing = sorted(file for file in self.needing(mutant) if file not in named)
        games = [file for file in needing if file.is_relative_to(GOLDEN)]
        yield "other", sorted(set(needing) - set(games), key=lambda file: (file not in near, file))
        yield "game", games
        yield "test", sorted(tested)


# -- the mutated code ----------------------------------------------------------------------------------------


def put_in(mutant: Mutant, shelf: Shelf) -> None:
    """Give the functions of a file their mutated code."""
    path = str(mutant.file)
    codes = dict(codes_of(compile(mutant.tree, path, "exec")))
    for function in shelf.functions:
        if function.__code__.co_filename == path:
            function.__code__ = codes[name_of(function.__code__)]
    file, name = changed_function(mutant)
    if "." in name or (file, name) in shelf.at_compile:  # a method may fill what a ruleset keeps
        shelf.rulesets.clear()
        for cache in shelf.caches:
            cache.cache_clear()


def load_anew(mutant: Mutant, shelf: Shelf) -> None:
    """Forget the package and load it with the mutated file."""
    for name in list(sys.modules):
        if name.partition(".")[0] == "bastide":
            del sys.modules[name]
    sys.meta_path.insert(0, Finder(mutant))
    from bastide import games, kernel

    shelf.kernel, shelf.compile_ruleset, shelf.rulesets = kernel, games.compile_ruleset, {}


class Loader(SourceFileLoader):
    """Loads the mutated text instead of the file."""

    text = ""

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec")


class Finder(importlib.abc.MetaPathFinder):
    """Finds one module in its mutated form, and leaves all others alone."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.file.relative_to(SOURCE.parent).with_suffix("").parts
        self.module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        loader = Loader(name, str(self.mutant.file))
        loader.text = self.mutant.text
        return importlib.util.spec_from_file_location(name, self.mutant.file, loader=loader)


def codes_of(code: CodeType) -> Iterator[tuple[tuple[str, int, int], CodeType]]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield name_of(part), part
            yield from codes_of(part)


def name_of(code: CodeType) -> tuple[str, int, int]:
    """What a function is called and where it stands, which a mutation leaves as it is."""
    columns = [column for _, _, column, _ in code.co_positions() if column is not None]
    return code.co_qualname, code.co_firstlineno, min(columns, default=0) if code.co_name == "<lambda>" else 0


def judge(mutant: Mutant, shelf: Shelf) -> tuple[str, str]:
    """What noticed it, `named`, `other`, `game` or `test`, and which one; `survived` where nothing did."""
    try:
        if not mutant.start or changed_function(mutant) in shelf.at_import:
            load_anew(mutant, shelf)
        else:
            try:
                put_in(mutant, shelf)
            except (KeyError, ValueError):  # a function is gone, or needs fewer names of the one around it
                load_anew(mutant, shelf)
    except Exception as error:
        return "named", f"cannot be loaded: {error!r}"
    for kind, chosen in shelf.order(mutant):
        if fault := first_fault(chosen, shelf):
            return kind, fault
    return "survived", ""


def first_fault(chosen: list[Path] | list[str], shelf: Shelf) -> str:
    """The first record or test that no longer holds, and why; empty when all do."""
    signal.signal(signal.SIGVTALRM, hang)
    named = [test for test in chosen if isinstance(test, str)]
    if named:
        code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", *named])
        return "" if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else " ".join(named[:3])
    for file in chosen:
        try:
            signal.setitimer(signal.ITIMER_VIRTUAL, RECORD)
            record = shelf.kernel.parse(Path(file).read_text(encoding="utf-8"))
            match = shelf.kernel.replay(record, shelf.compile)
            match.ruleset.game.check_piece_totals(match.state)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        except (Exception, Hangs) as error:
            return f"{Path(file).relative_to(ROOT)}: {error!r}"
    return ""


# -- one process for each ------------------------------------------------------------------------------------


@dataclass
class Attempt:
    """A mutation that is being tried by a process."""

    mutant: Mutant
    process: int
    answer: io.BufferedReader

    @classmethod
    def begin(cls, mutant: Mutant, shelf: Shelf) -> Attempt:
        reading, writing = os.pipe()
        process = os.fork()
        if process:
            os.close(writing)
            return cls(mutant, process, os.fdopen(reading, "rb"))
        os.chdir(ROOT)
        resource.setrlimit(resource.RLIMIT_CPU, (ATTEMPT, ATTEMPT))
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            with contextlib.suppress(BaseException):
                os.write(writing, json.dumps(judge(mutant, shelf)).encode()[:60_000])
        os._exit(0)

    def end(self) -> tuple[str, str] | None:
        """The answer once it is there; a process that computes too long or breaks down has noticed."""
        process, _ = os.waitpid(self.process, os.WNOHANG)
        if not process:
            return None
        with self.answer:
            said = self.answer.read()
        result, by = json.loads(said) if said else ("named", "hung or broke down")
        return result, by


def try_all(mutants: list[Mutant], jobs: int, minutes: float) -> Iterator[tuple[Mutant, str, str]]:
    shelf = Shelf({mutant.file.relative_to(SOURCE).parts[0] for mutant in mutants})
    gc.collect()
    gc.freeze()  # what is shared stays shared
    end = time.monotonic() + 60 * minutes
    waiting, running = list(reversed(mutants)), list[Attempt]()
    while waiting or running:
        while waiting and len(running) < jobs and time.monotonic() < end:
            running.append(Attempt.begin(waiting.pop(), shelf))
        if not running:
            return
        time.sleep(0.02)
        for attempt in list(running):
            if answer := attempt.end():
                running.remove(attempt)
                yield attempt.mutant, *answer
