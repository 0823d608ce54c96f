"""The guided games: each can be played from its first stop to its end, and speaks both languages."""

import json

import pytest

from bastide.games import PLACES, compile_ruleset
from bastide.kernel import RecordProblem, parse, replay
from bastide.lessons import LEARNER, lesson, lessons, stops
from bastide.text import LANGUAGES


def test_every_game_has_one() -> None:
    assert {record.game for record in lessons().values()} == set(PLACES)


@pytest.mark.parametrize("name", lessons())
def test_it_can_be_played_stop_by_stop(name: str) -> None:
    record = lesson(name)
    own = 0
    for line in stops(record):
        match = replay(record, compile_ruleset, upto=line)
        if line < len(record.moves) and record.moves[line].startswith(f"{LEARNER} "):
            own += 1
            assert 0 in match.state.pending, record.moves[line]
            action = match.ruleset.read(match.state, 0, record.moves[line][2:])
            assert match.ruleset.allows(match.state, 0, action)
    assert own >= 8


@pytest.mark.parametrize("name", lessons())
def test_it_speaks_before_every_move_and_in_every_language(name: str) -> None:
    record = lesson(name)
    assert set(map(int, record.comments)) == set(stops(record))
    for line, said in record.comments.items():
        assert set(said) == set(LANGUAGES), line
    assert len({said["en"] for said in record.comments.values()}) == len(record.comments)


def test_comments_survive_writing_and_reading() -> None:
    record = lesson("carcassonne")
    assert parse(record.to_json()) == record


@pytest.mark.parametrize(
    "comments",
    [
        {"x": {"en": "no line"}},
        {"31": {"en": "behind the end"}},
        {"01": {"en": "not as numbers are written"}},
        {"0": {}},
        {"0": {"en": ""}},
        {"0": "no language"},
        {"0": {"en": 1}},
    ],
)
def test_comments_that_are_none(comments: object) -> None:
    data = json.loads(lesson("carcassonne").to_json())
    with pytest.raises(RecordProblem) as refused:
        parse(json.dumps(data | {"comments": comments}))
    assert refused.value.code == "bad-entry"
