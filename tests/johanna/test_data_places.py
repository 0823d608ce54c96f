"""The printed deeds and places of Johanna: what they do, and for which persons."""

from __future__ import annotations

from collections import Counter

import pytest

from bastide.johanna import sheets as sh
from bastide.johanna.sheets import Effect

SHEETS = sh.load_sheets()

COIN, DEVELOPMENT, CHOICE = Effect("coin"), Effect("development"), Effect("good", 1, "choice")
LAND, WATER = Effect("route", 1, "land"), Effect("route", 1, "water")
MONK_ACTION, CITIZEN = Effect("action", 1, "monk"), Effect("citizen")
COIN_OR_DEVELOPMENT = Effect("either", choices=(COIN, DEVELOPMENT))


def test_deeds() -> None:
    """J-D-1, J-D-7, J-D-10, J-D-11, J-N-3: three persons, four effects, actions first and citizens last."""
    assert [d.no for d in SHEETS.deeds] == [1, 2, 3, 4, 5]
    assert all(len(set(d.persons)) == 3 for d in SHEETS.deeds)
    assert any("monk" in d.persons for d in SHEETS.deeds)
    effects = {(CHOICE, DEVELOPMENT), (LAND,), (COIN, DEVELOPMENT), (COIN, CHOICE)}
    assert {d.effect for d in SHEETS.deeds} == effects
    assert {d.yellow for d in SHEETS.deeds[:3]} <= {Effect("action", 1, "craftsman"), MONK_ACTION}
    assert [d.yellow for d in SHEETS.deeds[3:]] == [CITIZEN, CITIZEN]


@pytest.mark.parametrize(("players", "deeds"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_deeds_in_play(players: int, deeds: int) -> None:
    """J-S-13, J-S-14, J-L-1: deed 5 is struck with one and two players."""
    assert [d.no for d in SHEETS.deeds_with(players)] == list(range(1, deeds + 1))


def test_thirty_places_in_five_tiers() -> None:
    """J-C-4, J-S-8, J-S-9, J-TR-7: six cards to a tier, four of them laid out, 1 or 2 coins."""
    places = SHEETS.places
    assert Counter(c.tier for c in places.cards) == dict.fromkeys(("I", "II", "III", "IV", "V"), 6)
    assert (places.per_tier_in_box, places.per_tier_laid_out) == (6, 4)
    assert places.cost == {"I": 1, "II": 1, "III": 2, "IV": 2, "V": 2}


def test_printed_places() -> None:
    """J-S-7, J-TR-12: twenty, and in every tier enough to open the next one."""
    printed = Counter(c.tier for c in SHEETS.places.cards if c.printed)
    assert sum(printed.values()) == 20
    assert min(printed.values()) >= max(c.unlock for c in SHEETS.player_counts)


def per(what: str) -> Effect:
    return Effect("development_per", 1, what)


def special(what: str) -> Effect:
    return Effect("special", 1, what)


@pytest.mark.parametrize(
    ("rules", "german", "kind", "effect"),
    [
        ("J-O-01", "Stall", "action", (COIN, CHOICE)),
        ("J-O-02", "Bibliothek", "action", (Effect("development", 2),)),
        ("J-O-03", "Windmühle", "action", (COIN, DEVELOPMENT)),
        ("J-O-04", "Brauerei", "action", (Effect("coin", 2),)),
        ("J-O-05", "Weide", "action", (DEVELOPMENT, CHOICE)),
        ("J-O-06", "Friedhof", "passive", (special("cheaper_places"),)),
        ("J-O-07", "Brennerei", "plus", (COIN,)),
        ("J-O-08", "Archiv", "plus", (DEVELOPMENT,)),
        ("J-O-09", "Fischerboot", "action", (WATER, COIN)),
        ("J-O-10", "Handelsroute", "action", (LAND, DEVELOPMENT)),
        ("J-O-11 J-O-12", "Baumhaus", "passive", (special("swap_one_good"),)),
        ("J-O-13", "Heuschober", "action", (Effect("good", 1, "grain"), CHOICE)),
        ("J-O-14", "Käserei", "action", (Effect("good", 1, "cheese"), CHOICE)),
        ("J-O-15", "Tischlerei", "plus", (COIN_OR_DEVELOPMENT,)),
        ("J-O-16", "Zweimaster", "action", (WATER, WATER)),
        ("J-O-17", "Vierspanner", "action", (LAND, LAND)),
        ("J-O-18", "Taverne", "passive", (special("build_in_crossed_towns"),)),
        ("J-O-19", "Architekt", "action", (Effect("build_for", 1),)),
        ("J-O-20", "Winzerei", "action", (Effect("good", 1, "wine"), CHOICE)),
        ("J-O-21", "Beichtstuhl", "action", (Effect("development", 3),)),
        ("J-O-22", "Falknerei", "action", (COIN, DEVELOPMENT, CHOICE)),
        ("J-O-23", "Gasthof", "action", (per("full_warehouse_column"),)),
        ("J-O-24", "Berater", "plus", (CHOICE,)),
        ("J-O-25", "Park", "action", (per("crossed_bank_column"),)),
        ("J-O-26", "Warenhaus", "action", (CHOICE, CHOICE)),
        ("J-O-27 J-O-28", "Schule", "convert", (special("scholar_as_any_person"),)),
        ("J-O-29", "Goldschmied", "action", (per("trading_post"),)),
        ("J-O-30", "Zirkus", "action", (COIN_OR_DEVELOPMENT, COIN_OR_DEVELOPMENT)),
        ("J-O-31", "Maschine", "plus", (CHOICE,)),
        ("J-O-32 J-O-33 J-O-34", "Sternwarte", "action", (special("to_next_multiplier"),)),
    ],
)
def test_what_a_place_does(rules: str, german: str, kind: str, effect: tuple[Effect, ...]) -> None:
    """The catalogue's text fixes kind and effect of every place."""
    place = next(c for c in SHEETS.places.cards if c.rules == tuple(rules.split()))
    assert (place.name.de, place.kind, place.effect) == (german, kind, effect)


@pytest.mark.parametrize(
    ("place", "person"),
    [
        ("library", "scholar"),  # J-O-02
        ("distillery", "trader"),  # J-O-07
        ("archive", "scholar"),  # J-O-08
        ("carpentry", "craftsman"),  # J-O-15
        ("two_master", "boatman"),  # J-O-16
        ("advisor", "scholar"),  # J-O-24
        ("school", "scholar"),  # J-O-27
        ("circus", "any"),  # J-O-30
        ("machine", "farmer"),  # J-O-31
        ("observatory", "hired_monk"),  # J-O-32
        ("cemetery", None),  # J-O-06, J-P-4
        ("tree_house", None),  # J-O-11, J-P-4
        ("tavern", None),  # J-O-18, J-P-4
    ],
)
def test_persons_that_the_text_gives(place: str, person: str | None) -> None:
    assert SHEETS.places.card[place].person == person


def test_places_show_a_person_unless_passive() -> None:
    """J-P-1, J-P-4, J-P-5; Architekt may not repeat the craftsman's own action (J-CR-1, J-O-19)."""
    for place in SHEETS.places.cards:
        assert (place.person is None) == (place.kind == "passive")
        if place.kind == "plus":
            assert place.person is not None
            assert SHEETS.person[place.person].tiles
    assert SHEETS.places.card["architect"].person != "craftsman"
