"""The options of Orléans and its rule index: complete, and of one mind with the data."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide.orleans import boards

ORLEANS = Path(boards.__file__).parent
BOX = boards.box()
OPTIONS: dict[str, Any] = tomllib.loads((ORLEANS / "options.toml").read_text(encoding="utf-8"))
RULEBOOK: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((ORLEANS / "rulebook").glob("*.toml"))
}
RULES: dict[str, Any] = {rule: entry for file in RULEBOOK.values() for rule, entry in file.items()}
SWITCHES = {name: option for name, option in OPTIONS.items() if name != "edition"}


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
        assert all(option[key].endswith((".", "?")) for key in ("help_en", "help_de")), name
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
        for language in ("en", "de"):
            assert entry[f"question_{language}"].endswith("?"), rule
            assert entry[f"answer_{language}"].endswith("."), rule
            assert entry[f"why_{language}"].endswith("."), rule


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
