"""A form for the values of a data set: which there are, how they are called, and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .problems import Malformed

Files = dict[str, dict[str, Any]]
"""The tables of all data files, by the name of the file."""
Titles = Mapping[str, str]
Value = int | str | list[int]
Kind = Literal["number", "numbers", "choice"]

MOST_NUMBERS = 40


@dataclass(frozen=True)
class Field:
    """One value: a number, a row of numbers, or one of several choices."""

    id: str
    titles: Titles
    kind: Kind
    read: Callable[[Files], Value]
    write: Callable[[Files, Any], None]
    choices: Mapping[str, Titles] | None = None
    least: int = 0
    most: int = 99

    def put(self, files: Files, value: Any) -> None:
        """Write a value that somebody has entered."""
        if self.kind == "number":
            good = self._is_number(value)
        elif self.kind == "numbers":
            good = (
                isinstance(value, list)
                and 0 < len(value) <= MOST_NUMBERS
                and all(map(self._is_number, value))
            )
        else:
            good = value in (self.choices or {})
        if not good:
            raise Malformed("bad-field", field=self.id, min=self.least, max=self.most, detail=self.kind)
        self.write(files, value)

    def _is_number(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most


@dataclass(frozen=True)
class Section:
    """Values that belong together: how they are called, and the rules that say what holds for them."""

    titles: Titles
    rules: Sequence[str]
    fields: Sequence[Field]


def titled(en: str, de: str) -> Titles:
    return {"en": en, "de": de}


def find_field(sections: Sequence[Section], id: str) -> Field:
    found = next((field for section in sections for field in section.fields if field.id == id), None)
    if found is None:
        raise Malformed("no-such-field", field=id)
    return found


def at(files: Files, path: Sequence[str | int]) -> Any:
    """What stands at a place: file, table, key, …"""
    found: Any = files
    for step in path:
        found = found[step]
    return found


def number(path: Sequence[str | int], titles: Titles, least: int = 0, most: int = 99) -> Field:
    return _plain(path, titles, "number", least=least, most=most)


def numbers(path: Sequence[str | int], titles: Titles, most: int = 99) -> Field:
    return _plain(path, titles, "numbers", most=most)


def choice(path: Sequence[str | int], titles: Titles, values: Mapping[str, tuple[Any, Titles]]) -> Field:
    """One of several values, each with a name and its words."""

    def read(files: Files) -> Value:
        now = at(files, path[:-1])
        held = at(files, path) if isinstance(now, list) else now.get(path[-1])
        return next((name for name, (value, _) in values.items() if value == held), "")

    def write(files: Files, name: Any) -> None:
        value = values[name][0]
        table = at(files, path[:-1])
        if value is None:
            table.pop(path[-1], None)
        else:
            table[path[-1]] = value

    words = {name: title for name, (_, title) in values.items()}
    return Field(field_id(path), titles, "choice", read, write, words)


def _plain(path: Sequence[str | int], titles: Titles, kind: Kind, least: int = 0, most: int = 99) -> Field:
    def write(files: Files, value: Any) -> None:
        at(files, path[:-1])[path[-1]] = value

    return Field(field_id(path), titles, kind, lambda files: at(files, path), write, least=least, most=most)


def field_id(path: Sequence[str | int]) -> str:
    """`persons.toml`, `persons`, `farmer`, `tiles` are `persons.farmer.tiles`; lists count from 1."""
    file, *inner = path
    steps = [str(step + 1) if isinstance(step, int) else step for step in inner]
    name = str(file).removesuffix(".toml")
    return ".".join(steps if steps[0] == name else [name, *steps])
