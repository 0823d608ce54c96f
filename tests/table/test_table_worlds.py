"""Two worlds: the same game, in which somebody does other things in secret. The others must not be able to
tell in which of the two they are, by anything that the server says or by when it says it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from table.house import House, Json, Page

from bastide import games

SECRET = {"table", "tag", "commitment"}
"""Made of the table's own secret: other at every table."""


@pytest.fixture
def house(one_house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setitem(games.PLACES, "hidden", "table.hidden")
    return one_house


def plain(said: Any) -> Any:
    """Without what differs from table to table."""
    if isinstance(said, dict):
        return {key: plain(value) for key, value in said.items() if key not in SECRET}
    return [plain(value) for value in said] if isinstance(said, list) else said


class Witness:
    """Somebody who writes down all that he is told."""

    def __init__(self, house: House, table: str, tokens: dict[str, str]) -> None:
        self.house, self.table, self.seat = house, table, next(iter(tokens), None)
        self.page: Page = house.page(table, tokens)
        self.said: list[Json] = []

    def listen(self) -> None:
        """Ask everything that can be asked, and hear what has come until then."""
        number = len(self.said)
        asked: list[Json] = [{"type": "look", "move": move, "seat": self.seat} for move in (0, 10**6)]
        if self.seat:
            asked.append({"type": "why", "seat": self.seat, "action": "ready"})
        for message in asked:
            self.page.send(id=f"w{number}", **message)
            while True:
                heard = self.page.hear()
                self.said.append(plain(heard))
                if heard["type"] == "answer":
                    break
        info = self.house.http.get(f"/api/tables/{self.table}").json()
        record = self.house.http.get(f"/api/tables/{self.table}/record").json()
        self.said.append({"info": plain(info), "record": plain(record)})


Secret = Callable[[Page], None]


def world(house: House, game: str, secret: Secret, **more: Any) -> list[list[Json]]:
    """What seat A and a spectator are told while B does something in secret."""
    table, tokens = house.open("human", "human", game=game, seed=7, **more)
    b = house.page(table, {"B": tokens["B"]})
    witnesses = [Witness(house, table, {"A": tokens["A"]}), Witness(house, table, {})]
    b.until(lambda: "B" in b.mine)
    for witness in witnesses:
        witness.listen()
    secret(b)
    for witness in witnesses:
        witness.listen()
    return [witness.said for witness in witnesses]


def chosen(*numbers: int) -> Secret:
    def secret(b: Page) -> None:
        for number in numbers:
            assert b.act("B", f"choose {number}")["ok"]

    return secret


def placed(times: int) -> Secret:
    """Put a follower on a place, and take it back and put it there again."""

    def secret(b: Page) -> None:
        for _ in range(times):
            put = next(o["text"] for o in b.mine["B"]["options"] if o["verb"] == "put")
            assert b.act("B", put)["ok"]
            take = next(o["text"] for o in b.mine["B"]["options"] if o["verb"] == "take")
            assert b.act("B", take)["ok"]
        put = next(o["text"] for o in b.mine["B"]["options"] if o["verb"] == "put")
        assert b.act("B", put)["ok"]

    return secret


def nothing(b: Page) -> None:
    """Only wait."""


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        ("hidden", nothing, chosen(1)),
        ("hidden", chosen(2), chosen(1, 3, 2)),
        ("orleans", nothing, placed(0)),
        ("orleans", placed(0), placed(3)),
    ],
    ids=["a choice", "how often", "a plan", "how long"],
)
def test_nobody_can_tell_two_worlds_apart(house: House, game: str, one: Secret, other: Secret) -> None:
    for first, second in zip(world(house, game, one), world(house, game, other), strict=True):
        assert json.dumps(first) == json.dumps(second)


def test_the_witness_would_notice(house: House) -> None:
    """What is not secret makes a difference."""

    def ready(b: Page) -> None:
        chosen(1)(b)
        assert b.act("B", "ready")["ok"]

    one, other = world(house, "hidden", chosen(1)), world(house, "hidden", ready)
    assert one != other
