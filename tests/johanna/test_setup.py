"""Components and set-up (J-C, J-S)."""

from __future__ import annotations

from collections import Counter

import pytest
from johanna.desk import CARDS, SHEETS, START, TILES, Desk, ways

from bastide.games import compile_ruleset
from bastide.johanna.sheets import TIERS
from bastide.kernel import CHANCE, Match, SetupProblem


def fresh(seats: int, seed: int | str = 0, **options: object) -> Match:
    return Match(compile_ruleset("johanna", seats, options=options), seed)


@pytest.mark.parametrize("seats", range(1, 6))
def test_at_the_start(seats: int) -> None:
    """J-S-1, J-S-2, J-S-4, J-S-16, J-S-17: empty sheets, one coin, all tiles somewhere."""
    match = fresh(seats)
    view = match.view(None).data
    assert len(view["sheets"]) == seats
    for sheet in view["sheets"].values():
        assert sheet["bank"] == {"circled": START, "crossed": [0] * len(START), "available": 1, "columns": 0}
        marks = ("routes", "posts", "crossed", "deeds", "places", "citizens", "bonuses")
        assert all(sheet[name] == [] for name in marks)
        assert not any(sheet["goods"].values())
        assert (sheet["shields"], sheet["development"], sheet["monks"]) == (0, 0, 0)
    count = SHEETS.with_players(seats)
    assert len(view["display"]) == count.draw
    assert len(view["discard"]) == count.set_aside
    assert sum(view["bag"]["tiles"].values()) == 27 - count.draw - count.set_aside


@pytest.mark.parametrize(("seats", "aside"), [(1, 2), (2, 2), (3, 3), (4, 2), (5, 3)])
def test_set_aside(seats: int, aside: int) -> None:
    """J-S-5, J-S-6, J-L-1: 2 or 3 tiles leave the bag before the first round, open for all (J-C-8)."""
    match = fresh(seats)
    lines = [line for line in match.moves if line.startswith("* aside")]
    assert len(lines) == aside
    assert Counter(match.view(None).data["discard"]) == Counter(line.split()[-1] for line in lines)


def test_nobody_knows_the_order() -> None:
    """J-C-8: what is in the bag is known, the order is nowhere: a state waits for each draw."""
    ruleset = compile_ruleset("johanna", 2)
    state = ruleset.start(None)
    assert state.pending == (CHANCE,)
    seen = [fresh(2, seed).view(0).data["bag"]["tiles"] for seed in range(5)]
    assert all(set(bag) == set(TILES) for bag in seen)


def test_the_start_player() -> None:
    """J-S-3, R-2: drawn by lot, or the seat that the table names."""
    drawn = {fresh(3, seed).view(None).data["starter"] for seed in range(40)}
    assert drawn == {"A", "B", "C"}
    for seat in "ABC":
        match = fresh(3, first_player=seat)
        assert match.view(None).data["starter"] == match.view(None).data["turn"] == seat
        assert not any(line.startswith("* start") for line in match.moves)
    with pytest.raises(SetupProblem) as problem:
        fresh(2, first_player="C")
    assert problem.value.rule == "J-S-3"


def test_card_mode() -> None:
    """J-S-8, J-S-9, J-S-10: four cards of each tier by lot; no other card is in the game, printed or not."""
    seen: set[str] = set()
    for seed in range(30):
        match = fresh(2, seed)
        there = [place["place"] for place in match.view(None).data["places"]]
        assert Counter(CARDS[name].tier for name in there) == dict.fromkeys(TIERS, 4)
        assert all(place["owner"] is None for place in match.view(None).data["places"])
        seen.update(there)
    assert seen == set(CARDS)
    printed = {name for name, card in CARDS.items() if card.printed}
    assert any({p["place"] for p in fresh(2, seed).view(None).data["places"]} != printed for seed in range(3))


def test_printed_mode() -> None:
    """J-S-7, J-S-19: the places of the sheet and no cards; nothing is drawn for them."""
    match = fresh(2, places="printed")
    there = {place["place"] for place in match.view(None).data["places"]}
    assert there == {name for name, card in CARDS.items() if card.printed}
    assert not any(line.startswith("* places") for line in match.moves)


@pytest.mark.parametrize(("seats", "first"), [(1, 18), (2, 18), (3, 20), (4, 23), (5, 23)])
def test_struck_map(seats: int, first: int) -> None:
    """J-S-11, J-S-12, J-S-14: which towns are struck; J-S-18: every route that touches one is struck too."""
    struck = fresh(seats).view(None).data["struck"]
    assert struck["towns"] == [str(n) for n in range(first, 23)]
    touching = {r.id for r in SHEETS.map.routes if set(r.ends) & set(struck["towns"])}
    assert set(struck["routes"]) == touching


def test_struck_is_refused() -> None:
    """J-S-18: a struck town can have neither a route nor a trading post, however near it is."""
    struck = SHEETS.map.struck_towns(2)
    near = next(r for r in SHEETS.map.routes if len(set(r.ends) & struck) == 1 and r.by == "water")
    everything = [r.id for r in ways(2)]
    desk = Desk(2, ["boatman"], A={"routes": everything}).do("take boatman")
    assert desk.refused(f"route {near.id}") == ("struck", "J-S-18")
    assert not desk.starting("route")
    desk = Desk(2, ["craftsman"], A={"routes": everything}).do("take craftsman")
    assert desk.refused(f"build {min(struck)} pay 1") == ("struck", "J-S-18")
    assert {line.split()[1] for line in desk.starting("build")} == {t.id for t in SHEETS.map.towns} - struck


@pytest.mark.parametrize("seats", range(1, 6))
def test_struck_deeds(seats: int) -> None:
    """J-S-13, J-S-14, J-L-1: deed 5 does not exist with two players and in the solo game."""
    view = fresh(seats).view(None).data
    assert [no for no, deed in view["deeds"].items() if deed["struck"]] == (["5"] if seats <= 2 else [])
    person = SHEETS.deeds[4].persons[0]
    desk = Desk(seats, [person])
    desk.do(f"take {person}")
    if seats <= 2:
        assert desk.refused(f"deed 5 {person}") == ("struck", "J-S-13")
    else:
        assert f"deed 5 {person}" in desk.options


@pytest.mark.parametrize("seats", range(2, 6))
def test_bag_numbers(seats: int) -> None:
    """J-S-15: numbers above the number of players are struck at the start."""
    assert fresh(seats).view(None).data["bag"]["struck"] == list(range(seats + 1, 6))


def test_numbers_of_players() -> None:
    """J-C-1, J-C-5: one to five; only the solo game has Johanna's cards and her side of the sheet (J-C-7)."""
    for seats in (0, 6):
        with pytest.raises(SetupProblem) as problem:
            compile_ruleset("johanna", seats)
        assert problem.value.rule == "J-C-1"
    assert "johanna" in fresh(1).view(None).data
    assert "johanna" not in fresh(2).view(None).data
    assert not any(line.startswith(("* card", "* back")) for line in fresh(2).moves)
