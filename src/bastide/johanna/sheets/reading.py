"""Reading a file of data key by key: whatever is missing, unknown or of the wrong form is named.

Every block of a file says where its values come from; a block without provenance is refused.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from .model import Origin, Text
from .words import WORDS


class DataError(ValueError):
    """A file that cannot be used: which file, which entry, and what is wrong with it."""

    def __init__(self, file: str, entry: str, fault: str) -> None:
        super().__init__(f"{file}, {entry}: {fault}" if entry else f"{file}: {fault}")
        self.file = file
        self.entry = entry
        self.fault = fault


T = TypeVar("T")


def kind_of(value: object) -> str:
    names = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), type(value).__name__)


def listed(names: Iterable[object]) -> str:
    return ", ".join(str(n) for n in names)


class Entry:
    """One table of a file, read key by key; `done` refuses what nobody asked for."""

    def __init__(self, file: str, entry: str, raw: object) -> None:
        self.file = file
        self.entry = entry
        if not isinstance(raw, dict):
            raise self.problem(f"must be a table, not {kind_of(raw)}")
        self.raw: dict[str, Any] = raw
        self.seen: set[str] = set()

    def problem(self, fault: str) -> DataError:
        return DataError(self.file, self.entry, fault)

    def __contains__(self, key: str) -> bool:
        return key in self.raw

    def value(self, key: str, kind: type[T], default: T | None = None) -> T:
        self.seen.add(key)
        if key not in self.raw:
            if default is not None:
                return default
            raise self.problem(f"'{key}' is missing")
        value = self.raw[key]
        if type(value) is not kind:
            raise self.problem(f"'{key}' must be {kind_of(kind())}, not {kind_of(value)}")
        return value

    def text(self, key: str) -> str:
        value = self.value(key, str)
        if not value.strip():
            raise self.problem(f"'{key}' is empty")
        return value

    def name(self, en: str = "en", de: str = "de") -> Text:
        return Text(self.text(en), self.text(de))

    def number(self, key: str, low: int, high: int | None = None, default: int | None = None) -> int:
        value = self.value(key, int, default)
        if value < low or (high is not None and value > high):
            wanted = f"at least {low}" if high is None else f"from {low} to {high}"
            raise self.problem(f"'{key}' is {value}, but must be {wanted}")
        return value

    def numbers(self, key: str, low: int, default: list[int] | None = None) -> tuple[int, ...]:
        return self._numbers(key, self.value(key, list, default), low)

    def _numbers(self, key: str, found: object, low: int) -> tuple[int, ...]:
        if not isinstance(found, list) or any(type(n) is not int or n < low for n in found):
            raise self.problem(f"'{key}' must be a list of whole numbers, each at least {low}")
        return tuple(found)

    def number_rows(self, key: str, low: int) -> tuple[tuple[int, ...], ...]:
        return tuple(self._numbers(key, row, low) for row in self.value(key, list))

    def word(self, key: str, known: Iterable[str]) -> str:
        word = self.text(key)
        if word not in (known := tuple(known)):
            raise self.problem(f"'{key}' is '{word}', but must be one of: {listed(known)}")
        return word

    def words(self, key: str, known: Iterable[str] | None = None) -> tuple[str, ...]:
        words = self.value(key, list, [])
        for word in words:
            if type(word) is not str:
                raise self.problem(f"'{key}' must be a list of texts")
            if known is not None and word not in (known := tuple(known)):
                raise self.problem(f"'{key}' names '{word}', but must be of: {listed(known)}")
        return tuple(words)

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self.value(key, bool, default)

    def tables(self, key: str) -> Iterator[Entry]:
        """The entries of a list of tables, numbered from 1."""
        for n, raw in enumerate(self.value(key, list), 1):
            yield Entry(self.file, f"{self.entry}.{key} {n}" if self.entry else f"{key} {n}", raw)

    def children(self) -> Iterator[tuple[str, Entry]]:
        """The named entries of this table."""
        for key, raw in self.raw.items():
            self.seen.add(key)
            yield key, Entry(self.file, f"{self.entry}.{key}" if self.entry else key, raw)

    def child(self, key: str) -> Entry:
        return Entry(self.file, f"{self.entry}.{key}" if self.entry else key, self.value(key, dict))

    def done(self) -> None:
        if unknown := [k for k in self.raw if k not in self.seen]:
            raise self.problem(f"unknown: {listed(unknown)}; known here: {listed(sorted(self.seen))}")


def package_folder() -> Traversable:
    """Where the files of this package are."""
    return files("bastide.johanna")


def parse(folder: Traversable, path: str) -> dict[str, Any]:
    source = folder
    for step in path.split("/"):
        source = source / step
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(path, "", "this file is missing") from None
    except UnicodeDecodeError as error:
        raise DataError(path, "", f"is not UTF-8: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(path, "", f"is not valid TOML: {error}") from None


class File:
    """One data file: its blocks, and the provenance that each of them must carry."""

    def __init__(self, folder: Traversable, name: str, blocks: Iterable[str]) -> None:
        self.name = f"data/{name}"
        self.raw = parse(folder, self.name)
        self.origins: list[Origin] = []
        top = Entry(self.name, "", self.raw)
        for block in (*blocks, "provenance"):
            if block not in top:
                raise DataError(self.name, "", f"the block '{block}' is missing")
            top.seen.add(block)
        top.done()
        self._provenance(top.child("provenance"))

    def block(self, name: str) -> Entry:
        return Entry(self.name, name, self.raw[name])

    def rows(self, name: str) -> list[Entry]:
        return list(Entry(self.name, "", self.raw).tables(name))

    def _provenance(self, stated: Entry) -> None:
        for about in stated.raw:
            block, _, field = about.partition(".")
            if block not in self.raw or (field and not any(field in entry for entry in self._entries(block))):
                raise stated.problem(f"speaks of '{about}', which is not in this file")
            self._origin(stated, about, stated.text(about))
        for block in self.raw:
            entries = self._entries(block)
            for entry in entries:
                own = entry.raw.get("provenance")
                if isinstance(own, dict):
                    inner = entry.child("provenance")
                    for field in own:
                        self._origin(inner, f"{entry.entry}.{field}", inner.text(field))
                elif own is not None:
                    self._origin(entry, entry.entry, entry.text("provenance"))
            if block not in stated and block != "provenance":
                missing = next((e.entry for e in entries if "provenance" not in e), None)
                if missing is not None:
                    raise DataError(self.name, missing, "has no provenance, nor has its whole block")

    def _entries(self, block: str) -> list[Entry]:
        """The block's entries if it has entries, or else the block itself."""
        raw = self.raw[block]
        if isinstance(raw, list):
            return self.rows(block)
        whole = self.block(block)
        if raw and all(isinstance(v, dict) for v in raw.values()):
            return [entry for _, entry in whole.children()]
        return [whole]

    def _origin(self, entry: Entry, about: str, stated: str) -> None:
        word, _, note = stated.partition(":")
        if word not in WORDS:
            raise entry.problem(f"the provenance '{stated}' must begin with one of: {listed(WORDS)}")
        self.origins.append(Origin(self.name, about, word, note.strip()))
