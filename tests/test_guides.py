"""The pages that explain the games: every example is a record that holds, every word is there twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bastide import games, guides
from bastide.guides import Source
from bastide.kernel import replay
from bastide.text import LANGUAGES

PAGES = [(game, name) for game in games.PLACES for name, _, _ in guides.sources(game)]


def written(game: str, name: str) -> Source:
    return next(source for one, source, _ in guides.sources(game) if one == name)


def texts(source: Source) -> Iterator[dict[str, str]]:
    yield from (source.title, source.sentence, *source.turn)
    yield from (piece.name for piece in source.pieces)
    for row in source.scoring:
        yield from (row.what, row.completed, row.incomplete)
    for one in source.examples:
        yield from (one.question, one.answer)


@pytest.mark.parametrize(("game", "name"), PAGES)
def test_a_page_holds(game: str, name: str) -> None:
    """Its rules are in the rulebook, its texts in all languages, and its examples show what they say."""
    source = written(game, name)
    book = games.load(game).rulebook
    modules = {rule.module for rule in book}
    assert set(source.modules) <= modules
    assert all(set(text) == set(LANGUAGES) for text in texts(source))
    cited = [*source.asked, *(rule for one in source.examples for rule in one.rules)]
    assert [rule for rule in cited if rule not in {r.id for r in book}] == []


@pytest.mark.parametrize(("game", "name"), PAGES)
def test_its_examples_are_records_that_hold(game: str, name: str) -> None:
    """An example that expects nothing proves nothing."""
    for one, source, folder in guides.sources(game):
        if one != name:
            continue
        for example in source.examples:
            record = guides.example(folder, example.record)
            assert any(line.startswith("? ") for line in record.moves), example.record
            replay(record, games.compile_ruleset)
    drawn = next(guide for guide in guides.guides(game) if guide.name == name)
    assert len(drawn.examples) == len(written(game, name).examples)
