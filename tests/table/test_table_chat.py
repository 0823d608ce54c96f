"""Chat at a table: who reads, who writes, how much, and who does not want to hear whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from table.house import House, Page, running

from bastide.table import chat
from bastide.table.engines import Place
from bastide.table.settings import HOME


def two(house: House, **more: Any) -> tuple[str, Page, Page]:
    table, tokens = house.open("human", "human", **more)
    return table, house.page(table, {"A": tokens["A"]}), house.page(table, {"B": tokens["B"]})


def texts(page: Page) -> list[str]:
    return [line["text"] for line in page.chat]


def test_what_is_written_is_read_by_the_others_and_kept(house: House) -> None:
    table, a, b = two(house)
    assert a.table["chat"]
    assert a.ask(type="chat", seat="A", text="  Good  luck!\n")["ok"]
    b.until(lambda: b.chat)
    assert [(line["number"], line["seat"], line["text"]) for line in b.chat] == [(1, "A", "Good luck!")]
    house.call(house.app.state.tables.let_go([table]))
    assert texts(house.page(table)) == ["Good luck!"]


def test_spectators_read_at_a_listed_table_and_nobody_else_does(house: House) -> None:
    open_table, a, _ = two(house)
    a.ask(type="chat", seat="A", text="hello")
    watcher = house.page(open_table)
    assert texts(watcher) == ["hello"]
    assert watcher.refused(type="chat", seat="A", text="hi") == "not-your-seat"
    hidden, c, d = two(house, listed=False)
    stranger = house.page(hidden)
    c.ask(type="chat", seat="A", text="psst")
    d.until(lambda: d.chat)
    stranger.ask(type="hello", tokens=[])
    assert stranger.chat == []
    assert texts(house.page(hidden)) == []


def test_nobody_writes_in_the_name_of_others(house: House) -> None:
    _, a, b = two(house)
    assert a.refused(type="chat", seat="B", text="I give up") == "not-your-seat"
    b.ask(type="hello", tokens=[])
    assert b.chat == []


def test_markup_is_text_and_signs_that_cannot_be_printed_are_gone(house: House) -> None:
    _, a, b = two(house)
    a.ask(type="chat", seat="A", text="<b>hi</b>\u202e\x00 there")
    b.until(lambda: b.chat)
    assert texts(b) == ["<b>hi</b> there"]
    assert a.refused(type="chat", seat="A", text=" \n ") == "chat-empty"
    assert a.refused(type="chat", seat="A", text="") == "bad-message"
    assert a.refused(type="chat", seat="A", text="x" * 501) == "bad-message"


def test_a_person_writes_no_faster_than_others_can_read(house: House) -> None:
    table, tokens = house.open("human", "human")
    pages = [house.page(table, {"A": tokens["A"]}) for _ in range(2)]
    answers = [pages[n % 2].ask(type="chat", seat="A", text=f"{n}") for n in range(12)]
    assert answers[0]["ok"]
    refused = [answer["error"]["code"] for answer in answers if not answer["ok"]]
    assert len(refused) >= 4
    assert set(refused) == {"too-fast"}


def test_only_the_last_lines_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)
    table, a, _ = two(house)
    for word in ["one", "two", "three", "four", "five"]:
        assert a.ask(type="chat", seat="A", text=word)["ok"]
    house.call(house.app.state.tables.let_go([table]))
    assert texts(house.page(table)) == ["three", "four", "five"]


def test_who_is_muted_is_not_heard_here_by_this_one(house: House) -> None:
    table, tokens = house.open("human", "human", "human")
    a, b, c = (house.page(table, {seat: tokens[seat]}) for seat in "ABC")
    a.ask(type="chat", seat="A", text="before")
    b.until(lambda: b.chat)
    assert b.ask(type="mute", seat="B", whom="A", muted=True)["ok"]
    assert (b.muted, b.chat) == (["A"], [])
    a.ask(type="chat", seat="A", text="after")
    a.ask(type="emote", seat="A", emote="nice")
    c.until(lambda: len(c.chat) == 2 and c.emotes)
    c.ask(type="chat", seat="C", text="from C")
    b.until(lambda: b.chat)
    assert (texts(b), b.emotes) == (["from C"], [])
    house.call(house.app.state.tables.let_go([table]))
    again = house.page(table, {"B": tokens["B"]})  # on another device, and after a restart
    assert (again.muted, texts(again)) == (["A"], ["from C"])
    assert again.ask(type="mute", seat="B", whom="A", muted=False)["ok"]
    assert texts(again) == ["before", "after", "from C"]
    assert again.refused(type="mute", seat="A", whom="B", muted=True) == "not-your-seat"


def test_a_host_turns_it_off(database: Place) -> None:
    with running(database, settings=replace(HOME, chat=False)) as house:
        _, a, _ = two(house)
        assert not a.table["chat"]
        assert a.refused(type="chat", seat="A", text="hello") == "chat-off"


def test_there_is_no_chat_with_bots_alone(house: House) -> None:
    table, tokens = house.open("human", "random")
    page = house.page(table, tokens)
    assert not page.table["chat"]
    assert page.refused(type="chat", seat="A", text="hello") == "chat-off"
