"""The page in a late game: how soon it can be used, what a click and a wheel step cost, how much is fetched.

    .venv/bin/python bench/page.py                 a game of everything with 300 tiles
    .venv/bin/python bench/page.py --tiles 120 --rounds 10

Headless Chromium opens the game twice: first with nothing kept, then again as a reload. As soon as squares
can be chosen, one is clicked; when the page has answered, clicks and wheel steps go on while tiles are still
being painted. Prints the figures beside their goals and ends with 1 when one was missed. Times of the main
thread are CPU time: what else runs on the machine hardly counts there, but it does in `usable`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Response, sync_playwright

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, record_of

USABLE_MS = 1500.0
THREAD_MS = 100.0
FIRST_LOAD_KB = 250.0

SERVE = """
import sys
from pathlib import Path
from bastide.table.serve import serve
serve(port=0, database=Path(sys.argv[1]), browser=False)
"""

# Clicks the first square as soon as there is one, and notes when the page has answered.
WATCH = """
window.firstAnswer = null;
let clicked = null;
const look = () => {
  const answered = document.querySelector('[data-legal][aria-pressed=true]');
  if (answered) { requestAnimationFrame(() => { window.firstAnswer = performance.now(); }); return; }
  const square = document.querySelector('[data-legal]');
  if (square && clicked === null) {
    clicked = performance.now();
    square.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
window.longest = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
}).observe({ type: 'longtask', buffered: true });
"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# The squares in view where the tile fits, but for those near the chosen one: its button would lay the tile.
SQUARES = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const chosen = [...document.querySelectorAll('[data-legal][aria-pressed=true]')].map(middle);
  return [...document.querySelectorAll('[data-legal]')].map(middle).filter(
    ([x, y]) => x > 20 && y > 90 && x < 1000 && y < 700
      && chosen.every(([a, b]) => Math.hypot(a - x, b - y) > 120),
  );
}"""
# How many laid tiles are in the picture, and how many of them have no drawing yet.
TILES = """() => [
  document.querySelectorAll('[data-square]').length,
  Number(document.querySelector('[data-unpainted]')?.dataset.unpainted),
]"""
ALL_PAINTED = (
    "() => document.querySelector('[data-unpainted]')?.dataset.unpainted === '0' && performance.now()"
)


def late_game(tiles: int, seed: str) -> dict[str, Any]:
    """A random game of everything, up to the moment when somebody lays a tile beside so many."""
    ruleset = compile_ruleset("carcassonne", 4, ["everything"])
    rng = random.Random(f"choices {seed}")
    match = Match(ruleset, seed)
    while not match.over:
        seat = rng.choice(match.state.pending)
        options = ruleset.options(match.state, seat)
        if len(match.state.board) >= tiles and sum(option[0] == "lay" for option in options) > 4:
            break
        match.act(seat, rng.choice(options))
    made: dict[str, Any] = json.loads(record_of(match, list(SEATS[:4])).to_json())
    return made


@dataclass
class Figures:
    """What was measured, in the order in which it is printed."""

    rows: list[tuple[str, float, str, float | None]] = field(default_factory=list)

    def add(self, name: str, value: float, unit: str, goal: float | None = None) -> None:
        self.rows.append((name, value, unit, goal))
        aim = "" if goal is None else f"   goal {goal:g} {unit}{'' if value <= goal else '   MISSED'}"
        print(f"{name:<58}{value:9.1f} {unit}{aim}", flush=True)

    @property
    def missed(self) -> bool:
        return any(goal is not None and value > goal for _, value, _, goal in self.rows)


class Traffic:
    """What a page fetches: how many bytes came over the line, and what came as it is that could be packed."""

    def __init__(self, page: Page) -> None:
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.send("Network.enable")
        self.bytes = 0.0
        self.plain: list[str] = []
        self._cdp.on("Network.loadingFinished", self._finished)
        page.on("response", self._answered)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def _answered(self, response: Response) -> None:
        kind = response.headers.get("content-type", "")
        packs = any(word in kind for word in ("javascript", "css", "json", "text", "svg"))
        large = int(response.headers.get("content-length", "0")) > 2000
        if packs and large and "content-encoding" not in response.headers:
            self.plain.append(response.url.split("/", 3)[-1])


def measure_first_load(browser: Browser, address: str, figures: Figures) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(address, wait_until="networkidle")
    figures.add("first load of the lobby, over the line", traffic.bytes / 1000, "kB", FIRST_LOAD_KB)
    plain = list(traffic.plain)
    page.goto(f"{address}/rules/carcassonne", wait_until="networkidle")
    figures.add("sent as it is, though it could be packed: files", len({*plain, *traffic.plain}), "", 0)
    for name in sorted({*plain, *traffic.plain}):
        print(f"    {name}")
    context.close()


class LateGame:
    """A page at the late game, and what its main thread does there."""

    def __init__(self, context: BrowserContext, url: str, figures: Figures, label: str) -> None:
        self.page = context.new_page()
        self.figures, self.label = figures, label
        self.page.add_init_script(WATCH)
        self.cdp: CDPSession = context.new_cdp_session(self.page)
        self.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.traffic = Traffic(self.page)
        self.page.goto(url, wait_until="commit")

    def thread_ms(self) -> float:
        metrics = self.cdp.send("Performance.getMetrics")["metrics"]
        return next(1000 * one["value"] for one in metrics if one["name"] == "ThreadTime")

    def use(self) -> None:
        self.page.wait_for_function("() => window.firstAnswer !== null", timeout=60_000)
        answered = self.page.evaluate("() => window.firstAnswer")
        tiles, blank = self.page.evaluate(TILES)
        self.figures.add(f"{self.label}: usable after", answered, "ms", USABLE_MS)
        self.figures.add(f"{self.label}: main thread until then", self.thread_ms(), "ms")
        self.figures.add(f"{self.label}: tiles not yet painted then, of {tiles}", blank, "")

    def play(self, rounds: int) -> None:
        """Clicks and wheel steps, one after the other, from the first moment on."""
        clicks, wheels = [], []
        for step in range(rounds):
            clicks.append(self._cost(lambda at: self.page.mouse.click(*at), step))
            wheels.append(self._cost(self._wheel(-120 if step % 2 else 120), step))
        self.figures.add(f"{self.label}: click on a square, main thread, worst", max(clicks), "ms", THREAD_MS)
        self.figures.add(f"{self.label}: click on a square, main thread, median", _median(clicks), "ms")
        self.figures.add(f"{self.label}: wheel step, main thread, worst", max(wheels), "ms", THREAD_MS)
        self.figures.add(f"{self.label}: wheel step, main thread, median", _median(wheels), "ms")
        painted = self.page.wait_for_function(ALL_PAINTED, timeout=60_000).json_value()
        self.figures.add(f"{self.label}: all tiles painted, at the latest after", painted, "ms")
        self.figures.add(f"{self.label}: longest task", self.page.evaluate("() => window.longest"), "ms")
        self.figures.add(f"{self.label}: fetched", self.traffic.bytes / 1000, "kB")

    def _wheel(self, by: int) -> Any:
        def turn(at: tuple[float, float]) -> None:
            self.page.mouse.move(*at)
            self.page.mouse.wheel(0, by)

        return turn

    def _cost(self, act: Any, step: int) -> float:
        squares = self.page.evaluate(SQUARES)
        at = squares[step % len(squares)]
        before = self.thread_ms()
        act(at)
        self.page.evaluate(FRAMES)
        return self.thread_ms() - before


def _median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def measure_late_game(browser: Browser, address: str, tiles: int, rounds: int, figures: Figures) -> None:
    opened = httpx.post(
        f"{address}/api/records/table", json={"record": late_game(tiles, "late")}, timeout=120
    ).json()
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    kept = [{"id": opened["table"], "game": "carcassonne", "tokens": opened["seats"], "seen": 1}]
    context.add_init_script(f"localStorage.setItem('bastide.tables', {json.dumps(json.dumps(kept))});")
    for label in ("first visit", "reload"):
        game = LateGame(context, f"{address}/table/{opened['table']}", figures, label)
        game.use()
        game.play(rounds)
        game.page.close()


def installed() -> str | None:
    """The browser that the tests use (`tests/browser/conftest.py`); None for Playwright's own."""
    names = (os.environ.get("BASTIDE_CHROMIUM"), "chromium-headless-shell", "chromium", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tiles", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=30)
    chosen = parser.parse_args()
    figures = Figures()
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder, "table.db"))]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            address = server.stdout.readline().split()[-1].rstrip("/")
            time.sleep(1)  # the server may prepare itself after it has said that it is ready
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
                measure_first_load(browser, address, figures)
                measure_late_game(browser, address, chosen.tiles, chosen.rounds, figures)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    return int(figures.missed)


if __name__ == "__main__":
    sys.exit(main())
