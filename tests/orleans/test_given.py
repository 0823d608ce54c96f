"""Given positions: what is described is there, and what does not add up is refused."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import at, place, player, table

from bastide.kernel import RecordProblem


def test_everything_that_can_be_given() -> None:
    match = at(
        "planning",
        seats=4,
        edition="A",
        round=9,
        event="harvest B",
        start="C",
        A={
            "market": ["own-farmer", "knight"],
            "bag": {"boatman": 2},
            "tower": ["monk"],
            "places": {"farm_house": ["boatman", None], "village": ["technology", None, "own-craftsman"]},
            "tiles": ["hayrick", "gunpowder_tower"],
            "technology": 2,
            "first_technology": True,
            "coins": 7,
            "goods": {"wine": 2},
            "tracks": {"farmer": 3, "knights": 4},
            "development": 9,
            "merchant": "Tours",
            "stations": ["Tours", "orleans"],
            "lost_stations": 1,
            "citizens": ["boatmen"],
        },
        routes={"14": ["wine"], "Orléans–Briare:water": ["grain", "wool"]},
        market={"brocade": 3},
        supply={"farmer": 2},
        technology=4,
        deeds={"canalization": ["boatman", "trader"]},
        excluded=["school"],
    )
    mine = player(match)
    assert mine["market"] == {"own-farmer": 1, "knight": 1}
    assert mine["bag"] == {"boatman": 2, "own-boatman": 1, "own-trader": 1}
    assert mine["tower"] == {"monk": 1}
    assert place(match, "village") == ["technology", None, "own-craftsman"]
    assert mine["technology"] == {"held": 2, "farmer_only": 1}
    assert (mine["coins"], mine["goods"]["wine"], mine["development"], mine["status"]) == (7, 2, 9, 3)
    assert mine["stations"] == {"built": 2, "unbuilt": 7, "lost": 1}
    assert mine["citizens"] == 3  # boatmen, and as the only one ahead: knights and development-3
    seen = table(match)
    assert (seen["round"], seen["start"], seen["phase"]) == (9, "C", 4)
    assert seen["event"] == {"event": "harvest", "letter": "B"}
    assert seen["supply"]["characters"]["farmer"] == 2
    assert seen["supply"]["technology"] == 4
    assert seen["goods"]["brocade"] == 3
    assert seen["deeds"]["canalization"]["filled"]["trader"] == 1
    assert seen["tiles"]["school"] == "out"
    assert [g["good"] for r in seen["map"]["routes"] for g in r["goods"] if g["good"]] == [
        "wine",
        "grain",
        "wool",
    ]


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"A": {"market": {"monk": 9}}}, "O-C-d"),
        ({"A": {"market": {"farmer": 9}}}, "O-P3-d"),
        ({"A": {"market": ["own-monk"]}}, "O-S-d"),
        ({"A": {"market": ["own-farmer", "own-farmer"]}}, "O-S-d"),
        ({"A": {"goods": {"brocade": 13}}}, "O-C-e"),
        ({"A": {"coins": 180}}, "O-C-h"),
        ({"A": {"technology": 17}}, "O-C-f"),
        ({"A": {"stations": ["tours"]}, "B": {"stations": ["tours"]}}, "O-BG-c"),
        ({"A": {"stations": ["orleans", "orleans"]}}, "O-BG-c"),
        ({"A": {"lost_stations": 10, "stations": ["tours"]}}, "O-S-c"),
        ({"A": {"places": {"farm_house": ["farmer"]}}}, "O-P4-h"),
        ({"A": {"places": {"farm_house": ["boatman", "craftsman", "farmer"]}}}, "O-P4-i"),
        ({"A": {"places": {"hayrick": ["farmer"]}}}, "O-CE-e"),
        ({"A": {"places": {"town_hall": ["own-farmer"]}}}, "O-P4-h"),
        ({"A": {"places": {"village": ["technology", "technology"]}}}, "O-TE-i"),
        ({"A": {"places": {"hayrick": ["technology"]}, "tiles": ["hayrick"]}}, "O-TE-h"),
        ({"A": {"tiles": ["school"]}, "B": {"tiles": ["school"]}}, "O-C-i"),
        ({"A": {"tiles": ["castle"]}}, "O-C-i"),
        ({"A": {"tracks": {"knight": 6}}}, "O-T-b"),
        ({"A": {"tracks": {"monk": 1}}}, "O-BM-b"),
        ({"A": {"development": 31}}, "O-T-b"),
        ({"A": {"citizens": ["boatmen"]}, "B": {"citizens": ["boatmen"]}}, "O-T-d"),
        ({"A": {"citizens": ["mayor"]}}, "O-C-g"),
        ({"A": {"tower": ["monk"]}}, "O-L-19a"),
        ({"deeds": {"canalization": ["monk"]}}, "O-BD-d"),
        ({"deeds": {"papal_conclave": ["monk", "monk", "knight"]}}, "O-BD-c"),
        ({"supply": {"farmer": 99}}, "O-C-d"),
        ({"routes": {"orleans-blois water": ["wine", "wine"]}}, "O-S-r"),
        ({"routes": {"orleans-tours": ["wine"]}}, "O-BS-a"),
        ({"round": 19}, "O-R-a"),
        ({"turned": ["income", "taxes"]}, "O-S-k"),
        ({"turned": ["pilgrimage", *["income"] * 4]}, "O-C-j"),
    ],
)
def test_what_does_not_add_up(given: dict[str, Any], rule: str) -> None:
    """O-C: there are no more pieces than in the box."""
    with pytest.raises(RecordProblem) as problem:
        at("planning", **given)
    assert (problem.value.code, problem.value.rule) == ("bad-given", rule)
    assert problem.value.index is None


@pytest.mark.parametrize(
    "given",
    [
        {"weather": "fine"},
        {"A": {"mood": "good"}},
        {"A": 5},
        {"A": {"market": "everybody"}},
        {"A": {"market": ["wizard"]}},
        {"A": {"market": [None]}},
        {"A": {"goods": {"gold": 1}}},
        {"A": {"coins": "many"}},
        {"A": {"coins": True}},
        {"A": {"places": {"airport": []}}},
        {"A": {"merchant": 7}},
        {"A": {"tracks": {"farmer": "far"}}},
        {"C": {}},
        {"start": "C"},
        {"event": "earthquake"},
        {"turned": "all"},
        {"routes": ["wine"]},
        {"supply": 3},
    ],
)
def test_what_cannot_be_read(given: dict[str, Any]) -> None:
    with pytest.raises(RecordProblem) as problem:
        at("planning", **given)
    assert problem.value.code == "bad-given"


def test_unknown_phases() -> None:
    with pytest.raises(RecordProblem):
        at("siesta")


def test_cards_of_the_right_stack() -> None:
    """O-S-j: a card with the letter C does not lie in the first stack."""
    with pytest.raises(RecordProblem) as problem:
        at("planning", edition="A", round=3, event="harvest C")
    assert problem.value.rule == "O-S-j"
    assert table(at("planning", edition="A", round=13, event="harvest"))["event"]["letter"] == "C"
    assert table(at("planning", edition="C", event="harvest"))["round"] == 2
