"""Phase 5 and the places of the player board (O-P5, O-B, O-T, O-CE)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import WAITS, acting, asked, at, do, may, place, player, table, told, why_not

from bastide import text
from bastide.kernel import Match, Refused, Term
from bastide.orleans.boards import box

FULL = {
    "farm_house": ["boatman", "craftsman"],
    "village": ["farmer", "boatman", "craftsman"],
    "university": ["farmer", "craftsman", "trader"],
    "castle": ["farmer", "boatman", "trader"],
    "monastery": ["scholar", "trader"],
    "ship": ["farmer", "boatman", "knight"],
    "wagon": ["farmer", "trader", "knight"],
    "guildhall": ["farmer", "craftsman", "knight"],
    "scriptorium": ["knight", "scholar"],
    "town_hall": ["farmer"],
}


def ready(*names: str, **more: Any) -> dict[str, Any]:
    """A player whose places are activated, with nobody else in bag and market."""
    return {"market": [], "places": {name: FULL[name] for name in names}, **more}


# -- the phase ---------------------------------------------------------------------------------------------


def test_only_activated_places_can_be_executed() -> None:
    """O-P5-a: the others are refused. DP-ACT."""
    match = acting(A=ready("ship") | {"places": {"ship": FULL["ship"], "castle": ["farmer", None, "trader"]}})
    assert asked(match) == ("A", "DP-ACT")
    assert may(match, "A") == ["pass", "use ship"]
    assert why_not(match, "A use castle") == ("not-activated", "O-P5-a")
    assert why_not(match, "A use hayrick") == ("not-your-place", "O-CE-e")


@pytest.mark.parametrize(
    ("language", "owner", "sentence"),
    [
        ("en", "", "No one has the Hayrick yet. Recruit a trader to choose a place tile of category I."),
        ("en", "B", "The Hayrick belongs to Ben. Use a place of your own."),
        (
            "de",
            "",
            "Den Heuschober hat noch niemand. "
            "Ein angeworbener Händler bringt dir eine Ortskarte der Kategorie I.",
        ),
        ("de", "B", "Der Heuschober gehört Ben. Nutze einen eigenen Ort."),
    ],
)
def test_a_place_tile_that_is_not_yours_says_whose_it_is(language: str, owner: str, sentence: str) -> None:
    """O-CE-e, O-CE-c: whose it is, or how to get one."""
    match = acting(A=ready("ship"), B={"tiles": ["hayrick"]} if owner else {})
    with pytest.raises(Refused) as caught:
        match.act(0, "use hayrick")
    assert text.problem(caught.value, language, ("Ann", "Ben"), 0) == sentence


def test_one_action_or_a_pass_in_turn_order() -> None:
    """O-P5-b, O-TO-c: from the start player clockwise."""
    mine = ready("scriptorium", "castle")
    match = at("actions", seats=3, start="B", A=mine, B=mine, C=mine)
    order = []
    for _ in range(6):
        order.append(asked(match)[0])
        do(match, f"{order[-1]} {may(match, order[-1])[1]}")
    assert "".join(order) == "BCABCA"


def test_who_has_passed_is_out() -> None:
    """O-P5-c: no more actions in this round; O-P5-d: the others go on, one may act several times in a row;
    O-P5-i: passing with actions left is allowed; O-P5-h: an activated place need not be used."""
    match = at("actions", seats=3, A=ready("scriptorium"), B=ready("castle", "scriptorium", "ship"), C=WAITS)
    do(match, "A pass")
    assert table(match)["passed"] == ["A"]
    do(match, "B use castle", "C pass")
    assert asked(match)[0] == "B"
    do(match, "B use scriptorium")
    assert asked(match)[0] == "B"
    assert why_not(match, "A use scriptorium") == ("not-your-turn", "")
    assert place(match, "scriptorium") == ["knight", "scholar"]


def test_the_phase_ends_when_all_have_passed() -> None:
    """O-P5-j: then comes the event."""
    match = acting("A pass", round=2, event="income", A=ready("scriptorium"))
    assert table(match)["phase"] == 5
    do(match, "B pass")
    assert told(match, "gain")[0].data["why"] == "income"


def test_followers_return_to_the_bag_at_once() -> None:
    """O-P5-e, O-B-d: marked and neutral alike; O-P5-f: technology stays on its space."""
    mine = {"market": [], "places": {"village": ["technology", "own-boatman", "craftsman"]}}
    match = acting("A use village", A=mine)
    assert player(match)["bag"].get("own-boatman") is None
    do(match, "A village trader", "A decline")
    assert place(match, "village") == ["technology", None, None]
    bag = player(match)["bag"]
    assert (bag["own-boatman"], bag["craftsman"], bag["trader"]) == (1, 1, 1)


def test_the_order_of_ones_actions_is_free() -> None:
    """O-P5-g: all activated places are offered."""
    match = acting(A=ready("ship", "castle", "scriptorium"))
    assert may(match, "A") == ["pass", "use castle", "use scriptorium", "use ship"]


def test_what_is_not_used_stays() -> None:
    """O-P5-k, ED-25: followers stay where they are and the place stays activated."""
    match = acting("A pass", "B pass", round=2, event="income", A=ready("scriptorium"))
    assert place(match, "scriptorium") == ["knight", "scholar"]
    assert next(p for p in player(match)["places"] if p["id"] == "scriptorium")["ready"]


def test_without_an_executable_place_one_passes() -> None:
    """O-P5-n: nobody is asked; but technology is still offered (DP-TECH)."""
    match = acting(A={"market": [], "technology": 1})
    assert asked(match) == ("A", "DP-TECH")
    assert [e.seat for e in told(match, "pass")] == [0]
    do(match, "A keep")
    assert asked(match)[0] == "B"


def test_a_place_may_be_used_again_when_it_is_filled_again() -> None:
    """O-P5-m: through the Bathhouse in the same round."""
    mine = {
        "market": [],
        "tiles": ["bathhouse"],
        "bag": ["knight", "scholar"],
        "places": {"scriptorium": FULL["scriptorium"], "bathhouse": ["own-farmer"]},
    }
    match = acting("A use scriptorium", A=mine, chance={"bath": ["knight", "scholar", "own-trader"]})
    do(match, "B pass", "A use bathhouse", "A put knight scriptorium.1", "A put scholar scriptorium.2")
    do(match, "A use scriptorium")
    assert player(match)["development"] == 2


def test_recruits_go_to_the_bag() -> None:
    """O-P5-o: they cannot be used before they are drawn."""
    match = acting("A use castle", A=ready("castle"))
    assert player(match)["bag"]["knight"] == 1
    assert player(match)["market"] == {}


# -- places in general -------------------------------------------------------------------------------------


def test_the_ten_places() -> None:
    """O-B-a, O-B-b: each board has the same ten, each with one action."""
    for seat in "AB":
        names = [p["id"] for p in player(acting(A=ready("ship")), seat)["places"]]
        assert names == list(FULL)


@pytest.mark.parametrize("name", [name for name in FULL if name != "town_hall"])
def test_every_place_sends_its_characters_home(name: str) -> None:
    """O-B-d: all its characters, never its technology."""
    match = acting(f"A use {name}", A=ready(name), round=2, event="income")
    while asked(match)[0] == "A":
        do(match, f"A {may(match, 'A')[0]}")
    assert place(match, name) == [None] * len(FULL[name])


# -- Farm House --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", range(1, 9))
def test_farm_house(step: int) -> None:
    """O-BF-a: a farmer into the bag; O-BF-b: a step on the farmers track; O-BF-c and O-TF-a: the good of
    the space reached, from the goods market."""
    before = acting(A=ready("farm_house", tracks={"farmer": step - 1}), routes={})
    match = acting("A use farm_house", A=ready("farm_house", tracks={"farmer": step - 1}), routes={})
    good = box().tracks["farmers"].spaces[step].good or ""
    assert player(match)["bag"]["farmer"] == 1
    assert table(match)["supply"]["characters"]["farmer"] == 11
    assert table(match)["tracks"]["farmers"]["A"] == step
    assert player(match)["goods"] == {g: int(g == good) for g in player(match)["goods"]}
    assert table(match)["goods"][good] == table(before)["goods"][good] - 1
    assert told(match, "good")[0].rule == "O-BF-c"


def test_the_farmers_marker_counts_for_the_census() -> None:
    """O-BF-d: in the next round."""
    match = acting("A use farm_house", "B pass", A=ready("farm_house"), chance={"hour": ["income"]})
    assert told(match, "gain")[-1].data == {"coins": 1, "why": "census"}


# -- Village -----------------------------------------------------------------------------------------------


def village(*moves: str, **mine: Any) -> Match:
    return acting("A use village", *moves, A=ready("village", **mine), routes={})


def test_the_village_gives_one_of_three() -> None:
    """O-BV-a: exactly one of boatman, craftsman, trader. DP-VILL."""
    match = village()
    assert asked(match) == ("A", "DP-VILL")
    assert may(match, "A") == ["village boatman", "village craftsman", "village trader"]
    assert why_not(match, "A village knight") == ("not-in-village", "O-BV-a")
    do(match, "A village boatman")
    assert asked(match)[0] == "B"
    assert player(match)["bag"] == {"farmer": 1, "boatman": 2, "craftsman": 1} | {
        f"own-{p}": 1 for p in ("farmer", "boatman", "craftsman", "trader")
    }


@pytest.mark.parametrize(("step", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_boatman(step: int, coins: int) -> None:
    """O-BV-b, O-BV-c, O-TB-a: a boatman, a step, and the coins shown there."""
    match = village("A village boatman", tracks={"boatman": step - 1})
    assert player(match)["bag"]["boatman"] == 2
    assert table(match)["tracks"]["boatmen"]["A"] == step
    assert player(match)["coins"] == 5 + coins


@pytest.mark.parametrize(("edition", "rule"), [("A", "O-BV-d"), ("B", "O-BV-d"), ("C", "O-BV-e")])
def test_the_last_space_of_the_boatmen_track(edition: str, rule: str) -> None:
    """O-BV-d, O-BV-e, O-TB-a, O-T-d: a citizen for the first player there and none for later ones."""
    mine = ready("village", tracks={"boatman": 4})
    match = acting("A use village", "A village boatman", A=mine, edition=edition)
    assert player(match)["citizens"] == 1
    assert told(match, "citizen")[0].rule == rule
    assert player(match)["coins"] == 5  # no coins are printed there
    second = acting(
        "A use village", "A village boatman", A=mine, B=WAITS | {"tracks": {"boatman": 5}}, edition=edition
    )
    assert player(second)["citizens"] == 0
    assert table(second)["tracks"]["boatmen"]["A"] == 5


def test_craftsman() -> None:
    """O-BV-f, O-BV-g, O-TC-a: a craftsman, a step and a technology tile; O-BV-h: which lies beside the
    board until the own pass."""
    match = village("A village craftsman")
    assert player(match)["bag"]["craftsman"] == 2
    assert table(match)["tracks"]["craftsmen"]["A"] == 1
    assert player(match)["technology"]["held"] == 1
    assert table(match)["supply"]["technology"] == 15
    do(match, "B pass")
    assert asked(match) == ("A", "DP-TECH")  # he had nothing else to do and has passed


def test_trader() -> None:
    """O-BV-i, O-BV-j, O-TT-a, O-CE-a, O-CE-f: a trader, a step, and any tile of the permitted stack.
    DP-PTILE."""
    match = village("A village trader")
    assert player(match)["bag"]["trader"] == 1
    assert table(match)["tracks"]["traders"]["A"] == 1
    assert asked(match) == ("A", "DP-PTILE")
    first = sorted(t.id for t in box().place_tiles.values() if t.category == "I")
    assert may(match, "A") == [f"choose {t}" for t in first] + ["decline"]
    do(match, "A choose windmill")
    assert table(match)["tiles"]["windmill"] == "A"
    assert place(match, "windmill") == [None, None]


def test_the_first_tile_is_of_category_i() -> None:
    """O-CE-b, O-CE-c: two categories, the first only I; O-CE-d: later I or II."""
    match = village("A village trader")
    assert why_not(match, "A choose school") == ("category", "O-CE-c")
    later = village("A village trader", tracks={"trader": 1})
    assert len(may(later, "A")) == 21
    do(later, "A choose school")
    assert table(later)["tiles"]["school"] == "A"


def test_a_tile_that_is_gone() -> None:
    """O-C-i: there is one copy of each."""
    match = acting("A use village", "A village trader", A=ready("village"), B=WAITS | {"tiles": ["windmill"]})
    assert why_not(match, "A choose windmill") == ("tile-gone", "O-C-i")
    assert why_not(match, "A choose castle") == ("not-a-tile", "O-CE-a")


def test_choosing_may_be_declined() -> None:
    """O-CE-a, AMB-44: the trader and the step come all the same."""
    match = village("A village trader", "A decline")
    assert table(match)["tracks"]["traders"]["A"] == 1
    assert set(table(match)["tiles"].values()) == {"stack"}


def test_a_trader_without_a_tile() -> None:
    """AMB-05: recruiting is allowed when no permitted tile is left; `trader.no_tile=blocks` forbids it."""
    gone = [t.id for t in box().place_tiles.values() if t.category == "I"]
    mine = ready("village")
    match = acting("A use village", "A village trader", A=mine, excluded=gone)
    assert asked(match)[0] == "B"
    assert player(match)["bag"]["trader"] == 1
    blocked = acting("A use village", A=mine, excluded=gone, options={"trader.no_tile": "blocks"})
    assert why_not(blocked, "A village trader") == ("no-tile-left", "AMB-05")


def test_a_tile_can_be_used_from_now_on() -> None:
    """O-CE-e, O-B-c: it lies beside the board; O-CE-g: its spaces are filled from the next planning on."""
    moves = ["A use village", "A village trader", "A choose hayrick", "B pass", "B done", "A draw 1"]
    match = acting(*moves, A=ready("village"), chance={"hour": ["income"], "follower": ["own-farmer"]})
    do(match, "A plan own-farmer@hayrick.1; done", "B done", "B pass", "A use hayrick")
    assert player(match)["goods"]["grain"] == 1


def test_the_village_is_blocked_way_by_way() -> None:
    """O-BV-k: supply and end of track; open while one of them is."""
    match = acting("A use village", A=ready("village", tracks={"boatman": 5}), supply={"craftsman": 0})
    assert asked(match) == ("A", "DP-PTILE")  # only the trader was left
    assert told(match, "recruit")[0].data["character"] == "trader"
    blocked = acting(A=ready("village", "ship", tracks={"boatman": 5, "trader": 5}), supply={"craftsman": 0})
    assert may(blocked, "A") == ["pass", "use ship"]


# -- University, Castle, Monastery -------------------------------------------------------------------------


@pytest.mark.parametrize("step", range(1, 6))
def test_university(step: int) -> None:
    """O-BU-a, O-BU-b, O-BU-c, O-TS-a: a scholar, a step, and so many development points."""
    match = acting("A use university", A=ready("university", tracks={"scholar": step - 1}))
    assert player(match)["bag"]["scholar"] == 1
    assert table(match)["tracks"]["scholars"]["A"] == step
    assert player(match)["development"] == step + 1


@pytest.mark.parametrize(("step", "draw"), [(1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_castle(step: int, draw: int) -> None:
    """O-BK-a, O-BK-b: a knight and a step; O-BK-c, O-TK-a: the allowance from then on."""
    match = acting("A use castle", A=ready("castle", tracks={"knight": step - 1}))
    assert player(match)["bag"]["knight"] == 1
    assert table(match)["tracks"]["knights"]["A"] == step
    assert player(match)["allowance"] == draw


def test_the_fourth_knight() -> None:
    """O-BK-d, O-TK-a: the allowance stays 7, and the first one there gets the citizen."""
    match = acting("A use castle", A=ready("castle", tracks={"knight": 3}))
    assert (player(match)["citizens"], player(match)["allowance"]) == (1, 7)
    assert told(match, "citizen")[0].rule == "O-BK-d"
    later = acting(
        "A use castle", A=ready("castle", tracks={"knight": 3}), B=WAITS | {"tracks": {"knight": 4}}
    )
    assert player(later)["citizens"] == 0


def test_monastery() -> None:
    """O-BM-a, O-BM-b: a monk, no track and no bonus."""
    before = acting(A=ready("monastery"), round=2, event="income")
    match = acting("A use monastery", A=ready("monastery"), round=2, event="income")
    assert player(match)["bag"]["monk"] == 1
    assert table(match)["tracks"] == table(before)["tracks"]
    assert (player(match)["coins"], player(match)["goods"]) == (
        player(before)["coins"],
        player(before)["goods"],
    )


def test_no_monks_in_a_pilgrimage() -> None:
    """O-BM-e, O-E-PI-a, O-E-PI-b: the Monastery cannot be executed; O-E-PI-c: characters may wait there."""
    match = acting(A=ready("monastery", "ship"), round=1)
    assert may(match, "A") == ["pass", "use ship"]
    assert why_not(match, "A use monastery") == ("pilgrimage", "O-E-PI-a")
    plan = at(
        "planning",
        "A plan scholar@monastery.1, own-trader@monastery.2; done",
        A={"market": ["scholar", "own-trader"]},
    )
    assert place(plan, "monastery") == ["scholar", "own-trader"]


# -- tracks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "track", "last"),
    [("farm_house", "farmer", 8), ("university", "scholar", 5), ("castle", "knight", 5)],
)
def test_the_end_of_a_track(name: str, track: str, last: int) -> None:
    """O-T-a, O-T-b: no marker goes beyond; O-T-c: the action is no longer allowed. ED-23: in all editions."""
    for edition in "ABC":
        match = acting(A=ready(name, "ship", tracks={track: last}), edition=edition)
        assert why_not(match, f"A use {name}") == ("track-end", "O-T-c")
        do(acting(A=ready(name, tracks={track: last - 1}), edition=edition), f"A use {name}")


@pytest.mark.parametrize("profession", ["boatman", "craftsman", "trader"])
def test_the_end_of_a_track_in_the_village(profession: str) -> None:
    """O-T-c."""
    match = village(tracks={profession: 5})
    assert why_not(match, f"A village {profession}") == ("track-end", "O-T-c")


def test_a_track_advances_by_one_step_and_skips_nothing() -> None:
    """O-T-f: the bonus is that of the space reached."""
    match = village("A village boatman", tracks={"boatman": 2})
    assert table(match)["tracks"]["boatmen"]["A"] == 3
    assert [e.data["coins"] for e in told(match, "gain")] == [4]


# -- Ship, Wagon, Guildhall --------------------------------------------------------------------------------

ROUTES = {
    "orleans-blois water": ["wine"],
    "orleans-briare water": ["wool", "brocade"],
    "orleans-vierzon": ["grain"],
}


def ship(*moves: str, seats: int = 3, **mine: Any) -> Match:
    return acting("A use ship", *moves, A=ready("ship", **mine), routes=ROUTES, seats=seats)


def test_ship() -> None:
    """O-BS-a: along a waterway to the next town. DP-ROUTE; AMB-43: it must move."""
    match = ship()
    assert asked(match) == ("A", "DP-ROUTE")
    assert may(match, "A") == ["travel blois", "travel briare"]
    assert why_not(match, "A travel vierzon") == ("no-waterway", "O-BS-a")
    assert why_not(match, "A travel tours") == ("no-waterway", "O-BS-a")
    do(match, "A travel blois")
    assert table(match)["map"]["merchants"]["A"] == "blois"


def test_a_good_of_the_route() -> None:
    """O-BS-b: one of them, the player picks; O-BS-d: it is owned; O-BS-f: and not refilled. DP-GOOD."""
    match = ship("A travel briare")
    assert asked(match) == ("A", "DP-GOOD")
    assert may(match, "A") == ["good brocade", "good wool", "leave"]
    assert why_not(match, "A good wine") == ("not-on-route", "O-BS-b")
    do(match, "A good wool")
    assert player(match)["goods"]["wool"] == 1
    route = next(r for r in table(match)["map"]["routes"] if r["towns"] == ["orleans", "briare"])
    assert [g["good"] for g in route["goods"]] == [None, "brocade"]
    found = told(match, "good")[-1]
    assert (found.rule, found.seat, found.data) == ("O-BS-b", 0, {"good": "wool", "from": "route"})


def test_taking_is_optional() -> None:
    """O-BS-c."""
    match = ship("A travel blois", "A leave")
    assert player(match)["goods"]["wine"] == 0
    route = next(
        r for r in table(match)["map"]["routes"] if r["towns"] == ["orleans", "blois"] and r["by"] == "water"
    )
    assert [g["good"] for g in route["goods"]] == ["wine"]


def test_an_empty_route() -> None:
    """O-BS-e, O-N-g: may be travelled and gives nothing."""
    match = acting("A use ship", "A travel blois", A=ready("ship"), routes={})
    assert asked(match)[0] == "B"
    assert table(match)["map"]["merchants"]["A"] == "blois"
    assert sum(player(match)["goods"].values()) == 0


def test_wagon() -> None:
    """O-BW-a: as the ship, along a road."""
    match = acting("A use wagon", A=ready("wagon"), routes=ROUTES, seats=3)
    assert may(match, "A") == [f"travel {t}" for t in ("chartres", "chateaudun", "montargis", "vierzon")]
    assert why_not(match, "A travel blois") == ("no-road", "O-BW-a")
    do(match, "A travel vierzon", "A good grain")
    assert player(match)["goods"]["grain"] == 1


def test_no_way_leads_on() -> None:
    """AMB-33: a ship in a town without a waterway does nothing and is not offered."""
    match = acting(A=ready("ship", "castle", merchant="chartres"))
    assert why_not(match, "A use ship") == ("no-way", "AMB-33")


def test_guildhall() -> None:
    """O-BG-a: a station in the merchant's town."""
    match = acting("A use guildhall", A=ready("guildhall", merchant="tours"))
    assert table(match)["map"]["towns"]["tours"] == ["A"]
    assert player(match)["stations"] == {"built": 1, "unbuilt": 9, "lost": 0}


def test_one_station_in_a_town() -> None:
    """O-BG-b, O-BG-c: none where one stands, own or foreign."""
    mine = ready("guildhall", "castle", merchant="tours")
    foreign = acting(A=mine, B=WAITS | {"stations": ["tours"]})
    assert why_not(foreign, "A use guildhall") == ("town-taken", "O-BG-b")
    own = acting(A=mine | {"stations": ["tours"]})
    assert why_not(own, "A use guildhall") == ("town-taken", "O-BG-b")


def test_everybody_may_build_in_orleans() -> None:
    """O-BG-d: one station each."""
    mine = ready("guildhall", "castle")
    match = acting("A use guildhall", A=mine, B=WAITS | {"stations": ["orleans"]})
    assert table(match)["map"]["towns"]["orleans"] == ["A", "B"]
    again = acting(A=mine | {"stations": ["orleans"]})
    assert why_not(again, "A use guildhall") == ("own-station", "O-BG-d")


def test_no_station_left() -> None:
    """O-BG-e."""
    match = acting(A=ready("guildhall", "castle", merchant="tours", lost_stations=10))
    assert why_not(match, "A use guildhall") == ("no-station", "O-BG-e")


def test_scriptorium() -> None:
    """O-BX-a: one step on the development track."""
    match = acting("A use scriptorium", A=ready("scriptorium"))
    assert player(match)["development"] == 1


def test_what_a_place_would_do_is_shown() -> None:
    """Every option says what it brings, and where."""
    match = acting(A=ready("farm_house", "village", "scriptorium", tracks={"farmer": 2}), routes={})
    shown = {o.text: o for o in match.ruleset.describe(match.state, 0)}
    assert shown["use farm_house"].data["gives"]["good"] == "cheese"
    assert shown["use farm_house"].targets == ("place:farm_house",)
    assert shown["use scriptorium"].data["gives"] == {"development": 1}
    assert [g["recruit"] for g in shown["use village"].data["gives"]["one of"]] == [
        "boatman",
        "craftsman",
        "trader",
    ]
    assert Term(1, 5, "coin", "O-END-d")._asdict() in player(match)["formula"]
