"""Orléans at the table in a real browser: one person against greedy bots, through what a person sees."""

from __future__ import annotations

from typing import Any

import pytest
from browser.people import LAPTOP, PHONE, NewPage, Person, keep_seats
from playwright.sync_api import Locator, Page, expect

ENOUGH = 3  # followers that are put in a round: a game shall not take long
WAYS_OUT = ("pass", "leave", "keep", "decline", "done")


@pytest.fixture(autouse=True)
def swift_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once: nobody watches here."""
    from bastide.table.players import Players

    monkeypatch.setattr(Players, "pause", property(lambda self: 0.0, lambda self, value: None), raising=False)


# What the board offers for planning: followers that can be taken up, and the free spaces of each place.
BOARD = """() => ({
  market: [...document.querySelectorAll('[data-source]')]
    .filter(one => one.offsetParent && !one.disabled).map(one => one.dataset.source),
  places: [...document.querySelectorAll('[data-place]')].map(place => ({
    all: place.querySelectorAll('[data-space]').length,
    free: [...place.querySelectorAll('[data-needs]')].map(one => [one.dataset.space, one.dataset.needs])
  }))
})"""


class Player(Person):
    """Plans whatever place can be completed, uses it, and takes the first of everything else."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.answered: dict[str, int] = {}
        self.put = 0

    def answer(self, decision: str) -> None:
        tag = self.tag()
        self.answered[decision] = self.answered.get(decision, 0) + 1
        if decision == "DP-PLAN":
            self.plan()
        elif decision == "DP-DRAW":
            self.options().last.click()
        elif decision == "DP-RET":
            self.option("done").click()
        else:
            self.take_the_first()
        self.has_answered(tag)

    def plan(self) -> None:
        """One follower to a place that the market can complete; done when there is none, or enough."""
        step = self.completing() if self.put < ENOUGH else None
        self.put += 1
        if step is None:
            self.put = 0
            self.option("done").click()
            return
        source, space = step
        self.source(source).click()
        self.space(space).click()

    def completing(self) -> tuple[str, str] | None:
        board: dict[str, Any] = self.page.evaluate(BOARD)
        places = sorted((p for p in board["places"] if p["free"]), key=lambda p: len(p["free"]) - p["all"])
        for place in places:
            left = [source for source in board["market"] if source.startswith("market:")]
            found: list[tuple[str, str]] = []
            for space, needs in place["free"]:
                fits = next((s for s in left if self.fits(s, needs)), None)
                if fits is None:
                    break
                left.remove(fits)
                found.append((fits, space))
            else:
                return found[0]
        return None

    @staticmethod
    def fits(source: str, needs: str) -> bool:
        follower = source.removeprefix("market:")
        if needs == "any":
            return not follower.startswith("own-")
        return follower.removeprefix("own-") in (needs, "monk")

    def take_the_first(self) -> None:
        """By a button of the line if there is one, else on the board; what is chosen is confirmed."""
        on_board = self.page.locator(
            "[data-tile][data-offered], [data-deed], [data-item], [data-offered] button.name"
        )
        if self.options().count():
            self.options().first.click()
        elif self.page.locator("[data-takes]").count():
            self.page.locator("[data-takes]").first.click()
        elif on_board.count():
            on_board.first.click()
        elif self.page.locator("[data-source]:not([disabled])").count():  # the Bathhouse
            self.page.locator("[data-source]:not([disabled]):visible").first.click()
            self.page.locator("[data-takes]:visible").first.click()
        else:
            self.line.locator("[data-option]").last.click()
        confirm = self.page.locator(".confirm")
        if confirm.count() and confirm.is_enabled():
            confirm.click()

    def options(self) -> Locator:
        """The buttons of the line that do something."""
        out = "".join(f":not([data-option='{verb}'])" for verb in WAYS_OUT)
        return self.line.locator(f"[data-option]{out}")

    def option(self, text: str) -> Locator:
        return self.line.locator(f"[data-option='{text}']")

    def source(self, source: str) -> Locator:
        return self.page.locator(f"[data-source='{source}']:visible").first

    def space(self, space: str) -> Locator:
        return self.page.locator(f"[data-space='{space}']:visible").first

    def play_until(self, *decisions: str) -> str:
        while (decision := self.asked()) and decision not in decisions:
            self.answer(decision)
        return decision


def open_table(page: Page, live: str, bots: int = 1) -> Player:
    """A table with one person at seat A, opened as the page itself does it."""
    seats = [{"kind": "human", "name": "Anna"}] + [{"kind": "bot", "bot": "greedy"}] * bots
    page.goto(live)
    opened = page.request.post(
        f"{live}/api/tables", data={"game": "orleans", "seats": seats, "seed": "browser"}
    ).json()
    keep_seats(page, live, opened, "orleans")
    return Player(page)


def open_position(
    page: Page, live: str, given: dict[str, Any], *moves: str, chance: dict[str, Any] | None = None
) -> Player:
    """A table with one person and a bot where a record ends: positions that a game seldom comes to."""
    record = {
        "bastide": 1,
        "game": "orleans",
        "seed": 1,
        "seats": ["Anna", "Bert"],
        "options": {"edition": "C", "start_player": "A"},
        "chance": chance or {},
        "given": given,
        "moves": list(moves),
    }
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    opened = page.request.post(f"{live}/api/records/table", data={"record": record, "seats": seats}).json()
    keep_seats(page, live, opened, "orleans")
    return Player(page)


def test_a_whole_game_by_mouse(live: str, new_page: NewPage) -> None:
    """Against a greedy bot, from the first plan to the final table."""
    page = new_page()
    player = open_table(page, live)
    assert player.play_until() == ""
    expect(page.get_by_role("dialog").locator("table")).to_be_visible()
    assert page.locator("[data-category=coin]").count() == 1
    assert {"DP-PLAN", "DP-ACT"} <= player.answered.keys()


def test_planning_by_drag_by_key_and_back(live: str, new_page: NewPage) -> None:
    """Drag a follower to its space, take it back, put it there by keyboard; open another board."""
    page = new_page()
    player = open_table(page, live, bots=3)
    assert player.play_until("DP-PLAN") == "DP-PLAN"
    boatman, space = player.source("market:own-boatman"), player.space("farm_house.1")
    boatman.drag_to(space)
    expect(space).to_have_attribute("data-back", "")
    space.click()
    expect(player.space("farm_house.1")).to_have_attribute("data-needs", "boatman")

    player.source("market:own-boatman").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-takes]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-back]")).to_have_count(1)

    page.locator("[data-seat=C] button").first.click()
    expect(page.get_by_role("region", name="C", exact=False).locator(".place").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".other")).to_have_count(0)


def test_a_round_on_a_phone(live: str, new_page: NewPage) -> None:
    """By taps, with every tab looked at; nothing is wider than the window."""
    page = new_page(PHONE, touch=True)
    player = open_table(page, live)
    assert player.play_until("DP-ACT") == "DP-ACT"
    for tab in ("map", "tracks", "deeds", "others", "board"):
        page.locator(f"[data-tab={tab}]").tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.answer("DP-ACT")
    assert player.asked() != ""


BATHING = {
    "phase": "actions",
    "A": {
        "market": ["own-trader"],
        "tiles": ["bathhouse"],
        "bag": ["knight", "scholar", "monk"],
        "places": {"bathhouse": ["own-farmer"]},
    },
}


def test_only_those_drawn_in_the_bathhouse_are_placed(live: str, new_page: NewPage) -> None:
    """O-L-13b: they lie where the market lies, by themselves, on a laptop and on a phone."""
    for viewport in (LAPTOP, PHONE):
        page = new_page(viewport)
        drawn = {"bath": ["knight", "scholar", "monk"]}
        player = open_position(page, live, BATHING, "A use bathhouse", chance=drawn)
        assert player.asked() == "DP-BATH"
        expect(page.locator("[data-source^='hand:']:visible")).to_have_count(3)
        expect(page.locator("[data-source^='market:']:visible")).to_have_count(0)
        player.source("hand:knight").click()
        player.space("scriptorium.1").click()
        expect(page.locator("[data-source^='hand:']:visible")).to_have_count(2)
        player.source("hand:scholar").click()
        player.space("scriptorium.2").click()
        expect(page.locator("[data-place=scriptorium][data-offered]")).to_have_count(1)


def test_the_tower_is_filled_and_emptied(live: str, new_page: NewPage) -> None:
    """O-P3-d: who has drawn more than the market holds must send somebody up. O-L-19b, O-L-19a: by a tap, and
    by another one back."""
    page = new_page()
    mine = {"market": {"farmer": 7}, "bag": {"knight": 4}, "tiles": ["gunpowder_tower"]}
    player = open_position(page, live, {"phase": "followers", "A": mine}, "A draw 2")
    assert player.asked() == "DP-STORE"
    expect(player.option("done")).to_have_count(0)
    expect(page.locator("button.points")).to_be_in_viewport()
    player.source("market:knight").click()
    expect(player.option("done")).to_be_visible()

    mine = {"market": {"farmer": 5}, "bag": {"knight": 4}, "tiles": ["gunpowder_tower"]}
    player = open_position(page, live, {"phase": "followers", "A": mine}, "A draw 2")
    assert player.asked() == "DP-STORE"
    player.source("market:knight").click()
    player.source("tower:knight").click()
    expect(player.source("tower:knight")).to_have_count(0)


def test_technology_lies_beside_the_market(live: str, new_page: NewPage) -> None:
    """O-TE-a, O-TE-f: it is in the hand after the own pass; for the first one only farmers' spaces glow."""
    mine = {"market": [], "technology": 1, "places": {"scriptorium": ["knight", "scholar"]}}
    other = {"places": {"scriptorium": ["knight", "scholar"]}}
    page = new_page()
    player = open_position(page, live, {"phase": "actions", "A": mine, "B": other}, "A pass")
    assert player.asked() == "DP-TECH"
    expect(player.source("technology")).to_be_visible()
    expect(page.locator("button.points")).to_be_in_viewport()
    needs = page.locator("[data-takes]").evaluate_all("all => all.map(one => one.dataset.needs)")
    assert set(needs) == {"farmer"}
    player.space("ship.1").click()
    expect(player.source("technology")).to_have_count(0)


def test_a_round_begins_with_how_the_event_went(live: str, new_page: NewPage) -> None:
    """O-P6-a: who got what by which rule stands on the stage until something is done. O-P5-a: a place that
    cannot be used says why."""
    given = {"phase": "event", "round": 2, "event": "income", "A": {"development": 9}}
    page = new_page()
    player = open_position(page, live, given, chance={"hour": ["taxes"]})
    assert player.asked() == "DP-PLAN"
    stage = page.locator("[data-round-end]")
    expect(stage).to_contain_text("O-E-IN-a")
    player.source("market:own-boatman").click()
    player.space("farm_house.1").click()
    expect(stage).to_have_count(0)
    player.source("market:own-craftsman").click()
    player.space("farm_house.2").click()
    tag = player.tag()
    player.option("done").click()
    player.has_answered(tag)
    assert player.play_until("DP-ACT") == "DP-ACT"
    page.locator("[data-place=castle] button.name").click()
    expect(page.get_by_text("O-P5-a").first).to_be_visible()


def test_planning_between_phone_and_laptop(live: str, new_page: NewPage) -> None:
    """O-P4-f: where the board has tabs but the page no sheet, the market stands below the places."""
    page = new_page({"width": 1180, "height": 800})
    player = open_position(page, live, {"phase": "planning"})
    assert player.asked() == "DP-PLAN"
    player.source("market:own-boatman").click()
    player.space("farm_house.1").click()
    expect(player.space("farm_house.1")).to_have_attribute("data-back", "")


def test_a_place_is_completed_at_once(live: str, new_page: NewPage) -> None:
    """O-P4-j: a tap on a place, then one button for all that it lacks and the market has."""
    page = new_page()
    player = open_position(page, live, {"phase": "planning"})
    assert player.asked() == "DP-PLAN"
    page.locator("[data-place=farm_house] button.name").click()
    page.locator("[data-card-action=complete]").click()
    expect(page.locator("[data-back]")).to_have_count(2)
    expect(page.locator("[data-place=farm_house].ready")).to_have_count(1)
