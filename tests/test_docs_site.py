"""The documentation site: its pages are there, and every rule is on one."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from bastide.games import PLACES, load

ROOT = Path(__file__).parents[1]


def site() -> object:
    spec = importlib.util.spec_from_file_location("docs_site", ROOT / "tools" / "docs_site.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", PLACES)
def test_every_rule_is_told_with_its_places(game: str) -> None:
    page = site().coverage(game)
    told = re.findall(r"^\| (\S+) \| .* \| (.*) \| (.*) \|$", page, re.MULTILINE)
    rules = {rule for rule, _, _ in told}
    assert {rule.id for rule in load(game).rulebook} <= rules
    assert sum(bool(code) for _, code, _ in told) > len(told) / 3
    assert any("scenarios/" in tests for _, _, tests in told)


def test_every_page_of_the_site_is_there() -> None:
    named = set(re.findall(r"(?:- |: )([\w-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    made = {"index.md", "api.md", *(f"coverage-{game}.md" for game in PLACES)}
    assert named > made
    assert sorted(named - made - {path.name for path in (ROOT / "docs").glob("*.md")}) == []


def test_the_start_page_links_into_the_site() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", site().start())
    assert links
    assert [
        link for link in links if not link.startswith("http") and not (ROOT / "docs" / link).exists()
    ] == []
