"""For everyone: axe on every page, in light and dark; and each game by the keyboard alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser.people import ASKED, LAPTOP, PHONE, NewPage, keep_seats
from browser.scenes import asked, open_at, played
from playwright.sync_api import Page, expect
from table.house import Page as Seat

from bastide.games import PLACES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "locale": "de-DE", "dark": True},
}
BY_NIGHT: dict[str, dict[str, Any]] = {
    "dark laptop": {"viewport": LAPTOP, "dark": True},
    "light phone": {"viewport": PHONE, "locale": "de-DE"},
}


@pytest.fixture(params=LOOKS)
def page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(**LOOKS[request.param])


@pytest.fixture(params={**LOOKS, **BY_NIGHT})
def any_page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(**{**LOOKS, **BY_NIGHT}[request.param])


def faults(page: Page) -> list[str]:
    """What axe finds that keeps somebody out: serious and critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)")
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def sit(page: Page, live: str, opened: dict[str, Any], game: str) -> None:
    keep_seats(page, live, opened, game)
    page.locator(ASKED).wait_for()


def open_table(live: str, game: str, second: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "human", "name": "Anna"}, second or {"kind": "bot", "bot": "random"}]
    body = {"game": game, "seats": seats, "seed": "7", **more}
    made: dict[str, Any] = httpx.post(f"{live}/api/tables", json=body, timeout=120).json()
    return made


def choose(page: Page, down: int = 0) -> None:
    """Answer by the list of options, with keys only."""
    line = page.locator("section[data-decision]")
    tag = line.get_attribute("data-tag")
    page.keyboard.press("l")
    page.locator("dialog .option:focus").wait_for()
    for _ in range(down):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator(f"section[data-tag]:not([data-tag='{tag}']), [data-over=true]").first.wait_for()
    page.locator("dialog .option").first.wait_for(state="detached")  # the list goes when the answer has come


def test_the_house(page: Page, live: str) -> None:
    page.goto(live)
    page.locator("[data-game] .tag.gold").first.wait_for()
    assert faults(page) == []
    for game in PLACES:
        page.goto(f"{live}/new/{game}")
        page.locator("section.more button[aria-expanded]").click()
        for tab in page.locator("[data-tab]").all():
            tab.click()
            assert faults(page) == [], game
    table = open_table(live, "carcassonne", {"kind": "open"})["table"]
    page.goto(f"{live}/join/{table}")
    page.locator("form").wait_for()
    assert faults(page) == []
    page.goto(f"{live}/rules/orleans")
    page.locator(".rules li").first.wait_for()
    assert faults(page) == []
    page.goto(f"{live}/learn/johanna")
    page.locator("main svg:visible").first.wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("game", PLACES)
def test_the_editor(page: Page, live: str, game: str) -> None:
    page.goto(f"{live}/edit/{game}")
    page.locator("[data-editor=ready]").wait_for()
    assert faults(page) == []


def test_own_data_and_paper(page: Page, live: str) -> None:
    for path in ("data/johanna", "print/carcassonne"):
        page.goto(f"{live}/{path}")
        page.locator("main :is(svg, input):visible").first.wait_for()
        assert faults(page) == [], path


def test_a_board_that_is_asked(page: Page, live: str) -> None:
    """Late in a game: what is used up, prisoners, cards about the board and the sum of points."""
    record = played(["base", "inns-cathedrals", "tower"], 20, {"lay", "ransom"}, "late")
    keep_seats(page, live, open_at(page, live, record), "carcassonne", "A")
    asked(page, "A", "D-PLACE")
    assert faults(page) == []
    page.locator("[data-ask-board]").click()
    page.locator("[data-inspector]").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-seat=B] .outlook").dispatch_event("click")
    page.locator("[data-outlook=B]").wait_for()
    assert faults(page) == []


def test_the_question_for_a_name(new_page: NewPage, live: str) -> None:
    for look in LOOKS.values():
        page = new_page(stranger=True, **look)
        page.goto(live)
        page.get_by_role("button", name=re.compile("Quick game|Schnelle Partie")).first.click()
        page.get_by_role("dialog").get_by_role("textbox").wait_for()
        assert faults(page) == []


def test_the_day_before_and_after_it_was_played(page: Page, live: str) -> None:
    page.goto(f"{live}/daily")
    page.locator("[data-daily]").wait_for()
    assert faults(page) == []
    page.goto(live)
    page.locator("[data-play-daily]").click()
    page.locator(ASKED).wait_for()
    table = page.url.rsplit("/", 1)[-1]
    kept = page.evaluate("id => JSON.parse(localStorage['bastide.tables']).find((t) => t.id === id)", table)
    page.goto(f"{live}/daily")  # nobody has to watch a hundred moves
    seat = Seat(live, table, list(kept["tokens"].values()))
    seat.play()
    seat.close()
    page.goto(f"{live}/table/{table}")
    page.get_by_role("dialog").locator("[data-share]").wait_for()
    assert faults(page) == []
    page.goto(live)
    page.locator(".daily[data-state=over]").wait_for()
    assert faults(page) == []


def test_carcassonne_in_all_its_phases(any_page: Page, live: str) -> None:
    """A figure of several kinds, what a figure and a free square tell, menu, log and the final scoring."""
    page = any_page
    record = played(["base", "tower"], 12, {"follower", "tower", "pass"}, "modes")
    keep_seats(page, live, open_at(page, live, record), "carcassonne", "A")
    asked(page, "A", "D-FIGURE")
    page.locator("[data-mode=tower]").click()
    page.locator("[data-stand]").first.wait_for()
    assert faults(page) == []
    figure = page.locator("[data-seat=A] [data-thing]:visible, [data-outlook=A] [data-thing]:visible").first
    if not figure.count():  # on a phone they stand in the card of the seat
        page.locator("[data-seat=A] .ask").click()
    figure.click()
    page.locator("[data-card]").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Menu|^Menü")).click()
    page.locator("[data-pace]").wait_for()
    assert faults(page) == []
    over = played(["base"], 100, set(), "all")
    keep_seats(page, live, open_at(page, live, over), "carcassonne", "A")
    page.get_by_role("dialog").locator("svg:visible").first.wait_for()  # the points by turn
    assert faults(page) == []


@pytest.mark.parametrize("game", PLACES)
def test_the_tables(page: Page, live: str, game: str) -> None:
    sit(page, live, open_table(live, game), game)
    page.locator("main svg:visible").first.wait_for()
    assert faults(page) == []
    for step in range(5):
        page.locator(ASKED).wait_for()
        choose(page, down=step)
    page.locator(ASKED).wait_for()
    assert faults(page) == []
    page.keyboard.press("l")
    page.locator("dialog .option").first.wait_for()
    assert faults(page) == []


LISTEN = """() => {
  const log = document.querySelector("[role=log][aria-live=polite]");
  window.said = [log.textContent];
  new MutationObserver(() => window.said.push(log.textContent))
    .observe(log, { characterData: true, childList: true, subtree: true });
}"""
"""Keeps all that is announced from now on: the next announcement takes the place of the one before."""


@pytest.fixture
def keyboard(new_page: NewPage) -> Page:
    return new_page()


def test_a_game_of_carcassonne_to_its_end_by_keyboard(keyboard: Page, live: str) -> None:
    """Twelve tiles, so that the end is near; every decision is answered by keys, and every turn is told."""
    record = {
        "bastide": 1,
        "game": "carcassonne",
        "seats": ["Anna", "Bert"],
        "options": {"startSeat": "A"},
        "chance": {"end_after": 12},
        "moves": [],
    }
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    body = {"record": record, "seats": seats}
    answer = httpx.post(f"{live}/api/records/table", json=body, timeout=120)
    assert answer.status_code in (200, 201), answer.text
    sit(keyboard, live, answer.json(), "carcassonne")
    # Who does not see the tile hears what is on it, and what it would join (C-4.2-c).
    expect(keyboard.locator("[data-hand-words]")).to_have_text(re.compile("Your tile: (city|road|cloister)"))
    keyboard.keyboard.press("l")
    first = keyboard.locator("dialog .option").first
    expect(first).to_contain_text(re.compile(r"connects (city|road|field) \((north|east|south|west)"))
    keyboard.keyboard.press("Escape")
    keyboard.evaluate(LISTEN)
    while not keyboard.locator("[data-over=true]").count():
        keyboard.locator(f"{ASKED}, [data-over=true]").first.wait_for()
        if keyboard.locator(ASKED).count():
            choose(keyboard)
    said = keyboard.evaluate("window.said")
    assert any("You draw a tile." in text for text in said), said
    assert any(text.startswith("You place a tile.") for text in said), said
    expect(keyboard.get_by_role("dialog", name="Final scoring")).to_be_visible()


@pytest.mark.parametrize(("game", "marker", "first"), [("orleans", "DP-PLAN", 4), ("johanna", "turn", 60)])
def test_a_round_by_keyboard(keyboard: Page, live: str, game: str, marker: str, first: int) -> None:
    """Through everything that is asked until the first question of the round comes again. So many times the
    first option is chosen, then the last, which is the way out: planned, passed."""
    sit(keyboard, live, open_table(live, game), game)
    line = keyboard.locator("section[data-decision]")
    asked = []
    while len(asked) < 3 or line.get_attribute("data-decision") != marker or asked[-1] == marker:
        keyboard.locator(ASKED).wait_for()
        asked.append(line.get_attribute("data-decision"))
        choose(keyboard, down=0 if len(asked) <= first else 30)
        keyboard.locator(ASKED).wait_for()
    assert asked[0] == marker
    assert len(asked) < 60
