"""Files of Orléans that are broken: each is refused, and the complaint names what is wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from bastide.kernel import DataError
from bastide.orleans import boards

ORLEANS = Path(boards.__file__).parent
DATA = ORLEANS / "data"
BOX = boards.box()


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
    with pytest.raises(DataError, match=f"^{re.escape(file)}: the file is not valid TOML"):
        boards.load(broken)
    (broken / file).write_bytes("Orléans".encode("latin-1"))
    with pytest.raises(DataError, match=f"^{re.escape(file)}: the file is not UTF-8"):
        boards.load(broken)
    (broken / file).unlink()
    with pytest.raises(DataError, match=f"^{re.escape(file)}: the file is missing"):
        boards.load(broken)


BROKEN: dict[str, list[tuple[str, str, str]]] = {  # what is spoilt, and the complaint
    "sources.toml": [
        ("[reconstruction]", "[rebuilt]", "sources.toml: 'reconstruction' is missing"),
        ('de = "Foto: Schule', 'german = "Foto: Schule', "sources.toml, photo-tiles: 'de' is missing"),
    ],
    "pieces.toml": [
        ("neutral = 16", "neutral = 15", "pieces.toml, characters: all tiles together .*: 103, but .* 104"),
        (
            "neutral = 16",
            "neutral = -1",
            "characters, farmer: 'neutral' must be a whole .* 1, not -1",
        ),
        ("neutral = 16", "neutral = true", "farmer: 'neutral' must be a whole number, not True"),
        ("neutral = 16", 'neutral = "16"', "farmer: 'neutral' must be a whole number, not '16'"),
        ("neutral = 16", "neutrals = 16", "characters, farmer: 'neutral' is missing"),
        ("neutral = 16", "neutral = 16\nmark = 1", "characters, farmer: unknown key 'mark'"),
        ("marked = 1", "marked = 2", "characters: all 'marked' tiles of all players .*: 20, but .* 16"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { 2 = 4 }", "farmer, removed: needs a number for 2"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { 2 = 2, 3 = 4 }", "no fewer are removed than with 3"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { two = 4 }", "removed: 'two' must be a number"),
        ("removed = { 2 = 4, 3 = 2 }", "removed = { 2 = 16, 3 = 2 }", "farmer: with 2 players no neutral"),
        ('"knight", "scholar"]', '"knight", "monk"]', "monk: 'stands_for' names the monk"),
        ('de = "Bauer"', 'de = ""', "characters, farmer: 'de' is empty"),
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
        ("slots = [2, 4]", "slots = [2, 5]", "connections, 1: 'slots' must be a whole number of at most 4"),
        ('by = "road"', 'by = "rail"', "connections, 1: 'by' names 'rail', which is not one of road, water"),
        ('start = "orleans"', 'start = "tours"', "map.toml: 'start' must be Orléans"),
        ("at = [51, 8]", "at = [51, 108]", "towns, chartres: 'at' must be a whole number of at most 100"),
        ("at = [51, 8]", "at = [51]", "towns, chartres: 'at' must be two numbers"),
        ("at = [51, 8]", 'at = [51, 8], stations = "one per player"', "chartres: only Orléans takes one"),
        ("[connections]", 'paris = { name = "Paris", at = [9, 9] }\n[connections]', "to paris"),
        ("bend = 0.08", "bend = 8", "connections, 1: 'bend' must be a number of at most 1.0, not 8"),
        (
            'towns = ["photo-board", "neodem"]',
            'towns = "seen"',
            "provenance: 'towns' must be a list, not 'seen'",
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
        ("[3, 18, 28]", "[3, 18, 31]", "'citizens' must be a whole number of at most 30"),
        ("25 = 5", "31 = 5", r"'coins' names space \[31\], but the track ends at 30"),
        ("{ 7 = 3, 12 = 4, 25 = 5 }", "{}", "'coins' is empty"),
        ("[3, 18, 28]", "[3, 18]", "pieces.toml, citizens: citizen spaces .*: 12, but .* 13"),
    ],
    "player-board.toml": [
        ("spaces = 8", "spaces = 7", "market: 7 spaces cannot hold the 8 drawn"),
        ('["boatman", "craftsman"]', '["boatman", "farmer"]', "farm_house: needs one boatman and"),
        ("enough = 1", "enough = 2", "town_hall: has two spaces for any neutral character"),
        ("enough = 1", "enough = 3", "town_hall: 'enough' must be a whole number of at most 2, not 3"),
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
        ("[{ coins = 3 }]", "3", "papal_conclave: 'rewards' must be a list, not 3"),
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
        (
            "harvest_penalty = 5",
            "harvest_penalty = 0",
            "strength: 'harvest_penalty' must be .* at least 1",
        ),
    ],
}
CASES = [(file, *case) for file, cases in BROKEN.items() for case in cases]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), CASES, ids=lambda text: text[:40])
def test_broken_data_is_refused(broken: Path, file: str, old: str, new: str, complaint: str) -> None:
    spoil(broken, file, old, new)
    with pytest.raises(DataError, match=complaint):
        boards.load(broken)


def test_every_file_is_among_the_broken() -> None:
    assert set(BROKEN) == {path.name for path in DATA.glob("*.toml")}


def test_goods_must_suffice_for_the_slots(broken: Path) -> None:
    """DN-02: no more slots than goods, whatever the number of players."""
    text = (broken / "map.toml").read_text(encoding="utf-8")
    (broken / "map.toml").write_text(text.replace("slots = [2]", "slots = [2, 2, 2]"), encoding="utf-8")
    with pytest.raises(DataError, match="connections: 111 slots with 2 players, but only 78 goods"):
        boards.load(broken)


@pytest.mark.parametrize("mark", [3, 4])
def test_some_slots_must_be_marked(broken: Path, mark: int) -> None:
    """DN-02: 3 and 4 are both printed on the board."""
    text = (broken / "map.toml").read_text(encoding="utf-8")
    (broken / "map.toml").write_text(text.replace(f"[2, {mark}]", "[2, 2]"), encoding="utf-8")
    with pytest.raises(DataError, match=f"no slot carries the mark {mark}"):
        boards.load(broken)
