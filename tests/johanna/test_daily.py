"""The game of the day: the same bags and cards for everybody, and a record that shows it."""

from __future__ import annotations

import dataclasses
import datetime
import json
import random
from pathlib import Path

from typer.testing import CliRunner

from bastide.cli import app
from bastide.games import compile_ruleset
from bastide.johanna.game import daily_seed
from bastide.kernel import Match, record_of, replay

SEED = daily_seed(datetime.date(2027, 3, 1))
DEALT = ("places", "aside", "tile", "back", "card")
"""What is dealt; which place Johanna removes depends on what lies there."""


def play(player: int, level: str = "standard") -> Match:
    """The day's game, played by somebody who chooses at random."""
    match = Match(compile_ruleset("johanna", 1, options={"level": level}), SEED)
    rng = random.Random(player)
    while not match.over:
        match.act(0, rng.choice(match.ruleset.options(match.state, 0)))
    return match


def drawn(match: Match, topic: str) -> list[str]:
    return [line for line in match.moves if line.startswith(f"* {topic} ")]


def test_everybody_has_the_same_bags_and_cards() -> None:
    games = [play(player) for player in range(4)]
    assert len({tuple(line for line in game.moves if line[0] != "*") for game in games}) == 4
    for topic in DEALT:
        dealt = {tuple(drawn(game, topic)) for game in games}
        assert len(dealt) == 1, topic
        assert dealt != {()}


def test_every_day_has_its_own() -> None:
    seeds = [daily_seed(datetime.date(2027, 3, day)) for day in range(1, 8)]
    ruleset = compile_ruleset("johanna", 1)
    assert len({tuple(Match(ruleset, seed).moves) for seed in seeds}) == len(seeds)


def test_a_game_taken_up_again_goes_on_as_it_would_have() -> None:
    """A record that stops in the middle is dealt the same tiles and cards when it is played on."""
    whole = play(1)
    record = record_of(whole, ["Anna"], seed=True)
    turns = [n for n, line in enumerate(record.moves) if line.startswith("A take")]
    half = dataclasses.replace(record, moves=record.moves[: turns[len(turns) // 2]])
    match = replay(half, compile_ruleset)
    for line in record.moves[len(half.moves) :]:
        if not line.startswith("*"):
            match.act(0, line[2:])
    assert match.moves == whole.moves


def test_taking_back_draws_nothing_new() -> None:
    match = Match(compile_ruleset("johanna", 1), SEED)
    before = list(match.moves)
    option = match.ruleset.describe(match.state, 0)[0].text
    match.act(0, option)
    match.undo(0)
    assert match.moves == before


def replayed(record: str, folder: Path) -> dict[str, object]:
    (folder / "record.json").write_text(record)
    result = CliRunner().invoke(app, ["replay", str(folder / "record.json"), "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)
    return found


def test_the_record_shows_that_nothing_was_changed(tmp_path: Path) -> None:
    match = play(2)
    record = record_of(match, ["Anna"], seed=True)
    found = replayed(record.to_json(), tmp_path)
    assert found["fair"] is True
    assert found["finished"] is True
    assert found["scores"] == match.ruleset.game.scores(match.state)


def test_the_record_shows_a_tile_that_was_swapped(tmp_path: Path) -> None:
    """Another first tile, taken from the seed of another day: a game that could be, but not this day's."""
    record = record_of(play(2), ["Anna"], seed=True)
    other = dataclasses.replace(record, seed=daily_seed(datetime.date(2027, 3, 2)))
    assert replayed(other.to_json(), tmp_path)["fair"] is False


def test_a_finished_solo_game_is_shown_to_people(tmp_path: Path) -> None:
    """J-L-47: her points are shown beside the player's."""
    (tmp_path / "record.json").write_text(record_of(play(3), ["Anna"], seed=True).to_json())
    result = CliRunner().invoke(app, ["replay", str(tmp_path / "record.json")])
    assert result.exit_code == 0, result.output
    assert "J-L-47" in result.output
    assert "Draws match the seed." in result.output
