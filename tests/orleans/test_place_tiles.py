"""The twenty place tiles, one by one (O-L)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import acting, asked, at, do, may, place, player, table, told, why_not

from bastide.kernel import Match
from bastide.orleans.boards import box

CASTLE = {"castle": ["farmer", "boatman", "trader"]}
PRODUCERS = {
    "hayrick": ("grain", "O-L-01"),
    "cheese_factory": ("cheese", "O-L-02"),
    "winery": ("wine", "O-L-03"),
    "wool_manufacturer": ("wool", "O-L-04"),
    "tailor_shop": ("brocade", "O-L-05"),
}


def needs(tile: str) -> list[str]:
    return ["farmer" if s == "any" else s for s in box().place_tiles[tile].spaces]


def with_tile(tile: str, *moves: str, **more: Any) -> Match:
    """A has the tile activated, and a castle to wait with."""
    mine = {"market": [], "tiles": [tile], "places": {tile: needs(tile), **CASTLE}} | more.pop("mine", {})
    more.setdefault("routes", {})
    return acting(*moves, A=mine, **more)


@pytest.mark.parametrize("tile", PRODUCERS)
def test_producers(tile: str) -> None:
    """O-L-01, O-L-02, O-L-03, O-L-04, O-L-05: the depicted good from the goods market; O-L-00: not while
    there is none of it."""
    good, rule = PRODUCERS[tile]
    before = table(with_tile(tile))["goods"][good]
    match = with_tile(tile, f"A use {tile}")
    assert player(match)["goods"][good] == 1
    assert table(match)["goods"][good] == before - 1
    assert told(match, "good")[0].rule == rule
    assert place(match, tile) == [None] * len(needs(tile))
    empty = with_tile(tile, market={good: 0})
    assert why_not(empty, f"A use {tile}") == ("good-gone", "O-L-00")


@pytest.mark.parametrize(
    ("tile", "coins", "steps", "rule"),
    [
        ("shipping_line", 0, 1, "O-L-06"),
        ("brewery", 2, 0, "O-L-07"),
        ("library", 0, 2, "O-L-08"),
        ("windmill", 2, 1, "O-L-09"),
        ("cellar", 4, 0, "O-L-10"),
    ],
)
def test_coins_and_development(tile: str, coins: int, steps: int, rule: str) -> None:
    """O-L-06, O-L-07, O-L-08, O-L-09, O-L-10."""
    match = with_tile(tile, f"A use {tile}")
    assert (player(match)["coins"], player(match)["development"]) == (5 + coins, steps)
    assert rule in {e.rule for e in told(match, "gain") + told(match, "develop")}


@pytest.mark.parametrize("tile", ["shipping_line", "library"])
def test_development_alone_needs_room(tile: str) -> None:
    """AMB-34: not executable on the last space; the Windmill still is."""
    assert why_not(with_tile(tile, mine={"development": 30, "tiles": [tile]}), f"A use {tile}") == (
        "development-end",
        "AMB-34",
    )
    do(with_tile("windmill", mine={"development": 30, "tiles": ["windmill"]}), "A use windmill")


def test_pharmacy() -> None:
    """O-L-11a: one character of any profession; O-L-11b: 1, 2 or 3 coins, a step for each. DP-PHARM."""
    for who in ("own-farmer", "monk", "knight", "scholar", "trader"):
        plan = at("planning", f"A put {who} pharmacy.1", A={"tiles": ["pharmacy"], "market": [who]})
        assert place(plan, "pharmacy") == [who]
    match = with_tile("pharmacy", "A use pharmacy")
    assert asked(match) == ("A", "DP-PHARM")
    assert may(match, "A") == ["pay 1", "pay 2", "pay 3"]
    assert why_not(match, "A pay 4") == ("one-to-three", "O-L-11b")
    assert why_not(match, "A pay 0") == ("one-to-three", "O-L-11b")
    do(match, "A pay 3")
    assert player(match)["development"] == 3
    assert player(match)["coins"] == 2


def test_pharmacy_needs_a_coin() -> None:
    """O-L-11c: at least one; AMB-32: coins in hand only, never torture."""
    none = with_tile("pharmacy", mine={"coins": 0, "tiles": ["pharmacy"]})
    assert why_not(none, "A use pharmacy") == ("no-coin", "O-L-11c")
    two = with_tile("pharmacy", "A use pharmacy", mine={"coins": 2, "tiles": ["pharmacy"]})
    assert may(two, "A") == ["pay 1", "pay 2"]
    assert why_not(two, "A pay 3") == ("not-enough-coins", "AMB-32")


def test_office() -> None:
    """O-L-12: a coin for each own built station."""
    match = with_tile(
        "office", "A use office", mine={"tiles": ["office"], "stations": ["tours", "blois", "orleans"]}
    )
    assert player(match)["coins"] == 8
    do(with_tile("office"), "A use office")  # AMB-33: coin places stay legal even for nothing


# -- Bathhouse ---------------------------------------------------------------------------------------------

BATH = {
    "market": [],
    "tiles": ["bathhouse"],
    "bag": ["knight", "scholar", "monk"],
    "places": {"bathhouse": ["own-farmer"], **CASTLE},
}
DRAWN = {"bath": ["knight", "scholar", "monk"]}


def bath(*moves: str, **more: Any) -> Match:
    return acting(
        "A use bathhouse", *moves, A=BATH | more.pop("mine", {}), chance=more.pop("chance", DRAWN), **more
    )


def test_bathhouse_draws_three() -> None:
    """O-L-13a: from the bag; O-L-13d: the activating character is not in it; R-12: any character."""
    match = bath()
    assert asked(match) == ("A", "DP-BATH")
    assert table(match)["now"]["hand"] == ["knight", "scholar", "monk"]
    assert [m for m in match.moves if m.startswith("* bath")] == [f"* bath {k}" for k in DRAWN["bath"]]
    assert place(match, "bathhouse") == ["own-farmer"]
    assert "own-farmer" not in player(match)["bag"]


def test_bathhouse_places_two() -> None:
    """O-L-13b: at once on fitting spaces; O-L-13d: then the third and the activating one go into the bag."""
    match = bath("A put knight scriptorium.1", "A put scholar scriptorium.2")
    assert place(match, "scriptorium") == ["knight", "scholar"]
    assert player(match)["bag"]["monk"] == 1
    assert player(match)["bag"]["own-farmer"] == 1
    assert place(match, "bathhouse") == [None]
    assert asked(match)[0] == "B"
    do(match, "B pass")
    assert "use scriptorium" in may(match, "A")


def test_bathhouse_spaces_must_fit() -> None:
    """O-L-13b, O-P4-h, O-BT-c: as in planning."""
    match = bath(mine={"bag": ["knight", "monk"]}, chance={"bath": ["knight", "own-trader", "monk"]})
    assert why_not(match, "A put knight farm_house.1") == ("wrong-profession", "O-P4-h")
    assert why_not(match, "A put own-trader town_hall.1") == ("marked-follower", "O-BT-c")
    assert why_not(match, "A put scholar scriptorium.2") == ("no-such-follower", "O-L-13b")
    do(match, "A put knight town_hall.1")  # AMB-22: neutral ones may


def test_not_on_the_bathhouse_itself() -> None:
    """O-L-13c."""
    assert why_not(bath(), "A put knight bathhouse.1") == ("the-bathhouse", "O-L-13c")


def test_bathhouse_must_place_while_it_can() -> None:
    """AMB-22, O-L-13b: as many as possible up to two; `bathhouse.place=may` lets a player stop."""
    match = bath("A put knight ship.3")
    assert why_not(match, "A done") == ("must-place", "O-L-13b")
    free = bath("A put knight ship.3", "A done", options={"bathhouse.place": "may"})
    assert player(free)["bag"]["scholar"] == 1
    assert player(free)["bag"]["monk"] == 1


def test_bathhouse_and_town_hall() -> None:
    """AMB-22: `bathhouse.town_hall=forbid`."""
    match = bath(options={"bathhouse.town_hall": "forbid"})
    assert why_not(match, "A put knight town_hall.1") == ("town-hall", "AMB-22")


def test_bathhouse_when_nothing_fits() -> None:
    """O-L-13e: one or none is placed, all others return to the bag."""
    nowhere = acting(
        "A use bathhouse",
        A={
            "market": ["own-boatman", "own-craftsman", "own-trader"],
            "tiles": ["bathhouse"],
            "bag": ["knight"],
            "places": {
                "bathhouse": ["own-farmer"],
                "ship": [None, None, "knight"],
                "wagon": [None, None, "knight"],
                "guildhall": [None, None, "knight"],
                "scriptorium": ["knight", None],
                "town_hall": ["farmer", "farmer"],
            },
        },
        seats=4,
    )
    assert asked(nowhere)[0] == "B"
    assert player(nowhere)["bag"]["knight"] == 1
    assert told(nowhere, "put") == []


def test_bathhouse_with_a_small_bag() -> None:
    """AMB-22: fewer than three are all drawn; AMB-33: with an empty bag it does nothing and is not
    offered."""
    marked = ["own-boatman", "own-craftsman", "own-trader"]
    one = acting("A use bathhouse", A=BATH | {"market": marked, "bag": ["monk"]})
    assert table(one)["now"]["hand"] == ["monk"]
    none = acting(A=BATH | {"market": marked, "bag": []})
    assert why_not(none, "A use bathhouse") == ("bag-empty", "AMB-33")


def test_bathhouse_uses_new_tiles_and_privileges_at_once() -> None:
    """O-CE-g: spaces of a tile gained in this phase, School and Herb Garden for every placing after the
    gain."""
    mine = BATH | {"tiles": ["bathhouse", "school", "herb_garden"], "bag": ["scholar", "boatman"]}
    match = bath(mine=mine, chance={"bath": ["scholar", "boatman", "own-trader"]})
    assert "put scholar ship.3" in may(match, "A")
    assert "put boatman village.1" in may(match, "A")


# -- Hospital, School, Horse Wagon, Herb Garden ------------------------------------------------------------


@pytest.mark.parametrize(("space", "status"), [(0, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_hospital(space: int, status: int) -> None:
    """O-L-14, O-D-f: coins equal to the development status."""
    match = with_tile("hospital", "A use hospital", mine={"tiles": ["hospital"], "development": space})
    assert player(match)["coins"] == 5 + status


def test_school() -> None:
    """O-L-15a: scholars stand for every other profession except monks; O-L-15b: while it is owned, without
    any activation."""
    market = {"market": ["scholar", "scholar"]}
    match = at("planning", A=market | {"tiles": ["school", "brewery"]})
    for space in ("village.1", "farm_house.1", "farm_house.2", "castle.3", "ship.3"):
        assert f"put scholar {space}" in may(match, "A")
    assert "put scholar brewery.1" not in may(match, "A")
    assert place(match, "school") == []
    without = at("planning", A=market)
    assert why_not(without, "A put scholar ship.3") == ("wrong-profession", "O-P4-h")
    action = acting(A=market | {"tiles": ["school"], "places": CASTLE})
    assert why_not(action, "A use school") == ("privilege", "O-P4-m")


def test_herb_garden() -> None:
    """O-L-17a: boatmen stand for craftsmen, traders and farmers; O-L-17b: not for knights, scholars or
    monks; no activation."""
    match = at("planning", A={"market": ["own-boatman", "boatman"], "tiles": ["herb_garden", "brewery"]})
    for space in ("farm_house.2", "castle.3", "village.1"):
        assert f"put boatman {space}" in may(match, "A")
        assert f"put own-boatman {space}" in may(match, "A")
    for space in ("ship.3", "scriptorium.2", "brewery.1"):
        assert f"put boatman {space}" not in may(match, "A")
    assert place(match, "herb_garden") == []


HORSE = {"tiles": ["horse_wagon"]}
TO_VIERZON = {"orleans-vierzon": ["wool"]}


def test_horse_wagon_moves_only() -> None:
    """O-L-16a: along a road; in edition B no good is mentioned."""
    match = with_tile("horse_wagon", "A use horse_wagon", edition="B", routes=TO_VIERZON)
    assert why_not(match, "A travel blois") == ("no-road", "O-L-16a")
    do(match, "A travel vierzon")
    assert asked(match)[0] == "B"
    assert player(match)["goods"]["wool"] == 0
    assert told(match, "travel")[0].rule == "O-L-16a"


@pytest.mark.parametrize("edition", ["A", "C"])
def test_horse_wagon_collects(edition: str) -> None:
    """O-L-16b: moves and collects one good if one is there; AMB-24: it may not be left; R-14: also in A."""
    match = with_tile(
        "horse_wagon", "A use horse_wagon", "A travel vierzon", edition=edition, routes=TO_VIERZON
    )
    assert player(match)["goods"]["wool"] == 1  # the only one is taken without asking
    two = with_tile(
        "horse_wagon",
        "A use horse_wagon",
        "A travel vierzon",
        edition=edition,
        routes={"orleans-vierzon": ["wool", "wine"]},
        seats=3,
    )
    assert may(two, "A") == ["good wine", "good wool"]
    assert why_not(two, "A leave") == ("must-collect", "AMB-24")
    empty = with_tile("horse_wagon", "A use horse_wagon", "A travel vierzon", edition=edition)
    assert asked(empty)[0] == "B"


# -- Sacristy ----------------------------------------------------------------------------------------------

SHELTER = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}, "market": []}


def test_sacristy_takes_a_monk() -> None:
    """O-L-18a: one monk activates it."""
    match = at("planning", A={"tiles": ["sacristy"], "market": ["monk", "own-farmer"]})
    assert why_not(match, "A put own-farmer sacristy.1") == ("monks-only", "O-BM-d")
    do(match, "A put monk sacristy.1")


@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_sacristy_shields(event: str) -> None:
    """O-L-18b: from the event of the round; O-L-18c: the monk returns to the bag, the effect is skipped
    entirely. DP-SACR."""
    mine = SHELTER | {"goods": {"wool": 6}, "bag": {"knight": 3}}
    match = at("event", round=2, event=event, A=mine, chance={"hour": ["income"]})
    assert asked(match) == ("A", "DP-SACR")
    do(match, "A shield")
    assert told(match, "shield")[0].rule == "O-L-18c"
    assert [
        e for e in told(match, "spend") + told(match, "food") + told(match, "plague") if e.seat == 0
    ] == []
    assert place(match, "sacristy") == [None]


def test_the_monk_of_the_sacristy_is_in_the_bag_again() -> None:
    """O-L-18c."""
    match = at("event", "A shield", round=2, event="taxes", A=SHELTER, B={"goods": {"wool": 3}, "coins": 0})
    assert asked(match) == ("B", "DP-TORT")
    assert player(match)["bag"]["monk"] == 1


def test_sacristy_may_be_kept() -> None:
    """O-L-18d: unused, the monk stays and protects later; AMB-21."""
    mine = SHELTER | {"goods": {"wool": 6}}
    match = at("event", "A decline", round=2, event="taxes", A=mine, chance={"hour": ["income"]})
    assert player(match)["coins"] == 3
    assert place(match, "sacristy") == ["monk"]


def test_sacristy_by_itself() -> None:
    """AMB-21: `sacristy.use=automatic`."""
    mine = SHELTER | {"goods": {"wool": 6}}
    match = at(
        "event",
        round=2,
        event="taxes",
        A=mine,
        options={"sacristy.use": "automatic"},
        chance={"hour": ["income"]},
    )
    assert told(match, "shield")
    assert player(match)["coins"] == 5


@pytest.mark.parametrize("event", ["income", "trading_day"])
def test_sacristy_is_not_asked_about_good_events(event: str) -> None:
    """AMB-21: not against Income or Trading Day."""
    match = at(
        "event", round=2, event=event, A=SHELTER | {"stations": ["tours"]}, chance={"hour": ["income"]}
    )
    assert player(match)["coins"] == 6
    assert place(match, "sacristy") == ["monk"]


def test_sacristy_is_no_action() -> None:
    """O-L-18d: not executed in phase 5; AMB-20: no help against the Pilgrimage."""
    mine = SHELTER | {"places": {"sacristy": ["monk"], "monastery": ["scholar", "trader"], **CASTLE}}
    match = acting(A=mine, round=1)
    assert why_not(match, "A use sacristy") == ("not-an-action", "O-L-18d")
    assert why_not(match, "A use monastery") == ("pilgrimage", "O-E-PI-a")


def test_every_tile_has_its_effect() -> None:
    """O-L-00 … O-L-20d: twenty tiles, all of them played somewhere in these tests."""
    names = {t.id for t in box().place_tiles.values()}
    assert len(names) == 20
    for edition in "ABC":
        match = acting(A={"market": [], "places": CASTLE}, edition=edition)
        assert {p.id for p in match.ruleset.tables.places[match.ruleset.tables.board :]} == names
