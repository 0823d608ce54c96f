"""What strangers send costs little: memory and time are bounded, whatever a record or a page says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from table.house import House

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, record_of
from bastide.kernel.match import MOST_SNAPSHOTS
from bastide.table import room, uploads

MEGABYTE = 1 << 20


def to_and_fro(lines: int) -> dict[str, Any]:
    """A record of Orléans in which somebody puts a follower on a space and takes it back, for ever."""
    match: Match[Any] = Match(compile_ruleset("orleans", 2), seed=1)
    seat = next(s for s in match.state.pending if any(o[0] == "put" for o in match.view(s).options))
    put = next(o.text for o in match.view(seat).describe() if o.verb == "put")
    match.act(seat, put)
    back = next(o.text for o in match.view(seat).describe() if o.verb == "take")
    match.undo(seat)
    begun = record_of(match, ["a", "b"])
    more = [f"{SEATS[seat]} {text}" for text in (put, back)] * (lines // 2)
    return {**json.loads(begun.to_json()), "moves": [*begun.moves, *more]}


def size(pid: int | str = "self") -> int:
    """Bytes of memory that a process has had at most."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) * 1024


def grown(house: House) -> int:
    """What the server and its workers have had at most, together."""
    hands = house.app.state.tables.players.workers._hands
    return size() + sum(size(hand._process.pid) for hand in hands if hand._process)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell its memory")
def test_a_record_that_goes_to_and_fro_costs_little(one_house: House) -> None:
    record = to_and_fro(9000)
    assert len(json.dumps(record)) < MEGABYTE
    small = to_and_fro(10)
    assert one_house.http.post("/api/records", json=small).json()["ok"]
    assert one_house.http.post("/api/records/table", json={"record": small}).status_code == 201
    before = grown(one_house)
    checked = one_house.http.post("/api/records", json=record)
    assert checked.status_code in (200, 413), checked.text
    opened = one_house.http.post("/api/records/table", json={"record": record})
    assert opened.status_code in (201, 413), opened.text
    assert grown(one_house) - before < 200 * MEGABYTE


def test_snapshots_and_counts_do_not_grow_without_end() -> None:
    record = to_and_fro(400)
    match: Match[Any] = Match(compile_ruleset("orleans", 2), seed=1)
    for line in record["moves"][len(match.moves) :]:
        match.act(SEATS.index(line[0]), line[2:])
    assert len(match._snapshots) == MOST_SNAPSHOTS
    assert len(match.state.answered) == 2
    seat = SEATS.index(record["moves"][-1][0])
    decision = match.ruleset.decision(match.state)
    assert decision is not None
    assert decision.tags[seat].endswith(".400")
    for _ in range(MOST_SNAPSHOTS):
        match.undo(seat)
    assert not match.can_undo(seat)


def test_a_record_with_too_many_lines_is_refused(one_house: House) -> None:
    record = {"bastide": 1, "game": "orleans", "seats": 2, "moves": ["# x"] * (uploads.LINES + 1)}
    for path, body in (("/api/records", record), ("/api/records/table", {"record": record})):
        answer = one_house.http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_record_that_takes_for_ever_is_given_up(one_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "LIMITS", uploads.Limits(seconds=60, cpu=0.05, memory=160 << 20))
    answer = one_house.http.post("/api/records", json=to_and_fro(9000))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-costly")
    assert one_house.http.get("/api/health").status_code == 200


def test_what_is_wrong_with_a_long_line_is_said_in_short(one_house: House) -> None:
    record = {"bastide": 1, "game": "carcassonne", "seats": 2, "moves": ["A " + "x" * 500_000]}
    answer = one_house.http.post("/api/records", json=record)
    assert answer.status_code == 409
    assert len(answer.content) < 2000


def test_nobody_makes_a_game_endless(one_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = one_house.open("human", "human", options={"startSeat": "A"})
    page = one_house.page(table, tokens)
    monkeypatch.setattr(room, "MOST_LINES", page.update["moves"] + 2)
    page.play(1)
    while not page.mine:
        page.hear()
    codes = set()
    for _ in range(3):
        answer = page.act(next(iter(page.mine)))
        codes.add(answer["ok"] or answer["error"]["code"])
    assert "too-long" in codes
