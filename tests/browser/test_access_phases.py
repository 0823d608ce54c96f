"""For everyone: axe on Orléans and Johanna in every phase and on hints; laptop and phone, light and dark.

Also that what a button shows is part of its name: who speaks to the page says what is to be seen. One page
walks through all phases of a game in one look, since opening a page costs more than looking at it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser.people import ASKED, LAPTOP, PHONE, NewPage, keep_seats
from browser.scenes import SCENARIOS, before, open_at
from browser.test_access import AXE
from browser.test_orleans import open_position
from browser.test_orleans_page import MY_TURN, PLANNING
from playwright.sync_api import Page, expect

LOOKS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "dark laptop": {"viewport": {"width": 1366, "height": 768}, "locale": "de-DE", "dark": True},
    "phone": {"viewport": PHONE, "touch": True},
    "dark phone": {"viewport": PHONE, "touch": True, "locale": "de-DE", "dark": True},
}

FIND = """axe.run(document, {
  resultTypes: ['violations'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
}).then((all) => all.violations)"""


@pytest.fixture(autouse=True)
def swift_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once: nobody watches here."""
    from bastide.table.players import Players

    monkeypatch.setattr(Players, "pause", property(lambda self: 0.0, lambda self, value: None), raising=False)


@pytest.fixture(params=LOOKS)
def page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(**LOOKS[request.param])


def check(page: Page) -> None:
    """Nothing keeps somebody out: axe finds nothing serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(FIND)
    assert [
        f"{one['id']}: {node['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ] == []


def is_narrow(page: Page) -> bool:
    return page.viewport_size == PHONE


def tabs(page: Page) -> Iterator[None]:
    """One after the other, what lies in the tabs of a phone, or the whole page."""
    if not is_narrow(page):
        yield
        return
    for tab in page.locator("[data-tab]:visible").all():
        tab.click()
        name = tab.get_attribute("data-tab")
        page.locator(f"[data-tab={name}]:is([aria-selected=true], [aria-pressed=true])").wait_for()
        yield


MENU = re.compile("^Menu|^Menü")


def check_menu_and_list(page: Page) -> None:
    page.get_by_role("button", name=MENU).click()
    page.locator("[data-pace]").wait_for()
    check(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-pace]")).to_have_count(0)
    page.keyboard.press("l")
    page.locator("dialog .option, [role=dialog] .option").first.wait_for()
    check(page)
    page.keyboard.press("Escape")


# -- Orléans -----------------------------------------------------------------------------------------------

SHOP: dict[str, Any] = {
    "phase": "actions",
    "round": 6,
    "event": "harvest",
    "A": {
        "market": [],
        "coins": 6,
        "places": {"village": ["farmer", "boatman", "craftsman"]},
        "tiles": ["hayrick"],
    },
    "B": {"tiles": ["library", "bathhouse"], "places": {"scriptorium": ["knight", "scholar"]}},
}
RECRUITS = ("A use village", "A village trader")
DEEDS: dict[str, Any] = {
    "phase": "actions",
    "round": 3,
    "event": "pilgrimage",
    "A": {"market": [], "places": {"town_hall": ["farmer", "boatman"]}, "development": 2},
    "B": {"market": [], "places": {"scriptorium": ["knight", "scholar"]}},
}
ROUND_END: dict[str, Any] = {
    "phase": "event",
    "round": 2,
    "event": "income",
    "A": {"development": 9, "tracks": {"farmer": 1}},
}
SEND = "A use town_hall"
DEBT: dict[str, Any] = {
    "phase": "event",
    "round": 5,
    "event": "taxes",
    "A": {
        "coins": 0,
        "goods": {"wool": 10, "grain": 1},
        "stations": ["tours"],
        "bag": {"knight": 1},
        "market": [],
        "tiles": ["windmill"],
        "development": 10,
    },
}
HUNGER: dict[str, Any] = {
    "phase": "event",
    "round": 5,
    "event": "harvest",
    "A": {"coins": 6, "goods": {"grain": 1, "cheese": 1}},
}
LAST: dict[str, Any] = {
    "phase": "event",
    "round": 18,
    "event": "pilgrimage",
    "A": {"coins": 3, "stations": ["tours", "blois"], "citizens": ["boatmen"], "development": 15},
    "B": {"coins": 5, "stations": ["briare"], "goods": {"brocade": 1, "wool": 1}},
}


def test_orleans(page: Page, live: str) -> None:
    plan(page, live)
    buy_and_send(page, live)
    end_a_round_and_the_game(page, live)


def plan(page: Page, live: str) -> None:
    """What lies there, a follower in the hand, a refusal, the card of a place, menu and list of options."""
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    for _ in tabs(page):
        check(page)
    if is_narrow(page):
        page.locator("[data-tab=board]").click()
    player.source("market:knight").click()
    page.locator("[data-takes]").first.wait_for()
    check(page)
    page.locator("[data-place=university] button.name").click()
    page.get_by_role("alert").wait_for()
    check(page)
    page.keyboard.press("Escape")
    player.source("market:knight").click()
    page.locator("[data-place=hospital] button.name").click()
    page.locator("[data-card]").wait_for()
    check(page)
    page.keyboard.press("Escape")
    check_menu_and_list(page)


def buy_and_send(page: Page, live: str) -> None:
    """Actions: the place tiles and the card of one, a merchant on the way, a deed, a coin or a step."""
    player = open_position(page, live, SHOP, *RECRUITS)
    assert player.asked() == "DP-PTILE"
    check(page)
    page.locator("[data-tile][data-offered]:visible").first.click()
    page.locator("[data-card]").wait_for()
    check(page)
    player = open_position(page, live, MY_TURN)
    assert player.asked() == "DP-ACT"
    check(page)
    tag = player.tag()
    player.option("use ship").click()
    page.locator(".confirm").click()
    player.has_answered(tag)
    assert player.asked() == "DP-ROUTE"
    check(page)
    for moves, decision in (((SEND,), "DP-DEED"), ((SEND, "A send farmer canalization"), "DP-CANAL")):
        player = open_position(page, live, DEEDS, *moves)
        assert player.asked() == decision
        check(page)


def end_a_round_and_the_game(page: Page, live: str) -> None:
    """How the event went, food for it, what is given up under torture, the final scoring."""
    open_position(page, live, ROUND_END, chance={"hour": ["taxes"]}).asked()
    page.locator("[data-round-end]").wait_for()
    check(page)
    player = open_position(page, live, HUNGER, chance={"hour": ["taxes"]})
    assert player.asked() == "DP-FOOD"
    check(page)
    player = open_position(page, live, DEBT, chance={"hour": ["harvest"]})
    assert player.asked() == "DP-TORT"
    check(page)
    page.locator("[data-item]").first.click()
    expect(page.locator("[data-torture] .confirm")).to_be_enabled()
    check(page)
    open_position(page, live, LAST)
    page.get_by_role("dialog").locator("svg:visible").first.wait_for()
    check(page)


# -- Johanna -----------------------------------------------------------------------------------------------

SHEETS: dict[str, Any] = {
    "A": {
        "routes": ["O-8", "8-16"],
        "goods": {"grain": 2, "cheese": 1},
        "circled": [2, 1, 0],
        "crossed": [1, 0, 0],
        "shields": 1,
        "development": 7,
        "monks": 1,
        "deeds": ["1 farmer"],
        "places": ["library"],
    },
    "B": {"circled": [1, 1, 0], "places": ["archive"], "development": 4},
}
TWO: dict[str, Any] = {
    "bastide": 1,
    "game": "johanna",
    "seats": ["Anna", "Bert"],
    "options": {"first_player": "A"},
    "seed": 1,
    "given": {"display": ["knight", "boatman", "trader", "scholar", "farmer"], "sheets": SHEETS},
    "moves": [],
}
QUEUE = json.loads((SCENARIOS.parent / "johanna/bank/paying-two-completes-two-columns.json").read_text())
END_OF_SOLO = json.loads((SCENARIOS.parent / "johanna/solo/johanna-scores.json").read_text())
SOLO: dict[str, Any] = {
    "bastide": 1,
    "game": "johanna",
    "seats": ["Anna"],
    "seed": 1,
    "given": {"display": ["farmer", "farmer", "knight", "knight", "scholar"]},
    "moves": ["A take farmer", "A good wine"],
}


def come(page: Page, live: str, record: dict[str, Any], *moves: str) -> None:
    opened = open_at(page, live, {**record, "moves": [*record["moves"], *moves]})
    keep_seats(page, live, opened, "johanna", "A")
    page.locator(f"{ASKED}, [data-over=true]").first.wait_for()


def test_johanna(page: Page, live: str) -> None:
    ask(page, live)
    for person in TWO["given"]["display"]:
        act(page, person)
    wait_and_end(page, live)


def ask(page: Page, live: str) -> None:
    """Every part of the sheet, the legend, the card of a place, menu and list of options."""
    come(page, live, TWO)
    for _ in tabs(page):
        check(page)
    page.locator("[data-legend]").click()
    page.locator("[data-card=legend]").wait_for()
    check(page)
    page.keyboard.press("Escape")
    if is_narrow(page):
        page.locator("[data-tab=places]").click()
    page.locator("[data-why^='place:']").first.dispatch_event("click")
    page.locator("[data-card^='place:']").wait_for()
    check(page)
    page.keyboard.press("Escape")
    check_menu_and_list(page)


def act(page: Page, person: str) -> None:
    """What a character can do, as chips and on the sheet; a chip that is chosen; the way out, all undone."""
    page.locator(f"button[data-target='tile:{person}']").click()
    page.locator("[data-decision=action] [data-chip]").first.wait_for()
    for _ in tabs(page):
        check(page)
    page.locator("[data-chip]").first.click()
    page.locator("[data-chip][aria-pressed=true], .chips .back").first.wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.locator("[data-leave]").click()
    check(page)
    page.locator(".undo").click()
    page.locator(f"{ASKED}[data-decision=turn]").wait_for()


def wait_and_end(page: Page, live: str) -> None:
    """Coins that can be paid in several ways, bonuses that wait, a solo game, the final scoring."""
    come(page, live, {**QUEUE, "moves": ["A take trader"]})
    for _ in tabs(page):
        check(page)
    come(page, live, {**QUEUE, "moves": ["A take trader", "A acquire two_master pay 3+3"]})
    page.locator(".queue .take:visible").first.wait_for()
    check(page)
    come(page, live, SOLO)
    for _ in tabs(page):
        check(page)
    come(page, live, {**END_OF_SOLO, "moves": []})
    page.get_by_role("dialog").locator("svg:visible").first.wait_for()
    check(page)


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["carcassonne", "johanna"])
def test_a_hint(page: Page, live: str, game: str) -> None:
    """The advised moves are called what they show."""
    record = before("road-tie", "A lay -1,0 270") if game == "carcassonne" else TWO
    keep_seats(page, live, open_at(page, live, record), game, "A")
    page.locator(ASKED).wait_for()
    page.locator("button.hint").click()
    page.locator("[data-advised='1']").wait_for()
    check(page)
