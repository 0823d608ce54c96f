"""What persons do: goods, routes, trading posts, places, development, monks (J-A to J-N)."""

from __future__ import annotations

from typing import Any

import pytest
from johanna.desk import (
    CARDS,
    FULL_BANK,
    FULL_STORE,
    GOODS,
    LENGTH,
    ROWS,
    SHEETS,
    SPACES,
    START,
    TILES,
    Desk,
    deed_with,
    far_route,
    field_with,
    line_with,
    other_end,
    path_to,
    path_with,
    person_of,
    unlocking,
    ways,
)

from bastide.kernel import Ambiguous

TOWN = other_end(ways(by="land", at="O")[0], "O")
"""A town next to Orléans."""
DEPOT = len(SHEETS.depot)


def test_choice_of_actions() -> None:
    """J-A-1, J-P-1, J-P-2: the standard action, an own place of the person, or a deed: one of them."""
    place = "stable"
    person = person_of(place)
    desk = Desk(2, [person, "farmer", "farmer"], A={"places": [place]}).do(f"take {person}")
    assert f"use {place}" in desk.options
    deed = f"deed {deed_with(person)} {person}"
    assert deed in desk.options
    desk.do(deed)
    while desk.view["turn"] == "A":
        desk.do(desk.options[0])
    assert desk.sheet("A")["places"] == [place]
    assert len(desk.sheet("A")["deeds"]) == 1
    assert desk.view["turn"] == "B"


def test_either_or() -> None:
    """J-A-4, J-M-4: one side of an alternative, not both."""
    desk = Desk(2, ["boatman", "farmer", "farmer"]).do("take boatman", "coin 2")
    assert sum(desk.sheet("A")["bank"]["circled"]) == 2
    assert desk.sheet("A")["routes"] == []
    assert desk.view["turn"] == "B"


def test_declining() -> None:
    """J-A-5, J-T-3: the whole action may be declined, and nothing is marked."""
    desk = Desk(2, ["craftsman", "farmer", "farmer"])
    before = desk.sheet("A")
    desk.do("take craftsman", "decline")
    assert desk.sheet("A") == before
    assert desk.events("decline")


def test_parts_that_cannot_be_done_are_lost() -> None:
    """J-A-6, J-KN-7: without a route the rest of a place still happens; alone it cannot be chosen."""
    every = [r.id for r in ways(2)]
    person = person_of("trade_route")
    desk = Desk(2, [person], A={"routes": every, "places": ["trade_route"]}).do(f"take {person}")
    assert not desk.starting("route")
    desk.do("use trade_route")
    assert desk.sheet("A")["development"] == 1
    assert [event.data["what"] for event in desk.events("lost")] == ["route"]
    person = person_of("two_master")
    desk = Desk(2, [person], A={"routes": every, "places": ["two_master"]}).do(f"take {person}")
    assert desk.refused("use two_master") == ("nothing-to-gain", "J-A-6")


# -- farmer ------------------------------------------------------------------------------------------------


def test_farmer() -> None:
    """J-FA-1: one good of any sort that is not full."""
    desk = Desk(2, ["farmer", "knight", "knight"], A={"goods": {"grain": SPACES, "wine": 2}})
    desk.do("take farmer")
    assert desk.starting("good") == sorted(f"good {g}" for g in GOODS if g != "grain")
    assert desk.refused("good grain") == ("row-full", "J-W-4")
    desk.do("good wine")
    assert desk.sheet("A")["goods"]["wine"] == 3


# -- knight and boatman ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("person", "by"), [("knight", "land"), ("boatman", "water")])
def test_routes_at_the_start(person: str, by: str) -> None:
    """J-KN-1, J-KN-3, J-BO-1, J-BO-2: only routes of the terrain, and at first only those at Orléans."""
    desk = Desk(2, [person]).do(f"take {person}")
    assert desk.starting("route") == sorted(f"route {r.id}" for r in ways(by=by, at="O"))
    far = far_route(by=by)
    assert desk.refused(f"route {far.id}") == ("not-connected", "J-KN-3")
    other = ways(by="water" if by == "land" else "land", at="O")[0]
    assert desk.refused(f"route {other.id}")[1] == ("J-KN-1" if by == "land" else "J-BO-2")


@pytest.mark.parametrize(("person", "by"), [("knight", "land"), ("boatman", "water")])
def test_routes_go_on_from_any_filled_route(person: str, by: str) -> None:
    """J-KN-2, J-KN-3, J-BO-2: from land and water routes alike, none of them twice."""
    for start in (ways(by="land", at="O")[0], ways(by="water", at="O")[0]):
        town = other_end(start, "O")
        desk = Desk(2, [person], A={"routes": [start.id]}).do(f"take {person}")
        reached = {r.id for end in ("O", town) for r in ways(by=by, at=end)} - {start.id}
        assert desk.starting("route") == sorted(f"route {name}" for name in reached)
        if start.by == by:
            assert desk.refused(f"route {start.id}") == ("filled", "J-KN-2")


@pytest.mark.parametrize("route", ways(), ids=lambda r: r.id)
def test_what_a_route_shows(route: object) -> None:
    """J-KN-4, J-KN-5, J-P-9: its goods and development points are ticked at once."""
    name = route.id  # type: ignore[attr-defined]
    way = SHEETS.map.route[name]
    before = [step for step in path_with([name]) if step != name]
    person = "knight" if way.by == "land" else "boatman"
    desk = Desk(2, [person], A={"routes": before}).do(f"take {person}", f"route {name}")
    sheet = desk.sheet("A")
    assert name in sheet["routes"]
    assert sheet["goods"] == {g: way.goods.count(g) for g in GOODS}
    assert sheet["development"] == way.development


def test_a_full_sort_on_a_route() -> None:
    """J-KN-4, J-W-3: goods of a full sort are shields."""
    route = ways(by="land", at="O", goods=1)[0]
    desk = Desk(2, ["knight"], A={"goods": {route.goods[0]: SPACES}}).do("take knight", f"route {route.id}")
    assert desk.sheet("A")["shields"] == 1
    assert desk.sheet("A")["goods"][route.goods[0]] == SPACES


def test_routes_are_everybodys_own() -> None:
    """J-KN-6, J-CR-7: the other's map stays as it is, and a route into a crossed town may be filled."""
    route = ways(by="land", at="O")[0]
    town = other_end(route, "O")
    desk = Desk(2, ["knight", "knight", "knight"], B={"routes": [route.id], "posts": [town]})
    assert desk.sheet("A")["crossed"] == [town]
    other = desk.sheet("B")
    desk.do("take knight", f"route {route.id}")
    assert desk.sheet("A")["routes"] == [route.id]
    assert desk.sheet("B") == other
    onward = ways(by="land", at=town)
    desk.do("take knight", "decline", "take knight")
    assert {f"route {r.id}" for r in onward if r.id != route.id} <= set(desk.options)


def test_no_route_is_left() -> None:
    """J-KN-7: then the knight has no standard action."""
    desk = Desk(2, ["knight"], A={"routes": [r.id for r in ways(2)]}).do("take knight")
    assert not desk.starting("route")


def test_boatman_gains_a_coin() -> None:
    """J-BO-1, J-BO-3: instead of a route a coin, in a row of choice."""
    desk = Desk(2, ["boatman"]).do("take boatman")
    assert desk.starting("coin") == [f"coin {row}" for row in range(1, ROWS + 1)]
    desk.do("coin 3")
    assert desk.sheet("A")["bank"]["circled"] == [*START[:-1], START[-1] + 1]


# -- craftsman ---------------------------------------------------------------------------------------------


def test_building() -> None:
    """J-CR-1, J-CR-3, J-CR-4: pay a coin, circle the town; all others cross it and cannot build there."""
    route = path_to(TOWN)
    for builder, other in (("A", "B"), ("B", "A")):
        display = ["craftsman", "craftsman", "craftsman"] if builder == "A" else ["craftsman", "craftsman"]
        desk = Desk(2, display, A={"routes": route}, B={"routes": route})
        desk.do("take craftsman", f"build {TOWN} pay 1")
        assert desk.sheet(builder)["posts"] == [TOWN]
        assert desk.sheet(builder)["bank"]["available"] == 0
        assert desk.sheet(other)["crossed"] == [TOWN]
        assert desk.sheet(other)["posts"] == []
        desk.do("take craftsman")
        assert desk.refused(f"build {TOWN} pay 1") == ("town-crossed", "J-CR-4")
        assert f"build {TOWN} pay 1" not in desk.options


def test_where_one_may_build() -> None:
    """J-CR-2, J-CR-6: in towns connected to Orléans, and in Orléans itself without any route."""
    desk = Desk(2, ["craftsman"]).do("take craftsman")
    assert {line.split()[1] for line in desk.starting("build")} == {"O"}
    assert desk.refused(f"build {TOWN} pay 1") == ("not-connected", "J-CR-2")
    mixed = path_with([far_route(by="water").id, far_route(by="land").id])
    towns = {end for name in mixed for end in SHEETS.map.route[name].ends}
    assert {SHEETS.map.route[name].by for name in mixed} == {"land", "water"}
    desk = Desk(2, ["craftsman"], A={"routes": mixed}).do("take craftsman")
    assert {line.split()[1] for line in desk.starting("build")} == towns | {"O"}


def test_not_twice_in_a_town() -> None:
    """J-CR-2: not where one has built; J-CR-5: Orléans is never crossed, but everybody builds there once."""
    route = path_to(TOWN)
    desk = Desk(2, ["craftsman"], A={"routes": route, "posts": ["O", TOWN]}).do("take craftsman")
    assert desk.refused(f"build {TOWN} pay 1") == ("built-already", "J-CR-2")
    assert desk.refused("build O pay 1") == ("built-already", "J-CR-5")
    desk = Desk(2, ["craftsman", "craftsman", "craftsman"]).do("take craftsman", "build O pay 1")
    assert desk.sheet("B")["crossed"] == []
    desk.do("take craftsman", "build O pay 1")
    assert desk.sheet("A")["posts"] == desk.sheet("B")["posts"] == ["O"]
    assert desk.sheet("A")["crossed"] == desk.sheet("B")["crossed"] == []


def test_a_crossed_town_connects() -> None:
    """J-CR-7: routes through a crossed town count, for building behind it too."""
    route = far_route()
    near = min(route.ends, key=lambda end: len(path_to(end)))
    far = other_end(route, near)
    desk = Desk(
        2,
        ["craftsman"],
        A={"routes": [*path_to(near), route.id]},
        B={"routes": path_to(near), "posts": [near]},
    )
    desk.do("take craftsman", f"build {far} pay 1")
    assert desk.sheet("A")["posts"] == [far]


def test_the_citizen_of_town_22() -> None:
    """J-CR-8, J-Y-3, J-Y-4: it comes with the first trading post there."""
    town = next(t.id for t in SHEETS.map.towns if t.citizen)
    route = path_to(town, 4)
    desk = Desk(4, ["craftsman"], A={"routes": route}).do("take craftsman", f"build {town} pay 1")
    assert desk.sheet("A")["citizens"] == [f"town:{town}"]
    assert desk.view["gone"] == {f"town:{town}": "A"}
    assert all(desk.sheet(seat)["citizens"] == [] for seat in "BCD")
    desk = Desk(
        4,
        ["craftsman"],
        A={"routes": route, "places": ["tavern"]},
        B={"routes": route, "posts": [town]},
    )
    desk.do("take craftsman", f"build {town} pay 1")
    assert desk.sheet("A")["posts"] == [town]
    assert desk.sheet("A")["citizens"] == []
    assert desk.sheet("B")["citizens"] == [f"town:{town}"]


def test_building_without_a_coin() -> None:
    """J-CR-9: it is lost; the other side of the alternative remains."""
    desk = Desk(2, ["craftsman"], A={"circled": START, "crossed": START}).do("take craftsman")
    assert desk.refused("build O pay 1") == ("no-coin", "J-CR-9")
    assert desk.verbs() == {"coin", "deed", "decline"}


def test_which_row_pays() -> None:
    """J-CR-10, J-Q-8, J-Q-9: any row with an available coin, and no other."""
    desk = Desk(2, ["craftsman"], A={"circled": [2, 1, 1], "crossed": [1, 1, 0]}).do("take craftsman")
    assert desk.starting("build") == ["build O pay 1", "build O pay 3"]
    assert desk.refused("build O pay 2") == ("coin-not-circled", "J-Q-8")
    assert desk.refused("build O pay 1+3") == ("wrong-price", "J-CR-1")
    assert desk.refused("build O free") == ("wrong-price", "J-CR-1")
    with pytest.raises(Ambiguous):
        desk.match.act(0, "build O")
    desk.do("build Orléans pay 3")
    assert desk.sheet("A")["bank"]["crossed"] == [1, 1, 1]


# -- trader ------------------------------------------------------------------------------------------------

RICH = {"circled": FULL_BANK}


def trading(seats: int, **sheets: dict[str, Any]) -> Desk:
    """A has taken a trader and is asked for the action."""
    desk = Desk(seats, ["trader"], **sheets).do("take trader")
    return desk.do("skip") if desk.asked == "plus" else desk


def tier_of(line: str) -> str:
    return CARDS[line.split()[1]].tier


@pytest.mark.parametrize("seats", range(2, 6))
def test_tiers_open_one_by_one(seats: int) -> None:
    """J-TR-3, J-TR-4, J-TR-5, J-TR-6: as many places of every lower tier as the players' number asks."""
    tiers = [t.id for t in SHEETS.places.tiers]
    needed = 1 if seats < 4 else 2
    assert needed == SHEETS.with_players(seats).unlock
    bought: list[str] = []
    for number, tier in enumerate(tiers):
        for more in range(needed):
            owners = {"A": bought[::2], "B": bought[1::2]}  # by anyone, together
            sheets = {seat: {"places": places} for seat, places in owners.items()}
            sheets["A"] |= RICH
            desk = trading(seats, **sheets)
            assert {tier_of(line) for line in desk.starting("acquire")} == set(tiers[: number + 1])
            if tier != tiers[-1]:
                locked = next(p for p in desk.view["places"] if p["tier"] == tiers[number + 1])
                rule = "J-TR-3" if not bought else "J-TR-4" if needed == 1 else "J-TR-5"
                assert desk.refused(f"acquire {locked['place']} pay 1+2") == ("tier-locked", rule)
            bought.append(SHEETS.places.of_tier(tier)[more].id)


def test_tiers_need_every_lower_tier() -> None:
    """J-TR-4: two places of tier I do not open tier III."""
    cards = [card.id for card in SHEETS.places.of_tier("I")[:2]]
    desk = Desk(2, ["trader"], A={"places": cards, **RICH}).do("take trader")
    assert {tier_of(line) for line in desk.starting("acquire")} == {"I", "II"}


@pytest.mark.parametrize("tier", ["I", "II", "III", "IV", "V"])
def test_prices(tier: str) -> None:
    """J-TR-7, J-TR-8, J-TR-9, J-M-5: tiers I and II cost 1 coin, the others 2, over rows of choice."""
    cost = 1 if tier in ("I", "II") else 2
    bought = unlocking(tier)
    desk = Desk(2, ["trader"], A={"circled": [2, 1, 0]}, B={"places": bought}).do("take trader")
    place = next(p["place"] for p in desk.view["places"] if p["tier"] == tier and p["owner"] is None)
    ways_to_pay = ["1", "2"] if cost == 1 else ["1+1", "1+2"]
    lines = [line for line in desk.starting("acquire") if line.split()[1] == place]
    assert lines == [f"acquire {place} pay {rows}" for rows in ways_to_pay]
    assert desk.refused(f"acquire {place} pay 1+1+2") == ("wrong-price", "J-TR-7")
    assert desk.refused(f"acquire {place} pay {'3' if cost == 1 else '1+3'}") == ("coin-not-circled", "J-Q-8")
    desk.do(lines[-1])
    assert desk.sheet("A")["places"] == [place]
    assert desk.sheet("A")["bank"]["available"] == 3 - cost
    poor = Desk(2, ["trader"], A={"crossed": [1, 0, 0]}, B={"places": bought})
    if cost == 2:
        poor = Desk(2, ["trader"], A={"circled": [1, 0, 0]}, B={"places": bought})
    poor.do("take trader")
    place = next(p["place"] for p in poor.view["places"] if p["tier"] == tier and p["owner"] is None)
    assert poor.refused(f"acquire {place} pay {'+'.join(['1'] * cost)}") == ("too-few-coins", "J-TR-9")


def test_places_come_from_the_display() -> None:
    """J-TR-2: not from another player, and no card that is out of the game."""
    desk = Desk(2, ["trader"], A=RICH, B={"places": ["stable"]}).do("take trader")
    assert desk.refused("acquire stable pay 1") == ("not-laid-out", "J-TR-2")
    there = {place["place"] for place in desk.view["places"]}
    out = next(card.id for card in SHEETS.places.of_tier("I") if card.id not in there)
    assert desk.refused(f"acquire {out} pay 1") == ("not-laid-out", "J-TR-2")


def test_trader_gains_a_coin() -> None:
    """J-TR-1: or one coin."""
    desk = Desk(2, ["trader"]).do("take trader", "coin 2")
    assert sum(desk.sheet("A")["bank"]["circled"]) == 2


def test_a_new_place_is_used_from_the_next_action_on() -> None:
    """J-TR-10, J-TR-14: not by its purchase, but by a bonus of the same turn and ever after."""
    column = line_with(SHEETS.bank.columns, "action", what="farmer")
    crossed = [column + 1] * (ROWS - 1) + [column]
    place = next(c.id for c in SHEETS.places.of_tier("I") if c.person == "farmer")
    desk = Desk(
        2,
        ["trader"],
        A={"circled": [column + 1] * ROWS, "crossed": crossed},
        laid_out=[place],
    )
    desk.do("take trader", f"acquire {place} pay {ROWS}")
    assert desk.pending() == [f"bank:column{column + 1}"]
    desk.do("bonus farmer")
    assert f"use {place}" in desk.options


def test_a_new_plus_place_does_not_fire() -> None:
    """J-TR-14: a plus place bought with a trader does nothing for this trader."""
    desk = Desk(
        2, ["trader"], A={"circled": [2, 0, 0]}, B={"places": unlocking("II")}, laid_out=["distillery"]
    )
    desk.do("take trader", "acquire distillery pay 1")
    assert desk.sheet("A")["bank"]["circled"] == [2, 0, 0]
    assert desk.view["round"] == 2


def test_cemetery_does_not_lower_its_own_price() -> None:
    """J-TR-14, J-O-06: bought without a coin it cannot be."""
    desk = Desk(2, ["trader"], A={"crossed": START}, laid_out=["cemetery"]).do("take trader")
    assert desk.refused("acquire cemetery free") == ("too-few-coins", "J-TR-9")


def test_printed_places() -> None:
    """J-TR-11, J-TR-12, J-S-10: a printed place is one player's; tiers, thresholds and prices hold."""
    printed = {"options": {"places": "printed"}}
    place = next(c.id for c in SHEETS.places.of_tier("I") if c.printed)
    desk = Desk(2, ["trader", "trader", "trader"], **printed).do("take trader")
    assert {tier_of(line) for line in desk.starting("acquire")} == {"I"}
    desk.do(f"acquire {place} pay 1")
    assert desk.sheet("A")["places"] == [place]
    assert next(p for p in desk.view["places"] if p["place"] == place)["owner"] == "A"
    desk.do("take trader")
    assert desk.refused(f"acquire {place} pay 1") == ("not-laid-out", "J-TR-2")
    assert {tier_of(line) for line in desk.starting("acquire")} == {"I", "II"}
    missing = next(c.id for c in SHEETS.places.of_tier("I") if not c.printed)
    assert desk.refused(f"acquire {missing} pay 1") == ("not-laid-out", "J-TR-2")


def test_any_number_of_places() -> None:
    """J-TR-13: whoever owns nine may buy a tenth."""
    nine = [card.id for tier in ("I", "II", "III") for card in SHEETS.places.of_tier(tier)[:3]]
    desk = trading(2, A={"places": nine, **RICH})
    tenth = next(line for line in desk.starting("acquire") if tier_of(line) == "IV")
    desk.do(tenth)
    assert len(desk.sheet("A")["places"]) == 10


# -- scholar -----------------------------------------------------------------------------------------------


def test_scholar() -> None:
    """J-SC-1, J-E-8: one field; at the end of the track nothing."""
    desk = Desk(2, ["scholar"]).do("take scholar", "develop")
    assert desk.sheet("A")["development"] == 1
    desk = Desk(2, ["scholar"], A={"development": LENGTH}).do("take scholar")
    assert desk.refused("develop") == ("track-full", "J-E-8")


# -- monk --------------------------------------------------------------------------------------------------


def test_a_monk_is_anybody() -> None:
    """J-N-1, J-M-3: every person's standard action and every own place; deeds only where a monk is."""
    places = ["stable", "library", "brewery"]
    persons = {person_of(name) for name in places}
    assert len(persons) == 3
    desk = Desk(2, ["farmer", "knight", "trader"], A={"places": places, "routes": path_to(TOWN)}).do(
        "hire farmer"
    )
    alone = set()
    for tile in TILES:
        other = Desk(2, [tile], A={"places": places, "routes": path_to(TOWN)}, laid_out=_laid_out(desk))
        other.do(f"take {tile}")
        alone |= {line for line in other.options if not line.startswith("deed")}
    deeds = {f"deed {d.no} monk" for d in SHEETS.deeds_with(2) if "monk" in d.persons}
    assert set(desk.options) == alone | deeds


def _laid_out(desk: Desk) -> list[str]:
    return [place["place"] for place in desk.view["places"] if place["owner"] is None]


def test_a_monk_at_a_deed() -> None:
    """J-N-2, J-N-3, J-D-4: not in the stead of another person, but as a monk where one is shown."""
    shown = next(d for d in SHEETS.deeds_with(2) if "monk" in d.persons)
    desk = Desk(2, ["farmer", "knight", "trader"]).do("hire farmer")
    for deed in SHEETS.deeds_with(2):
        for person in deed.persons:
            if person != "monk":
                assert desk.refused(f"deed {deed.no} {person}") == ("monk-in-the-stead", "J-N-2")
    desk.do(f"deed {shown.no} monk")
    assert f"{shown.no}.monk" in desk.sheet("A")["deeds"]


def test_a_monk_of_a_bonus() -> None:
    """J-N-5, J-A-3: it crosses no monk, costs no points, and sets off no plus place."""
    at = field_with("action", what="monk")
    desk = Desk(2, ["scholar"], A={"development": at - 1, "places": ["distillery"]})
    desk.do("take scholar", "develop", "bonus monk")
    assert desk.view["acting"] == {
        "person": "monk",
        "source": "bonus",
        "because": f"development:{at}",
        "plus": [],
    }
    desk.do("coin 2")
    assert desk.sheet("A")["monks"] == 0
    assert sum(desk.sheet("A")["bank"]["circled"]) == 2
    terms = {t["what"]: t["each"] for t in desk.view["scores"]["A"]["terms"]}
    assert terms["monks"] == SHEETS.monks.points_by_hired[0]


# -- persons from bonuses ----------------------------------------------------------------------------------


def farmer_bonus(**more: object) -> Desk:
    """A has just crossed a bank column that gives a farmer."""
    column = line_with(SHEETS.bank.columns, "action", what="farmer")
    crossed = [column + 1] * (ROWS - 1) + [column]
    sheet = {"circled": [column + 1] * ROWS, "crossed": crossed, **more}
    return Desk(2, ["craftsman"], A=sheet).do("take craftsman", f"build O pay {ROWS}")


def test_a_person_of_a_bonus() -> None:
    """J-A-2, J-D-12: standard action, place or deed, as if the tile had been taken."""
    place = next(c.id for c in CARDS.values() if c.kind == "action" and c.person == "farmer")
    desk = farmer_bonus(places=[place]).do("bonus farmer")
    assert desk.asked == "action"
    deed = deed_with("farmer")
    assert {f"use {place}", f"deed {deed} farmer", "good grain", "decline"} <= set(desk.options)
    desk.do(f"deed {deed} farmer")
    assert f"{deed}.farmer" in desk.sheet("A")["deeds"]


def test_a_person_of_a_bonus_is_not_taken() -> None:
    """J-A-3, J-P-7: plus places do not fire."""
    desk = farmer_bonus(places=["machine"]).do("bonus farmer")
    assert desk.asked == "action"
    desk.do("good grain")
    assert sum(desk.sheet("A")["goods"].values()) == 1


def test_a_whole_warehouse_and_bank() -> None:
    """J-W-5, J-Q-7, J-X-4: what finds no place is a shield, and with a full depot nothing at all."""
    desk = Desk(2, ["farmer"], A={"goods": FULL_STORE}).do("take farmer")
    assert desk.starting("good") == ["good"]
    shields = desk.sheet()["shields"]
    desk.do("good")
    assert desk.sheet("A")["shields"] == shields + 1
    desk = Desk(2, ["boatman"], A={"circled": FULL_BANK}).do("take boatman", "coin")
    assert desk.sheet("A")["shields"] == 1
    desk = Desk(2, ["boatman"], A={"circled": FULL_BANK, "shields": DEPOT}).do("take boatman")
    assert not desk.starting("coin")
