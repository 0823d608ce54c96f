"""The tiles of a box, drawn once and kept on disk: drawing a large game takes seconds, reading it none."""

from __future__ import annotations

import gzip
import os
import zlib
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from ..kernel import Problem
from . import art
from .protocol import encode


class Boxes:
    """Drawings by the letters with which the ids of a box begin, packed with gzip. What was drawn by other
    rules of drawing is drawn anew; a disk that cannot be written is done without."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, bytes] = {}

    def get(self, letters: str) -> bytes:
        if letters not in boxes():
            raise Problem("no-such-box", f"There is no box {letters!r}.")
        if letters not in self._known:
            self._known[letters] = self._read(letters) or self._draw(letters)
        return self._known[letters]

    def _file(self, letters: str) -> Path:
        return self._folder / f"{letters}-{style()}.json.gz"

    def _read(self, letters: str) -> bytes | None:
        with suppress(OSError, EOFError, zlib.error):
            packed = self._file(letters).read_bytes()
            gzip.decompress(packed)
            return packed
        return None

    def _draw(self, letters: str) -> bytes:
        packed = gzip.compress(encode({tile: art.tile(tile) for tile in boxes()[letters]}), mtime=0)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            for old in self._folder.glob(f"{letters}-*.json.gz"):
                old.unlink()
            half = self._folder / f"{letters}-{os.getpid()}.half"
            half.write_bytes(packed)
            half.replace(self._file(letters))
        return packed


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
