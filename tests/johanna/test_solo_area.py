"""Johanna's area (J-L): her depot, her tracks, her citizens, her monks, read from the data."""

from __future__ import annotations

from typing import Any

import pytest
from johanna.desk import Desk, field_with
from johanna.solo_desk import AREA, SHIELDS, TRACKS, card_with, deck, effect_turn, her_turn

from bastide.johanna.sheets import TRACK_PERSONS

# -- her area ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("have", range(len(SHIELDS)))
def test_her_depot(have: int) -> None:
    """J-L-18, J-L-27, J-L-31: from left to right, the second row after the first."""
    desk = effect_turn("shield", johanna={"shields": have})
    assert desk.area()["shields"] == have + 1
    assert [e.data["worth"] for e in desk.events("johanna-shield")] == [SHIELDS[have]]


def test_her_full_depot() -> None:
    """J-L-18, J-AMB-25: a further shield is lost."""
    desk = effect_turn("shield", johanna={"shields": len(SHIELDS)})
    assert desk.area()["shields"] == len(SHIELDS)
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-18"]


@pytest.mark.parametrize("person", TRACK_PERSONS)
def test_tracks(person: str) -> None:
    """J-L-19, J-L-20: a tick on the track of the person, then the effect of the card."""
    card, _ = card_with("shield", person)
    desk = her_turn(card, [person] * 4, johanna={"tracks": {person: 2}})
    assert desk.area()["tracks"][person] == 3
    assert desk.area()["shields"] == 1
    kinds = [event.type for event in desk.happened]
    assert kinds.index("johanna-track") < kinds.index("johanna-shield")


@pytest.mark.parametrize("person", TRACK_PERSONS)
def test_a_full_track(person: str) -> None:
    """J-AMB-24: the tick is lost, the effect of the card is not."""
    card, _ = card_with("shield", person)
    size = len(TRACKS[person])
    desk = her_turn(card, [person] * 4, johanna={"tracks": {person: size}})
    assert (desk.area()["tracks"][person], desk.area()["shields"]) == (size, 1)


def test_craftsman() -> None:
    """J-L-21, J-L-28: she builds, with the number of the card; there is no track for him."""
    card = deck()[0]
    desk = her_turn(card, ["craftsman"] * 4)
    assert (desk.area()["posts"], desk.area()["towns"]) == (1, [str(card.post)])
    assert not any(desk.area()["tracks"].values())


def test_trader() -> None:
    """J-L-22: only the printed effect."""
    card, _ = card_with("shield", "trader")
    desk = her_turn(card, ["trader"] * 4)
    assert desk.area()["shields"] == 1
    assert not any(desk.area()["tracks"].values())


def scholar(have: int, level: str = "standard", **more: Any) -> Desk:
    johanna = {"tracks": {"scholar": have}, **more.pop("johanna", {})}
    card = next(c for c in deck(level) if dict(c.front)["scholar"].kind == "shield")
    return her_turn(card, ["scholar"] * 4, level=level, johanna=johanna, **more)


@pytest.mark.parametrize("have", range(len(AREA.scholar)))
def test_scholar_fields(have: int) -> None:
    """J-L-23, J-L-49: the effect of the field first, then that of the card, which is a shield here."""
    field = AREA.scholar[have]
    desk = scholar(have)
    area = desk.area()
    assert area["tracks"]["scholar"] == have + 1
    assert area["shields"] == 1 + (field == "shield")
    assert area["development"] == (field == "development")
    assert area["citizens"] == field.endswith("citizen")
    kinds = [event.type for event in desk.happened]
    wanted = {"development": "johanna-level", "shield": "johanna-shield", "monk": "johanna-nothing"}
    assert kinds.index(wanted.get(field, "johanna-citizen")) < kinds.index("johanna-effect")
    assert kinds.index("johanna-effect") < len(kinds) - 1 - kinds[::-1].index("johanna-shield")


def test_a_full_scholar_track() -> None:
    """J-AMB-24: no tick and no field's effect."""
    desk = scholar(len(AREA.scholar))
    assert desk.area()["shields"] == 1
    assert (desk.area()["development"], desk.area()["citizens"]) == (0, 0)


@pytest.mark.parametrize(("have", "nth", "rule"), [(1, 0, "J-L-25"), (4, 1, "J-L-26")])
def test_her_citizens_of_the_track(have: int, nth: int, rule: str) -> None:
    """J-L-25, J-L-26, J-L-42: fields 2 and 5 take the citizens of the track, unless the player has them."""
    at = field_with("citizen", yellow=True, nth=nth)
    desk = scholar(have)
    assert desk.area()["citizens"] == 1
    assert desk.view["gone"] == {f"development:{at}": "F"}
    assert [e.rule for e in desk.events("johanna-citizen")] == [rule]
    desk = scholar(have, A={"development": at})
    assert desk.area()["citizens"] == 0
    assert desk.view["gone"][f"development:{at}"] == "A"


@pytest.mark.parametrize("have", range(len(AREA.levels) + 1))
def test_her_development(have: int) -> None:
    """J-L-24, J-L-31: the next of her six levels; after the sixth nothing."""
    assert len(AREA.levels) == 6
    desk = effect_turn("development", johanna={"development": have})
    assert desk.area()["development"] == min(have + 1, 6)


# -- monks -------------------------------------------------------------------------------------------------


def monk_turn(action: str, level: str = "expert", **more: Any) -> Desk:
    """A card with a monk effect for a person, over a back with this monk action."""
    for card in deck(level):
        for person, effect in card.front:
            under = next((c for c in deck(level) if c.monk == action and c != card), None)
            if effect.kind == "monk" and under and person != action:
                return her_turn(card, [person] * 4, level=level, under=under, **more)
    raise LookupError(action)


def test_standard_ignores_monks() -> None:
    """J-L-5, J-L-37: nothing happens."""
    desk = monk_turn("build", "standard")
    assert desk.area()["posts"] == 0
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-5"]


@pytest.mark.parametrize("level", ["expert", "challenge"])
def test_a_monk_builds(level: str) -> None:
    """J-L-6, J-L-7, J-L-37, J-L-38: with the number on the face-up card."""
    desk = monk_turn("build", level)
    assert desk.area()["posts"] == 1
    assert desk.area()["towns"] == [str(desk.area()["card"]["post"])]
    assert desk.area()["shields"] == 0


@pytest.mark.parametrize("track", [t for t in TRACK_PERSONS if any(c.monk == t for c in deck())])
def test_a_monk_advances(track: str) -> None:
    """J-L-37, J-L-39: one field of the named track, and a shield."""
    desk = monk_turn(track)
    assert desk.area()["tracks"][track] == 1
    assert desk.area()["shields"] == 1


def test_twice_in_one_turn() -> None:
    """J-L-40: by the tile and by the monk."""
    for card in deck():
        for person, effect in card.front:
            under = next((c for c in deck() if c.monk == person and c != card), None)
            if effect.kind == "monk" and under:
                desk = her_turn(card, [person] * 4, level="expert", under=under)
                assert desk.area()["tracks"][person] == 2
                return
    raise AssertionError("no such card")


def test_a_scholar_field_with_a_monk() -> None:
    """J-L-23, J-L-37, J-AMB-21: the monk action of the top back, at Expert."""
    have = AREA.scholar.index("monk")
    under = next(c for c in deck() if c.monk == "build")
    desk = scholar(have, "expert", under=under)
    assert desk.area()["posts"] == 1
