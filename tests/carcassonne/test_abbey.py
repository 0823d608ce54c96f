"""Abbey & Mayor: what is in the box, and what the records in scenarios/carcassonne/abbey do not say."""

from __future__ import annotations

from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.expansions.abbey_mayor.barn import CORNERS, MEET, POINT, meadow_at
from bastide.carcassonne.figures import kinds
from bastide.carcassonne.tables import square, xy
from bastide.carcassonne.tiles import load_set, tile
from bastide.games import compile_ruleset
from bastide.kernel import Ambiguous, Malformed, Match, Refused

SETS = ("base", "abbey-mayor")


def match_of(sets: tuple[str, ...] = SETS, seats: int = 2, **more: Any) -> Match:
    options = {"startSeat": "A", **more.pop("options", {})}
    return Match(compile_ruleset("carcassonne", seats, sets, options=options), **more)


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_box(seats: int) -> None:
    """C-1.12-a to C-1.12-e, C-3.3.2-a: 12 tiles; an abbey, a barn, a wagon and a mayor for each player."""
    tiles = load_set("abbey-mayor").tiles
    assert sum(t.count for t in tiles if t.drawn) == 12
    assert [(t.id, t.count) for t in tiles if not t.drawn] == [("AM-abbey", 6)]
    match = match_of(seats=seats)
    view = match.view(None).data
    letters = "ABCDEF"[:seats]
    assert view["abbeys"] == dict.fromkeys(letters, 1)
    assert view["supply"] == {s: {"follower": 7, "mayor": 1, "barn": 1, "wagon": 1} for s in letters}
    assert "AM-abbey" not in view["stock"]["tiles"]
    assert [(k.name, k.follower) for k in kinds(match.state)] == [
        ("follower", True),
        ("mayor", True),  # C-7.2.1-a
        ("barn", False),  # C-7.2.2-a
        ("wagon", True),
    ]


def test_each_element_can_be_played_without_the_tiles() -> None:
    """The abbey brings its own tile."""
    for element in ("abbey", "mayor", "barn", "wagon"):
        ruleset = compile_ruleset("carcassonne", 2, (), (element,))
        assert ruleset.setup.sets == ("base",)
        ruleset.game.check_piece_totals(ruleset.start(None))


def test_notes_on_tiles() -> None:
    """C-7.4.6-a, C-7.4.6-b, C-7.4.6-c, C-7.4.6-d, C-7.4.6-e"""
    two = tile("AM-03")
    assert [(c.place(), "crest" in c.flags) for c in two.cities] == [("N", True), ("E+W", False)]  # -a
    inner = [p for p in two.parts if p.kind == "field" and not p.sides]
    assert [p.touches for p in inner] == [(0, 1)]  # -b: the city with the crest ends in a meadow
    for name in ("AM-07", "AM-08"):  # -c: the road that touches the city makes three meadows
        assert len([p for p in tile(name).parts if p.kind == "field"]) == 3
        assert len([p for p in tile(name).parts if p.kind == "road"]) == 1
    one_side = tile("AM-12")  # -d: the road runs through, but parts the meadow on one side only
    assert [p.place() for p in one_side.parts if p.kind == "road"] == ["N+S"]
    assert [p.place() for p in one_side.parts if p.kind == "field"] == ["NL", "NR", "SL+SR"]
    assert [p.place() for p in tile("AM-11").parts if p.kind == "road"] == ["N+E+W"]  # -e
    assert tile("AM-01").cities[0].flags == {"crest2"}


def test_the_four_squares_of_a_corner() -> None:
    """C-4.4.8-b: whichever of the four tiles was laid last, it is the same point."""
    here = square(3, 5)
    for corner in range(4):
        points = {here + step + POINT[other] for step, other in MEET[corner]}
        assert len(points) == 1
        assert MEET[corner][0] == (0, corner)
    assert [xy(here + POINT[CORNERS.index(c)]) for c in ("NW", "NE", "SW", "SE")] == [
        (3, 5),
        (4, 5),
        (3, 6),
        (4, 6),
    ]


def test_meadow_in_a_corner() -> None:
    """C-4.4.8-c: the tip of a city in a corner is enough; a road or a river elsewhere does not matter."""
    state = match_of((*SETS, "inns-cathedrals"), given={"tiles": ["BA-24 1,0 0", "IC-07 1,1 180"]}).state
    corners = [meadow_at(state, square(1, 1), c) >= 0 for c in range(4)]
    assert dict(zip(CORNERS, corners, strict=True)) == {"NE": True, "SE": False, "SW": False, "NW": False}
    assert meadow_at(state, square(0, 0), CORNERS.index("NE")) == -1  # a city edge
    assert meadow_at(state, square(0, 0), CORNERS.index("SE")) >= 0
    assert meadow_at(state, square(7, 7), 0) == -1


@pytest.mark.parametrize(("line", "problem"), [
    ("barn", Malformed), ("barn middle", Malformed), ("abbey", Malformed), ("abbey here", Malformed),
    ("drive 0,0 city N", Refused), ("unhitch", Refused), ("wagon field", Ambiguous),
    ("mayor road S", Malformed),
])  # fmt: skip
def test_bad_input(line: str, problem: type[Exception]) -> None:
    given = {"tiles": ["BA-24 1,0 0"]}
    match = match_of(given=given, chance={"tile": ["BA-24"]})
    if not line.startswith("abbey"):
        match.act(0, "lay 2,0 0")
    before = match.ruleset.save(match.state)
    with pytest.raises(problem):
        match.act(0, line)
    assert match.ruleset.save(match.state) == before


@pytest.mark.parametrize("given", [
    {"abbeys": "A"}, {"abbeys": [1]}, {"abbeys": ["Z"]}, {"barns": ["A 0,0"]}, {"barns": ["A 0,0 middle"]},
    {"barns": ["A 0,0 NE"]}, {"barns": [7]}, {"barns": ["A 0,0 SE", "A 0,0 SW"]},
])  # fmt: skip
def test_given_positions_that_cannot_be(given: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        match_of(given=given)


def test_the_last_round_goes_once_round() -> None:
    """C-4.2.1-k, Q-4.2.1-4: from the left of whoever laid the last tile; who has no abbey is not asked."""
    tiles = ["BA-24 1,0 0", "BA-24 -1,0 0", "BA-24 1,1 0", "BA-18 -1,1 90", "BA-01 1,2 0", "BA-18 0,2 0"]
    given = {"tiles": tiles, "abbeys": ["A", "C"]}
    match = match_of(seats=4, given=given, chance={"tile": ["BA-24"], "end_after": 1})
    match.act(0, "draw")
    match.act(0, "lay 2,0 0")
    match.act(0, "pass")
    asked = []
    while not match.over:
        (seat,) = match.state.pending
        asked.append((seat, match.view(seat).decision.name))  # type: ignore[union-attr]
        match.act(seat, "pass")
    assert asked == [(2, "D-ENDABBEY"), (0, "D-ENDABBEY")]


def test_an_abbey_is_no_second_tile_for_king_or_castle() -> None:
    """X-4.2.1-2, Q-4.6.4-4: a city closed by an abbey counts for its player, and without the abbey's tile."""
    tiles = ["BA-24 1,0 0", "BA-24 -1,0 0", "BA-24 1,1 0", "BA-18 -1,1 90", "BA-01 1,2 0", "BA-18 0,2 0"]
    match = match_of((*SETS, "king-robber"), given={"tiles": tiles}, chance={"tile": ["BA-24"]})
    match.act(0, "abbey 0,1")
    match.act(0, "pass")
    assert match.view(None).data["king"] == {"seat": "A", "size": 1}


def test_bots_know_what_a_barn_is_worth() -> None:
    """The greedy bot's judgement counts a barn's meadow for its owner (C-6.2-j)."""
    from bastide.bots.carcassonne import value

    tiles = ["BA-24 1,0 0", "BA-18 0,1 180", "BA-18 0,2 0", "BA-01 1,1 0"]
    plain = match_of(given={"tiles": tiles}).state
    barn = match_of(given={"tiles": tiles, "barns": ["A 0,0 SE"]}).state
    assert value(barn, 0) > value(plain, 0)


@pytest.mark.parametrize("moment", ["immediate", "step-5"])
def test_random_games_with_barns(moment: str) -> None:
    """Q-4.4.8-1: at either moment no farmer stays beside a barn, and all pieces are there at every step."""
    options = {"barnScoringMoment": moment}
    ruleset = compile_ruleset("carcassonne", 4, (*SETS, "count", "traders-builders"), options=options)
    for seed in range(4):
        random_match(ruleset, seed, before=lambda match: match.ruleset.game.check_piece_totals(match.state))
