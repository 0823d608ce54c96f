"""The guided games: each can be played from its first stop to its end, and speaks both languages."""

import json
import re

import pytest

from bastide.games import PLACES, compile_ruleset
from bastide.kernel import Event, RecordProblem, parse, replay
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


@pytest.mark.parametrize("name", lessons())
def test_it_is_short_and_points_at_nothing_by_numbers(name: str) -> None:
    """Three sentences and one action at most; the highlight shows where."""
    for line, said in lesson(name).comments.items():
        for language, words in said.items():
            assert len(re.findall(r"[.!?](?=\s|$)", words)) <= 3, (line, language)
            assert not re.search(r"-?\d+,-?\d+|°", words), (line, language)


def told(name: str) -> list[Event]:
    return [event for _, event in replay(lesson(name), compile_ruleset).log]


def test_carcassonne_shows_a_contested_city_and_a_field() -> None:
    scores = [event for event in told("carcassonne") if event.type == "score"]
    shared = [e for e in scores if e.data["kind"] == "city" and e.points == 10]
    assert {e.seat for e in shared} == {0, 1}
    assert [(e.seat, e.points) for e in scores if e.data["kind"] == "field"] == [(0, 6)]


def test_orleans_shows_technology_a_station_a_deed_and_events() -> None:
    own = {event.type for event in told("orleans") if event.seat == 0}
    assert {"technology", "tech", "travel", "build", "send", "citizen", "food"} <= own
    assert any(e.type == "gain" and e.data["why"] == "trading_day" for e in told("orleans"))


def test_johanna_shows_a_place_a_deed_and_a_chain() -> None:
    own = [event for event in told("johanna") if event.seat == 0]
    assert {"route", "own", "use", "deed-done", "post"} <= {event.type for event in own}
    chain = own[[event.type for event in own].index("tick") :]
    assert {event.data["bonus"] for event in chain if event.type == "bonus"} == {
        "craftsman",
        "2 coins",
        "shield",
    }


def test_comments_survive_writing_and_reading() -> None:
    record = lesson("carcassonne")
    assert parse(record.to_json()) == record


@pytest.mark.parametrize(
    "comments",
    [
        {"x": {"en": "no line"}},
        {"99": {"en": "behind the end"}},
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
