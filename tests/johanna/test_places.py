"""Places in general and all thirty of them (J-P, J-O)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from johanna.desk import (
    CARDS,
    GOODS,
    LENGTH,
    ROWS,
    SHEETS,
    SPACES,
    START,
    TILES,
    Desk,
    deed_with,
    field_with,
    multipliers,
    other_end,
    path_to,
    person_of,
    unlocking,
    ways,
)

from bastide.johanna.deeds import schooled
from bastide.johanna.state import GAINED


def at_work(place: str, tile: str = "", **sheet: Any) -> Desk:
    """A owns the place, has the matching tile and has chosen to use it."""
    person = tile or person_of(place)
    sheet["places"] = [place, *sheet.get("places", [])]
    return Desk(2, [person], A=sheet).do(f"take {person}", f"use {place}")


def taken(place: str, **sheet: Any) -> Desk:
    """A owns a plus place and has taken its tile."""
    person = person_of(place)
    sheet["places"] = [place, *sheet.get("places", [])]
    return Desk(2, [person], A=sheet).do(f"take {person}")


def coins(desk: Desk) -> int:
    return sum(desk.sheet("A")["bank"]["circled"]) - sum(START)


def goods(desk: Desk) -> int:
    return sum(desk.sheet("A")["goods"].values())


# -- in general --------------------------------------------------------------------------------------------


def test_a_place_instead_of_the_standard_action() -> None:
    """J-P-1: only an own one, and only with the person it shows."""
    person = person_of("windmill")
    desk = Desk(2, [person], A={"places": ["windmill"]}, B={"places": ["stable"]}).do(f"take {person}")
    assert desk.starting("use") == ["use windmill"]
    assert desk.refused("use stable") == ("not-yours", "J-P-1")
    other = next(t for t in TILES if t != person)
    desk = Desk(2, [other], A={"places": ["windmill"]}).do(f"take {other}")
    assert desk.refused("use windmill") == ("not-this-person", "J-P-1")
    desk = at_work("windmill").do("coin 2")
    assert (coins(desk), desk.sheet("A")["development"]) == (1, 1)
    assert desk.view["round"] == 2  # and that was the action


def test_one_of_several_places() -> None:
    """J-P-2: with two places of the person one is used."""
    person = person_of("hay_barn")
    two = [n for n, c in CARDS.items() if c.kind == "action" and c.person == person][:2]
    assert len(two) == 2
    desk = Desk(2, [person], A={"places": two}).do(f"take {person}")
    assert desk.starting("use") == sorted(f"use {name}" for name in two)
    desk.do(f"use {two[0]}")
    while desk.view["round"] == 1:
        assert not desk.starting("use")
        desk.do(desk.options[0])


def test_a_place_again_and_again() -> None:
    """J-P-3: with every later person of the kind."""
    desk = Desk(2, ["scholar"] * 3, A={"places": ["library"]}).do("take scholar", "use library")
    assert desk.sheet("A")["development"] == 2
    desk.do("take scholar", "decline", "take scholar", "use library")
    assert desk.sheet("A")["development"] == 4


def test_passive_places_are_not_used() -> None:
    """J-P-4: they show nobody and work by themselves."""
    passive = [n for n, c in CARDS.items() if c.kind == "passive"]
    desk = Desk(2, ["farmer", "farmer", "farmer"], A={"places": passive}).do("hire farmer")
    assert not desk.starting("use")
    for name in passive:
        assert desk.refused(f"use {name}") == ("passive", "J-P-4")


def test_plus_places_come_on_top() -> None:
    """J-P-5, J-P-6: before the action, and besides whatever the action is."""
    place = next(n for n, c in CARDS.items() if c.kind == "action" and c.person == "scholar")
    for action in ("develop", f"use {place}", f"deed {deed_with('scholar')} scholar"):
        desk = taken("archive", places=[place])
        assert desk.asked == "plus"
        assert desk.options == ["plus archive", "skip"]
        desk.do("plus archive")
        assert desk.sheet()["development"] == 1
        assert desk.asked == "action"
        assert action in desk.options
    assert taken("archive").do("plus archive", "develop").sheet("A")["development"] == 2


def test_plus_effects_may_be_declined() -> None:
    """J-A-5, J-P-5: one is not obliged."""
    desk = taken("archive").do("skip")
    assert desk.sheet()["development"] == 0
    assert desk.asked == "action"


@pytest.mark.parametrize("first", ["archive", "advisor"])
def test_order_of_plus_effects(first: str) -> None:
    """J-P-6, J-P-8: several combine, in an order of choice."""
    second = "advisor" if first == "archive" else "archive"
    desk = taken("archive", places=["advisor"])
    assert desk.options == ["plus advisor", "plus archive", "skip"]
    desk.do(f"plus {first}")
    if first == "advisor":
        desk.do("good wine")
    assert desk.options == [f"plus {second}", "skip"]
    desk.do(f"plus {second}")
    assert desk.events("plus")[0].data["because"] == "tile:scholar"  # and not the place before it
    if second == "advisor":
        desk.do("good wine")
    assert desk.asked == "action"
    assert (desk.sheet()["development"], goods(desk)) == (1, 1)


@pytest.mark.parametrize("place", [n for n, c in CARDS.items() if c.kind == "plus"])
def test_plus_places_only_for_taken_tiles(place: str) -> None:
    """J-P-7, J-N-4, J-O-07, J-O-08, J-O-15, J-O-24, J-O-31: not with a monk, and not as an action."""
    person = person_of(place)
    desk = Desk(2, [person], A={"places": [place]}).do(f"hire {person}")
    assert desk.asked == "action"
    assert desk.refused(f"use {place}") == ("plus-only", "J-P-5")
    other = next(t for t in TILES if t != person)
    desk = Desk(2, [other], A={"places": [place]}).do(f"take {other}")
    assert desk.asked == "action"


def test_a_plus_place_of_which_nothing_comes() -> None:
    """J-A-6: with a full track Archive is not asked for."""
    assert taken("archive", development=LENGTH).asked == "action"


def test_effects_follow_their_chapters() -> None:
    """J-P-9, J-P-10: a route of a place must be connected, a coin has its row, in printed order."""
    desk = at_work("fishing_boat")
    assert desk.asked == "route"
    far = next(r for r in ways(by="water") if "O" not in r.ends)
    assert desk.refused(f"route {far.id}") == ("not-connected", "J-KN-3")
    near = ways(by="water", at="O")[0]
    desk.do(f"route {near.id}")
    assert desk.asked == "coin_row"
    desk.do("coin 3")
    assert coins(desk) == 1


# -- tier I ------------------------------------------------------------------------------------------------


def test_stable() -> None:
    """J-O-01: a coin and a good of choice."""
    desk = at_work("stable").do("coin 2", "good cheese")
    assert (coins(desk), desk.sheet("A")["goods"]["cheese"]) == (1, 1)


def test_library() -> None:
    """J-O-02: two development, for the scholar."""
    assert person_of("library") == "scholar"
    assert at_work("library").sheet("A")["development"] == 2


def test_windmill() -> None:
    """J-O-03: a coin and one development."""
    desk = at_work("windmill").do("coin 1")
    assert (coins(desk), desk.sheet("A")["development"]) == (1, 1)


def test_brewery() -> None:
    """J-O-04: two coins, the row chosen for each."""
    desk = at_work("brewery").do("coin 2", "coin 3")
    assert desk.sheet("A")["bank"]["circled"] == [START[0], START[1] + 1, START[2] + 1]


def test_pasture() -> None:
    """J-O-05: one development and a good of choice."""
    desk = at_work("pasture").do("good wine")
    assert (desk.sheet("A")["development"], desk.sheet("A")["goods"]["wine"]) == (1, 1)


def test_cemetery() -> None:
    """J-O-06: a place costs a coin less, or the full price; a cheap one may be free (J-AMB-26)."""
    tier = "III"
    bought = unlocking(tier)
    desk = Desk(2, ["trader"], A={"places": ["cemetery"], "circled": [2, 0, 0]}, B={"places": bought})
    desk.do("take trader")
    dear = next(p["place"] for p in desk.view["places"] if p["tier"] == tier and not p["owner"])
    cheap = next(p["place"] for p in desk.view["places"] if p["tier"] == "I" and not p["owner"])
    lines = desk.starting("acquire")
    assert [line for line in lines if dear in line] == [f"acquire {dear} pay 1", f"acquire {dear} pay 1+1"]
    assert [line for line in lines if cheap in line] == [f"acquire {cheap} free", f"acquire {cheap} pay 1"]
    desk.do(f"acquire {cheap} free")
    assert desk.sheet("A")["bank"]["available"] == 2
    assert cheap in desk.sheet("A")["places"]


# -- tier II -----------------------------------------------------------------------------------------------


def test_distillery() -> None:
    """J-O-07: a coin on taking a trader."""
    desk = taken("distillery").do("plus distillery", "coin 2")
    assert coins(desk) == 1
    assert desk.asked == "action"


def test_archive() -> None:
    """J-O-08: one development on taking a scholar."""
    assert taken("archive").do("plus archive").sheet()["development"] == 1


def test_fishing_boat() -> None:
    """J-O-09: a water route and a coin."""
    route = ways(by="water", at="O")[0]
    desk = at_work("fishing_boat")
    assert {SHEETS.map.route[line.split()[1]].by for line in desk.options} == {"water"}
    desk.do(f"route {route.id}", "coin 1")
    assert (desk.sheet("A")["routes"], coins(desk)) == ([route.id], 1)


def test_trade_route() -> None:
    """J-O-10: a land route and one development."""
    route = ways(by="land", at="O", fields=0)[0]
    desk = at_work("trade_route")
    assert {SHEETS.map.route[line.split()[1]].by for line in desk.options} == {"land"}
    desk.do(f"route {route.id}")
    assert (desk.sheet("A")["routes"], desk.sheet("A")["development"]) == ([route.id], 1)


LAND = ways(by="land", at="O", goods=1)[0]


def test_tree_house() -> None:
    """J-O-11: one shown good of a land route may be another sort; the owner decides."""
    shown = LAND.goods[0]
    desk = Desk(2, ["knight"], A={"places": ["tree_house"]}).do("take knight")
    here = [line for line in desk.starting("route") if line.split()[1] == LAND.id]
    swaps = [f"route {LAND.id} swap {shown} {good}" for good in GOODS if good != shown]
    assert here == sorted([f"route {LAND.id}", *swaps])
    instead = next(g for g in GOODS if g != shown)
    desk.do(f"route {LAND.id} swap {shown} {instead}")
    assert desk.sheet("A")["goods"] == {g: int(g == instead) for g in GOODS}
    plain = Desk(2, ["knight"], A={"places": ["tree_house"]}).do("take knight", f"route {LAND.id}")
    assert plain.sheet("A")["goods"] == {g: int(g == shown) for g in GOODS}


def test_tree_house_only_one_good() -> None:
    """J-O-11: of a route with two goods one is replaced."""
    route = ways(by="land", goods=2)[0]
    start = min(route.ends, key=lambda end: len(path_to(end)))
    instead = next(g for g in GOODS if g not in route.goods)
    desk = Desk(2, ["knight"], A={"places": ["tree_house"], "routes": path_to(start)}).do("take knight")
    for shown in route.goods:
        assert f"route {route.id} swap {shown} {instead}" in desk.options
    desk.do(f"route {route.id} swap {route.goods[0]} {instead}")
    assert desk.sheet("A")["goods"] == {g: int(g in (instead, route.goods[1])) for g in GOODS}


def test_tree_house_not_on_water_and_not_without() -> None:
    """J-O-11: only land routes, only its owner, only a good that is shown."""
    water = ways(by="water", at="O", goods=1)[0]
    other = next(g for g in GOODS if g != water.goods[0])
    desk = Desk(2, ["boatman"], A={"places": ["tree_house"]}).do("take boatman")
    assert desk.refused(f"route {water.id} swap {water.goods[0]} {other}") == ("no-swap", "J-O-11")
    desk = Desk(2, ["knight"]).do("take knight")
    other = next(g for g in GOODS if g != LAND.goods[0])
    assert desk.refused(f"route {LAND.id} swap {LAND.goods[0]} {other}") == ("no-swap", "J-O-11")
    desk = Desk(2, ["knight"], A={"places": ["tree_house"]}).do("take knight")
    assert desk.refused(f"route {LAND.id} swap {other} {LAND.goods[0]}") == ("no-swap", "J-O-11")


def test_tree_house_into_a_full_sort() -> None:
    """J-O-12: a sort that is not full if there is one; when all others are full, a shield."""
    shown = LAND.goods[0]
    others = [g for g in GOODS if g != shown]
    full = dict.fromkeys(others[:-1], SPACES)
    desk = Desk(2, ["knight"], A={"places": ["tree_house"], "goods": full}).do("take knight")
    assert desk.refused(f"route {LAND.id} swap {shown} {others[0]}") == ("swap-full", "J-O-12")
    assert f"route {LAND.id} swap {shown} {others[-1]}" in desk.options
    assert f"route {LAND.id} swap {shown} shield" not in desk.options
    full = dict.fromkeys(others, SPACES)
    desk = Desk(2, ["knight"], A={"places": ["tree_house"], "goods": full}).do("take knight")
    desk.do(f"route {LAND.id} swap {shown} shield")
    assert desk.sheet("A")["shields"] == 1
    assert desk.sheet("A")["goods"][shown] == 0


def test_tree_house_for_every_land_route() -> None:
    """J-AMB-30: also for the route of a deed or a place."""
    person = person_of("trade_route")
    desk = Desk(2, [person], A={"places": ["tree_house", "trade_route"]}).do(
        f"take {person}", "use trade_route"
    )
    assert any("swap" in line for line in desk.options)


def test_hay_barn() -> None:
    """J-O-13: grain and a good of choice."""
    desk = at_work("hay_barn").do("good wine")
    assert (desk.sheet("A")["goods"]["grain"], desk.sheet("A")["goods"]["wine"]) == (1, 1)


# -- tier III ----------------------------------------------------------------------------------------------


def test_cheese_dairy() -> None:
    """J-O-14: cheese and a good of choice, cheese again if one likes."""
    desk = at_work("cheese_dairy").do("good cheese")
    assert desk.sheet("A")["goods"]["cheese"] == 2


def test_carpentry() -> None:
    """J-O-15: a coin or one development on taking a craftsman, the owner decides which."""
    desk = taken("carpentry").do("plus carpentry")
    assert desk.asked == "alternative"
    assert desk.options == ["coin 1", "coin 2", "coin 3", "develop"]
    desk.do("develop")
    assert (desk.sheet()["development"], coins(desk)) == (1, 0)
    desk = taken("carpentry").do("plus carpentry", "coin 2")
    assert (desk.sheet()["development"], coins(desk)) == (0, 1)


def test_two_master() -> None:
    """J-O-16: two water routes for the boatman; the second may begin where the first ends."""
    assert person_of("two_master") == "boatman"
    first = next(r for r in ways(by="water", at="O") if len(ways(by="water", at=other_end(r, "O"))) > 1)
    town = other_end(first, "O")
    second = next(r for r in ways(by="water", at=town) if r.id != first.id)
    desk = at_work("two_master").do(f"route {first.id}")
    assert desk.asked == "route"
    assert f"route {second.id}" in desk.options
    desk.do(f"route {second.id}")
    assert set(desk.sheet("A")["routes"]) == {first.id, second.id}


def test_four_in_hand() -> None:
    """J-O-17: two land routes, one after the other."""
    first = next(r for r in ways(by="land", at="O") if len(ways(by="land", at=other_end(r, "O"))) > 1)
    second = next(r for r in ways(by="land", at=other_end(first, "O")) if r.id != first.id)
    desk = at_work("four_in_hand").do(f"route {first.id}", f"route {second.id}")
    assert set(desk.sheet("A")["routes"]) == {first.id, second.id}
    assert desk.view["round"] == 2


def test_tavern() -> None:
    """J-O-18: also in crossed towns, but not twice in an own one."""
    town = other_end(ways(at="O")[0], "O")
    route = path_to(town)
    other = {"routes": route, "posts": [town]}
    desk = Desk(2, ["craftsman"], A={"routes": route, "places": ["tavern"]}, B=other).do("take craftsman")
    desk.do(f"build {town} pay 1")
    assert desk.sheet("A")["posts"] == [town]
    assert desk.view["towns"][town] == ["A", "B"]
    own = {"routes": route, "posts": [town], "places": ["tavern"]}
    desk = Desk(2, ["craftsman"], A=own).do("take craftsman")
    assert desk.refused(f"build {town} pay 1") == ("built-already", "J-CR-2")


def test_architect() -> None:
    """J-O-19: a trading post for a coin, by the usual rules; it is not the craftsman's."""
    assert person_of("architect") != "craftsman"
    town = other_end(ways(at="O")[0], "O")
    desk = at_work("architect", routes=path_to(town))
    assert desk.asked == "town"
    assert desk.options == sorted([f"build {town} pay 1", "build O pay 1"])
    desk.do(f"build {town} pay 1")
    assert desk.sheet("A")["posts"] == [town]
    person = person_of("architect")
    poor = Desk(2, [person], A={"places": ["architect"], "crossed": START}).do(f"take {person}")
    assert poor.refused("use architect") == ("nothing-to-gain", "J-A-6")


# -- tier IV -----------------------------------------------------------------------------------------------


def test_winery() -> None:
    """J-O-20: wine and a good of choice."""
    desk = at_work("winery").do("good grain")
    assert (desk.sheet("A")["goods"]["wine"], desk.sheet("A")["goods"]["grain"]) == (1, 1)


def test_confessional() -> None:
    """J-O-21: three development."""
    assert at_work("confessional").sheet("A")["development"] == 3


def test_falconry() -> None:
    """J-O-22: a coin, one development and a good of choice."""
    desk = at_work("falconry").do("coin 1")
    assert desk.sheet()["development"] == 1
    desk.do("good wine")
    assert (coins(desk), desk.sheet("A")["goods"]["wine"]) == (1, 1)


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_inn(columns: int) -> None:
    """J-O-23: one development for each complete column of the warehouse."""
    desk = at_work("inn", goods=dict.fromkeys(GOODS, columns))
    assert desk.events("field")[-1].data["number"] == columns


def test_inn_without_a_column() -> None:
    """J-O-23: without one nothing comes of it."""
    person = person_of("inn")
    desk = Desk(2, [person], A={"places": ["inn"], "goods": {"grain": 5}}).do(f"take {person}")
    assert desk.refused("use inn") == ("nothing-to-gain", "J-A-6")


def test_advisor() -> None:
    """J-O-24: a good of choice on taking a scholar."""
    desk = taken("advisor").do("plus advisor", "good cheese")
    assert desk.sheet()["goods"]["cheese"] == 1
    assert desk.asked == "action"


@pytest.mark.parametrize("columns", [1, 2])
def test_park(columns: int) -> None:
    """J-O-25: one development for each crossed column of the bank."""
    desk = at_work("park", circled=[columns + 1] * ROWS, crossed=[columns] * (ROWS - 1) + [columns + 1])
    assert len(desk.events("field")) == columns


# -- tier V ------------------------------------------------------------------------------------------------


def test_department_store() -> None:
    """J-O-26: two goods of choice, also twice the same."""
    desk = at_work("department_store").do("good wine", "good wine")
    assert desk.sheet("A")["goods"]["wine"] == 2


def test_school() -> None:
    """J-O-27: a taken scholar may be any other person: standard actions and places, but no monk."""
    others = ["stable", "brewery", "observatory"]
    desk = Desk(2, ["scholar"], A={"places": ["school", *others]}).do("take scholar")
    assert {"good", "route", "coin", "build", "acquire", "develop", "use", "deed", "decline"} == desk.verbs()
    assert desk.starting("use") == ["use brewery", "use stable"]
    assert desk.refused("use observatory") == ("hired-monk-only", "J-O-32")
    assert desk.refused("use school") == ("passive", "J-P-4")
    monk = next(d for d in SHEETS.deeds_with(2) if "monk" in d.persons)
    assert desk.refused(f"deed {monk.no} monk")[1] == "J-D-4"
    desk.do("good wine")
    assert desk.sheet("A")["goods"]["wine"] == 1


def test_school_only_for_a_taken_scholar() -> None:
    """J-O-27: neither for another tile nor for a scholar of a bonus."""
    desk = Desk(2, ["farmer"], A={"places": ["school", "brewery"]}).do("take farmer")
    assert desk.verbs() == {"good", "deed", "decline"}
    desk = Desk(2, ["scholar"], A={"places": ["school"]}).do("take scholar")
    assert schooled(desk.state, 0)
    desk.state.source = GAINED  # no bonus of this sheet gives a scholar, but another one may
    assert not schooled(desk.state, 0)


@pytest.mark.parametrize("allowed", [False, True])
def test_school_at_deeds(allowed: bool) -> None:
    """J-D-4, J-O-27, J-AMB-13: by default the persons of a deed cannot be replaced by the pupil."""
    deed = next(d for d in SHEETS.deeds_with(2) if set(d.persons) - {"scholar", "monk"})
    person = next(p for p in deed.persons if p not in ("scholar", "monk"))
    options = {"school_for_deeds": allowed}
    desk = Desk(2, ["scholar"], A={"places": ["school"]}, options=options).do("take scholar")
    if allowed:
        assert f"deed {deed.no} {person}" in desk.options
        assert not any(line.endswith("monk") for line in desk.starting("deed"))
    else:
        assert desk.refused(f"deed {deed.no} {person}") == ("school-at-deed", "J-AMB-13")
        assert {line.split()[2] for line in desk.starting("deed")} == {"scholar"}


@pytest.mark.parametrize("place", ["distillery", "carpentry", "machine"])
def test_school_and_plus_places(place: str) -> None:
    """J-O-28, J-AMB-27: those of the imitated person do not fire, the scholar's do."""
    desk = Desk(2, ["scholar"], A={"places": ["school", place]}).do("take scholar")
    assert desk.asked == "action"
    desk = Desk(2, ["scholar"], A={"places": ["school", place, "archive"]}).do("take scholar")
    assert desk.options == ["plus archive", "skip"]


@pytest.mark.parametrize("posts", [1, 2, 3])
def test_goldsmith(posts: int) -> None:
    """J-O-29: one development for each own trading post."""
    towns = ["O", *(other_end(r, "O") for r in ways(at="O"))][:posts]
    desk = at_work("goldsmith", routes=[r.id for r in ways(at="O")], posts=towns)
    assert len(desk.events("field")) == posts


@pytest.mark.parametrize("person", [*TILES, "monk"])
def test_circus(person: str) -> None:
    """J-O-30, J-AMB-28: with anybody, twice a coin or one development, chosen each time."""
    desk = Desk(2, ["farmer" if person == "monk" else person], A={"places": ["circus"]})
    desk.do("hire farmer" if person == "monk" else f"take {person}", "use circus", "coin 2")
    assert desk.asked == "alternative"
    desk.do("develop")
    assert (coins(desk), desk.sheet("A")["development"]) == (1, 1)
    assert desk.view["round"] == 2


def test_machine() -> None:
    """J-O-31: a good of choice on taking a farmer, before the farmer's own."""
    desk = taken("machine").do("plus machine", "good wine", "good wine")
    assert desk.sheet("A")["goods"]["wine"] == 2


def test_observatory_is_for_hired_monks() -> None:
    """J-O-32: neither for a tile nor for the monk of a bonus."""
    for tile in TILES:
        desk = Desk(2, [tile], A={"places": ["observatory"]}).do(f"take {tile}")
        assert desk.refused("use observatory") == ("hired-monk-only", "J-O-32")
    at = field_with("action", what="monk")
    desk = Desk(2, ["scholar"], A={"places": ["observatory"], "development": at - 1})
    desk.do("take scholar", "develop", "bonus monk")
    assert desk.refused("use observatory") == ("hired-monk-only", "J-O-32")


@pytest.mark.parametrize("number", range(len(multipliers())))
def test_observatory_leaps(number: int) -> None:
    """J-O-33, J-AMB-20: all fields up to the next multiplier and its own."""
    goal = multipliers()[number][0]
    start = multipliers()[number - 1][0] if number else 0
    desk = Desk(2, ["farmer"], A={"places": ["observatory"], "development": start})
    desk.do("hire farmer", "use observatory")
    assert desk.sheet("A")["development"] == goal
    assert desk.sheet("A")["level"] == multipliers()[number][1]


def test_observatory_passes_white_bonuses() -> None:
    """J-O-34: they are lost, yellow ones come; after the last multiplier nothing happens."""
    first = field_with("citizen", yellow=True)
    start = max(at for at, _ in multipliers() if at < first)
    goal = min(at for at, _ in multipliers() if at > first)
    passed = [f for f in SHEETS.development[start:goal] if f.bonus]
    assert passed
    desk = Desk(2, ["farmer"], A={"places": ["observatory"], "development": start})
    desk.do("hire farmer", "use observatory")
    assert desk.sheet("A")["citizens"] == [f"development:{first}"]
    assert [event.data["from"] for event in desk.events("bonus")] == [f"development:{first}"]
    assert (coins(desk), desk.sheet("A")["shields"], desk.view["pending"]) == (0, 0, [])
    last = multipliers()[-1][0]
    desk = Desk(2, ["farmer"], A={"places": ["observatory"], "development": last}).do("hire farmer")
    assert desk.refused("use observatory") == ("nothing-to-gain", "J-A-6")


def test_observatory_and_a_citizen_that_is_gone() -> None:
    """J-O-34: only yellow bonuses that are still available."""
    first = field_with("citizen", yellow=True)
    start = max(at for at, _ in multipliers() if at < first)
    desk = Desk(2, ["farmer"], A={"places": ["observatory"], "development": start}, B={"development": first})
    desk.do("hire farmer", "use observatory")
    assert desk.sheet("A")["citizens"] == []


def test_every_place_is_tested_here() -> None:
    """All thirty: six in each tier (J-C-4), whose effects the tests above carry out."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in CARDS if f'"{name}"' not in source] == []
    assert len(CARDS) == 30
