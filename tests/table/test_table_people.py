"""People at a table: taking back by consent, bots in their place, clocks and emotes."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from table.house import House, Page, running

from bastide.table.matches import counted_lines, settled_lines

GAMES = ("carcassonne", "orleans", "johanna")


def two(house: House, **more: Any) -> tuple[str, dict[str, str], Page, Page]:
    """Two people in two browsers."""
    table, tokens = house.open("human", "human", **more)
    return table, tokens, *(house.page(table, {seat: tokens[seat]}) for seat in "AB")


def catch_up(pages: dict[str, Page]) -> None:
    """Hear all that was said before: an answer comes after it."""
    for page in pages.values():
        page.ask(type="look", move=0)


def play_both(pages: dict[str, Page], actions: int) -> None:
    for _ in range(actions):
        catch_up(pages)
        seat, page = next((seat, page) for seat, page in pages.items() if page.mine)
        assert page.act(seat)["ok"]
    catch_up(pages)


def lines(house: House, table: str) -> list[str]:
    match = house.table(table).match
    assert match is not None
    return match.moves[:]


# -- taking back by consent ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_with_the_consent_of_the_other_a_seat_takes_back_what_chance_has_followed(
    house: House, game: str
) -> None:
    table, _, a, b = two(house, game=game)
    pages = {"A": a, "B": b}
    play_both(pages, 7)
    seat = next((s for s, page in pages.items() if s in page.update["takeback"]), None)
    while seat is None:
        play_both(pages, 1)
        seat = next((s for s, page in pages.items() if s in page.update["takeback"]), None)
    mine, other = pages[seat], pages["B" if seat == "A" else "A"]
    before = lines(house, table)
    keep = max(n for n, line in enumerate(before) if line.startswith(f"{seat} "))
    assert mine.ask(type="takeback", seat=seat)["ok"]
    other.until(lambda: other.table.get("takeback"))
    wish = {"seat": seat, "keep": keep, "waits": ["B" if seat == "A" else "A"]}
    assert other.table["takeback"] == wish
    assert lines(house, table) == before
    assert mine.refused(type="takeback", seat=seat) == "no-undo"  # it is asked already
    assert mine.refused(type="consent", seat=seat, agree=True) == "not-asked"
    assert other.ask(type="consent", seat=wish["waits"][0], agree=True)["ok"]
    assert lines(house, table) == before[:keep]
    catch_up(pages)
    assert not mine.table["takeback"]
    match = house.table(table).match
    assert mine.update["moves"] == counted_lines(match, ["AB".index(seat)])
    assert mine.mine[seat]["options"]
    assert mine.ask(type="look", move=10**6, seat=seat)["position"]["move"] == settled_lines(match)
    # done again, the same is drawn again
    action = before[keep].split(" ", 1)[1]
    assert mine.act(seat, action)["ok"]
    again = lines(house, table)
    drawn = [line for line in before[keep:] if line.startswith("*")]
    assert [line for line in again[keep:] if line.startswith("*")] == drawn[: len(again) - keep - 1]


def test_what_was_drawn_comes_again_also_after_a_restart(database: Path) -> None:
    with running(database) as house:
        table, tokens, a, b = two(house, options={"startSeat": "A"})
        pages = {"A": a, "B": b}
        while len([line for line in lines(house, table) if line.startswith("*")]) < 4:
            play_both(pages, 1)
        seat = next(s for s, page in pages.items() if s in page.update["takeback"])
        before = lines(house, table)
        assert pages[seat].ask(type="takeback", seat=seat)["ok"]
        assert pages["B" if seat == "A" else "A"].ask(
            type="consent", seat="B" if seat == "A" else "A", agree=True
        )["ok"]
        keep = len(lines(house, table))
        assert keep < len(before)
        drawn = [line for line in before[keep:] if line.startswith("*")]
        assert drawn
    with running(database) as house:
        page = house.page(table, tokens)
        page.play(4)
        now = [line for line in lines(house, table)[keep:] if line.startswith("*")]
        assert now[: len(drawn)] == drawn
        record = house.record(table)
        remark = next(line for line in record["moves"] if line.startswith("#"))
        assert remark.startswith(f"# {seat} has taken {len(before) - keep} lines back here")
        assert house.http.post("/api/records", json=record).json()["ok"]


def test_a_wish_is_declined_withdrawn_or_overtaken(house: House) -> None:
    table, _, a, b = two(house, options={"startSeat": "A"})
    pages = {"A": a, "B": b}
    while not (a.update["takeback"] and b.mine):
        play_both(pages, 1)
    before = lines(house, table)
    assert a.ask(type="takeback", seat="A")["ok"]
    assert b.refused(type="consent", seat="A", agree=True) == "not-your-seat"
    assert b.ask(type="consent", seat="B", agree=False)["ok"]
    a.until(lambda: a.table["takeback"] is None and a.update["takeback"] == [])
    assert a.refused(type="takeback", seat="A") == "no-undo"  # once is enough, until something happens
    assert b.refused(type="consent", seat="B", agree=True) == "not-asked"
    assert lines(house, table) == before
    play_both(pages, 1)
    while not (a.update["takeback"] and b.mine):
        play_both(pages, 1)
    assert a.ask(type="takeback", seat="A")["ok"]
    assert a.ask(type="consent", seat="A", agree=False)["ok"]  # who asked may withdraw
    play_both(pages, 1)
    while not (a.update["takeback"] and b.mine):
        play_both(pages, 1)
    assert a.ask(type="takeback", seat="A")["ok"]
    b.until(lambda: b.table["takeback"])
    before = lines(house, table)
    assert b.act("B")["ok"]  # who plays on does not agree
    assert lines(house, table)[: len(before)] == before
    b.until(lambda: b.table["takeback"] is None)


def test_bots_and_seats_of_the_same_browser_agree_at_once(house: House) -> None:
    table, tokens = house.open("human", "greedy", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    page.play(6)
    page.until(lambda: page.mine)
    seat = page.update["takeback"][0]
    before = lines(house, table)
    assert page.ask(type="takeback", seat=seat)["ok"]
    keep = max(n for n, line in enumerate(before) if line.startswith(f"{seat} "))
    assert lines(house, table)[:keep] == before[:keep]
    page.until(lambda: seat in page.mine)


def test_who_is_silent_does_not_hold_the_table_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.table.tables.SECONDS", 0.05)
    table, _, a, b = two(house, options={"startSeat": "A"})
    while not a.update["takeback"]:
        play_both({"A": a, "B": b}, 1)
    assert a.ask(type="takeback", seat="A")["ok"]
    a.until(lambda: a.table["takeback"] is None)
    assert lines(house, table)


# -- bots in the place of people -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_for_who_has_left_and_gives_the_seat_back(house: House, game: str) -> None:
    table, tokens, a, b = two(house, game=game, grace=0, level="random")
    assert a.refused(type="stand-in", seat="B", bot="greedy") == "seat-taken"  # B is here
    b.close()
    house.pages.remove(b)
    a.until(lambda: not a.table["seats"][1]["connected"])
    assert house.page(table).refused(type="stand-in", seat="B", bot="greedy") == "not-your-seat"
    assert a.ask(type="stand-in", seat="B", bot="greedy")["ok"]
    assert a.table["seats"][1]["stand_in"] == "random"  # the level that the table has agreed on
    assert a.table["seats"][1]["stand_in_by"] == "table"
    a.play(6)
    a.until(lambda: a.mine)
    assert any(line.startswith("B ") for line in lines(house, table))
    assert a.refused(type="stand-in", seat="B", bot=None) == "bot-plays"
    b = house.page(table, {"B": tokens["B"]})
    assert b.table["seats"][1]["stand_in"] is None
    a.until(lambda: a.table["seats"][1]["connected"])
    play_both({"A": a, "B": b}, 3)


def three(house: House, **more: Any) -> tuple[str, dict[str, str], dict[str, Page]]:
    table, tokens = house.open("human", "human", "human", options={"startSeat": "B"}, **more)
    return table, tokens, {seat: house.page(table, {seat: tokens[seat]}) for seat in "ABC"}


def go(house: House, page: Page) -> None:
    page.close()
    house.pages.remove(page)


def test_who_is_away_has_time_to_come_back(house: House) -> None:
    """Nobody puts a bot on the seat of somebody whose connection has just dropped."""
    table, tokens, a, b = two(house, options={"startSeat": "B"})
    go(house, b)
    a.until(lambda: not a.table["seats"][1]["connected"])
    assert 50 < a.table["seats"][1]["grace"] <= 60
    assert a.table["seats"][0]["grace"] is None
    assert a.refused(type="stand-in", seat="B", bot="random") == "too-early"
    assert a.table["seats"][1]["stand_in"] is None
    b = house.page(table, {"B": tokens["B"]})
    assert b.table["seats"][1]["grace"] is None
    house.table(table).stored.grace = 1
    go(house, b)
    a.until(lambda: a.table["seats"][1]["grace"] is not None and not a.table["seats"][1]["connected"])
    until = time.monotonic() + 30
    while not (answer := a.ask(type="stand-in", seat="B", bot="greedy"))["ok"] and time.monotonic() < until:
        assert answer["error"]["code"] == "too-early"
        time.sleep(0.1)
    a.until(lambda: a.table["seats"][1]["stand_in"] == "greedy")


def test_the_others_who_are_here_agree_to_a_bot(house: House) -> None:
    table, tokens, pages = three(house, grace=0, level="random")
    a, b, c = pages.values()
    go(house, b)
    a.until(lambda: not a.table["seats"][1]["connected"])
    assert a.ask(type="stand-in", seat="B", bot="random")["ok"]
    c.until(lambda: c.table["standin"])
    assert c.table["standin"] == {"seat": "B", "by": "A", "waits": ["C"]}
    assert c.table["takeback"] is None
    assert c.ask(type="consent", seat="C", agree=False)["ok"]
    a.until(lambda: a.table["standin"] is None)
    assert a.table["seats"][1]["stand_in"] is None
    assert a.ask(type="stand-in", seat="B", bot="random")["ok"]
    b = house.page(table, {"B": tokens["B"]})  # he is back before it is settled
    c.until(lambda: c.table["seats"][1]["connected"] and c.table["standin"] is None)
    assert c.refused(type="consent", seat="C", agree=True) == "not-asked"
    go(house, b)
    a.until(lambda: not a.table["seats"][1]["connected"])
    assert a.ask(type="stand-in", seat="B", bot="random")["ok"]
    c.until(lambda: c.table["standin"])
    assert c.ask(type="consent", seat="C", agree=True)["ok"]
    a.until(lambda: a.table["seats"][1]["stand_in"] == "random")


def test_who_comes_back_takes_back_what_the_bot_did(database: Path) -> None:
    with running(database) as house:
        table, tokens, a, b = two(house, options={"startSeat": "B"}, grace=0)
        before = lines(house, table)
        go(house, b)
        a.until(lambda: not a.table["seats"][1]["connected"])
        assert a.ask(type="stand-in", seat="B", bot="greedy")["ok"]
        a.until(lambda: a.mine)
        b = house.page(table, {"B": tokens["B"]})
        assert b.update["stood_in"] == ["B"] == b.update["takeback"]
        assert a.update["stood_in"] == []
    with running(database) as house:  # also after a restart
        a, b = (house.page(table, {seat: tokens[seat]}) for seat in "AB")
        assert b.ask(type="takeback", seat="B")["ok"]  # nobody has played on: nobody is asked
        b.until(lambda: "B" in b.mine)
        assert lines(house, table) == before
        assert b.update["stood_in"] == []
        assert b.act("B")["ok"]


def test_what_others_have_built_on_is_taken_back_with_their_consent(house: House) -> None:
    table, tokens, a, b = two(house, options={"startSeat": "B"}, grace=0)
    before = lines(house, table)
    go(house, b)
    a.until(lambda: not a.table["seats"][1]["connected"])
    assert a.ask(type="stand-in", seat="B", bot="greedy")["ok"]
    a.until(lambda: a.mine)
    a.play(1)
    b = house.page(table, {"B": tokens["B"]})
    assert b.update["stood_in"] == ["B"]
    assert b.ask(type="takeback", seat="B")["ok"]
    a.until(lambda: a.table["takeback"])
    assert a.table["takeback"]["keep"] == len(before)
    assert a.ask(type="consent", seat="A", agree=True)["ok"]
    b.until(lambda: "B" in b.mine)
    assert lines(house, table) == before


def test_who_plays_on_has_accepted_what_the_bot_did(house: House) -> None:
    table, tokens, a, b = two(house, options={"startSeat": "B"}, grace=0)
    go(house, b)
    a.until(lambda: not a.table["seats"][1]["connected"])
    assert a.ask(type="stand-in", seat="B", bot="greedy")["ok"]
    a.until(lambda: a.mine)
    b = house.page(table, {"B": tokens["B"]})
    assert b.update["stood_in"] == ["B"]
    pages = {"A": a, "B": b}
    while not any(
        line.startswith("B ") for line in lines(house, table)[house.table(table).stored.seats[1].stood_to :]
    ):
        play_both(pages, 1)
    b.until(lambda: b.update["stood_in"] == [])


def test_somebody_lets_a_bot_play_and_takes_the_seat_back(database: Path) -> None:
    with running(database) as house:
        table, tokens, a, _ = two(house, options={"startSeat": "A"})
        assert a.ask(type="stand-in", seat="A", bot="random")["ok"]
        assert a.table["seats"][0]["stand_in_by"] == "owner"
        a.until(lambda: a.update["decision"]["seats"] == ["B"])
        assert a.refused(type="act", seat="A", tag="x", action="pass") == "bot-plays"
        assert a.mine == {}
    with running(database) as house:  # it is still so after a restart, and when he comes back
        a, b = (house.page(table, {seat: tokens[seat]}) for seat in "AB")
        assert a.table["seats"][0]["stand_in"] == "random"
        assert a.ask(type="stand-in", seat="A", bot=None)["ok"]
        assert a.table["seats"][0]["stand_in"] is None
        play_both({"A": a, "B": b}, 4)


def test_an_open_seat_is_given_to_a_bot(house: House) -> None:
    table, tokens = house.open("human", "open", "open")
    page = house.page(table, tokens)
    assert house.page(table).refused(type="stand-in", seat="B", bot="random") == "not-your-seat"
    assert page.ask(type="stand-in", seat="B", bot="random")["ok"]
    assert page.table["status"] == "open"
    assert page.ask(type="stand-in", seat="C", bot="greedy")["ok"]
    page.until(lambda: page.update)
    assert [seat["kind"] for seat in page.table["seats"]] == ["human", "bot", "bot"]
    assert page.table["status"] == "running"
    page.play(2)
    assert page.refused(type="stand-in", seat="C", bot=None) == "not-your-seat"


# -- clocks --------------------------------------------------------------------------------------------------


def test_a_clock_runs_while_a_seat_is_asked(house: House) -> None:
    table, tokens = house.open(
        "human", "human", options={"startSeat": "A"}, clock={"minutes": 5, "increment": 10}
    )
    page = house.page(table, tokens)
    assert page.table["clock"] == {"minutes": 5, "increment": 10}
    while page.update["decision"]["seats"] == ["A"]:
        page.play(1)
    clocks = page.update["clocks"]
    assert 309 <= clocks["A"] <= 310  # his turn is over: the increment has come back
    assert clocks["B"] == pytest.approx(300, abs=1)
    assert house.table(table)._clocks.running == {1}  # type: ignore[union-attr]


def test_when_the_time_is_up_a_bot_goes_on(database: Path) -> None:
    with running(database) as house:
        table, tokens = house.open("human", "human", options={"startSeat": "A"}, clock={"minutes": 1})
        here = house.table(table)
        assert here._clocks is not None
        here._clocks._left[0] = 0.05
        house.server.loop.call_soon_threadsafe(here._run_clocks)
        page = house.page(table, tokens)
        page.until(lambda: page.table["seats"][0]["stand_in_by"] == "clock")
        page.until(lambda: "B" in page.mine)
        assert page.update["clocks"]["A"] == 0
        assert page.refused(type="stand-in", seat="A", bot=None) == "bot-plays"
        page.play(1)
    with running(database) as house:
        page = house.page(table, tokens)
        assert page.table["seats"][0]["stand_in_by"] == "clock"
        assert page.update["clocks"]["A"] == 0
        page.play(2)


def test_a_table_without_a_clock_has_none(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    assert page.table["clock"] is None
    assert page.update["clocks"] is None
    answer = house.http.post(
        "/api/tables",
        json={"game": "carcassonne", "seats": [{"kind": "human"}], "clock": {"minutes": 0}},
    )
    assert answer.status_code == 400


# -- emotes --------------------------------------------------------------------------------------------------


def test_emotes_are_few_and_not_too_many(house: House) -> None:
    table, _, a, b = two(house)
    assert a.ask(type="emote", seat="A", emote="nice")["ok"]
    b.until(lambda: b.emotes)
    assert b.emotes == [("A", "nice")]
    assert a.refused(type="emote", seat="A", emote="<b>hi</b>") == "bad-message"
    assert a.refused(type="emote", seat="B", emote="nice") == "not-your-seat"
    assert house.page(table).refused(type="emote", seat="A", emote="nice") == "not-your-seat"
    begun = time.monotonic()
    answers = [a.ask(type="emote", seat="A", emote="oops")["ok"] for _ in range(6)]
    if time.monotonic() - begun < 4:  # half an emote comes back with each second
        assert not all(answers)
    assert answers[0]
