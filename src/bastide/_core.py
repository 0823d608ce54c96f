"""The compiled core: libraries that mypyc made of some modules, in front of their sources.

They are used as long as they were made from the sources that are there, and from all of them: the modules
know each other's insides. `build_core.py` makes them.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_compiled"
KEPT = "sources.json"
SUFFIX = f".{sys.implementation.cache_tag}"
"""Of a library for this Python, with the platform behind it."""


def digests(names: Iterable[str]) -> dict[str, str]:
    """What the sources are now; empty for one that is not there."""
    paths = {name: PACKAGE / name for name in names}
    return {
        name: hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        for name, path in paths.items()
    }


def found(folder: Path) -> dict[str, str]:
    """What the sources were when the libraries were made for this Python; empty without any."""
    try:
        kept = json.loads((folder / KEPT).read_text())
    except (OSError, ValueError):
        return {}
    made: dict[str, str] = kept["sources"]
    return made if kept["python"] == sys.implementation.cache_tag else {}


def keep(made: dict[str, str]) -> None:
    kept = {"python": sys.implementation.cache_tag, "sources": made}
    (FOLDER / KEPT).write_text(json.dumps(kept, indent=1))


class CoreFinder(MetaPathFinder):
    """Finds the libraries of the core before their sources."""

    def __init__(self) -> None:
        self.libraries = {path.name.split(SUFFIX)[0]: path for path in FOLDER.glob(f"*{SUFFIX}*")}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.libraries.get(name)
        return spec_from_file_location(name, library) if library else None


def install() -> str:
    """Use the compiled core if there is one, if it is of today, and unless plain Python is asked for. What
    runs, for people who want to know."""
    if os.environ.get("BASTIDE_PURE"):
        return "plain Python, as BASTIDE_PURE asks for"
    made = found(FOLDER)
    if not made:
        return "plain Python"
    now = digests(made)
    if changed := [name for name in made if made[name] != now[name]]:
        return f"plain Python: {changed[0]} has changed since the core was compiled"
    sys.meta_path.insert(0, CoreFinder())
    return "compiled"
