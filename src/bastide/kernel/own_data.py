"""Other values than ours: what is a reconstruction can be put right by those who own the game.

A data set is one text: all data files of a game, one behind the other, each under a line that names it. It is
known by its name and a hash of what it says, so that a record can never be replayed with other values than
those it was played with. Data sets lie side by side in the user's data folder.
"""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

from platformdirs import user_data_path

from .catalogue import Setup, Switch
from .data import DataError
from .data_form import Files, Section, find_field
from .problems import Problem, SetupProblem, unknown

T = TypeVar("T")

FILE = "#: data/"
"""Begins the line above each file of a data set."""
HASH = 10
NAME = 40
LONGEST = 200_000
"""Characters of a data set; ours have a quarter of that."""
MOST = 500
"""Data sets of a game: who runs a table for others does not want more of them."""


class OwnData(Generic[T]):
    """The data sets of a game, and ours, which they are made from."""

    def __init__(
        self,
        game: str,
        option: str,
        ours: Callable[[], Traversable],
        load: Callable[[Path], T],
        form: Callable[[Files], list[Section]],
    ) -> None:
        self.game = game
        self.option = option
        """The switch by which a record names the data set that it was played with; empty: ours."""
        self._ours, self._load, self._form = ours, load, form
        self._named = lru_cache(maxsize=32)(self._read_named)

    # -- where they lie --------------------------------------------------------------------------------------

    def folder(self) -> Path:
        """Where the data sets lie: `BASTIDE_DATA` says so, or the user's data folder."""
        chosen = os.environ.get("BASTIDE_DATA")
        return (Path(chosen) if chosen else user_data_path("bastide") / "data") / self.game

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder().glob("*.toml"))

    def text(self, name: str = "") -> str:
        """A data set, or our own values, to be changed."""
        if name:
            return self._kept_text(name)
        files = sorted((f for f in self._ours().iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
        return "\n".join(f"{FILE}{file.name}\n{file.read_text(encoding='utf-8').strip()}\n" for file in files)

    def use(self, text: str, title: str) -> str:
        """Check a data set and keep it; the name by which tables and records know it."""
        text = text.strip() + "\n"
        self.read(text, title)
        stem = "".join(letter if letter.isalnum() else "-" for letter in title).strip("-") or self.option
        name = f"{stem[:NAME]}-{_hash(text)}"
        folder = self.folder()
        if name not in self.names() and len(self.names()) >= MOST:
            raise Problem("too-many-data-sets", max=MOST)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
        return name

    def _kept_text(self, name: str) -> str:
        if name not in self.names():
            raise SetupProblem("unknown-data-set", unknown(name, self.names()), game=self.game)
        text = (self.folder() / f"{name}.toml").read_text(encoding="utf-8")
        if _hash(text) != name.rpartition("-")[2]:
            raise SetupProblem("changed-data-set", word=name)
        return text

    # -- what they say ---------------------------------------------------------------------------------------

    def read(self, text: str, source: str) -> T:
        """The values of a data set, checked as ours are; a mistake is told with its file and entry."""
        with tempfile.TemporaryDirectory() as name:
            place = Path(name)
            (place / "data").mkdir()
            for file, content in _parts(text, source).items():
                (place / "data" / file).write_text(content, encoding="utf-8")
            return self._load(place)

    def _read_named(self, name: str) -> tuple[T, str]:
        return self.read(self._kept_text(name), name), _digest(self.read_files(name))

    def chosen(self, setup: Setup) -> T | None:
        """The values that a game is played with, if they are not ours."""
        name = setup.option(self.option)
        return self._named(name)[0] if name else None

    def digest(self, setup: Setup) -> str:
        """Of the values that a game is played with, however they are called and written."""
        name = setup.option(self.option)
        return self._named(name)[1] if name else _digest(self.read_files(""))

    def check(self, setup: Setup, digest: str) -> None:
        """Refuse to replay a game with other values than those it was played with."""
        if digest != self.digest(setup):
            name = setup.option(self.option)
            raise SetupProblem("other-data", word=name, detail="" if name else "ours")

    def settle(self, setup: Setup) -> Setup:
        """Refuse a data set that is not here: with other values it would be another game."""
        if name := setup.option(self.option):
            self._kept_text(name)
        return setup

    def switch(self, rule: str, titles: Mapping[str, str]) -> Switch:
        """By this switch a data set is chosen."""
        help = {
            "en": "A data set with your own values; without one the game is played with ours.",
            "de": "Ein Datensatz mit euren Werten; ohne einen wird mit unseren gespielt.",
        }
        return Switch(self.option, (), "", rule, titles=titles, help=help, offered=False, longest=80)

    # -- the form --------------------------------------------------------------------------------------------

    def sections(self, name: str = "") -> list[Section]:
        """The form in which the values of a data set are corrected."""
        return self._form(self.read_files(name))

    def changed(self, base: str, values: Mapping[str, Any]) -> str:
        """The text of a data set with other values in some fields of the form."""
        files = self.read_files(base)
        sections = self._form(files)
        for field, value in values.items():
            find_field(sections, field).put(files, value)
        return "\n".join(f"{FILE}{file}\n{_toml(tables)}" for file, tables in files.items())

    def read_files(self, name: str) -> Files:
        """The tables of a data set, or ours."""
        text = self.text(name)
        return {file: tomllib.loads(content) for file, content in _parts(text, name or self.game).items()}


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:HASH]


def _digest(files: Files) -> str:
    return _hash(json.dumps(files, sort_keys=True))


def _parts(text: str, source: str) -> dict[str, str]:
    """The files of a data set."""
    if not text.startswith(FILE):
        raise DataError(source, "", f"this is no data set: its first line does not begin with '{FILE}'")
    if len(text) > LONGEST:
        raise DataError(source, "", f"this is too long for a data set: more than {LONGEST} characters")
    first, *others = text.split(f"\n{FILE}")
    found = {}
    for part in (first.removeprefix(FILE), *others):
        file, _, content = part.partition("\n")
        if Path(file.strip()).name != file.strip() or not file.strip().endswith(".toml"):
            raise DataError(source, file, "this is no name of a file")
        found[file.strip()] = content
    return found


def _toml(tables: Mapping[str, Any]) -> str:
    """A data file: what stands in no table comes first."""
    plain = [
        f"{_key(key)} = {_inline(value)}\n" for key, value in tables.items() if not isinstance(value, dict)
    ]
    rest = [
        f"[{_key(name)}]\n" + "".join(f"{_key(key)} = {_inline(value)}\n" for key, value in table.items())
        for name, table in tables.items()
        if isinstance(table, dict)
    ]
    return "\n".join(["".join(plain), *rest]) if plain else "\n".join(rest)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # texts, numbers and truth are written as in JSON


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)
