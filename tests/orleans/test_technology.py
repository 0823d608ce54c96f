"""Technology tiles (O-TE) and the Laboratory (O-L-20)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import acting, asked, at, do, may, place, player, table, told, why_not

from bastide.kernel import Match


def passing(edition: str = "C", options: dict[str, Any] | None = None, **mine: Any) -> Match:
    """A holds technology and has just passed."""
    mine.setdefault("market", [])
    mine.setdefault("technology", 1)
    match = acting(A=mine, edition=edition, options=options)
    assert asked(match) == ("A", "DP-TECH")
    return match


BEGUN = {"technology_begun": True}


def test_a_tile_covers_a_space_for_good() -> None:
    """O-TE-a: it stands for the character there; O-TE-b: it stays after an action and never enters the
    bag."""
    match = passing(market=["own-boatman", "own-craftsman"])
    do(match, "A tech village.1", "B pass")
    assert place(match, "village")[0] == "technology"
    while asked(match)[1] != "DP-PLAN":
        match.act(match.state.pending[0], match.view(match.state.pending[0]).options[-1])
    do(
        match,
        "A plan own-boatman@village.2, own-craftsman@village.3; done",
        "B done",
        "B pass",
        "A use village",
    )
    do(match, "A village boatman")
    assert place(match, "village") == ["technology", None, None]


def test_only_after_the_own_pass() -> None:
    """O-TE-c, O-P5-l, AMB-49: a tile gained is placed when its owner has passed, before the next player's
    turn."""
    mine = {
        "market": [],
        "places": {"village": ["farmer", "boatman", "craftsman"], "castle": ["farmer", "boatman", "trader"]},
    }
    match = acting("A use village", "A village craftsman", A=mine)
    assert asked(match) == ("B", "DP-ACT")
    do(match, "B use scriptorium")
    assert asked(match) == ("A", "DP-ACT")
    assert why_not(match, "A tech village.1") == ("not-now", "")
    do(match, "A use castle")
    assert asked(match) == ("A", "DP-TECH")
    do(match, "A tech castle.1")
    assert place(match, "castle")[0] == "technology"


@pytest.mark.parametrize("edition", ["A", "B"])
def test_the_first_tile_from_the_track_stands_for_a_farmer(edition: str) -> None:
    """O-TE-d: the first one gained there; O-TE-e: later ones for anybody but monks; AMB-03."""
    mine = {"market": [], "places": {"village": ["farmer", "boatman", "craftsman"]}}
    match = acting("A use village", "A village craftsman", "B pass", A=mine, edition=edition)
    assert asked(match) == ("A", "DP-TECH")
    assert set(may(match, "A")) == {
        f"tech {p}.1" for p in ("village", "university", "castle", "ship", "wagon", "guildhall")
    } | {"keep"}
    assert why_not(match, "A tech village.2") == ("farmer-first", "O-TE-d")
    second = acting(
        "A use village",
        "A village craftsman",
        "B pass",
        A=mine | {"tracks": {"craftsman": 1}},
        edition=edition,
    )
    do(second, "A tech farm_house.1")  # a boatman's space
    assert place(second, "farm_house")[0] == "technology"


def test_the_first_tile_placed_stands_for_a_farmer() -> None:
    """O-TE-f: in edition C whatever its source; O-TE-g: every later one for anybody but monks."""
    match = passing(tracks={"craftsman": 3}, technology=2)
    assert why_not(match, "A tech farm_house.1") == ("farmer-first", "O-TE-f")
    do(match, "A tech ship.1")
    do(match, "A tech farm_house.1")
    assert place(match, "farm_house")[0] == "technology"


def test_a_laboratory_tile_first() -> None:
    """AMB-07, ED-06: from the Laboratory it is free in A and B, for a farmer in C."""
    mine = {"market": [], "tiles": ["laboratory"], "places": {"laboratory": ["craftsman", "scholar"]}}
    for edition in "AB":
        match = acting("A use laboratory", "B pass", A=mine, edition=edition)
        do(match, "A tech laboratory.2")
        assert place(match, "laboratory") == [None, "technology"]  # O-L-20c
    match = acting("A use laboratory", "B pass", A=mine, edition="C")
    assert why_not(match, "A tech laboratory.2") == ("farmer-first", "O-TE-f")


def test_two_unplaced_tiles() -> None:
    """AMB-07: in A and B the tile remembers that it is the first of the track."""
    match = passing("A", technology=2, first_technology=True)
    do(match, "A tech farm_house.1")  # the ordinary one
    assert player(match)["technology"] == {"held": 1, "farmer_only": 1}
    assert why_not(match, "A tech monastery.2") == ("farmer-first", "O-TE-d")
    do(match, "A tech ship.1")
    assert player(match)["technology"] == {"held": 0, "farmer_only": 0}


def test_never_on_a_monk_space() -> None:
    """O-TE-h, O-BM-d, O-L-20a: technology never stands for a monk."""
    match = passing(tiles=["cellar"], **BEGUN)
    assert why_not(match, "A tech cellar.1") == ("monk-space", "O-TE-h")
    do(match, "A tech cellar.2")


def test_one_tile_in_a_place() -> None:
    """O-TE-i."""
    match = passing(places={"village": ["technology", None, None]})
    assert why_not(match, "A tech village.2") == ("second-technology", "O-TE-i")


@pytest.mark.parametrize(("edition", "rule"), [("A", "O-TE-j"), ("B", "O-TE-j"), ("C", "O-TE-k")])
def test_not_at_a_place_with_one_space(edition: str, rule: str) -> None:
    """O-TE-j, O-TE-k: the words differ, these places are meant by both."""
    match = passing(edition, tiles=["hayrick", "shipping_line", "pharmacy"], **BEGUN)
    for name in ("hayrick", "shipping_line", "pharmacy"):
        assert why_not(match, f"A tech {name}.1") == ("small-place", rule)


def test_the_town_hall() -> None:
    """ED-07, AMB-11: no technology there; with `tech.town_hall=allow` edition C's text still forbids it."""
    for edition, found in (
        ("A", ("town-hall", "AMB-11")),
        ("B", ("town-hall", "AMB-11")),
        ("C", ("small-place", "O-TE-k")),
    ):
        assert why_not(passing(edition, **BEGUN), "A tech town_hall.1") == found
    allowed = {"tech.town_hall": "allow"}
    do(passing("A", options=allowed, **BEGUN), "A tech town_hall.1")
    assert why_not(passing("C", options=allowed, **BEGUN), "A tech town_hall.1") == ("small-place", "O-TE-k")


def test_a_placed_tile_stays() -> None:
    """O-TE-l: it may not be moved, neither in phase 3 nor in planning."""
    mine = {"market": ["own-farmer"], "places": {"village": ["technology", None, None]}}
    match = at("planning", A=mine)
    assert why_not(match, "A take village.1") == ("technology-stays", "O-TE-l")


def test_the_profession_printed_on_the_space_counts() -> None:
    """O-TE-m: a farmer's space it is, whoever stands for whom."""
    match = passing(tiles=["cheese_factory", "herb_garden"])
    assert {"tech cheese_factory.1", "tech cheese_factory.2", "tech village.1"} <= set(may(match, "A"))
    assert why_not(match, "A tech castle.2") == ("farmer-first", "O-TE-f")


def test_a_place_with_technology_still_needs_a_character() -> None:
    """O-TE-n: it is never activated by technology alone."""
    match = at("planning", A={"market": [], "places": {"farm_house": ["technology", None]}})
    assert not next(p for p in player(match)["places"] if p["id"] == "farm_house")["ready"]
    for place_data in player(match)["places"]:
        assert len(place_data["spaces"]) != 1


def test_occupied_spaces() -> None:
    """R-17, AMB-10: not on a space with a character on it; by the switch the character goes to the bag."""
    mine = {"places": {"village": ["farmer", None, None]}}
    match = passing(**mine)
    assert why_not(match, "A tech village.1") == ("space-taken", "AMB-10")
    evict = passing(options={"tech.occupied": "evict_to_bag"}, **mine)
    do(evict, "A tech village.1")
    assert place(evict, "village")[0] == "technology"
    assert player(evict)["bag"]["farmer"] == 1


def test_a_kept_tile_is_placed_in_a_later_planning() -> None:
    """AMB-09, O-BV-h: as part of the plan, and until it is finished it can be taken back."""
    mine = {"market": ["own-farmer", "own-boatman", "own-craftsman"], "technology": 1}
    match = at("planning", "A tech village.1", A=mine)
    assert place(match, "village")[0] == "technology"
    do(match, "A take village.1")
    assert player(match)["technology"]["held"] == 1
    assert why_not(match, "A tech village.2") == ("farmer-first", "O-TE-f")
    do(match, "A plan technology@ship.1; done", "B done")
    assert place(match, "ship")[0] == "technology"
    only = at("planning", A=mine, options={"tech.window": "on_pass_only"})
    assert why_not(only, "A tech village.1") == ("only-when-passing", "AMB-09")


def test_two_tiles_in_one_plan_are_taken_back_the_last_first() -> None:
    """O-TE-f: otherwise the first one placed would not be for a farmer."""
    match = at("planning", "A tech village.1", "A tech farm_house.1", A={"market": [], "technology": 2})
    assert why_not(match, "A take village.1") == ("later-technology-first", "O-TE-f")
    do(match, "A take farm_house.1", "A take village.1")
    assert why_not(match, "A tech farm_house.1") == ("farmer-first", "O-TE-f")


def test_evicted_followers_come_back_with_the_plan() -> None:
    """R-17: a plan that is taken back changes nothing."""
    mine = {"market": ["own-boatman"], "technology": 1, "places": {"village": ["farmer", None, None]}}
    match = at("planning", A=mine, options={"tech.occupied": "evict_to_bag"})
    before = match.ruleset.save(match.state)["on"]
    do(match, "A tech village.1", "A take village.1")
    assert match.ruleset.save(match.state)["on"] == before
    assert player(match)["bag"].get("farmer") is None


def test_laboratory() -> None:
    """O-L-20a: a technology tile; O-L-20b, AMB-08: placed after the pass like any other; O-L-20c: also on the
    Laboratory; O-L-20d: not executable when none is left."""
    mine = {
        "market": [],
        "tiles": ["laboratory"],
        "places": {"laboratory": ["craftsman", "scholar"], "castle": ["farmer", "boatman", "trader"]},
        "technology_begun": True,
    }
    match = acting("A use laboratory", A=mine)
    assert player(match)["technology"]["held"] == 1
    assert told(match, "technology")[0].rule == "O-L-20a"
    do(match, "B pass", "A pass")
    assert {"tech laboratory.1", "tech laboratory.2"} <= set(may(match, "A"))
    empty = acting(A=mine, technology=0)
    assert why_not(empty, "A use laboratory") == ("technology-gone", "O-L-20d")


def test_sixteen_tiles_in_all() -> None:
    """O-C-f: held and placed ones come from the supply."""
    match = acting(
        A={
            "market": [],
            "technology": 3,
            "places": {"village": ["technology", None, None], "castle": ["farmer", "boatman", "trader"]},
        }
    )
    assert table(match)["supply"]["technology"] == 12
