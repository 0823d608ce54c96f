"""Files of Johanna that are broken: each is refused, and the complaint names what is wrong."""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.johanna import sheets as sh
from bastide.johanna.sheets import DataError, Effect

FOLDER = Path(sh.__file__).parents[1]
SHEETS = sh.load_sheets()


def either(*choices: Effect) -> Effect:
    return Effect("either", choices=choices)


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
        ("terms", put("terms", "coin", "de", ""), "terms, coin", "'de' is empty"),
        ("terms", drop("terms", "coin", "en"), "terms, coin", "'en' is missing"),
        ("persons", more_tiles, "persons", "add up to 28, not to 27 (J-C-2)"),
        ("persons", drop("persons", "scholar"), "persons", "missing: scholar (J-C-3)"),
        ("persons", put("persons", "monk", "tiles", 1), "persons, monk", "no tile"),
        ("persons", put("persons", "farmer", "tiles", "five"), "persons, farmer", "whole number, not 'five'"),
        ("persons", put("persons", "farmer", "action", [{"good": "gold"}]), "persons, farmer", "'gold'"),
        ("player-counts", put("players", "3", "draw", 5), "players, 3", "full rounds of 5 (J-R-14)"),
        ("player-counts", put("players", "4", "bags", 3), "players, 4", "J-R-13"),
        ("player-counts", put("players", "1", "draw", 1), "players, 1", "J-L-1"),
        ("player-counts", drop("players", "5"), "players", "J-C-1"),
        ("player-counts", put("bag_numbers", "highest", 6), "bag_numbers", "J-C-6"),
        ("map", drop("towns", "17"), "routes, ", "17"),
        ("map", put("towns", "23", {"at": [1, 1], "part": "core"}), "towns", "numbers 1 to 22"),
        ("map", put("towns", "3", "at", [3, 101]), "towns, 3", "from 0 to 100"),
        ("map", put("towns", "3", "citizen", True), "towns", "town 22 and nowhere else (J-CR-8)"),
        ("map", put("towns", "19", "part", "core"), "parts", "J-S-12"),
        ("map", put("parts", "southeast", "struck_with", [1, 2]), "parts", "with 3 players"),
        ("map", second_good, "routes, 8-9", "one good"),
        ("map", drop("routes", "8-16"), "routes", "8 and 16 must be joined"),
        ("map", isolate_town_2, "routes", "cut off from Orléans: 2 (J-CR-2)"),
        ("map", single_goods_on_land, "routes", "more than one good (J-O-11)"),
        ("map", put("routes", "O-8", "ends", ["O", "O"]), "routes, O-8", "two different towns (J-KN-2)"),
        ("map", put("routes", "O-8", "by", "air"), "routes, O-8", "one of land, water"),
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
        ("development", put("fields", 0, "at", 99), "fields 1", ", not 99"),
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
        ("places", put("cards", "architect", "person", "craftsman"), "cards, architect", "standard action"),
        ("places", put("cards", "library", "person", "knight"), "cards, library", "scholar (J-O-02)"),
        ("places", put("cards", "tavern", "person", "knight"), "cards, tavern", "J-P-4"),
        ("places", put("cards", "park", "effect", []), "cards, park", "needs an effect"),
        ("places", put("cards", "park", "effect", [{"either": [{"coin": 1}]}]), "cards, park", "at least"),
        ("places", put("cards", "park", "rules", ["J-O-99"]), "cards, park", "not in the rule index"),
        ("places", print_everything, "cards", "30 places are printed"),
        ("solo-cards", same_person_twice, "cards, 7", "six persons once"),
        ("solo-cards", no_farmer_above_boatman, "cards", "J-L-17"),
        ("solo-cards", town_too_far, "cards, 3", "at most 17"),
        ("solo-cards", drop("cards", "9"), "cards", "1 to 14 (J-C-5)"),
        ("solo-cards", drop("cards", "4B"), "cards", "1B to 4B"),
        ("solo-cards", put("cards", "2", "arrow", "left"), "cards, 2", "up, down"),
        ("solo-cards", put("levels", "expert", "exchange", True), "levels", "J-L-6"),
        ("johanna", citizen_elsewhere, "scholar", "J-L-25"),
        ("johanna", put("depot", "rows", [[1]]), "depot", "J-L-18"),
        ("johanna", put("development", "levels", [1, 2]), "development", "J-L-24"),
        ("johanna", drop("tracks", "knight"), "tracks", "'knight' is missing"),
        ("options", put("places", "default", "dice"), "places", "cards, printed"),
        ("options", drop("places", "labels", "printed"), "places, labels", "'printed' is missing"),
        ("options", drop("circus_with_monk"), "J-AMB-28", "circus_with_monk"),
        ("options", put("places", "question", "J-S-99"), "places", "not in the rule index"),
        ("options", other_start_row, "start_coin_row", "data/bank.toml"),
        ("options", put("level", "weight", "heavy"), "level", "core, minor"),
        ("rulebook/actions", drop("J-KN-3", "de"), "J-KN-3", "'de' is missing"),
        ("rulebook/actions", put("J-KN-3", "section", "J-KM"), "J-KN-3", "one of J-KN"),
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
