"""Johanna at the table in a real browser: whole games, by what a person sees and clicks."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest
from browser.people import ASKED, LAPTOP, PHONE, NewPage, Person, keep_seats
from browser.scenes import SCENARIOS, open_at
from playwright.sync_api import Page, ViewportSize, expect

from bastide.games import compile_ruleset
from bastide.johanna.game import daily_seed
from bastide.kernel import parse, replay

MOST_DECISIONS = 300


def open_solo(page: Page, live: str, wish: str = "solo") -> None:
    page.goto(f"{live}/new/johanna?{wish}")
    page.get_by_role("textbox").first.fill("Anna")
    page.locator("aside .open, .summary .open").first.click()
    page.wait_for_url("**/table/*")


TAKE_BONUS = """tag => {
    const line = document.querySelector('section[data-decision]')
    if (line?.dataset.tag !== tag) return true
    line.querySelector('[data-confirm]')?.click()
    return false
}"""
"""Confirms until something else is asked. A single bonus is taken by itself, and nothing can be pressed."""


class Player(Person):
    """Takes the first tile that lies there and the last target of the sheet; or everything from the list."""

    def __init__(self, page: Page, *, lists: bool = False) -> None:
        super().__init__(page)
        self.lists = lists
        self.answered: dict[str, int] = {}

    def answer(self, decision: str) -> None:
        tag = self.tag()
        self.answered[decision] = self.answered.get(decision, 0) + 1
        if decision == "bonus":
            self.page.wait_for_function(TAKE_BONUS, arg=tag, polling=200)
        elif self.lists:
            self.by_list()
        elif decision == "turn":
            self.page.locator("button.tile.can").first.dispatch_event("click")
        else:
            self.on_the_sheet()
        self.has_answered(tag)

    def on_the_sheet(self) -> None:
        """A spot, a chip where the spot has several ways, and the one button that does it."""
        targets = self.page.locator("path[data-target]")
        (targets.last if targets.count() else self.line.locator("[data-chip]").last).dispatch_event("click")
        confirm = self.line.locator("[data-confirm]")
        if confirm.count() == 0:
            self.line.locator("[data-chip]").first.click()
        confirm.click()

    def by_list(self) -> None:
        """Every decision can be answered without the sheet."""
        self.line.locator("button.list").click()
        self.page.locator("dialog .option, [role=dialog] .option").first.click()

    def play(self) -> None:
        for _ in range(MOST_DECISIONS):
            decision = self.asked()
            if not decision:
                return
            self.answer(decision)
        raise AssertionError(f"no end in sight: {self.answered}")


def open_with_bots(page: Page, live: str, bots: int) -> None:
    """Anna at A, bots beside her; the browser keeps her seat as if it had opened the table."""
    seats = [{"kind": "human", "name": "Anna"}, *([{"kind": "bot", "bot": "random"}] * bots)]
    wish = {"game": "johanna", "sets": ["base"], "seats": seats, "seed": "browser"}
    opened = page.request.post(f"{live}/api/tables", data=wish, headers={"origin": live}).json()
    keep_seats(page, live, opened, "johanna")


def test_a_solo_game_to_the_end(new_page: NewPage, live: str) -> None:
    """Her last turn stands beside the sheet with its rules; the final table has a column for her (J-L-47)."""
    page = new_page()
    open_solo(page, live)
    player = Player(page)
    player.play()
    expect(page.locator("[data-over=true]")).to_be_visible()
    expect(page.locator("aside .end")).to_contain_text("to")  # who has won, with both scores
    assert player.answered["turn"] >= 10
    steps = page.locator("aside .steps li")
    assert steps.count() >= 3
    expect(steps.first).to_contain_text("J-L-13")
    result = page.get_by_role("dialog")
    expect(result.locator("thead")).to_contain_text("Johanna")
    expect(result.locator("tr[data-category=tracks]")).to_contain_text("J-L-47")
    expect(result.locator(".verdict")).to_contain_text("to")
    with page.expect_download() as download:
        result.locator("a[download]").click()
    record = parse(download.value.path().read_text(encoding="utf-8"))
    assert record.game == "johanna"
    assert replay(record, compile_ruleset).fair is True


def test_a_game_against_bots_to_the_end(new_page: NewPage, live: str) -> None:
    """Played from the list of options alone: the last of them brings the final table."""
    page = new_page(locale="de-DE")
    open_with_bots(page, live, 2)
    player = Player(page, lists=True)
    player.play()
    assert player.answered["turn"] >= 10
    result = page.get_by_role("dialog")
    expect(result.locator("thead th")).to_have_count(3)
    totals = [int(cell.inner_text()) for cell in result.locator("tr.total td").all()]
    shown = [int(card.inner_text()) for card in page.locator("aside .player .points").all()]
    assert totals == shown
    assert len(totals) == 3


def test_the_sheets_of_the_others_are_one_tap_away(new_page: NewPage, live: str) -> None:
    page = new_page()
    open_with_bots(page, live, 2)
    Player(page).asked()
    page.locator("aside .player[data-seat=C] button.look").click()
    expect(page.locator(".looked")).to_contain_text("C")
    assert page.locator("path[data-target]").count() == 0  # nothing can be marked there
    page.keyboard.press("Escape")
    expect(page.locator(".looked")).to_have_count(0)


def test_on_a_phone_her_turn_comes_to_the_front(new_page: NewPage, live: str) -> None:
    page = new_page(PHONE, touch=True)
    open_solo(page, live)
    player = Player(page)
    tabs = page.locator("[data-tab=johanna][aria-selected=true]")
    for _ in range(12):
        decision = player.asked()
        if tabs.count():
            break
        player.answer(decision)
    expect(page.locator(".steps li").first).to_contain_text("J-L-13")
    page.locator(".answers .go").click()
    expect(page.locator("[data-tab=map]")).to_have_attribute("aria-selected", "true")


def test_pointing_at_a_route_shows_what_it_would_mark(new_page: NewPage, live: str) -> None:
    page = new_page()
    open_solo(page, live)
    page.locator("button.tile.can").first.click()
    line = page.locator("section[data-decision=action]")
    line.wait_for()  # before it, a monk could be hired on the sheet
    target = page.locator("path[data-target]").first
    target.focus()
    expect(page.locator("svg .ghosts > *").first).to_be_attached()
    tag = line.get_attribute("data-tag")
    target.press("Enter")  # nothing is done yet: a button says what would be
    page.locator("[data-confirm], .chips .back").first.wait_for()
    expect(line).to_have_attribute("data-tag", tag or "")


def test_a_day_is_practised_again(new_page: NewPage, live: str) -> None:
    page = new_page(PHONE, touch=True, locale="de-DE")
    page.goto(f"{live}/new/johanna?daily=143")
    expect(page.locator(".daily")).to_contain_text("16. November")
    expect(page.locator("li[data-seat]")).to_have_count(1)
    page.get_by_role("textbox").first.fill("Anna")
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as sent:
        page.locator("aside .open, .summary .open").first.click()
    wish = sent.value.post_data_json
    assert wish["seed"] == daily_seed(datetime.date(2026, 11, 16))
    assert len(wish["seats"]) == 1


def test_the_sheet_in_tabs_on_a_phone(new_page: NewPage, live: str) -> None:
    page = new_page(PHONE, touch=True)
    open_solo(page, live)
    for tab in ("stores", "track", "places", "johanna", "map"):
        page.locator(f"[data-tab={tab}]").click()
        expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-selected", "true")
    page.locator("button.tile.can").first.click()
    expect(page.locator("section[data-decision]")).not_to_have_attribute("data-decision", "turn")


def test_chips_say_what_a_character_can_do(new_page: NewPage, live: str) -> None:
    """A chip and its spot are one control; one button does it; the way out asks once (J-A-1, J-T-3)."""
    page = new_page()
    open_with_bots(page, live, 1)
    player = Player(page)
    player.asked()
    page.locator("button.tile.can").first.click()
    line = page.locator("section[data-decision=action]")
    line.locator("[data-chip]").first.wait_for()
    tag = line.get_attribute("data-tag")
    spot = page.locator("path[data-target]").first
    before = line.locator("[data-chip]").first.bounding_box()
    spot.dispatch_event("click")
    expect(line.locator("[data-chip][aria-pressed=true]")).to_have_count(1)
    expect(line.locator("[data-confirm]")).to_be_visible()
    after = line.locator("[data-chip]").first.bounding_box()
    assert before
    assert after
    assert before["x"] == after["x"]  # what is pointed at does not move away
    page.keyboard.press("Escape")
    expect(line.locator("[data-confirm]")).to_have_count(0)
    leave = line.locator("[data-leave]")
    leave.click()
    expect(leave).to_contain_text("Really")
    expect(line).to_have_attribute("data-tag", tag or "")
    leave.click()
    page.locator(f"section[data-tag]:not([data-tag='{tag}'])").wait_for()


def test_a_place_says_what_it_does(new_page: NewPage, live: str) -> None:
    """A card in words with its rule, for a place that cannot be used now; the legend by its button."""
    page = new_page()
    open_with_bots(page, live, 1)
    Player(page).asked()
    page.locator("[data-why^='place:']").first.dispatch_event("click")
    card = page.locator("[data-card^='place:']")
    expect(card).to_contain_text("J-O-")
    expect(card).to_contain_text("coin")
    expect(card.get_by_role("alert")).to_contain_text("J-")  # why not now, in the same card
    expect(page.locator(".refusal")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator("[data-legend]").click()
    expect(page.locator("[data-card=legend]")).to_contain_text("depot")


def test_on_a_phone_a_chip_opens_the_tab_of_its_spots(new_page: NewPage, live: str) -> None:
    """J-A-1: the boatman's coin is circled in the bank, though the usual action is on the map."""
    record = {
        "bastide": 1,
        "game": "johanna",
        "seats": ["Anna", "Bert"],
        "options": {"first_player": "A"},
        "given": {"display": ["boatman", "knight", "scholar"]},
        "moves": ["A take boatman"],
    }
    page = new_page(PHONE, touch=True)
    page.goto(live)
    opened = page.request.post(f"{live}/api/records/table", data={"record": record}).json()
    keep_seats(page, live, opened, "johanna", "A")
    expect(page.locator("[data-tab=map]")).to_have_attribute("aria-selected", "true")
    page.locator("section[data-decision=action] [data-chip=coin]").click()
    expect(page.locator("[data-tab=stores]")).to_have_attribute("aria-selected", "true")
    expect(page.locator("path[data-target^='coin:']").first).to_be_visible()
    expect(page.locator("section[data-decision]")).to_contain_text("Which row gets the coin?")


TWO: dict[str, Any] = {
    "bastide": 1,
    "game": "johanna",
    "seats": ["Anna", "Bert"],
    "options": {"first_player": "A"},
    "seed": 1,
    "given": {
        "display": ["knight", "boatman", "trader", "scholar", "farmer"],
        "sheets": {"A": {"routes": ["O-8", "8-16"], "goods": {"grain": 2}, "development": 7}},
    },
    "moves": [],
}


SIDE: ViewportSize = {"width": 844, "height": 390}


def come(page: Page, live: str, record: dict[str, Any]) -> None:
    keep_seats(page, live, open_at(page, live, record), "johanna", "A")
    page.locator(ASKED).wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("size", "person"), [(PHONE, "boatman"), (SIDE, "knight")], ids=["upright", "side"])
def test_on_a_phone_the_map_stays_while_chips_are_tried(
    new_page: NewPage, live: str, size: ViewportSize, person: str, locale: str
) -> None:
    """What comes of a chip has a row of its own: neither the chips nor the sheet above move away."""
    page = new_page(size, touch=True, locale=locale)
    come(page, live, {**TWO, "moves": [f"A take {person}"]})
    chips = page.locator("[data-chip]")
    line = page.locator("section[data-decision]")
    lie = "all => all.map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight])"
    before = (line.bounding_box(), chips.evaluate_all(lie))
    for chip in chips.all():
        chip.tap()
        expect(chip).to_have_attribute("aria-pressed", "true")
        assert (line.bounding_box(), chips.evaluate_all(lie)) == before


def test_a_phone_on_its_side_has_all_beside_the_board(new_page: NewPage, live: str) -> None:
    """Warehouse and bank whole, the sheets of the others by their marks, cards over the rail, what waits
    beside the sheet (J-Y-7); Escape closes a card wherever the focus is."""
    page = new_page(SIDE, touch=True, locale="de-DE")
    come(page, live, TWO)
    page.locator("[data-tab=stores]").tap()
    main = page.locator("main").bounding_box()
    assert main
    assert main["width"] * main["height"] >= 0.65 * 844 * 390
    for part in page.locator("[role=tabpanel] > svg").all():
        expect(part).to_be_in_viewport(ratio=1)
    page.locator("aside [data-seat=B] .chip").tap()
    expect(page.locator(".looked")).to_contain_text("Bert")
    page.locator(".looked .btn").last.tap()
    page.locator("[data-tab=places]").tap()
    page.locator("[data-why^='place:']").first.dispatch_event("click")
    card = page.locator("[data-card^='place:']").bounding_box()
    assert card
    assert card["x"] >= main["width"] - 1
    page.locator("[data-tab=places]").focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card]")).to_have_count(0)

    bonuses = SCENARIOS.parent / "johanna/bank/paying-two-completes-two-columns.json"
    come(
        page,
        live,
        {**json.loads(bonuses.read_text()), "moves": ["A take trader", "A acquire two_master pay 3+3"]},
    )
    expect(page.locator("main .queue .take").last).to_be_in_viewport(ratio=1)
    sheet = page.locator("[role=tabpanel]").bounding_box()
    assert sheet
    assert sheet["height"] > 250


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_phone_the_seats_say_what_their_sheets_hold(new_page: NewPage, live: str, seats: int) -> None:
    """Their cards have two lines, and neither is empty, whoever is away."""
    page = new_page(PHONE, touch=True)
    given = {**TWO["given"], "display": TWO["given"]["display"][: 4 if seats == 3 else 5]}
    come(page, live, {**TWO, "seats": ["Anna", "Bert", "Clara", "Dora"][:seats], "given": given})
    for card in page.locator("aside .player").all():
        found = card.bounding_box()
        assert found
        assert found["height"] <= 58
        expect(card.locator(".few span").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_of_a_person_is_left_for_the_next_at_one_screen(
    new_page: NewPage, live: str, size: ViewportSize
) -> None:
    """Two people at one screen: chosen chips, cards, the sheet that was looked at, hints and the order of
    bonuses belong to whoever has the turn; after an undo it is the first one's decision again, untouched."""
    page = new_page(size)
    page.goto(live)
    keep_seats(page, live, open_at(page, live, TWO), "johanna", "A", "B")
    line = page.locator("section[data-decision]")
    expect(line).to_have_attribute("data-mine", "A")
    page.locator("button.tile.can").first.click()
    page.locator("[data-legend]").click()
    page.locator("[data-card]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.locator("button.hint").click()
    page.locator("[data-hint]").wait_for()
    page.locator("[data-chip]").last.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    leave = page.locator("[data-leave]")
    leave.click()
    leave.click()
    expect(line).to_have_attribute("data-mine", "B")
    for mine in ("[data-hint]", "[data-card]", ".looked", "[data-confirm]", "[aria-pressed=true]", ".recent"):
        expect(page.locator(f"main {mine}, section[data-decision] {mine}, aside {mine}")).to_have_count(0)
    if size == PHONE:
        expect(page.locator("[data-tab=map]")).to_have_attribute("aria-selected", "true")
    page.locator(".undo").click()
    expect(line).to_have_attribute("data-mine", "A")
    expect(page.locator("[data-chip][aria-pressed=true], [data-confirm]")).to_have_count(0)
