"""People and their devices: keys, links that work once, own games and nobody else's."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from table.house import House

from bastide.table import devices
from bastide.table.devices import in_groups, new_code

ANNA, BEN, EVE = "anna" * 8, "ben7" * 8, "eve9" * 8
PHONE = "phon" * 8


def ask(house: House, path: str, status: int = 200, **body: Any) -> Any:
    answer = house.http.post(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def games(house: House, person: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask(house, "people/games", person=person)["games"]
    return found


def hand_over(house: House, person: str, to: str) -> str:
    """Bring a person to another device; the code that did it."""
    code: str = ask(house, "people/devices/link", person=person)["code"]
    ask(house, "people/devices/take", code=code, person=to, kind="phone")
    return code


def tokens_of(house: House, table: str, person: str) -> dict[str, str]:
    found: dict[str, str] = ask(house, f"tables/{table}/seats", person=person)["seats"]
    return found


def test_a_game_is_found_and_played_on_from_another_device(house: House) -> None:
    table, tokens = house.open("human", "random", person=ANNA, options={"startSeat": "A"})
    hand_over(house, ANNA, PHONE)
    (game,) = games(house, PHONE)
    assert (game["table"], game["mine"], list(game["since"])) == (table, ["A"], ["A"])
    own = tokens_of(house, table, PHONE)
    assert own["A"] != tokens["A"]
    page = house.page(table, own)
    assert page.act("A")["ok"]
    first = house.page(table, tokens)
    assert first.mine or first.update["seat"] == "A"


def test_a_link_works_once(house: House) -> None:
    house.open("human", "random", person=ANNA)
    code = hand_over(house, ANNA, PHONE)
    refused = ask(house, "people/devices/take", 404, code=code, person=EVE)
    assert refused["code"] == "no-such-ticket"
    assert games(house, EVE) == []


def test_a_new_link_ends_the_one_before_and_both_end_by_themselves(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ask(house, "people/devices/link", person=ANNA)
    assert first["seconds"] == 600
    assert first["url"].endswith(f"/device#{first['code']}")
    monkeypatch.setitem(devices.SECONDS, "device", -1)
    second = ask(house, "people/devices/link", person=ANNA)
    for told in (first, second):
        assert (
            ask(house, "people/devices/take", 404, code=told["code"], person=EVE)["code"] == "no-such-ticket"
        )


def test_a_code_can_be_typed_in_any_way(house: House) -> None:
    house.open("human", "random", person=ANNA)
    code = ask(house, "people/devices/link", person=ANNA)["code"]
    ask(house, "people/devices/take", code=f" {code.upper().replace('-', ' ')} ", person=PHONE)
    assert len(games(house, PHONE)) == 1


def test_codes_cannot_be_guessed_for_long(house: House) -> None:
    house.open("human", "random", person=ANNA)
    ask(house, "people/devices/link", person=ANNA)
    statuses = []
    for number in range(40):
        body = {"code": in_groups(new_code("device")), "person": f"{EVE}{number}"}
        statuses.append(house.http.post("/api/people/devices/take", json=body).status_code)
    assert statuses[0] == 404
    assert statuses[-1] == 429
    assert set(statuses) == {404, 429}


def test_a_device_of_somebody_is_not_taken_over(house: House) -> None:
    house.open("human", "random", person=ANNA)
    house.open("human", "random", person=BEN)
    code = ask(house, "people/devices/link", person=ANNA)["code"]
    assert ask(house, "people/devices/take", 409, code=code, person=BEN)["code"] == "device-taken"
    assert len(games(house, BEN)) == 1


def test_a_device_that_is_signed_out_has_no_seats_and_no_games(house: House) -> None:
    table, _ = house.open("human", "random", person=ANNA)
    hand_over(house, ANNA, PHONE)
    lost = tokens_of(house, table, PHONE)
    listed = ask(house, "people/me", person=ANNA)["devices"]
    phone = next(one for one in listed if one["kind"] == "phone")
    assert not phone["here"]
    me = ask(house, "people/devices/sign-out", person=ANNA, device=phone["id"])
    assert [one["kind"] for one in me["devices"]] == ["computer"]
    assert ask(house, "people/me", person=PHONE)["known"] is False
    assert games(house, PHONE) == []
    assert tokens_of(house, table, PHONE) == {}
    page = house.page(table)
    assert page.refused(type="hello", tokens=list(lost.values())) == "not-your-seat"
    assert page.mine == {}


def test_the_first_key_does_not_come_back_after_it_was_signed_out(house: House) -> None:
    house.open("human", "random", person=ANNA)
    hand_over(house, ANNA, PHONE)
    first = next(one for one in ask(house, "people/me", person=PHONE)["devices"] if not one["here"])
    ask(house, "people/devices/sign-out", person=PHONE, device=first["id"])
    house.open("human", "random", person=ANNA)  # the thief plays on: as somebody else
    assert len(games(house, PHONE)) == 1
    assert len(games(house, ANNA)) == 1
    assert games(house, ANNA)[0]["table"] != games(house, PHONE)[0]["table"]


def test_nobody_signs_out_a_device_of_others(house: House) -> None:
    house.open("human", "random", person=ANNA)
    house.open("human", "random", person=EVE)
    device = ask(house, "people/me", person=ANNA)["devices"][0]["id"]
    assert ask(house, "people/devices/sign-out", 404, person=EVE, device=device)["code"] == "no-such-device"
    assert ask(house, "people/me", person=ANNA)["known"]


def test_nobody_sees_or_has_what_belongs_to_others(house: House) -> None:
    table, tokens = house.open("human", "open", person=ANNA)
    joined = house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "name": "Ben", "person": BEN})
    house.open("human", "random", person=EVE)
    assert games(house, ANNA)[0]["mine"] == ["A"]
    assert games(house, BEN)[0]["mine"] == ["B"]
    assert table not in [game["table"] for game in games(house, EVE)]
    assert tokens_of(house, table, EVE) == {}
    said = house.http.post("/api/people/games", json={"person": BEN}).text
    assert not any(secret in said for secret in (ANNA, tokens["A"], joined.json()["token"]))
    assert ask(house, f"tables/{table}/leave", 403, person=EVE, how="resign")["code"] == "not-your-seat"
    assert ask(house, f"tables/{table}/leave", 403, person=EVE, how="remove")["code"] == "not-your-seat"
    assert ask(house, f"tables/{table}/nudge", 403, person=EVE, seat="A")["code"] == "not-your-seat"
    assert (
        ask(house, f"tables/{table}/leave", 404, person="nobody" * 4, how="leave")["code"] == "unknown-person"
    )
    claimed = ask(house, f"tables/{table}/claim", person=EVE, tokens=["guess", tokens["A"]])
    assert claimed["seats"] == {}  # a seat that is a person's is not claimed, not even with its token


def test_a_token_of_one_device_does_not_open_another_seat(house: House) -> None:
    table, tokens = house.open("human", "open", person=ANNA)
    house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "person": BEN})
    page = house.page(table, {"A": tokens["A"]})
    assert page.refused(type="act", seat="B", tag="", action="pass") == "not-your-seat"


def test_seats_without_a_person_are_claimed_by_their_tokens(house: House) -> None:
    table, tokens = house.open("human", "random")
    own = ask(house, f"tables/{table}/claim", person=ANNA, tokens=list(tokens.values()))["seats"]
    assert list(own) == ["A"]
    assert games(house, ANNA)[0]["table"] == table
    assert house.page(table, own).update["seat"] == "A"
    page = house.page(table)
    assert page.refused(type="hello", tokens=list(tokens.values())) == "not-your-seat"


def test_who_claims_a_seat_whose_turn_it_is_has_to_move(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    ask(house, f"tables/{table}/claim", person=ANNA, tokens=[tokens["A"]])
    assert list(games(house, ANNA)[0]["since"]) == ["A"]


def test_claimed_seats_are_kept(house: House) -> None:
    table, tokens = house.open("human", "random")
    own = ask(house, f"tables/{table}/claim", person=ANNA, tokens=list(tokens.values()))["seats"]
    house.call(house.app.state.tables.let_go([table]))
    assert house.page(table, own).update["seat"] == "A"


def test_leaving_a_table_that_waits_gives_the_seat_back(house: House) -> None:
    table, _ = house.open("human", "open", "open", person=ANNA)
    house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "person": BEN})
    ask(house, f"tables/{table}/leave", person=BEN, how="leave")
    assert games(house, BEN) == []
    info = house.http.get(f"/api/tables/{table}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "open"]
    house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "person": EVE})
    house.http.post(f"/api/tables/{table}/join", json={"seat": "C", "person": BEN})
    assert ask(house, f"tables/{table}/leave", 409, person=BEN, how="leave")["code"] == "not-now"


def test_who_resigns_has_a_bot_play_on_for_good(house: House) -> None:
    table, tokens = house.open("human", "open", person=ANNA, level="random")
    house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "person": BEN})
    ask(house, f"tables/{table}/leave", person=ANNA, how="resign")
    page = house.page(table, tokens)
    seat = page.table["seats"][0]
    assert (seat["stand_in"], seat["stand_in_by"]) == ("random", "gone")
    assert page.mine == {}
    for bot in (None, "greedy"):
        assert page.refused(type="stand-in", seat="A", bot=bot) == "bot-plays"
    assert games(house, ANNA)[0]["seats"][0]["stand_in_by"] == "gone"


def test_a_finished_game_has_its_result_and_can_be_taken_off_the_list(house: House) -> None:
    table, tokens = house.open("human", "random", person=ANNA)
    page = house.page(table, tokens)
    page.play()
    (game,) = games(house, ANNA)
    page.until(lambda: page.table["status"] == "finished")
    assert game["status"] == "finished"
    assert game["scores"] == page.table["scores"]
    assert game["winners"] == page.update["winners"]
    assert game["since"] == {}
    ask(house, f"tables/{table}/leave", person=ANNA, how="remove")
    assert games(house, ANNA) == []
    assert house.http.get(f"/api/tables/{table}").status_code == 200


def test_a_turn_is_kept_with_the_time_since_when(house: House) -> None:
    table, _ = house.open("human", "open", person=ANNA, options={"startSeat": "A"}, days=3)
    assert games(house, ANNA)[0]["since"] == {}
    token = house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "person": BEN}).json()["token"]
    (begun,) = games(house, ANNA)
    assert list(begun["since"]) == ["A"]
    assert begun["days"] == 3
    page = house.page(table, {**tokens_of(house, table, ANNA), "B": token})
    since = dict(page.table["since"])
    assert since == begun["since"]
    while "A" in page.mine:  # several decisions are one turn
        assert games(house, ANNA)[0]["since"] == since
        page.act("A")
    assert list(games(house, BEN)[0]["since"]) == ["B"]


def test_the_game_of_the_day_comes_along(house: House) -> None:
    opened = ask(house, "daily", 200, person=ANNA, name="Anna")
    hand_over(house, ANNA, PHONE)
    again = ask(house, "daily", 200, person=PHONE)
    assert again["table"] == opened["table"]
    assert house.page(again["table"], again["seats"]).update["seat"] == "A"


def test_clock_and_days_do_not_go_together(house: House) -> None:
    wish = {"game": "carcassonne", "seats": [{"kind": "human"}] * 2, "days": 2, "clock": {"minutes": 5}}
    answer = house.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, "clock-or-days")


def test_an_unknown_key_is_nobody_and_makes_nobody(house: House) -> None:
    assert ask(house, "people/me", person=EVE)["known"] is False
    assert games(house, EVE) == []
    assert house.sql("SELECT count(*) FROM people") == 0


def test_no_code_reaches_the_database_or_an_address(house: House) -> None:
    told = ask(house, "people/devices/link", person=ANNA)
    kept = str(house.sql("SELECT code_hash FROM tickets"))
    assert told["code"] not in kept
    assert told["code"].replace("-", "") not in kept
    assert httpx.URL(told["url"]).fragment == told["code"]  # browsers send no fragment
