"""The pieces of Carcassonne's expansions in a real browser: seen, pointed at, chosen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.people import NewPage, keep_seats
from browser.scenes import Sit, asked, do, has, seen, told
from playwright.sync_api import Page, expect

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, Option

Stop = Callable[[Match, list[Option]], bool]

# Plays a list of moves on a socket of its own, faster than by hand.
PLAY = """async ([table, tokens, moves]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  await new Promise((done) => (socket.onopen = done));
  let tags = {}, next = 0, begun = false;
  await new Promise((done, fail) => {
    const play = () => {
      if (next === moves.length) return done();
      const [seat, action] = moves[next];
      const act = { type: 'act', id: next, seat, tag: tags[seat], action };
      setTimeout(() => socket.send(JSON.stringify(act)), 25);
    };
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.type === 'update') {
        const mine = Object.entries(said.decision?.mine ?? {});
        tags = Object.fromEntries(mine.map(([seat, { tag }]) => [seat, tag]));
        if (!begun) play();
        begun = true;
      }
      if (said.type !== 'answer') return;
      if (!said.ok) return fail(JSON.stringify([moves[next], said.error]));
      next++;
      play();
    };
    socket.send(JSON.stringify({ type: 'hello', tokens: Object.values(tokens), since: 0 }));
  });
  socket.close();
}"""


def game(sets: list[str], seed: int, want: set[str], stop: Stop) -> tuple[list[tuple[str, str]], Match]:
    """Moves up to a position of the wished kind: at random, but what is wanted is done when it can be."""
    rules = compile_ruleset("carcassonne", 2, sets)
    match, rng = Match(rules, seed), random.Random(seed)
    moves: list[tuple[str, str]] = []
    while not match.over:
        seat = match.state.pending[0]
        options = list(rules.describe(match.state, seat))
        if stop(match, options):
            return moves, match
        choice = rng.choice([o for o in options if o.verb in want] or options)
        match.act(seat, choice.text)
        moves.append((SEATS[seat], choice.text))
    raise AssertionError("that never happened")


@pytest.fixture
def at_table(live: str, new_page: NewPage) -> Callable[..., Page]:
    """A page at a table where some moves have been made."""
    page = new_page()

    def sit(sets: list[str], seed: int, moves: list[tuple[str, str]]) -> Page:
        seats = [{"kind": "human", "name": name} for name in ("Anna", "Bert")]
        wish: dict[str, Any] = {"game": "carcassonne", "sets": sets, "seed": seed, "seats": seats}
        page.goto(live)
        opened = page.request.post(f"{live}/api/tables", data=wish).json()
        page.evaluate(PLAY, [opened["table"], opened["seats"], moves])
        keep_seats(page, live, opened, "carcassonne")
        return page

    return sit


def test_a_tower_is_raised_on_the_board_and_its_prisoner_bought_back(at_table: Callable[..., Page]) -> None:
    """C-4.4.6-b, C-4.4.6.1-a, C-4.4.6.1-c, C-4.4.6.3-c: reach and prisoners are shown, all by clicks."""
    sets = ["base", "tower"]

    def may_build(match: Match, options: list[Option]) -> bool:
        return bool(match.state.slice_named("tower").prisoners) and any(o.verb == "tower" for o in options)

    moves, match = game(sets, 4, {"tower", "capture", "follower"}, may_build)
    page = at_table(sets, 4, moves)
    build = next(o for o in match.ruleset.describe(match.state, match.state.pending[0]) if o.verb == "tower")
    expect(page.locator("[data-prisoner]")).to_have_count(len(match.state.slice_named("tower").prisoners))
    expect(page.locator("[data-kind=tower]")).to_have_count(len(match.state.slice_named("tower").height))
    page.get_by_role("radio", name="Build tower").click()
    page.locator(f"[data-stand='{build.text}']").click()
    expect(page.locator("[data-reach]")).to_have_count(len(build.data["reach"]))
    page.get_by_role("button", name="Build tower").last.click()
    expect(page.locator(f"[data-stand='{build.text}']")).to_have_count(0)
    told(page, "raises a tower" if build.args["height"] > 1 else "begins a tower")


def test_somebody_goes_to_carcassonne_by_the_keyboard(at_table: Callable[..., Page]) -> None:
    """C-4.6.2.4-a, C-4.6.3-a: a quarter is chosen on the board, and who waits there is seen."""
    sets = ["base", "count"]
    moves, _ = game(sets, 32, {"follower"}, lambda match, options: any(o.verb == "send" for o in options))
    page = at_table(sets, 32, moves)
    market = page.locator("[data-stand='send follower market']")
    market.focus()
    page.keyboard.press("Enter")
    expect(market).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("[data-quarter=market] [data-figure]")).to_have_count(1)
    expect(page.locator("[data-quarter=castle] [data-count]")).to_have_count(1)
    expect(page.locator("[data-stand='move-count market']")).to_be_visible()


def test_what_is_in_play_is_told_with_its_rules(at_table: Callable[..., Page]) -> None:
    sets = ["base", "inns-cathedrals"]
    page = at_table(sets, 1, [])
    page.locator("[data-in-play-open]").click()
    inns = page.locator("[data-in-play=inns-cathedrals]")
    expect(inns).to_contain_text("Large follower")
    inns.get_by_role("button", name="C-4.4.2-b").click()
    expect(page.get_by_role("dialog").last).to_contain_text("C-4.4.2-b")


def test_prisoners_are_exchanged_by_whom_one_points_at(sit: Sit) -> None:
    """C-4.4.6.3-a, C-4.4.6.3-b: who of several comes back is chosen in the other's prison; both go home."""
    page = sit("tower/exchange-choice", "A capture B follower 0,0 road E+W")
    seen(page, "[data-seat=B] [data-prisoner=A]", 3)
    seen(page, "[data-seat=B] button[data-prisoner]", 3)  # C-4.4.6.3-c: amid a capture, too
    do(page, "capture B follower 0,0 road E+W")
    asked(page, "A", "D-EXCHANGE")
    seen(page, "[data-seat=A] [data-prisoner=B]")
    page.locator("[data-seat=B] button[data-prisoner=A]").nth(1).click()
    seen(page, "[data-prisoner]", 2)
    seen(page, "[data-seat=A] [data-supply='big 1']:visible")
    seen(page, "[data-seat=B] [data-supply='follower 7']:visible")
    told(page, "Ann and Ben exchange prisoners.")


def test_a_prisoner_is_bought_back_where_he_sits(sit: Sit) -> None:
    """C-4.4.6.3-c, C-4.4.6.3-d, C-4.4.6.3-e: three points, one prisoner a turn, back at once."""
    page = sit("tower/ransom", "A ransom B follower")
    seen(page, "[data-seat=A] [data-supply='follower 0']:visible")
    seen(page, "button.free[data-prisoner=A]", 8)
    page.get_by_role("button", name="Get your follower back from Ben · 3 points").first.click()
    has(page, "A", -3)
    has(page, "B", 3)
    seen(page, "[data-seat=A] [data-supply='follower 1']:visible")
    seen(page, "button.free[data-prisoner]", 0)
    asked(page, "A", "D-PLACE")


def test_a_barn_is_built_where_four_tiles_meet(sit: Sit) -> None:
    """C-4.4.8-a, C-4.4.8.1-a, C-4.4.8.1-d: its worth is told; the farmers there are scored and go home."""
    page = sit("abbey/barn-with-farmers", "A barn NW")
    page.locator("[data-mode=barn]").click()
    expect(page.locator("[data-stand='barn NW']")).to_have_accessible_name(
        "Northwest corner · 4 points so far"
    )
    seen(page, "[data-kind=follower]")
    do(page, "barn NW")
    seen(page, "[data-kind=barn][data-figure=A]")
    seen(page, "[data-kind=follower]", 0)
    has(page, "B", 3)


def test_wagons_move_on_one_after_the_other(sit: Sit) -> None:
    """C-4.4.9-e, C-4.4.9-f, C-4.4.9-h: each is asked in turn; what one takes is closed to the next."""
    page = sit("abbey/wagon-order", "B drive 1,0 cloister")
    asked(page, "B", "D-WAGON")
    do(page, "drive 1,0 cloister")
    seen(page, "[data-kind=wagon][data-figure=B]")
    asked(page, "C", "D-WAGON")
    seen(page, "[data-stand^=drive]", 2)
    do(page, "drive road S")
    asked(page, "A", "D-WAGON")
    page.get_by_role("button", name="Back to your supply").click()
    seen(page, "[data-kind=wagon]", 2)
    seen(page, "[data-seat=A] [data-supply='wagon 1']:visible")


def test_another_seat_moves_the_dragon_on(sit: Sit) -> None:
    """C-4.2.4.2-c, C-4.2.4.2-e, C-4.2.4.2-g: Ben's step; no tile twice; who is met goes home."""
    page = sit("princess-dragon/dragon", "B dragon 2,1", "B", "C")
    asked(page, "B", "D-DRAGON")
    told(page, "The dragon sends Cleo’s")
    expect(page.locator("[data-steps='5']")).to_be_visible()
    assert page.locator("[data-reach]").count() > 4
    expect(page.locator("[data-stand='dragon 1,0']")).to_have_accessible_name(
        re.compile("^(North|East|South|West): 1 figure returns$")
    )
    seen(page, "[data-stand='dragon 1,2']", 0)
    do(page, "dragon 1,0")
    asked(page, "C", "D-DRAGON")
    expect(page.locator("[data-steps='4']")).to_be_visible()
    told(page, "The dragon sends Ann’s")
    seen(page, "[data-seat=A] [data-supply='follower 6']:visible")


def test_followers_come_from_the_quarter_before_a_city_is_scored(sit: Sit) -> None:
    """C-4.6.2.4-e, C-4.6.2.5-a, C-4.6.2.5-b: who triggered it is last; he brings two and has the majority."""
    page = sit("count/deploy", "B pass")
    seen(page, "[data-quarter=castle] [data-figure]", 3)
    asked(page, "B", "D-DEPLOY")
    page.get_by_role("button", name="Done").click()
    for left in (2, 1):
        asked(page, "A", "D-DEPLOY")
        stand = page.locator("[data-stand='deploy follower']")
        stand.click()
        page.get_by_role("button", name="Bring follower").click()
        seen(page, "[data-quarter=castle] [data-figure]", left)
    has(page, "A", 4)
    has(page, "B", 0)


def test_an_abbey_fills_the_gap(sit: Sit) -> None:
    """C-4.2.1-a, C-4.2.1-e, C-4.2.1-f: laid instead of drawing, it takes a monk and closes what meets it."""
    page = sit("abbey/gap", "A abbey 0,1")
    seen(page, "[data-seat=A] [data-held='abbey 1']:visible")
    expect(page.get_by_role("button", name="Draw a tile")).to_be_visible()
    do(page, "abbey 0,1")
    seen(page, "[data-fresh='0,1']")
    seen(page, "[data-seat=A] [data-held]:visible", 0)
    do(page, "follower abbey")
    told(page, "Ben scores 2 for a city.")
    has(page, "A", 2)
    has(page, "B", 2)
    seen(page, "[data-kind=follower]")
