"""The printed things of Orléans: pieces, map, tracks, hour glass.

Rule IDs stand with the facts that a wrong file would break; what the engine makes of the facts is tested
elsewhere. Values that are a reconstruction are read from the data and never repeated here.
"""

from __future__ import annotations

import copy
import pickle
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bastide.orleans import boards
from bastide.orleans.boards import Strength, Track, TrackSpace
from bastide.orleans.tables import (
    EVENTS,
    FARMER,
    GOODS,
    HARVEST,
    KIND_NAMES,
    KINDS,
    MONK,
    PLAGUE,
    PROFESSIONS,
    TRADER,
    G,
    N,
)

ORLEANS = Path(boards.__file__).parent
DATA = ORLEANS / "data"
BOX = boards.box()
OPTIONS: dict[str, Any] = tomllib.loads((ORLEANS / "options.toml").read_text(encoding="utf-8"))
RULEBOOK: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((ORLEANS / "rulebook").glob("*.toml"))
}
RULES: dict[str, Any] = {rule: entry for file in RULEBOOK.values() for rule, entry in file.items()}
PLAYERS = (2, 3, 4)


# ---- pieces ------------------------------------------------------------------------------------------------


def test_numbers_and_names_belong_together() -> None:
    assert (len(PROFESSIONS), len(KIND_NAMES), len(GOODS)) == (N, KINDS, G)
    assert PROFESSIONS[FARMER] == "farmer"
    assert PROFESSIONS[TRADER] == "trader"
    assert PROFESSIONS[MONK] == "monk"
    assert EVENTS[HARVEST] == "harvest"
    assert EVENTS[PLAGUE] == "plague"


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
