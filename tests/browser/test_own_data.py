"""Values of one's own: three of Johanna's are corrected in the form, refused until they fit, and played."""

from __future__ import annotations

import json
import re
from typing import Any

from browser.people import PHONE, NewPage
from playwright.sync_api import FilePayload, Page, expect


def put(page: Page, field: str, value: str) -> None:
    box = page.locator(f"[data-value='{field}']")
    box.fill(value)
    box.press("Tab")


def as_file(record: dict[str, Any]) -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}


def test_a_sheet_is_corrected_and_played_with(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, refused=True)
    page.goto(f"{live}/data/johanna")
    put(page, "persons.farmer.tiles", "6")
    page.locator("[data-name]").fill("our sheet")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-refused]")).to_contain_text("Character tiles: The tiles add up to 28")
    expect(page.locator("[data-refused]")).to_contain_text("J-C-2")
    put(page, "persons.trader.tiles", "3")
    page.locator("[data-section='3'] summary").click()
    put(page, "depot.shields.points", "1 1 2 2 3 3 3 5")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-kept]")).to_contain_text("our-sheet-")
    name = page.locator("[data-kept]").get_attribute("data-kept")

    page.get_by_role("link", name="Play with it").click()
    expect(page.locator("[data-own-values]")).to_have_value(name or "")
    page.locator("button.open").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-game=johanna]")).to_have_count(1)
    record = page.request.get(f"{live}/api/tables/{page.url.rsplit('/', 1)[1]}/record").json()
    assert record["options"]["sheet"] == name
    sheet = page.request.get(f"{live}/api/johanna/sheet", params={"values": name or ""}).json()
    assert sheet["depot"] == [1, 1, 2, 2, 3, 3, 3, 5]

    # With another sheet it would be another game: the lobby opens the record with its own only.
    page.goto(live)
    record["options"]["sheet"] = "our-sheet-0123456789"
    page.locator("input[type=file]").set_input_files(as_file(record))
    expect(page.locator("[role=alert]")).to_contain_text("“our-sheet-0123456789” isn’t here")
    record["options"]["sheet"] = name
    page.locator("input[type=file]").set_input_files(as_file(record))
    expect(page).to_have_url(re.compile("/table/"))


def test_coins_that_are_missing_are_told_in_german(live: str, new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto(f"{live}/data/orleans")
    put(page, "pieces.coins.pieces.1", "25")
    page.locator("[data-name]").fill("unsere Münzen")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-refused]")).to_contain_text("Münzen: Es sind 48 Münzen statt 47.")
    put(page, "pieces.coins.pieces.5", "14")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-kept]")).to_contain_text("unsere-Münzen-")
