"""The words of the sheet: what its files may speak of, each with the rule that says so."""

from __future__ import annotations

from typing import Final, Literal

Terrain = Literal["land", "water"]
PlaceKind = Literal["action", "plus", "passive", "convert"]
EffectKind = Literal[
    "coin",  # gain `amount` coins
    "good",  # gain one good: `what`, or "choice"
    "development",  # tick `amount` fields
    "development_per",  # tick one field for each `what`
    "route",  # fill one route by `what`, land or water
    "build_for",  # build a trading post for `amount` coins
    "acquire",  # buy a place
    "action",  # one action of the person `what`
    "points",  # circle `amount` points
    "shield",  # circle `amount` shields in the depot
    "citizen",  # circle `amount` citizens
    "either",  # one of `choices`
    "special",  # `what` names it, see data/places.toml
]
SoloKind = Literal[
    "shield",
    "development",
    "build",
    "remove_place",  # of the tier `what`
    "bank_shield",
    "citizen",
    "warehouse_citizen",
    "bank_citizen",
    "deed_from",  # the side `what`
    "monk",
]
ScholarField = Literal["development", "first_citizen", "second_citizen", "shield", "monk"]

TILES: Final = 27  # J-C-2
TOWNS: Final = 22  # J-S-11, J-S-12
CHOICE: Final = "choice"
ANY_PERSON: Final = "any"
HIRED_MONK: Final = "hired_monk"
MONK: Final = "monk"
HUB: Final = "O"
TILE_PERSONS: Final = ("farmer", "knight", "boatman", "craftsman", "trader", "scholar")  # J-C-3
TRACK_PERSONS: Final = ("farmer", "boatman", "knight")  # J-L-19, J-L-47
TIERS: Final = ("I", "II", "III", "IV", "V")  # J-C-4
COUNTED: Final = ("full_warehouse_column", "crossed_bank_column", "trading_post")
SPECIALS: Final = (
    "cheaper_places",
    "swap_one_good",
    "build_in_crossed_towns",
    "scholar_as_any_person",
    "to_next_multiplier",
)
WORDS: Final = ("rulebook", "inferred", "source", "reconstruction")
