"""Enters a recorded game through the page, as if it were played with one's own box on a real table.

Every draw is touched and confirmed, every action chosen from the list of options; some draws are entered
wrong at first and put right at once. `python entering.py RECORD URL` in this folder, with `tests` on the
path, plays a whole record at a running table and counts the taps.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from browser.people import PHONE, keep_seats
from playwright.sync_api import Page, expect, sync_playwright

Json = dict[str, Any]


@dataclass
class Taps:
    """How often the screen was touched, for each draw of a topic and for each action."""

    draws: dict[str, list[int]] = field(default_factory=dict)
    actions: list[int] = field(default_factory=list)
    corrected: int = 0


def read(path: Path) -> Json:
    record: Json = json.loads(path.read_text(encoding="utf-8"))
    record["moves"] = [line for line in record["moves"] if line[0] not in "?#"]
    return record


def enter_game(page: Page, live: str, record: Json, mistakes: tuple[int, ...] = ()) -> Taps:
    """Play the lines of a record at a new table; the draws of these numbers are wrong at first."""
    names = (
        record["seats"]
        if isinstance(record["seats"], list)
        else ["A", "B", "C", "D", "E", "F"][: record["seats"]]
    )
    wanted: Json = {
        "game": record["game"],
        "seats": [{"kind": "human", "name": name} for name in names],
        "own_box": True,
        **{key: record[key] for key in ("sets", "elements", "options") if key in record},
    }
    keep_seats(page, live, page.request.post(f"{live}/api/tables", data=wanted).json(), record["game"])
    taps, at, draws = Taps(), 0, 0
    lines = [step for line in record["moves"] for step in _steps(line)]
    while at < len(lines):
        if lines[at].startswith("* "):
            at += _draw(page, lines, at, taps, draws in mistakes)
            draws += 1
        else:
            _act(page, lines[at][0], lines[at][2:], taps)
            at += 1
    return taps


def _steps(line: str) -> list[str]:
    """A plan of Orléans is made by hand one follower after the other."""
    seat, _, plan = line.partition(" plan ")
    if not plan:
        return [line]
    parts, _, done = plan.partition("; ")
    puts = [f"{seat} put {part.strip().replace('@', ' ')}" for part in parts.split(",") if part.strip()]
    return [*puts, *([f"{seat} {done}"] if done else [])]


def _draw(page: Page, lines: list[str], at: int, taps: Taps, wrong: bool) -> int:
    """Enter what came, all of it that is asked for at once; returns the number of lines."""
    topic, _, label = lines[at][2:].partition(" ")
    panel = page.locator(f"[data-entry='{topic}'][data-line='{at}']")
    panel.wait_for()
    missing = re.search(r"\d+", panel.locator("[data-confirm]").inner_text())  # `4 more to enter`
    free = int(missing[0]) if missing else 1
    labels = [label]
    for line in lines[at + 1 : at + free]:
        if not line.startswith(f"* {topic} "):
            break
        labels.append(line[2:].partition(" ")[2])
    if wrong and len(labels) == 1:
        other = panel.locator(f"[data-outcome]:not([data-outcome='{label}'])").first
        if other.count():
            other.tap()
            page.locator("[data-confirm]").tap()
            expect(panel).to_have_count(0)
            _put_right(page, at, label)
            taps.corrected += 1
            return 1
    keys = [f"[data-outcome='{one}']" for one in labels]
    if panel.locator("[data-place]").count():  # Johanna's places of a tier come together
        keys = [f"[data-place='{place}']" for place in label.split()]
    for key in keys:
        panel.locator(key).first.tap()
    page.locator("[data-confirm]").tap()
    expect(panel).to_have_count(0)
    taps.draws.setdefault(topic, []).append(len(keys) + 1)
    return len(labels)


def _put_right(page: Page, line: int, label: str) -> None:
    page.get_by_role("button", name="Put an entry right").first.tap()
    page.locator(f"[data-entered='{line}']").tap()
    page.locator(f"dialog [data-outcome='{label}']").first.tap()
    expect(page.locator("dialog[open]")).to_have_count(0)


def _act(page: Page, seat: str, action: str, taps: Taps) -> None:
    """Choose an action from the list of all options."""
    count = 2
    handover, asked = page.locator(f"[data-handover={seat}]"), page.locator(f"section[data-mine={seat}]")
    handover.or_(asked).first.wait_for()
    if handover.is_visible():
        handover.locator(".primary").tap()
        count += 1
    page.get_by_role("button", name="List all options").tap()
    page.locator(f"dialog [data-option={json.dumps(action)}]").tap()
    expect(page.locator("dialog[open] [data-option]")).to_have_count(0)
    taps.actions.append(count)


def main() -> None:
    path, live = Path(sys.argv[1]), sys.argv[2]
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(args=["--no-sandbox"]).new_page(viewport=PHONE, has_touch=True)
        taps = enter_game(page, live, read(path), (3, 20))
    for topic, counts in taps.draws.items():
        print(f"{topic}: {len(counts)} draws, median {median(counts)} taps")
    print(f"{len(taps.actions)} actions, median {median(taps.actions)} taps, {taps.corrected} put right")


if __name__ == "__main__":
    main()
