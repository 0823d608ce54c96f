"""The study of a game: opened from its end, walked through by key, tried out, and on the phone."""

from __future__ import annotations

import json
from typing import Any

from browser.people import keep_seats
from playwright.sync_api import Page, expect

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match, record_of

PATIENCE = 240_000
"""A study has the lowest priority of all."""


def finished(page: Page, live: str, seats: int = 2) -> dict[str, Any]:
    """A short finished game, and seat A at its table."""
    match = Match(compile_ruleset("carcassonne", seats), 5, chance={"end_after": 6})
    bot = make("novice", 1)
    while not match.over:
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    names = ["Ann", "Ben", "Clara", "Dora", "Emil"][:seats]
    record = json.loads(record_of(match, names).to_json())
    opened: dict[str, Any] = page.request.post(f"{live}/api/records/table", data={"record": record}).json()
    keep_seats(page, live, opened, "carcassonne", "A")
    return opened


def studied(page: Page, live: str, seats: int = 2) -> dict[str, Any]:
    """The same, and its study."""
    opened = finished(page, live, seats)
    page.goto(f"{live}/table/{opened['table']}/study")
    expect(page.locator(".study[data-study=done]")).to_be_visible(timeout=PATIENCE)
    return opened


def test_a_game_is_studied_and_walked_through(page: Page, live: str) -> None:
    opened = studied(page, live)
    rows = page.locator("[data-line]")
    expect(rows.first).to_be_visible()
    rows.first.click()
    expect(page.locator("[data-choice='1']")).to_be_visible()
    expect(page.locator("[data-marked]").first).to_be_attached()
    first = page.locator("[data-moment]").get_attribute("data-moment")
    page.keyboard.press("End")
    expect(page.locator(f"[data-moment='{first}']")).to_have_count(0)
    assert f"/table/{opened['table']}/study#at=" in page.url
    page.keyboard.press("Home")
    expect(page.locator(f"[data-moment='{first}']")).to_have_count(1)
    page.locator("[data-try]").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_turns_are_shown_as_pictures(page: Page, live: str) -> None:
    studied(page, live)
    rows = page.locator("[data-line]")
    assert rows.locator("svg.picture").count() == rows.count()  # the tile of each turn
    rows.first.click()
    expect(page.locator("[data-choice] svg.picture").first).to_be_visible()
    expect(page.locator(".drawn svg.picture")).to_be_visible()


def test_a_puzzle_numbers_its_moves_on_the_board_without_the_answer(page: Page, live: str) -> None:
    studied(page, live)
    page.locator("[data-filter=errors]").click()
    row = page.locator("[data-line]").first
    row.click()
    page.locator("[data-moment]").locator("[data-puzzle]").click()
    expect(page.locator("[data-marked=best]")).to_have_count(0)
    others = page.locator("[data-guess] .badge").all_inner_texts()
    assert others == [mark if mark == "✕" else str(at) for at, mark in enumerate(others, 1)]
    expect(page.locator("[data-marked=other]")).to_have_count(len(others) - 1)
    page.locator("[data-guess='1'] button").click()
    expect(page.locator("[data-marked=best]")).to_have_count(1)
    expect(page.locator("[data-guessed]")).to_contain_text("the best move")


def test_the_end_of_a_game_leads_to_its_study(page: Page, live: str) -> None:
    finished(page, live)
    page.locator("a[data-study]").click()
    expect(page.locator(".study")).to_be_visible()


def test_the_phone_has_tabs(page: Page, live: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    studied(page, live)
    legend = page.locator("[data-legend=best]")
    legend.click()
    expect(legend).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-choice='1'].pointed")).to_be_visible()
    page.locator("[data-to=players]").click()
    expect(page.locator("[data-player=A]")).to_be_visible()

    # The list has the room of the board, begins at the moment, and leads back to it.
    page.locator("[data-to=moves]").click()
    expect(page.locator(".study > .board")).to_have_attribute("inert", "")
    expect(page.locator("[data-line][aria-current=step]")).to_be_in_viewport()
    page.locator("[data-line]").first.click()
    expect(page.locator("[data-moment]")).to_be_visible()

    page.set_viewport_size({"width": 844, "height": 390})
    for what in ("[data-moment]", ".study > .board", "[data-to=moves]", "[data-next]"):
        expect(page.locator(what)).to_be_in_viewport()
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0


def test_many_seats_are_lines_with_their_marks(page: Page, live: str) -> None:
    studied(page, live, 5)
    ends = page.locator("[data-end]")
    assert sorted(end.get_attribute("data-end") or "" for end in ends.all()) == list("ABCDE")
    expect(page.locator("[data-under]")).to_have_attribute("data-under", "A")  # one's own is filled
    page.locator("[data-line]").first.click()
    expect(page.locator("section[aria-label='Win chance'] .others > span")).to_have_count(4)


def test_a_tablet_has_board_and_moment_side_by_side(page: Page, live: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    studied(page, live)
    board, moment = page.locator(".study > .board"), page.locator("[data-moment]")
    expect(board).to_be_visible()
    expect(moment).to_be_visible()
    left, right = board.bounding_box(), moment.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"]
    page.locator("[data-to=players]").click()
    expect(page.locator("[data-player=A]")).to_be_visible()
    expect(moment).to_be_hidden()
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
