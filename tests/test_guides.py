"""The pages that explain the games: every example is a record that holds, every word is there twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bastide import games, guides
from bastide.guides import Page
from bastide.kernel import replay
from bastide.text import LANGUAGES

PAGES = [(game, name) for game in games.PLACES for name, _, _ in guides.pages(game)]


def written(game: str, name: str) -> Page:
    return next(page for one, page, _ in guides.pages(game) if one == name)


def texts(page: Page) -> Iterator[dict[str, str]]:
    yield from (page.title, page.sentence, *page.turn)
    yield from (piece.name for piece in page.pieces)
    for row in page.scoring:
        yield from (row.what, row.completed)
        if row.incomplete:
            yield row.incomplete
    for one in page.examples:
        yield from (one.question, one.answer)


@pytest.mark.parametrize(("game", "name"), PAGES)
def test_a_page_holds(game: str, name: str) -> None:
    """Its rules are in the rulebook, its texts in all languages, and its examples show what they say."""
    page = written(game, name)
    book = games.load(game).rulebook
    modules = {rule.module for rule in book}
    assert set(page.modules) <= modules
    assert all(set(text) == set(LANGUAGES) for text in texts(page))
    cited = [*page.asked, *(rule for one in page.examples for rule in one.rules)]
    assert [rule for rule in cited if rule not in {r.id for r in book}] == []


@pytest.mark.parametrize(("game", "name"), PAGES)
def test_its_examples_are_records_that_hold(game: str, name: str) -> None:
    """An example that expects nothing proves nothing."""
    for one, page, folder in guides.pages(game):
        if one != name:
            continue
        for example in page.examples:
            record = guides.example(folder, example.record)
            assert any(line.startswith("? ") for line in record.moves), example.record
            replay(record, games.compile_ruleset)
    drawn = next(guide for guide in guides.guides(game) if guide.name == name)
    assert len(drawn.views) == len(drawn.page.examples)
