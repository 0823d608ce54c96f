"""Other values than ours: most of the sheet is a reconstruction, and who owns the game can put it right.

A data set is one file: all files of `data/`, one behind the other, each under a line that names it. It is
known by its name and a hash of what it says, so that a record can never be replayed with other values than
those it was played with. Data sets lie side by side in the user's data folder.
"""

from __future__ import annotations

import tempfile
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path

from platformdirs import user_data_path

from ..kernel import DataError, Problem, Setup, SetupProblem, unknown
from .sheets import Sheets, check_all, load_sheets, package_folder

OPTION = "sheet"
"""The switch by which a record names the data set that it was played with; without a value it is ours."""
FILE = "#: data/"
"""Begins the line above each file of a data set."""
HASH = 10


def folder() -> Path:
    """Where the data sets lie."""
    return user_data_path("bastide") / "data" / "johanna"


def names() -> list[str]:
    return sorted(path.stem for path in folder().glob("*.toml"))


def export() -> str:
    """Our own values as a data set, to be changed."""
    data = package_folder().joinpath("data")
    files = sorted((file for file in data.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return "\n".join(f"{FILE}{file.name}\n{file.read_text(encoding='utf-8').strip()}\n" for file in files)


def read(text: str, source: str) -> Sheets:
    """The sheets of a data set, checked as ours are; a mistake is told with its file and entry."""
    parts = text.split(f"\n{FILE}") if text.startswith(FILE) else []
    if not parts:
        raise DataError(source, "", f"this is no data set: its first line does not begin with '{FILE}'")
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for part in (parts[0].removeprefix(FILE), *parts[1:]):
            file, _, content = part.partition("\n")
            if Path(file.strip()).name != file.strip():
                raise DataError(source, file, "this is no name of a file")
            target = place / "data" / file.strip()
            target.parent.mkdir(exist_ok=True)
            target.write_text(content, encoding="utf-8")
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


def use(file: Path) -> str:
    """Check a data set and keep it; the name by which tables and records know it."""
    try:
        text = file.read_text(encoding="utf-8").strip() + "\n"
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("no-file", path=str(file)) from error
    read(text, file.name)
    stem = "".join(letter if letter.isalnum() else "-" for letter in file.stem).strip("-") or "sheet"
    name = f"{stem[:40]}-{sha256(text.encode()).hexdigest()[:HASH]}"
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / f"{name}.toml").write_text(text, encoding="utf-8")
    return name


@cache
def _named(name: str) -> Sheets:
    path = folder() / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    if sha256(text.encode()).hexdigest()[:HASH] != name.rpartition("-")[2]:
        raise SetupProblem("changed-data-set", word=name)
    return read(text, path.name)


def sheets_for(setup: Setup) -> Sheets:
    """The values that a game is played with."""
    name = setup.option(OPTION)
    return _named(name) if name else load_sheets()


def settle(setup: Setup) -> Setup:
    """Refuse a data set that is not here: with other values it would be another game."""
    name = setup.option(OPTION)
    if name and name not in names():
        raise SetupProblem("unknown-data-set", unknown(name, names()))
    return setup
