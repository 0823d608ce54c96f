"""Given positions: what they put on the table, and what is refused because it does not add up."""

from __future__ import annotations

from typing import Any

import pytest
from play import carcassonne, random_match

from bastide.games import compile_ruleset
from bastide.kernel import Match, RecordProblem
from bastide.kernel.records import from_json, replay
from bastide.text import problem as said

CLOISTERS = [f"BA-01 0,{y} 0" for y in range(1, 6)]  # there are four


def start(**entries: Any) -> Match:
    header = {"bastide": 1, "game": "carcassonne", "seats": 2, "moves": []}
    return replay(from_json(header | entries), compile_ruleset)


def test_pieces_that_are_given_are_taken_from_where_they_were() -> None:
    """C-1.1-a, C-3.3-a: nothing is made and nothing is lost."""
    match = start(
        given={
            "tiles": ["BA-24 1,0 0", "BA-24 2,0 180"],
            "figures": ["A follower 1,0 road", "B follower 2,0 field NL", "B follower 2,0 field SL"],
            "scores": {"A": 3, "B": 50},
            "gone": ["BA-01", "BA-04"],
            "turn": "B",
        }
    )
    match.ruleset.game.check_piece_totals(match.state)
    view = match.view(None).data
    assert view["tiles"] == [[0, 0, "BA-start", 0], [1, 0, "BA-24", 0], [2, 0, "BA-24", 0]]
    assert view["supply"] == {"A": {"follower": 6}, "B": {"follower": 5}}
    assert view["scores"] == {"A": 3, "B": 50}
    assert view["discarded"] == ["BA-01", "BA-04"]
    assert view["stock"]["left"] == 71 - 4 - 1
    assert match.state.pending == (1,)
    assert [e.type for _, e in match.log] == ["turn", "draw"]


def test_a_game_from_a_given_position_plays_to_its_end() -> None:
    given = {"tiles": ["BA-24 1,0 0"], "figures": ["A follower 1,0 road"], "gone": ["BA-04"]}
    match = random_match(
        carcassonne(3),
        5,
        before=lambda match: match.ruleset.game.check_piece_totals(match.state),
        given=given,
    )
    assert match.over
    assert len(match.view(None).data["tiles"]) + len(match.view(None).data["discarded"]) == 72


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"tile": []}, None),
        ({"tiles": "BA-24 1,0 0"}, None),
        ({"tiles": [["BA-24", 1, 0]]}, None),
        ({"tiles": {"BA-24": 1}}, None),
        ({"tiles": [7]}, None),
        ({"tiles": ["BA-24"]}, None),
        ({"tiles": ["BA-24 1,0"]}, None),
        ({"tiles": ["BA-24 1,0 45"]}, None),
        ({"tiles": ["BA-24 1,0 360"]}, None),
        ({"tiles": ["BA-24 1,0 N"]}, None),
        ({"tiles": ["XX-24 1,0 0"]}, None),
        ({"tiles": ["RV-07 1,0 0"]}, None),  # a tile of another set
        ({"tiles": ["BA-24 1,0 90"]}, "C-4.2-d"),
        ({"tiles": ["BA-24 5,5 0"]}, "C-4.2-d"),
        ({"tiles": ["BA-24 0,0 0"]}, "C-4.2-d"),
        ({"tiles": ["BA-start 0,1 180"]}, "C-1.1-a"),  # it lies already
        ({"tiles": CLOISTERS}, "C-1.1-a"),
        ({"gone": ["BA-04", "BA-04"]}, "C-1.1-a"),
        ({"gone": [["BA-04"]]}, None),
        ({"gone": ["nothing"]}, None),
        ({"figures": ["A follower"]}, None),
        ({"figures": [None]}, None),
        ({"figures": ["C follower 0,0 city"]}, None),
        ({"figures": ["A giant 0,0 city"]}, None),
        ({"figures": ["A follower 1,0 city"]}, None),
        ({"figures": ["A follower 0,0 field SL"] * 8}, "C-3.3-a"),
        ({"tiles": ["BA-18 0,-1 180"], "figures": ["A follower 0,0 city"]}, None),  # finished
        ({"scores": ["A"]}, None),
        ({"scores": {"C": 1}}, None),
        ({"scores": {"A": "many"}}, None),
        ({"scores": {"A": True}}, None),
        ({"scores": {"A": 1.5}}, None),
        ({"turn": "C"}, None),
        ({"turn": "AB"}, None),
        ({"turn": 1}, None),
        ({"turn": ["A"]}, None),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], rule: str | None) -> None:
    with pytest.raises(RecordProblem) as problem:
        start(given=given)
    assert problem.value.code == "bad-given"
    assert problem.value.index is None
    assert problem.value.rule == rule
    assert "given" in said(problem.value)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A follower 0,0 castle", "no-such-area"),
        ("A follower 0,0 field", "which-area"),
        ("A follower 0,0 city S", "no-such-area"),
        ("A follower 0,0 city X", "bad-side"),
        ("A follower here city", "bad-square"),
    ],
)
def test_an_area_that_is_not_there_is_refused(line: str, code: str) -> None:
    with pytest.raises(RecordProblem) as problem:
        start(given={"figures": [line]})
    assert (problem.value.code, problem.value.index) == (code, None)


def test_nobody_stands_in_a_given_river() -> None:
    """C-3.1.1-j"""
    with pytest.raises(RecordProblem) as problem:
        start(
            sets=["base", "river"],
            given={"tiles": ["RV-07 1,0 0"], "figures": ["A follower 1,0 river E+W"]},
        )
    assert (problem.value.code, problem.value.rule) == ("bad-given", "C-3.1.1-j")


@pytest.mark.parametrize("number", [-1, 72, "ten", 2.5, None, True, [1]])
def test_an_impossible_end_is_refused(number: Any) -> None:
    with pytest.raises(RecordProblem) as problem:
        start(chance={"end_after": number})
    assert (problem.value.code, problem.value.index) == ("bad-chance", None)


@pytest.mark.parametrize("river", [False, True])
@pytest.mark.parametrize("number", [0, 1, 5, 10, 11, 12, 40])
def test_a_game_ends_after_as_many_tiles_as_it_is_told(river: bool, number: int) -> None:
    """C-5-a, with a stock that is cut; the tiles that nobody draws are still counted (C-1.1-a, C-1.2-a)."""

    def count(match: Match) -> None:
        match.ruleset.game.check_piece_totals(match.state)

    match = random_match(carcassonne(2, river), 3, before=count, chance={"end_after": number})
    count(match)
    assert len([m for m in match.moves if m.startswith("* tile")]) == number
    assert match.view(None).data["stock"]["left"] == 0


def test_a_finished_river_can_be_given() -> None:
    """C-3.1.1-k: then a tile of the stock comes next."""
    tiles = ["RV-07 1,0 0", "RV-07 2,0 0", "RV-05 3,0 0", "RV-06 4,0 90", "RV-03 5,0 0", "RV-04 6,0 0"]
    tiles += ["RV-10 7,0 0", "RV-10 7,1 180", "RV-09 8,1 0", "RV-08 8,2 270", "RV-02 9,2 0"]
    match = start(sets=["base", "river"], given={"tiles": tiles, "turn": "A"}, moves=["* tile BA-18"])
    match.ruleset.game.check_piece_totals(match.state)
    assert match.view(None).data["stock"]["left"] == 71
    assert not match.view(None).data["discarded"]
    assert [e.type for _, e in match.log] == ["turn", "draw"]
