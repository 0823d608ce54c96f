"""What Johanna's cards do (J-L), read from the data."""

from __future__ import annotations

import pytest
from johanna.desk import (
    GOODS,
    ROWS,
    SHEETS,
    SPACES,
    WIDTH,
    Desk,
    field_with,
    other_end,
    path_to,
    ticks,
    unlocking,
    ways,
)
from johanna.solo_desk import deck, effect_turn, her_turn, whole_game


@pytest.mark.parametrize("card", deck(), ids=lambda c: f"card {c.id}")
def test_building(card: object) -> None:
    """J-L-28: the town of the card is crossed on the player's map."""
    number = card.post  # type: ignore[attr-defined]
    desk = her_turn(next(c for c in deck() if c.post == number), ["craftsman"] * 4)
    assert desk.sheet()["crossed"] == [str(number)]
    assert desk.area()["posts"] == 1


def test_building_where_somebody_is() -> None:
    """J-L-29: a town that is circled or crossed is passed over for the next higher free number."""
    card = next(c for c in deck() if c.post < 15)
    crossed = {"towns": [str(card.post)], "posts": 1}
    desk = her_turn(card, ["craftsman"] * 4, johanna=crossed)
    assert desk.area()["towns"] == [str(card.post), str(card.post + 1)]
    sheet = {"routes": path_to(str(card.post + 1)), "posts": [str(card.post + 1)]}
    desk = her_turn(card, ["craftsman"] * 4, johanna=crossed, A=sheet)
    assert desk.area()["towns"] == [str(card.post), str(card.post + 2)]
    assert desk.area()["posts"] == 2


def test_building_beyond_the_highest_number() -> None:
    """J-L-29, J-AMB-22: then from the lowest on; with no free town the post still counts."""
    card = max(deck(), key=lambda c: c.post)
    towns = [str(n) for n in range(card.post, 18)]
    desk = her_turn(card, ["craftsman"] * 4, johanna={"towns": towns, "posts": len(towns)})
    assert desk.area()["towns"] == ["1", *towns]
    every = [str(n) for n in range(1, 18)]
    desk = her_turn(card, ["craftsman"] * 4, johanna={"towns": every, "posts": 17})
    assert (desk.area()["posts"], desk.area()["towns"]) == (18, every)
    desk = her_turn(
        card,
        ["craftsman"] * 4,
        johanna={"towns": towns, "posts": len(towns)},
        options={"johanna_wrap": False},
    )
    assert (desk.area()["posts"], desk.area()["towns"]) == (len(towns) + 1, towns)


@pytest.mark.parametrize("tier", ["I", "II", "III", "IV", "V"])
def test_removing_a_place(tier: str) -> None:
    """J-L-30, J-AMB-23: a random place of the tier that nobody has; it opens no tier."""
    seen = set()
    for seed in range(25):
        desk = effect_turn("remove_place", what=tier, seed=seed)
        removed = [p for p in desk.view["places"] if p["removed"]]
        assert [p["tier"] for p in removed] == [tier]
        assert desk.view["tiers"]["I"]["acquired"] == 0
        assert not desk.view["tiers"]["II"]["open"]
        seen.add(removed[0]["place"])
    assert len(seen) > 2


def test_removing_none() -> None:
    """J-L-30: of a tier without unacquired places nothing is removed."""
    cards = [c.id for c in SHEETS.places.of_tier("I")[:4]]
    desk = effect_turn("remove_place", what="I", A={"places": cards})
    assert [p for p in desk.view["places"] if p["removed"]] == []
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-30"]
    desk = effect_turn("remove_place", what="I", johanna={"removed": cards[:3]}, A={"places": cards[3:]})
    assert len([p for p in desk.view["places"] if p["removed"]]) == 3


def test_a_removed_place_cannot_be_bought() -> None:
    """J-L-30, J-L-42: it is out of the game."""
    card = SHEETS.places.of_tier("I")[0].id
    desk = Desk(1, ["trader"], johanna={"removed": [card]})
    desk.do("take trader")
    assert desk.refused(f"acquire {card} pay 1") == ("not-laid-out", "J-TR-2")


def test_crossing_in_the_bank() -> None:
    """J-L-32, J-AMB-14: the leftmost yellow bonus that is not crossed; those of the player are."""
    for gone in range(WIDTH):
        claimed = {f"bank:column{n}.yellow": "F" for n in range(1, gone + 1)}
        desk = effect_turn("bank_shield", claimed=claimed)
        assert desk.view["gone"] == {**claimed, f"bank:column{gone + 1}.yellow": "F"}
    mine = {"circled": [1] * ROWS, "crossed": [1] * ROWS}
    desk = effect_turn("bank_shield", A=mine)
    assert desk.view["gone"] == {"bank:column1.yellow": "A", "bank:column2.yellow": "F"}
    every = {f"bank:column{n}.yellow": "F" for n in range(1, WIDTH + 1)}
    desk = effect_turn("bank_shield", claimed=every)
    assert desk.view["gone"] == every
    assert desk.area()["citizens"] == 0


def test_a_citizen_for_johanna() -> None:
    """J-L-33: whatever the player has."""
    desk = effect_turn("citizen", johanna={"citizens": 2})
    assert desk.area()["citizens"] == 3
    assert desk.view["gone"] == {}


@pytest.mark.parametrize(
    ("effect", "name", "rule"),
    [
        ("warehouse_citizen", f"warehouse:column{SPACES}", "J-L-34"),
        ("bank_citizen", f"bank:row{ROWS}", "J-L-35"),
    ],
)
def test_citizens_of_stores(effect: str, name: str, rule: str) -> None:
    """J-L-34, J-L-35: crossed for the player and circled for Johanna, once."""
    desk = effect_turn(effect)
    assert desk.area()["citizens"] == 1
    assert desk.view["gone"] == {name: "F"}
    assert [e.rule for e in desk.events("johanna-citizen")] == [rule]
    desk = effect_turn(effect, claimed={name: "F"}, johanna={"citizens": 1})
    assert desk.area()["citizens"] == 1
    mine = {"goods": dict.fromkeys(GOODS, SPACES)} if "ware" in effect else {"circled": [1, 0, WIDTH]}
    desk = effect_turn(effect, A=mine)
    assert desk.area()["citizens"] == 0
    assert desk.view["gone"][name] == "A"


@pytest.mark.parametrize("side", ["left", "right"])
def test_crossing_a_deed(side: str) -> None:
    """J-L-36, J-L-50: the next open one from that side; Johanna has nothing of it, not even a citizen."""
    numbers = [d.no for d in SHEETS.deeds_with(1)]
    order = numbers if side == "left" else numbers[::-1]
    for gone in range(len(order)):
        claimed = {f"deed:{n}": "F" for n in order[:gone]}
        desk = effect_turn("deed_from", what=side, claimed=claimed)
        assert desk.view["deeds"][str(order[gone])]["by"] == "F"
        assert [no for no, d in desk.view["deeds"].items() if d["by"]] == sorted(map(str, order[: gone + 1]))
        assert desk.area()["citizens"] == 0
    desk = effect_turn("deed_from", what=side, claimed={f"deed:{n}": "F" for n in order})
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-36"]
    mine = {"deeds": ticks(order[0])}
    desk = effect_turn("deed_from", what=side, A=mine)
    assert desk.view["deeds"][str(order[0])]["by"] == "A"
    assert desk.view["deeds"][str(order[1])]["by"] == "F"


def test_what_johanna_crossed_is_gone() -> None:
    """J-L-42: towns, citizens, deeds and yellow bonuses, as if another player had them."""
    deed = SHEETS.deeds[0]
    person = deed.persons[0]
    desk = Desk(1, [person], claimed={f"deed:{deed.no}": "F"}).do(f"take {person}")
    assert desk.refused(f"deed {deed.no} {person}") == ("deed-crossed", "J-D-9")
    town = other_end(next(r for r in ways(1, at="O")), "O")
    desk = Desk(1, ["craftsman"], A={"routes": path_to(town, 1)}, johanna={"towns": [town], "posts": 1})
    assert desk.do("take craftsman").refused(f"build {town} pay 1") == ("town-crossed", "J-CR-4")
    at = field_with("citizen", yellow=True)
    desk = Desk(1, ["scholar"], A={"development": at - 1}, claimed={f"development:{at}": "F"})
    desk.do("take scholar", "develop")
    assert desk.sheet("A")["citizens"] == []
    sheet = {"circled": [1] * ROWS, "crossed": [1] * (ROWS - 1) + [0]}
    desk = Desk(1, ["craftsman"], A=sheet, claimed={"bank:column1.yellow": "F"})
    desk.do("take craftsman", f"build O pay {ROWS}")
    assert desk.sheet("A")["shields"] == 0


def test_yellow_bonuses_for_the_player() -> None:
    """J-L-43: as long as Johanna has not crossed them."""
    at = field_with("citizen", yellow=True)
    desk = Desk(1, ["scholar"], A={"development": at - 1}).do("take scholar", "develop")
    assert desk.sheet("A")["citizens"] == [f"development:{at}"]


def test_johanna_buys_nothing() -> None:
    """J-L-41: tiers open by the player's purchases, one of each lower tier."""
    match = whole_game(seed=5)
    owners = {p["owner"] for p in match.view(None).data["places"]}
    assert owners <= {None, "A"}
    desk = Desk(1, ["trader"], A={"circled": [WIDTH] * ROWS}).do("take trader")
    assert desk.view["tiers"]["II"] == {"open": False, "acquired": 0, "needed": 1}
    desk = Desk(1, ["farmer"], A={"places": unlocking("III", 1)})
    assert desk.view["tiers"]["III"]["open"]
