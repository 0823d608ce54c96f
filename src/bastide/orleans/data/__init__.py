"""The data files of Orléans: `loader` turns them into the typed box of `bastide.orleans.boards`, `checks`
holds it to the rulebooks.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def folder() -> Traversable:
    """The folder with the data files that are shipped."""
    return files("bastide.orleans").joinpath("data")
