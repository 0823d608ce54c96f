"""Warehouse, bank, depot and development track (J-W, J-Q, J-X, J-E)."""

from __future__ import annotations

import pytest
from johanna.desk import (
    FULL_BANK,
    FULL_STORE,
    GOODS,
    LENGTH,
    ROWS,
    SHEETS,
    SPACES,
    START,
    WIDTH,
    Desk,
    empty_fields,
    field_with,
    level,
    line_with,
    multipliers,
    person_of,
    ways,
)

DEPOT = len(SHEETS.depot)
LAST = GOODS[-1]


def before_column(column: int) -> dict[str, int]:
    """Goods that lack one tick of the last sort in a column, counted from 0."""
    return dict.fromkeys(GOODS, column + 1) | {LAST: column}


def complete(column: int, seats: int = 2, **more: object) -> Desk:
    """A has just completed this column of the warehouse."""
    desk = Desk(seats, ["farmer"], A={"goods": before_column(column), **more})
    return desk.do("take farmer", f"good {LAST}")


# -- warehouse ---------------------------------------------------------------------------------------------


def test_goods_from_left_to_right() -> None:
    """J-W-1, J-W-2: five spaces for each of five sorts, ticked one after the other."""
    assert (len(GOODS), SPACES) == (5, 5)
    for have in range(SPACES):
        desk = Desk(2, ["farmer"], A={"goods": {"wine": have}}).do("take farmer", "good wine")
        assert desk.sheet("A")["goods"]["wine"] == have + 1
        (mark,) = desk.events("good")
        assert mark.data["target"] == f"good:wine.{have + 1}"


def test_a_particular_good_of_a_full_sort() -> None:
    """J-W-3, J-X-2: it is a shield, while the free choice beside it may not be a full sort (J-W-4)."""
    person = person_of("hay_barn")
    desk = Desk(2, [person], A={"goods": {"grain": SPACES}, "places": ["hay_barn"]})
    desk.do(f"take {person}", "use hay_barn")
    assert desk.sheet()["shields"] == 1
    assert desk.asked == "good"
    assert desk.refused("good grain") == ("row-full", "J-W-4")
    assert desk.refused("good") == ("which-good", "J-W-4")


def test_a_choice_with_a_full_warehouse() -> None:
    """J-W-5, J-X-2: it is a shield, without being asked."""
    person = person_of("stable")
    desk = Desk(2, [person], A={"goods": FULL_STORE, "places": ["stable"]})
    shields = desk.sheet()["shields"]
    desk.do(f"take {person}", "use stable", "coin 2")
    assert desk.sheet("A")["shields"] == shields + 1
    assert [event.rule for event in desk.events("shield")] == ["J-W-5"]


@pytest.mark.parametrize("column", range(SPACES))
def test_column_bonuses(column: int) -> None:
    """J-W-6, J-W-7: the bonus under a column comes when all five sorts are ticked in it, and not before."""
    line = SHEETS.warehouse.columns[column]
    name = f"warehouse:column{column + 1}"
    desk = complete(column)
    earned = [event.data["from"] for event in desk.events("bonus")]
    assert earned == [name]
    effect = line.bonus or line.yellow
    assert effect is not None
    if effect.kind == "points":
        assert desk.view["round"] == 2
        terms = [t for t in desk.view["scores"]["A"]["terms"] if t["rule"] == "J-Z-8"]
        assert [t["each"] for t in terms] == [effect.amount]
    elif effect.kind == "citizen":
        assert desk.sheet("A")["citizens"] == [name]
    else:
        assert desk.pending() == [name]
    fewer = before_column(column) | {GOODS[0]: column}
    desk = Desk(2, ["farmer"], A={"goods": fewer}).do("take farmer", f"good {LAST}")
    assert not desk.events("bonus")


def test_columns_of_the_rulebook() -> None:
    """J-W-7: 2 coins, a monk action, 4 development, 5 points, a citizen for the first."""
    columns = [(c.bonus or c.yellow) for c in SHEETS.warehouse.columns]
    assert [(e.kind, e.amount) for e in columns if e] == [
        ("coin", 2),
        ("action", 1),
        ("development", 4),
        ("points", 5),
        ("citizen", 1),
    ]
    desk = complete(0).do("bonus 2 coins", "coin 1", "coin 2")
    assert sum(desk.sheet("A")["bank"]["circled"]) == 3
    desk = complete(2).do("bonus 4 development")
    assert desk.sheet("A")["development"] == 4


def test_the_citizen_of_the_warehouse() -> None:
    """J-W-8, J-Y-3, J-Y-4: only the first with a full warehouse has it."""
    desk = Desk(2, ["farmer"], A={"goods": before_column(SPACES - 1)}, B={"goods": FULL_STORE})
    assert desk.sheet("B")["citizens"] == [f"warehouse:column{SPACES}"]
    desk.do("take farmer", f"good {LAST}")
    assert desk.sheet("A")["columns"] == SPACES
    assert desk.sheet("A")["citizens"] == []


@pytest.mark.parametrize("good", GOODS)
def test_rows_count_at_the_end(good: str) -> None:
    """J-W-9, J-Z-7: a complete row is worth its points and gives nothing at once."""
    worth = next(g.points for g in SHEETS.warehouse.goods if g.id == good)
    desk = Desk(2, ["farmer"], A={"goods": {good: SPACES - 1}})
    points = desk.scores()[0]
    desk.do("take farmer", f"good {good}")
    assert desk.scores()[0] == points + worth
    assert desk.view["pending"] == []
    assert not desk.events("bonus")


# -- bank --------------------------------------------------------------------------------------------------


def test_coins_are_circled_row_by_row() -> None:
    """J-Q-1, J-Q-2, J-Q-3, J-Q-4, J-Q-5: any row that is not full, each coin by itself, from the left."""
    assert (ROWS, WIDTH) == (3, 5)
    person = person_of("brewery")
    desk = Desk(2, [person], A={"circled": [1, WIDTH, 2], "places": ["brewery"]})
    desk.do(f"take {person}", "use brewery")
    assert desk.asked == "coin_row"
    assert desk.options == ["coin 1", "coin 3"]
    assert desk.refused("coin 2") == ("row-full", "J-Q-3")
    assert desk.refused("coin") == ("which-row", "J-Q-3")
    desk.do("coin 3")
    assert desk.sheet()["bank"]["circled"] == [1, WIDTH, 3]
    assert desk.options == ["coin 1", "coin 3"]
    desk.do("coin 1")
    assert desk.sheet("A")["bank"]["circled"] == [2, WIDTH, 3]


@pytest.mark.parametrize("row", range(ROWS))
@pytest.mark.parametrize("paid", [0, 2])
def test_row_bonuses(row: int, paid: int) -> None:
    """J-Q-6, J-Q-14, J-Q-17: a row that is circled gives its bonus, even if some of it is crossed."""
    circled, crossed = list(START), [0] * ROWS
    circled[row], crossed[row] = WIDTH - 1, paid
    desk = Desk(2, ["boatman"], A={"circled": circled, "crossed": crossed})
    points = desk.scores()[0]
    desk.do("take boatman", f"coin {row + 1}")
    line = SHEETS.bank.rows[row]
    effect = line.bonus or line.yellow
    assert effect is not None
    assert [event.data["from"] for event in desk.events("bonus")] == [f"bank:row{row + 1}"]
    if effect.kind == "points":
        assert desk.scores()[0] == points + effect.amount
    elif effect.kind == "citizen":
        assert desk.sheet("A")["citizens"] == [f"bank:row{row + 1}"]
    else:
        assert desk.pending() == [f"bank:row{row + 1}"]


def test_rows_of_the_rulebook() -> None:
    """J-Q-14: row 2 is worth 4 points, row 3 a citizen for the first, row 1 a monk action."""
    first, second, third = SHEETS.bank.rows
    assert first.bonus is not None
    assert (first.bonus.kind, first.bonus.what) == ("action", "monk")
    assert second.bonus is not None
    assert (second.bonus.kind, second.bonus.amount) == ("points", 4)
    assert third.bonus is None
    assert third.yellow is not None
    assert third.yellow.kind == "citizen"
    desk = Desk(2, ["boatman"], A={"circled": [1, 0, WIDTH - 1]}, B={"circled": [1, 0, WIDTH]})
    desk.do("take boatman", "coin 3")
    assert desk.sheet("A")["citizens"] == []
    assert desk.sheet("B")["citizens"] == ["bank:row3"]


def test_a_coin_with_a_full_bank() -> None:
    """J-Q-7, J-X-2: it is a shield; in a place's effect without being asked."""
    person = person_of("brewery")
    desk = Desk(2, [person], A={"circled": FULL_BANK, "places": ["brewery"]})
    desk.do(f"take {person}", "use brewery")
    assert desk.sheet("A")["shields"] == 2
    desk = Desk(2, ["boatman"], A={"circled": FULL_BANK}).do("take boatman")
    assert desk.starting("coin") == ["coin"]
    desk.do("coin")
    assert desk.sheet("A")["shields"] == 1


def test_paying() -> None:
    """J-Q-8, J-Q-9, J-Q-10: coins are crossed from the left and no longer available."""
    desk = Desk(2, ["craftsman"], A={"circled": [3, 2, 0], "crossed": [1, 0, 0]})
    assert desk.sheet()["bank"]["available"] == 4
    desk.do("take craftsman", "build O pay 1")
    assert desk.sheet("A")["bank"]["crossed"] == [2, 0, 0]
    assert desk.sheet("A")["bank"]["available"] == 3
    assert desk.sheet("A")["bank"]["circled"] == [3, 2, 0]
    (mark,) = desk.events("pay")
    assert mark.data["target"] == "pay:row1.2"


@pytest.mark.parametrize("column", range(WIDTH))
def test_column_of_the_bank(column: int) -> None:
    """J-Q-11, J-Q-12, J-Q-13, J-Q-15: crossed in all rows it gives its bonus, and the first one a shield."""
    crossed = [column + 1] * (ROWS - 1) + [column]
    circled = [column + 1] * ROWS
    near = [r.id for r in ways(at="O")]
    desk = Desk(2, ["craftsman"], A={"circled": circled, "crossed": crossed, "routes": near})
    points = desk.scores()[0]
    shields = desk.sheet()["shields"]
    desk.do("take craftsman", f"build O pay {ROWS}")
    name = f"bank:column{column + 1}"
    line = SHEETS.bank.columns[column]
    assert line.bonus is not None
    assert line.yellow is not None
    assert (line.yellow.kind, line.yellow.amount) == ("shield", 1)
    assert [event.data["from"] for event in desk.events("bonus")] == [name, f"{name}.yellow"]
    assert desk.sheet("A")["shields"] == shields + 1
    assert desk.view["gone"][f"{name}.yellow"] == "A"
    if line.bonus.kind == "points":
        assert desk.scores()[0] == points + line.bonus.amount + SHEETS.depot[shields]
    else:
        assert desk.pending() == [name]
    fewer = Desk(2, ["craftsman"], A={"circled": circled, "crossed": [column + 1, column, column]})
    fewer.do("take craftsman", f"build O pay {ROWS}")
    assert not fewer.events("bonus")


def test_the_shield_is_for_the_first() -> None:
    """J-Q-12, J-Y-6: the second crosses the column, has its white bonus, and no shield."""
    full = {"circled": [1] * ROWS, "crossed": [1] * ROWS}
    desk = Desk(2, ["craftsman"], A={"circled": [1] * ROWS, "crossed": [1, 1, 0]}, B=full)
    assert desk.view["gone"] == {"bank:column1.yellow": "B"}
    desk.do("take craftsman", "build O pay 3")
    assert desk.sheet("A")["shields"] == 0
    assert desk.pending() == ["bank:column1"]


def test_columns_of_the_bank_in_the_rulebook() -> None:
    """J-Q-15: column 5 is worth 7 points; a farmer, 2 development, a free post, one of them twice."""
    effects = [line.bonus for line in SHEETS.bank.columns]
    assert effects[4] is not None
    assert (effects[4].kind, effects[4].amount) == ("points", 7)
    kinds = {(e.kind, e.what, e.amount) for e in effects[:4] if e}
    assert {("action", "farmer", 1), ("development", "", 2), ("build_for", "", 0)} <= kinds


def test_the_free_post() -> None:
    """J-Q-16: where one may build anyway, and without a coin; without such a town it is lost (J-AMB-29)."""
    column = line_with(SHEETS.bank.columns, "build_for")
    crossed = [column + 1] * (ROWS - 1) + [column]
    sheet = {"circled": [column + 1] * ROWS, "crossed": crossed}
    near = ways(at="O")[0]
    desk = Desk(2, ["craftsman"], A={**sheet, "routes": [near.id]})
    desk.do("take craftsman", f"build O pay {ROWS}", "bonus post")
    town = next(end for end in near.ends if end != "O")
    assert desk.view["round"] == 2  # a single town needs no question
    assert desk.sheet("A")["posts"] == ["O", town]
    assert desk.sheet("A")["bank"]["available"] == 0
    desk = Desk(2, ["craftsman"], A=sheet).do("take craftsman", f"build O pay {ROWS}")
    assert [event.data["what"] for event in desk.events("lost")] == ["post"]
    assert desk.view["pending"] == []


# -- depot -------------------------------------------------------------------------------------------------


def test_shields_from_left_to_right() -> None:
    """J-X-1, J-X-3, J-Z-11: one after the other, each worth what is printed on it."""
    for have in range(DEPOT):
        desk = Desk(2, ["boatman"], A={"circled": FULL_BANK, "shields": have})
        points = desk.scores()[0]
        desk.do("take boatman", "coin")
        assert desk.sheet("A")["shields"] == have + 1
        assert desk.scores()[0] == points + SHEETS.depot[have]
        assert desk.events("shield")[0].data["because"] == "tile:boatman"


def test_a_full_depot() -> None:
    """J-X-4: a further shield is lost, and nothing else happens."""
    route = ways(by="land", at="O", goods=1)[0]
    desk = Desk(2, ["knight"], A={"goods": {route.goods[0]: SPACES}, "shields": DEPOT})
    desk.do("take knight", f"route {route.id}")
    assert desk.sheet("A")["shields"] == DEPOT
    assert [event.rule for event in desk.events("lost")] == ["J-X-4"]


def test_sources_of_shields() -> None:
    """J-X-2: exactly two fields of the track give one (the other sources have their own tests)."""
    shields = [f.at for f in SHEETS.development if f.bonus and f.bonus.kind == "shield"]
    assert len(shields) == 2
    for at in shields:
        desk = Desk(2, ["scholar"], A={"development": at - 1}).do("take scholar", "develop")
        assert desk.sheet("A")["shields"] == 1
        assert desk.view["pending"] == []


# -- development -------------------------------------------------------------------------------------------


def test_fields_one_by_one() -> None:
    """J-E-1: each tick is the next field."""
    for have in range(LENGTH):
        desk = Desk(2, ["scholar"], A={"development": have}).do("take scholar", "develop")
        assert desk.sheet("A")["development"] == have + 1
        assert desk.events("field")[0].data["number"] == have + 1


@pytest.mark.parametrize("field", [f for f in SHEETS.development if f.bonus or f.yellow], ids=lambda f: f.at)
def test_what_is_under_a_field(field: object) -> None:
    """J-E-2, J-E-3, J-E-4: it comes with the tick of just this field."""
    at = field.at  # type: ignore[attr-defined]
    entry = SHEETS.development[at - 1]
    desk = Desk(2, ["scholar"], A={"development": at - 1}).do("take scholar", "develop")
    assert [event.data["from"] for event in desk.events("bonus")] == [f"development:{at}"]
    effect = entry.bonus or entry.yellow
    assert effect is not None
    if entry.bonus:
        assert effect.kind in ("coin", "action", "shield", "good")
    if effect.kind in ("coin", "action", "good"):
        assert desk.pending() == [f"development:{at}"]
    if entry.yellow:
        assert effect.kind == "citizen"
        assert f"development:{at}" in desk.sheet("A")["citizens"]


@pytest.mark.parametrize("nth", [0, 1])
def test_citizens_of_the_track(nth: int) -> None:
    """J-E-4, J-E-5, J-E-7: for the first at the field; whoever comes later passes it and has nothing."""
    at = field_with("citizen", yellow=True, nth=nth)
    desk = Desk(2, ["scholar"], A={"development": at - 1}, B={"development": at})
    assert f"development:{at}" in desk.sheet("B")["citizens"]
    desk.do("take scholar", "develop")
    assert desk.sheet("A")["development"] == at
    assert f"development:{at}" not in desk.sheet("A")["citizens"]


def test_multipliers_do_nothing_during_the_game() -> None:
    """J-E-6, J-Z-6: the highest one reached is the level; the last one is 6."""
    assert [m for _, m in multipliers()] == [1, 2, 3, 4, 5, 6]
    for at, multiplier in multipliers():
        desk = Desk(2, ["scholar"], A={"development": at - 1}).do("take scholar", "develop")
        assert not desk.events("bonus")
        assert desk.sheet("A")["level"] == multiplier == level(at)


def test_beyond_the_last_field() -> None:
    """J-E-8: points beyond the end are lost."""
    person = person_of("library")
    desk = Desk(2, [person], A={"development": LENGTH - 1, "places": ["library"]})
    desk.do(f"take {person}", "use library")
    assert desk.sheet("A")["development"] == LENGTH
    assert [event.rule for event in desk.events("lost")] == ["J-E-8"]


def test_an_empty_field() -> None:
    """J-E-2: nothing comes of a field under which there is nothing."""
    for at in empty_fields():
        desk = Desk(2, ["scholar"], A={"development": at - 1}).do("take scholar", "develop")
        assert not desk.events("bonus")
        assert not desk.view["pending"]
