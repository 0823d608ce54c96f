"""The switches of the table, from `options.toml`."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated, Literal, cast

from msgspec import Meta

from ...kernel import Entry
from .effects import read_name
from .model import TableOption
from .reading import both, listed, package_folder, parse


def load_options(folder: Traversable | None = None) -> tuple[TableOption, ...]:
    """Read and check `options.toml`."""
    path = "options.toml"
    top = parse(folder or package_folder(), path)
    return tuple(_option(name, entry) for name, entry in top.entries())


def _option(name: str, entry: Entry) -> TableOption:
    values = entry.value("values", Annotated[list[bool | int | str], Meta(min_length=2)])
    default = entry.value("default", bool | int | str)
    if not any(default == v and type(default) is type(v) for v in values):
        raise entry.problem(f"'default' must be one of its values: {listed(values)}")
    labels_at = entry.table("labels")
    labels = []
    for value in values:
        key = str(value).lower() if isinstance(value, bool) else str(value)
        labels.append((value, read_name(labels_at.table(key))))
    labels_at.close()
    option = TableOption(
        name,
        tuple(values),
        default,
        cast(Literal["core", "minor"], entry.text("weight", ("core", "minor"))),
        entry.text("question"),
        entry.numbers("players", 1, default=(1, 2, 3, 4, 5)),
        both(entry),
        both(entry, "help_"),
        tuple(labels),
    )
    entry.close()
    return option
