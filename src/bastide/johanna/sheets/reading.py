"""A data file of Johanna. Every block of it says where its values come from; one without is refused."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

from ...kernel import DataError, Entry, read_toml
from .model import Origin, Text
from .words import WORDS


def listed(names: Iterable[object]) -> str:
    return ", ".join(str(n) for n in names)


def package_folder() -> Traversable:
    """Where the files of this package are."""
    return files("bastide.johanna")


def parse(folder: Traversable, path: str) -> Entry:
    return read_toml(folder.joinpath(*path.split("/")), path)


def both(entry: Entry, prefix: str = "") -> Text:
    """A text in both languages."""
    return Text(entry.text(f"{prefix}en"), entry.text(f"{prefix}de"))


class File:
    """One data file: its blocks, and the provenance that each of them must carry."""

    def __init__(self, folder: Traversable, name: str, blocks: Iterable[str]) -> None:
        self.name = f"data/{name}"
        self.origins: list[Origin] = []
        self._top = parse(folder, self.name)
        for block in (*blocks, "provenance"):
            if block not in self._top:
                raise DataError(self.name, "", f"the block '{block}' is missing")
        self._top.close(*blocks, "provenance")
        self._provenance(self._top.table("provenance"))

    def block(self, name: str) -> Entry:
        return self._top.table(name)

    def rows(self, name: str) -> tuple[Entry, ...]:
        return self._top.tables(name)

    def _provenance(self, stated: Entry) -> None:
        for about in stated:
            block, _, field = about.partition(".")
            inside = block in self._top and (not field or any(field in e for e in self._entries(block)))
            if not inside:
                raise stated.problem(f"speaks of '{about}', which is not in this file")
            self._origin(stated, about, stated.text(about))
        for block in self._top:
            entries = self._entries(block)
            for entry in entries:
                own = entry.raw.get("provenance")
                if isinstance(own, dict):
                    inner = entry.table("provenance")
                    for field in own:
                        self._origin(inner, f"{_dotted(entry)}.{field}", inner.text(field))
                elif own is not None:
                    self._origin(entry, _dotted(entry), entry.text("provenance"))
            if block not in stated and block != "provenance":
                missing = next((e.name for e in entries if "provenance" not in e), None)
                if missing is not None:
                    raise DataError(self.name, missing, "has no provenance, nor has its whole block")

    def _entries(self, block: str) -> Iterable[Entry]:
        """The block's entries if it has entries, or else the block itself."""
        raw = self._top.raw[block]
        if isinstance(raw, list):
            return self.rows(block)
        whole = self.block(block)
        if raw and all(isinstance(v, dict) for v in raw.values()):
            return [entry for _, entry in whole.entries()]
        return [whole]

    def _origin(self, entry: Entry, about: str, stated: str) -> None:
        word, _, note = stated.partition(":")
        if word not in WORDS:
            raise entry.problem(f"the provenance '{stated}' must begin with one of: {listed(WORDS)}")
        self.origins.append(Origin(self.name, about, word, note.strip()))


def _dotted(entry: Entry) -> str:
    return ".".join(entry.path)
