"""The 30 places in their five tiers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, cast, get_args

from ...kernel import Entry
from .effects import finish, read_effects, read_name
from .model import Place, Places, PlayerCount, Tier
from .reading import File, both, listed
from .words import ANY_PERSON, HIRED_MONK, TIERS, TILE_PERSONS, PlaceKind

_GIVEN_PERSONS: Final[Mapping[str, tuple[PlaceKind, str | None]]] = {
    # What the rulebook says of kind and person of a place; the rest of the persons was only in pictures.
    "library": ("action", "scholar"),
    "cemetery": ("passive", None),
    "distillery": ("plus", "trader"),
    "archive": ("plus", "scholar"),
    "tree_house": ("passive", None),
    "carpentry": ("plus", "craftsman"),
    "two_master": ("action", "boatman"),
    "tavern": ("passive", None),
    "advisor": ("plus", "scholar"),
    "school": ("convert", "scholar"),
    "circus": ("action", ANY_PERSON),
    "machine": ("plus", "farmer"),
    "observatory": ("action", HIRED_MONK),
}


def read_places(file: File, goods: tuple[str, ...], counts: tuple[PlayerCount, ...]) -> Places:
    tiers = []
    for key, entry in file.block("tiers").entries():
        tiers.append(Tier(key, entry.number("cost", 0)))
        finish(entry)
    if [(t.id, t.cost) for t in tiers] != list(zip(TIERS, (1, 1, 2, 2, 2), strict=True)):
        raise file.block("tiers").problem("tiers I and II cost 1 coin, III, IV and V cost 2 (J-TR-7)")
    kinds = []
    for key, entry in file.block("kinds").entries():
        if key not in get_args(PlaceKind):
            raise entry.problem(f"is no kind of place; they are {listed(get_args(PlaceKind))}")
        kinds.append((cast(PlaceKind, key), read_name(entry)))
    display = file.block("display")
    in_box, laid_out = display.number("per_tier_in_box", 1), display.number("per_tier_laid_out", 1)
    finish(display)
    if (in_box, laid_out) != (6, 4):
        raise display.problem("6 cards of each tier, of which 4 are laid out (J-C-4, J-S-8)")
    cards = tuple(_place(key, no, e, goods) for no, (key, e) in enumerate(file.block("cards").entries(), 1))
    places = Places(tuple(tiers), in_box, laid_out, tuple(kinds), cards)
    _check_places(file, places, counts)
    return places


def _place(key: str, no: int, entry: Entry, goods: tuple[str, ...]) -> Place:
    kind = cast(PlaceKind, entry.text("kind", get_args(PlaceKind)))
    person = entry.text("person", (*TILE_PERSONS, ANY_PERSON, HIRED_MONK)) if "person" in entry else None
    place = Place(
        key,
        no,
        both(entry),
        entry.text("tier", TIERS),
        kind,
        person,
        read_effects(entry, "effect", goods),
        entry.flag("printed"),
        entry.texts("rules", default=()),
    )
    finish(entry)
    if (kind == "passive") != (person is None):
        raise entry.problem("passive places show no person, all others do (J-P-4, J-P-1, J-P-5)")
    if kind == "plus" and person not in TILE_PERSONS:
        raise entry.problem("a plus place shows a person that can be taken (J-P-5)")
    if not place.effect or not place.rules:
        raise entry.problem("needs an effect and the rules that describe it")
    if key in _GIVEN_PERSONS and (kind, person) != _GIVEN_PERSONS[key]:
        wanted_kind, wanted = _GIVEN_PERSONS[key]
        raise entry.problem(f"must be {wanted_kind} with {wanted or 'no person'} ({listed(place.rules)})")
    if key == "architect" and person == "craftsman":
        raise entry.problem(
            "with the craftsman it would do no more than the standard action (J-CR-1)", "architect"
        )
    return place


def _check_places(file: File, places: Places, counts: tuple[PlayerCount, ...]) -> None:
    block = file.block("cards")
    if missing := set(_GIVEN_PERSONS) - set(places.card):
        raise block.problem(f"these are missing: {listed(sorted(missing))}")
    for tier in TIERS:
        cards = places.of_tier(tier)
        if len(cards) != places.per_tier_in_box:
            raise block.problem(f"tier {tier} has {len(cards)} cards, not {places.per_tier_in_box} (J-C-4)")
        printed, needed = sum(c.printed for c in cards), max(c.unlock for c in counts)
        if printed < needed:
            raise block.problem(
                f"tier {tier} has {printed} printed places; {needed} open the next (J-TR-5)",
                "printed-tier",
                tier=tier,
                count=printed,
                of=needed,
            )
    if [c.tier for c in places.cards] != [t for t in TIERS for _ in range(places.per_tier_in_box)]:
        raise block.problem("the cards stand in the overview's order, tier by tier (J-O)")
    if (printed := sum(c.printed for c in places.cards)) != len(TIERS) * places.per_tier_laid_out:
        raise block.problem(
            f"{printed} places are printed on the sheet, but as many as laid out: 20",
            "printed",
            count=printed,
        )
    rules = Counter(r for c in places.cards for r in c.rules)
    if twice := [r for r, times in rules.items() if times > 1]:
        raise block.problem(f"two places claim the rule {listed(twice)}")
