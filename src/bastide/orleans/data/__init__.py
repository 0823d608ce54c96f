"""The data files of Orléans, and a reader whose complaints name the file, the entry and what is wrong.

`loader` turns the files into the typed box of `bastide.orleans.boards`, `checks` holds it to the rulebooks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NoReturn

__all__ = ["BoxError", "Entry", "folder", "read"]


class BoxError(ValueError):
    """A data file cannot be used; the message says where and why."""


def folder() -> Traversable:
    """The folder with the data files that are shipped."""
    return files("bastide.orleans").joinpath("data")


def read(source: Traversable, file: str) -> Entry:
    """Read one data file as an entry."""
    try:
        text = source.joinpath(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BoxError(f"{file}: the file is missing") from None
    except UnicodeDecodeError as error:
        raise BoxError(f"{file}: the file is not UTF-8 text ({error})") from None
    try:
        return Entry(file, "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{file}: the file is not valid TOML: {error}") from None


class Entry:
    """One table of a data file. Every key must be asked for: `close` refuses those that nobody knows."""

    def __init__(self, file: str, name: str, table: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self._table = table
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)

    def refuse(self, what: str) -> NoReturn:
        """Complain about this entry."""
        where = f"{self.file}, {self.name}" if self.name else self.file
        raise BoxError(f"{where}: {what}")

    def close(self) -> None:
        """Refuse keys that were never asked for: most of them are misspelt."""
        if unknown := sorted(set(self._table) - self._asked):
            self.refuse(f"unknown key {', '.join(map(repr, unknown))}")

    def value(self, key: str) -> object:
        """The raw value of a key that must be there."""
        self._asked.add(key)
        if key not in self._table:
            self.refuse(f"{key!r} is missing")
        return self._table[key]

    def text(self, key: str, allowed: Iterable[str] | None = None, default: str | None = None) -> str:
        """A text that is not empty, or the default where the key is missing."""
        self._asked.add(key)
        if default is not None and key not in self._table:
            return default
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            self.refuse(f"{key!r} must be a text, not {value!r}")
        self._one_of(key, value, allowed)
        return value

    def texts(
        self, key: str, allowed: Iterable[str] | None = None, default: tuple[str, ...] | None = None
    ) -> tuple[str, ...]:
        """A list of texts."""
        self._asked.add(key)
        if default is not None and key not in self._table:
            return default
        values = self.value(key)
        if not isinstance(values, list):
            self.refuse(f"{key!r} must be a list of texts, not {values!r}")
        choices = None if allowed is None else tuple(allowed)
        for item in values:
            if not isinstance(item, str):
                self.refuse(f"{key!r} must be a list of texts, but holds {item!r}")
            self._one_of(key, item, choices)
        return tuple(values)

    def number(self, key: str, least: int = 0, most: int | None = None, default: int | None = None) -> int:
        """A whole number within bounds."""
        self._asked.add(key)
        if default is not None and key not in self._table:
            return default
        return self._whole(key, self.value(key), least, most)

    def numbers(self, key: str, least: int = 0, most: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        values = self.value(key)
        if not isinstance(values, list):
            self.refuse(f"{key!r} must be a list of numbers, not {values!r}")
        return tuple(self._whole(key, item, least, most) for item in values)

    def decimal(self, key: str, least: float, most: float, default: float) -> float:
        """A number, whole or not, within bounds; only drawings need these."""
        self._asked.add(key)
        value = self._table.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            self.refuse(f"{key!r} must be a number from {least} to {most}, not {value!r}")
        return float(value)

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        self._asked.add(key)
        value = self._table.get(key, default)
        if not isinstance(value, bool):
            self.refuse(f"{key!r} must be true or false, not {value!r}")
        return value

    def counted(self, key: str, least: int = 0, most: int | None = None) -> dict[int, int]:
        """A table from a whole number to a whole number, such as { 2 = 12, 3 = 6 }."""
        inner = self.table(key)
        result: dict[int, int] = {}
        for name in inner:
            if not name.isdigit():
                inner.refuse(f"{name!r} must be a number")
            result[int(name)] = inner.number(name, least, most)
        return result

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        value = self.value(key)
        if not isinstance(value, dict):
            self.refuse(f"{key!r} must be a table, not {value!r}")
        return Entry(self.file, self._inside(key), value)

    def tables(self, key: str) -> tuple[Entry, ...]:
        """A list of tables."""
        values = self.value(key)
        if not isinstance(values, list) or not all(isinstance(item, dict) for item in values):
            self.refuse(f"{key!r} must be a list of tables")
        return tuple(Entry(self.file, self._inside(f"{key} {n}"), item) for n, item in enumerate(values))

    def entries(self, *others: str) -> tuple[tuple[str, Entry], ...]:
        """Every table of this one by its key, except those named as something else."""
        return tuple((key, self.table(key)) for key in self._table if key not in others)

    def _inside(self, key: str) -> str:
        return f"{self.name}, {key}" if self.name else key

    def _whole(self, key: str, found: object, least: int, most: int | None) -> int:
        bounds = f"{least} or more" if most is None else f"{least} to {most}"
        if isinstance(found, bool) or not isinstance(found, int):
            self.refuse(f"{key!r} must be a whole number ({bounds}), not {found!r}")
        if found < least or (most is not None and found > most):
            self.refuse(f"{key!r} is {found}, but must be {bounds}")
        return found

    def _one_of(self, key: str, found: str, allowed: Iterable[str] | None) -> None:
        if allowed is None:
            return
        choices = tuple(allowed)
        if found not in choices:
            self.refuse(f"{key!r} names {found!r}, which is not one of {', '.join(choices)}")
