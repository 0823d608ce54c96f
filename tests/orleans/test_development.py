"""The development track (O-D)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import WAITS, acting, at, do, player, table, told, why_not

from bastide.kernel import Match
from bastide.orleans.boards import box

LIBRARY = {"market": [], "tiles": ["library"], "places": {"library": ["knight", "scholar"]}}
TRACK = box().development


def step_from(space: int, **more: Any) -> Match:
    """A takes one step by the Scriptorium."""
    mine = {"market": [], "places": {"scriptorium": ["knight", "scholar"]}, "development": space}
    return acting("A use scriptorium", A=mine, **more)


def test_three_kinds_of_spaces() -> None:
    """O-D-a: status, citizen and coin spaces; O-D-e: the status is 1 at the start."""
    assert set(TRACK.status) - {0}
    assert TRACK.coins
    assert TRACK.citizens
    match = at("planning")
    assert player(match)["status"] == 1


@pytest.mark.parametrize("space", sorted(TRACK.coins))
def test_coin_spaces(space: int) -> None:
    """O-D-b: the coins shown, for every player who comes there."""
    match = step_from(space - 1)
    assert player(match)["coins"] == 5 + TRACK.coins[space]
    assert told(match, "gain")[0].rule == "O-D-b"
    second = step_from(space - 1, B=WAITS | {"development": space + 1})
    assert player(second)["coins"] == 5 + TRACK.coins[space]


@pytest.mark.parametrize("space", TRACK.citizens)
def test_citizen_spaces(space: int) -> None:
    """O-D-c: a citizen for the first player only."""
    match = step_from(space - 1)
    assert table(match)["citizens"][
        [c["at"] for c in table(match)["citizens"]].index(f"development-{space}")
    ] == {
        "at": f"development-{space}",
        "owner": "A",
    }
    assert told(match, "citizen")[0].rule == "O-D-c"
    second = step_from(space - 1, B=WAITS | {"development": space})
    assert told(second, "citizen") == []


@pytest.mark.parametrize(("space", "status"), [(s, v) for s, v in TRACK.status.items() if s])
def test_status_spaces(space: int, status: int) -> None:
    """O-D-d: the status rises at once."""
    assert player(step_from(space - 2))["status"] == status - 1
    match = step_from(space - 1)
    assert player(match)["status"] == status
    assert told(match, "status")[0].data == {"status": status}


def test_passing_counts_too() -> None:
    """O-D-b, O-D-c, O-D-d, O-D-h: several steps in one go give everything on the way, in order."""
    mine = {
        "market": [],
        "places": {"university": ["farmer", "craftsman", "trader"]},
        "tracks": {"scholar": 4},
    }
    match = acting("A use university", A=mine | {"development": 2})  # six steps: 3, 4, … 8
    assert player(match)["development"] == 8
    kinds = [
        (e.type, e.data.get("from") or e.data.get("coins") or e.data.get("status")) for _, e in match.log
    ]
    passed = [k for k in kinds if k[0] in ("citizen", "gain", "status")]
    assert passed == [("citizen", "development-3"), ("status", 2), ("gain", 3)]


def test_a_point_is_a_step() -> None:
    """O-D-g, ED-29: each development point is one step, from whatever source; there is nothing to choose."""
    for edition in "ABC":
        assert player(acting("A use library", A=LIBRARY, edition=edition))["development"] == 2


def test_what_the_status_counts_for() -> None:
    """O-D-f: Income, Hospital, citizens and stations at the end."""
    mine = {"development": 9, "stations": ["tours", "blois"], "coins": 5}
    income = at("event", round=2, event="income", A=mine, chance={"hour": ["income"]})
    assert player(income)["coins"] == 8
    match = at("planning", A=mine | {"citizens": ["boatmen"]})
    assert table(match)["scores"]["A"] == 5 + (2 + 2) * 3  # the citizen of space 3 is A's as well


def test_the_end_of_the_development_track() -> None:
    """O-T-b, AMB-34: what goes beyond is lost; a place that only develops is closed at the end."""
    match = acting("A use library", A=LIBRARY | {"development": 29})
    assert player(match)["development"] == 30
    ended = acting(
        A=LIBRARY
        | {
            "development": 30,
            "places": {"library": ["knight", "scholar"], "ship": ["farmer", "boatman", "knight"]},
        }
    )
    assert why_not(ended, "A use library") == ("development-end", "AMB-34")
    mine = {"market": [], "places": {"university": ["farmer", "craftsman", "trader"]}, "development": 30}
    do(acting(A=mine), "A use university")
