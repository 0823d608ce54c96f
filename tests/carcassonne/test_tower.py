"""The Tower where a record cannot show it: what is printed, how far it reaches, refusals, random games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.expansions.tower.rules import PIECES, reach
from bastide.carcassonne.tables import square, xy
from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Event, Malformed, Match, Refused, Ruleset

SETS = ("base", "tower")


def ruleset(seats: int = 2, sets: tuple[str, ...] = SETS, **more: Any) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, options={"startSeat": "A", **more})


def match(tiles: list[str], given: dict[str, Any], **more: Any) -> Match:
    return Match(ruleset(**more), given=given, chance={"tile": tiles})


def refused(playing: Match, seat: int, line: str) -> tuple[str, str | None]:
    with pytest.raises(Refused) as problem:
        playing.act(seat, line)
    return problem.value.code, problem.value.rule


def test_eighteen_tiles_with_one_site_each() -> None:
    """C-1.10-a"""
    tiles = load_set("tower").tiles
    assert sum(t.count for t in tiles) == 18
    assert all(t.signs == ("tower",) for t in tiles)


@pytest.mark.parametrize(("seats", "each"), [(1, 10), (2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_pieces_for_each_number_of_players(seats: int, each: int) -> None:
    """C-3.3.1-a, Q-3-15; C-1.10-b: never more than thirty."""
    view = Match(ruleset(seats)).view(None).data
    assert set(view["tower_pieces"].values()) == {each}
    assert sum(view["tower_pieces"].values()) <= 30
    assert PIECES[seats] == each


def test_notes_on_single_tiles() -> None:
    """C-7.4.4-a: an uninterrupted city; C-7.4.4-b: two city pieces; C-7.4.4-c: the site splits the road."""
    tiles = load_set("tower").tiles
    shapes = [[(p.kind, p.place()) for p in t.parts if p.kind != "field"] for t in tiles]
    assert [("city", "E+W"), ("road", "N+S")] in shapes
    assert [("city", "N"), ("city", "W")] in shapes
    assert [("road", "S"), ("road", "W")] in shapes


@pytest.mark.parametrize(("height", "tiles"), [(1, 5), (2, 9), (3, 13), (7, 29)])
def test_how_many_tiles_a_tower_reaches(height: int, tiles: int) -> None:
    """C-4.4.6.1-c: five tiles at level 1, nine at level 2, four more for each further level."""
    state = match(["BA-24"], {"tiles": ["TW-02 0,1 0"]}).state
    number = state.board[square(0, 1)]
    state.board |= {square(x, y): number for x in range(-9, 10) for y in range(-9, 10)}
    found = reach(state, number, height)
    assert len(set(found)) == len(found) == tiles
    assert all(x == 0 or y == 1 for x, y in map(xy, found))


def test_the_reach_is_shown_with_the_option() -> None:
    """C-4.4.6.1-c, C-4.4.6.1-d: what a page draws before a piece is placed."""
    playing = match(["BA-24"], {"tiles": ["BA-24 1,0 0", "TW-02 0,1 0"], "towers": ["0,1 1"]})
    playing.act(0, "lay 2,0 0")
    option = next(o for o in playing.ruleset.describe(playing.state, 0) if o.verb == "tower")
    assert option.args["height"] == 2
    assert sorted(option.data["reach"]) == [[0, 0], [0, 1]]


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("ransom C big", "ransomed-already", "Q-4.4.6-4"),
        ("ransom B big", "no-prisoner", "C-4.4.6.3-c"),
        ("cap follower 0,0 city N", "no-tower", "C-4.4.6-a"),
        ("cap builder 0,1 tower", "not-a-climber", "C-4.4.6-a"),
        ("tower 0,0", "no-tower-site", "C-4.4.6-a"),
    ],
)
def test_refusals_in_the_figure_step(line: str, code: str, rule: str) -> None:
    """Q-4.4.6-4, C-4.4.6.3-c, C-4.4.6-a"""
    sets = ("base", "inns-cathedrals", "traders-builders", "tower")
    given = {"tiles": ["TW-02 0,1 0"], "towers": ["0,1 1"], "prisoners": ["B A follower", "C A big"]}
    playing = match(["BA-24"], given, seats=3, sets=sets)
    playing.act(0, "ransom B follower")
    playing.act(0, "lay 1,0 0")
    assert refused(playing, 0, line) == (code, rule)


def test_no_ransom_on_credit_by_the_switch() -> None:
    """Q-4.4.6-3 with ransomBelowZero = false"""
    given = {"prisoners": ["B A follower"], "scores": {"A": 2}}
    playing = match(["BA-24"], given, ransomBelowZero=False)
    assert refused(playing, 0, "ransom B follower") == ("too-few-points", "Q-4.4.6-3")
    assert match(["BA-24"], given).act(0, "ransom B follower")


def test_a_second_ransom_in_the_next_turn() -> None:
    """Q-4.4.6-4: one in a turn, and another in the next; in a double turn there is only one."""
    given = {
        "tiles": ["BA-24 1,0 0"],
        "figures": ["A follower 0,0 road E+W", "A builder 1,0 road E+W"],
        "prisoners": ["B A follower", "B A follower", "B A follower"],
    }
    playing = match(["BA-24"] * 4, given, sets=("base", "traders-builders", "tower"))
    playing.act(0, "ransom B follower")
    playing.act(0, "lay 2,0 0")
    playing.act(0, "pass")
    playing.act(0, "double")
    assert refused(playing, 0, "ransom B follower")[0] == "ransomed-already"
    playing.act(0, "lay 3,0 0")
    playing.act(0, "pass")
    playing.act(1, "lay 4,0 0")
    playing.act(1, "pass")
    playing.act(0, "ransom B follower")
    assert playing.view(0).data["scores"] == {"A": -6, "B": 6}


def test_a_ransom_can_be_taken_back() -> None:
    """C-4.4.6.3-d: the points are marked at once, and nothing hidden was shown."""
    playing = match(["BA-24"], {"prisoners": ["B A follower"]})
    before = playing.state.copy()
    playing.act(0, "ransom B follower")
    assert playing.view(0).data["scores"] == {"A": -3, "B": 3}
    playing.undo(0)
    assert playing.ruleset.is_same_position(playing.state, before)


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"towers": ["0,0 1"]}, "no empty tower site"),
        ({"tiles": ["TW-02 0,1 0"], "towers": ["0,1 21"]}, "tower pieces"),
        ({"tiles": ["TW-02 0,1 0"], "towers": ["0,1"]}, "lines such as"),
        ({"tiles": ["TW-02 0,1 0"], "towers": ["0,1 1 C follower"]}, "no seat 'C'"),
        ({"towers": "0,1 1"}, "lines such as"),
        ({"prisoners": ["A A follower"]}, "would not be a prisoner"),
        ({"prisoners": ["B A follower", "A B follower"]}, "would not be a prisoner"),
        ({"prisoners": ["B A follower"] * 8}, "no follower left"),
    ],
)
def test_given_towers_and_prisoners_that_cannot_be(given: dict[str, Any], word: str) -> None:
    """C-4.4.6-a, C-3.3.1-a, C-4.4.6.3-a"""
    with pytest.raises(Malformed, match=word):
        match(["BA-24"], given)


SWITCHES = ("cappedTowerReopens", "ransomAnyFollower", "ransomBelowZero")


@pytest.mark.parametrize("name", SWITCHES)
def test_both_readings_of_these_switches_are_built(name: str) -> None:
    """Q-4.4.6-1, Q-4.4.6-2, Q-4.4.6-3"""
    switch = ruleset().game.catalogue.switch(name)
    assert not switch.fixed
    for value in switch.values:
        random_match(ruleset(3, ("base", "tower", "princess-dragon"), **{name: value}), name)


OTHERS = (
    "inns-cathedrals",
    "traders-builders",
    "cathars",
    "princess-dragon",
    "abbey-mayor",
    "festival",
    "river2",
)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_every_piece_and_exchange_prisoners(seed: int) -> None:
    """C-4.4.6.3-a: no two players hold each other's followers when somebody is asked; pieces are counted."""
    rng = random.Random(seed)
    sets = ("base", "tower", *(s for s in OTHERS if rng.random() < 0.5))

    def watch(playing: Match, seat: int, line: str, events: list[Event]) -> None:
        playing.ruleset.game.check_piece_totals(playing.state)
        view = playing.view(None).data
        decision = playing.ruleset.decision(playing.state)
        pairs = {(captor, p["seat"]) for captor, held in view["prisoners"].items() for p in held}
        if decision is None or decision.name != "D-EXCHANGE":
            assert not [(a, b) for a, b in pairs if (b, a) in pairs]
        for tower in view["towers"]:
            assert tower["top"] is None or tower["ended"]

    assert random_match(ruleset(rng.randint(2, 6), sets), seed, watch).over
