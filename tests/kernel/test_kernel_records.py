"""Records: what they say, and what is said about bad ones."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from play import carcassonne, random_match, record

from bastide.games import compile_ruleset
from bastide.kernel import Match, Record, RecordProblem, parse, record_of, replay
from bastide.kernel.records import FORMAT, LIMIT, from_json
from bastide.text import problem as said

GOOD: dict[str, Any] = {
    "bastide": 1,
    "game": "carcassonne",
    "title": "A small one",
    "sets": ["base", "river"],
    "options": {"startSeat": "B", "cityUnit": "piece"},
    "seats": ["Ann", "Ben"],
    "seed": 7,
    "chance": {"end_after": 3, "tile": ["RV-07"]},
    "given": {"scores": {"A": 3}, "turn": "B"},
    "moves": [
        "# Ben begins.",
        "B lay 1,0 0",
        "B follower field NL",
        "* tile RV-05",
        "A lay 2,0 0",
        "A follower cloister",
        "* tile RV-03",
        "? scores 3 0",
        "B lay 3,0 0",
        "B pass",
        "? finished",
    ],
}


def good(**changes: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(GOOD))
    for name, value in changes.items():
        if value is ...:
            del made[name]
        else:
            made[name] = value
    return made


def play(data: Any) -> Match:
    return replay(parse(data if isinstance(data, str) else json.dumps(data)), compile_ruleset)


def problem_of(data: Any) -> RecordProblem:
    with pytest.raises(RecordProblem) as problem:
        play(data)
    return problem.value


def test_the_good_one_is_good() -> None:
    match = play(GOOD)
    assert match.over
    assert match.ruleset.game.scores(match.state) == [
        6,
        0,
    ]  # the cloister and two neighbours, on top of three


def test_a_record_is_written_and_read_again() -> None:
    record = parse(json.dumps(GOOD))
    text = record.to_json()
    assert parse(text) == record
    assert text.splitlines()[1] == '  "bastide": 1,'
    assert '    "B lay 1,0 0",' in text.splitlines()


def test_the_number_of_seats_is_enough() -> None:
    assert from_json(good(seats=2)).seats == ["A", "B"]
    assert from_json({"bastide": 1, "game": "carcassonne", "seats": 1}).moves == []


def test_a_record_can_stop_anywhere() -> None:
    record = parse(json.dumps(GOOD))
    for upto in range(len(record.moves) + 3):
        match = replay(record, compile_ruleset, upto)
        assert not match.over or upto >= 10
    assert replay(record, compile_ruleset, 0).moves == ["* tile RV-07"]


def test_checks_can_be_left_out() -> None:
    record = from_json(good(moves=["? scores 99 99"]))
    assert replay(record, compile_ruleset, checks=False)
    with pytest.raises(RecordProblem):
        replay(record, compile_ruleset)


def test_outcomes_come_from_the_moves_then_the_header_then_the_seed() -> None:
    head = {"bastide": 1, "game": "carcassonne", "seats": 1}
    lay = ["A lay 1,0 0", "A pass"]
    forced = play({**head, "chance": {"tile": ["BA-24", "BA-01"]}, "moves": lay})
    assert forced.moves == ["* tile BA-24", "A lay 1,0 0", "A pass", "* tile BA-01"]
    mixed = play({**head, "chance": {"tile": ["BA-01"]}, "moves": ["* tile BA-24", *lay]})
    assert mixed.moves == forced.moves
    one = play({**head, "seed": 5, "moves": ["* tile BA-24", *lay]})
    two = play({**head, "seed": 5, "moves": ["* tile BA-24", *lay]})
    assert one.moves == two.moves
    others = {play({**head, "seed": s, "moves": ["* tile BA-24", *lay]}).moves[-1] for s in range(20)}
    assert len(others) > 3


def test_a_saved_game_goes_on() -> None:
    """A record is a save: replayed in the middle, the game can be played to its end."""
    match = play(good(moves=GOOD["moves"][:7]))
    match.act(1, "lay 3,0 0")
    match.act(1, "pass")
    assert match.over
    assert match.moves == play(GOOD).moves
    again = record_of(match, ["Ann", "Ben"])
    assert play(json.loads(again.to_json())).moves == match.moves
    assert again.chance == {"end_after": 3}


# -- what cannot be read -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("no record at all", "not-json"),
        ("[" * 100_000, "not-json"),
        ('{"bastide": ' + "1" * 5000 + "}", "not-json"),
        ("[]", "not-a-record"),
        ("null", "not-a-record"),
        ('"record"', "not-a-record"),
        ("{}", "not-a-record"),
        ('{"bastide": "1"}', "not-a-record"),
        ('{"bastide": 1.0}', "not-a-record"),
        ('{"bastide": true}', "not-a-record"),
        ('{"bastide": 0}', "bad-version"),
        ('{"bastide": -3}', "bad-version"),
        (f'{{"bastide": {FORMAT + 1}}}', "future-version"),
        ('{"bastide": 999999999999}', "future-version"),
        ('{"bastide": NaN}', "not-a-record"),
        (" " * (LIMIT + 1), "too-large"),
    ],
)
def test_what_is_no_record(text: str, code: str) -> None:
    problem = problem_of(text)
    assert (problem.code, problem.index) == (code, None)
    assert said(problem).startswith("Header: ")


@pytest.mark.parametrize(
    ("changes", "code", "rule"),
    [
        ({"game": ...}, "bad-entry", None),
        ({"game": 7}, "bad-entry", None),
        ({"game": "chess"}, "unknown-game", None),
        ({"game": "carcasonne"}, "unknown-game", None),
        ({"seats": ...}, "bad-entry", None),
        ({"seats": 0}, "bad-entry", None),
        ({"seats": 7}, "bad-entry", None),
        ({"seats": True}, "bad-entry", None),
        ({"seats": []}, "bad-entry", None),
        ({"seats": ["Ann", 2]}, "bad-entry", None),
        ({"seats": "Ann"}, "bad-entry", None),
        ({"sets": "base"}, "bad-entry", None),
        ({"sets": [1]}, "bad-entry", None),
        ({"sets": ["basis"]}, "unknown-set", None),
        ({"sets": ["river"]}, "missing", None),
        ({"elements": {}}, "bad-entry", None),
        ({"elements": ["bells"]}, "unknown-element", None),
        ({"options": []}, "bad-entry", None),
        ({"options": {"cityunit": "tile"}}, "unknown-option", None),
        ({"options": {"cityUnit": "brick"}}, "unknown-value", "Q-4.6.2-1"),
        ({"options": {"cityUnit": 3}}, "unknown-value", "Q-4.6.2-1"),
        ({"options": {"cityUnit": {}}}, "unknown-value", "Q-4.6.2-1"),
        ({"options": {"startSeat": "C"}}, "unknown-value", "C-3.3-d"),
        ({"options": {"tieBreak": "none-declared"}}, "fixed-option", None),
        ({"seed": 1.5}, "bad-entry", None),
        ({"seed": True}, "bad-entry", None),
        ({"seed": [1]}, "bad-entry", None),
        ({"title": 3}, "bad-entry", None),
        ({"about": None}, "bad-entry", None),
        ({"moves": "B pass"}, "bad-entry", None),
        ({"moves": [["B", "pass"]]}, "bad-entry", None),
        ({"version": 2}, "unknown-entry", None),
        ({"Moves": []}, "unknown-entry", None),
        ({"chance": []}, "bad-entry", None),
        ({"chance": {"tile": "RV-07"}}, "bad-chance", None),
        ({"chance": {"tile": 3}}, "bad-chance", None),
        ({"chance": {"tiles": ["RV-07"]}}, "bad-chance", None),
        ({"chance": {"end_after": [3]}}, "bad-chance", None),
        ({"chance": {"end_after": -1}}, "bad-chance", None),
        ({"chance": {"end": 3}}, "bad-chance", None),
        ({"chance": {"tile": ["XX-99"]}}, "no-such-tile", None),
        ({"chance": {"tile": [[]]}}, "no-such-tile", None),
        ({"chance": {"tile": ["RV-02"]}}, "impossible-outcome", None),  # the lake comes last
        ({"chance": {"tile": ["BA-24"]}}, "impossible-outcome", None),  # and the stock after it
        ({"given": []}, "bad-entry", None),
        ({"given": {"turn": "C"}}, "bad-given", None),
        ({"given": {"gone": ["BA-04", "BA-04"]}}, "bad-given", "C-1.1-a"),
    ],
)
def test_a_bad_header(changes: dict[str, Any], code: str, rule: str | None) -> None:
    problem = problem_of(good(**changes))
    assert (problem.index, problem.code, problem.rule) == (None, code, rule)
    assert said(problem).startswith("Header: ")


@pytest.mark.parametrize(
    ("index", "line", "at", "code", "rule"),
    [
        (1, "B lay 1,0 90", 1, "edges-differ", "C-4.2-d"),
        (1, "B lay 5,5 0", 1, "adjoins-nothing", "C-4.2-c"),
        (1, "B lay 0,0 0", 1, "square-taken", "C-4.2-c"),
        (1, "B lay 0,1 0", 1, "off-the-river", "C-3.1.1-f"),
        (1, "B lay 1,0", 1, "bad-lay", None),
        (1, "B lay 1;0 0", 1, "bad-square", None),
        (1, "B pass", 1, "not-now", ""),
        (1, "B jump", 1, "unknown-verb", None),
        (1, "A lay 1,0 0", 1, "not-your-turn", ""),
        (1, "C lay 1,0 0", 1, "no-such-seat", None),
        (1, "lay 1,0 0", 1, "no-such-seat", None),
        (1, "", 1, "no-such-seat", None),
        (1, "B", 1, "unknown-verb", None),
        (1, "* tile RV-07", 1, "stray-outcome", None),  # it has been drawn already
        (1, "*", 1, "stray-outcome", None),
        (1, "? nonsense", 1, "bad-expectation", None),
        (2, "B follower field", 2, "which-area", None),
        (2, "B follower city N", 2, "no-such-area", None),
        (2, "B follower river E", 2, "in-the-water", "C-3.1.1-j"),
        (2, "B follower 0,0 field", 2, "elsewhere", "C-4.4-d"),
        (3, "* tile RV-06 ", 4, "edges-differ", "C-4.2-d"),
        (3, "* tile RV-99", 3, "no-such-tile", None),
        (3, "* tile BA-24", 3, "impossible-outcome", None),
        (3, "* tile", 3, "no-such-tile", None),
        (3, "* start A", 3, "wrong-outcome", None),
        (3, "* ", 3, "wrong-outcome", None),
        (7, "? scores 4 0", 7, "not-so", None),
        (9, "B follower city N+S", 9, "no-such-area", None),
    ],
)
def test_a_bad_line(index: int, line: str, at: int, code: str, rule: str | None) -> None:
    moves = list(GOOD["moves"])
    moves[index] = line
    problem = problem_of(good(moves=moves))
    assert (problem.index, problem.code, problem.rule) == (at, code, rule)
    assert said(problem).startswith(f"Move {at}: ")


def test_moves_after_the_end() -> None:
    problem = problem_of(good(moves=[*GOOD["moves"], "A lay 4,0 0"]))
    assert (problem.index, problem.code) == (11, "game-over")
    problem = problem_of(good(moves=[*GOOD["moves"], "* tile RV-06"]))
    assert (problem.index, problem.code) == (11, "stray-outcome")


def test_the_first_outcome_is_at_fault_not_the_header() -> None:
    problem = problem_of(good(chance={}, moves=["* tile XX-1"]))
    assert (problem.index, problem.code) == (0, "no-such-tile")
    problem = problem_of(good(chance={}, moves=["* tile RV-02"]))
    assert (problem.index, problem.code) == (0, "impossible-outcome")


def test_a_tile_that_is_used_up_cannot_be_drawn() -> None:
    """C-1.1-a: there is one crossing of four roads."""
    moves = ["* tile BA-21", "A lay 1,0 0", "A pass", "* tile BA-21"]
    problem = problem_of({"bastide": 1, "game": "carcassonne", "seats": 1, "moves": moves})
    assert (problem.index, problem.code) == (3, "impossible-outcome")
    assert "none is left" in said(problem)


def test_a_forced_draw_of_the_header_that_is_used_up() -> None:
    data = {"bastide": 1, "game": "carcassonne", "seats": 1, "moves": ["A lay 1,0 0", "A pass"]}
    problem = problem_of({**data, "chance": {"tile": ["BA-21", "BA-21"]}})
    assert (problem.index, problem.code) == (None, "impossible-outcome")


# -- fuzz: only problems ever come out ---------------------------------------------------------------------

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
VOCABULARY = """
A B C lay pass follower city field road cloister river N E S W NL SR+WL 0,0 1,0 -1,0 90 180 0 * tile start
RV-07 RV-02 BA-24 BA-start ? no may not score scores event options asks undo finished view supply.A = 6
C-4.2-d Q-3-1 # D-PLACE nobody {} [ 1e9 -
"""
WORDS = st.sampled_from(VOCABULARY.split())
LINES = st.lists(WORDS, max_size=7).map(" ".join) | st.text(max_size=30)
CASES = [GOOD]
for river, seats in ((False, 3), (True, 1)):
    CASES.append(json.loads(record(random_match(carcassonne(seats, river), 1)).to_json()))


@settings(max_examples=150)
@given(data=st.data())
def test_small_mutations_give_problems_and_nothing_else(data: st.DataObject) -> None:
    case = json.loads(json.dumps(data.draw(st.sampled_from(CASES))))
    case["moves"] = case["moves"][: data.draw(st.integers(0, 25))]
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.sampled_from(["line", "line", "line", "drop", "double", "header", "given"]))
        moves = case["moves"]
        at = data.draw(st.integers(0, max(len(moves) - 1, 0)))
        if kind == "line" and isinstance(moves, list):
            moves[at : at + data.draw(st.integers(0, 1))] = [data.draw(LINES)]
        elif kind == "drop" and isinstance(moves, list):
            del moves[at : at + 1]
        elif kind == "double" and isinstance(moves, list):
            moves[at:at] = moves[at : at + 1]
        elif kind == "given":
            key = data.draw(st.sampled_from(["tiles", "figures", "scores", "gone", "turn", "x"]))
            value = JSON | st.lists(LINES, max_size=2)
            given_before = case.get("given")
            given_now = given_before if isinstance(given_before, dict) else {}
            case["given"] = {**given_now, key: data.draw(value)}
        else:
            name = data.draw(st.sampled_from([*GOOD, "elements", "about", "other"]))
            if name != "moves":
                case[name] = data.draw(JSON)
    _survives(json.dumps(case))


@settings(max_examples=60)
@given(st.binary(max_size=6), st.integers(0, 10**6), st.integers(0, 4))
def test_damaged_files_give_problems_and_nothing_else(junk: bytes, at: int, cut: int) -> None:
    text = json.dumps(GOOD)
    place = at % len(text)
    _survives(text[:place] + junk.decode("latin-1") + text[place + cut :])


def _survives(text: str) -> None:
    try:
        match = replay(parse(text), compile_ruleset)
    except RecordProblem as problem:
        if not (problem.code and said(problem)):
            raise
        return
    match.ruleset.game.check_piece_totals(match.state)
    assert isinstance(record_of(match, match.ruleset.setup.seats * ["x"]).to_json(), str)


def test_shuffled_moves_give_problems_and_nothing_else() -> None:
    rng = random.Random(1)
    for _ in range(60):
        moves = list(GOOD["moves"])
        rng.shuffle(moves)
        _survives(json.dumps(good(moves=moves)))


def test_record_is_a_plain_thing() -> None:
    record = Record("carcassonne", ["A"])
    assert parse(record.to_json()) == record


def refusing(*refused: Any, **more: Any) -> Any:
    head = {"bastide": 1, "game": "carcassonne", "seats": 2, "options": {"startSeat": "A"}}
    return replay(from_json({**head, "refused": list(refused), **more}), compile_ruleset)


def test_a_record_says_what_must_be_refused() -> None:
    """A set-up, a position or an outcome that cannot be is a test like any other."""
    match = refusing(
        {"given": {"gone": ["BA-04", "BA-04"]}, "code": "bad-given", "rule": "C-1.1-a"},
        {"given": {"dragon": "0,0"}, "code": "bad-given"},
        {"sets": ["nowhere"], "code": "unknown-set"},
        {"seats": 6, "sets": ["base"], "options": {"startSeat": "Z"}, "code": "unknown-value"},
        {"chance": {"end_after": 1000}, "code": "bad-chance"},
        {"moves": ["* tile BA-start"], "code": "impossible-outcome"},
        {"moves": ["* tile BA-24", "A lay 1,0 90"], "code": "edges-differ", "rule": "C-4.2-d"},
        moves=["* tile BA-24", "? asks A D-PLACE"],
    )
    assert match.moves == ["* tile BA-24"]


@pytest.mark.parametrize(
    "entry",
    [
        {"given": {"gone": ["BA-04"]}, "code": "bad-given"},  # that can be
        {"given": {"gone": ["BA-04", "BA-04"]}, "code": "bad-entry"},  # by another code
        {"given": {"gone": ["BA-04", "BA-04"]}, "code": "bad-given", "rule": "C-4.2-d"},  # by another rule
        {"moves": ["* tile BA-start", "A lay 1,0 0"], "code": "impossible-outcome"},  # before its last line
    ],
)
def test_what_is_not_refused_so_is_a_fault(entry: dict[str, Any]) -> None:
    with pytest.raises(RecordProblem) as problem:
        refusing(entry)
    assert (problem.value.code, problem.value.index) == ("not-so", None)


@pytest.mark.parametrize(
    "entry",
    [
        "bad-given",
        {"code": "bad-given"},
        {"given": {}},
        {"given": {}, "code": 3},
        {"given": {}, "code": "bad-given", "rule": 3},
        {"game": "johanna", "code": "x"},
    ],
)
def test_a_refusal_of_the_wrong_form_is_refused(entry: Any) -> None:
    with pytest.raises(RecordProblem) as problem:
        refusing(entry)
    assert problem.value.code == "bad-entry"


def test_refusals_are_written_and_read_again() -> None:
    entry = {"given": {"gone": ["BA-04", "BA-04"]}, "code": "bad-given"}
    record = from_json({"bastide": 1, "game": "carcassonne", "seats": 2, "refused": [entry]})
    assert parse(record.to_json()).refused == [entry]
