"""What is in the box, and what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from carcassonne.slow import base as slow
from play import carcassonne

from bastide.carcassonne.figures import SMALL, kinds
from bastide.carcassonne.game import GAME
from bastide.carcassonne.tiles import TileError, load_set, parse_set, set_names, tile
from bastide.kernel import CHANCE, Match, SetupProblem, View


def test_the_base_game_has_72_tiles_and_one_start_tile() -> None:
    """C-1.1-a"""
    base = load_set("base")
    assert base.total == sum(t.count for t in base.tiles) == 72
    assert [(t.id, t.count) for t in base.tiles if "start" in t.signs] == [("BA-start", 1)]


def test_the_river_has_twelve_tiles_with_a_spring_and_a_lake() -> None:
    """C-1.2-a"""
    river = load_set("river")
    assert river.total == 12
    flags = Counter(flag for t in river.tiles for p in t.parts if p.kind == "river" for flag in p.flags)
    assert flags == {"source": 1, "mouth": 1}
    assert all(any(p.kind == "river" for p in t.parts) for t in river.tiles)


def test_the_tiles_are_those_that_are_printed() -> None:
    """Well-known numbers of the base game: six cloisters, ten crests, and what the edges show."""
    base = load_set("base").tiles
    assert sum(t.count for t in base if t.site) == 6
    assert sum(t.count for t in base for p in t.parts if "crest" in p.flags) == 10
    edges = Counter(letter for t in base for letter in t.edges * t.count)
    assert edges == {"C": 79, "R": 94, "F": 115}
    assert sum(edges.values()) == 4 * 72


def test_each_colour_has_eight_small_followers() -> None:
    """C-1.1-b, C-7.2.1-a: eight small followers of each colour; and they are followers."""
    assert SMALL.each == 8
    assert SMALL.follower
    state = carcassonne(5).start(None)
    assert [kind.name for kind in kinds(state)] == ["follower"]


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_follower_marks_the_score_and_seven_are_the_supply(seats: int) -> None:
    """C-3.3-a, C-3.3-b, C-3.3-c: all of one colour; one on space 0 of the track; the rest in hand."""
    view = Match(carcassonne(seats), 1).view(None).data
    letters = "ABCDEF"[:seats]
    assert view["supply"] == {seat: {"follower": 7} for seat in letters}
    assert view["scores"] == dict.fromkeys(letters, 0)
    assert view["figures"] == []


@pytest.mark.parametrize("seats", [0, 7, 99])
def test_there_are_seats_for_one_to_six(seats: int) -> None:
    with pytest.raises(SetupProblem) as problem:
        GAME.catalogue.setup(seats)
    assert (problem.value.code, problem.value.rule) == ("seats", "C-1.1-b")


def test_the_start_tile_lies_face_up_and_all_others_are_the_stock() -> None:
    """C-3.1-a, C-3.2-a: the start tile in the middle, 71 tiles to draw from."""
    state = carcassonne(2).start(None)
    view = View(state.ruleset, state, None).data
    assert view["tiles"] == [[0, 0, "BA-start", 0]]
    assert view["stock"]["left"] == 71
    counts = {t.id: t.count for t in load_set("base").tiles if t.id != "BA-start"}
    assert view["stock"]["tiles"] == counts


def test_the_river_starts_with_the_spring() -> None:
    """C-3.1.1-a, C-3.1.1-b, C-3.1.1-c: the spring, ten tiles to draw, the lake apart; Q-3-11."""
    ruleset = carcassonne(1, river=True)
    state = ruleset.start(None)
    assert View(state.ruleset, state, None).data["tiles"] == [[0, 0, "RV-01", 0]]
    assert state.pending == (CHANCE,)
    draw = ruleset.step(state)
    weights = draw.weights(state)
    now = {draw.write(state, i): n for i, n in enumerate(weights) if n}
    assert now == {t.id: t.count for t in load_set("river").tiles if t.id not in ("RV-01", "RV-02")}
    left = View(state.ruleset, state, None).data["stock"]
    assert left["left"] == 83
    assert left["tiles"]["BA-start"] == 1
    assert left["tiles"]["RV-02"] == 1


def test_the_stock_is_shuffled_every_tile_is_as_likely_as_every_other() -> None:
    """C-3.2-a: chance has one weight for each tile that is left, and the state knows no order."""
    ruleset = carcassonne(1)
    state = ruleset.start(None)
    for turn in range(20):
        draw = ruleset.step(state)
        left = View(state.ruleset, state, None).data["stock"]["tiles"]
        weights = draw.weights(state)
        assert {draw.write(state, i): n for i, n in enumerate(weights) if n} == left
        assert sum(weights) == 71 - turn - len(state.discarded)
        ruleset.resolve(state, max(range(len(weights)), key=lambda i: weights[i]))
        while state.pending == (0,):
            ruleset.act(state, 0, ruleset.options(state, 0)[-1], None)


def test_the_lake_cannot_be_drawn_early() -> None:
    """C-3.1.1-g: it is not among the shuffled tiles. C-3.1.1-a: nor is a tile of the stock."""
    ruleset = carcassonne(1, river=True)
    state = ruleset.start(None)
    for river_tile in range(10):
        draw = ruleset.step(state)
        weights = draw.weights(state)
        names = {draw.write(state, i) for i, n in enumerate(weights) if n}
        assert "RV-02" not in names
        assert all(name.startswith("RV-") for name in names), river_tile
        straight = [i for i, n in enumerate(weights) if n]
        ruleset.resolve(state, straight[0])
        while state.pending == (0,):
            ruleset.act(state, 0, ruleset.options(state, 0)[-1], None)
    draw = ruleset.step(state)
    assert [draw.write(state, i) for i, n in enumerate(draw.weights(state)) if n] == ["RV-02"]


# -- the tile files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", set_names())
def test_every_tile_file_is_read_and_checked(name: str) -> None:
    loaded = load_set(name)
    assert loaded.tiles
    assert set(loaded.titles) == {"en", "de"}
    for kind in loaded.tiles:
        assert tile(kind.id) == kind


HEAD = "set t\nsection 1\ntiles 1\nen T\nde T\n"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("T-1 city N", "expected"),
        ("T-1 x1 castle N", "no part of a tile"),
        ("T-1 x1 city N | road N", "on an edge that shows"),
        ("T-1 x1 city Q | field EL+ER+SL+SR+WL+WR", "no such side"),
        ("T-1 x1 city N crown | field EL+ER+SL+SR+WL+WR", "cannot be crown"),
        ("T-1 x1 city N+E cap | field SL+SR+WL+WR", "exactly one edge"),
        ("T-1 x1 city N | field EL+ER+SL+SR", "belongs to no meadow"),
        ("T-1 x1 city N | field EL+ER+SL+SR+WL+WR > c2", "not there"),
        ("T-1 x1 city N | field NL+EL+ER+SL+SR+WL+WR", "shows C"),
        ("T-1 x1 city N | field EL+ER+SL+SR+WL+WR | sign ghost", "unknown sign"),
        ("T-1 x1 city N | field EL+ER+SL+SR+WL+WR | meet c1~r1", "not on the tile"),
        ("T-1 x2 city N | field EL+ER+SL+SR+WL+WR", "add up to 2"),
    ],
)
def test_a_tile_that_cannot_be_printed_is_refused(line: str, problem: str) -> None:
    with pytest.raises(TileError, match=problem) as error:
        parse_set(HEAD + line + "\n", "t.tiles")
    assert "t.tiles" in str(error.value)


def test_the_notation_is_read_as_it_is_meant() -> None:
    kind = tile("BA-15")
    assert kind.edges == "CRRF"
    assert [p.where() for p in kind.parts] == [
        "city N",
        "road E+S",
        "field EL+SR+WL+WR",
        "field ER+SL",
    ]
    assert [p.where(1) for p in kind.parts] == [
        "city E",
        "road S+W",
        "field NL+NR+SL+WR",
        "field SR+WL",
    ]


@pytest.mark.parametrize("name", ["base", "river"])
def test_two_readers_of_the_files_agree(name: str) -> None:
    """The referee of slow/base.py reads the files with a parser of its own."""
    for kind in load_set(name).tiles:
        count, face = slow.tiles()[kind.id]
        assert count == kind.count
        assert face.edges == kind.edges
        for quarter in range(4):
            mine = sorted(slow.name(p) for p in slow.turned(kind.id, quarter).pieces)
            assert mine == sorted(p.where(quarter) for p in kind.parts)
