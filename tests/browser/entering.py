"""Enters a recorded game through the page, as if it were played with one's own box on a real table.

Every draw is touched and confirmed, every action chosen from the list of options. Some draws are entered
wrong at first and put right at once; some actions are wrong at first, and the table goes back to before them.
`python tests/browser/entering.py RECORD` starts a table, enters a whole record on the screen of a phone,
counts the taps and compares the final scores with those of the record.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import re
import sys
import tempfile
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.people import PHONE, keep_seats
from browser.serving import ASKED_BEFORE, launch_args, served
from playwright.sync_api import Locator, Page, TimeoutError, expect, sync_playwright

from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset, load
from bastide.kernel import parse, replay

Json = dict[str, Any]
PATIENCE, SOON = 600_000, 5_000
KINDS = {"C": "city", "R": "road", "F": "field", "V": "river"}


@dataclass
class Mistakes:
    """Which draws and which actions are wrong at first, by their numbers; the next where one can be wrong."""

    draws: Collection[int] = ()
    actions: Collection[int] = ()


@dataclass
class Taps:
    """How often the screen was touched, for each draw of a topic and for each action."""

    draws: dict[str, list[int]] = field(default_factory=dict)
    actions: list[int] = field(default_factory=list)
    put_right: list[str] = field(default_factory=list)
    lines: int = 0


def read(path: Path) -> Json:
    record: Json = json.loads(path.read_text(encoding="utf-8"))
    record["moves"] = [line for line in record["moves"] if line[0] not in "?#"]
    return record


def enter_game(
    page: Page, live: str, record: Json, mistakes: Mistakes | None = None, until: float = math.inf
) -> Taps:
    """Play the lines of a record at a new table."""
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
    opened = page.request.post(f"{live}/api/tables", data=wanted).json()
    keep_seats(page, live, opened, record["game"])
    return Entering(page, mistakes or Mistakes()).enter(record["moves"], until)


class Entering:
    """Somebody with a phone who enters what happens."""

    def __init__(self, page: Page, mistakes: Mistakes) -> None:
        self._page = page
        self._wrong_draws, self._wrong_actions = sorted(mistakes.draws), sorted(mistakes.actions)
        self._taps = Taps()
        self._told = 0

    def enter(self, moves: list[str], until: float = math.inf) -> Taps:
        """Enter these lines, as many of them as there is time for."""
        lines = [step for line in moves for step in _steps(line)]
        at = draws = 0
        while at < len(lines) and time.monotonic() < until:
            if at // 50 > self._told:
                self._told = at // 50
                print(f"line {at} of {len(lines)}", file=sys.stderr, flush=True)
            if lines[at].startswith("* "):
                at += self._draw(lines, at, draws)
                draws += 1
            else:
                self._call_up(lines, at)
                self._act(at, lines[at][0], lines[at][2:])
                at += 1
        self._taps.lines = at
        return self._taps

    # -- draws -----------------------------------------------------------------------------------------------

    def _draw(self, lines: list[str], at: int, draws: int) -> int:
        """Enter what came, all of it that is asked for at once; returns the number of lines."""
        topic, _, label = lines[at][2:].partition(" ")
        panel = self._page.locator(f"[data-entry='{topic}'][data-line='{at}']")
        panel.wait_for()
        missing = re.search(r"\d+", panel.locator("[data-confirm]").inner_text())  # `4 more to enter`
        free = int(missing[0]) if missing else 1
        labels = [label]
        for line in lines[at + 1 : at + free]:
            if not line.startswith(f"* {topic} "):
                break
            labels.append(line[2:].partition(" ")[2])
        due = self._wrong_draws and draws >= self._wrong_draws[0]
        if due and (other := self._mistaken(panel, labels)):
            self._wrong_draws.pop(0)
            self._touch(panel, topic, [other, *labels[1:]])
            self._put_right(topic, at, label)
            return len(labels)
        self._taps.draws.setdefault(topic, []).append(self._touch(panel, topic, labels))
        return len(labels)

    def _mistaken(self, panel: Locator, labels: list[str]) -> str | None:
        """Something else that could have come instead of the first and goes with what follows."""
        keys = panel.locator("[data-outcome]:enabled")
        found = [key.get_attribute("data-outcome") or "" for key in keys.all()]
        return next((one for one in found if one not in labels), None)

    def _touch(self, panel: Locator, topic: str, labels: list[str]) -> int:
        """Touch these and confirm; returns how many taps that took."""
        keys = [f"[data-outcome='{one}']" for one in labels]
        if panel.locator("[data-place]").count():  # Johanna's places of a tier come together
            keys = [f"[data-place='{place}']" for place in labels[0].split()]
        taps = len(keys) + 1
        if topic == "tile":
            taps += _narrow(panel, labels[0])
        for key in keys:
            panel.locator(key).first.tap()
        self._page.locator("[data-confirm]").tap()
        expect(panel).to_have_count(0)
        return taps

    def _put_right(self, topic: str, line: int, label: str) -> None:
        self._corrections()
        self._page.locator(f"[data-entered='{line}']").tap()
        dialog = self._page.locator("dialog[open]")
        if topic == "tile":
            _narrow(dialog, label)
        dialog.locator(f"[data-outcome='{label}']").first.tap()
        expect(self._page.locator("dialog[open] [data-outcome]")).to_have_count(0)
        self._taps.put_right.append(f"{topic} {label}")

    def _corrections(self) -> None:
        """Open the list of what was entered; the device may have to be passed on before."""
        button = self._page.get_by_role("button", name="Put an entry right")
        handover = self._page.locator("[data-handover] .primary")
        while not self._page.locator("[data-entered]").count():
            with contextlib.suppress(TimeoutError):
                handover.or_(button).last.tap(timeout=SOON)
            with contextlib.suppress(TimeoutError):
                self._page.locator("[data-entered]").first.wait_for(timeout=SOON)

    # -- actions ---------------------------------------------------------------------------------------------

    def _act(self, at: int, seat: str, action: str) -> None:
        number = len(self._taps.actions)
        if self._wrong_actions and number >= self._wrong_actions[0]:
            count = self._list_options(seat)
            keys = self._page.locator("dialog [data-option]")
            other = next((o for k in keys.all() if (o := k.get_attribute("data-option")) != action), None)
            if other is None:
                self._choose(action, count)
                return
            self._wrong_actions.pop(0)
            self._choose(other, count)
            self._taps.actions.pop()
            self._corrections()
            self._page.locator(f"[data-entered='{at}']").tap()
            self._page.locator("dialog [data-back]").tap()
            expect(self._page.locator("dialog[open] [data-back]")).to_have_count(0)
            self._taps.put_right.append(f"{seat} {other} → {action}")
        self._choose(action, self._list_options(seat))

    def _call_up(self, lines: list[str], at: int) -> None:
        """Of those who plan together the page asks one by one: the line of who is asked comes first."""
        page, block = self._page, []
        for line in lines[at:]:
            if line.startswith("*"):
                break
            block.append(line[0])
        anybody = ", ".join(f"[data-handover={one}], section[data-mine={one}]" for one in set(block))
        page.locator(anybody).first.wait_for()
        seat = next((s for s in block if page.locator(f"[data-handover={s}]").count()), None)
        seat = seat or page.locator("section[data-mine]").get_attribute("data-mine") or ""
        if seat != lines[at][0] and seat in block:
            lines.insert(at, lines.pop(at + block.index(seat)))

    def _list_options(self, seat: str) -> int:
        page, count = self._page, 1
        handover, asked = page.locator(f"[data-handover={seat}]"), page.locator(f"section[data-mine={seat}]")
        handover.or_(asked).first.wait_for()
        if handover.is_visible():
            handover.locator(".primary").tap()
            count += 1
        page.get_by_role("button", name="List all options").tap()
        return count

    def _choose(self, action: str, count: int) -> None:
        """Choose an action from the list of all options."""
        self._page.locator(f"dialog [data-option={json.dumps(action)}]").tap()
        expect(self._page.locator("dialog[open] [data-option]")).to_have_count(0)
        self._taps.actions.append(count + 1)


def _steps(line: str) -> list[str]:
    """A plan of Orléans is made by hand one follower after the other."""
    seat, _, plan = line.partition(" plan ")
    if not plan:
        return [line]
    parts, _, done = plan.partition("; ")
    puts = [f"{seat} put {part.strip().replace('@', ' ')}" for part in parts.split(",") if part.strip()]
    return [*puts, *([f"{seat} {done}"] if done else [])]


def _narrow(panel: Locator, tile: str) -> int:
    """Choose the edges of a tile that is not among the faces shown; returns how many taps that took."""
    face, taps = panel.locator(f"[data-outcome='{tile}']"), 0
    panel.locator("[data-outcome]").first.wait_for()
    if face.count():
        return 0
    edges = _edges()[tile]
    first = next((n for kind in "CRF" for n, edge in enumerate(edges) if edge == kind), 0)
    for side, edge in zip("NESW", edges[first:] + edges[:first], strict=True):
        part = panel.locator(f"[data-edge={side}]")
        while part.get_attribute("data-kind") != KINDS[edge]:
            part.tap()
            taps += 1
        expect(part).to_have_attribute("data-kind", KINDS[edge])
        if face.count():
            break
    return taps


@cache
def _edges() -> dict[str, str]:
    """The edges of all tiles, clockwise from the north."""
    sets = load("carcassonne").catalogue.sets
    return {tile.id: tile.edges for one in sets for tile in load_set(one.name).tiles}


def report(page: Page, live: str, record: Json, taps: Taps) -> None:
    """Print the taps, and fail where the game at the table stands otherwise than the record at this line."""
    for topic, counts in taps.draws.items():
        print(f"{topic}: entered {len(counts)} times, median {median(counts):g} taps, most {max(counts)}")
    print(f"{len(taps.actions)} actions, median {median(taps.actions):g} taps")
    print(f"put right: {'; '.join(taps.put_right)}", flush=True)
    entered = page.request.get(f"{live}/api/tables/{page.url.rsplit('/', 1)[1]}/record").text()
    lines = [step for line in record["moves"] for step in _steps(line)]
    same = json.dumps({**record, "moves": lines[: taps.lines]})
    wanted, found = (replay(parse(one), compile_ruleset) for one in (same, entered))
    scores = [match.ruleset.game.scores(match.state) for match in (wanted, found)]
    print(f"{taps.lines} of {len(lines)} lines, finished: {found.over}")
    print(f"scores of the record {scores[0]}, entered {scores[1]}")
    assert scores[0] == scores[1]
    assert wanted.over == found.over


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path)
    parser.add_argument("--draws", type=int, nargs="*", default=[3], help="which are wrong at first")
    parser.add_argument("--actions", type=int, nargs="*", default=[20], help="which are wrong at first")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long")
    chosen = parser.parse_args()
    record = read(chosen.record)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "table.db") as live,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_args())
        page = browser.new_page(viewport=PHONE, has_touch=True, reduced_motion="reduce")
        page.add_init_script(ASKED_BEFORE)
        page.set_default_timeout(PATIENCE)
        try:
            mistakes = Mistakes(chosen.draws, chosen.actions)
            taps = enter_game(page, live, record, mistakes, time.monotonic() + 60 * chosen.minutes)
        except BaseException:
            page.screenshot(path=chosen.record.with_suffix(".png").name)
            raise
        report(page, live, record, taps)


if __name__ == "__main__":
    main()
