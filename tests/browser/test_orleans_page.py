"""Orléans' page around the game: whole on a small laptop, cards of things, refusals, the end of a round."""

from __future__ import annotations

from typing import Any

import pytest
from browser.people import PHONE, NewPage
from browser.test_orleans import open_position, open_table
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


def boxes(page: Page, what: str) -> list[Any]:
    return [one.bounding_box() for one in page.locator(what).all()]


@pytest.mark.parametrize("viewport", LAPTOPS, ids=lambda one: str(one["width"]))
def test_planning_needs_no_scrolling(live: str, new_page: NewPage, viewport: Any) -> None:
    """The own town is whole, and one line of fixed height decides."""
    page = new_page(viewport)
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    assert page.evaluate("(main => main.scrollHeight <= main.clientHeight)(document.querySelector('main'))")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    line = box(page, "section[data-decision]")
    assert line["height"] == 64
    town = box(page, "section.own")
    assert town["height"] == 232
    assert town["bottom"] <= line["y"]
    for inside in ("section.own .points", "section.own [data-place=hospital]", "[data-panel=tracks]"):
        expect(page.locator(inside)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("viewport", LAPTOPS, ids=lambda one: str(one["width"]))
def test_the_head_tells_the_event_whole(live: str, new_page: NewPage, viewport: Any, locale: str) -> None:
    """The longest, the plague, takes a second row; nothing of it goes below the buttons of the head."""
    page = new_page(viewport, locale=locale)
    assert open_position(page, live, {**PLANNING, "event": "plague"}).asked() == "DP-PLAN"
    told = page.locator(".glass .event small")
    assert told.evaluate(
        "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"
    )
    event = box(page, ".glass .event")
    lefts = (
        page.locator("header")
        .first.locator("a, button")
        .evaluate_all(
            "(all, x) => all.map(one => one.getBoundingClientRect().left).filter(left => left > x)",
            event["x"],
        )
    )
    assert lefts
    assert event["right"] <= min(lefts)


def test_the_only_place_is_used_by_one_press(live: str, new_page: NewPage) -> None:
    """O-P5-b: what its button names needs not be chosen before."""
    page = new_page(LAPTOPS[0])
    player = open_table(page, live)
    assert player.asked() == "DP-PLAN"
    for number, follower in enumerate(("farmer", "boatman", "trader"), 1):
        player.source(f"market:own-{follower}").click()
        player.space(f"castle.{number}").click()
    tag = player.tag()
    player.option("done").click()
    player.has_answered(tag)
    assert player.asked() == "DP-ACT"
    tag = player.tag()
    use = page.locator(".confirm")
    expect(use).to_have_text("Use the Castle")
    use.click()
    player.has_answered(tag)
    expect(page.locator("section.own [data-place=castle] [data-needs]")).to_have_count(3)


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


def test_a_place_says_what_it_does(live: str, new_page: NewPage) -> None:
    """By click, with the number and who is missing; Escape closes it and gives the focus back."""
    page = new_page(LAPTOPS[1])
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    name = page.locator("[data-place=hospital] button.name")
    name.click()
    card = page.get_by_role("dialog", name="Hospital")
    expect(card).to_contain_text("1 coin")
    expect(card).to_contain_text("2 steps to go")
    expect(card).to_contain_text("in the Scriptorium")
    expect(card).to_contain_text("O-L-14")
    assert box(page, "[data-card]")["bottom"] <= box(page, "section.own")["y"]
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(name).to_be_focused()


def test_everything_on_the_table_has_a_card(live: str, new_page: NewPage) -> None:
    """By Enter on what has the focus: a track, a deed, a good, the event, a town, the bag's followers."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    for target, words in (
        ("track:farmers", "Next: "),
        ("development", "status 1"),
        ("good:wool", "4 points"),
        ("event", "food"),
        ("town:orleans", "Everyone may build"),
        ("follower:monk", "Stands in for any"),
        ("coin", "1 point"),
    ):
        page.locator(f"[data-ask='{target}'][data-ask-only]").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-card='{target}']")).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(page.locator("[data-card]")).to_have_count(0)
    page.keyboard.press("d")
    page.locator("[data-ask='deed:canalization'][data-ask-only]").click()
    expect(page.locator("[data-card]")).to_contain_text("1 coin or 1 step")


def test_the_end_of_a_round_is_one_card(live: str, new_page: NewPage) -> None:
    """O-P6-a, O-P2-b: event, census and the next event; Space goes on. The own town stays free."""
    given = {
        "phase": "event",
        "round": 2,
        "event": "income",
        "A": {"development": 9, "tracks": {"farmer": 1}},
    }
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, given, chance={"hour": ["taxes"]})
    player.asked()
    card = page.get_by_role("dialog", name="Round 2 is over")
    expect(card).to_contain_text("+3 coins")
    expect(card).to_contain_text("most: +1 coin")
    expect(card.locator("tr.me th")).to_contain_text("You")
    expect(card).to_contain_text("O-P2-b")
    assert box(page, "[data-round-end]")["bottom"] <= box(page, "section.own")["y"]
    page.keyboard.press("Space")
    expect(card).to_have_count(0)


def test_torture_names_what_each_item_costs(live: str, new_page: NewPage) -> None:
    """O-X-e: nothing is chosen beforehand, and the button names the loss."""
    mine = {"coins": 0, "goods": {"wool": 3}, "bag": {"knight": 1}, "market": []}
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, {"phase": "event", "round": 5, "event": "taxes", "A": mine})
    assert player.asked() == "DP-TORT"
    card = page.locator("[data-torture]")
    expect(card).to_contain_text("1 coin is missing")
    expect(card.locator(".confirm")).to_be_disabled()
    wool = card.locator("[data-item*=wool]")
    expect(wool).to_contain_text("−4")
    wool.click()
    expect(card.locator(".confirm")).to_contain_text("ool")
    card.locator(".confirm").click()
    expect(card).to_have_count(0)


def test_a_phone_on_its_side_leaves_room_for_the_board(live: str, new_page: NewPage) -> None:
    page = new_page({"width": 844, "height": 390}, touch=True)
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    main = box(page, "main")
    assert main["width"] * main["height"] >= 0.65 * 844 * 390
    expect(page.locator("[data-place=farm_house]")).to_be_in_viewport(ratio=1)
    expect(player.option("done")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Rules")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Harvest", exact=True)).to_be_visible()  # its card says the rest
    # However many places there are, who is placed stays in sight beside them (O-P4-f).
    expect(player.source("market:own-craftsman")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-place=hospital]")).to_be_in_viewport(ratio=1)


def test_on_its_side_a_phone_explains_and_ends_beside_the_board(live: str, new_page: NewPage) -> None:
    """Cards stand over the rail; a round's end needs no scrolling (O-P6-a), nor does giving up (O-X-e)."""
    page = new_page({"width": 844, "height": 390}, touch=True, locale="de-DE")
    assert open_position(page, live, PLANNING).asked() == "DP-PLAN"
    page.locator("[data-place=hospital] button.name").tap()
    page.locator("[data-card]").wait_for()
    assert box(page, "[data-card]")["x"] >= box(page, "main")["right"] - 1

    given = {"phase": "event", "round": 2, "event": "income", "A": {"development": 9}}
    open_position(page, live, given, chance={"hour": ["taxes"]}).asked()
    expect(page.locator("[data-round-end] tbody tr").last).to_be_in_viewport(ratio=1)
    on = page.locator("[data-round-end] .btn.primary")
    expect(on).to_be_in_viewport(ratio=1)
    on.tap()
    expect(page.locator("[data-round-end]")).to_have_count(0)

    mine = {
        "coins": 0,
        "goods": {"wool": 3, "grain": 1},
        "stations": ["tours"],
        "bag": {"knight": 1},
        "market": [],
    }
    player = open_position(page, live, {"phase": "event", "round": 5, "event": "taxes", "A": mine})
    assert player.asked() == "DP-TORT"
    page.locator("[data-item]").first.tap()
    expect(page.locator("[data-torture] .confirm")).to_be_in_viewport(ratio=1)


def test_on_its_side_a_phone_shows_whole_options(live: str, new_page: NewPage) -> None:
    """O-BV-a: one below the other in the rail; what does it stays in sight."""
    page = new_page({"width": 844, "height": 390}, touch=True, locale="de-DE")
    mine = {"market": [], "places": {"village": ["farmer", "boatman", "craftsman"]}}
    player = open_position(page, live, {"phase": "actions", "A": mine}, "A use village")
    assert player.asked() == "DP-VILL"
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert page.locator("section[data-decision] :is(.option, .text, .text small)").evaluate_all(cut) == []
    assert len({option["x"] for option in boxes(page, "section[data-decision] .option")}) == 1
    expect(page.locator(".confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["orleans", "johanna", "carcassonne"])
def test_a_lesson_on_a_phone_on_its_side(live: str, new_page: NewPage, game: str) -> None:
    """The board has the height; the teacher's buttons stay in sight, however long the sentences are."""
    page = new_page({"width": 844, "height": 390}, touch=True, locale="de-DE")
    page.goto(f"{live}/learn/{game}")
    page.locator("section[data-decision]").wait_for()
    main = box(page, "main")
    assert main["width"] * main["height"] >= 0.65 * 844 * 390
    expect(page.locator("[data-lesson=show]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ask").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["upright", "side"])
def test_a_phone_keeps_still_while_a_follower_is_held(
    live: str, new_page: NewPage, size: Any, locale: str
) -> None:
    """O-P4-f: the spaces do not move away below the finger."""
    page = new_page(size, touch=True, locale=locale)
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    before = [box(page, what) for what in ("section[data-decision]", ".hands", "[data-place=ship]")]
    player.source("market:knight").click()
    expect(page.locator(".say .hint")).to_be_visible()
    assert [box(page, what) for what in ("section[data-decision]", ".hands", "[data-place=ship]")] == before
    hint, market = box(page, ".say .hint"), box(page, ".hands")
    assert hint["bottom"] <= market["y"]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_on_a_phone_what_to_do_with_the_tower_is_told_whole(
    live: str, new_page: NewPage, locale: str
) -> None:
    """O-L-19b: the words do not reach into the market below them."""
    page = new_page(PHONE, touch=True, locale=locale)
    mine = {"market": {"farmer": 5}, "bag": {"knight": 4}, "tiles": ["gunpowder_tower"]}
    player = open_position(page, live, {"phase": "followers", "A": mine}, "A draw 2")
    assert player.asked() == "DP-STORE"
    hint = page.locator(".say .hint")
    assert hint.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_on_a_phone_the_end_of_a_round_dims_the_page(live: str, new_page: NewPage) -> None:
    """O-P6-a: a tap beside the sheet goes on."""
    page = new_page(PHONE, touch=True)
    given = {"phase": "event", "round": 2, "event": "income", "A": {"development": 9}}
    open_position(page, live, given, chance={"hour": ["taxes"]}).asked()
    expect(page.get_by_role("dialog", name="Round 2 is over")).to_be_visible()
    page.touchscreen.tap(195, 60)
    expect(page.locator("[data-round-end]")).to_have_count(0)
    expect(page.locator("[data-round-veil]")).to_have_count(0)


def test_a_place_refuses_on_a_plain_click(live: str, new_page: NewPage) -> None:
    """O-P4-h: a bubble on the place says why not; the hand keeps the knight, Escape closes it."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    player.source("market:knight").click()
    expect(page.locator("[data-takes]").first).to_be_visible()
    page.locator("[data-place=university] button.name").click()
    expect(page.get_by_role("alert")).to_contain_text("O-P4-h")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(player.source("market:knight")).to_have_attribute("aria-pressed", "true")


MY_TURN: dict[str, Any] = {
    "phase": "actions",
    "round": 4,
    "event": "income",
    "A": {
        "coins": 5,
        "market": ["farmer"],
        "places": {
            "ship": ["farmer", "boatman", "knight"],
            "town_hall": ["knight"],
            "castle": ["farmer", "boatman"],
        },
    },
}


def refusal(page: Page, words: str) -> None:
    """What was clicked says why not, and Escape closes it."""
    expect(page.get_by_role("alert")).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_place_that_is_not_ready_says_who_is_missing(live: str, new_page: NewPage) -> None:
    """O-P5-a: by a plain click in the action phase."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, MY_TURN)
    assert player.asked() == "DP-ACT"
    page.locator("[data-place=castle] button.name").click()
    refusal(page, "The Castle still needs a trader.")


def test_a_seat_has_the_same_letters_by_night(live: str, new_page: NewPage) -> None:
    """The colours of seats do not change in the dark, so neither do the letters on them."""
    page = new_page(LAPTOPS[0], dark=True)
    assert open_position(page, live, PLANNING).asked() == "DP-PLAN"
    expect(page.locator(".own .ribbon")).to_have_css("color", "rgb(255, 250, 240)")
    for letter in page.locator("[data-panel=tracks] .cube + text").all():
        expect(letter).to_have_css("fill", "rgb(255, 250, 240)")


def test_towns_refuse_on_a_plain_click(live: str, new_page: NewPage) -> None:
    """O-BS-a: where the ship can go, by mouse and by key."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, MY_TURN, "A use ship")
    assert player.asked() == "DP-ROUTE"
    page.locator("[data-ask='town:chartres'][data-ask-only]").click()
    refusal(page, "No waterway leads from Orléans to Chartres, only to Blois and Briare.")
    page.locator("[data-ask='town:vierzon'][data-ask-only]").focus()
    page.keyboard.press("Enter")
    refusal(page, "No waterway leads from Orléans to Vierzon")
    expect(page.locator("[data-card]")).to_have_count(0)


def test_deeds_refuse_on_a_plain_click(live: str, new_page: NewPage) -> None:
    """O-BD-d: a deed that does not want who waits in the Town Hall says whom it wants."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, MY_TURN, "A use town_hall")
    assert player.asked() == "DP-DEED"
    page.locator("[data-ask='deed:astronomy'][data-ask-only]").first.click()
    refusal(page, "Astronomy has no space for a knight, only for a trader or a scholar.")


def test_escape_closes_one_thing_at_a_time(live: str, new_page: NewPage) -> None:
    """A rule above a card, the card, what is in the hand, the score."""
    page = new_page(LAPTOPS[0])
    player = open_position(page, live, PLANNING)
    assert player.asked() == "DP-PLAN"
    page.locator("section.own button.points").click()
    player.source("market:knight").click()
    page.locator("[data-place=university] button.name").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Rule O-P4-h")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rule O-P4-h")).to_have_count(0)
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("section.own button.points")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.locator("section.own button.points")).to_have_attribute("aria-expanded", "false")
    expect(player.source("market:knight")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(player.source("market:knight")).to_have_attribute("aria-pressed", "false")


def test_what_happened_since_the_own_last_turn(live: str, new_page: NewPage) -> None:
    """The others' moves stand at the foot of the map until something is done or Escape puts them away."""
    page = new_page(LAPTOPS[0])
    given = {**MY_TURN, "B": {"places": {"ship": ["farmer", "boatman", "knight"]}}}
    player = open_position(page, live, given, "A use ship", "A travel blois", "A leave")
    assert player.asked() == "DP-ACT"
    since = page.locator("[data-since]")
    expect(since).to_be_visible()
    expect(since).to_contain_text("Bert")
    expect(since).not_to_contain_text("You ")
    page.keyboard.press("Escape")
    expect(since).to_have_count(0)


def test_a_place_of_no_use_says_so_in_planning(live: str, new_page: NewPage) -> None:
    """O-BG-d: nobody is sent to the Guildhall for a station that can't be built."""
    page = new_page(LAPTOPS[0])
    mine = {**PLANNING["A"], "merchant": "blois", "stations": ["blois"]}
    player = open_position(page, live, {**PLANNING, "A": mine})
    assert player.asked() == "DP-PLAN"
    page.locator("[data-place=guildhall] button.name").click()
    card = page.get_by_role("dialog", name="Guildhall")
    expect(card).to_contain_text("You already have a trading station in Blois")
    expect(card).not_to_contain_text("points")


def test_no_card_opens_under_a_pointer_that_rests(live: str, new_page: NewPage) -> None:
    """What lies under a card has not been asked about; the pointer has to move there."""
    page = new_page(LAPTOPS[0])
    page.clock.install()
    player = open_position(page, live, {**PLANNING, "A": {**PLANNING["A"], "places": {}}})
    assert player.asked() == "DP-PLAN"
    page.locator("[data-place=hospital] button.name").click()
    card = page.get_by_role("dialog", name="Hospital")
    at = card.bounding_box()
    assert at
    under = page.evaluate(
        """([x, y, w, h]) => {
            for (const one of document.querySelectorAll('.map [data-ask]')) {
                const box = one.getBoundingClientRect()
                const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
                if (left > x && left < x + w && top > y && top < y + h) return [left, top]
            }
        }""",
        [at["x"], at["y"], at["width"], at["height"]],
    )
    page.mouse.move(*under)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.clock.run_for(2000)
    expect(page.locator("[data-card]")).to_have_count(0)
    page.mouse.move(under[0] + 1, under[1])
    page.clock.run_for(2000)
    expect(page.locator("[data-card]")).to_have_count(1)
