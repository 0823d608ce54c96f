"""Supplies that run out (O-N), and marked followers (O-M)."""

from __future__ import annotations

import pytest
from orleans.table import acting, at, do, may, player, table, told, why_not

FARM = {"farm_house": ["boatman", "craftsman"]}
CASTLE = {"castle": ["farmer", "boatman", "trader"]}


@pytest.mark.parametrize(
    ("place", "standing", "gone"),
    [
        ("farm_house", ["boatman", "craftsman"], "farmer"),
        ("university", ["farmer", "craftsman", "trader"], "scholar"),
        ("castle", ["farmer", "boatman", "trader"], "knight"),
        ("monastery", ["scholar", "trader"], "monk"),
    ],
)
def test_a_character_that_is_gone(place: str, standing: list[str], gone: str) -> None:
    """O-N-a, O-N-b: the action may not be executed."""
    mine = {"market": [], "places": {place: standing, "scriptorium": ["knight", "scholar"]}}
    match = acting(A=mine, supply={gone: 0}, round=2, event="income")
    assert why_not(match, f"A use {place}") == ("character-gone", "O-N-b")
    assert "use scriptorium" in may(match, "A")


def test_a_good_that_is_gone() -> None:
    """O-N-b, R-13, AMB-04: the Farm House is closed while its good is out; by the switch the bonus is
    skipped."""
    mine = {"market": [], "places": FARM | CASTLE}
    match = acting(A=mine, market={"grain": 0})
    assert why_not(match, "A use farm_house") == ("good-gone", "O-N-b")
    skip = acting(
        "A use farm_house", A=mine, market={"grain": 0}, options={"supply.bonus_missing": "skip_bonus"}
    )
    assert player(skip)["bag"]["farmer"] == 1
    assert player(skip)["goods"]["grain"] == 0


def test_technology_that_is_gone() -> None:
    """O-N-b, R-13: no craftsman without a technology tile."""
    mine = {"market": [], "places": {"village": ["farmer", "boatman", "craftsman"]}}
    match = acting("A use village", A=mine, technology=0)
    assert why_not(match, "A village craftsman") == ("technology-gone", "O-N-b")
    skip = acting(
        "A use village",
        "A village craftsman",
        A=mine,
        technology=0,
        options={"supply.bonus_missing": "skip_bonus"},
    )
    assert player(skip)["bag"]["craftsman"] == 2
    assert player(skip)["technology"]["held"] == 0


def test_goods_and_characters_come_back() -> None:
    """O-N-c: through Harvest and Plague; then the action is allowed again."""
    mine = {"market": [], "places": FARM | CASTLE, "goods": {"grain": 1}, "bag": ["knight"]}
    harvest = at("event", round=2, event="harvest", A=mine, market={"grain": 0}, chance={"hour": ["income"]})
    assert table(harvest)["goods"]["grain"] == 1
    plague = at(
        "event",
        round=2,
        event="plague",
        A=mine,
        supply={"knight": 0},
        chance={"plague": ["knight"], "hour": ["income"]},
    )
    assert table(plague)["supply"]["characters"]["knight"] == 1
    again = next(p for p in player(harvest)["places"] if p["id"] == "farm_house")
    assert again["hindrance"] is None


def test_coins_without_end() -> None:
    """O-N-d: in edition A there is always another coin."""
    match = at("event", seats=4, edition="A", round=2, event="income A", options={"coins.total": 20})
    assert match.state.coins == [8, 8, 8, 8]
    assert table(match)["supply"]["coins"] is None


@pytest.mark.parametrize("edition", ["B", "C"])
def test_coins_run_out(edition: str) -> None:
    """O-N-e, R-10: while the supply is short a payout takes what is left, and nothing is owed later."""
    mine = {"development": 9}
    match = at(
        "event",
        seats=2,
        edition=edition,
        round=2,
        event="income",
        options={"coins.total": 24},
        A=mine | {"coins": 17},
    )
    assert match.state.coins == [19, 5]  # two coins were left: A gets 2 of 3, B none
    assert [e.data["coins"] for e in told(match, "shortage")] == [1, 1]
    assert table(match)["supply"]["coins"] == 0


def test_all_or_nothing() -> None:
    """AMB-06: `coins.shortage=all_or_nothing`."""
    options = {"coins.total": 24, "coins.shortage": "all_or_nothing"}
    match = at("event", round=2, event="income", options=options, A={"development": 9, "coins": 17})
    assert match.state.coins == [17, 6]


def test_coins_paid_in_can_be_paid_out_again() -> None:
    """O-N-f: Taxes of the first player pay nothing to him, but later payouts are possible."""
    options = {"coins.total": 20}
    mine = {"coins": 10, "tracks": {"farmer": 0}}
    lead = {"coins": 5, "tracks": {"farmer": 4}}
    match = at(
        "census",
        seats=3,
        round=2,
        event="income",
        options=options,
        A=mine,
        B=lead,
        C={"tracks": {"farmer": 2}},
    )
    assert match.state.coins == [9, 6, 5]


def test_empty_routes_may_be_travelled() -> None:
    """O-N-g."""
    mine = {"market": [], "places": {"wagon": ["farmer", "trader", "knight"]}}
    match = acting("A use wagon", "A travel vierzon", A=mine, routes={})
    assert table(match)["map"]["merchants"]["A"] == "vierzon"


# -- marked followers --------------------------------------------------------------------------------------


def test_marked_followers_stay_with_their_player() -> None:
    """O-M-a: in the bag or on the board, always four; O-M-c: otherwise like neutral ones."""
    match = at("planning", "A plan own-boatman@farm_house.1, own-craftsman@farm_house.2; done", "B done")
    do(match, "A use farm_house")
    mine = player(match)
    here = {**mine["market"], **mine["bag"]}
    assert {f"own-{p}" for p in ("farmer", "boatman", "craftsman", "trader")} <= set(here)


def test_marked_followers_are_never_lost() -> None:
    """O-M-b: not for deeds (O-BT-c), not lost to Plague, no torture payment."""
    mine = {"market": [], "coins": 0, "goods": {"wool": 3}, "lost_stations": 10}
    match = at("event", round=2, event="taxes", A=mine)
    assert may(match, "A") == ["pay good wool"]  # the bag holds four followers, all of them marked


@pytest.mark.parametrize(
    ("place", "event", "stations", "code"),
    [
        ("guildhall", "income", ["blois"], "town-taken"),
        ("monastery", "pilgrimage", [], "pilgrimage"),
        ("guildhall", "income", [], None),
        ("monastery", "income", [], None),
        ("town_hall", "income", [], None),
    ],
)
def test_a_place_of_no_use_says_so_before_anyone_is_sent(
    place: str, event: str, stations: list[str], code: str | None
) -> None:
    """O-BG-b, O-E-PI-a: who plans sees what will come of it."""
    match = at("planning", round=2, event=event, A={"merchant": "blois"}, B={"stations": stations})
    here = next(p for p in player(match)["places"] if p["id"] == place)
    assert not here["ready"]
    assert (here["hindrance"] and here["hindrance"]["code"]) == code
