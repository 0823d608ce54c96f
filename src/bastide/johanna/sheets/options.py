"""The switches of the table, from `options.toml`."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal, cast

from .effects import read_name
from .model import TableOption
from .reading import Entry, listed, package_folder, parse


def load_options(folder: Traversable | None = None) -> tuple[TableOption, ...]:
    """Read and check `options.toml`."""
    path = "options.toml"
    top = Entry(path, "", parse(folder or package_folder(), path))
    return tuple(_option(name, entry) for name, entry in top.children())


def _option(name: str, entry: Entry) -> TableOption:
    values = entry.value("values", list)
    if len(values) < 2 or any(type(v) not in (bool, int, str) for v in values):
        raise entry.problem("'values' must be at least two texts, whole numbers, or true and false")
    entry.seen.add("default")
    default = entry.raw.get("default")
    if not any(default == v and type(default) is type(v) for v in values):
        raise entry.problem(f"'default' must be one of its values: {listed(values)}")
    labels_at = entry.child("labels")
    labels = []
    for value in values:
        key = str(value).lower() if isinstance(value, bool) else str(value)
        labels.append((value, read_name(labels_at.child(key))))
    labels_at.done()
    option = TableOption(
        name,
        tuple(values),
        cast("bool | int | str", default),
        cast(Literal["core", "minor"], entry.word("weight", ("core", "minor"))),
        entry.text("question"),
        entry.numbers("players", 1, [1, 2, 3, 4, 5]),
        entry.name(),
        entry.name("help_en", "help_de"),
        tuple(labels),
    )
    entry.done()
    return option
