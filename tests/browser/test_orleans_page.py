"""Orléans' page around the game: whole on a small laptop, cards of things, refusals, the end of a round."""

from __future__ import annotations

from typing import Any

import pytest
from browser.people import NewPage
from browser.test_orleans import open_position
from playwright.sync_api import Page, expect

LAPTOPS = ({"width": 1366, "height": 768}, {"width": 1280, "height": 720})
PLANNING: dict[str, Any] = {
    "phase": "planning",
    "round": 10,
    "event": "harvest",
    "A": {
        "market": ["trader", "knight", "own-boatman", "own-craftsman"],
        "tiles": ["hospital", "library"],
        "development": 2,
        "coins": 14,
        "tracks": {"farmer": 2, "trader": 2, "scholar": 1, "knight": 3},
        "places": {"scriptorium": [None, "scholar"], "town_hall": [None, "farmer"]},
    },
}


@pytest.fixture(autouse=True)
def swift_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once: nobody watches here."""
    from bastide.table.players import Players

    monkeypatch.setattr(Players, "pause", property(lambda self: 0.0, lambda self, value: None), raising=False)


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return {**found, "bottom": found["y"] + found["height"], "right": found["x"] + found["width"]}


@pytest.mark.parametrize("viewport", LAPTOPS, ids=lambda one: str(one["width"]))
def test_planning_needs_no_scrolling(live: str, new_page: NewPage, viewport: Any) -> None:
    """The own town is whole, and one line of fixed height decides."""
    page = new_page(viewport)
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    assert page.evaluate("(main => main.scrollHeight <= main.clientHeight)(document.querySelector('main'))")
    line = box(page, "section[data-decision]")
    assert line["height"] == 64
    town = box(page, "section.own")
    assert town["height"] == 232
    assert town["bottom"] <= line["y"]
    for inside in ("section.own .points", "section.own [data-place=hospital]", "[data-panel=tracks]"):
        expect(page.locator(inside)).to_be_in_viewport(ratio=1)


def test_tabs_beside_the_map(live: str, new_page: NewPage) -> None:
    """By mouse and by key; a tab says what waits in it; E makes it large, M the map."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    tab = page.get_by_role("tab", name="Deeds")
    expect(tab).to_contain_text("open to you")
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-why='deed:canalization']")).to_be_in_viewport(ratio=1)
    page.keyboard.press("p")
    expect(page.locator("[data-tile=laboratory]")).to_be_in_viewport(ratio=1)
    small = box(page, "[data-tile=laboratory]")
    page.keyboard.press("e")
    expect(page.locator(".map svg")).to_have_count(0)
    assert box(page, "[data-tile=laboratory]")["height"] > small["height"]
    page.keyboard.press("m")
    expect(page.locator(".map svg").first).to_be_visible()
    page.keyboard.press("m")
    page.keyboard.press("t")
    expect(page.get_by_role("tab", name="Tracks")).to_have_attribute("aria-selected", "true")
