"""Take a box of Carcassonne away and see that everything else stands: it compiles, plays and builds.

python tools/remove_box.py tower            one box
python tools/remove_box.py                  every box, one after the other
python tools/remove_box.py tower --page     … and build the page without it (needs web/node_modules)

The sources are copied into a temporary folder; nothing here is touched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = Path("src/bastide/carcassonne/expansions")
PAGE_ROOMS = Path("web/src/games/carcassonne/expansions")

PLAY = """
import random

from bastide import text
from bastide.bots import make
from bastide.carcassonne import art
from bastide.carcassonne.tiles import load_set, set_names
from bastide.games import compile_ruleset, load
from bastide.kernel import Match, View

game = load("carcassonne")
for language in text.LANGUAGES:
    text.source(language)
for setup in ([part.name for part in game.catalogue.sets], list(game.catalogue.default_sets)):
    elements = [element.name for element in game.catalogue.elements] if len(setup) > 1 else []
    ruleset = compile_ruleset("carcassonne", 3, setup, elements)
    match, rng = Match(ruleset, 1), random.Random(1)
    while not match.over:
        seat = rng.choice(match.state.pending)
        match.act(seat, rng.choice(ruleset.options(match.state, seat)))
        if len(match.moves) % 50 == 0:
            game.check_piece_totals(match.state)
            View(ruleset, match.state, seat).data
            View(ruleset, match.state, match.state.pending[0]).describe() if match.state.pending else None
    bot, match = make("greedy", 1), Match(ruleset, 2)
    for _ in range(6):
        seat = match.state.pending[0]
        match.act(seat, bot.choose(View(ruleset, match.state, seat)))
for name in set_names():
    for tile in load_set(name).tiles[:3]:
        art.draw_tile(tile.id, 1)
art.defs(), art.figure_defs(), art.works()
"""


def run(command: Sequence[str], folder: Path, **environment: str) -> None:
    """Run a command in a folder; its output is shown when it fails."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:3])} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def copy_without(box: str, folder: Path, page: bool) -> None:
    """The sources without the two folders of a box."""
    unwanted = shutil.ignore_patterns("__pycache__", "_compiled", "page", "node_modules")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    shutil.rmtree(folder / ROOMS / box)
    if page:
        shutil.copytree(ROOT / "web", folder / "web", ignore=unwanted)
        shutil.rmtree(folder / PAGE_ROOMS / box, ignore_errors=True)  # not every box has a part of the page
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def remove(box: str, page: bool = False) -> None:
    """Raise `SystemExit` with what went wrong when something does not stand without a box."""
    if not (ROOT / ROOMS / box / "__init__.py").is_file():
        raise SystemExit(f"there is no box {box!r} in {ROOMS}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_without(box, folder, page)
        run([sys.executable, "-c", PLAY], folder, PYTHONPATH=str(folder / "src"))
        if page:
            node = Path(sys.executable).parent
            run(
                ["npx", "vite", "build", "--outDir", str(folder / "page")],
                folder / "web",
                PATH=f"{node}{os.pathsep}{os.environ['PATH']}",
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("boxes", nargs="*", metavar="BOX")
    parser.add_argument("--page", action="store_true", help="build the page without it, too")
    chosen = parser.parse_args()
    every = sorted(p.parent.name for p in (ROOT / ROOMS).glob("*/__init__.py"))
    for box in chosen.boxes or every:
        remove(box, chosen.page)
        print(f"{box}: the rest stands", flush=True)


if __name__ == "__main__":
    main()
