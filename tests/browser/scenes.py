"""Positions of the scenarios at a table: a record is played up to a line, and from there by hand."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, record_of

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "carcassonne"

Sit = Callable[..., Page]


def before(scenario: str, line: str) -> dict[str, Any]:
    """The record of a scenario up to the first such line."""
    record: dict[str, Any] = json.loads((SCENARIOS / f"{scenario}.json").read_text())
    moves = record["moves"][: record["moves"].index(line)]
    return {**record, "moves": [move for move in moves if move[0] not in "?#"]}


def played(sets: list[str], tiles: int, wanted: set[str], seed: str) -> dict[str, Any]:
    """A random game up to a decision of A with these verbs, with so many tiles on the board."""
    ruleset = compile_ruleset("carcassonne", 2, sets)
    rng = random.Random(seed)
    match = Match(ruleset, seed)
    while not match.over:
        seat = match.state.pending[0]
        options = ruleset.options(match.state, seat)
        if (
            len(match.state.board) >= tiles
            and SEATS[seat] == "A"
            and wanted <= {verb for verb, *_ in options}
        ):
            break
        match.act(seat, rng.choice(options))
    made: dict[str, Any] = json.loads(record_of(match, ["Anna", "Ben"]).to_json())
    return made


def open_at(page: Page, live: str, record: dict[str, Any]) -> dict[str, Any]:
    """A new table with the game of a record."""
    opened: dict[str, Any] = page.request.post(f"{live}/api/records/table", data={"record": record}).json()
    return opened


def do(page: Page, option: str, mode: str = "") -> None:
    """Points at a place on the board, and once more to do it there; a piece may have to be taken up first."""
    if mode and page.locator(f"[data-mode='{mode}']").get_attribute("aria-checked") == "false":
        page.locator(f"[data-mode='{mode}']").click()
    stand = page.locator(f"[data-stand='{option}']")
    stand.click()
    expect(stand).to_have_attribute("aria-pressed", "true")
    stand.click()
    expect(stand).to_have_count(0)


def lay(page: Page, square: str) -> None:
    page.locator(f"[data-legal='{square}']").click()
    page.locator("button", has_text="Place tile").click()


def seen(page: Page, what: str, times: int = 1) -> None:
    expect(page.locator(what)).to_have_count(times)


def asked(page: Page, seat: str, decision: str) -> None:
    """Who of this page is asked now, and what."""
    seen(page, f"section[data-mine='{seat}'][data-decision={decision}]")


def has(page: Page, seat: str, points: int) -> None:
    expect(page.locator(f"[data-seat={seat}] .points")).to_have_text(str(points).replace("-", "−"))


def told(page: Page, *lines: str) -> None:
    """What the corner of the board says, the latest last."""
    expect(page.locator(".news")).to_contain_text(list(lines))
