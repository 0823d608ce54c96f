"""The two blank tiles of Carcassonne in a real browser (C-1.15-b, Q-1-3): made up, refused, drawn, played."""

from __future__ import annotations

import httpx
from browser.people import PHONE, NewPage
from browser.scenes import Sit, asked, do, has, lay
from browser.test_access import faults
from playwright.sync_api import Page, expect

DESIGNED = "city N+E crest | road S"
CROSSING = "road N | road E | road S | road W | cloister"


def to_the_designer(page: Page, live: str) -> None:
    """A table with the box, and the switch on."""
    page.goto(f"{live}/new/carcassonne")
    page.get_by_role("button", name="All 28 expansions").click()
    page.locator("[data-choice=set-cult-siege-creativity] input").check()
    page.locator("[data-tab=rules]").click()
    expect(page.locator("[data-blank]")).to_have_count(0)
    page.get_by_label("The two blank tiles").select_option("user-defined")


def test_a_face_is_made_up_without_knowing_the_notation(live: str, new_page: NewPage) -> None:
    """Q-1-3: edges around a picture of the tile; the table has what the picture shows."""
    page = new_page()
    to_the_designer(page, live)
    tile = page.get_by_role("group", name="Tile 1")
    expect(tile.get_by_label("As text")).to_have_value("city N cap | road S | cloister")
    tile.get_by_label("Edge in the east").select_option("city")
    tile.get_by_label("The cities are one").check()
    tile.get_by_label("In the city").select_option("crest")
    expect(tile.get_by_label("As text")).to_have_value(DESIGNED)
    expect(tile.locator("[aria-live]")).to_have_text(
        "Tile 1 shows: city (north, east), road (south), coat of arms"
    )
    expect(tile.locator(".picture svg [href='#ca-crest']")).to_have_count(1)
    expect(tile.get_by_label("In the middle")).to_have_count(0)  # no room for a building

    # Who knows the notation writes it, and is told what is wrong at the tile itself.
    other = page.get_by_role("group", name="Tile 2")
    other.get_by_label("As text").fill("city N | road N")
    expect(other.get_by_role("status")).to_have_text(
        "The edge N belongs to two parts. Take it away from one of them."
    )
    other.get_by_label("As text").fill("sign dragon")
    expect(other.get_by_role("status")).to_contain_text("“dragon” means nothing at this table")
    other.get_by_label("As text").fill(CROSSING)
    expect(other.get_by_role("status")).to_have_text("")
    expect(other.get_by_label("In the middle")).to_have_value("cloister")

    assert faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    told = httpx.get(f"{live}/api/tables/{page.url.rsplit('/', 1)[1]}", timeout=120).json()
    assert told["setup"]["options"]["blankFaces"] == f"{DESIGNED}; {CROSSING}"
    page.get_by_role("button", name="tiles left").click()
    expect(page.get_by_role("dialog").locator("svg [href='#ca-crest']").first).to_be_attached()


def test_on_a_phone_in_german_nothing_sticks_out(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, locale="de-DE", dark=True)
    page.goto(f"{live}/new/carcassonne")
    page.get_by_role("button", name="Alle 28 Erweiterungen").click()
    page.locator("[data-choice=set-cult-siege-creativity] input").check()
    page.locator("[data-tab=rules]").click()
    page.get_by_label("Die zwei leeren Plättchen").select_option("user-defined")
    tile = page.get_by_role("group", name="Plättchen 2")
    tile.get_by_label("Kante im Osten").select_option("field")
    expect(tile.get_by_label("Als Text")).to_have_value("city N cap | city S cap | road W")
    assert faults(page) == []
    frame = tile.bounding_box()
    assert frame
    for part in tile.locator("select:visible, input:visible").all():
        box = part.bounding_box()
        assert box
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert box["height"] >= 20


def test_a_tile_with_a_face_of_ones_own_is_played(sit: Sit) -> None:
    """C-1.15-b: it is in the hand, on the board and in the score like any other tile."""
    page = sit("shrines/faces-of-our-own", "A lay 0,-1 0")
    asked(page, "A", "D-PLACE")
    expect(page.locator("[data-hand-words]")).to_contain_text(
        "city (north), city (south), road (east, west), coat of arms"
    )
    lay(page, "0,-1")
    expect(page.locator("[data-square='0,-1']")).to_be_attached()
    expect(page.locator("[data-unpainted='0']")).to_be_attached()
    do(page, "follower city S")
    has(page, "A", 6)
    page.locator("[data-in-play-open]").click()
    shown = page.get_by_role("dialog").locator(".faces")
    expect(shown.locator("svg")).to_have_count(2)
    expect(shown).to_contain_text("cloister")
