"""Playing by the protocol: whole games, hotseat, seats by link, spectators, undo, why-not."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from table.house import House, running

from bastide import games
from bastide.games import compile_ruleset
from bastide.kernel import QUIET, replay
from bastide.kernel.records import from_json
from bastide.table import conversation
from bastide.table.players import PAUSE


@pytest.fixture
def house(one_house: House) -> House:
    return one_house


def test_a_whole_game_of_one_person_and_two_bots(house: House) -> None:
    table, tokens = house.open("human", "greedy", "random", sets=["base", "river"])
    page = house.page(table, tokens)
    assert list(tokens) == ["A"]
    assert page.table["seats"][1] == {
        "seat": "B",
        "kind": "bot",
        "name": "greedy",
        "bot": "greedy",
        "stand_in": None,
        "stand_in_by": None,
        "grace": None,
        "connected": True,
    }
    assert page.play() >= 25
    assert page.update["over"]
    assert page.update["decision"] is None
    scores = page.update["view"]["scores"]
    assert page.update["winners"] == [s for s in "ABC" if scores[s] == max(scores.values())]
    page.until(lambda: page.table["status"] == "finished")

    info = house.http.get(f"/api/tables/{table}").json()
    assert info["status"] == "finished"
    assert info["scores"] == scores
    assert info["moves"] == page.update["moves"]

    # the log that the page has put together is the log of the game, and every point in it has its formula
    record = house.record(table)
    match = replay(from_json(record), compile_ruleset)
    told = [(n, e.type) for n, e in match.log if e.type not in QUIET]  # what people see anyway is not told
    assert told == [(e["move"], e["type"]) for e in page.log]
    for entry in page.log:
        assert entry["points"] == sum(t["each"] * t["times"] for t in entry["formula"])
    assert sum(e["points"] for e in page.log if e["seat"] == "A") == scores["A"]
    laid = next(e for e in page.log if e["type"] == "lay")
    assert isinstance(laid["data"]["square"], list)


def test_hotseat_sees_the_table_from_the_seat_that_is_asked(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    seen = []
    for _ in range(8):
        asked = page.update["decision"]["seats"]
        assert page.update["seat"] == asked[0]
        assert list(page.mine) == asked
        seen.append(asked[0])
        assert page.act(asked[0])["ok"]
    assert {"A", "B"} <= set(seen)


def test_a_seat_by_link_and_the_game_begins_when_the_last_is_taken(house: House) -> None:
    table, tokens = house.open("human", "open", "open")
    host = house.page(table, tokens)
    assert host.table["status"] == "open"
    assert not host.update
    assert host.refused(type="act", seat="A", tag="", action="pass") == "not-running"
    assert house.http.get(f"/api/tables/{table}/record").status_code == 409

    url = f"/api/tables/{table}/join"
    first = house.http.post(url, json={"seat": "B", "name": "  Brun\u202ehilde\n "}).json()["token"]
    host.until(lambda: host.table["seats"][1]["kind"] == "human")
    assert host.table["seats"][1]["name"] == "Brun hilde"
    assert host.table["seats"][1]["connected"] is False

    taken = house.http.post(url, json={"seat": "B", "name": "Else"})
    assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
    assert house.http.post(url, json={"seat": "F", "name": "Else"}).json()["code"] == "no-such-seat"
    assert house.http.post(url, json={"seat": "A", "name": "Else"}).json()["code"] == "seat-taken"

    guest = house.page(table, {"B": first})
    host.until(lambda: host.table["seats"][1]["connected"])
    second = house.http.post(url, json={"seat": "C", "name": ""}).json()["token"]
    host.until(lambda: host.update)
    guest.until(lambda: guest.update)
    assert host.table["status"] == "running"
    other = house.page(table, {"C": second})
    assert (host.update["seat"], guest.update["seat"], other.update["seat"]) == ("A", "B", "C")

    # everybody sees the same board, and only who is asked has something to choose
    pages = {"A": host, "B": guest, "C": other}
    for _ in range(6):
        asked = host.update["decision"]["seats"][0]
        moves = host.update["moves"]
        assert [letter for letter, page in pages.items() if page.mine] == [asked]
        assert pages[asked].act(asked)["ok"]
        for page in pages.values():
            page.until(lambda page=page, moves=moves: page.update["moves"] > moves)
        assert host.update["view"] == guest.update["view"] == other.update["view"]

    guest.close()
    host.until(lambda: not host.table["seats"][1]["connected"])


def test_a_spectator_sees_no_token_no_seed_and_no_options(house: House) -> None:
    table, tokens = house.open("human", "human")
    secret = str(house.table(table).stored.seed)
    player = house.page(table, tokens)
    spectator = house.page(table)
    player.play(5)
    spectator.until(lambda: spectator.update["moves"] == player.update["moves"])
    assert spectator.update["seat"] is None
    assert spectator.mine == {}
    assert spectator.update["undo"] == []
    assert spectator.update["view"] == player.update["view"]
    seen = json.dumps([spectator.table, spectator.update, spectator.log])
    told = [
        seen,
        house.http.get(f"/api/tables/{table}").text,
        house.http.get(f"/api/tables/{table}/record").text,
        json.dumps([player.table, player.update]),
    ]
    for text in told:
        assert secret not in text
        assert not any(token in text for token in tokens.values())
    assert spectator.refused(type="act", seat="A", tag="1.0", action="pass") == "not-your-seat"
    assert spectator.refused(type="undo", seat="A") == "not-your-seat"
    assert spectator.refused(type="why", seat="A", action="pass") == "not-your-seat"


def test_the_record_has_the_seed_only_when_the_game_is_over(house: House) -> None:
    table, tokens = house.open("human", seed=4711)
    page = house.page(table, tokens)
    page.play(3)
    assert "seed" not in house.record(table)
    page.play()
    assert house.record(table)["seed"] == 4711
    answer = house.http.get(f"/api/tables/{table}/record")
    assert f"carcassonne-{table}.json" in answer.headers["content-disposition"]
    checked = house.http.post("/api/records", content=answer.content).json()
    assert checked == {
        "ok": True,
        "moves": page.update["moves"],
        "scores": page.update["view"]["scores"],
        "finished": True,
    }


def test_undo_goes_back_to_the_barrier_and_the_log_is_cut(house: House) -> None:
    table, _, page = house.open_with_choice()
    spectator = house.page(table)
    assert page.update["undo"] == []
    assert page.refused(type="undo", seat="A") == "no-undo"
    before, log = page.update, page.log[:]

    # laying a tile can be taken back, until what follows draws the next one
    assert page.act("A")["ok"]
    assert page.update["decision"]["name"] == "D-FIGURE"
    assert page.update["undo"] == ["A"]
    assert len(page.log) > len(log)
    old_tag = page.mine["A"]["tag"]
    spectator.until(lambda: spectator.update["moves"] == page.update["moves"])
    assert page.ask(type="undo", seat="A")["ok"]
    spectator.until(lambda: spectator.update["moves"] == before["moves"])
    for seen in (page, spectator):
        assert seen.update["log_from"] == len(log)
        assert seen.log == log
        assert seen.update["view"] == before["view"]
    assert page.update["undo"] == []
    assert house.record(table)["moves"][-1].startswith("* tile")

    # done otherwise it is another decision, though as many actions have been taken
    other = page.mine["A"]["options"][1]["text"]
    assert page.act("A", other)["ok"]
    assert page.mine["A"]["tag"] != old_tag
    assert page.refused(type="act", seat="A", tag=old_tag, action="pass") == "stale"

    # the barrier: a tile has been drawn
    assert page.act("A", "pass")["ok"]
    assert page.update["undo"] == []
    assert page.refused(type="undo", seat="A") == "no-undo"
    assert page.refused(type="undo", seat="B") == "no-undo"


def test_who_was_away_during_an_undo_gets_a_log_without_what_was_undone(house: House) -> None:
    table, _, page = house.open_with_choice()
    away = house.page(table)
    first, second = (option["text"] for option in page.mine["A"]["options"][:2])
    assert page.act("A", first)["ok"]
    away.until(lambda: away.update["moves"] == page.update["moves"])
    known = away.log
    away.close()
    assert page.ask(type="undo", seat="A")["ok"]
    assert page.act("A", second)["ok"]
    assert len(page.log) == len(known)
    assert page.log != known

    back = house.page(table, since=len(known))
    assert known[: back.update["log_from"]] + back.update["log"] == page.log
    # without an undo nothing is sent twice
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(4)
    again = house.page(table, since=len(page.log))
    assert (again.update["log_from"], again.update["log"]) == (len(page.log), [])
    assert house.page(table, since=10**6).update["log_from"] == len(page.log)


def test_why_names_the_rule_and_changes_nothing(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    before = house.record(table)
    far = page.ask(type="why", seat="A", action="lay 9,9 0")
    assert far["refusal"]["code"] == "adjoins-nothing"
    assert far["refusal"]["rule"] == "C-4.2-c"
    assert far["refusal"]["message"]
    shown = page.mine["A"]["options"][0]
    assert set(shown) == {"text", "verb", "label", "args", "targets", "rules", "data"}
    option = shown["text"]
    assert page.ask(type="why", seat="A", action=option)["refusal"] is None
    assert page.ask(type="why", seat="A", action="pass")["refusal"]["code"] == "not-now"
    assert page.ask(type="why", seat="B", action=option)["refusal"]["code"] == "not-your-turn"
    assert page.refused(type="why", seat="A", action="dance") == "unknown-verb"
    assert page.refused(type="why", seat="A", action="lay somewhere nice") == "bad-lay"
    assert house.record(table) == before


def test_an_illegal_action_is_refused_with_its_rule(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    before = house.record(table)
    answer = page.act("A", "lay 0,0 0")
    assert answer["error"]["code"] == "square-taken"
    assert answer["error"]["rule"] == "C-4.2-c"
    assert page.act("A", "fly to the moon")["error"]["code"] == "unknown-verb"
    assert page.act("A", "")["error"]["code"]
    assert page.act("A", "lay \x00 ∞")["error"]["code"]
    assert page.act("B", page.mine["A"]["options"][0]["text"])["error"]["code"] == "not-your-turn"
    assert house.record(table) == before
    assert page.act("A")["ok"]


def test_an_element_that_was_left_out_stays_out(house: House) -> None:
    table, tokens = house.open("human", sets=["base", "inns-cathedrals"], elements=["-big-follower"])
    setup = house.http.get(f"/api/tables/{table}").json()["setup"]
    assert "big-follower" not in setup["elements"]
    assert "inns" in setup["elements"]
    page = house.page(table, tokens)
    page.play(4)
    record = replay(from_json(house.record(table)), compile_ruleset)
    assert "big-follower" not in record.ruleset.setup.elements


def test_saying_hello_again_changes_the_seats(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table)
    assert page.update["seat"] is None
    assert page.ask(type="hello", tokens=[tokens["B"]], since=len(page.log))["ok"]
    assert page.update["seat"] == "B"
    assert page.table["seats"][1]["connected"]
    assert page.ask(type="hello", tokens=[], since=0)["ok"]
    assert page.update["seat"] is None
    assert not page.table["seats"][1]["connected"]


def test_large_messages_come_packed_to_those_who_unpack(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "LARGE", 500)
    table, tokens = house.open("human", "human")
    plain = house.page(table, tokens)
    assert not plain.packed
    page = house.page(table)
    page.send(type="hello", tokens=list(tokens.values()), since=0, unpacks=True)
    page.until(lambda: page.update["seat"])
    assert page.packed
    assert page.update["view"] == plain.update["view"]
    assert page.update["decision"]["mine"].keys() == plain.update["decision"]["mine"].keys()
    assert page.ask(type="hint", seat=page.update["seat"])["ok"]
    assert page.ask(type="hello", tokens=[], since=len(page.log), unpacks=False)["ok"]
    assert not page.packed


# -- a game with secrets -------------------------------------------------------------------------------------


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PLACES, "hidden", "table.hidden")
    games.load.cache_clear()


@pytest.mark.usefixtures("secrets")
def test_nobody_sees_what_is_hidden(house: House) -> None:
    table, tokens = house.open("human", "human", game="hidden")
    a, b = (house.page(table, {seat: tokens[seat]}) for seat in "AB")
    spectator = house.page(table)
    card = a.update["view"]["card"]
    assert [e["type"] for e in a.log] == ["deal"]
    assert a.log[0]["data"] == {"card": card}
    assert b.log == spectator.log == []
    assert "card" not in b.update["view"]

    assert a.act("A", "choose 3")["ok"]
    assert [e["type"] for e in a.log] == ["deal", "choose"]
    assert b.ask(type="hello", tokens=[tokens["B"]])["ok"]
    assert b.update["moves"] == a.update["moves"] - 1  # not even that A has chosen is told
    assert b.log == []
    assert (b.update["log_from"], b.update["log"]) == (0, [])
    answer = house.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-yet")
    assert house.http.get(f"/api/tables/{table}").json()["scores"] is None

    # an answer is stale by decision and seat: what A does leaves B's tag as it was
    tag = b.mine["B"]["tag"]
    old = a.mine["A"]["tag"]
    assert a.act("A", "choose 2")["ok"]
    assert a.refused(type="act", seat="A", tag=old, action="choose 1") == "stale"
    assert a.ask(type="undo", seat="A")["ok"]
    assert a.act("A", "choose 1")["ok"]
    assert b.act("B", "choose 2", tag)["ok"]
    assert b.refused(type="act", seat="B", tag=tag, action="choose 3") == "stale"
    assert a.act("A", "ready")["ok"]
    assert b.act("B", "ready")["ok"]
    a.until(lambda: a.update["moves"] == b.update["moves"])
    spectator.until(lambda: spectator.update["moves"] == b.update["moves"])
    assert [e["type"] for e in a.log] == ["deal", "choose", "choose", "reveal", "deal"]
    assert [e["type"] for e in b.log] == ["choose", "reveal"]
    assert [e["type"] for e in spectator.log] == ["reveal"]

    # one browser with both seats reads the log of the seat that it looks from
    both = house.page(table, tokens, since=3)
    assert both.update["log_from"] == 0
    assert [e["type"] for e in both.log] == ["deal", "choose", "choose", "reveal", "deal"]
    assert both.act("A", "choose 1")["ok"]
    assert both.act("A", "ready")["ok"]
    assert both.update["seat"] == "B"
    assert both.log == b.log
    assert both.act("B", "choose 1")["ok"]
    assert both.act("B", "ready")["ok"]
    assert both.update["over"]
    assert house.record(table)["moves"][0].startswith("* card")


def test_a_bots_move_shows_in_a_moment(database: Path) -> None:
    """With the usual pause: from my action to the bot's, less than 200 ms on an idle machine."""
    with running(database, pause=PAUSE) as house:
        table, tokens = house.open("human", "greedy", options={"startSeat": "A"})
        page = house.page(table, tokens)
        waits = []
        for _ in range(12):
            page.play(1)
            while not page.mine:
                begun = time.monotonic()
                page.hear()
                waits.append(time.monotonic() - begun)
        waits.sort()
        assert waits[len(waits) // 2] < 0.5, waits  # more than that: tests run side by side
