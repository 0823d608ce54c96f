"""The page of options says what the games offer."""

import runpy
from pathlib import Path

from bastide.games import load

ROOT = Path(__file__).parents[1]


def test_the_page_of_options_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "write_options.py"))
    assert (ROOT / "docs" / "options.md").read_text(encoding="utf-8") == written["page"](), (
        "run python tools/write_options.py"
    )


def test_every_switch_belongs_to_a_chapter_of_the_rules() -> None:
    """R-1: a switch is offered, or listed as fixed, with the box whose text leaves the question open."""
    game = load("carcassonne")
    chapters = {rule.module for rule in game.rulebook}
    assert {switch.name for switch in game.catalogue.switches if switch.module not in chapters} == set()
