"""The report: whole in one file, in both languages, and its games open."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path

import pytest

from bastide.arena import crews, measures
from bastide.arena.run import run
from bastide.arena.store import Store
from bastide.arena.tournament import SetupTable, checked
from bastide.games import compile_ruleset
from bastide.kernel import parse, replay

pytest.importorskip("altair", reason='needs pip install "bastide[arena]"')


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("report") / "out"
    tables = [SetupTable("johanna", 2), SetupTable("johanna", 1)]
    run(checked("round-robin", ["random"], tables, 4), Store(place), crews.Alone())
    return place


@pytest.mark.parametrize(("lang", "says"), [("en", "Skill and luck"), ("de", "Können und Glück")])
def test_the_report_is_whole_and_speaks_both_languages(folder: Path, lang: str, says: str) -> None:
    from bastide.arena.report import write

    page = write(folder, lang)
    assert says in page
    assert "report-" not in page.split("<script>")[0]  # every text is there
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)  # nothing is fetched
    records = json.loads(re.search(r"const records = (\[.*?\]);", page)[1])
    store = Store(folder)
    rows = store.games().to_dicts()
    assert len(records) == len(rows)
    for packed, row in zip(records, rows, strict=True):
        text = gzip.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))).decode()
        match = replay(parse(text), compile_ruleset)
        assert list(match.ruleset.game.scores(match.state)) == row["scores"]


def game(bots: list[str], scores: list[int], deal: int) -> dict[str, object]:
    return {"bots": bots, "scores": scores, "deal": deal}


def test_luck_is_told_from_skill() -> None:
    """Who plays decides all, or the deal does: the seat that the deal favours wins whoever sits there."""
    skill = [
        game(bots, [10 * (bot == "a") for bot in bots], d)
        for d in range(9)
        for bots in (["a", "b"], ["b", "a"])
    ]
    assert dict(measures.luck(skill))["bots"] == pytest.approx(1.0)
    deals = [
        game(bots, [10 * (d % 2), 10 * (1 - d % 2)], d)
        for d in range(10)
        for bots in (["a", "b"], ["b", "a"])
    ]
    parts = dict(measures.luck(deals))
    assert parts["deal"] == pytest.approx(1.0)
    assert parts["bots"] == pytest.approx(0.0)
