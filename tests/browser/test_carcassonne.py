"""Carcassonne at the table in a real browser: everything is done through what a person sees."""

from __future__ import annotations

import re

import pytest
from browser.people import PHONE, NewPage, Person
from playwright.sync_api import Locator, Page, WebSocketRoute, expect


class Player(Person):
    """Plays by the mouse what the page offers, without any thought."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turns = 0

    def answer(self, decision: str) -> None:
        tag = self.tag()
        if decision == "D-PLACE":
            self.lay()
        elif decision == "D-FIGURE":
            self.stand()
        else:
            raise AssertionError(f"a decision of another game: {decision}")
        self.has_answered(tag)

    def lay(self) -> None:
        """The legal square that is nearest to the start, as the tile lies there."""
        self.page.locator("[data-legal]").first.wait_for()
        squares = self.page.locator("[data-legal]").evaluate_all("all => all.map(one => one.dataset.legal)")
        nearest = min(squares, key=lambda key: sum(int(part) ** 2 for part in key.split(",")))
        self.page.locator(f"[data-legal='{nearest}']").click()
        self.turns += 1
        expect(self.page.locator(".ghost.chosen")).to_have_count(1)
        handle = self.page.locator(".confirm [role=button]")
        if self.turns % 2 or not handle.count():  # from afar it gives way to the next square
            self.primary().click()
        else:  # the handle below the tile does the same
            handle.click()

    def stand(self) -> None:
        """Whatever is worth two points or more; else nobody."""
        stands = self.page.locator("[data-stand]")
        worth = [int(text.replace("–", "0")) for text in stands.locator(".worth").all_text_contents()]
        if worth and max(worth) > 1:
            stands.nth(worth.index(max(worth))).click()
            self.primary().click()
        else:
            self.button("Skip", "Überspringen").click()

    def primary(self) -> Locator:
        return self.line.locator(".btn.primary")

    def button(self, *names: str) -> Locator:
        found = self.line.get_by_role("button", name=names[0], exact=True)
        for name in names[1:]:
            found = found.or_(self.line.get_by_role("button", name=name, exact=True))
        return found

    def play(self, turns: int) -> bool:
        """Plays so many turns, or to the end; says whether the game is still on."""
        until = self.turns + turns
        while decision := self.asked():
            if decision == "D-PLACE" and self.turns >= until:
                return True
            self.answer(decision)
        return False


def seat_bot(page: Page, letter: str, level: str) -> None:
    page.locator(f"li[data-seat={letter}] [data-bot]").click()
    page.locator(f"[data-level={level}]").click()
    page.get_by_role("button", name="sits down").click()


def open_table(
    page: Page, live: str, seats: list[str], name: str = "Anna", preset: str = "first-game"
) -> Player:
    """By the lobby and the form for a new table. Seat A is a person."""
    page.goto(live)
    page.locator("[data-game=carcassonne]").get_by_role("link", name="New table").click()
    page.locator(f"[data-preset={preset}]").click()
    page.get_by_role("textbox", name="Name at seat A").fill(name)
    for letter, kind in zip("BCDEF", seats, strict=False):
        if letter != "B":
            page.get_by_role("button", name="Add a seat").click()
        kind, _, level = kind.partition(":")
        page.locator(f"li[data-seat={letter}] select").select_option(kind)
        if level:
            seat_bot(page, letter, level)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return Player(page)


def tiles(page: Page) -> Locator:
    return page.locator("[data-square]")


def fits_the_window(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_whole_game_by_mouse(live: str, new_page: NewPage) -> None:
    """Against a bot, from the lobby to the final table; with an undo, a reload and another language."""
    page = new_page()
    player = open_table(page, live, ["bot:novice"])

    assert player.play(2)
    player.lay()
    expect(player.line).to_have_attribute("data-decision", "D-FIGURE")
    laid = tiles(page).count()
    player.button("Undo").click()
    expect(player.line).to_have_attribute("data-decision", "D-PLACE")
    expect(tiles(page)).to_have_count(laid - 1)

    assert player.play(3)
    page.locator("[data-legal]").first.wait_for()
    before = tiles(page).count(), page.locator("[data-figure]").count(), player.line.inner_text()
    page.reload()
    page.locator("[data-legal]").first.wait_for()
    expect(page.locator("[data-figure]")).to_have_count(before[1])  # drawn as soon as the art has come
    assert before == (tiles(page).count(), page.locator("[data-figure]").count(), player.line.inner_text())

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="DE", exact=True).click()
    page.get_by_role("button", name="Schließen").click()
    expect(player.line).to_contain_text("auf eine markierte Stelle")
    assert page.evaluate("document.documentElement.lang") == "de"

    assert not player.play(100)
    end = page.get_by_role("dialog", name="Schlusswertung")
    expect(end).to_contain_text(re.compile("Punkten[.!]"))
    totals = end.locator("tr.total td b").all_text_contents()
    cards = page.locator("li[data-seat] .points").all_text_contents()
    assert totals == cards
    assert sum(map(int, totals)) > 0
    rows = end.locator("tr[data-category]")
    assert rows.count() > 2
    for column, total in enumerate(totals):  # every point of the table is in one of its rows
        points = rows.locator(f"td:nth-of-type({column + 1}) b").all_text_contents()
        assert sum(map(int, points)) == int(total)
    rows.first.get_by_role("button").first.click()
    expect(end.locator("tr.detail")).to_contain_text("×")

    end.get_by_role("button", name="Schließen").click()
    page.get_by_role("button", name="Verlauf", exact=True).click()
    log = page.get_by_role("dialog", name="Verlauf")
    expect(log.locator("[data-event=score]").first).to_contain_text("×")
    nowhere = log.locator("[data-event=discard]").count()  # tiles that did not fit anywhere (C-4.2-g)
    expect(tiles(page)).to_have_count(72 - nowhere)
    log.locator("[data-event=score] .rule").first.click()
    expect(page.get_by_role("dialog", name="Regel C-")).to_contain_text("Abschnitt")


def test_a_second_browser_joins_by_link(live: str, new_page: NewPage) -> None:
    anna = new_page(motion=True)
    host = open_table(anna, live, ["open"])
    expect(anna.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = anna.get_by_role("textbox", name="Link to this table").input_value()

    bruno = new_page(PHONE, motion=True)
    bruno.goto(link)
    expect(bruno.get_by_role("heading", level=1)).to_have_text("Anna invites you to Carcassonne")
    bruno.get_by_role("textbox", name="Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    guest = Player(bruno)

    expect(host.line).not_to_have_attribute("data-decision", "")
    expect(anna.locator("li[data-seat=B]")).to_contain_text("Bruno")
    first, second = (host, guest) if host.line.get_attribute("data-mine") else (guest, host)
    first.answer(first.asked())
    expect(tiles(second.page)).to_have_count(2)
    assert not second.page.locator("[data-legal]").count()
    first.answer(first.asked())
    second.answer(second.asked())
    expect(tiles(first.page)).to_have_count(3)

    watcher = new_page(motion=True)
    watcher.goto(link)
    watcher.get_by_role("link", name="Watch").click()
    expect(tiles(watcher)).to_have_count(3)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert not watcher.locator("[data-legal], [data-stand]").count()

    bruno.goto(live)
    bruno.locator("[data-my-games] a[data-table]").first.click()
    expect(tiles(bruno)).to_have_count(3)


def test_a_turn_by_keyboard_alone(live: str, new_page: NewPage) -> None:
    """Once on the board, once by the list of all options."""
    page = new_page(motion=True)
    player = open_table(page, live, ["human"])
    keys = page.keyboard

    player.asked()
    page.locator("[data-legal]").first.wait_for()
    keys.press("ArrowRight")  # to the board
    focused = page.locator("[data-legal]:focus")
    expect(focused).to_have_count(1)
    here = focused.get_attribute("data-legal")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    assert page.locator("[data-legal]").count() == 1 or focused.get_attribute("data-legal") != here
    expect(page.locator("[data-ghost]")).to_have_count(1)
    keys.press("Enter")
    expect(page.locator(".ghost.chosen")).to_have_count(1)
    keys.press("r")
    keys.press("Enter")
    expect(player.line).to_have_attribute("data-decision", "D-FIGURE")
    expect(page.locator("[data-stand]:focus")).to_have_count(1)
    keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("Enter")
    expect(page.locator("[data-figure]")).to_have_count(1)

    # The next player, with the list: what a screen reader reads.
    expect(player.line).to_have_attribute("data-decision", "D-PLACE")
    tag = player.tag()
    player.button("List all options").focus()
    keys.press("Enter")
    options = page.get_by_role("dialog", name="List all options")
    assert options.locator(".option").count() >= page.locator("[data-legal]").count()
    options.locator(".option").first.focus()
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(options).to_have_count(0)
    expect(player.line).not_to_have_attribute("data-tag", tag)
    expect(tiles(page)).to_have_count(3)
    expect(page.locator("[role=log]")).not_to_be_empty()


def test_a_refusal_says_why_and_by_which_rule(live: str, new_page: NewPage) -> None:
    page = new_page(motion=True)
    player = open_table(page, live, ["human"])
    player.play(1)
    page.locator("[data-legal]").first.wait_for()
    for _ in range(6):  # most tiles fit somewhere not: until one does
        if page.locator("[data-closed]").count():
            break
        player.play(1)
    page.locator("[data-closed]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("doesn’t fit here")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Rule C-4.2-d")).to_contain_text("must match its neighbour")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_on_a_phone(live: str, new_page: NewPage) -> None:
    """Board over the whole width, the decision below it, everything large enough for a finger."""
    page = new_page(PHONE, touch=True, motion=True)
    player = open_table(page, live, ["bot:novice"], preset="classic")
    player.asked()
    square = page.locator("[data-legal]").first
    square.tap()
    expect(page.locator(".ghost.chosen")).to_have_count(1)
    assert fits_the_window(page)
    board, line = page.get_by_role("group", name="Board").bounding_box(), player.line.bounding_box()
    assert board
    assert line
    assert board["width"] == PHONE["width"]
    assert line["y"] + line["height"] == pytest.approx(PHONE["height"], abs=1)
    for button in page.get_by_role("button").filter(visible=True).all():
        box = button.bounding_box()
        # beyond its drawing
        reaching = button.evaluate("one => one.matches('.rule, .ask, .hidden *') || one.tagName === 'g'")
        assert box
        assert reaching or min(box["width"], box["height"]) >= 40, button.get_attribute("aria-label")
    tag = player.tag()
    player.primary().tap()
    player.has_answered(tag)
    assert player.play(2)
    for address in ("/", "/new/carcassonne", "/rules/carcassonne"):
        page.goto(live + address)
        page.get_by_role("heading", level=1).wait_for()
        assert fits_the_window(page)


def test_a_lost_connection_comes_back(live: str, new_page: NewPage) -> None:
    page = new_page(motion=True)
    player = open_table(page, live, ["human"])
    player.play(1)
    lines: list[WebSocketRoute] = []
    answering = True

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if answering:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/ws/tables/*", connect)
    page.reload()
    player.asked()
    laid = tiles(page).count()
    answering = False
    lines[0].close()
    expect(page.get_by_role("status")).to_contain_text("Connection lost")
    answering = True
    expect(page.get_by_role("status")).to_be_empty()
    assert player.play(1)
    expect(tiles(page)).to_have_count(laid + 1)


def test_the_rules_in_both_languages(live: str, new_page: NewPage) -> None:
    page = new_page(motion=True)
    page.goto(f"{live}/rules/carcassonne#C-4.4-f")
    rule = page.locator("[id='C-4.4-f']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("figure")
    page.get_by_role("button", name="DE", exact=True).click()
    expect(rule).to_contain_text("Figur")
    page.get_by_role("searchbox").fill("wappen stadt")
    expect(page.locator("[id='C-4.6.2-d'] mark").first).to_have_text("Wappen")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Die Regeln von Carcassonne")
