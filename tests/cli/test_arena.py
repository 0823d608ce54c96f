"""`bastide arena`, as a user calls it."""

import json
from pathlib import Path

import pytest
from cli.test_commands import bastide

from bastide import extras
from bastide.kernel import Problem

pytest.importorskip("polars", reason='needs pip install "bastide[arena]"')


def test_a_round_robin_prints_its_table_and_its_records_replay(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    args = ["arena", "round-robin", "johanna", "--bots", "random", "--games", "2", "--workers", "0"]
    done = bastide(*args, "--to", str(folder), "--json")
    found = json.loads(done.stdout)
    assert (done.returncode, found["games"], found["faults"]) == (0, 2, [])
    assert [one["bot"] for one in found["tables"][0]["table"]] == ["random"]
    file = tmp_path / "game.json"
    assert bastide("arena", "record", str(folder), "1", "--to", str(file)).returncode == 0
    assert bastide("replay", str(file)).returncode == 0
    assert "random" in bastide("arena", "table", str(folder)).stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["round-robin", "johana"], "Did you mean johanna"),
        (["gauntlet", "johanna", "--bots", "random"], "at least one opponent"),
        (["sprt", "johanna", "--bots", "random,greedy,novice"], "exactly two"),
        (["run", "nowhere.toml"], "nowhere.toml"),
        (["table", "nowhere"], "no tournament"),
    ],
)
def test_bad_input_ends_with_2(args: list[str], says: str) -> None:
    done = bastide("arena", *args)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())


def test_what_is_missing_is_said_with_the_command_that_installs_it() -> None:
    with pytest.raises(Problem) as caught:
        extras.need("bastide_has_no_such_module", "arena")
    assert caught.value.blanks["command"] == 'pip install "bastide[arena]"'
