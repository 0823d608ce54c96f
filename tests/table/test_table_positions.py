"""The position editor at the server: what adds up, what does not, and the questions to a position."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from table.house import House, Json

from bastide.games import compile_ruleset
from bastide.kernel import Match, parse, replay
from bastide.positions import begins_here, differences, form_of, given_of, settle
from bastide.table.built import Question, build

SCENARIOS = Path(__file__).parents[2] / "scenarios"
GOLDEN = Path(__file__).parents[1] / "golden"
HEADER = ("bastide", "game", "sets", "elements", "options", "seats", "seed", "chance", "given")

LAND = {
    "bastide": 1,
    "game": "carcassonne",
    "seats": 2,
    "chance": {"tile": ["BA-24"]},
    "given": {
        "tiles": ["BA-18 0,-1 180", "BA-24 1,0 90", "BA-18 1,-1 0"],
        "figures": ["A follower 0,0 field EL+WR"],
        "scores": {"A": 12, "Z": 3},
        "turn": "B",
    },
}


def with_given(game: str, number: int) -> list[Path]:
    """Scenarios that begin with a given position, spread over the folder."""
    paths = sorted((SCENARIOS / game).rglob("*.json"))
    found = [path for path in paths if json.loads(path.read_text()).get("given")]
    return found[:: max(1, len(found) // number)][:number]


CHOSEN = [
    path
    for game, number in (("carcassonne", 12), ("orleans", 5), ("johanna", 4))
    for path in with_given(game, number)
]


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_position_of_a_scenario_is_built_and_kept(path: Path) -> None:
    record = {key: value for key, value in json.loads(path.read_text()).items() if key in HEADER}
    built = build(json.dumps(record).encode(), None, form=True)
    assert built.faults == []
    kept = parse(built.scenario)
    assert kept.given == record["given"]
    replay(kept, compile_ruleset)  # with what must hold there
    assert isinstance(built.form, list)
    known = {field.name for field in built.form} | (
        {"A", "B", "C", "D", "E", "F"} if record["game"] == "orleans" else set()
    )
    assert set(record["given"]) <= known  # each entry has a field


def test_what_does_not_add_up_is_said_and_the_rest_stands() -> None:
    built = build(json.dumps(LAND).encode(), None, form=False)
    faults = {tuple(fault.path): fault for fault in built.faults}
    assert set(faults) == {("tiles", 1), ("scores", "Z")}
    assert faults["tiles", 1].problem.rule == "C-4.2-d"
    assert faults["tiles", 1].turns == [0, 180]
    assert parse(built.scenario).given["tiles"] == ["BA-18 0,-1 180", "BA-18 1,-1 0"]
    assert built.update.decision
    assert built.update.decision.seats == ["B"]


def test_a_tile_waits_for_one_that_is_named_later() -> None:
    record = {**LAND, "given": {"tiles": ["BA-24 2,0 0", "BA-04 5,5 0", "BA-24 1,0 0"]}}
    built = build(json.dumps(record).encode(), None, form=False)
    assert [fault.path for fault in built.faults] == [["tiles", 1]]


def test_a_position_answers_the_four_questions(one_house: House) -> None:
    def ask(**question: Any) -> Json:
        body = {"record": LAND, "question": question or None}
        answer = one_house.http.post("/api/positions", json=body)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    assert ask()["update"]["decision"]["mine"]["B"]["options"]
    assert ask(seat="B", why="lay 1,0 90")["refusal"]["rule"] == "C-4.2-d"
    assert ask(seat="B", why="lay 1,0 0")["refusal"] is None
    assert ask(inspect="scores")["inspection"]["seats"]["A"]["total"] == 15  # three for a city at the field
    best = ask(best=True)["best"]
    assert best["seat"] == "B"
    assert best["steps"][0]["verb"] == "lay"
    broken = one_house.http.post("/api/positions", json={"record": {**LAND, "sets": ["nothing"]}})
    assert broken.status_code == 404
    assert broken.json()["code"] == "unknown-set"


def test_a_moment_of_a_game_becomes_a_position(one_house: House) -> None:
    record = json.loads((GOLDEN / "johanna" / "printed-3.json").read_text())
    record["moves"] = [line for line in record["moves"] if line[0] not in "?#"]
    record.pop("refused", None)
    table = one_house.http.post("/api/records/table", json={"record": record, "listed": False}).json()[
        "table"
    ]
    answer = one_house.http.post(f"/api/tables/{table}/position", json={"move": 60})
    assert answer.status_code == 200, answer.text
    assert answer.json()["missing"] == []
    assert answer.json()["record"]["given"]["sheets"]["A"]


@pytest.mark.parametrize(("game", "seats"), [("carcassonne", 3), ("johanna", 3), ("orleans", 2)])
def test_a_position_is_written_as_it_is(game: str, seats: int) -> None:
    """A position in the middle of a game, written and laid out anew, shows the same."""
    ruleset = compile_ruleset(game, seats)
    match, compared = Match(ruleset, 3), 0
    for number in range(160):
        if match.over:
            break
        state = match.state
        fresh = not state.answered and ruleset.decision(state)
        if number % 20 == 0 and fresh and begins_here(ruleset, state):
            hidden = {"goods", "gone", "players", "finished"} if game == "orleans" else set()
            assert set(differences_written(match)) <= hidden
            compared += 1
        seat = state.pending[0]
        match.act(seat, ruleset.options(state, seat)[number % len(ruleset.options(state, seat))])
    assert compared
    assert {field.name for field in form_of(ruleset)}


def differences_written(match: Match[Any]) -> list[str]:
    """What is shown otherwise when a position has been written and laid out anew."""
    ruleset = match.ruleset
    given, chance = given_of(ruleset, match.state)
    again = settle(lambda some, comes: Match(ruleset, 0, given=some, chance=comes), given, chance)
    assert again.faults == []
    return differences(ruleset, match.state, again.match.state)


def play_at_random(match: Match[Any], rng: random.Random) -> None:
    seat = match.state.pending[0]
    options = match.ruleset.options(match.state, seat)
    passing = [one for one in options if one[0] == "pass"]
    match.act(seat, rng.choice(passing if passing and rng.random() < 0.4 else options))


def test_what_boxes_keep_is_written_as_well() -> None:
    """Fairy, dragon, towers, prisoners, castles, bridges and goods of a game of five boxes."""
    sets = ["base", "traders-builders", "princess-dragon", "tower", "bridges-castles-bazaars"]
    ruleset, rng = compile_ruleset("carcassonne", 3, sets), random.Random(2)
    match, seen = Match(ruleset, 2), set()
    for number in range(1000):
        if match.over:
            break
        shown = match.view(None).shown
        if number % 11 == 0 and begins_here(ruleset, match.state) and shown["bazaar"] is None:
            assert differences_written(match) == []
            given, _ = given_of(ruleset, match.state)
            seen |= set(given)
        play_at_random(match, rng)
    kept = {"fairy", "dragon", "towers", "tower_pieces", "prisoners", "castles", "bridges", "goods"}
    assert kept <= seen


def test_a_game_with_all_boxes_is_written() -> None:
    ruleset, rng = compile_ruleset("carcassonne", 3, ["everything"]), random.Random(1)
    match = Match(ruleset, 1)
    while len(match.state.laid) < 90 or not begins_here(ruleset, match.state):
        play_at_random(match, rng)
    assert differences_written(match) == []


def test_a_tile_in_hand_that_cannot_come_is_said_and_the_rest_stands() -> None:
    """With a river its tiles come first, whatever else is at fault."""
    given = {"tiles": ["BA-24 5,5 0"], "scores": {"A": 7}}
    record = {**LAND, "sets": ["base", "river"], "given": given}
    built = build(json.dumps(record).encode(), None, form=False)
    assert [fault.path for fault in built.faults] == [["tiles", 0], ["chance", "tile"]]
    assert built.update.view["scores"]["A"] == 7
    assert "chance" not in json.loads(built.scenario)


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"aside": ["PD-01"]}, "C-4.2.4.2-n"),
        ({"tower_pieces": {"A": 11}}, "C-3.3.1-a"),
        ({"tower_pieces": {"A": 10, "B": 10}, "towers": ["1,0 1"], "tiles": ["TW-05 1,0 0"]}, "C-3.3.1-a"),
        ({"extinguished": ["0,0"]}, "C-4.2.9.7-a"),
        ({"messages": ["road", "road"]}, "C-3.3.6.1-a"),
        ({"messages": ["weather"]}, "C-3.3.6.1-a"),
    ],
)
def test_what_boxes_cannot_have_is_refused_with_its_rule(given: Json, rule: str) -> None:
    sets, elements = ["base", "princess-dragon", "tower", "plague"], ["dispatches"]
    record = {**LAND, "sets": sets, "elements": elements, "given": given, "chance": {}}
    built = build(json.dumps(record).encode(), None, form=False)
    assert rule in [fault.problem.rule for fault in built.faults]


def test_nonsense_is_refused(one_house: House) -> None:
    for given in ({"tiles": 3}, {"nothing": 1}, {"tiles": [None]}, {"figures": ["x"]}):
        answer = one_house.http.post("/api/positions", json={"record": {**LAND, "given": given}})
        assert answer.status_code == 200, answer.text
        assert len(answer.json()["faults"]) == 1


def test_a_question_about_a_set_up_is_one() -> None:
    assert build(json.dumps({**LAND, "given": {}}).encode(), Question(best=False), form=False).faults == []


def test_entries_that_belong_together_are_laid_and_refused_as_one() -> None:
    def faults(king: Json) -> dict[tuple[str | int, ...], str]:
        given = {"king": king, "scores": {"A": 7, "Z": 3, "Y": 4}}
        record = {**LAND, "sets": ["base", "king-robber"], "given": given, "chance": {}}
        built = build(json.dumps(record).encode(), None, form=False)
        assert built.update.view["scores"]["A"] == 7
        return {tuple(fault.path): str(fault.problem.blanks["note"]) for fault in built.faults}

    wrong = {("scores", "Z"), ("scores", "Y")}
    assert set(faults({"seat": "A", "size": 5})) == wrong
    too_large = faults({"seat": "A", "size": 900})
    assert set(too_large) == {*wrong, ("king",)}
    assert "900" in too_large["king",]
    assert "is missing" in faults({"seat": "A"})["king", "seat"]  # half filled in
