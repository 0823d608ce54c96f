"""Torture: what replaces a missing coin (O-X)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import asked, at, do, may, place, player, table, told, why_not

from bastide.kernel import Malformed, Match

WEALTH = {
    "coins": 0,
    "goods": {"wool": 14, "wine": 1},
    "stations": ["tours"],
    "technology": 1,
    "tiles": ["hayrick", "library"],
    "bag": {"knight": 2, "monk": 1},
    "market": [],
    "places": {"village": ["technology", None, None], "library": ["knight", None]},
    "development": 6,
}


def tortured(*moves: str, mine: dict[str, Any] | None = None, **more: Any) -> Match:
    """A owes 5 coins for 15 goods and has none."""
    return at("event", *moves, round=2, event="taxes", A=WEALTH | (mine or {}), **more)


@pytest.mark.parametrize(("edition", "rule"), [("A", "O-X-a"), ("B", "O-X-b"), ("C", "O-X-c")])
def test_when_it_starts(edition: str, rule: str) -> None:
    """O-X-a, O-X-b, O-X-c, ED-14: whoever cannot pay in full; only what is missing is replaced."""
    mine = {"coins": 1, "goods": {"wool": 9}}
    options = {"events.strength": "fixed", "hourglass.build": "single"}
    match = at("event", round=2, event="taxes", A=mine, edition=edition, options=options)
    assert told(match, "torture")[0].rule == rule
    assert player(match)["coins"] == 0
    assert table(match)["now"]["debt"]["coins"] == 2


@pytest.mark.parametrize("event", ["taxes", "harvest", "census"])
def test_any_forced_payment(event: str) -> None:
    """O-X-d: census, Taxes, Harvest penalty."""
    if event == "census":
        farmers = {s: {"tracks": {"farmer": n}} for s, n in (("B", 1), ("C", 2))}
        match = at("census", seats=3, round=2, event="income", A={"coins": 0}, **farmers)
    else:
        match = at("event", round=2, event=event, A={"coins": 0, "goods": {"wool": 3}})
    assert asked(match) == ("A", "DP-TORT")
    assert told(match, "torture")[0].data["why"] == event


def test_all_kinds_of_items() -> None:
    """O-X-f to O-X-k: stations built and unbuilt, a follower, technology held and placed, a step, goods,
    place tiles. DP-TORT."""
    assert may(tortured(), "A") == [
        "pay follower",
        "pay good wine",
        "pay good wool",
        "pay station tours",
        "pay station unbuilt",
        "pay step",
        "pay technology held",
        "pay technology village.1",
        "pay tile hayrick",
        "pay tile library",
    ]


def test_one_item_for_one_coin() -> None:
    """O-X-e: until all five are replaced; O-PAY-c."""
    match = tortured()
    for left in (5, 4, 3, 2, 1):
        assert table(match)["now"]["debt"]["coins"] == left
        do(match, "A pay good wool")
    assert asked(match)[1] != "DP-TORT"
    assert player(match)["goods"]["wool"] == 9


def test_mixed_freely() -> None:
    """O-X-l: the example: one follower, two stations, two steps."""
    match = tortured(
        "A pay follower",
        "A pay station tours",
        "A pay station unbuilt",
        "A pay step",
        "A pay step",
        chance={"tortured": ["knight"], "hour": ["income"]},
        mine={"development": 6},
    )
    assert player(match)["stations"] == {"built": 0, "unbuilt": 8, "lost": 2}
    assert player(match)["development"] == 4
    assert told(match, "torture")[0].data["debt"] == 5


def test_a_station() -> None:
    """O-X-f: built or unbuilt; AMB-27: the town is free again."""
    match = tortured("A pay station tours")
    assert table(match)["map"]["towns"]["tours"] == []
    assert player(match)["stations"] == {"built": 0, "unbuilt": 9, "lost": 1}
    do(match, "A pay station unbuilt")
    assert player(match)["stations"] == {"built": 0, "unbuilt": 8, "lost": 2}
    assert why_not(match, "A pay station tours") == ("no-station-to-give", "O-X-f")


def test_a_follower_drawn_blind() -> None:
    """O-X-g1: from the bag, by chance."""
    match = tortured("A pay follower", chance={"tortured": ["monk"]})
    assert player(match)["bag"].get("monk") is None
    assert table(match)["gone"]["characters"] == {"monk": 1}
    assert told(match, "give-up")[0].rule == "O-X-g1"
    assert why_not(match, "A pay follower knight") == ("blind-draw", "O-X-g1")


def test_a_marked_follower_goes_back() -> None:
    """O-X-g2: does not count, and another is drawn; O-X-o, O-M-b: marked followers never pay."""
    match = tortured("A pay follower", chance={"tortured": ["own-farmer", "own-trader", "knight"]})
    assert [e.data["follower"] for e in told(match, "spared")] == ["own-farmer", "own-trader"]
    assert player(match)["bag"]["own-farmer"] == 1
    assert table(match)["now"]["debt"]["coins"] == 4


def test_no_neutral_follower_in_the_bag() -> None:
    """O-X-g3: characters on board or market cannot be used."""
    match = tortured(mine={"bag": [], "market": ["monk"], "places": {"castle": ["farmer", None, None]}})
    assert "pay follower" not in may(match, "A")
    assert why_not(match, "A pay follower") == ("no-neutral-follower", "O-X-g3")


def test_technology() -> None:
    """O-X-h, O-TE-o, AMB-29, AMB-42: held or placed, for good."""
    match = tortured("A pay technology village.1")
    assert place(match, "village") == [None, None, None]
    do(match, "A pay technology held")
    assert player(match)["technology"]["held"] == 0
    assert table(match)["gone"]["technology"] == 2
    assert why_not(match, "A pay technology held") == ("no-technology-to-give", "O-X-h")


def test_a_step_back() -> None:
    """O-X-i1: one step on the development track; AMB-25: the status follows the marker."""
    match = tortured(mine={"development": 4})
    assert player(match)["status"] == 2
    do(match, "A pay step")
    assert (player(match)["development"], player(match)["status"]) == (3, 1)


def test_never_below_the_start() -> None:
    """O-X-i1, AMB-25."""
    match = tortured(mine={"development": 0})
    assert why_not(match, "A pay step") == ("no-step-to-give", "O-X-i1")


def test_no_coin_space_backwards() -> None:
    """O-X-i2: neither entered nor passed."""
    match = tortured(mine={"development": 8})  # 7 is a coin space
    assert why_not(match, "A pay step") == ("coin-space", "O-X-i2")


def test_leaving_a_coin_space() -> None:
    """R-16, AMB-26: not backwards; by the switch yes, and then it pays again."""
    match = tortured(mine={"development": 7})
    assert why_not(match, "A pay step") == ("leaves-coin-space", "AMB-26")
    allowed = tortured("A pay step", mine={"development": 7}, options={"torture.leave_coin_space": "allow"})
    assert player(allowed)["development"] == 6


def test_goods() -> None:
    """O-X-j: one tile; O-X-m: it leaves the game, not to the market."""
    before = table(tortured(routes={}))["goods"]
    match = tortured("A pay good wine", routes={})
    assert player(match)["goods"]["wine"] == 0
    assert table(match)["goods"] == before
    assert table(match)["gone"]["goods"] == {"wine": 1}
    assert why_not(match, "A pay good wine") == ("no-good-to-give", "O-X-j")


def test_a_place_tile() -> None:
    """O-X-k: it leaves the game; AMB-28: characters on it go to the bag, technology leaves."""
    match = tortured("A pay tile library")
    assert table(match)["tiles"]["library"] == "out"
    assert player(match)["bag"]["knight"] == 3
    assert why_not(match, "A pay tile library") == ("no-tile-to-give", "O-X-k")
    with_technology = tortured("A pay tile library", mine={"places": {"library": ["technology", None]}})
    assert table(with_technology)["gone"]["technology"] == 1


def test_a_tower_is_given_up_with_its_followers() -> None:
    """O-X-k, AMB-28, O-M-a: they go to the bag."""
    mine = {"tiles": ["gunpowder_tower"], "tower": ["own-farmer", "monk"], "bag": [], "places": {}}
    match = tortured("A pay tile gunpowder_tower", mine=mine)
    assert player(match)["tower"] is None
    assert player(match)["bag"]["own-farmer"] == 1
    assert player(match)["bag"]["monk"] == 1


def test_who_stands_by_school_stays() -> None:
    """AMB-39: when the School is lost, those that it has placed stay where they are."""
    mine = {"tiles": ["school"], "places": {"ship": ["farmer", "boatman", "scholar"]}}
    match = tortured("A pay tile school", mine=mine)
    assert place(match, "ship") == ["farmer", "boatman", "scholar"]


def test_what_is_given_up_is_gone_for_good() -> None:
    """O-X-m: characters not to the board, place tiles not to the stack, stations not to the player."""
    match = tortured(
        "A pay follower", "A pay tile hayrick", "A pay station unbuilt", chance={"tortured": ["knight"]}
    )
    before = tortured()
    assert table(match)["supply"]["characters"] == table(before)["supply"]["characters"]
    assert table(match)["tiles"]["hayrick"] == "out"
    assert player(match)["stations"]["unbuilt"] == 8


def test_steps_can_be_regained() -> None:
    """O-X-n, ED-26: and only they; the citizen of a space is not won twice."""
    mine = {
        "coins": 0,
        "goods": {"wool": 3},
        "development": 3,
        "citizens": ["development-3"],
        "market": ["knight", "scholar"],
    }
    for edition in "ABC":
        options = {"events.strength": "fixed", "hourglass.build": "single"}
        match = at(
            "event", "A pay step", round=2, event="taxes", A=mine, edition=edition, options=options,
            chance={"hour": ["income"]},
        )  # fmt: skip
        assert player(match)["development"] == 2
        while asked(match)[1] != "DP-PLAN":
            match.act(match.state.pending[0], match.view(match.state.pending[0]).options[-1])
        do(match, "A plan knight@scriptorium.1, scholar@scriptorium.2; done", "B done", "A use scriptorium")
        assert player(match)["development"] == 3
        assert player(match)["citizens"] == 1


def test_one_by_one() -> None:
    """AMB-31: the follower is seen before the next item is chosen; there is no undo after a draw."""
    match = tortured("A pay good wine")
    assert match.can_undo(0)
    do(match, "A pay follower")
    assert not match.can_undo(0)
    assert asked(match) == ("A", "DP-TORT")


def test_nothing_left_to_give() -> None:
    """AMB-30: the rest of the debt is dropped."""
    mine = {"coins": 0, "lost_stations": 10}
    match = at(
        "event", round=2, event="harvest", A=mine, B={"goods": {"grain": 1}}, chance={"hour": ["income"]}
    )
    assert told(match, "waived")[0].data == {"debt": 5}
    assert asked(match)[1] != "DP-TORT"


def test_a_payment_that_does_not_cover_the_debt() -> None:
    """O-X-e: nothing is nothing."""
    match = tortured()
    assert why_not(match, "A pay nothing") == ("debt-not-covered", "O-X-e")
    with pytest.raises(Malformed):
        match.act(0, "pay respect")


def test_readable_variants() -> None:
    match = tortured()
    for text, action in (
        ("pay station built Tours", "pay station tours"),
        ("pay wine", "pay good wine"),
        ("pay Wein", "pay good wine"),
        ("pay development", "pay step"),
        ("pay tech village.1", "pay technology village.1"),
        ("pay tile Hayrick", "pay tile hayrick"),
        ("pay station", "pay station unbuilt"),
    ):
        assert match.ruleset.write(match.state, match.ruleset.read(match.state, 0, text)) == action


def test_a_free_town_can_be_built_in_again() -> None:
    """AMB-27: after its station was given up."""
    mine = {
        "coins": 0,
        "goods": {"wool": 3},
        "stations": ["tours"],
        "merchant": "tours",
        "market": ["farmer", "craftsman", "knight"],
    }
    match = at("event", "A pay station tours", round=2, event="taxes", A=mine, chance={"hour": ["income"]})
    while asked(match)[1] != "DP-PLAN":
        match.act(match.state.pending[0], match.view(match.state.pending[0]).options[0])
    do(
        match,
        "A plan farmer@guildhall.1, craftsman@guildhall.2, knight@guildhall.3; done",
        "B done",
        "A use guildhall",
    )
    assert table(match)["map"]["towns"]["tours"] == ["A"]
    assert player(match)["stations"] == {"built": 1, "unbuilt": 8, "lost": 1}
