"""The position editor: a small land is built, what does not fit is said, four questions are answered."""

from __future__ import annotations

import json
import random
import re

import pytest
from browser.building import Builder, Hand, read
from browser.people import PHONE, NewPage
from browser.scenes import open_at
from playwright.sync_api import expect

from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Match, record_of


def test_a_position_is_built_and_asked(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(live)
    page.locator("[data-to-editor]").click()
    page.locator("[data-tile='BA-24']").click()
    page.locator("[data-open='1,0']").click()
    expect(page.locator("[data-square='1,0']")).to_have_count(1)
    page.locator("[data-tile='BA-18']").click()
    page.locator("[data-open='0,-1']").click()  # it is turned so that it fits
    expect(page.locator("[data-square='0,-1']")).to_have_count(1)

    page.locator("[data-tile='BA-04']").click()
    page.locator("[data-open='2,0']").click()
    expect(page.locator("[data-wrong='2,0']")).to_have_count(1)
    expect(page.locator("[data-wrong-card]")).to_contain_text("City would meet road on the left, however")
    page.locator("[data-faults-show]").click()
    expect(page.locator("[data-fault='tiles.2']")).to_contain_text("C-4.2-d")
    page.locator("[data-fault='tiles.2'] .btn").click()
    expect(page.locator("[data-editor=ready][data-faults='0']")).to_have_count(1)

    # By keyboard: from the last square touched two to the west, a tile is laid there and taken off again.
    page.locator("[data-tile='BA-24']").click()
    page.locator("[data-land]").focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-square='-1,0']")).to_have_count(1)
    page.keyboard.press("Delete")
    expect(page.locator("[data-square='-1,0']")).to_have_count(0)

    page.locator("[data-tab-to=figures]").click()
    page.locator("[data-figure='A follower']").click()
    page.locator("[data-land]").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.get_by_role("button", name="road").click()
    expect(page.locator("[data-figure='A follower'] b")).to_have_text("6")

    page.locator("[data-tab-to=table]").click()
    page.locator("[data-field=turn] [data-seat=B]").click()
    page.locator("[data-points=A]").fill("12")
    page.locator("[data-points=A]").press("Enter")
    page.locator("[data-hand]").select_option("BA-24")

    page.locator("[data-question=score]").click()
    expect(page.locator("[data-score=A] b")).to_have_text("14")  # two tiles of an unfinished road
    page.locator("[data-question=why]").click()
    page.locator("[data-why]").fill("lay 2,0 90")
    page.locator("[data-why]").press("Enter")
    expect(page.locator("[data-answer=why]")).to_contain_text("C-4.2-d")
    page.locator("[data-question=best]").click()
    expect(page.locator("[data-best] li").first).to_contain_text("Spot")
    page.locator("[data-question=legal]").click()
    expect(page.locator("[data-legal='2,0']")).to_have_count(1)
    expect(page.locator("[data-answer=legal]")).to_contain_text("Bertran")

    # The address holds all of it; then somebody plays on.
    page.reload()
    expect(page.locator("[data-square='0,-1']")).to_have_count(1)
    page.locator("[data-share]").click()
    page.locator("[data-play]").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-square='1,0']")).to_have_count(1)


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("carcassonne/city-majority", "mouse"),
        ("carcassonne/tower/ransom-later", "keyboard"),
        ("johanna/a-fourth-monk", "keyboard"),
        ("orleans/editions/town-hall-a", "mouse"),
        ("orleans/editions/plague-a", "keyboard"),
    ],
)
def test_the_position_of_a_scenario_is_built(live: str, new_page: NewPage, name: str, hand: Hand) -> None:
    """`bench/building.py` builds twenty of them, each with both hands."""
    builder = Builder(new_page(), live, read(name), hand)
    builder.build()
    assert builder.is_right()
    answers = builder.ask()
    assert all(answers.values())
    assert "@" not in answers["best"]  # a plan in words, not as a record writes it


@pytest.mark.parametrize(
    "name", ["carcassonne/castles/cathars-beside", "orleans/editions/harvest-b", "johanna/a-full-row"]
)
def test_the_position_of_a_scenario_is_built_on_a_phone(live: str, new_page: NewPage, name: str) -> None:
    """What Orléans asks at the end of a round doesn't cover the questions."""
    builder = Builder(new_page(PHONE), live, read(name), "mouse")
    builder.build()
    assert builder.is_right()
    assert all(builder.ask().values())


def test_a_running_game_is_taken_over_with_all_that_its_boxes_keep(live: str, new_page: NewPage) -> None:
    """A fairy with her follower, towers, a castle, bridges, goods: nothing of it is left out."""
    sets = ["base", "traders-builders", "princess-dragon", "tower", "bridges-castles-bazaars"]
    match, rng = Match(compile_ruleset("carcassonne", 2, sets), 1), random.Random(1)
    for _ in range(62):
        seat = match.state.pending[0]
        options = match.ruleset.options(match.state, seat)
        passing = [one for one in options if one[0] == "pass"]
        match.act(seat, rng.choice(passing if passing and rng.random() < 0.4 else options))
    shown = match.view(None).shown
    page = new_page()
    table = open_at(page, live, json.loads(record_of(match, ["Anna", "Ben"]).to_json()))["table"]
    page.goto(f"{live}/edit/carcassonne#table={table}@{len(match.moves)}")
    expect(page.locator("[data-editor=ready][data-faults='0']")).to_have_count(1)
    expect(page.locator("[role=status]", has_text="Everything adds up.")).to_be_visible()
    expect(page.locator("[data-square]")).to_have_count(len(shown["tiles"]))
    page.locator("[data-tab-to=table]").click()
    with_her = page.locator("[data-field=fairy] input")
    expect(with_her).to_have_value(re.compile("^B follower 3,-4 road"))
    towers = page.locator("[data-field=towers] textarea")
    expect(towers).to_have_value(re.compile("2,-2 3 B follower"))
    expect(page.locator("[data-field=castles] textarea")).to_have_value("A follower 0,-1 1,-1")
    expect(page.locator("[data-field=bridges] textarea")).to_have_value(re.compile("A 2,0 N-S"))

    # What is taken away and does not add up any more is said, with what needs it; the rest stands.
    with_her.fill("A follower 3,-4 road")
    with_her.press("Tab")
    expect(page.locator("[data-editor=ready][data-faults='1']")).to_have_count(1)
    page.locator("[data-faults-show]").click()
    page.locator("[data-fault=fairy] .btn").click()
    expect(page.locator("[data-editor=ready][data-faults='0']")).to_have_count(1)


def test_the_rules_in_play_are_printed(live: str, new_page: NewPage) -> None:
    page = new_page()
    people = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Ben"}]
    wanted = {"game": "carcassonne", "seats": people, "sets": ["base", "river"]}
    table = page.request.post(f"{live}/api/tables", data=wanted).json()["table"]
    page.goto(f"{live}/print/carcassonne#table={table}")
    expect(page.locator("[data-summary]")).to_have_count(2)
    expect(page.locator("[data-summary]").first).to_contain_text("Draw a tile")
    page.get_by_role("button", name="DE").click()
    expect(page.locator("[data-summary]").first).to_contain_text("Plättchen")
    page.emulate_media(media="print")  # what is told beside is never larger than what it belongs to
    beside = page.locator("[data-summary] td small").first
    assert beside.evaluate(
        "small => parseFloat(getComputedStyle(small).fontSize)"
        " <= parseFloat(getComputedStyle(small.parentElement).fontSize)"
    )
    page.emulate_media(media="screen")
    page.locator("[data-part=scores]").click()
    expect(page.locator("[data-paper=scores] th", has_text="Anna")).to_have_count(1)
    page.locator("[data-part=tiles]").click()
    expect(page.locator("[data-paper=tiles] li")).to_have_count(
        len(load_set("base").tiles) + len(load_set("river").tiles)
    )
    page.emulate_media(media="print")
    expect(page.locator("[data-print]")).to_be_hidden()
