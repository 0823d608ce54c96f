"""The pieces of Carcassonne's second part in a real browser: what a person does with each, and then sees.

The positions are those of the scenarios: a record is played up to a line, and from there by hand.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from browser.people import NewPage, keep_seats
from browser.scenes import Sit, asked, before, do, has, lay, open_at, seen
from playwright.sync_api import expect


class Piece(NamedTuple):
    """A piece that is used by pointing at the board: from where, taken up how, and what is seen after it."""

    scenario: str
    line: str
    mode: str
    sight: str
    times: int = 1


PIECES = {
    "C-4.5.1-a tunnel": Piece("tunnel/pair", "A tunnel A1 1,0 road W", "", "[data-tunnel=A1]"),
    "C-4.4.11-a phantom": Piece("phantom/second-follower", "A phantom road N+W", "", "[data-kind=phantom]"),
    "C-4.2.10-c festival": Piece(
        "festival/take-back", "A recall follower 0,0 city N", "recall", "[data-figure=A]", 0
    ),
    "C-4.2.11.2-c ferry": Piece("ferries/ferry", "A ferry E-W", "", "[data-ferry='1,0']"),
    "C-4.2.11.4-b mage": Piece("mage-witch/mage", "A mage 0,0 road E+W", "mage", "[data-kind=mage]"),
    "C-4.2.9.2-b flea": Piece("plague/flight", "B flea 0,0", "flea", "[data-flea=on]"),
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES.keys())
def test_a_piece_is_put_where_one_points(sit: Sit, piece: Piece) -> None:
    page = sit(piece.scenario, piece.line)
    seen(page, piece.sight, 1 - piece.times)
    do(page, piece.line[2:], piece.mode)
    seen(page, piece.sight, piece.times)


def test_the_catapult_is_aimed_and_shot(sit: Sit) -> None:
    """C-4.2.5-b, C-4.2.5-c: a token, an aim, a force; it comes down somewhere, and the next one flings."""
    page = sit("catapult/target", "A fling target")
    page.locator("[data-fling=target]").click()
    page.locator("[data-force=hard]").click()
    seen(page, "[data-spread=hard]")
    page.locator("[data-shot='0,1']").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-shot='0,0']")).to_be_focused()
    seen(page, "[data-landed]", 0)
    page.keyboard.press("Enter")
    seen(page, "[data-landed=target]")
    expect(page.locator("[data-panel=fair]")).to_contain_text("Ann throws a token")
    expect(page.locator("section[data-decision]")).to_have_attribute("data-mine", "B")


def test_the_wheel_has_turned_and_a_follower_goes_onto_it(sit: Sit) -> None:
    """C-4.2.6.3-c, C-4.4.10-a: the pig has walked, what it brought is told; then a crown space is taken."""
    page = sit("wheel/crowns", "A lay -1,-2 0")
    seen(page, "[data-pig=storm]")
    expect(page.locator("[data-panel=wheel]")).to_contain_text("A +6")
    seen(page, "[data-crown=fortuna]")
    lay(page, "-1,-2")
    do(page, "crown storm follower", "crown follower")
    seen(page, "[data-crown=storm][data-figure=A]")


def test_two_browsers_bid_for_a_tile(live: str, new_page: NewPage) -> None:
    """C-4.2.7.1-c to -f: one picks and bids, two at another screen answer, he sells: all see the same."""
    ben, others = new_page(), new_page()
    opened = open_at(ben, live, before("bazaars/auction", "B pick BA-24 2"))
    keep_seats(ben, live, opened, "carcassonne", "B")
    keep_seats(others, live, opened, "carcassonne", "A", "C")
    ben.locator("[data-pick=BA-24]").click()
    more = ben.get_by_role("button", name="One point more")
    more.click()
    more.click()
    ben.get_by_role("button", name="Bid 2").click()
    expect(others.locator("[data-hammer=BA-24]")).to_contain_text("Bid: 2 points")
    others.get_by_role("button", name="Bid 3").click()
    expect(ben.locator("[data-hammer=BA-24]")).to_contain_text("Bid: 3 points")
    others.get_by_role("button", name="Pass").click()
    ben.locator("[data-option=sell]").click()
    for page in (ben, others):
        has(page, "B", 3)
        has(page, "C", -3)
        expect(page.locator("[data-panel=bazaar]")).to_contain_text("Cleo")


def test_a_bridge_is_built_under_a_tile_that_needs_one(sit: Sit) -> None:
    """C-4.3-a, C-4.3.1-a: the square shows the bridge before it is laid; the supply has one less after."""
    page = sit("bridges/bridge", "A lay 1,0 0 bridge 1,0 E-W")
    page.locator("[data-legal='1,0']").click()
    seen(page, "[data-ghost-bridge='1,0']")
    page.locator("button", has_text="Place tile").click()
    seen(page, "[data-bridge='1,0']")
    seen(page, "[data-seat=A] [data-held='bridge 2']")


def test_a_town_becomes_a_castle(sit: Sit) -> None:
    """C-4.6.5-b: no points now; the castle stands there with the follower on it."""
    page = sit("castles/castle", "A castle follower")
    page.locator("[data-option='castle follower']").click()
    seen(page, "[data-castle=A]")
    seen(page, "[data-figure=A][data-kind=follower]")
    has(page, "A", 0)


def test_a_castle_takes_the_points_that_its_lord_chooses(sit: Sit) -> None:
    """C-4.6.5-o, C-4.6.5-j: two structures are finished beside it; he points at one and comes home."""
    page = sit("castles/choose", "B collect city N")
    do(page, "collect 1,-1 city S")
    has(page, "B", 4)
    seen(page, "[data-figure=B]", 0)


def test_a_crop_circle_calls_farmers_back(sit: Sit) -> None:
    """C-4.2.8-b, C-4.2.8-d: one decides for all; who has a farmer takes him back."""
    page = sit("crop-circles/cut", "A cut")
    seen(page, "[data-figure=B]", 2)
    page.locator("[data-option=cut]").click()
    expect(page.locator("section[data-decision]")).to_contain_text("take one of these followers back")
    do(page, "remove B follower 0,0 field ER+SL+SR+WL")
    seen(page, "[data-figure=B]", 1)


def test_a_highwayman_flees_the_plague(sit: Sit) -> None:
    """C-4.2.9.3-a: it is offered beside the follower, not asked; and only once in a turn."""
    page = sit("plague/flight", "A flee follower -1,0 road E+W")
    do(page, "flee follower -1,0 road E+W", "flee")
    do(page, "refuge -2,0 road E")
    seen(page, "[data-mode=flee]", 0)
    expect(page.locator(".news")).to_contain_text("follower flees the plague")


def test_a_flea_is_moved_to_another_tile(sit: Sit) -> None:
    """C-4.2.9.8-a: first where to, which stays to be seen, then which chip."""
    page = sit("plague/one-region", "A flea -1,0")
    do(page, "flea -1,0")
    seen(page, "[data-flea=goal]")
    do(page, "take-flea 0,1")
    seen(page, "[data-flea=goal]", 0)
    seen(page, "[data-flea=on]", 18)


def test_the_teacher_shares_the_points_of_another(sit: Sit) -> None:
    """C-4.6.1.2-b, C-4.6.1.2-d: each choice says its points; then the teacher is back in the school."""
    page = sit("school/choice", "A learn 0,0 city N")
    seen(page, "[data-teacher]", 0)
    expect(page.locator("[data-stand='learn 0,0 city N']")).to_contain_text("4")
    do(page, "learn 0,0 city N")
    seen(page, "[data-teacher]")
    has(page, "A", 4)


def test_a_flying_machine_takes_off_and_lands(sit: Sit) -> None:
    """C-4.2.11.1-a, -c, -d: how far it may go is seen before, the die after; he lands beside another one."""
    page = sit("flying-machines/flight", "A fly follower")
    seen(page, "[data-ahead='3']")
    page.locator("[data-option='fly follower']").click()
    seen(page, "[data-ahead]", 0)
    page = sit("flying-machines/flight", "A land 0,0 city N")
    flight = page.locator("[data-flight='0,0']")
    expect(flight).to_have_accessible_name("The die shows 1: the flight ends here")
    do(page, "land 0,0 city N")
    seen(page, "[data-figure=A]")
    seen(page, "[data-figure=B]")


def test_a_dispatch_is_read_and_carried_out(sit: Sit) -> None:
    """C-4.6.12.1-c, C-4.6.12.1-a: the card is explained; its points move the figure that one chooses."""
    page = sit("dispatches/own-knights", "A carry-out")
    expect(page.locator("[data-panel=dispatch]")).to_contain_text("2 points per knight of yours")
    page.locator("[data-option=carry-out]").click()
    page.get_by_role("button", name="Messenger 0 → 2").click()
    seen(page, "[data-counter='woman A'][data-at='2'] >> visible=true")


def test_gold_is_shared_out(sit: Sit) -> None:
    """C-4.2.11.3-j: the player on turn takes one piece, the other one goes to the other owner of the road."""
    page = sit("gold-mines/shared", "B take-gold 0,0")
    seen(page, "[data-gold]", 2)
    do(page, "take-gold 0,0")
    seen(page, "[data-gold]", 0)
    seen(page, "[data-seat=A] [data-held='gold 1']")
    seen(page, "[data-seat=B] [data-held='gold 1']")


def test_mage_and_witch_are_parted(sit: Sit) -> None:
    """C-4.2.11.4-i: a road has one button, wherever on it the piece would stand; the witch goes elsewhere."""
    page = sit("mage-witch/united-and-scored", "A witch 0,0 city N")
    do(page, "witch 0,0 city N", "witch")
    seen(page, "[data-kind=mage]")
    seen(page, "[data-kind=witch]")
    expect(page.locator("section[data-decision]")).to_have_attribute("data-decision", "D-FIGURE")


def test_a_flea_is_laid_before_the_robber(sit: Sit) -> None:
    """C-4.2.9.2-g: beside a question about the scoring track, too."""
    page = sit("plague/robbers", "A flea 0,0")
    asked(page, "A", "D-ROBBER")
    do(page, "flea 0,0", "flea")
    seen(page, "[data-flea=on]")
    asked(page, "A", "D-ROBBER")


def test_a_robber_is_sent_to_the_track(sit: Sit) -> None:
    """C-4.2.11.5-a: a space of the scoring track is pointed at twice."""
    page = sit("robbers/moves", "A robber 7")
    space = page.locator("[data-space='7'] >> visible=true")
    space.click()
    expect(space).to_have_attribute("aria-pressed", "true")
    space.click()
    seen(page, "[data-counter='robber A'][data-at='7'] >> visible=true")
