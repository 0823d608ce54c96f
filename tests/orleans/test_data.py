"""The printed things of Orléans, its options and its rule index, and that broken files are refused.

Rule IDs stand with the facts that a wrong file would break; what the engine makes of the facts is tested
elsewhere. Values that are a reconstruction are read from the data and never repeated here.
"""

from __future__ import annotations

import copy
import pickle
import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.orleans import boards
from bastide.orleans.boards import ANY, BoxError, Effect, Reward, Strength, Track, TrackSpace

ORLEANS = Path(boards.__file__).parent
DATA = ORLEANS / "data"
BOX = boards.box()
OPTIONS: dict[str, Any] = tomllib.loads((ORLEANS / "options.toml").read_text(encoding="utf-8"))
RULEBOOK: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((ORLEANS / "rulebook").glob("*.toml"))
}
RULES: dict[str, Any] = {rule: entry for file in RULEBOOK.values() for rule, entry in file.items()}
SWITCHES = {name: option for name, option in OPTIONS.items() if name != "edition"}
PLAYERS = (2, 3, 4)


# ---- pieces ------------------------------------------------------------------------------------------------


def test_pieces_of_the_box() -> None:
    """O-C-a, O-C-b, O-C-c, O-C-f, O-C-g, O-C-i, O-C-j: the printed list of components."""
    counts = BOX.counts
    assert (counts.players, counts.player_boards, counts.bags, counts.merchants) == (4, 4, 4, 4)
    assert (counts.trading_stations, counts.cubes) == (40, 28)
    assert (counts.technology_tiles, counts.citizen_tiles) == (16, 14)
    assert counts.place_tiles == len(BOX.place_tiles) == 20
    assert counts.hour_glass_tiles == BOX.rounds == 18


def test_what_each_player_gets() -> None:
    """O-S-a, O-S-b, O-S-c, O-S-d: 5 coins, 7 cubes, 10 stations, one merchant and bag, four followers."""
    each = BOX.each_player
    assert (each.coins, each.cubes, each.trading_stations, each.merchants, each.bags) == (5, 7, 10, 1, 1)
    assert list(BOX.colours) == ["blue", "red", "green", "yellow"]
    marked = {c.id: c.marked for c in BOX.characters.values() if c.marked}
    assert marked == {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1}


def test_character_tiles() -> None:
    """O-C-d: 104 tiles, 16 of them marked, so 88 neutral."""
    assert (BOX.counts.character_tiles, BOX.counts.marked_characters) == (104, 16)
    assert {c.id: c.neutral for c in BOX.characters.values()} == {
        "farmer": 16,
        "boatman": 10,
        "craftsman": 10,
        "trader": 10,
        "knight": 14,
        "scholar": 14,
        "monk": 14,
    }
    assert BOX.neutral_with(4) == 88


def test_fewer_characters() -> None:
    """O-3P-b, O-3P-c, O-2P-b, O-2P-c: 2 or 4 of each basic profession, 3 or 6 of the others."""
    for who in ("farmer", "boatman", "craftsman", "trader"):
        assert dict(BOX.characters[who].removed) == {2: 4, 3: 2}
    for who in ("knight", "scholar", "monk"):
        assert dict(BOX.characters[who].removed) == {2: 6, 3: 3}
    assert [BOX.neutral_with(n) for n in PLAYERS] == [54, 71, 88]


def test_monks_stand_for_everybody() -> None:
    """O-BM-c, O-BM-d: a monk may take any other space, nobody takes a monk's."""
    others = set(BOX.characters) - {"monk"}
    assert {c.id: set(c.stands_for) for c in BOX.characters.values() if c.stands_for} == {"monk": others}


def test_goods_tiles() -> None:
    """O-C-e, O-END-e, O-E-HA-a: how many of each, points at the end, which are food."""
    assert {g.id: (g.tiles, g.points, g.food) for g in BOX.goods.values()} == {
        "grain": (24, 1, True),
        "cheese": (21, 2, True),
        "wine": (18, 3, True),
        "wool": (15, 4, False),
        "brocade": (12, 5, False),
    }
    assert BOX.counts.goods_tiles == 90


def test_goods_of_fewer_players() -> None:
    """O-3P-d, O-2P-d: 6 or 12 goods are taken out."""
    assert dict(BOX.goods_removed) == {2: 12, 3: 6}
    assert [BOX.goods_with(n) for n in PLAYERS] == [78, 84, 90]


def test_coins_are_a_reconstruction() -> None:
    """O-C-h: 47 pieces; what they are worth is marked as a reconstruction and is the option's default."""
    assert BOX.counts.coin_pieces == sum(BOX.coins.pieces.values()) == 47
    assert "pieces.toml: coins" in BOX.reconstructed
    assert set(OPTIONS["coins.total"]["default"].values()) == {BOX.coins.total}


def test_variants() -> None:
    """O-V-b, O-V-c, O-ADD-c: tiles to exclude by number of players; 13 of each category with extra sets."""
    assert dict(BOX.exclusion) == {2: 2, 3: 1, 4: 1}
    assert BOX.extra_place_tiles == 13


# ---- the map -----------------------------------------------------------------------------------------------


def test_map() -> None:
    """DN-01: 23 towns, 29 roads and 14 waterways; one town is joined twice to another."""
    ways = Counter(c.by for c in BOX.map.connections.values())
    assert (len(BOX.map.towns), ways) == (23, {"road": 29, "water": 14})
    assert list(BOX.map.connections) == list(range(1, 44))
    twice = Counter(frozenset((c.a, c.b)) for c in BOX.map.connections.values()).most_common(2)
    assert twice[0] == (frozenset({"chinon", "chatellerault"}), 2)
    assert twice[1][1] == 1


def test_start_in_orleans() -> None:
    """O-S-u: merchants start in Orléans, which alone takes a station of every player."""
    assert BOX.map.start == "orleans"
    assert {t.id: t.stations(4) for t in BOX.map.towns.values() if t.stations(4) != 1} == {"orleans": 4}


@pytest.mark.parametrize(("by", "reached"), [(None, 23), ("road", 23), ("water", 15)])
def test_reach(by: str | None, reached: int) -> None:
    """Every town can be reached, by roads alone as well; the rivers lead to 15."""
    seen, todo = {BOX.map.start}, [BOX.map.start]
    while todo:
        here = todo.pop()
        new = {c.other(here) for c in BOX.map.leaving(here, by)} - seen
        seen |= new
        todo += new
    assert len(seen) == reached


def test_goods_slots() -> None:
    """O-S-s, O-3P-e, O-2P-e: 52 slots; four marked 4 and five marked 3 stay empty with fewer players."""
    marks = Counter(slot for c in BOX.map.connections.values() for slot in c.slots)
    assert marks == {2: 43, 3: 5, 4: 4}
    assert [BOX.map.slots_with(n) for n in PLAYERS] == [43, 48, 52]


def test_market_at_the_start() -> None:
    """What the routes leave for the goods market."""
    assert [BOX.market_start(n) for n in PLAYERS] == [35, 36, 38]


def test_marked_slots_lie_second() -> None:
    """Slots are listed from the first town to the second; a mark is always on the second."""
    for connection in BOX.map.connections.values():
        assert connection.slots[0] == 2
        assert len(connection.slots) <= 2


# ---- tracks ------------------------------------------------------------------------------------------------


def rewards(name: str) -> tuple[TrackSpace, ...]:
    track: Track = BOX.tracks[name]
    return track.spaces[1:]


def test_six_tracks() -> None:
    """O-T-a, O-BM-b: six professions have a track, monks have none."""
    assert {t.character for t in BOX.tracks.values()} == set(BOX.characters) - {"monk"}
    lengths = {"farmers": 8, "boatmen": 5, "craftsmen": 5, "traders": 5, "scholars": 5, "knights": 5}
    assert {t.id: t.last for t in BOX.tracks.values()} == lengths


def test_farmers_track() -> None:
    """O-TF-a."""
    goods = ["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]
    assert [space.good for space in rewards("farmers")] == goods


def test_boatmen_track() -> None:
    """O-TB-a: coins, and on the last space a citizen without coins."""
    assert [space.coins for space in rewards("boatmen")] == [2, 3, 4, 5, 0]
    assert BOX.tracks["boatmen"].citizens == (5,)


def test_craftsmen_track() -> None:
    """O-TC-a."""
    assert set(rewards("craftsmen")) == {TrackSpace(technology=1)}


def test_traders_track() -> None:
    """O-TT-a, O-CE-c, O-CE-d: category I first, then I or II."""
    first, *later = rewards("traders")
    assert first == TrackSpace(place_tile=("I",))
    assert set(later) == {TrackSpace(place_tile=("I", "II"))}


def test_scholars_track() -> None:
    """O-TS-a."""
    assert [space.development for space in rewards("scholars")] == [2, 3, 4, 5, 6]


def test_knights_track() -> None:
    """O-P3-a, O-TK-a, O-BK-d, O-BK-e: 4 at the start, 7 twice with a citizen on the second, 8 at last."""
    assert [space.draw for space in BOX.tracks["knights"].spaces] == [4, 5, 6, 7, 7, 8]
    assert BOX.tracks["knights"].citizens == (4,)


def test_development_track() -> None:
    """O-D-a, O-D-e: status 1 at the start and up to 6, three coin spaces, three citizens."""
    track = BOX.development
    assert track.last == 30
    assert dict(track.status) == {0: 1, 4: 2, 9: 3, 15: 4, 22: 5, 30: 6}
    assert dict(track.coins) == {7: 3, 12: 4, 25: 5}
    assert track.citizens == (3, 18, 28)
    assert [track.status_at(n) for n in (0, 3, 4, 8, 9, 29, 30)] == [1, 1, 2, 2, 3, 5, 6]


def test_citizens() -> None:
    """O-S-o, O-S-p: 13 on the boards, one more for the most stations."""
    on_tracks = sum(len(t.citizens) for t in BOX.tracks.values()) + len(BOX.development.citizens)
    assert (on_tracks, len(BOX.deeds), BOX.citizens_on_boards, BOX.citizens_for_stations) == (5, 8, 13, 1)


# ---- places ------------------------------------------------------------------------------------------------


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


# ---- hour glass --------------------------------------------------------------------------------------------


def test_events() -> None:
    """O-P1-c: six events; Pilgrimage alone is marked for phase 5."""
    assert {e.id: e.phase for e in BOX.hour_glass.events.values()} == {
        "pilgrimage": 5,
        "income": 6,
        "harvest": 6,
        "taxes": 6,
        "trading_day": 6,
        "plague": 6,
    }


def test_one_stack() -> None:
    """O-S-i, O-S-k, O-E-a: editions B and C, three of each event, a Pilgrimage on top of 17."""
    single = BOX.hour_glass.sets["single"]
    assert (single.editions, single.top) == ("BC", "pilgrimage")
    assert [(s.letter, s.size) for s in single.stacks] == [(None, 17)]
    assert set(single.tiles.values()) == {3}


def test_letter_stacks() -> None:
    """O-S-j, O-S-k: edition A, a start card on top of A, B and C; the split is marked as a reconstruction."""
    letters = BOX.hour_glass.sets["letter_stacks"]
    assert (letters.editions, letters.top) == ("A", "pilgrimage")
    assert [s.letter for s in letters.stacks] == ["A", "B", "C"]
    assert sum(s.size for s in letters.stacks) == 17
    assert "hour-glass.toml: sets, letter_stacks" in BOX.reconstructed


def test_strength_of_events() -> None:
    """O-E-IN-a, O-E-IN-b, O-E-HA-b, O-E-HA-d, O-E-HA-e, O-E-TA-a, O-E-TA-b, O-E-TD-a, O-E-TD-b."""
    glass = BOX.hour_glass
    assert glass.fixed == Strength(income=1, harvest=1, taxes=3, trading_day=1)
    assert dict(glass.lettered) == {
        "A": Strength(income=3, harvest=1, taxes=1, trading_day=3),
        "B": Strength(income=2, harvest=2, taxes=2, trading_day=2),
        "C": Strength(income=1, harvest=3, taxes=3, trading_day=1),
    }
    assert (glass.harvest_penalty, glass.plague_followers) == (5, 1)


# ---- the box as an object ----------------------------------------------------------------------------------


def test_every_block_has_a_provenance() -> None:
    """Every file is represented, and what is a reconstruction says why in both languages."""
    files = {where.split(":")[0] for where in BOX.provenance}
    assert files == {path.name for path in DATA.glob("*.toml")} - {"sources.toml"}
    assert set(BOX.reconstructed) == {
        "pieces.toml: coins",
        "place-tiles.toml: bathhouse, spaces",
        "hour-glass.toml: sets, letter_stacks",
    }
    for provenance in BOX.reconstructed.values():
        assert provenance.why is not None
        assert provenance.why.en != provenance.why.de


def test_place_tiles_name_the_source_of_each_part() -> None:
    for tile in BOX.place_tiles:
        for part in ("category", "spaces", "effect"):
            assert f"place-tiles.toml: {tile}, {part}" in BOX.provenance


def test_box_is_frozen_and_can_travel() -> None:
    assert pickle.loads(pickle.dumps(BOX)) == copy.deepcopy(BOX) == BOX
    assert hash(BOX) == hash(boards.load(DATA))
    with pytest.raises(AttributeError):
        BOX.market_spaces = 9  # type: ignore[misc]
    with pytest.raises(TypeError):
        BOX.goods["grain"] = BOX.goods["wine"]  # type: ignore[index]


def test_every_rule_named_in_the_data_exists() -> None:
    things = (BOX.places, BOX.place_tiles, BOX.tracks, BOX.deeds, BOX.hour_glass.events)
    named = {rule for table in things for thing in table.values() for rule in thing.rules}
    assert named | set(BOX.development.rules) <= set(RULES)


def test_german_umlauts() -> None:
    """Names are real German: no ae, oe, ue for umlauts."""
    names = {place.name.de for place in (*BOX.place_tiles.values(), *BOX.places.values())}
    names |= {character.name.de for character in BOX.characters.values()}
    for name in ("Käserei", "Kräutergarten", "Windmühle", "Kämmerei", "Universität", "Händler", "Mönch"):
        assert name in names


# ---- broken copies -----------------------------------------------------------------------------------------


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A copy of the data that a test may spoil."""
    for path in DATA.glob("*.toml"):
        shutil.copy(path, tmp_path)
    return tmp_path


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r} to spoil"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_untouched_copy_is_read(broken: Path) -> None:
    assert boards.load(broken) == BOX


@pytest.mark.parametrize("file", sorted(path.name for path in DATA.glob("*.toml")))
def test_missing_and_unreadable_files(broken: Path, file: str) -> None:
    (broken / file).write_text("this is no TOML", encoding="utf-8")
    with pytest.raises(BoxError, match=f"^{re.escape(file)}: the file is not valid TOML"):
        boards.load(broken)
    (broken / file).write_bytes("Orléans".encode("latin-1"))
    with pytest.raises(BoxError, match=f"^{re.escape(file)}: the file is not UTF-8"):
        boards.load(broken)
    (broken / file).unlink()
    with pytest.raises(BoxError, match=f"^{re.escape(file)}: the file is missing"):
        boards.load(broken)


BROKEN: dict[str, list[tuple[str, str, str]]] = {  # what is spoilt, and the complaint
    "sources.toml": [
        ("[reconstruction]", "[rebuilt]", "sources.toml: 'reconstruction' is missing"),
        ('de = "Foto: Schule', 'german = "Foto: Schule', "sources.toml, photo-tiles: 'de' is missing"),
    ],
    "pieces.toml": [
        ("neutral = 16", "neutral = 15", "pieces.toml, characters: all tiles together .*: 103, but .* 104"),
        ("neutral = 16", "neutral = -1", "characters, farmer: 'neutral' is -1, but must be 1 or more"),
        ("neutral = 16", "neutral = true", "farmer: 'neutral' must be a whole number .*, not True"),
        ("neutral = 16", 'neutral = "16"', "farmer: 'neutral' must be a whole number .*, not '16'"),
        ("neutral = 16", "neutrals = 16", "characters, farmer: 'neutral' is missing"),
        ("neutral = 16", "neutral = 16\nmark = 1", "characters, farmer: unknown key 'mark'"),
        ("marked = 1", "marked = 2", "characters: all 'marked' tiles of all players .*: 20, but .* 16"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { 2 = 4 }", "farmer, removed: needs a number for 2"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { 2 = 2, 3 = 4 }", "no fewer are removed than with 3"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { two = 4 }", "removed: 'two' must be a number"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { 2 = 16, 3 = 2 }", "farmer: with 2 players no neutral"),
        ('"knight", "scholar"]', '"knight", "monk"]', "monk: 'stands_for' names the monk"),
        ('de = "Bauer"', 'de = ""', "characters, farmer: 'de' must be a text, not ''"),
        ("tiles = 24", "tiles = 23", "pieces.toml, goods: all 'tiles' together .*: 89, but .* 90"),
        ("food = true }", 'food = "yes" }', "goods, grain: 'food' must be true or false, not 'yes'"),
        ("trading_stations = 40", "trading_stations = 39", "counts: 'trading_stations' .*: 39, but .* 40"),
        ("bags = 4", "bags = 3", "counts: 'bags' must be one for each player"),
        ('blue = { en = "Blue", de = "Blau" }', "", "colours: one colour for each player .*: 3, but .* 4"),
        ("1 = 24,", "1 = 23,", "pieces.toml, coins: number of all 'pieces' .*: 46, but .* 47"),
        ("total = 1", "total = 2", "pieces.toml, coins: 'total' is what the pieces are worth"),
        ('sure = "medium"', 'sure = "certain"', "coins, provenance: a reconstruction needs 'sure' below"),
        ('from = ["reconstruction"]', 'from = ["hearsay"]', "'from' names 'hearsay', which is not one of"),
        ("on_boards = 13", "on_boards = 12", "citizens: citizen spaces of all tracks.*: 13, but .* 12"),
        ("for_most_stations = 1", "for_most_stations = 2", "citizens: 'on_boards' and .*: 15, but .* 14"),
        ("2 = 2, 3 = 1, 4 = 1", "2 = 2, 3 = 1", "exclusion: 'tiles' needs a number for 2, 3 and 4"),
        ('provenance = ["ours"]', "", "pieces.toml, practice: 'provenance' is missing"),
        ('provenance = ["ours"]', "provenance = []", "practice: 'provenance' names no source"),
    ],
    "map.toml": [
        ('"le_mans"]', '"lemans"]', "map.toml, connections, 1: 'towns' names 'lemans', which is not one of"),
        ('["chartres", "le_mans"]', '["chartres", "chartres"]', "connections, 1: 'towns' must be two diff"),
        ('"le_mans", "chateaudun"]', '"le_mans", "chartres"]', "2: joins the same .* as connection 1"),
        ("slots = [2, 4]", "slots = [2, 5]", "connections, 1: 'slots' is 5, but must be 2 to 4"),
        ('by = "road"', 'by = "rail"', "connections, 1: 'by' names 'rail', which is not one of road, water"),
        ('start = "orleans"', 'start = "tours"', "map.toml: 'start' must be Orléans"),
        ("at = [51, 8]", "at = [51, 108]", "towns, chartres: 'at' is 108, but must be 0 to 100"),
        ("at = [51, 8]", "at = [51]", "towns, chartres: 'at' must be two numbers"),
        ("at = [51, 8]", 'at = [51, 8], stations = "one per player"', "chartres: only Orléans takes one"),
        ("[connections]", 'paris = { name = "Paris", at = [9, 9] }\n[connections]', "to paris"),
        ("bend = 0.08", "bend = 8", "connections, 1: 'bend' must be a number from -1 to 1, not 8"),
        (
            'towns = ["photo-board", "neodem"]',
            'towns = "seen"',
            "provenance: 'towns' must be a list of texts",
        ),
    ],
    "tracks.toml": [
        ('{ good = "brocade" }', "{}", "farmers, spaces 8: gives nothing"),
        ('{ good = "brocade" }', '{ good = "silk" }', "spaces 8: 'good' names 'silk', which is not one"),
        ('{ good = "brocade" }', "{ coins = 5 }", "spaces 8: gives something that the farmers track"),
        ("{ citizen = true },", "{ coins = 6 },", "boatmen: the citizen belongs to the last space"),
        ("{ technology = 1 }", "{ technology = 2 }", "craftsmen, spaces 1: 'technology' is one tile"),
        ('["I"]', '["I", "II"]', "traders, spaces 1: 'place_tile' must be I: the first advance"),
        ('["I", "II"]', '["II"]', "traders, spaces 2: 'place_tile' must be I and II"),
        ("{ draw = 4 }", "{ draw = 5 }", r"knights: 'draw' runs \[5, 5, 6, 7, 7, 8\]"),
        ("{ draw = 7, citizen = true }", "{ draw = 7 }", "knights: the citizen belongs to the 4th"),
        ("{ draw = 8 }", "{ citizen = true }", "knights, spaces 5: 'draw' stands on every space"),
        ("{ development = 2 }", "{ development = 2, draw = 1 }", "scholars, spaces 1: 'draw' stands"),
        ("[scholars]", "[sages]", "tracks.toml: the tracks must be farmers"),
        ('character = "farmer"', 'character = "peasant"', "farmers: 'character' names 'peasant'"),
        ('"O-TF-a"', '"TF-a"', "farmers: 'rules' names 'TF-a', which is not the ID of a rule"),
    ],
    "development.toml": [
        ("0 = 1, 4", "1 = 1, 4", "development.toml: 'status' at the start .*: 0, but .* 1"),
        ("9 = 3", "9 = 2", r"'status' does not rise along the track: \[1, 2, 2, 4, 5, 6\]"),
        ("15 = 4, ", "", "no space gives status 4"),
        ("[3, 18, 28]", "[3, 18, 25]", r"space \[25\] is of two kinds"),
        ("[3, 18, 28]", "[3, 18, 31]", "'citizens' is 31, but must be 1 to 30"),
        ("25 = 5", "31 = 5", r"'coins' names space \[31\], but the track ends at 30"),
        ("{ 7 = 3, 12 = 4, 25 = 5 }", "{}", "'coins' is empty"),
        ("[3, 18, 28]", "[3, 18]", "pieces.toml, citizens: citizen spaces .*: 12, but .* 13"),
    ],
    "player-board.toml": [
        ("spaces = 8", "spaces = 7", "market: 7 spaces cannot hold the 8 drawn"),
        ('["boatman", "craftsman"]', '["boatman", "farmer"]', "farm_house: needs one boatman and"),
        ("enough = 1", "enough = 2", "town_hall: has two spaces for any neutral character"),
        ("enough = 1", "enough = 3", "town_hall: 'enough' is 3, but must be 1 to 2"),
        ("marked = false", "marked = true", "town_hall: has two spaces for any neutral"),
        ('["knight", "scholar"]', '["knight"]', "scriptorium: needs at least 2 spaces"),
        ('["knight", "scholar"]', '["knight", "any"]', "scriptorium: only the Town Hall"),
        ('["knight", "scholar"]', '["knight", "abbot"]', "'spaces' names 'abbot', which is not one"),
        ("[places.ship]", "[places.boat]", "places: the places must be farm_house, village"),
        ('{ recruit = ["monk"] }', "{ coins = 1 }", "places: nobody recruits monk"),
        ('{ travel = "water", collect = "may" }', '{ travel = "water" }', "ship, effect: 'travel' and"),
        ("{ stations = 1 }", "{}", "guildhall, effect: an effect must do something"),
        ("{ stations = 1 }", "{ station = 1 }", "guildhall, effect: unknown key 'station'"),
        ("{ stations = 1 }", "1", "guildhall: 'effect' must be a table, not 1"),
    ],
    "place-tiles.toml": [
        ('["monk"]\neffect = { s', '["any"]\neffect = { s', "sacristy: 'spaces' must be one monk"),
        ('["any"]\neffect = { special = "ph', '["monk"]\neffect = { special = "ph', "pharmacy: 'spaces'"),
        ('category = "I"', 'category = "III"', "hayrick: 'category' names 'III', which is not one of I"),
        ('{ good = "grain" }', '{ good = "wine" }', "tiles that give grain .*: 0, but .* 1"),
        ('{ good = "grain" }', "{ draw = 2 }", "hayrick, effect: 'draw', 'place' and 'pay' belong to"),
        ("draw = 3, place = 2", "draw = 3", "bathhouse, effect: special 'bathhouse' needs draw, place"),
        ('spaces = ["any"]', 'spaces = ["any", "any"]', "bathhouse: number of 'spaces'"),
        ('use = "privilege"', 'use = "action"', "herb_garden: 'spaces' is empty, but a place of use"),
        ('use = "storage"\nspaces = []', 'use = "storage"\nspaces = ["any"]', "tower: a place of use"),
        ('["craftsman", "scholar"]', '["craftsman"]', "laboratory: needs at least 2 spaces"),
        ("scholar = [", 'scholar = ["monk", ', "school, effect, stands_for: names the monk"),
        ("boatman = [", "sailor = [", "herb_garden, effect, stands_for: 'sailor' is not a character"),
        (', why_en = "The text', ', why = "The text', "bathhouse, provenance, spaces: a reconstruction"),
    ],
    "deeds.toml": [
        ('"monk", "monk", "knight"', '"monk", "any"', "papal_conclave: 'spaces' names 'any', which is not"),
        ("[{ coins = 3 }]", "[{ coins = 4 }]", "papal_conclave: 'rewards' must be one entry with 1, 2 or 3"),
        ("[{ coins = 3 }]", "[{ coins = 3 }, { coins = 1 }]", "papal_conclave: 'rewards' must be one entry"),
        (", { development = 1 }", "", "canalization: 'rewards' must be 1 coin or 1 development step"),
        ("[canalization]", "[sewers]", "deeds.toml: Canalization is missing"),
        ("[{ coins = 3 }]", "3", "papal_conclave: 'rewards' must be a list of tables"),
    ],
    "hour-glass.toml": [
        ("pilgrimage = 2", "pilgrimage = 3", "sets, single: number of tiles.*: 19, but .* 18"),
        ("pilgrimage = 2, income = 3", "pilgrimage = 3, income = 2", "single: tiles of pilgrimage .*: 4"),
        ("pilgrimage = 2", "famine = 2", "stacks 0, tiles: 'famine' is not an event"),
        ('top = "pilgrimage"', 'top = "plague"', "sets, single: 'top' must be the Pilgrimage"),
        ('letter = "B"', 'letter = "C"', "letter_stacks: must be the stacks A, B and C in this order"),
        ("tiles = { income = 1,", "tiles = { pilgrimage = 1,", "stack A: has no income"),
        ('editions = "BC"', 'editions = "B"', "sets: 'editions' must name A, B and C once each"),
        ("phase = 5", "phase = 6", "events, pilgrimage: 'phase' .*: 6, but it should be 5"),
        ("B = { income = 2,", "D = { income = 2,", "strength, lettered: needs a line for A, B and C"),
        ("B = { income = 2,", "B = { wages = 2,", "strength, lettered, B: 'income' is missing"),
        ("harvest_penalty = 5", "harvest_penalty = 0", "strength: 'harvest_penalty' is 0, but must be 1"),
    ],
}
CASES = [(file, *case) for file, cases in BROKEN.items() for case in cases]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), CASES, ids=lambda text: text[:40])
def test_broken_data_is_refused(broken: Path, file: str, old: str, new: str, complaint: str) -> None:
    spoil(broken, file, old, new)
    with pytest.raises(BoxError, match=complaint):
        boards.load(broken)


def test_every_file_is_among_the_broken() -> None:
    assert set(BROKEN) == {path.name for path in DATA.glob("*.toml")}


def test_goods_must_suffice_for_the_slots(broken: Path) -> None:
    """DN-02: no more slots than goods, whatever the number of players."""
    text = (broken / "map.toml").read_text(encoding="utf-8")
    (broken / "map.toml").write_text(text.replace("slots = [2]", "slots = [2, 2, 2]"), encoding="utf-8")
    with pytest.raises(BoxError, match="connections: 111 slots with 2 players, but only 78 goods"):
        boards.load(broken)


@pytest.mark.parametrize("mark", [3, 4])
def test_some_slots_must_be_marked(broken: Path, mark: int) -> None:
    """DN-02: 3 and 4 are both printed on the board."""
    text = (broken / "map.toml").read_text(encoding="utf-8")
    (broken / "map.toml").write_text(text.replace(f"[2, {mark}]", "[2, 2]"), encoding="utf-8")
    with pytest.raises(BoxError, match=f"no slot carries the mark {mark}"):
        boards.load(broken)


# ---- the options -------------------------------------------------------------------------------------------


def test_options() -> None:
    """One edition and 39 switches; C is the default edition."""
    assert (OPTIONS["edition"]["values"], OPTIONS["edition"]["default"]) == (["A", "B", "C"], "C")
    weights = Counter(option["weight"] for option in SWITCHES.values())
    assert weights == {"core": 16, "minor": 22, "data": 1}


def test_options_are_complete() -> None:
    known = {
        "values",
        "type",
        "min",
        "max",
        "default",
        "weight",
        "question",
        "rules",
        "rulings",
        "needs",
        "labels",
    }
    for name, option in OPTIONS.items():
        assert set(option) <= known | {"en", "de", "help_en", "help_de"}, name
        assert all(option[key] for key in ("en", "de")), name
        assert all(option[key].endswith(".") for key in ("help_en", "help_de")), name
        assert option.get("question", "AMB-01") in RULES, name
        assert set(option.get("rules", ())) <= set(RULES), name
        assert name == "edition" or option["rules"], name
        for other, value in option.get("needs", {}).items():
            assert value in OPTIONS[other]["values"], name


def test_option_values() -> None:
    """Every default is one of the values, and every value has a label in both languages."""
    for name, option in OPTIONS.items():
        defaults = [option["default"]] if name == "edition" else [option["default"][e] for e in "ABC"]
        if option.get("type") == "integer":
            assert all(option["min"] <= value <= option["max"] for value in defaults), name
        else:
            assert set(defaults) <= set(option["values"]), name
            assert list(option["labels"]) == option["values"], name
            assert all(set(label) == {"en", "de"} for label in option["labels"].values()), name


def test_rulings_beat_the_ledger() -> None:
    """R-16 and R-17 make two switches core and forbid by default; R-10 and R-15 set theirs."""
    for name in ("torture.leave_coin_space", "tech.occupied"):
        assert SWITCHES[name]["weight"] == "core"
        assert set(SWITCHES[name]["default"].values()) == {"forbid"}
    assert SWITCHES["coins.limit"]["default"] == {"A": "none", "B": "supply", "C": "supply"}
    assert set(SWITCHES["planning.mode"]["default"].values()) == {"simultaneous_hidden"}
    assert set(SWITCHES["start_player"]["default"].values()) == {"random"}


def test_where_the_editions_differ() -> None:
    """The defaults that change with the edition, and no others."""
    differ = {
        n: tuple(o["default"].values()) for n, o in SWITCHES.items() if len(set(o["default"].values())) > 1
    }
    assert differ == {
        "events.strength": ("lettered", "fixed", "fixed"),
        "hourglass.build": ("letter_stacks", "single", "single"),
        "coins.limit": ("none", "supply", "supply"),
        "phase3.draw": ("forced_max", "forced_max", "up_to_max"),
        "tech.first_rule": ("first_from_track", "first_from_track", "first_placed"),
        "boatmen.last_space": ("citizen_plus", "citizen_plus", "citizen_instead"),
        "harvest.choice": ("free_choice", "food_first", "food_first"),
        "horse_wagon.good": ("collect", "none", "collect"),
    }


def test_options_and_data_use_the_same_words() -> None:
    assert set(BOX.hour_glass.sets) == set(SWITCHES["hourglass.build"]["values"])
    assert BOX.place_tiles["horse_wagon"].effect.collect in SWITCHES


# ---- the rule index ----------------------------------------------------------------------------------------


def family(rule: str) -> str:
    return rule.rsplit("-", 1)[0]


def test_number_of_rules() -> None:
    """354 rules, 30 differences between the editions, 51 questions, 19 decisions."""
    kinds = Counter(rule.split("-")[0] for rule in RULES)
    assert kinds == {"O": 354, "ED": 30, "AMB": 51, "DP": 19}
    assert sum(map(len, RULEBOOK.values())) == len(RULES)


def test_rules_of_each_chapter() -> None:
    chapters = {
        "setup": {"O-S": 24},
        "components": {"O-C": 11},
        "information": {"O-I": 5},
        "rounds": {
            "O-R": 2,
            "O-P1": 6,
            "O-P2": 10,
            "O-P3": 11,
            "O-P4": 17,
            "O-P5": 15,
            "O-P6": 4,
            "O-P7": 1,
        },
        "places": {
            "O-B": 4,
            "O-BF": 5,
            "O-BV": 11,
            "O-BU": 3,
            "O-BK": 5,
            "O-BM": 5,
            "O-BS": 6,
            "O-BW": 1,
            "O-BG": 5,
            "O-BX": 1,
        },
        "deeds": {"O-BT": 8, "O-BD": 9},
        "tracks": {"O-T": 6, "O-TF": 1, "O-TB": 1, "O-TC": 1, "O-TT": 1, "O-TS": 1, "O-TK": 1, "O-D": 8},
        "technology": {"O-TE": 15},
        "place-tiles": {"O-CE": 7, "O-L": 45},
        "events": {"O-E": 1, "O-E-PI": 3, "O-E-IN": 2, "O-E-HA": 7, "O-E-TA": 4, "O-E-TD": 2, "O-E-PL": 4},
        "torture": {"O-X": 18},
        "general": {"O-N": 7, "O-M": 3, "O-PC": 6, "O-PAY": 4, "O-TO": 4},
        "scoring": {"O-END": 10, "O-TBK": 3},
        "player-counts": {"O-3P": 5, "O-2P": 7},
        "variants": {"O-V": 4, "O-ADD": 4},
        "editions": {"ED": 30},
        "questions": {"AMB": 51},
        "decisions": {"DP": 19},
    }
    assert {name: Counter(map(family, file)) for name, file in RULEBOOK.items()} == chapters


DECIDES = {"auto", "chance", "self", "active", "all", "table", "owner", "debtor"}


def test_rules_are_complete() -> None:
    known = {"section", "editions", "decides", "decision", "derived", "switch", "value", "en", "de", "note"}
    for rule, entry in RULES.items():
        if not rule.startswith("O-"):
            continue
        assert {"section", "editions", "decides", "en", "de"} <= set(entry) <= known, rule
        assert re.fullmatch("A|B|C|AB|AC|BC|ABC", entry["editions"]), rule
        assert entry["decides"] in DECIDES, rule
        assert set(entry.get("decision", "").split()) <= set(RULEBOOK["decisions"]), rule
        assert entry.get("derived", True) is True, rule
        if "switch" in entry:
            values = SWITCHES[entry["switch"]]["values"]
            assert entry.get("value", values[0]) in values, rule


def test_the_default_of_an_edition_follows_its_own_rule() -> None:
    """A rule that names a value of a switch is the default where the editions contradict each other."""
    for name in ("phase3.draw", "tech.first_rule", "harvest.choice", "coins.limit", "horse_wagon.good"):
        for rule, entry in RULES.items():
            if rule.startswith("O-") and entry.get("switch") == name:
                for edition in entry["editions"]:
                    assert SWITCHES[name]["default"][edition] == entry["value"], rule


def test_differences_are_complete() -> None:
    wanted = {f"{part}_{language}" for part in ("topic", "a", "b", "c") for language in ("en", "de")}
    for rule, entry in RULEBOOK["editions"].items():
        assert wanted <= set(entry) <= wanted | {"section", "tags", "rules", "switch"}, rule
        assert set(entry["rules"]) <= set(RULES), rule
        assert entry.get("switch", "edition") in OPTIONS, rule


def test_questions_are_complete() -> None:
    for rule, entry in RULEBOOK["questions"].items():
        assert set(entry["rules"]) <= set(RULES), rule
        assert entry["kind"] in ("contradiction", "gap"), rule
        assert all("?" in entry[language] for language in ("en", "de")), rule


def test_questions_and_options_name_each_other() -> None:
    for name, option in SWITCHES.items():
        if "question" in option:
            assert name in RULES[option["question"]].get("switch", "").split(), name
    for rule, entry in RULES.items():
        for name in entry.get("switch", "").split() if rule.startswith("AMB-") else ():
            assert name in SWITCHES, rule


def both() -> Iterator[tuple[str, str, str]]:
    """Every text of rule index and options in both languages."""
    for name, entry in (RULES | OPTIONS).items():
        for key in entry:
            if key == "en" or key.endswith("_en"):
                yield f"{name} {key}", entry[key], entry[key.removesuffix("en") + "de"]


def numbers(text: str) -> Counter[str]:
    """The numbers of a text, rule IDs aside."""
    return Counter(re.findall(r"\d+", re.sub(r"\b(O-[\w-]+|R-\d+)", "", text)))


def counted(text: str) -> str:
    """German says zu zweit, zu dritt, zu viert where English may say 2, 3, 4 players."""
    for word, number in (("zweit", "2"), ("dritt", "3"), ("viert", "4")):
        text = re.sub(rf"\b[Zz]u {word}\b", number, text)
    return text


def test_both_languages_say_the_same_numbers() -> None:
    for where, en, de in both():
        assert numbers(en) in (numbers(de), numbers(counted(de))), where
        assert Counter(re.findall(r"\b(?:O|R)-[\w-]+", en)) == Counter(re.findall(r"\b(?:O|R)-[\w-]+", de)), (
            where
        )


def test_texts_are_plain_and_refer_to_rules_that_exist() -> None:
    for where, en, de in both():
        for text in (en, de):
            assert text == text.strip(), where
            assert not re.search(r"[`*\t]|\(der\.\)|section \d|hg-", text), where
            assert set(re.findall(r"\bO-[A-Z0-9]+(?:-[A-Za-z0-9]+)+", text)) <= set(RULES), where
        assert '"' not in de, where
