"""The worked example of docs/expansions.md: a new box is a new folder, and nothing else is touched."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from example import EXAMPLE, ROOT, copy_with_example

ASK = """
from bastide import text
from bastide.carcassonne.art import draw_figure, figure_defs
from bastide.games import compile_ruleset, load
from bastide.kernel import parse, replay

record = parse(open({record!r}, encoding="utf-8").read())
match = replay(record, compile_ruleset)
print(match.ruleset.game.scores(match.state))
print([e.titles["de"] for e in load("carcassonne").catalogue.elements if e.name == "beehives"])
print(text.say("carcassonne-refusal-hive-taken", "de"))
print("hive" in draw_figure("hive", 1) and "hive" in figure_defs())
everything = compile_ruleset("carcassonne", 2, ["everything"])
print("hive" in everything.tables.number)
"""


@pytest.fixture
def with_example(tmp_path: Path) -> Path:
    """The sources with the example among the boxes."""
    copy_with_example(tmp_path)
    return tmp_path


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(folder / "src")}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_a_new_box_is_a_new_folder(with_example: Path) -> None:
    done = run(with_example, ASK.format(record=str(EXAMPLE / "honey.json")))
    assert done.returncode == 0, done.stderr
    told = "Auf dieser Wiese steht schon ein Bienenkorb."
    assert done.stdout.splitlines() == ["[4, 0]", "['Bienenkörbe']", told, "True", "True"]


def test_a_rule_without_a_text_is_told_when_the_ruleset_is_compiled(with_example: Path) -> None:
    rulebook = with_example / "src/bastide/carcassonne/expansions/beehives/rulebook.toml"
    rulebook.write_text(
        rulebook.read_text(encoding="utf-8").replace('["C-90-c"]', '["C-90-z"]'), encoding="utf-8"
    )
    code = "from bastide.games import compile_ruleset; compile_ruleset('carcassonne', 2, [], ['beehives'])"
    assert "unknown-rule module module='beehives' rules=['C-90-c']" in run(with_example, code).stderr


def test_a_box_without_rule_texts_is_told_with_its_rules(with_example: Path) -> None:
    """On the command line, without a traceback."""
    (with_example / "src/bastide/carcassonne/expansions/beehives/rulebook.toml").unlink()
    arguments = ["bastide", "replay", str(EXAMPLE / "honey.json")]
    done = run(with_example, f"import sys; sys.argv = {arguments}; from bastide.cli import main; main()")
    assert (done.returncode, done.stdout) == (2, "")
    assert "beehives: the rulebook has no C-90-a; write" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_slip_in_a_data_file_is_told_with_its_place(with_example: Path) -> None:
    elements = with_example / "src/bastide/carcassonne/expansions/beehives/elements.toml"
    elements.write_text(elements.read_text(encoding="utf-8").replace("rule =", "rules ="), encoding="utf-8")
    done = run(with_example, "from bastide.games import load; load('carcassonne')")
    assert "beehives/elements.toml, beehives: unknown key 'rules'" in done.stderr


def test_an_element_without_a_name_is_told_when_the_game_is_loaded(with_example: Path) -> None:
    (with_example / "src/bastide/carcassonne/expansions/beehives/elements.toml").unlink()
    done = run(with_example, "from bastide.games import load; load('carcassonne')")
    assert "the element 'beehives' has no entry in an elements.toml" in done.stderr


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "expansions.md").read_text(encoding="utf-8")
    for file in ("box/__init__.py", "box/rules.py", "box/art.py", "page/index.ts", "page/Bees.svelte"):
        assert (EXAMPLE / file).read_text(encoding="utf-8").strip() in page, (
            f"docs/expansions.md has another {file}"
        )


def test_the_table_of_hooks_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "write_hooks.py"))
    assert (ROOT / "docs" / "expansions.md").read_text(encoding="utf-8") == written["page"](), (
        "run python tools/write_hooks.py"
    )
