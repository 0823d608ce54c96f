"""The worked example of docs/expansions.md among the boxes: a copy of the sources with its two folders."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "docs" / "example"
UNWANTED = shutil.ignore_patterns("__pycache__", "page", "node_modules")


def copy_with_example(folder: Path) -> None:
    """The rules with the example."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=UNWANTED)
    shutil.copytree(EXAMPLE / "box", folder / "src/bastide/carcassonne/expansions/beehives")


def build_page_with_example(folder: Path) -> None:
    """The page with the example, built to where its rules serve it."""
    shutil.copytree(ROOT / "web", folder / "web", ignore=UNWANTED)
    shutil.copytree(EXAMPLE / "page", folder / "web/src/games/carcassonne/expansions/beehives")
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["npx", "vite", "build", "--logLevel", "warn"]
    subprocess.run(command, cwd=folder / "web", env=os.environ | {"PATH": path}, check=True)
