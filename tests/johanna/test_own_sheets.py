"""Values of one's own: three are changed, the game plays with them, and its record with no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from play import random_match, record
from typer.testing import CliRunner

from bastide.cli import app
from bastide.games import compile_ruleset
from bastide.johanna.own_sheets import SETS
from bastide.kernel import DataError, RecordProblem, replay
from bastide.text import problem

run = CliRunner()
THREE = (
    ("points = [1, 1, 2, 2, 2, 3, 3, 4]", "points = [1, 1, 2, 2, 3, 3, 3, 5]"),
    ("tiles = 4", "tiles = 5"),
    ("tiles = 5", "tiles = 4"),
)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "kept"))


def use(file: Path) -> str:
    return SETS.use(file.read_text(), file.stem)


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> Path:
    file = tmp_path / "my-sheet.toml"
    assert run.invoke(app, ["data", "johanna", "--export", str(file)]).exit_code == 0
    text = file.read_text()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text)
    return file


def test_our_own_values_can_be_exported_and_used_again(tmp_path: Path) -> None:
    name = use(changed(tmp_path))
    assert SETS.names() == [name]
    again = compile_ruleset("johanna", 2, options={"sheet": name})
    assert random_match(again, 3).moves == random_match(compile_ruleset("johanna", 2), 3).moves


def test_a_changed_sheet_plays_and_its_record_names_it(tmp_path: Path) -> None:
    name = use(changed(tmp_path, *THREE))
    match = random_match(compile_ruleset("johanna", 2, options={"sheet": name}), 3)
    assert match.ruleset.tables.sheets.depot != compile_ruleset("johanna", 2).tables.sheets.depot
    kept = record(match)
    assert kept.options["sheet"] == name
    assert replay(kept, compile_ruleset).moves == kept.moves
    SETS.folder().joinpath(f"{name}.toml").unlink()
    with pytest.raises(RecordProblem) as refused:
        replay(kept, compile_ruleset)
    assert (refused.value.code, refused.value.blanks["word"]) == ("unknown-data-set", name)


def test_other_values_have_another_name(tmp_path: Path) -> None:
    ours = use(changed(tmp_path))
    assert use(changed(tmp_path, ('en = "Stable"', 'en = "Old Stable"'))) != ours
    assert len(SETS.names()) == 2


@pytest.mark.parametrize("text", ["", "x = 1", "#: data/../map.toml\nx = 1"])
def test_what_is_no_data_set_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(DataError):
        use(file)
    assert SETS.names() == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tiles = 5", "tiles = 6"),  # 28 tiles: no round of the last bag would be whole
        ("bonus = { points = 4 }", "bonus = { points = 5 }"),  # J-Q-14
        ("[shields]", "[shelds]"),
    ],
)
def test_values_that_cannot_be_are_told_with_their_place(tmp_path: Path, old: str, new: str) -> None:
    file = changed(tmp_path, (old, new))
    with pytest.raises(DataError) as refused:
        use(file)
    assert refused.value.file.startswith("data/")
    result = run.invoke(app, ["data", "johanna", "--use", str(file)])
    assert result.exit_code != 0
    assert SETS.names() == []


def test_a_bag_that_does_not_divide_and_a_town_without_a_road_are_told_in_both_languages(
    tmp_path: Path,
) -> None:
    bag = changed(tmp_path, ("draw = 6", "draw = 7")).read_text()
    with pytest.raises(DataError) as refused:
        SETS.read(bag, "bag")
    assert refused.value.rule == "J-R-14"
    assert problem(refused.value, "en").endswith("tiles don’t make full rounds of 7.")
    assert "gehen in Runden zu 7 nicht auf" in problem(refused.value, "de")

    country = changed(tmp_path).read_text()
    lonely = re.sub(r"^\d+-19 = .*\n", "", country, flags=re.M)
    with pytest.raises(DataError) as refused:
        SETS.read(lonely, "country")
    assert refused.value.rule == "J-CR-2"
    assert problem(refused.value, "de").endswith("führt zu diesen Städten kein Weg von Orléans: 19.")
    assert "J-CR-2" not in problem(refused.value, "en")  # the rule is told apart


def test_a_record_holds_the_digest_of_its_values_whatever_they_are_called(tmp_path: Path) -> None:
    name = use(changed(tmp_path, *THREE))
    kept = record(random_match(compile_ruleset("johanna", 2, options={"sheet": name}), 3))
    assert kept.data

    same = SETS.use(SETS.text(name) + "# a remark\n", "same")
    kept.options["sheet"] = same
    assert replay(kept, compile_ruleset).moves == kept.moves

    others = SETS.use(
        changed(tmp_path, ("tiles = 4", "tiles = 5"), ("tiles = 5", "tiles = 4")).read_text(), "x"
    )
    kept.options["sheet"] = others
    with pytest.raises(RecordProblem) as refused:
        replay(kept, compile_ruleset)
    assert (refused.value.code, refused.value.blanks["word"]) == ("other-data", others)

    del kept.options["sheet"]
    with pytest.raises(RecordProblem) as refused:
        replay(kept, compile_ruleset)
    assert "eigenen Datensatz gespielt" in problem(refused.value, "de")

    kept.data, kept.options["sheet"] = "", name  # as records were written before
    assert replay(kept, compile_ruleset).moves == kept.moves


def test_the_command_speaks_the_language_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    file = changed(tmp_path)
    assert "Damit spielen: --option sheet=" in run.invoke(app, ["data", "johanna", "--use", str(file)]).output
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Play with it" in run.invoke(app, ["data", "johanna", "--use", str(file)]).output
    german = run.invoke(app, ["data", "johanna", "--use", str(tmp_path), "--lang", "de"])
    assert (german.exit_code, "Traceback" in german.output) == (2, False)
    assert run.invoke(app, ["data", "johanna", "--export", str(tmp_path / "no" / "file")]).exit_code == 2
