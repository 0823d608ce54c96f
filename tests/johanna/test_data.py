"""The printed things of Johanna: what the rulebook says of them, and that all files are of one mind.

A value that is a reconstruction is never repeated here; the tests read it from the data. Rule IDs stand with
the facts that a wrong file would break; what the engine makes of the facts is tested elsewhere.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

from bastide.johanna import sheets as sh
from bastide.johanna.sheets import Effect

FOLDER = Path(sh.__file__).parents[1]
SHEETS = sh.load_sheets()
OPTIONS = {o.name: o for o in sh.load_options()}
RULES = {r.id: r for r in sh.load_rules()}

COIN, DEVELOPMENT, CHOICE = Effect("coin"), Effect("development"), Effect("good", 1, "choice")
LAND, WATER = Effect("route", 1, "land"), Effect("route", 1, "water")
MONK_ACTION, CITIZEN = Effect("action", 1, "monk"), Effect("citizen")


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
