"""The end and the scoring (J-Z)."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from johanna.desk import (
    GOODS,
    LENGTH,
    ROWS,
    SHEETS,
    SPACES,
    TILES,
    WIDTH,
    Desk,
    field_with,
    level,
    line_with,
    multipliers,
    other_end,
    ways,
)

from bastide.kernel import Event


def last_turn(seats: int = 2, **sheets: dict[str, Any]) -> Desk:
    """The last turn of the game: one tile is left, the bag is empty."""
    tiles = [tile for tile in TILES for _ in range(SHEETS.person[tile].tiles)]
    tiles.remove("farmer")
    bags = SHEETS.with_players(seats).bags
    given = {"bag": bags, "discard": tiles}
    return Desk(seats, ["farmer"], given=given, **sheets)


def end(seats: int = 2, **sheets: dict[str, Any]) -> Desk:
    return last_turn(seats, **sheets).do("take farmer", "decline")


def score(desk: Desk, seat: int = 0) -> Event:
    return next(event for event in desk.events("score") if event.seat == seat)


def neighbours(number: int) -> dict[str, Any]:
    """Trading posts in so many towns, Orléans among them."""
    near = ways(at="O")
    towns = ["O", *(other_end(r, "O") for r in near)][:number]
    return {"routes": [r.id for r in near], "posts": towns}


def test_the_end() -> None:
    """J-Z-1, J-R-12: after the last bag number there is no other round, only the scoring."""
    desk = end()
    assert desk.match.over
    assert desk.events("score")
    assert desk.events("end")
    assert desk.view["bag"]["struck"] == [1, 2, 3, 4, 5]


def test_most_trading_posts() -> None:
    """J-Z-2, J-Z-4: strictly most, Orléans counted, is a citizen."""
    near = ways(at="O")
    town = other_end(near[0], "O")
    desk = end(A={"posts": ["O"], "routes": [near[0].id]}, B={"posts": ["O", town], "routes": [near[0].id]})
    assert desk.view["most_posts"] == "B"
    assert desk.sheet("B")["citizens"] == ["posts"]
    assert desk.sheet("A")["citizens"] == []


def test_a_tie_for_most_trading_posts() -> None:
    """J-Z-3: nobody has the citizen."""
    desk = end(A={"posts": ["O"]}, B={"posts": ["O"]})
    assert desk.view["most_posts"] is None
    assert desk.sheet("A")["citizens"] == desk.sheet("B")["citizens"] == []
    desk = end()
    assert desk.view["most_posts"] is None


@pytest.mark.parametrize("fields", [0, 1, *(at for at, _ in multipliers()), LENGTH])
def test_posts_and_citizens_times_level(fields: int) -> None:
    """J-Z-5, J-Z-6: the level is the highest ticked multiplier, 0 without one."""
    desk = end(A={**neighbours(3), "development": fields})
    people = 3 + len(desk.sheet("A")["citizens"])
    terms = [t for t in score(desk).formula if t.rule == "J-Z-5"]
    assert sum(t.total for t in terms) == people * level(fields)


def test_levels_are_only_reached_by_their_field() -> None:
    """J-Z-6: one field before the next multiplier is still the level below."""
    for (_, low), (at, _) in pairwise(multipliers()):
        assert end(A={"development": at - 1}).sheet("A")["level"] == low


@pytest.mark.parametrize("full", [1, 2, 5])
def test_warehouse(full: int) -> None:
    """J-Z-7, J-Z-8: every complete row, and 5 points for column 4."""
    column = line_with(SHEETS.warehouse.columns, "points")
    goods = dict.fromkeys(GOODS[:full], SPACES) | dict.fromkeys(GOODS[full:], column + 1)
    desk = end(A={"goods": goods})
    rows = sum(g.points for g in SHEETS.warehouse.goods[:full])
    assert sum(t.total for t in score(desk).formula if t.rule == "J-Z-7") == rows
    assert [t.total for t in score(desk).formula if t.rule == "J-Z-8"] == [5]
    less = {**goods, GOODS[-1]: column}
    desk = end(A={"goods": less})
    assert not [t for t in score(desk).formula if t.rule == "J-Z-8"]


def test_bank() -> None:
    """J-Z-9: 4 points for row 2 if it is circled, 7 for column 5 if it is crossed."""
    circled = [1] * ROWS
    circled[1] = WIDTH
    desk = end(A={"circled": circled})
    assert [t.total for t in score(desk).formula if t.rule == "J-Z-9"] == [4]
    desk = end(A={"circled": [WIDTH] * ROWS, "crossed": [WIDTH] * ROWS})
    assert [t.total for t in score(desk).formula if t.rule == "J-Z-9"] == [4, 7]
    desk = end(A={"circled": [WIDTH] * ROWS, "crossed": [WIDTH] * (ROWS - 1) + [WIDTH - 1]})
    assert [t.total for t in score(desk).formula if t.rule == "J-Z-9"] == [4]


@pytest.mark.parametrize(("hired", "worth"), [(0, 7), (1, 6), (2, 4), (3, 0)])
def test_monks(hired: int, worth: int) -> None:
    """J-Z-10, J-T-11: 7, 6, 4 and no points for 0 to 3 hired monks."""
    desk = end(A={"monks": hired})
    assert sum(t.total for t in score(desk).formula if t.rule == "J-Z-10") == worth


@pytest.mark.parametrize("shields", range(len(SHEETS.depot) + 1))
def test_depot(shields: int) -> None:
    """J-Z-11, J-X-3: the sum of the circled shields."""
    desk = end(A={"shields": shields})
    assert sum(t.total for t in score(desk).formula if t.rule == "J-Z-11") == sum(SHEETS.depot[:shields])


def test_the_highest_total_wins() -> None:
    """J-Z-12: the sum of all terms, as the event says."""
    desk = end(A={"shields": 3, "monks": 1}, B={"goods": {GOODS[0]: SPACES}})
    for seat in (0, 1):
        event = score(desk, seat)
        assert event.points == sum(t.total for t in event.formula) == desk.scores()[seat]
    game = desk.ruleset.game
    best = max(desk.scores())
    assert game.winners(desk.state) == [s for s in (0, 1) if desk.scores()[s] == best]


def test_ties() -> None:
    """J-Z-13, J-Z-14: then whoever has more fields ticked; if that is the same too, both."""
    first = multipliers()[0][0]
    desk = end(A={"development": first}, B={"development": first + 1})
    assert desk.scores()[0] == desk.scores()[1]
    assert desk.ruleset.game.winners(desk.state) == [1]
    desk = end(A={"development": first}, B={"development": first})
    assert desk.ruleset.game.winners(desk.state) == [0, 1]


def test_the_example_of_the_rulebook() -> None:
    """J-Z-15: 4 posts, 2 citizens, level 5, warehouse 8, bank 4, 1 monk hired, depot 4: 52 points."""
    wanted = 8
    rows = {g.id: g.points for g in SHEETS.warehouse.goods}
    sums = [
        (names, extra)
        for size in range(len(GOODS) + 1)
        for names in combinations(GOODS, size)
        for extra in (0, 5)
        if sum(rows[n] for n in names) + extra == wanted
    ]
    names, extra = sums[0]
    column = line_with(SHEETS.warehouse.columns, "points")
    goods = dict.fromkeys(GOODS, column + 1 if extra else 0) | dict.fromkeys(names, SPACES)
    shields = next(n for n in range(len(SHEETS.depot) + 1) if sum(SHEETS.depot[:n]) == 4)
    fields = next(at for at, multiplier in multipliers() if multiplier == 5)
    circled = [1] * ROWS
    circled[1] = WIDTH
    sheet = {
        **neighbours(4),
        "goods": goods,
        "circled": circled,
        "monks": 1,
        "shields": shields,
        "development": fields,
    }
    other = {**neighbours(1), "development": field_with("citizen", yellow=True)}
    desk = end(A=sheet, B=other)  # A has most trading posts; one citizen of the track is A's, too
    assert (len(desk.sheet("A")["posts"]), len(desk.sheet("A")["citizens"])) == (4, 2)
    assert desk.scores()[0] == 30 + 8 + 4 + 6 + 4 == 52


@pytest.mark.parametrize("seats", range(2, 6))
def test_citizens_in_the_game(seats: int) -> None:
    """J-Y-10: 6 with two players, 7 with three, else 8, the one for most trading posts included."""
    desk = Desk(seats, ["farmer"])
    tables = desk.ruleset.tables
    struck = {n - 1 for n in range(1, 6)} - {n - 1 for n in tables.deeds}
    yellow = {
        number
        for number, bonus in enumerate(tables.bonuses)
        if bonus.yellow and bonus.effect.kind == "citizen"
    } - {tables.deed_bonus[n] for n in struck}
    assert len(yellow) + 1 == {2: 6, 3: 7, 4: 8, 5: 8}[seats] == SHEETS.citizens_with(seats)
