"""The tiles of a box, drawn once and kept on disk: drawing a large game takes seconds, reading it none.

The build of the page draws all of them beside it (`draw_all`), so that nobody waits for the first game.
"""

from __future__ import annotations

import gzip
import os
import zlib
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from ..kernel import Problem, unknown
from . import art
from .protocol import encode

READY_MADE = Path(__file__).parent / "drawn"
"""Made by hatch_build.py: not in git, but in every wheel and sdist."""


class Boxes:
    """Drawings by the letters with which the ids of a box begin, packed with gzip. What was drawn by other
    rules of drawing is drawn anew; a disk that cannot be written is done without."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, bytes] = {}

    def get(self, letters: str) -> bytes:
        if letters not in boxes():
            raise Problem("no-such-box", unknown(letters, boxes()))
        if letters not in self._known:
            self._known[letters] = self._read(letters) or self._draw(letters)
        return self._known[letters]

    def _read(self, letters: str) -> bytes | None:
        for folder in (READY_MADE, self._folder):
            with suppress(OSError, EOFError, zlib.error):
                packed = _file(folder, letters).read_bytes()
                gzip.decompress(packed)
                return packed
        return None

    def _draw(self, letters: str) -> bytes:
        packed = _drawn(letters)
        with suppress(OSError):
            _keep(self._folder, letters, packed)
        return packed


@cache
def ready_made(letters: str) -> bytes | None:
    """What the build has drawn of a box, if it is still drawn that way."""
    if letters not in boxes():
        return None
    with suppress(OSError):
        return _file(READY_MADE, letters).read_bytes()
    return None


def ready_tile(tile: str) -> bytes | None:
    """A tile out of a box that the build has drawn."""
    packed = ready_made(tile.partition("-")[0])
    if packed is None:
        return None
    found = msgspec.json.decode(gzip.decompress(packed), type=dict[str, msgspec.Raw]).get(tile)
    return None if found is None else bytes(found)


def draw_all(folder: Path = READY_MADE) -> None:
    """Draw the tiles of all boxes into a folder, but those which are there."""
    for letters in boxes():
        if not _file(folder, letters).exists():
            _keep(folder, letters, _drawn(letters))


def _file(folder: Path, letters: str) -> Path:
    return folder / f"{letters}-{style()}.json.gz"


def _drawn(letters: str) -> bytes:
    return gzip.compress(encode({tile: art.tile(tile) for tile in boxes()[letters]}), mtime=0)


def _keep(folder: Path, letters: str, packed: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"{letters}-*.json.gz"):
        old.unlink()
    half = folder / f"{letters}-{os.getpid()}.half"
    half.write_bytes(packed)
    half.replace(_file(folder, letters))


@cache
def boxes() -> dict[str, list[str]]:
    """The printed tiles of each box."""
    from ..carcassonne import tiles

    found: dict[str, list[str]] = {}
    for name in tiles.set_names():
        for tile in tiles.load_set(name).tiles:
            found.setdefault(tile.id.partition("-")[0], []).append(tile.id)
    return found


@cache
def style() -> str:
    """What the drawings follow from: the tiles and the way in which they are drawn."""
    from ..carcassonne import art, tiles
    from ..carcassonne.expansions import folders

    known = sha256()
    sources = [f for package in (art, tiles) for f in Path(str(package.__file__)).parent.iterdir()]
    sources += [Path(str(f)) for folder in folders().values() for f in folder.iterdir()]
    for file in sorted(f for f in sources if f.suffix in (".tiles", ".py", ".toml")):
        known.update(file.name.encode() + file.read_bytes())
    return known.hexdigest()[:16]
