"""One box is one folder: nothing outside it imports from it or names its sets, elements, figures or verbs.

Where two boxes meet, the later one has a file `with_<other>.py`, which may name the other. The order of the
boxes and the presets are lists of boxes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bastide.carcassonne.box import boxes

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "src" / "bastide"
ROOMS = PYTHON / "carcassonne" / "expansions"
PAGE = ROOT / "web" / "src"
PAGE_ROOMS = PAGE / "games" / "carcassonne" / "expansions"
LISTS = {ROOMS / "__init__.py", PYTHON / "carcassonne" / "presets.py"}
EVERYWHERE = {
    *("base", "river", "count", "pass", "follower", "field"),  # words of every game as well
    *("choose", "pick", "score", "draw"),  # … and of the kernel and the bots
    "cap",  # in the tile notation a city that covers one edge
}
"""Names that are words of the base game, of the tile notation or of the kernel too."""

HOMONYMS = {
    "count": {"castle"},  # a quarter of Carcassonne
    "wheel": {"pig", "plague"},  # what walks around the wheel, and a segment of it
}
"""What boxes have of their own and other boxes have under the same name."""

IN_DRAWINGS = {
    "gold",  # a colour
    "bridge",  # of a road over a river
}
"""Names that are words of any drawing too."""

EVERY_LOG = {"draw", "score"}
"""Verbs of a box that are lines of every game's log, too."""

TABLE_WORDS = {"best", "push", "remove", "result"}
"""Outside the folder of Carcassonne: how good a move was, messages to a phone, games of a person."""

PAGE_WORDS = {"choose", "cut", "gold", "join", "learn", "nearest", "score", "teacher"} | TABLE_WORDS
"""… and on the page addresses, words, classes and settings, colours, bots of lessons."""

GAME_WORDS = {"carcassonne", "best"} | EVERY_LOG
"""Within it: the game itself, and how good a move was."""

RULE = re.compile(r'^\["([A-Z]-[^"]+)"\]', re.M)
DEFINED = re.compile(r"""(?:\bVerb|figure_verb|FigureKind|\bModule)\(\s*"([a-z0-9-]+)\"""")


@cache
def names(box: str) -> frozenset[str]:
    """The sets, elements, figures and verbs that a box brings."""
    made = boxes()[box]
    found = {*made.sets, *made.late_sets, *(module.name for module in made.modules)}
    for file in (ROOMS / box).glob("*.py"):
        found.update(DEFINED.findall(file.read_text(encoding="utf-8")))
    return frozenset(found - EVERYWHERE)


@cache
def strings(file: Path) -> frozenset[str]:
    """The texts in a Python file that are more than documentation."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs)
    return frozenset(node.value for node in found if isinstance(node.value, str))


def foreign(box: str, file: Path) -> list[str]:
    """What a Python file says of what a box brings. A box says which boxes it needs."""
    room = file.relative_to(ROOMS).parts[0] if ROOMS in file.parents else ""
    needed = boxes()[room].requires if room in boxes() and file.name == "__init__.py" else ()
    drawing = file.stem == "art" or file.parent == PYTHON / "carcassonne" / "art"
    table = PYTHON / "carcassonne" not in file.parents
    own = {
        *HOMONYMS.get(room, ()),
        *needed,
        *(IN_DRAWINGS if drawing else ()),
        *(TABLE_WORDS if table else ()),
    }
    return sorted((names(box) & strings(file)) - own)


def outside(box: str, root: Path, rooms: Path, *suffixes: str) -> Iterator[Path]:
    """The files that may not know a box."""
    for file in sorted(root.rglob("*")):
        if file.suffix not in suffixes or file in LISTS or rooms / box in file.parents:
            continue
        if file.stem == f"with_{box}" and rooms in file.parents:
            continue
        if file.name.endswith(".test.ts"):  # tests stand beside what they test and may know it all
            continue
        if "generated" in file.parts or any(
            game in str(file.relative_to(root)) for game in ("orleans", "johanna")
        ):
            continue
        yield file


@pytest.mark.parametrize("box", boxes())
def test_nothing_outside_a_box_imports_from_it(box: str) -> None:
    wanted = re.compile(rf"expansions\.{box}\b|^from \.\.{box}\b|^from \.expansions\.{box}\b", re.M)
    files = outside(box, PYTHON, ROOMS, ".py")
    assert [str(f.relative_to(PYTHON)) for f in files if wanted.search(f.read_text(encoding="utf-8"))] == []


def test_rules_know_no_drawings() -> None:
    game = PYTHON / "carcassonne"
    rules = [f for f in game.rglob("*.py") if f.stem != "art" and game / "art" not in f.parents]
    wanted = re.compile(r"^\s*(from|import) [\w.]*\bart\b|^\s*from [\w.]+ import .*\bart\b", re.M)
    assert [str(f.relative_to(game)) for f in rules if wanted.search(f.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("box", boxes())
def test_nothing_outside_a_box_names_what_it_brings(box: str) -> None:
    files = outside(box, PYTHON, ROOMS, ".py")
    assert {str(f.relative_to(PYTHON)): words for f in files if (words := foreign(box, f))} == {}


@pytest.mark.parametrize("box", boxes())
def test_nothing_outside_a_box_cites_its_rules(box: str) -> None:
    """A ruleset that cites a rule which is not there does not compile: the box could not be taken away."""
    book = ROOMS / box / "rulebook.toml"
    rules = set(RULE.findall(book.read_text(encoding="utf-8"))) if book.is_file() else set()
    files = outside(box, PYTHON, ROOMS, ".py")
    assert {str(f.relative_to(PYTHON)): found for f in files if (found := sorted(rules & strings(f)))} == {}


@pytest.mark.parametrize("box", boxes())
def test_nothing_on_the_page_outside_a_box_names_what_it_brings(box: str) -> None:
    quoted = re.compile(
        "|".join(rf"(?<=['\"`]){re.escape(name)}(?=['\"`])" for name in sorted(names(box))) or "(?!)"
    )
    found = {}
    for file in outside(box, PAGE, PAGE_ROOMS, ".ts", ".svelte"):
        others = GAME_WORDS if PAGE_ROOMS.parent in file.parents else PAGE_WORDS | {"carcassonne"}
        hits = sorted(set(quoted.findall(file.read_text(encoding="utf-8"))) - others)
        if hits:
            found[str(file.relative_to(PAGE))] = hits
    assert found == {}


@pytest.mark.parametrize("box", boxes())
def test_nothing_on_the_page_outside_a_box_imports_from_it(box: str) -> None:
    wanted = re.compile(rf"""from '[^']*(?:expansions|\.\.)/{box}/""")
    files = [*outside(box, PAGE, PAGE_ROOMS, ".ts", ".svelte"), *PAGE_ROOMS.glob(f"*/with_{box}.ts")]
    assert [str(f.relative_to(PAGE)) for f in files if wanted.search(f.read_text(encoding="utf-8"))] == []
