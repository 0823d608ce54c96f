"""Looking back, hints, records that become tables: for the three games alike."""

from __future__ import annotations

import json
from typing import Any

import pytest
from table.house import House, Page

from bastide import games
from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match, record_of, replay
from bastide.kernel.records import from_json
from bastide.table.positions import EVERY, PositionCache

GAMES = ("carcassonne", "orleans", "johanna")


@pytest.fixture
def house(one_house: House) -> House:
    return one_house


def played(game: str, actions: int, seats: int = 2) -> Match:
    """A game that two bots have begun."""
    match = Match(compile_ruleset(game, seats), seed=5)
    bot = make("random", seed=5)
    for _ in range(actions):
        if match.over:
            break
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    return match


# -- the film ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_the_past_is_the_one_that_was(game: str) -> None:
    match = Match(compile_ruleset(game, 2), seed=5)
    bot = make("random", seed=5)
    was = {}
    for _ in range(3 * EVERY + 5):
        was[len(match.moves)] = match.ruleset.save(match.state)
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    positions = PositionCache(match)
    positions.follow(match.moves)
    assert positions.steps[:-1] == list(was)
    for move in (*reversed(was), *was):  # in any order
        at, state = positions.state(move)
        assert at == move
        assert match.ruleset.save(state) == was[move]
    # a line in the middle of an action's outcomes means the position before the action
    between = next((m for m in range(len(match.moves)) if m > min(was) and m not in was), None)
    if between is not None:
        assert positions.state(between)[0] == max(m for m in was if m < between)


@pytest.mark.parametrize("cut", [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 3])
def test_a_film_follows_what_is_taken_back_and_done_otherwise(cut: int) -> None:
    match = played("carcassonne", 3 * EVERY)
    positions = PositionCache(match)
    positions.follow(match.moves)
    keep = positions.steps[cut]
    names = ["A", "B"]
    other = replay(record_of(match, names), compile_ruleset, upto=keep)
    bot = make("random", seed=99)
    for _ in range(EVERY):
        seat = other.state.pending[0]
        other.act(seat, bot.choose(other.view(seat)))
    positions.follow(other.moves)
    fresh = PositionCache(other)
    fresh.follow(other.moves)
    assert positions.steps == fresh.steps
    for move in positions.steps:
        assert other.ruleset.is_same_position(positions.state(move)[1], fresh.state(move)[1])


# -- looking back at a table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_the_past_as_it_was(house: House, game: str) -> None:
    table, tokens = house.open("human", "human", game=game)
    page = house.page(table, tokens)
    seen: list[tuple[int, str, Any]] = []
    for _ in range(8):
        seen.append((page.update["moves"], page.update["seat"], page.update["view"]))
        page.play(1)
    for move, seat, view in reversed(seen):
        position = page.ask(type="look", move=move, seat=seat)["position"]
        assert (position["move"], position["seat"]) == (move, seat)
        assert position["view"] == view
        assert position["decision"]["mine"] == {}
        assert move in position["steps"]
    watcher = house.page(table)
    assert watcher.ask(type="look", move=0)["position"]["seat"] is None
    assert watcher.refused(type="look", move=0, seat="A") == "not-your-seat"
    assert page.refused(type="look", move=0, seat="F") == "no-such-seat"
    past_the_end = watcher.ask(type="look", move=10**6)["position"]
    assert past_the_end["move"] == page.update["moves"]


def test_after_the_end_everybody_sees_everything(house: House) -> None:
    table, tokens = house.open("human", "human")
    house.page(table, tokens).play()
    watcher = house.page(table)
    position = watcher.ask(type="look", move=0, seat="B")["position"]
    assert (position["move"], position["over"], position["winners"]) == (position["steps"][0], False, [])
    last = watcher.ask(type="look", move=position["moves"], seat=None)["position"]
    assert last["over"]
    assert last["winners"] == watcher.update["winners"]
    assert last["view"] == watcher.update["view"]


# -- hints ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_an_option_and_has_a_worth(house: House, game: str) -> None:
    table, tokens = house.open("human", "human", game=game)
    page = house.page(table, tokens)
    page.play(4)
    seat = next(iter(page.mine))
    hint = page.ask(type="hint", seat=seat)["hint"]
    assert hint["option"]["label"].startswith(f"{game}-")
    assert hint["options"][0] == {"text": hint["option"]["text"], "worth": hint["worth"]}
    worths = [each["worth"] for each in hint["options"][1:]]
    assert worths == sorted(worths, reverse=True)
    offered = {option["text"] for option in page.mine[seat]["options"]}
    assert {each["text"] for each in hint["options"][1:]} <= offered
    assert 1 <= len(hint["turns"]) <= 3
    assert hint["turns"][0]["turn"][0]["text"] == hint["option"]["text"]
    assert page.ask(type="hint", seat=seat)["hint"] == hint
    mine = page.mine[seat]["options"][-1]["text"]
    compared = page.ask(type="hint", seat=seat, mine=[mine])["hint"]["mine"]
    assert compared["turn"][0]["text"] == mine
    assert page.ask(type="hint", seat=seat, mine=["nonsense"])["hint"]["mine"] is None
    assert page.act(seat, hint["option"]["text"])["ok"]
    if others := [s for s in "AB" if s not in page.mine]:
        assert page.refused(type="hint", seat=others[0]) == "not-your-turn"
    assert house.page(table).refused(type="hint", seat=seat) == "not-your-seat"


def test_a_finished_game_is_played_on_with_the_same_draws(house: House) -> None:
    match = Match(compile_ruleset("carcassonne", 2), 5, chance={"end_after": 12})
    bot = make("random", 1)
    while not match.over:
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    table, _ = open_record(house, json.loads(record_of(match, ["Ann", "Ben"]).to_json()))
    cut = next(nth for nth, line in enumerate(match.moves) if nth > 8 and "lay" in line)
    people = [{"kind": "human"}, {"kind": "human"}]
    answer = house.http.post(
        f"/api/tables/{table}/branch", json={"move": cut, "seats": people, "draws": "same"}
    )
    page = house.page(answer.json()["table"], answer.json()["seats"])
    for line in match.moves[cut : cut + 8]:
        if not line.startswith("*"):
            assert page.act(line[0], line[2:])["ok"]
    again = house.http.get(f"/api/tables/{answer.json()['table']}/record").json()["moves"]
    assert again[: cut + 8] == match.moves[: cut + 8]


# -- records -------------------------------------------------------------------------------------------------


def open_record(house: House, record: Any, **more: Any) -> tuple[str, dict[str, str]]:
    answer = house.http.post("/api/records/table", json={"record": record, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["seats"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_becomes_a_table_that_is_played_on(house: House, game: str) -> None:
    match = played(game, 20)
    record = json.loads(record_of(match, ["Anna", "Bert"], seed=True).to_json())
    seats = [{"kind": "human", "name": "Cleo"}, {"kind": "bot", "bot": "random"}]
    table, tokens = open_record(house, record, seats=seats)
    assert list(tokens) == ["A"]
    page = house.page(table, tokens)
    assert [seat["name"] for seat in page.table["seats"]] == ["Cleo", "random"]
    page.play(3)
    position = page.ask(type="look", move=len(match.moves), seat="A")["position"]
    assert position["view"] == json.loads(json.dumps(match.view(0).data))


def test_a_finished_record_is_looked_at_from_its_beginning(house: House) -> None:
    record = json.loads(record_of(played("johanna", 10**4), ["Anna", "Bert"], seed=True).to_json())
    table, tokens = open_record(house, record)
    assert set(tokens) == {"A", "B"}
    page = house.page(table, tokens)
    assert page.update["over"]
    assert [seat["name"] for seat in page.table["seats"]] == ["Anna", "Bert"]
    assert house.record(table)["moves"] == record["moves"]
    assert not page.ask(type="look", move=0, seat="A")["position"]["over"]


def test_a_given_position_is_kept_with_its_table(house: House) -> None:
    record = {
        "bastide": 1,
        "game": "carcassonne",
        "options": {"startSeat": "A"},
        "seats": ["Anna", "Bert"],
        "chance": {"end_after": 3, "tile": ["BA-24"]},
        "given": {"tiles": ["BA-24 1,0 0"], "scores": {"A": 12}},
        "moves": [],
    }
    table, tokens = open_record(house, record)
    page = house.page(table, tokens)
    assert page.update["view"]["scores"]["A"] == 12
    assert page.ask(type="look", move=0, seat="A")["position"]["view"] == page.update["view"]
    page.play()
    assert page.update["over"]
    assert replay(from_json(house.record(table)), compile_ruleset).over


def test_a_record_that_is_wrong_opens_nothing(house: House) -> None:
    match = played("carcassonne", 4)
    record = json.loads(record_of(match, ["Anna", "Bert"]).to_json())
    for change, status, code in (
        ({"moves": [*record["moves"], "A lay 9,9 0"]}, 409, None),
        ({"bastide": 2}, 409, "future-version"),
        ({"game": "chess"}, 404, "unknown-game"),
    ):
        answer = house.http.post("/api/records/table", json={"record": {**record, **change}})
        assert answer.status_code == status, answer.text
        assert code is None or answer.json()["code"] == code
    wrong = house.http.post("/api/records/table", json={"record": record, "seats": [{"kind": "human"}]})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "seats")
    waits = {"record": record, "seats": [{"kind": "open"}, {"kind": "human"}]}
    assert house.http.post("/api/records/table", json=waits).status_code == 400


def test_playing_on_from_a_moment(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    page.play(9)
    step = page.ask(type="look", move=page.update["moves"], seat="A")["position"]["steps"][4]
    then = page.ask(type="look", move=step, seat="A")["position"]
    body = {"move": step, "seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot"}]}
    answer = house.http.post(f"/api/tables/{table}/branch", json=body)
    assert answer.status_code == 201, answer.text
    new = house.page(answer.json()["table"], answer.json()["seats"])
    if then["decision"]["seats"] == ["A"]:
        assert new.update["view"] == then["view"]
    assert house.record(new.table["table"])["moves"][:step] == house.record(table)["moves"][:step]
    new.play(3)
    assert page.update["moves"] == house.http.get(f"/api/tables/{table}").json()["moves"]
    assert house.http.post("/api/tables/aaaaaaaaaa/branch", json=body).status_code == 404


def test_a_running_game_with_secrets_is_not_played_on_elsewhere(house: House) -> None:
    table, _ = house.open("human", "human", game="orleans")
    record = house.http.get(f"/api/tables/{table}/record")
    body = {"move": 0, "seats": [{"kind": "human"}, {"kind": "bot"}]}
    answer = house.http.post(f"/api/tables/{table}/branch", json=body)
    if record.status_code == 409:
        assert (answer.status_code, answer.json()["code"]) == (409, "not-yet")
    else:
        assert answer.status_code == 201


def test_a_request_that_cannot_be_read_says_why(house: House) -> None:
    answer = house.http.post("/api/records/table", content=b'{"record": {}, "cheat": true}')
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"
    assert "`cheat`" in answer.json()["message"]


def test_what_a_page_may_not_ask(house: House) -> None:
    table, _ = house.open("human", "human")
    page = Page(house.address, table)
    house.pages.append(page)
    assert page.refused(type="look", move=0) == "bad-message"  # before its hello
    waiting, tokens = house.open("human", "open")
    there = house.page(waiting, tokens)
    assert there.refused(type="look", move=0) == "not-running"
    assert there.refused(type="hint", seat="A") == "not-running"
    assert there.refused(type="look", move=-1) == "bad-message"


def test_the_past_hides_what_was_hidden(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a game runs, no step of it shows a seat more than it saw; branches are not to be had."""
    monkeypatch.setitem(games.PLACES, "hidden", "table.hidden")
    games.load.cache_clear()
    table, tokens = house.open("human", "human", game="hidden")
    a, b = (house.page(table, {seat: tokens[seat]}) for seat in "AB")
    spectator = house.page(table)
    assert a.act("A", "choose 3")["ok"]
    assert b.act("B", "choose 1")["ok"]
    assert a.act("A", "choose 2")["ok"]
    now = a.update["moves"]
    for move in range(now + 1):
        seen = b.ask(type="look", move=move, seat="B")["position"]
        assert set(seen["view"]) == {"round", "chosen"}
        assert seen["view"]["chosen"] in (0, 1)
        assert set(spectator.ask(type="look", move=move)["position"]["view"]) == {"round"}
        assert b.refused(type="look", move=move, seat="A") == "not-your-seat"
    # while both plan, the past ends before that: how often the other has chosen is no number to be seen
    seen = a.ask(type="look", move=now, seat="A")["position"]
    assert (seen["moves"], seen["view"]["chosen"]) == (now - 2, 0)
    body = {"move": now, "seats": [{"kind": "human"}, {"kind": "bot"}]}
    answer = house.http.post(f"/api/tables/{table}/branch", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-yet")
    both = house.page(table, tokens)
    while not both.update["over"]:
        seat = next(iter(both.mine))
        options = [option["text"] for option in both.mine[seat]["options"]]
        assert both.act(seat, "ready" if "ready" in options else "choose 1")["ok"]
    assert "card" in spectator.ask(type="look", move=0, seat="A")["position"]["view"]


# -- asking the board ----------------------------------------------------------------------------------------


def test_anybody_may_ask_the_board(house: House) -> None:
    """A spectator, out of turn and about the past; nothing changes."""
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(12)
    now = page.update["view"]
    watcher = house.page(table)
    scores = watcher.ask(type="inspect", target="scores")["inspection"]
    assert scores["about"] == "scores"
    assert {seat: told["track"] for seat, told in scores["seats"].items()} == now["scores"]
    areas = watcher.ask(type="inspect", target="areas")["inspection"]["areas"]
    part = areas[0]["parts"][0]
    target = "part:{},{}:{}".format(*part["square"], part["part"])
    assert page.ask(type="inspect", target=target, seat="A")["inspection"]["area"] == areas[0]
    first = watcher.ask(type="inspect", target="areas", move=0)["inspection"]["areas"]
    assert {tuple(part["square"]) for area in first for part in area["parts"]} == {(0, 0)}
    assert watcher.refused(type="inspect", target="part:40,40:c1") == "nothing-there"
    assert watcher.refused(type="inspect", target="scores", seat="A") == "not-your-seat"
    assert page.update["view"] == now


def test_a_game_that_tells_nothing_says_so(house: House) -> None:
    table, tokens = house.open("human", "human", game="johanna")
    assert house.page(table, tokens).refused(type="inspect", target="scores") == "nothing-there"
