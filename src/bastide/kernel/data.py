"""The one reader of data files: TOML in, checked values out, and a mistake is told with its file and place.
Whoever meets one works on the data, so that it is told in English only.

A table is read whole, into a struct, or key by key where values depend on each other. Either way msgspec
checks the form; what values mean together is for the game that reads them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Annotated, Any, TypeVar

import msgspec

from .problems import Blank, Problem

T = TypeVar("T")

KINDS = {"array": "a list", "bool": "true or false", "int": "a whole number", "float": "a number"}
KINDS |= {"object": "a table", "str": "a text"}


RULE = re.compile(r"\([^()]*?\b([A-Z](?:-[A-Z0-9][A-Za-z0-9]*)+-[a-z0-9]+)")
"""The rule that a fault names: `the tiles add up to 28, not to 27 (J-C-2)`."""
RULES_AT_END = re.compile(r" \([^()]*\)$")
"""To players the rule is told apart."""


class DataError(Problem):
    """A file that cannot be used: which file, which entry, and what is wrong with it."""

    def __init__(self, file: str, entry: str, fault: str, detail: str = "", **blanks: Blank) -> None:
        """`detail` is what players meet who correct values: it has a sentence in both languages."""
        place, rule = f"{file}, {entry}" if entry else file, RULE.search(fault)
        note = f"{place}: {RULES_AT_END.sub('', fault) if rule else fault}"
        told: dict[str, Blank] = {"note": note, "place": place, **blanks}
        super().__init__("bad-data", told, rule=rule and rule[1], detail=detail)
        self.file = file
        self.entry = entry
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.blanks['place']}: {self.fault}"


def read_toml(source: Traversable, name: str = "") -> Entry:
    """A data file as an entry; `name` is what complaints call it."""
    file = name or str(source)
    try:
        return Entry(file, (), tomllib.loads(source.read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise DataError(file, "", "the file is missing") from None
    except UnicodeDecodeError as error:
        raise DataError(file, "", f"the file is not UTF-8 text ({error})") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "", f"the file is not valid TOML: {error}") from None


class Entry:
    """One table of a data file. Every key must be asked for: `close` refuses those that nobody knows."""

    def __init__(self, file: str, path: tuple[str, ...], table: dict[str, Any]) -> None:
        self.file = file
        self.path = path
        self.raw = table
        self._asked: set[str] = set()

    @property
    def name(self) -> str:
        return ", ".join(self.path)

    def __contains__(self, key: str) -> bool:
        return key in self.raw

    def __iter__(self) -> Iterator[str]:
        return iter(self.raw)

    def __len__(self) -> int:
        return len(self.raw)

    def problem(self, fault: str, detail: str = "", **blanks: Blank) -> DataError:
        """A complaint about this entry."""
        return DataError(self.file, self.name, fault, detail, **blanks)

    def close(self, *others: str) -> None:
        """Refuse keys that were never asked for, but those that others read: most of them are misspelt."""
        if unknown := sorted(set(self.raw) - self._asked - set(others)):
            known = f"; known here: {', '.join(sorted(self._asked))}" if self._asked else ""
            raise self.problem(f"unknown key {', '.join(map(repr, unknown))}{known}")

    def struct(self, kind: type[T]) -> T:
        """The whole table as a struct."""
        try:
            return msgspec.convert(self.raw, kind)
        except msgspec.ValidationError as error:
            raise self.problem(_in_words(str(error))) from None

    def value(self, key: str, kind: Any, default: Any = None) -> Any:
        """A value of a kind, or the default where the key is missing."""
        self._asked.add(key)
        if key not in self.raw:
            if default is not None:
                return default
            raise self.problem(f"{key!r} is missing")
        value = self.raw[key]
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            wanted = re.sub(r", got `\w+`| - at `.*`", "", str(error))
            raise self.problem(f"{key!r} {_in_words(wanted)}, not {value!r}") from None

    def text(self, key: str, allowed: Iterable[str] | None = None, default: str | None = None) -> str:
        """A text that is not empty, one of those allowed."""
        value: str = self.value(key, str, default)
        if not value.strip():
            raise self.problem(f"{key!r} is empty")
        if default is None or key in self:
            self._known(key, (value,), allowed)
        return value

    def texts(
        self, key: str, allowed: Iterable[str] | None = None, default: tuple[str, ...] | None = None
    ) -> tuple[str, ...]:
        """A list of texts."""
        values: tuple[str, ...] = self.value(key, tuple[str, ...], default)
        self._known(key, values, allowed)
        return values

    def number(self, key: str, least: int = 0, most: int | None = None, default: int | None = None) -> int:
        """A whole number within bounds."""
        number: int = self.value(key, _whole(least, most), default)
        return number

    def numbers(
        self, key: str, least: int = 0, most: int | None = None, default: tuple[int, ...] | None = None
    ) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        numbers: tuple[int, ...] = self.value(key, tuple[_whole(least, most), ...], default)  # type: ignore[misc]
        return numbers

    def decimal(self, key: str, least: float, most: float, default: float) -> float:
        """A number, whole or not, within bounds; only drawings need these."""
        number: float = self.value(key, Annotated[float, msgspec.Meta(ge=least, le=most)], default)
        return number

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        flag: bool = self.value(key, bool, default)
        return flag

    def counted(self, key: str, least: int = 0, most: int | None = None) -> dict[int, int]:
        """A table from a whole number to a whole number, such as { 2 = 12, 3 = 6 }."""
        inner = self.table(key)
        if names := [name for name in inner if not name.isdigit()]:
            raise inner.problem(f"{names[0]!r} must be a number")
        return {int(name): inner.number(name, least, most) for name in inner}

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        return Entry(self.file, (*self.path, key), self.value(key, dict[str, Any]))

    def tables(self, key: str, first: int = 1) -> tuple[Entry, ...]:
        """A list of tables, numbered from `first` on."""
        tables = enumerate(self.value(key, list[dict[str, Any]]), first)
        return tuple(Entry(self.file, (*self.path, f"{key} {n}"), table) for n, table in tables)

    def entries(self, *others: str) -> tuple[tuple[str, Entry], ...]:
        """Every table of this one by its key, except those named as something else."""
        return tuple((key, self.table(key)) for key in self.raw if key not in others)

    def _known(self, key: str, names: Iterable[str], allowed: Iterable[str] | None) -> None:
        choices = None if allowed is None else tuple(allowed)
        for name in names:
            if choices is not None and name not in choices:
                raise self.problem(f"{key!r} names {name!r}, which is not one of {', '.join(choices)}")


def _whole(least: int, most: int | None) -> Any:
    return Annotated[int, msgspec.Meta(ge=least, le=most)]


def _in_words(error: str) -> str:
    """What msgspec says, for people."""
    error = re.sub(r"^Object missing required field `(\w+)`", r"'\1' is missing", error)
    error = re.sub(r"^Object contains unknown field `(\w+)`", r"unknown key '\1'", error)
    error = re.sub(r"`(\w+)`", lambda kind: KINDS.get(kind[1], kind[0]), error)
    error = error.replace("Expected ", "must be ").replace(", got ", ", not ")
    return error.replace(" >= ", " of at least ").replace(" <= ", " of at most ")
