"""The pieces of Carcassonne's expansions in a real browser: seen, pointed at, chosen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from browser.people import NewPage, keep_seats
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
        return bool(match.state.slices["tower"].prisoners) and any(o.verb == "tower" for o in options)

    moves, match = game(sets, 4, {"tower", "capture", "follower"}, may_build)
    page = at_table(sets, 4, moves)
    build = next(o for o in match.ruleset.describe(match.state, match.state.pending[0]) if o.verb == "tower")
    expect(page.locator("[data-prisoner]")).to_have_count(len(match.state.slices["tower"].prisoners))
    expect(page.locator("[data-kind=tower]")).to_have_count(len(match.state.slices["tower"].height))
    page.get_by_role("button", name="Build a tower").first.click()
    page.locator(f"[data-stand='{build.text}']").click()
    expect(page.locator("[data-reach]")).to_have_count(len(build.data["reach"]))
    page.get_by_role("button", name="Build a tower").last.click()
    expect(page.locator(f"[data-stand='{build.text}']")).to_have_count(0)
    expect(page.locator(".news, [data-decision]").last).to_be_visible()


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
    expect(inns).to_contain_text("Big follower")
    inns.get_by_role("button", name="C-4.4.2-b").click()
    expect(page.get_by_role("dialog").last).to_contain_text("C-4.4.2-b")
