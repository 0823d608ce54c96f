"""The queue of bonuses, and the decisions of a turn (J-Y, J-M, J-P-10)."""

from __future__ import annotations

import json

import pytest
from johanna.desk import (
    GOODS,
    ROWS,
    SHEETS,
    Desk,
    deed_with,
    field_with,
    line_with,
    person_of,
    ticks,
)

from bastide.kernel import Ambiguous

LAST = GOODS[-1]
COINS = line_with(SHEETS.warehouse.columns, "coin")
MONK = line_with(SHEETS.warehouse.columns, "action", what="monk")


def before_column(column: int) -> dict[str, int]:
    return dict.fromkeys(GOODS, column + 1) | {LAST: column}


def two_bonuses() -> Desk:
    """A is about to earn two bonuses with one place: a development field and a warehouse column."""
    at = field_with("coin")
    person = person_of("pasture")
    sheet = {"development": at - 1, "goods": before_column(MONK), "places": ["pasture"]}
    return Desk(2, [person], A=sheet).do(f"take {person}", "use pasture", f"good {LAST}")


def test_a_white_bonus_comes_once() -> None:
    """J-Y-1, J-Y-2: with its condition, for everybody, and not again with the next mark."""
    desk = Desk(
        2,
        ["farmer", "farmer", "farmer"],
        A={"goods": before_column(COINS)},
        B={"goods": before_column(COINS)},
    )
    desk.do("take farmer", f"good {LAST}")
    assert desk.pending() == [f"warehouse:column{COINS + 1}"]
    desk.do("bonus 2 coins", "coin 2", "coin 2")
    desk.do("take farmer", f"good {LAST}")
    assert desk.pending() == [f"warehouse:column{COINS + 1}"]  # B has it too
    desk.do("forfeit 2 coins", "take farmer", f"good {GOODS[0]}")
    assert not desk.events("bonus")
    assert f"warehouse:column{COINS + 1}" in desk.sheet("A")["bonuses"]


def test_points_are_circled() -> None:
    """J-Y-2: nothing waits; the points count at the end."""
    column = line_with(SHEETS.warehouse.columns, "points")
    desk = Desk(2, ["farmer"], A={"goods": before_column(column)}).do("take farmer", f"good {LAST}")
    assert desk.view["pending"] == []
    assert [event.data["worth"] for event in desk.events("points")] == [5]


def test_yellow_bonuses_are_gone_for_the_others() -> None:
    """J-Y-3, J-Y-4, J-Y-6: the first has it; the area stays open to the others."""
    at = field_with("citizen", yellow=True)
    desk = Desk(
        3, ["scholar", "scholar", "scholar", "scholar"], A={"development": at - 1}, B={"development": at - 1}
    )
    desk.do("take scholar", "develop")
    assert desk.view["gone"] == {f"development:{at}": "A"}
    desk.do("take scholar", "develop")
    assert desk.sheet("B")["development"] == at
    assert desk.view["gone"] == {f"development:{at}": "A"}
    assert (desk.sheet("A")["citizens"], desk.sheet("B")["citizens"]) == ([f"development:{at}"], [])


@pytest.mark.parametrize("first", ["coin", "monk"])
def test_the_player_orders_them(first: str) -> None:
    """J-Y-7, J-M-6: each may come first, and those that are gained on the way join them."""
    desk = two_bonuses()
    assert desk.asked == "bonus"
    assert set(desk.options) == {"bonus coin", "bonus monk", "forfeit coin", "forfeit monk"}
    if first == "coin":
        desk.do("bonus coin", "coin 2")
        assert desk.options == ["bonus monk", "forfeit monk"]
        desk.do("bonus monk", "develop")
    else:
        desk.do("bonus monk", "develop")
        assert desk.options == ["bonus coin", "forfeit coin"]
        desk.do("bonus coin", "coin 2")
    assert desk.view["round"] == 2


def test_bonuses_of_bonuses() -> None:
    """J-Y-7: what a bonus sets off waits with the others, and can come before them."""
    row = line_with(SHEETS.bank.rows, "action", what="monk")
    circled = [1, 0, 0]
    circled[row] = 4
    at = field_with("coin")
    person = person_of("pasture")
    sheet = {"development": at - 1, "goods": before_column(COINS), "places": ["pasture"], "circled": circled}
    desk = Desk(2, [person], A=sheet).do(f"take {person}", "use pasture", f"good {LAST}")
    assert desk.pending() == [f"development:{at}", f"warehouse:column{COINS + 1}"]
    desk.do("bonus coin", f"coin {row + 1}")
    assert desk.pending() == [f"warehouse:column{COINS + 1}", f"bank:row{row + 1}"]
    desk.do("bonus monk", "develop")
    assert desk.pending() == [f"warehouse:column{COINS + 1}"]
    desk.do("bonus coins", "coin 2", "coin 3")
    assert desk.view["round"] == 2


def test_forfeiting() -> None:
    """J-Y-8, J-A-5: any bonus; nothing is marked, and it does not come back."""
    desk = two_bonuses()
    before = desk.sheet()["bank"]
    desk.do("forfeit coin", "forfeit monk")
    assert desk.sheet("A")["bank"] == before
    assert desk.view["round"] == 2
    assert [event.rule for event in desk.events("forfeit")] == ["J-Y-8", "J-Y-8"]


def test_a_forfeited_yellow_bonus_stays_claimed() -> None:
    """J-Y-8, J-AMB-17: nobody else can have it."""
    deed = next(d for d in SHEETS.deeds_with(2) if d.yellow.kind == "action")
    last = deed.persons[-1]
    desk = Desk(2, [last, "farmer", "farmer"], A={"deeds": ticks(deed.no, but=last)})
    desk.do(f"take {last}", f"deed {deed.no} {last}")
    while desk.asked != "bonus":
        desk.do(desk.options[0])
    desk.do(f"forfeit {deed.yellow.what}")
    assert desk.view["gone"] == {f"deed:{deed.no}": "A"}
    assert desk.view["deeds"][str(deed.no)]["by"] == "A"


def test_they_are_resolved_in_this_turn() -> None:
    """J-Y-5, J-Y-9: the turn ends when nothing waits, and the other player has gained nothing."""
    desk = two_bonuses()
    other = desk.sheet("B")
    assert desk.view["turn"] == "A"
    desk.do("bonus coin", "coin 1", "bonus monk", "decline")
    assert desk.view["round"] == 2
    assert desk.sheet("B") == other


def test_an_effect_is_finished_first() -> None:
    """J-P-10, J-D-8, J-AMB-12: in printed order; a bonus of its first part waits for the second."""
    at = field_with("coin")
    person = person_of("pasture")
    desk = Desk(2, [person], A={"development": at - 1, "places": ["pasture"]})
    desk.do(f"take {person}", "use pasture")
    assert desk.pending() == [f"development:{at}"]
    assert desk.asked == "good"
    assert desk.sheet()["development"] == at


# -- before the action -------------------------------------------------------------------------------------


def archive_bonus() -> Desk:
    """A has used Archive, and the field gives a coin."""
    at = field_with("coin")
    return Desk(2, ["scholar"], A={"development": at - 1, "places": ["archive"]}).do(
        "take scholar", "plus archive"
    )


def test_a_bonus_of_a_plus_place_before_the_action() -> None:
    """J-Y-11: it may be resolved at once."""
    desk = archive_bonus()
    assert desk.asked == "bonus"
    assert set(desk.options) == {"bonus coin", "forfeit coin", "later"}
    desk.do("bonus coin", "coin 2")
    assert desk.asked == "action"


def test_a_bonus_of_a_plus_place_after_the_action() -> None:
    """J-Y-11, J-M-6: or it is kept until after the action; then there is no later."""
    desk = archive_bonus().do("later")
    assert desk.asked == "action"
    desk.do("develop")
    assert desk.asked == "bonus"
    assert desk.options == ["bonus coin", "forfeit coin"]
    assert desk.refused("later") == ("after-the-action", "J-Y-11")


def test_what_does_not_wait_cannot_be_resolved() -> None:
    """J-Y-7: only what was earned."""
    desk = archive_bonus()
    assert desk.refused("bonus monk") == ("not-waiting", "J-Y-7")
    assert desk.refused("forfeit farmer") == ("not-waiting", "J-Y-7")


# -- any depth ---------------------------------------------------------------------------------------------


def deep_chain() -> Desk:
    """A place, a deed done by a bonus, and what they set off: four bonuses in one turn."""
    at = field_with("coin")
    monk_row = line_with(SHEETS.bank.rows, "action", what="monk")
    circled = [1] * ROWS
    circled[monk_row] = 4
    person = person_of("pasture")
    sheet = {
        "development": at - 1,
        "goods": before_column(MONK),
        "places": ["pasture"],
        "circled": circled,
        "crossed": [1] * (ROWS - 1) + [0],
    }
    return Desk(2, [person], A=sheet).do(f"take {person}", "use pasture", f"good {LAST}")


CHAIN = (
    "bonus coin",
    "coin 1",
    "bonus monk",
    "build O pay 3",
    "bonus monk",
    "develop",
    "bonus farmer",
    "good wine",
)


def test_a_chain_can_be_undone_step_by_step() -> None:
    """J-Y-7: at every depth the state before comes back exactly."""
    desk = deep_chain()
    before = []
    for line in CHAIN:
        before.append(json.dumps(desk.ruleset.save(desk.state)))
        if line.startswith("bonus") and line not in desk.options:
            raise AssertionError(f"{line}: {desk.options}")
        last = line == CHAIN[-1]
        desk.do(line)
    assert last
    assert desk.view["round"] == 2
    again = deep_chain()
    for line in CHAIN[:-1]:
        again.do(line)
    for saved in reversed(before[:-1]):
        again.match.undo(0)
        assert json.dumps(again.ruleset.save(again.state)) == saved


def test_a_chain_saves_and_loads_at_every_depth() -> None:
    """J-Y-7: and plays on to the same end."""
    desk = deep_chain()
    for line in CHAIN:
        loaded = desk.ruleset.load(json.loads(json.dumps(desk.ruleset.save(desk.state))))
        assert desk.ruleset.is_same_position(loaded, desk.state)
        assert loaded.options == desk.state.options
        desk.do(line)


def test_a_chain_explains_itself() -> None:
    """Each bonus says where it stands and what brought it about."""
    desk = deep_chain()
    events = list(desk.happened)
    for line in CHAIN:
        desk.do(line)
        events += desk.happened
    at = field_with("coin")
    told = [(e.data["from"], e.data["because"]) for e in events if e.type == "bonus"]
    assert told[0] == (f"development:{at}", "place:pasture")
    assert told[1] == (f"warehouse:column{MONK + 1}", "place:pasture")
    assert told[2] == ("bank:row1", f"development:{at}")
    assert told[3][0] == "bank:column1"
    assert told[3][1] in (f"warehouse:column{MONK + 1}", "bank:row1")
    marks = [e for e in events if e.type in ("good", "coin", "post", "field", "pay")]
    assert all(e.data["because"] for e in marks)


# -- reading and refusing ----------------------------------------------------------------------------------


def test_bonuses_by_other_names() -> None:
    """A German person, a plural, where it stands: all mean the same bonus."""
    for line in ("bonus Mönch", f"bonus warehouse:column{MONK + 1}", "bonus MONK"):
        assert two_bonuses().do(line).view["acting"]["source"] == "bonus"
    for line in ("bonus coins", "bonus 1 coin"):
        assert two_bonuses().do(line).asked == "coin_row"


def test_bonuses_that_differ_only_in_number() -> None:
    """Two kinds of coins: the short name is not enough, and the line says so."""
    at = field_with("coin")
    person = person_of("pasture")
    sheet = {"development": at - 1, "goods": before_column(COINS), "places": ["pasture"]}
    desk = Desk(2, [person], A=sheet).do(f"take {person}", "use pasture", f"good {LAST}")
    assert set(desk.starting("bonus")) == {"bonus coin", "bonus 2 coins"}
    with pytest.raises(Ambiguous):
        desk.match.act(0, "bonus coins")
    desk.do("bonus 2 coins", "coin 1", "coin 1", "bonus coin")
    assert desk.asked == "coin_row"


def test_two_alike_are_one_option() -> None:
    """J-M-6: two monks that wait are one choice, and both are carried out."""
    desk = deep_chain().do("bonus coin", "coin 1")
    assert desk.pending().count("bank:row1") == 1
    assert len(desk.pending()) == 2
    assert desk.options == ["bonus monk", "forfeit monk"]
    desk.do("bonus monk", "develop")
    assert desk.options == ["bonus monk", "forfeit monk"]


# -- the decisions of a turn -------------------------------------------------------------------------------


def test_decisions() -> None:
    """J-M-1, J-M-2, J-M-3, J-M-4, J-M-5: what is asked, in this order and under these names."""
    desk = Desk(2, ["craftsman"], A={"places": ["carpentry", "circus"], "circled": [2, 1, 0]})
    asked = [desk.asked]
    for line in ("take craftsman", "plus carpentry", "develop", "use circus", "coin 1", "develop"):
        desk.do(line)
        asked.append(desk.asked)
    assert asked == ["turn", "plus", "alternative", "action", "alternative", "alternative", "turn"]
    asked = []
    for place in ("stable", "fishing_boat", "brewery", "architect"):
        person = person_of(place)
        desk = Desk(2, [person], A={"places": [place]}).do(f"take {person}", f"use {place}")
        asked.append(desk.asked)
    assert asked[:3] == ["coin_row", "route", "coin_row"]


def test_every_list_is_finite_and_offered() -> None:
    """J-M-3, J-M-5: what is not in the list is refused."""
    desk = Desk(2, ["knight"]).do("take knight")
    assert desk.asked == "action"
    assert "decline" in desk.options
    assert desk.refused("skip")[0] == "not-now"
    assert f"deed {deed_with('knight')} knight" in desk.options


def test_what_chance_decides() -> None:
    """J-M-7: tiles set aside and drawn, and the places laid out; nothing else in a game with two seats."""
    desk = Desk(2, (), options={"first_player": "random"})
    topics = {line.split()[1] for line in desk.match.moves if line.startswith("*")}
    assert topics == {"start", "places", "aside", "tile"}
