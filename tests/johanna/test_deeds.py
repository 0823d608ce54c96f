"""Beneficial deeds (J-D)."""

from __future__ import annotations

import pytest
from johanna.desk import GOODS, SHEETS, START, Desk, deed_with, other_end, path_to, ticks, ways

DEEDS = SHEETS.deeds_with(4)


def finish(desk: Desk) -> Desk:
    """Answer what the effect asks, the first option each time, until a bonus is asked or the turn is over."""
    turn = desk.view["turn"], desk.view["round"]
    happened = list(desk.happened)
    while desk.asked not in ("bonus", "turn") and (desk.view["turn"], desk.view["round"]) == turn:
        desk.do(desk.options[0])
        happened += desk.happened
    desk.happened = happened
    return desk


def act(desk: Desk, person: str) -> Desk:
    """Take a tile, or hire a monk."""
    return desk.do("hire farmer" if person == "monk" else f"take {person}")


def tile(person: str) -> str:
    return "farmer" if person == "monk" else person


@pytest.mark.parametrize("deed", DEEDS, ids=lambda d: f"deed {d.no}")
def test_a_tick_and_its_effect(deed: object) -> None:
    """J-D-1, J-D-2, J-D-3, J-D-10: any shown person, once, and the effect of the deed each time."""
    number = deed.no  # type: ignore[attr-defined]
    entry = SHEETS.deeds[number - 1]
    assert len(entry.persons) == 3
    for person in entry.persons:
        desk = act(Desk(4, [tile(person)]), person).do(f"deed {number} {person}")
        finish(desk)
        sheet = desk.sheet("A")
        assert sheet["deeds"] == [f"{number}.{person}"]
        kinds = [effect.kind for effect in entry.effect]
        assert sum(sheet["goods"].values()) == kinds.count("good") or "route" in kinds
        assert sum(sheet["bank"]["circled"]) == sum(START) + kinds.count("coin")
        assert len(sheet["routes"]) == kinds.count("route")
        if "route" not in kinds:
            assert sheet["development"] == kinds.count("development")


def test_effects_of_the_rulebook() -> None:
    """J-D-10, J-D-11: four kinds of effects; a craftsman, a monk and citizens as bonuses."""
    kinds = {tuple(sorted((e.kind, e.what) for e in d.effect)) for d in SHEETS.deeds}
    assert kinds == {
        (("development", ""), ("good", "choice")),
        (("route", "land"),),
        (("coin", ""), ("development", "")),
        (("coin", ""), ("good", "choice")),
    }
    assert {(d.yellow.kind, d.yellow.what) for d in SHEETS.deeds} == {
        ("action", "craftsman"),
        ("action", "monk"),
        ("citizen", ""),
    }
    assert [d.yellow.kind for d in SHEETS.deeds] == ["action"] * 3 + ["citizen"] * 2


def test_a_land_route_by_a_deed() -> None:
    """J-D-10: with its rewards, by the rules of routes."""
    deed = next(d for d in DEEDS if d.effect[0].kind == "route")
    person = deed.persons[0]
    route = ways(by="land", at="O", goods=1)[0]
    desk = act(Desk(2, [tile(person)]), person).do(f"deed {deed.no} {person}")
    assert desk.asked == "route"
    assert desk.options == sorted(f"route {r.id}" for r in ways(by="land", at="O"))
    desk.do(f"route {route.id}")
    assert desk.sheet("A")["goods"][route.goods[0]] == 1


def test_only_persons_that_are_shown() -> None:
    """J-D-2, J-D-4: nobody in the stead of another."""
    deed = SHEETS.deeds[0]
    absent = next(p.id for p in SHEETS.persons if p.tiles and p.id not in deed.persons)
    desk = Desk(2, [absent]).do(f"take {absent}")
    assert desk.refused(f"deed {deed.no} {absent}") == ("not-shown", "J-D-2")
    assert desk.refused(f"deed {deed.no} {deed.persons[0]}") == ("not-this-person", "J-D-4")


def test_once_for_each_person() -> None:
    """J-D-5: a person that is ticked cannot be ticked again."""
    deed = SHEETS.deeds[0]
    person = deed.persons[0]
    desk = Desk(2, [person], A={"deeds": [f"{deed.no} {person}"]}).do(f"take {person}")
    assert desk.refused(f"deed {deed.no} {person}") == ("ticked", "J-D-5")
    assert f"deed {deed.no} {person}" not in desk.options


def test_everybody_on_his_own_sheet() -> None:
    """J-D-6: what one has ticked does not help or hinder the other."""
    deed = SHEETS.deeds[0]
    person = deed.persons[0]
    desk = Desk(2, [person], B={"deeds": ticks(deed.no, but=person)}).do(f"take {person}")
    finish(desk.do(f"deed {deed.no} {person}"))
    assert desk.sheet("A")["deeds"] == [f"{deed.no}.{person}"]
    assert desk.view["deeds"][str(deed.no)]["by"] is None
    assert not desk.events("deed-done")


@pytest.mark.parametrize("deed", DEEDS, ids=lambda d: f"deed {d.no}")
def test_completion(deed: object) -> None:
    """J-D-7, J-D-8, J-D-9: the first with all three has the bonus, after the effect; others cross it."""
    number = deed.no  # type: ignore[attr-defined]
    entry = SHEETS.deeds[number - 1]
    last = next(p for p in entry.persons if p != "monk")
    before = ticks(number, but=last)
    other = [f"{number} {p}" for p in entry.persons if p != "monk"][:1]
    desk = Desk(4, [last], A={"deeds": before}, B={"deeds": other}).do(
        f"take {last}", f"deed {number} {last}"
    )
    done = [event.data for event in desk.events("deed-done")]
    finish(desk)
    assert done == [{"deed": number}]
    assert desk.view["deeds"][str(number)]["by"] == "A"
    assert desk.view["gone"][f"deed:{number}"] == "A"
    if entry.yellow.kind == "citizen":
        assert desk.sheet("A")["citizens"] == [f"deed:{number}"]
    else:
        assert desk.asked == "bonus"
        assert f"deed:{number}" in desk.pending()
        desk.do(f"bonus {entry.yellow.what}")
        assert desk.view["acting"]["person"] == entry.yellow.what
        assert desk.view["acting"]["because"] == f"deed:{number}"


def test_nobody_ticks_at_a_completed_deed() -> None:
    """J-D-9, J-Y-6: it is the one area that is closed with its yellow bonus."""
    deed = SHEETS.deeds[0]
    person = deed.persons[0]
    desk = Desk(2, [person], B={"deeds": ticks(deed.no)}).do(f"take {person}")
    assert desk.refused(f"deed {deed.no} {person}") == ("deed-crossed", "J-D-9")
    assert not any(line.startswith(f"deed {deed.no} ") for line in desk.options)


def test_the_effect_of_the_third_tick_comes_too() -> None:
    """J-D-8: before the bonus."""
    deed = next(
        d
        for d in DEEDS
        if d.yellow.kind == "action" and {e.kind for e in d.effect} == {"good", "development"}
    )
    last = deed.persons[0]
    desk = Desk(2, [last], A={"deeds": ticks(deed.no, but=last)}).do(f"take {last}", f"deed {deed.no} {last}")
    assert desk.asked == "good"
    desk.do("good wine")
    assert desk.sheet()["goods"]["wine"] == 1
    assert desk.sheet()["development"] == 1
    assert desk.pending() == [f"deed:{deed.no}"]


def test_by_a_craftsman_of_a_bonus() -> None:
    """J-D-7, J-D-12: deed bonuses are actions; a craftsman may build, use a place or help at another deed."""
    deed = next(d for d in DEEDS if d.yellow.what == "craftsman" and "farmer" in d.persons)
    town = other_end(ways(at="O")[0], "O")
    desk = Desk(2, ["farmer"], A={"deeds": ticks(deed.no, but="farmer"), "routes": path_to(town)})
    desk.do("take farmer", f"deed {deed.no} farmer", f"good {GOODS[0]}", "bonus craftsman")
    other = deed_with("craftsman")
    assert f"deed {other} craftsman" in desk.options
    desk.do(f"build {town} pay 1")
    assert desk.sheet("A")["posts"] == [town]
