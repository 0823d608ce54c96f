"""The boxes: one folder each, with everything that belongs to it. A new box is a new folder.

What a folder may hold: `__init__.py` (the `Box`), `state.py`, its rules, `with_<box>.py` where it meets an
earlier box, `<set>.tiles`, `areas.toml`, `elements.toml`, `switches.toml`, `rulebook.toml`, `en.ftl` and
`de.ftl`, `art.py`, `worth.py`. Nothing outside the folder names it. See `docs/expansions.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from ...kernel import read_toml

T = TypeVar("T")

ORDER = (
    *("base", "river", "inns_cathedrals", "traders_builders", "king_robber", "cathars", "count"),
    *("princess_dragon", "river2", "tower", "games_quarterly", "abbey_mayor", "cult"),
    *("cult_siege_creativity", "catapult", "wheel", "tunnel", "bridges_castles_bazaars", "crop_circles"),
    *("plague", "phantom", "festival", "school", "flying_machines", "dispatches", "ferries", "gold_mines"),
    *("mage_witch", "robbers"),
)
"""The boxes in the order of the rulebook. One that is not listed comes after them."""


@cache
def folders() -> dict[str, Traversable]:
    """The folders of the boxes that are there, by name, in the order of the rulebook."""
    root = files(__name__)
    present = {p.name: p for p in root.iterdir() if p.joinpath("__init__.py").is_file()}
    known = [name for name in ORDER if name in present]
    return {name: present[name] for name in (*known, *sorted(present.keys() - set(known)))}


def read_all(name: str, kind: type[T]) -> Iterator[tuple[str, str, T]]:
    """The entries of a data file of all boxes: the box, what the entry is called, and the entry, checked."""
    for box, folder in folders().items():
        source = folder.joinpath(name)
        if source.is_file():
            yield from ((box, entry, made) for entry, made in read_entries(source, kind))


def read_entries(source: Traversable, kind: type[T]) -> Iterator[tuple[str, T]]:
    """The entries of a data file; a mistake in it is told with its place."""
    for name, entry in read_toml(source).entries():
        yield name, entry.struct(kind)
