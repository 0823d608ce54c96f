"""The printed things of Johanna: what the rulebook says of them, and that broken files are refused.

A value that is a reconstruction is never repeated here; the tests read it from the data. Rule IDs stand with
the facts that a wrong file would break; what the engine makes of the facts is tested elsewhere.
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.johanna import sheets as sh
from bastide.johanna.sheets import DataError, Effect

FOLDER = Path(sh.__file__).parents[1]
SHEETS = sh.load_sheets()
OPTIONS = {o.name: o for o in sh.load_options()}
RULES = {r.id: r for r in sh.load_rules()}

COIN, DEVELOPMENT, CHOICE = Effect("coin"), Effect("development"), Effect("good", 1, "choice")
LAND, WATER = Effect("route", 1, "land"), Effect("route", 1, "water")
MONK_ACTION, CITIZEN = Effect("action", 1, "monk"), Effect("citizen")
COIN_OR_DEVELOPMENT = Effect("either", choices=(COIN, DEVELOPMENT))


def either(*choices: Effect) -> Effect:
    return Effect("either", choices=choices)


# ---- tiles, bags and rounds --------------------------------------------------------------------------------


def test_tiles() -> None:
    """J-C-2, J-C-3: 27 tiles of six persons; the monk is no tile."""
    tiles = {p.id: p.tiles for p in SHEETS.persons if p.tiles}
    assert sum(tiles.values()) == 27
    assert set(tiles) == {"farmer", "knight", "boatman", "craftsman", "trader", "scholar"}
    assert SHEETS.person["monk"].tiles == 0


def test_standard_actions() -> None:
    """J-FA-1, J-KN-1, J-BO-1, J-CR-1, J-TR-1, J-SC-1: what each person gives."""
    assert {p.id: (p.rule, p.action) for p in SHEETS.persons} == {
        "farmer": ("J-FA-1", (CHOICE,)),
        "knight": ("J-KN-1", (LAND,)),
        "boatman": ("J-BO-1", (either(WATER, COIN),)),
        "craftsman": ("J-CR-1", (either(Effect("build_for", 1), COIN),)),
        "trader": ("J-TR-1", (either(Effect("acquire", 1, "place"), COIN),)),
        "scholar": ("J-SC-1", (DEVELOPMENT,)),
        "monk": ("J-N-1", ()),
    }


def test_numbers_of_players() -> None:
    """J-C-1, J-S-5, J-S-6, J-R-2, J-R-10, J-R-13, J-TR-4, J-TR-5: what the number of players changes."""
    found = {c.players: (c.set_aside, c.draw, c.bags, c.unlock) for c in SHEETS.player_counts}
    assert found == {1: (2, 5, 2, 1), 2: (2, 5, 2, 1), 3: (3, 4, 3, 1), 4: (2, 5, 4, 2), 5: (3, 6, 5, 2)}
    assert SHEETS.bag_numbers == 5  # J-C-6, J-S-15


@pytest.mark.parametrize(
    ("players", "per_bag", "rounds", "turns"),
    [(2, 5, 10, 25), (3, 6, 18, 24), (4, 5, 20, 25), (5, 4, 20, 24)],
)
def test_rounds_come_out_even(players: int, per_bag: int, rounds: int, turns: int) -> None:
    """J-R-14, J-R-4, J-R-5: full rounds only, and everybody has the same number of turns."""
    count = SHEETS.with_players(players)
    assert count.rounds_per_bag == per_bag
    assert count.rounds_per_bag * count.draw == 27 - count.set_aside
    assert count.rounds_per_bag * count.bags == rounds
    had = Counter(
        (starter + turn) % players for starter in range(rounds) for turn in range(count.draw)
    )  # the starting player moves on with every round
    assert set(had.values()) == {turns}


# ---- map ---------------------------------------------------------------------------------------------------


def test_towns() -> None:
    """Orléans and 22 numbers; the only citizen of the map is in town 22 (J-CR-8)."""
    numbers = [t.number for t in SHEETS.map.towns if t.number]
    assert sorted(numbers) == list(range(1, 23))
    assert [t.name.de for t in SHEETS.map.towns if t.number is None] == ["Orléans"]
    assert [t.number for t in SHEETS.map.towns if t.citizen] == [22]
    assert SHEETS.map.town["8"].name == sh.Text("Town 8", "Stadt 8")


@pytest.mark.parametrize(("players", "first_struck"), [(1, 18), (2, 18), (3, 20), (4, 23), (5, 23)])
def test_struck_parts(players: int, first_struck: int) -> None:
    """J-S-11, J-S-12, J-S-14, J-S-18, J-L-1: struck towns, and every route that touches one."""
    struck = SHEETS.map.struck_towns(players)
    assert struck == {str(n) for n in range(first_struck, 23)}
    for route in SHEETS.map.routes:
        assert (route.id in SHEETS.map.struck_routes(players)) == bool(struck & set(route.ends))
        assert (route.id in SHEETS.map.struck_routes(players, inside_only=True)) == (
            struck >= set(route.ends)
        )


@pytest.mark.parametrize("players", range(1, 6))
def test_every_town_in_play_can_be_reached(players: int) -> None:
    """J-CR-2 would leave a town without meaning that no routes in play join to Orléans."""
    struck = SHEETS.map.struck_routes(players)
    ways = [set(r.ends) for r in SHEETS.map.routes if r.id not in struck]
    reached = {"O"}
    for _ in SHEETS.map.towns:
        reached |= {town for way in ways if way & reached for town in way}
    assert reached == {t.id for t in SHEETS.map.towns} - SHEETS.map.struck_towns(players)


def test_routes_of_the_examples() -> None:
    """The rulebook's examples use O–8, 8–16 and the land route 8–9 with one good; J-O-11 needs two goods."""
    ends = {frozenset(r.ends): r for r in SHEETS.map.routes}
    assert {frozenset(("O", "8")), frozenset(("8", "16"))} <= set(ends)
    example = ends[frozenset(("8", "9"))]
    assert (example.by, len(example.goods)) == ("land", 1)
    assert any(r.by == "land" and len(r.goods) > 1 for r in SHEETS.map.routes)


def test_every_route_gives_something() -> None:
    """J-KN-2, J-KN-4, J-KN-5: two different towns, and goods or development to gain."""
    goods = {g.id for g in SHEETS.warehouse.goods}
    for route in SHEETS.map.routes:
        assert len(set(route.ends)) == 2
        assert set(route.goods) <= goods
        assert route.goods or route.development
    assert {r.by for r in SHEETS.map.routes} == {"land", "water"}


def test_no_two_routes_cross() -> None:
    """Drawn as straight lines, routes meet only in towns."""

    def side(a: sh.Town, b: sh.Town, c: sh.Town) -> int:
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

    town = SHEETS.map.town
    for one, two in itertools.combinations(SHEETS.map.routes, 2):
        if set(one.ends) & set(two.ends):
            continue
        a, b, c, d = (town[end] for end in (*one.ends, *two.ends))
        crossing = side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0
        assert not crossing, f"{one.id} and {two.id} cross"


# ---- warehouse, bank, depot, development, monks ------------------------------------------------------------


def test_warehouse() -> None:
    """J-W-1, J-W-7, J-Z-8: five goods, five columns and what the columns give."""
    assert len(SHEETS.warehouse.goods) * len(SHEETS.warehouse.columns) == 25
    assert {"grain", "cheese", "wine"} <= {g.id for g in SHEETS.warehouse.goods}
    columns = SHEETS.warehouse.columns
    assert {c.bonus for c in columns[:3]} == {Effect("coin", 2), MONK_ACTION, Effect("development", 4)}
    assert (columns[3].bonus, columns[3].yellow) == (Effect("points", 5), None)
    assert (columns[4].bonus, columns[4].yellow) == (None, CITIZEN)


def test_bank() -> None:
    """J-Q-1, J-Q-13, J-Q-14, J-Q-15, J-Z-9: 15 coins, and what rows and columns give."""
    bank = SHEETS.bank
    assert (len(bank.rows), len(bank.columns)) == (3, 5)
    assert (bank.rows[1].bonus, bank.rows[2].yellow) == (Effect("points", 4), CITIZEN)
    assert bank.columns[4].bonus == Effect("points", 7)
    assert {c.yellow for c in bank.columns} == {Effect("shield")}
    named = {Effect("action", 1, "farmer"), Effect("development", 2), Effect("build_for", 0)}
    assert named <= {c.bonus for c in bank.columns[:4]} <= {*named, MONK_ACTION}


def test_start_coin() -> None:
    """J-S-16: one coin from the start; its row is data, and the option's default agrees (J-AMB-2)."""
    assert SHEETS.bank.start_column == 1
    assert OPTIONS["start_coin_row"].default == SHEETS.bank.start_row


def test_development_track() -> None:
    """J-E-3, J-E-4, J-E-6, J-X-2: four white bonuses, 2 shields, 2 citizens, multipliers up to 6."""
    bonuses = Counter(f.bonus for f in SHEETS.development if f.bonus)
    assert set(bonuses) == {COIN, MONK_ACTION, Effect("shield"), CHOICE}
    assert bonuses[Effect("shield")] == 2
    assert [f.yellow for f in SHEETS.development if f.yellow] == [CITIZEN, CITIZEN]
    multipliers = [f.multiplier for f in SHEETS.development if f.multiplier]
    assert multipliers == sorted(multipliers)
    assert multipliers[-2:] == [5, 6]
    assert [f.at for f in SHEETS.development] == list(range(1, len(SHEETS.development) + 1))


def test_monks() -> None:
    """J-T-4, J-Z-10: three hires; 7, 6, 4 and 0 points."""
    assert SHEETS.monks.hires == 3
    assert SHEETS.monks.points_by_hired == (7, 6, 4, 0)


def test_the_scoring_example_can_happen() -> None:
    """J-Z-15: 30 + 8 + 4 + 6 + 4 = 52 with the rows, shields and multipliers of this sheet."""
    rows = [g.points for g in SHEETS.warehouse.goods]
    column_4 = SHEETS.warehouse.columns[3].bonus
    assert column_4 is not None
    sums = {sum(some) for n in range(7) for some in itertools.combinations([*rows, column_4.amount], n)}
    assert 8 in sums
    assert 4 in itertools.accumulate(SHEETS.depot)
    bank = SHEETS.bank.rows[1].bonus
    assert bank is not None
    assert 5 in {f.multiplier for f in SHEETS.development}
    assert (4 + 2) * 5 + 8 + bank.amount + SHEETS.monks.points_by_hired[1] + 4 == 52


@pytest.mark.parametrize(("players", "citizens"), [(1, 6), (2, 6), (3, 7), (4, 8), (5, 8)])
def test_citizens_in_the_game(players: int, citizens: int) -> None:
    """J-Y-10: eight citizens, fewer where deed 5 and town 22 are struck."""
    assert SHEETS.citizens_with(players) == citizens


# ---- deeds and places --------------------------------------------------------------------------------------


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
        ("J-O-13", "Heuschaber", "action", (Effect("good", 1, "grain"), CHOICE)),
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


# ---- solo --------------------------------------------------------------------------------------------------


def test_solo_cards() -> None:
    """J-C-5, J-L-7: 14 main cards, and 1B to 4B in place of 1 to 4."""
    assert [c.id for c in SHEETS.solo.cards if not c.replaces] == [str(n) for n in range(1, 15)]
    exchange = {c.id: c.replaces for c in SHEETS.solo.cards if c.replaces}
    assert exchange == {"1B": "1", "2B": "2", "3B": "3", "4B": "4"}


@pytest.mark.parametrize(
    ("level", "monk_actions", "first"),
    [("standard", False, ["1", "2", "3", "4"]), ("expert", True, ["1", "2", "3", "4"]),
     ("challenge", True, ["1B", "2B", "3B", "4B"])],
)  # fmt: skip
def test_levels(level: str, monk_actions: bool, first: list[str]) -> None:
    """J-L-4, J-L-5, J-L-6, J-L-7: monk actions from Expert on, exchange cards in the Challenge."""
    assert SHEETS.solo.level[level].monk_actions == monk_actions
    deck = [c.id for c in SHEETS.solo.deck(level)]
    assert sorted(deck) == sorted([*first, *(str(n) for n in range(5, 15))])
    assert level in OPTIONS["level"].values


def test_fronts_and_backs() -> None:
    """J-L-13, J-L-14, J-L-21, J-L-28, J-L-38, J-L-39: persons, a town in play, an arrow, a monk action."""
    struck = SHEETS.map.struck_towns(1)
    for card in SHEETS.solo.cards:
        assert sorted(p for p, _ in card.front) == sorted(p.id for p in SHEETS.persons if p.tiles)
        assert dict(card.front)["craftsman"].kind == "build"
        assert str(card.post) in SHEETS.map.town.keys() - struck
        assert card.arrow in {"up", "down"}
        assert card.monk in {"build", "farmer", "boatman", "knight", "scholar"}


def test_the_example_of_johannas_choice() -> None:
    """J-L-17: read upwards, a card shows the boatman and then the farmer; only the farmer is displayed."""
    display = {"knight", "craftsman", "farmer"}
    fronts = [[p for p, _ in reversed(c.front)] for c in SHEETS.solo.cards]
    example = next(f for f in fronts if f[:2] == ["boatman", "farmer"])
    assert next(p for p in example if p in display) == "farmer"


def test_the_solo_deck_lasts_a_bag() -> None:
    """J-L-10, J-L-16: 12 and 13 turns of Johanna, and one more back to read: 14 cards are exactly enough."""
    count = SHEETS.with_players(1)
    in_bag = count.rounds_per_bag * count.draw
    turns = [range(bag * in_bag, (bag + 1) * in_bag) for bag in range(count.bags)]
    johanna = [sum(turn % 2 for turn in bag) for bag in turns]
    assert johanna == [12, 13]
    assert {len(SHEETS.solo.deck(level.id)) for level in SHEETS.solo.levels} == {max(johanna) + 1}


def test_johannas_area() -> None:
    """J-L-18, J-L-19, J-L-23, J-L-24, J-L-25, J-L-26: tracks, scholar fields, depot rows, levels."""
    area = SHEETS.johanna
    assert [person for person, _ in area.tracks] == ["farmer", "boatman", "knight"]
    assert (area.scholar.index("first_citizen") + 1, area.scholar.index("second_citizen") + 1) == (2, 5)
    assert set(area.scholar) == {"development", "first_citizen", "second_citizen", "shield", "monk"}
    assert len(area.depot_rows) == 2
    assert area.levels == (1, 2, 3, 4, 5, 6)


def test_solo_effects_name_their_rule() -> None:
    """J-L-24, J-L-27, J-L-28, J-L-30, J-L-32 to J-L-37: every effect on a card has a name and a rule."""
    used = {effect.kind for card in SHEETS.solo.cards for _, effect in card.front}
    named = {word.kind: word.rule for word in SHEETS.solo.effects}
    assert used <= set(named)
    assert set(named.values()) <= set(RULES)


# ---- provenance, rule index, options -----------------------------------------------------------------------


def test_every_file_says_where_its_values_come_from() -> None:
    """R-3, R-20: the table can tell what is a reconstruction."""
    assert {o.file for o in SHEETS.origins} == {f"data/{p.name}" for p in (FOLDER / "data").glob("*.toml")}
    assert {o.word for o in SHEETS.origins} <= set(sh.WORDS)
    reconstructed = {(o.file, o.about) for o in SHEETS.origins if o.word == "reconstruction"}
    assert {
        ("data/persons.toml", "persons.tiles"),
        ("data/warehouse.toml", "goods.points"),
        ("data/depot.toml", "shields"),
        ("data/development.toml", "fields.at"),
        ("data/deeds.toml", "deeds.persons"),
        ("data/map.toml", "routes"),
        ("data/solo-cards.toml", "cards"),
    } <= reconstructed


def test_all_files_agree() -> None:
    sh.check_all()


def test_rule_index_is_complete() -> None:
    """278 rules and 33 questions, numbered without gaps within each section."""
    sections: dict[str, list[int]] = {}
    for rule in RULES.values():
        sections.setdefault(rule.section, []).append(int(rule.id.rpartition("-")[2]))
    assert len(sections.pop("J-AMB")) == 33
    assert sum(len(numbers) for numbers in sections.values()) == 278
    for section, numbers in sections.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), section


def test_rules_are_plain_sentences_in_both_languages() -> None:
    for rule in RULES.values():
        for text in (rule.text.en, rule.text.de):
            assert not re.search(r"[`*▲→]|\[|\s$|^\s|  ", text), rule.id
            assert text[-1] in ".?!)", rule.id
        assert rule.text.en != rule.text.de, rule.id
        assert re.findall(r"J-[A-Z]+-\d+", rule.text.en) == re.findall(r"J-[A-Z]+-\d+", rule.text.de), rule.id


def test_rules_call_the_places_as_the_cards_do() -> None:
    """The catalogue's sentences and the cards use the same names."""
    for place in SHEETS.places.cards:
        for rule_id in place.rules:
            assert RULES[rule_id].text.en.startswith(place.name.en)
            assert RULES[rule_id].text.de.startswith(place.name.de)
    german = {c.name.de for c in SHEETS.places.cards} - {"Park"}
    for rule in RULES.values():
        assert not german & set(re.findall(r"\w+", rule.text.en)), rule.id


def test_options() -> None:
    """J-S-19, J-L-4 and the switches of the questions; the core ones are built both ways (R-1)."""
    assert {o.name for o in OPTIONS.values() if o.weight == "core"} == {
        "first_player",
        "places",
        "level",
        "school_for_deeds",
    }
    assert (OPTIONS["places"].values, OPTIONS["places"].default) == (("cards", "printed"), "cards")
    assert OPTIONS["places"].question == "J-S-19"
    assert OPTIONS["level"].question == "J-L-4"
    assert OPTIONS["first_player"].default == "random"
    assert all(o.default == o.values[0] for o in OPTIONS.values())
    switches = {r.switch for r in RULES.values() if r.switch}
    assert switches == set(OPTIONS) - {"places", "level"}


# ---- broken files are refused ------------------------------------------------------------------------------


def toml(value: object) -> str:
    """Plain data as inline TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


class Copy:
    """A copy of the files that a test may spoil."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def edit(self, file: str, spoil: Callable[[dict[str, Any]], object]) -> None:
        path = self.root / file
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        spoil(data)
        lines = (f"{json.dumps(key)} = {toml(value)}\n" for key, value in data.items())
        path.write_text("".join(lines), encoding="utf-8")

    def fault(self) -> DataError:
        with pytest.raises(DataError) as caught:
            sh.check_all(self.root)
        return caught.value


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    for name in ("data", "rulebook"):
        shutil.copytree(FOLDER / name, tmp_path / name)
    shutil.copy(FOLDER / "options.toml", tmp_path)
    return Copy(tmp_path)


def all_files() -> list[str]:
    found = [p for name in ("data", "rulebook") for p in (FOLDER / name).glob("*.toml")]
    return ["options.toml", *sorted(p.relative_to(FOLDER).as_posix() for p in found)]


def test_an_untouched_copy_is_accepted(copy: Copy) -> None:
    for file in all_files():
        copy.edit(file, lambda data: None)
    sh.check_all(copy.root)
    assert sh.load_sheets(copy.root) == SHEETS


@pytest.mark.parametrize("file", all_files())
def test_a_file_that_is_no_toml(copy: Copy, file: str) -> None:
    (copy.root / file).write_text("this is = = not TOML", encoding="utf-8")
    fault = copy.fault()
    assert fault.file == file
    assert "not valid TOML" in str(fault)


@pytest.mark.parametrize("file", all_files())
def test_a_missing_file(copy: Copy, file: str) -> None:
    (copy.root / file).unlink()
    fault = str(copy.fault())
    assert fault.startswith("rulebook" if file.startswith("rulebook/") else file)
    assert "missing" in fault


@pytest.mark.parametrize("file", all_files())
def test_a_misspelt_key(copy: Copy, file: str) -> None:
    """An unknown key is not passed over: it is usually a typing error."""

    def misspell(data: dict[str, Any]) -> None:
        block = next(v for k, v in data.items() if k != "provenance")
        entry = block[0] if isinstance(block, list) else block
        inner = next((v for v in entry.values() if isinstance(v, dict)), entry)
        (entry if file.startswith(("rulebook/", "options")) else inner)["colour"] = "blue"

    copy.edit(file, misspell)
    fault = copy.fault()
    assert fault.file == file
    assert "colour" in str(fault)


@pytest.mark.parametrize("file", [f for f in all_files() if f.startswith("data/")])
def test_values_without_provenance(copy: Copy, file: str) -> None:
    """R-3: no block without a word on where it comes from."""

    def strip(data: dict[str, Any]) -> None:
        data["provenance"].clear()
        for key, block in data.items():
            if key != "provenance":
                for entry in block if isinstance(block, list) else block.values():
                    if isinstance(entry, dict):
                        entry.pop("provenance", None)

    copy.edit(file, strip)
    fault = copy.fault()
    assert fault.file == file
    assert "no provenance" in str(fault)


Spoil = Callable[[dict[str, Any]], object]


def put(*path: str | int | object) -> Spoil:
    """Set a value: put("goods", "grain", "points", 5)."""
    *way, last, value = path

    def spoil(data: Any) -> None:
        for step in way:
            data = data[step]
        data[last] = value

    return spoil


def drop(*path: str | int) -> Spoil:
    *way, last = path

    def spoil(data: Any) -> None:
        for step in way:
            data = data[step]
        del data[last]

    return spoil


def more_tiles(data: dict[str, Any]) -> None:
    data["persons"]["farmer"]["tiles"] += 1


def second_good(data: dict[str, Any]) -> None:
    data["routes"]["8-9"]["goods"] *= 2


def isolate_town_2(data: dict[str, Any]) -> None:
    data["routes"] = {k: r for k, r in data["routes"].items() if "2" not in r["ends"]}


def joined_twice(data: dict[str, Any]) -> None:
    data["routes"]["8-O"] = {**data["routes"]["O-8"], "ends": ["8", "O"]}


def single_goods_on_land(data: dict[str, Any]) -> None:
    for route in data["routes"].values():
        route["goods"] = route.get("goods", [])[:1]


def no_level_5(data: dict[str, Any]) -> None:
    data["fields"] = [f for f in data["fields"] if f.get("multiplier") != 5]


def third_shield(data: dict[str, Any]) -> None:
    next(f for f in data["fields"] if f.get("bonus") == {"coin": 1})["bonus"] = {"shield": 1}


def lose_a_citizen(data: dict[str, Any]) -> None:
    data["fields"].remove(next(f for f in data["fields"] if "yellow" in f))


def no_monk_at_deeds(data: dict[str, Any]) -> None:
    for deed in data["deeds"]:
        spare = next(p for p in sh.TILE_PERSONS if p not in deed["persons"])
        deed["persons"] = [spare if p == "monk" else p for p in deed["persons"]]


def one_effect_for_all_deeds(data: dict[str, Any]) -> None:
    for deed in data["deeds"]:
        deed["effect"] = [{"route": "land"}]


def print_everything(data: dict[str, Any]) -> None:
    for card in data["cards"].values():
        card["printed"] = True


def other_tier(data: dict[str, Any]) -> None:
    data["cards"]["stable"]["tier"] = "II"


def same_person_twice(data: dict[str, Any]) -> None:
    front = data["cards"]["7"]["front"]
    front[0] = front[1]


def no_farmer_above_boatman(data: dict[str, Any]) -> None:
    for card in data["cards"].values():
        card["front"].sort(key=sorted)


def town_too_far(data: dict[str, Any]) -> None:
    data["cards"]["3"]["post"] = 18


def citizen_elsewhere(data: dict[str, Any]) -> None:
    data["scholar"]["fields"].reverse()


def other_start_row(data: dict[str, Any]) -> None:
    rows = data["start_coin_row"]["values"]
    data["start_coin_row"]["default"] = next(row for row in rows if row != SHEETS.bank.start_row)


def points_that_miss_the_example(data: dict[str, Any]) -> None:
    for good in data["goods"].values():
        good["points"] = 50


@pytest.mark.parametrize(
    ("file", "spoil", "entry", "words"),
    [
        ("terms", put("terms", "coin", "de", ""), "terms.coin", "'de' is empty"),
        ("terms", drop("terms", "coin", "en"), "terms.coin", "'en' is missing"),
        ("persons", more_tiles, "persons", "add up to 28, not to 27 (J-C-2)"),
        ("persons", drop("persons", "scholar"), "persons", "missing: scholar (J-C-3)"),
        ("persons", put("persons", "monk", "tiles", 1), "persons.monk", "no tile"),
        ("persons", put("persons", "farmer", "tiles", "five"), "persons.farmer", "whole number, not a text"),
        ("persons", put("persons", "farmer", "action", [{"good": "gold"}]), "persons.farmer", "'gold'"),
        ("player-counts", put("players", "3", "draw", 5), "players.3", "full rounds of 5 (J-R-14)"),
        ("player-counts", put("players", "4", "bags", 3), "players.4", "J-R-13"),
        ("player-counts", put("players", "1", "draw", 1), "players.1", "J-L-1"),
        ("player-counts", drop("players", "5"), "players", "J-C-1"),
        ("player-counts", put("bag_numbers", "highest", 6), "bag_numbers", "J-C-6"),
        ("map", drop("towns", "17"), "routes.", "17"),
        ("map", put("towns", "23", {"at": [1, 1], "part": "core"}), "towns", "numbers 1 to 22"),
        ("map", put("towns", "3", "at", [3, 101]), "towns.3", "from 0 to 100"),
        ("map", put("towns", "3", "citizen", True), "towns", "town 22 and nowhere else (J-CR-8)"),
        ("map", put("towns", "19", "part", "core"), "parts", "J-S-12"),
        ("map", put("parts", "southeast", "struck_with", [1, 2]), "parts", "with 3 players"),
        ("map", second_good, "routes.8-9", "one good"),
        ("map", drop("routes", "8-16"), "routes", "8 and 16 must be joined"),
        ("map", isolate_town_2, "routes", "cut off from Orléans: 2 (J-CR-2)"),
        ("map", single_goods_on_land, "routes", "more than one good (J-O-11)"),
        ("map", put("routes", "O-8", "ends", ["O", "O"]), "routes.O-8", "two different towns (J-KN-2)"),
        ("map", put("routes", "O-8", "by", "air"), "routes.O-8", "one of: land, water"),
        ("map", joined_twice, "routes", "joined twice"),
        ("warehouse", drop("goods", "wine"), "goods", "five goods"),
        ("warehouse", points_that_miss_the_example, "goods", "J-Z-15"),
        ("warehouse", put("columns", 3, "bonus", {"points": 6}), "columns", "column 4 gives 5 points"),
        ("warehouse", put("columns", 0, "bonus", {"coin": 3}), "columns", "columns 1 to 3"),
        ("warehouse", put("size", "columns", 6), "size", "J-W-1"),
        ("bank", put("size", "rows", 4), "size", "J-Q-1"),
        ("bank", put("start_coin", "column", 2), "start_coin", "J-Q-4"),
        ("bank", put("rows", 1, "bonus", {"points": 5}), "rows", "J-Q-14"),
        ("bank", put("columns", 4, "bonus", {"points": 6}), "columns 5", "J-Q-15"),
        ("bank", put("columns", 0, "bonus", {"coin": 1}), "columns", "J-Q-15"),
        ("bank", drop("columns", 2, "yellow"), "columns", "J-Q-13"),
        ("depot", put("shields", "points", [3, 3, 3]), "shields", "J-Z-15"),
        ("depot", put("shields", "points", [1, -1]), "shields", "at least 0"),
        ("development", no_level_5, "fields", "J-E-6"),
        ("development", third_shield, "fields", "exactly 2 shields (J-E-4), not 3"),
        ("development", lose_a_citizen, "fields", "2 yellow citizens"),
        ("development", put("fields", 0, "at", 99), "fields 1", "'at' is 99"),
        ("development", put("fields", 1, "bonus", {"points": 1}), "fields", "J-E-3"),
        ("monks", put("monks", "hires", 4), "monks", "J-Z-10"),
        ("deeds", no_monk_at_deeds, "deeds", "at least one deed shows a monk"),
        ("deeds", one_effect_for_all_deeds, "deeds", "each of the four effects"),
        ("deeds", put("deeds", 0, "persons", ["farmer", "farmer", "monk"]), "deeds 1", "three different"),
        ("deeds", put("deeds", 3, "yellow", {"coin": 1}), "deeds 4", "a citizen (J-D-7, J-D-11)"),
        ("deeds", put("deeds", 4, "struck_with", []), "deeds 5", "J-S-13"),
        ("deeds", drop("deeds", 0), "deeds", "5 deeds (J-D-1), not 4"),
        ("places", other_tier, "cards", "tier I has 5 cards, not 6 (J-C-4)"),
        ("places", put("tiers", "V", "cost", 3), "tiers", "J-TR-7"),
        ("places", put("cards", "architect", "person", "craftsman"), "cards.architect", "standard action"),
        ("places", put("cards", "library", "person", "knight"), "cards.library", "scholar (J-O-02)"),
        ("places", put("cards", "tavern", "person", "knight"), "cards.tavern", "J-P-4"),
        ("places", put("cards", "park", "effect", []), "cards.park", "needs an effect"),
        ("places", put("cards", "park", "effect", [{"either": [{"coin": 1}]}]), "cards.park", "at least two"),
        ("places", put("cards", "park", "rules", ["J-O-99"]), "cards.park", "not in the rule index"),
        ("places", print_everything, "cards", "30 places are printed"),
        ("solo-cards", same_person_twice, "cards.7", "six persons once"),
        ("solo-cards", no_farmer_above_boatman, "cards", "J-L-17"),
        ("solo-cards", town_too_far, "cards.3", "from 1 to 17"),
        ("solo-cards", drop("cards", "9"), "cards", "1 to 14 (J-C-5)"),
        ("solo-cards", drop("cards", "4B"), "cards", "1B to 4B"),
        ("solo-cards", put("cards", "2", "arrow", "left"), "cards.2", "up, down"),
        ("solo-cards", put("levels", "expert", "exchange", True), "levels", "J-L-6"),
        ("johanna", citizen_elsewhere, "scholar", "J-L-25"),
        ("johanna", put("depot", "rows", [[1]]), "depot", "J-L-18"),
        ("johanna", put("development", "levels", [1, 2]), "development", "J-L-24"),
        ("johanna", drop("tracks", "knight"), "tracks", "'knight' is missing"),
        ("options", put("places", "default", "dice"), "places", "cards, printed"),
        ("options", drop("places", "labels", "printed"), "places.labels", "'printed' is missing"),
        ("options", drop("circus_with_monk"), "J-AMB-28", "circus_with_monk"),
        ("options", put("places", "question", "J-S-99"), "places", "not in the rule index"),
        ("options", other_start_row, "start_coin_row", "data/bank.toml"),
        ("options", put("level", "weight", "heavy"), "level", "core, minor"),
        ("rulebook/actions", drop("J-KN-3", "de"), "J-KN-3", "'de' is missing"),
        ("rulebook/actions", put("J-KN-3", "section", "J-KM"), "J-KN-3", "one of: J-KN"),
        ("rulebook/actions", put("J-KN-4", "question", "J-AMB-99"), "J-KN-4", "which is no rule"),
        ("rulebook/actions", put("J-KN-4", "question", "J-AMB-1"), "J-AMB-1", "does not list J-KN-4"),
        ("rulebook/questions", put("J-AMB-2", "switch", "coin"), "J-AMB-2", "no coin"),
        ("rulebook/place-catalogue", put("Stall", {}), "Stall", "not the ID of a rule"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused(copy: Copy, file: str, spoil: Spoil, entry: str, words: str) -> None:
    """Whatever the rulebook's text demands of the pictures is checked, and the message says where and why."""
    file = f"{file}.toml" if file == "options" or "/" in file else f"data/{file}.toml"
    copy.edit(file, spoil)
    fault = copy.fault()
    assert str(fault).startswith(fault.file)
    assert fault.entry.startswith(entry)
    assert words in str(fault)
    if not fault.entry.startswith("J-AMB"):
        assert fault.file == file
