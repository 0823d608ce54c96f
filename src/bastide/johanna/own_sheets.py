"""Other values than ours: most of the sheet is a reconstruction, and who owns the game can put it right."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from ..kernel import OwnData, Setup
from .own_form import sections
from .sheets import Sheets, check_all, load_sheets, package_folder


def _load(place: Path) -> Sheets:
    ours = package_folder()
    for other in ("options.toml", "rulebook"):  # what the values are checked against
        _copy(ours.joinpath(other), place / other)
    check_all(place)
    return load_sheets(place)


def _copy(source: Traversable, target: Path) -> None:
    if source.is_dir():
        target.mkdir()
        for file in source.iterdir():
            _copy(file, target / file.name)
    else:
        target.write_bytes(source.read_bytes())


SETS = OwnData("johanna", "sheet", lambda: package_folder().joinpath("data"), _load, sections)


def sheets_for(setup: Setup) -> Sheets:
    """The values that a game is played with."""
    return SETS.chosen(setup) or load_sheets()
