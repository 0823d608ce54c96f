"""The command `bastide`, as a user calls it."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from bastide.cli import main

ROOT = Path(__file__).parents[2]


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def bastide(*args: str) -> Done:
    """Run the command in this process: starting a new one for each call would take most of the time."""
    out, err = io.StringIO(), io.StringIO()
    argv, sys.argv = sys.argv, ["bastide", *args]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main()
        code = 0
    except SystemExit as leave:
        code = int(leave.code or 0)
    finally:
        sys.argv = argv
    return Done(code, out.getvalue(), err.getvalue())


def test_the_installed_command_answers() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from bastide.cli import main; main()", "--version"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("bastide ")


def test_a_simulation_prints_one_object() -> None:
    done = bastide(
        "sim", "carcassonne", "--players", "3", "--bots", "random", "--games", "4", "--seed", "5", "--json"
    )
    found = json.loads(done.stdout)
    assert done.returncode == 0
    assert found["games"] == found["finished"] == 4
    assert found["errors"] == []
    assert len(found["wins"]) == len(found["scores"]) == 3
    assert sum(found["wins"]) == pytest.approx(4)
    assert found["decisions"] > 0 and found["cpu_seconds"] > 0  # noqa: PT018 - both are plain positive numbers


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (bastide("sim", "carcassonne", "--games", "3", "--seed", "9", "--json") for _ in range(2))
    one, other = json.loads(first.stdout), json.loads(second.stdout)
    assert (one["scores"], one["decisions"]) == (other["scores"], other["decisions"])


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["sim", "carcasonne"], "Did you mean carcassonne"),
        (["sim", "carcassonne", "--set", "rver"], "Did you mean river"),
        (["sim", "carcassonne", "--players", "9"], "1 to 6 players"),
        (["sim", "carcassonne", "--bots", "genius"], "no bot “genius”"),
        (["sim", "carcassonne", "--option", "cityUnit=acre"], "Q-4.6.2-1"),
        (["sim", "carcassonne", "--option", "cityUnits=tile"], "Did you mean cityUnit"),
        (["sim", "carcassonne", "--option", "cityUnit"], "KEY=VALUE"),
        (["sim", "carcassonne", "--set", "inns-cathedrals"], "Inns & Cathedrals needs"),
        (["rules", "carcassonne", "C-99-z"], "no rule"),
        (["rules", "carcassonne", "--lang", "fr"], "there are en, de"),
        (["rules", "orleans", "--diff", "A", "X"], "no “X”"),
        (["tiles", "inns"], "no expansion “inns”"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["play", "carcassonne", "--daily"], "johanna"),
        (["bench", "chess"], "no game"),
        (
            ["bench", "carcassonne", "-o", "blankFaces=field; city N | road N"],
            "Tile 2: The edge N belongs to two",
        ),
    ],
)
def test_a_usage_error_is_one_clear_sentence(args: list[str], says: str) -> None:
    done = bastide(*args)
    assert done.returncode == 2
    assert says in " ".join((done.stderr + done.stdout).replace("│", " ").split())
    assert "Traceback" not in done.stderr


def test_a_record_is_verified_and_shown_as_json() -> None:
    done = bastide("replay", str(ROOT / "scenarios" / "carcassonne" / "city-with-crest.json"), "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0
    scored = [e for e in found["events"] if e["points"]]
    assert all(sum(t["each"] * t["times"] for t in e["terms"]) == e["points"] for e in scored)
    assert any("coat of arms" in e["formula"] for e in scored)
    assert set(found) >= {"scores", "finished", "events", "decision"}


def test_a_position_in_the_middle_lists_all_options(tmp_path: Path) -> None:
    record = {"bastide": 1, "game": "carcassonne", "seats": 2, "options": {"startSeat": "A"}}
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "moves": ["* tile BA-24", "A lay 1,0 0"]}), encoding="utf-8")
    found = json.loads(bastide("replay", str(file), "--json").stdout)
    assert found["decision"]["seats"] == ["A"]
    assert found["decision"]["options"] == sorted(found["decision"]["options"])
    assert "follower road E+W" in found["decision"]["options"]
    at_start = json.loads(bastide("replay", str(file), "--at", "1", "--json").stdout)
    assert at_start["decision"]["name"] == "D-PLACE"


def test_a_bad_record_names_the_move_and_the_rule(tmp_path: Path) -> None:
    record = {"bastide": 1, "game": "carcassonne", "seats": 2, "options": {"startSeat": "A"}}
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "moves": ["* tile BA-24", "A lay 7,7 0"]}), encoding="utf-8")
    done = bastide("replay", str(file), "--json")
    error = json.loads(done.stdout)["error"]
    assert done.returncode == 2
    assert (error["index"], error["rule"]) == (1, "C-4.2-c")
    assert error["code"] == "adjoins-nothing"


def test_the_flow_names_modules_and_rules() -> None:
    done = bastide("rules", "carcassonne", "--flow", "--set", "base", "--set", "river")
    assert done.returncode == 0
    assert "C-3.1.1-h" in done.stdout
    assert "D-FIGURE" in done.stdout


def test_a_rule_is_told_in_both_languages() -> None:
    english, german = (
        bastide("rules", "carcassonne", "C-4.6.6-b", "--lang", lang).stdout for lang in ("en", "de")
    )
    assert "C-4.6.6-b" in english and "C-4.6.6-b" in german  # noqa: PT018
    assert english != german


def test_a_sheet_of_tiles_is_drawn(tmp_path: Path) -> None:
    done = bastide("tiles", "river", "--to", str(tmp_path / "river.svg"))
    assert done.returncode == 0
    assert (tmp_path / "river.svg").read_text(encoding="utf-8").count("RV-") >= 10


def test_the_bench_prints_its_measures() -> None:
    found = json.loads(bastide("bench", "carcassonne", "--seconds", "0.2", "--json").stdout)
    assert set(found) == {"games_per_cpu_s", "decisions_per_cpu_s", "list_us", "copy_us", "state_bytes"}
    assert all(value > 0 for value in found.values())


def written(folder: Path, name: str, *moves: str) -> Path:
    record = {"bastide": 1, "game": "carcassonne", "seats": 2, "options": {"startSeat": "A"}}
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({**record, "moves": list(moves)}), encoding="utf-8")
    return file


def test_many_records_are_replayed_in_spite_of_a_fault(tmp_path: Path) -> None:
    good = written(tmp_path, "good.json", "* tile BA-24", "A lay 1,0 0")
    bad = written(tmp_path, "bad.json", "* tile BA-24", "A lay 7,7 0")
    below = written(tmp_path / "more", "below.json", "* tile BA-24", "? asks A")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    done = bastide("replay", str(tmp_path))
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    assert [line.split()[0] for line in lines[:-1]] == ["fails", "fails", "holds", "holds"]
    assert "C-4.2-c" in lines[0]
    assert lines[-1] == "4 records, 2 fail"
    german = bastide("replay", str(good), str(bad), "--lang", "de").stdout.splitlines()
    assert german[-1] == "2 Aufzeichnungen, 1 mit Fehler"
    assert bastide("replay", str(good), str(below)).returncode == 0
    assert bastide("replay", str(good), str(good.parent / "more")).stdout.splitlines()[-1].startswith("2 rec")


def test_many_records_as_json_give_one_result_for_each(tmp_path: Path) -> None:
    good = written(tmp_path, "good.json", "* tile BA-24", "A lay 1,0 0")
    bad = written(tmp_path, "bad.json", "* tile BA-24", "A lay 7,7 0")
    done = bastide("replay", str(good), str(bad), "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 1
    assert (found["count"], found["failed"]) == (2, 1)
    assert [entry["file"] for entry in found["records"]] == [str(good), str(bad)]
    assert found["records"][0]["scores"] == [0, 0]
    assert found["records"][1]["error"]["rule"] == "C-4.2-c"
    assert found["records"][1]["error"]["index"] == 1


def test_a_file_that_is_not_there_is_a_usage_error_before_anything_is_replayed(tmp_path: Path) -> None:
    good = written(tmp_path, "good.json", "* tile BA-24", "A lay 1,0 0")
    (tmp_path / "empty").mkdir()
    for wrong in (tmp_path / "nowhere.json", tmp_path / "empty"):
        done = bastide("replay", str(good), str(wrong))
        assert done.returncode == 2
        assert done.stdout == ""
        assert wrong.name in done.stderr.replace("\n", "")
    assert bastide("replay", str(good), "--lang", "fr").returncode == 2


def test_a_fault_of_bastide_itself_is_told_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*args: object) -> None:
        raise AssertionError("a piece is missing")

    good = written(tmp_path, "good.json", "* tile BA-24", "A lay 1,0 0")
    other = written(tmp_path, "other.json", "* tile BA-24")
    monkeypatch.setattr("bastide.cli.replay", stumble)
    done = bastide("replay", str(good), str(other))
    assert done.returncode == 1
    assert done.stdout.count("a piece is missing") == 2
