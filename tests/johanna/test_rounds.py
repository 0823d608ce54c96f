"""Rounds, taking tiles and hiring monks (J-R, J-T)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from johanna.desk import SHEETS, TILES, Desk, deed_with

from bastide.games import compile_ruleset
from bastide.kernel import Match

ROUNDS = {2: 10, 3: 18, 4: 20, 5: 20}
TURNS = {2: 25, 3: 24, 4: 25, 5: 24}


def whole_game(seats: int, seed: int = 1) -> tuple[Match, list[tuple[int, int, str]]]:
    """A random game, and its turns: round, seat, tile or monk."""
    match = Match(compile_ruleset("johanna", seats, options={"first_player": "A"}), seed)
    rng = random.Random(seed)
    turns = []
    while not match.over:
        seat = match.state.pending[0]
        asked = match.ruleset.decision(match.state)
        assert asked is not None
        line = match.ruleset.write(match.state, rng.choice(match.ruleset.options(match.state, seat)))
        if asked.name == "turn":
            turns.append((match.state.round, seat, line))
        match.act(seat, line)
    return match, turns


@pytest.mark.parametrize("seats", range(2, 6))
def test_order_of_turns(seats: int) -> None:
    """J-R-1, J-R-3, J-R-4, J-R-5, J-R-8, J-R-14: clockwise from the starting player, next time the next one.

    With two the starting player has three turns, with more two; everybody has the same number in the end.
    """
    _, turns = whole_game(seats)
    draw = SHEETS.with_players(seats).draw
    assert len(turns) == draw * ROUNDS[seats]
    for number in range(ROUNDS[seats]):
        here = turns[number * draw : (number + 1) * draw]
        assert {r for r, _, _ in here} == {number + 1}
        assert [seat for _, seat, _ in here] == [(number + i) % seats for i in range(draw)]
    had = Counter(seat for _, seat, _ in turns)
    assert had == dict.fromkeys(range(seats), TURNS[seats])
    first = Counter(seat for _, seat, _ in turns[:draw])
    assert first == {0: 3, 1: 2} if seats == 2 else first == {0: 2, **dict.fromkeys(range(1, seats), 1)}


@pytest.mark.parametrize("seats", range(2, 6))
def test_bags(seats: int) -> None:
    """J-R-2, J-R-9, J-R-10, J-R-11, J-R-12, J-R-13, J-R-15: draws, refills, strikes, as recorded."""
    match, _ = whole_game(seats)
    count = SHEETS.with_players(seats)
    draws = [line.split()[1:] for line in match.moves if line.startswith(("* aside", "* tile"))]
    per_bag = count.set_aside + count.draw * count.rounds_per_bag
    assert per_bag == 27
    assert len(draws) == per_bag * seats  # as many bags as players, each drawn to its last tile
    everything = Counter({p.id: p.tiles for p in SHEETS.persons if p.tiles})
    for bag in range(seats):
        here = draws[bag * per_bag : (bag + 1) * per_bag]
        assert [topic for topic, _ in here] == ["aside"] * count.set_aside + ["tile"] * (27 - count.set_aside)
        assert Counter(tile for _, tile in here) == everything  # those set aside came back into the bag
    struck = [event.data["number"] for _, event in match.log if event.type == "bag"]
    assert struck == list(range(1, seats + 1))
    assert match.view(None).data["bag"]["struck"] == [1, 2, 3, 4, 5]
    assert match.view(None).data["bag"]["left"] == 0


def test_tiles_stay_in_the_bag() -> None:
    """J-R-15: between two rounds of one bag nothing is refilled and nothing struck."""
    desk = Desk(2, ["farmer"]).do("take farmer", "decline")
    assert desk.view["round"] == 2
    assert desk.view["bag"]["struck"] == [3, 4, 5]
    assert len(desk.view["discard"]) == 2 + 5
    assert desk.view["starter"] == "B"
    assert not desk.events("bag")


def test_a_used_tile_is_discarded() -> None:
    """J-R-6, J-R-7, J-T-2, J-T-3: one tile and one action, or none; the tile goes to the discard area."""
    desk = Desk(2, ["farmer", "knight", "knight"])
    before = Counter(desk.view["discard"])
    desk.do("take farmer")
    assert desk.view["hand"] == "farmer"
    assert Counter(desk.view["discard"]) == before
    desk.do("good grain")
    assert desk.view["turn"] == "B"
    assert Counter(desk.view["discard"]) == before + Counter(["farmer"])
    desk.do("take knight", "decline")
    assert desk.view["turn"] == "A"
    assert Counter(desk.view["discard"]) == before + Counter(["farmer", "knight"])
    assert desk.sheet("B")["routes"] == []


def test_any_tile_of_the_display() -> None:
    """J-T-1, J-M-1: each kind that lies there is one option; what does not lie there is refused."""
    desk = Desk(2, ["farmer", "farmer", "scholar"])
    assert desk.starting("take") == ["take farmer", "take scholar"]
    assert desk.starting("hire") == ["hire farmer", "hire scholar"]
    assert desk.refused("take trader") == ("not-in-display", "J-T-1")
    assert desk.refused("take monk") == ("not-in-display", "J-T-1")  # J-C-3
    assert desk.refused("hire trader") == ("not-in-display", "J-T-6")
    assert desk.refused("good grain")[0] == "not-now"


def test_hiring_a_monk() -> None:
    """J-T-4, J-T-5, J-T-6, J-T-7, J-T-11: a monk is crossed, a tile leaves, the monk acts as anybody."""
    desk = Desk(2, ["farmer", "knight", "trader"])
    points = desk.scores()[0]
    discarded = Counter(desk.view["discard"])
    desk.do("hire knight")
    assert desk.sheet()["monks"] == 1
    assert Counter(desk.view["discard"]) == discarded + Counter(["knight"])
    assert desk.view["hand"] == "monk"
    assert desk.view["acting"]["source"] == "hired"
    assert {"good", "route", "coin", "build", "acquire", "develop", "deed", "decline"} == desk.verbs()
    worth = SHEETS.monks.points_by_hired
    assert desk.scores()[0] == points - worth[0] + worth[1]
    desk.do("good wine")
    assert desk.sheet("A")["goods"]["wine"] == 1
    assert desk.view["turn"] == "B"
    assert sorted(desk.view["display"]) == ["farmer", "trader"]


def test_a_fourth_monk() -> None:
    """J-T-4, J-T-8: three hires in a game and no more."""
    hires = SHEETS.monks.hires
    assert hires == 3
    desk = Desk(2, ["farmer", "knight", "trader"], A={"monks": hires})
    assert not desk.starting("hire")
    assert desk.refused("hire farmer") == ("no-monk-left", "J-T-8")
    desk = Desk(2, ["farmer", "knight", "trader"], A={"monks": hires - 1}).do("hire farmer", "decline")
    assert desk.sheet("A")["monks"] == hires


def test_hiring_with_the_last_tile() -> None:
    """J-T-9: also in the starting player's extra turn; then the last tile is the one that leaves."""
    desk = Desk(3, ["scholar"])
    assert desk.view["turn"] == "A"
    desk.do("hire scholar", "develop")
    assert desk.sheet("A")["development"] == 1
    assert desk.view["round"] == 2


@pytest.mark.parametrize("source", ["hired", "removed"])
def test_hiring_takes_no_tile(source: str) -> None:
    """J-T-10, J-P-7, J-N-4: neither the removed tile nor the monk sets off a plus place."""
    desk = Desk(2, ["scholar"], A={"places": ["archive"]})
    if source == "removed":
        desk.do("hire scholar")
        assert desk.asked == "action"
        assert desk.sheet()["development"] == 0
    else:
        desk.do("hire scholar", "develop")
        assert desk.sheet("A")["development"] == 1


def test_the_action_belongs_to_the_person() -> None:
    """J-T-2, J-A-1: what another person could do is refused."""
    desk = Desk(2, ["farmer", "scholar", "knight"]).do("take farmer")
    for line in ("coin 1", "develop", "route O-8", "build O pay 1", "acquire stable pay 1"):
        code, rule = desk.refused(line)
        assert (code, rule) == ("not-this-person", "J-A-1")
    assert set(desk.verbs()) == {"good", "deed", "decline"}
    assert {line.split()[2] for line in desk.starting("deed")} == {"farmer"}


def test_every_tile_has_its_action() -> None:
    """J-FA-1, J-KN-1, J-BO-1, J-CR-1, J-TR-1, J-SC-1: what each tile offers besides deeds and declining."""
    offers = {
        "farmer": {"good"},
        "knight": {"route"},
        "boatman": {"route", "coin"},
        "craftsman": {"build", "coin"},
        "trader": {"acquire", "coin"},
        "scholar": {"develop"},
    }
    assert set(offers) == set(TILES)
    for tile, verbs in offers.items():
        desk = Desk(2, [tile]).do(f"take {tile}")
        assert desk.asked == "action"
        assert desk.verbs() == verbs | {"deed", "decline"}
        assert deed_with(tile)
