"""Levels, styles and weights: names, refusals, and where numbers come from."""

from __future__ import annotations

import logging

import pytest

from bastide.arena import simulate
from bastide.bots import make, names, weights
from bastide.bots.levels import LEVELS, level_of, styles
from bastide.bots.train import Course, least_squares, train
from bastide.games import PLACES, compile_ruleset
from bastide.kernel import SetupProblem


@pytest.mark.parametrize("game", PLACES)
def test_all_levels_and_styles_are_listed_and_can_be_made(game: str) -> None:
    listed = names(game)
    assert [name for name in listed if ":" not in name] == ["random", "greedy", *LEVELS]
    assert all(f"master:{style}" in listed for style in styles(game))
    for name in listed:
        make(name, 1, game)


def test_an_unknown_style_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupProblem, match="'farmer', 'architect'"):
        make("master:gambler", 1, "carcassonne")
    with pytest.raises(SetupProblem, match="level='novice'"):
        make("novice:farmer", 1, "carcassonne")
    with pytest.raises(SetupProblem, match="master:farmer"):
        make("grandmaster", 1, "carcassonne")


@pytest.mark.parametrize("game", PLACES)
def test_levels_get_along_without_a_search_below_master(game: str) -> None:
    result = simulate(compile_ruleset(game, 2), ["novice", "random"], 1, 4)
    assert not result.errors
    assert result.finished == 1
    assert level_of("master", game).budget is not None


GOOD = (
    b'{"version": 1, "game": "carcassonne", "command": "bastide train carcassonne", "seed": 1, "games": 2, '
    b'"date": "2026-11-16", "weights": {"hand1": 6.5}}'
)


def test_weights_of_another_version_or_shape_are_refused(caplog: pytest.LogCaptureFixture) -> None:
    assert weights.read(GOOD, "good").weights == {"hand1": 6.5}
    for data, reason in (
        (GOOD.replace(b'"version": 1', b'"version": 7'), "version 7"),
        (GOOD.replace(b"6.5", b'"much"'), "cannot be read"),
        (GOOD.replace(b'"seed": 1, ', b""), "cannot be read"),
        (b"[]", "cannot be read"),
    ):
        caplog.clear()
        with caplog.at_level(logging.WARNING, "bastide.bots"):
            assert weights.read(data, "carcassonne.json") == weights.NONE
        assert reason in caplog.text


def test_what_training_writes_can_be_read_again() -> None:
    trained = train(Course("carcassonne", sets=("base",), steps=1, games=2, seed=5))
    assert weights.read(weights.write(trained), "new") == trained
    assert trained.games == 2
    assert "--seed 5" in trained.command


def test_least_squares_finds_the_slopes() -> None:
    rows = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [2.0, -1.0]]
    values = [3 * a - 2 * b for a, b in rows]
    assert least_squares(rows, values, 0.0) == pytest.approx([3.0, -2.0])
