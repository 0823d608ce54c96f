"""The printed places of Orléans: what they take, what they do, who may have them."""

from __future__ import annotations

from collections import Counter

import pytest

from bastide.orleans import boards
from bastide.orleans.boards import ANY, Effect, Reward

BOX = boards.box()


def test_player_board() -> None:
    """O-B-b, O-BF-e, O-P4-o: ten places and the professions they need; 8 market spaces."""
    assert {p.id: p.spaces for p in BOX.places.values()} == {
        "farm_house": ("boatman", "craftsman"),
        "village": ("farmer", "boatman", "craftsman"),
        "university": ("farmer", "craftsman", "trader"),
        "castle": ("farmer", "boatman", "trader"),
        "monastery": ("scholar", "trader"),
        "ship": ("farmer", "boatman", "knight"),
        "wagon": ("farmer", "trader", "knight"),
        "guildhall": ("farmer", "craftsman", "knight"),
        "scriptorium": ("knight", "scholar"),
        "town_hall": (ANY, ANY),
    }
    assert BOX.market_spaces == 8


def test_who_recruits_whom() -> None:
    """O-BF-a, O-BV-a, O-BU-a, O-BK-a, O-BM-a."""
    assert {p.id: p.effect.recruit for p in BOX.places.values() if p.effect.recruit} == {
        "farm_house": ("farmer",),
        "village": ("boatman", "craftsman", "trader"),
        "university": ("scholar",),
        "castle": ("knight",),
        "monastery": ("monk",),
    }


def test_other_board_places() -> None:
    """O-BX-a: one step in the Scriptorium; waterway, road and station for the others."""
    assert BOX.places["ship"].effect == Effect(travel="water", collect="may")
    assert BOX.places["wagon"].effect == Effect(travel="road", collect="may")
    assert BOX.places["guildhall"].effect == Effect(stations=1)
    assert BOX.places["scriptorium"].effect == Effect(development=1)


def test_town_hall() -> None:
    """O-BT-a, O-BT-b, O-BT-c, O-P4-n: two spaces, one is enough, marked followers stay out."""
    hall = BOX.places["town_hall"]
    assert (len(hall.spaces), hall.enough, hall.marked, hall.effect.send) == (2, 1, False, 2)
    assert [p.id for p in BOX.places.values() if p.enough < len(p.spaces)] == ["town_hall"]


def test_deeds() -> None:
    """O-BD-a, O-BD-b: eight deeds, 45 spaces, coins for each character; Canalization lets choose."""
    assert {d.id: (len(d.spaces), [r.coins for r in d.rewards]) for d in BOX.deeds.values()} == {
        "city_wall": (10, [1]),
        "papal_conclave": (3, [3]),
        "defeating_plague": (5, [2]),
        "astronomy": (3, [1]),
        "boatmen_guild": (4, [1]),
        "cathedral": (6, [2]),
        "peace_treaty": (4, [2]),
        "canalization": (10, [1, 0]),
    }
    assert BOX.deeds["canalization"].rewards == (Reward(coins=1), Reward(development=1))
    assert Counter(who for deed in BOX.deeds.values() for who in deed.spaces) == {
        "farmer": 7,
        "boatman": 7,
        "craftsman": 7,
        "trader": 7,
        "knight": 6,
        "scholar": 6,
        "monk": 5,
    }


def test_spaces_of_each_deed() -> None:
    """The professions that each deed wants."""
    assert {d.id: Counter(d.spaces) for d in BOX.deeds.values()} == {
        "city_wall": {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3},
        "papal_conclave": {"monk": 2, "knight": 1},
        "defeating_plague": {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1},
        "astronomy": {"scholar": 2, "trader": 1},
        "boatmen_guild": {"scholar": 1, "boatman": 3},
        "cathedral": {"craftsman": 2, "monk": 2, "trader": 2},
        "peace_treaty": {"monk": 1, "scholar": 1, "knight": 2},
        "canalization": {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2},
    }


def test_place_tile_categories() -> None:
    """O-CE-b, O-S-q: 12 of category I, 8 of II."""
    assert Counter(t.category for t in BOX.place_tiles.values()) == {"I": 12, "II": 8}
    assert {t.id for t in BOX.place_tiles.values() if t.category == "II"} == {
        "gunpowder_tower",
        "cellar",
        "office",
        "school",
        "pharmacy",
        "horse_wagon",
        "shipping_line",
        "laboratory",
    }


def test_place_tile_spaces() -> None:
    """O-L-11a, O-L-15b, O-L-17b, O-L-18a: who activates which tile; the Bathhouse takes one character."""
    spaces = {t.id: t.spaces for t in BOX.place_tiles.values()}
    assert len(spaces.pop("bathhouse")) == 1
    assert spaces == {
        "hayrick": ("farmer",),
        "cheese_factory": ("farmer", "farmer"),
        "winery": ("farmer", "trader"),
        "wool_manufacturer": ("boatman", "trader"),
        "tailor_shop": ("trader", "scholar"),
        "brewery": ("monk",),
        "sacristy": ("monk",),
        "herb_garden": (),
        "windmill": ("craftsman", "craftsman"),
        "library": ("knight", "scholar"),
        "hospital": ("boatman", "scholar"),
        "gunpowder_tower": (),
        "cellar": ("monk", "scholar"),
        "office": ("scholar", "scholar"),
        "school": (),
        "pharmacy": (ANY,),
        "horse_wagon": ("knight", "trader"),
        "shipping_line": ("boatman",),
        "laboratory": ("craftsman", "scholar"),
    }


@pytest.mark.parametrize(
    ("rule", "tile", "effect"),
    [
        ("O-L-01", "hayrick", Effect(good="grain")),
        ("O-L-02", "cheese_factory", Effect(good="cheese")),
        ("O-L-03", "winery", Effect(good="wine")),
        ("O-L-04", "wool_manufacturer", Effect(good="wool")),
        ("O-L-05", "tailor_shop", Effect(good="brocade")),
        ("O-L-06", "shipping_line", Effect(development=1)),
        ("O-L-07", "brewery", Effect(coins=2)),
        ("O-L-08", "library", Effect(development=2)),
        ("O-L-09", "windmill", Effect(coins=2, development=1)),
        ("O-L-10", "cellar", Effect(coins=4)),
        ("O-L-11b", "pharmacy", Effect(special="pharmacy", pay=3, development=1)),
        ("O-L-12", "office", Effect(coins=1, coins_per="station")),
        ("O-L-13a", "bathhouse", Effect(special="bathhouse", draw=3, place=2)),
        ("O-L-14", "hospital", Effect(coins=1, coins_per="status")),
        ("O-L-19a", "gunpowder_tower", Effect(market=2, send=2)),
        ("O-L-20a", "laboratory", Effect(technology=1)),
    ],
)
def test_place_tile_effects(rule: str, tile: str, effect: Effect) -> None:
    assert BOX.place_tiles[tile].effect == effect
    assert rule in BOX.place_tiles[tile].rules


def test_tiles_whose_rule_is_in_the_engine() -> None:
    """The Sacristy is only named; what the Horse Wagon collects hangs on a switch."""
    assert BOX.place_tiles["sacristy"].effect == Effect(special="sacristy")
    assert BOX.place_tiles["horse_wagon"].effect == Effect(travel="road", collect="horse_wagon.good")


def test_privileges() -> None:
    """O-L-15a, O-L-17a: scholars for all but monks, boatmen for craftsmen, traders and farmers."""
    school, garden = BOX.place_tiles["school"], BOX.place_tiles["herb_garden"]
    assert set(school.effect.stands_for["scholar"]) == set(BOX.characters) - {"scholar", "monk"}
    assert set(garden.effect.stands_for["boatman"]) == {"craftsman", "trader", "farmer"}
    assert (len(school.effect.stands_for), len(garden.effect.stands_for)) == (1, 1)


def test_use_of_place_tiles() -> None:
    """Four tiles are no plain actions."""
    assert {t.id: t.use for t in BOX.place_tiles.values() if t.use != "action"} == {
        "school": "privilege",
        "herb_garden": "privilege",
        "sacristy": "event",
        "gunpowder_tower": "storage",
    }
