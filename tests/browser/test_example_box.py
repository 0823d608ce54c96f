"""The worked example of docs/expansions.md in a real browser: built with the page, offered, drawn."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from browser.people import NewPage, keep_seats
from browser.scenes import asked, do, has, open_at, seen
from example import EXAMPLE, build_page_with_example, copy_with_example
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def live_example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table whose rules and page have the example among the boxes."""
    folder = tmp_path_factory.mktemp("example")
    copy_with_example(folder)
    build_page_with_example(folder)
    start = "from bastide.cli import main; main()"
    command = [sys.executable, "-c", start, "play", "--no-browser", "--port", "0"]
    table = subprocess.Popen(
        [*command, "--data", str(folder / "table.db")],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert table.stdout is not None
    ready = re.search(r"http://[\d.:]+", table.stdout.readline())
    assert ready, "the table server did not start"
    yield ready[0]
    table.terminate()
    table.wait(timeout=10)


def test_a_new_box_is_drawn_on_the_page(live_example: str, new_page: NewPage) -> None:
    """C-90-b, C-90-d: hives stand on the board with the bees of its own part of the page, and are scored."""
    record = json.loads((EXAMPLE / "honey.json").read_text(encoding="utf-8"))
    last = "A hive field NL+NR+EL+WR"
    moves = [move for move in record["moves"][: record["moves"].index(last)] if move[0] not in "?#"]
    page = new_page()
    keep_seats(page, live_example, open_at(page, live_example, {**record, "moves": moves}), "carcassonne")
    asked(page, "A", "D-FIGURE")
    seen(page, "[data-figure=B][data-kind=hive] use[href='#ca-piece-hive']")
    seen(page, "[data-bees]")
    do(page, "hive field NL+NR+EL+WR", mode="hive")
    seen(page, "[data-figure=A][data-kind=hive]")
    expect(page.locator("[data-bees='3,0'] circle")).to_have_count(3)
    has(page, "A", 4)
