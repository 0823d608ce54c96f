"""The six events, fixed and by letter (O-E), and their tortures."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import asked, at, do, may, player, table, told, why_not

from bastide.kernel import Match

NEXT = {"hour": ["income"]}
ROUND = {"": 2, "A": 2, "B": 7, "C": 13}


def event(name: str, letter: str = "", edition: str = "", seats: int = 2, **given: Any) -> Match:
    """The event of a round; with a letter in edition A, without one in edition C."""
    edition = edition or ("A" if letter else "C")
    given.setdefault("chance", {})
    return at(
        "event", seats=seats, edition=edition, round=ROUND[letter], event=f"{name} {letter}".strip(), **given
    )


def test_the_six_events() -> None:
    """O-P1-c."""
    for name in ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"):
        assert table(at("planning", round=2, event=name))["event"]["event"] == name


# -- Income and Trading Day --------------------------------------------------------------------------------


@pytest.mark.parametrize(("letter", "each"), [("", 1), ("A", 3), ("B", 2), ("C", 1)])
@pytest.mark.parametrize(("space", "status"), [(0, 1), (9, 3)])
def test_income(letter: str, each: int, space: int, status: int) -> None:
    """O-E-IN-a: coins equal to the status; O-E-IN-b: by the letter 3, 2 or 1 for each point; AMB-02, AMB-45,
    ED-27."""
    match = event("income", letter, A={"development": space})
    told_a = next(e for e in told(match, "gain") if e.seat == 0)
    assert told_a.data == {"coins": each * status, "why": "income"}
    assert told_a.rule == ("O-E-IN-b" if letter else "O-E-IN-a")


@pytest.mark.parametrize(("letter", "each"), [("", 1), ("A", 3), ("B", 2), ("C", 1)])
def test_trading_day(letter: str, each: int) -> None:
    """O-E-TD-a: a coin for each built station; O-E-TD-b: by the letter 3, 2 or 1."""
    match = event("trading_day", letter, A={"stations": ["tours", "blois"]})
    assert [
        (e.seat, e.data["coins"], e.rule) for e in told(match, "gain") if e.data["why"] == "trading_day"
    ] == [(0, 2 * each, "O-E-TD-b" if letter else "O-E-TD-a")]


# -- Taxes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letter", "goods", "due"),
    [("", 2, 0), ("", 3, 1), ("", 8, 2), ("A", 3, 3), ("B", 3, 1), ("B", 4, 2), ("C", 5, 1), ("C", 6, 2)],
)
def test_taxes(letter: str, goods: int, due: int) -> None:
    """O-E-TA-a: a coin for three goods; O-E-TA-b: by the letter for 1, 2 or 3; AMB-17: full groups only."""
    match = event("taxes", letter, A={"goods": {"wool": goods}})
    paid = [e for e in told(match, "spend") if e.seat == 0 and e.data["why"] == "taxes"]
    assert sum(e.data["coins"] for e in paid) == due
    assert {e.rule for e in paid} <= {"O-E-TA-b" if letter else "O-E-TA-a"}


def test_all_goods_are_taxed() -> None:
    """O-E-TA-c: of every kind together."""
    match = event("taxes", A={"goods": {"grain": 1, "wool": 1, "brocade": 1}}, chance=NEXT)
    assert player(match)["coins"] == 4


def test_taxes_rounded_up() -> None:
    """AMB-17: `taxes.rounding=up`."""
    match = event("taxes", A={"goods": {"wool": 4}}, options={"taxes.rounding": "up"}, chance=NEXT)
    assert player(match)["coins"] == 3


def test_who_cannot_pay_taxes_is_tortured() -> None:
    """O-E-TA-d."""
    match = event("taxes", A={"goods": {"wool": 9}, "coins": 1})
    assert asked(match) == ("A", "DP-TORT")
    assert table(match)["now"]["debt"] == {"seat": "A", "coins": 2}


# -- Harvest -----------------------------------------------------------------------------------------------


def test_food_is_given() -> None:
    """O-E-HA-b: one tile of one's choice; O-E-HA-a: grain, cheese or wine. DP-FOOD."""
    match = event("harvest", A={"goods": {"grain": 1, "wine": 1, "wool": 1}})
    assert asked(match) == ("A", "DP-FOOD")
    assert may(match, "A") == ["food grain", "food wine"]
    assert why_not(match, "A food wool") == ("not-food", "O-E-HA-a")
    assert why_not(match, "A food cheese") == ("no-such-good", "O-E-HA-b")
    do(match, "A food grain")
    assert player(match)["goods"]["grain"] == 0
    assert player(match)["coins"] >= 5


def test_food_goes_back_to_the_market() -> None:
    """O-E-HA-f, O-N-c: and is available again."""
    match = event(
        "harvest", A={"goods": {"wine": 1}}, B={"goods": {"grain": 1, "wine": 1}}, market={"wine": 0}
    )
    assert asked(match) == ("B", "DP-FOOD")  # A had no choice
    assert table(match)["goods"]["wine"] == 1


def test_wool_and_brocade_are_not_food() -> None:
    """O-E-HA-a: who has only these pays."""
    match = event("harvest", A={"goods": {"wool": 1, "brocade": 1}}, chance=NEXT)
    assert player(match)["coins"] == 0
    assert player(match)["goods"]["wool"] == 1


@pytest.mark.parametrize("edition", ["B", "C"])
def test_without_food_five_coins(edition: str) -> None:
    """O-E-HA-c: and only then; there is no choice while one has food."""
    match = event("harvest", edition=edition, A={"coins": 7}, chance=NEXT)
    assert player(match)["coins"] == 2
    assert told(match, "spend")[0].rule == "O-E-HA-c"
    choice = event("harvest", edition=edition, A={"goods": {"grain": 1, "wine": 1}, "coins": 50})
    assert why_not(choice, "A coins") == ("food-first", "O-E-HA-c")


@pytest.mark.parametrize(("letter", "due"), [("A", 1), ("B", 2), ("C", 3)])
def test_harvest_by_letter(letter: str, due: int) -> None:
    """O-E-HA-d: 1, 2 or 3 food, or the penalty for each, as one likes."""
    match = event("harvest", letter, A={"goods": {"grain": 4}, "coins": 30}, chance={})
    for left in range(due, 0, -1):
        assert table(match)["now"]["food_due"] == left
        assert may(match, "A") == ["coins", "food grain"]
        do(match, "A food grain")
    assert player(match)["goods"]["grain"] == 4 - due


def test_coins_or_food_in_edition_a() -> None:
    """O-E-HA-e: 5 coins for each food tile not given; AMB-16: mixed as one likes."""
    match = event("harvest", "B", A={"goods": {"brocade": 1, "wine": 2}, "coins": 6})
    do(match, "A coins")
    assert player(match)["coins"] == 1
    assert told(match, "spend")[0].rule == "O-E-HA-e"
    assert why_not(match, "A coins") in (("not-your-turn", ""), ("debt-not-covered", "AMB-16"))


def test_a_choice_of_coins_needs_the_coins() -> None:
    """AMB-16: who has food and too few coins gives food."""
    match = event("harvest", "B", A={"goods": {"grain": 2, "wine": 2}, "coins": 4})
    assert may(match, "A") == ["food grain", "food wine"]
    assert why_not(match, "A coins") == ("debt-not-covered", "AMB-16")


def test_torture_only_without_food_and_coins() -> None:
    """O-E-HA-g: for what neither covers."""
    match = event("harvest", A={"coins": 3})
    assert asked(match) == ("A", "DP-TORT")
    assert table(match)["now"]["debt"] == {"seat": "A", "coins": 2}
    fed = event("harvest", A={"coins": 3, "goods": {"grain": 1}}, chance=NEXT)
    assert player(fed)["coins"] == 3


def test_three_due_one_there() -> None:
    """O-E-HA-e, O-E-HA-g: food, then coins, then torture."""
    match = event("harvest", "C", A={"coins": 6, "goods": {"grain": 1}})
    do(match, "A coins")
    # one coin and the grain are left: the grain goes by itself, then 5 are due and 1 is there
    assert asked(match) == ("A", "DP-TORT")
    assert table(match)["now"]["debt"] == {"seat": "A", "coins": 4}


# -- Plague ------------------------------------------------------------------------------------------------


def test_plague() -> None:
    """O-E-PL-a: one tile, blind; O-E-PL-b: a neutral one goes back to the board; O-E-PL-c, O-T-e: its marker
    stays; O-N-c: it can be recruited again."""
    mine = {"bag": ["knight"], "tracks": {"knight": 1}}
    match = event("plague", A=mine, supply={"knight": 0}, chance={"plague": ["knight"], **NEXT})
    assert told(match, "plague")[0].data == {"follower": "knight"}
    assert table(match)["supply"]["characters"]["knight"] == 1
    assert table(match)["tracks"]["knights"]["A"] == 1


def test_plague_is_blind() -> None:
    """O-E-PL-a: every tile of the bag may come."""
    mine = {"bag": {"knight": 2, "monk": 2}, "market": []}
    found = {e.data["follower"] for s in range(25) for e in told(event("plague", A=mine, seed=s), "plague")}
    assert found == {"knight", "monk"}


def test_a_marked_follower_cannot_be_lost() -> None:
    """O-E-PL-d, O-M-b: nothing is lost and nothing else is drawn."""
    mine = {"bag": {"knight": 2}, "market": []}
    match = event("plague", A=mine, chance={"plague": ["own-farmer"], **NEXT})
    assert told(match, "immune")[0].rule == "O-E-PL-d"
    assert told(match, "plague") == []
    assert sum(line.startswith("* plague") for line in match.moves) == 1
    bag = player(match)["bag"]
    market = player(match)["market"]
    assert bag.get("own-farmer", 0) + market.get("own-farmer", 0) == 1


def test_plague_with_an_empty_bag() -> None:
    """AMB-35: nothing is lost."""
    match = event("plague", chance=NEXT)
    assert told(match, "plague") + told(match, "immune") == []


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_the_plague_is_the_same_for_all_letters(letter: str) -> None:
    """Section 12: one person."""
    match = event("plague", letter, A={"bag": {"knight": 3}, "market": []})
    assert len([e for e in told(match, "plague") + told(match, "immune") if e.seat == 0]) == 1


# -- the forecast ------------------------------------------------------------------------------------------


def test_the_forecast() -> None:
    """What the event of the round will mean, from the moment it is turned up (O-P1-b)."""
    seen = table(at("planning", round=2, event="taxes A", edition="A", A={"goods": {"wool": 4}}))
    assert seen["forecast"]["A"] == {"coins": -4}
    harvest = table(at("planning", round=7, event="harvest B", edition="A", A={"goods": {"wine": 1}}))
    assert harvest["forecast"]["A"] == {"food": 2, "have": 1, "penalty": 5}
