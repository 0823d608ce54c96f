"""Ratings and the sequential test, on results whose answer is known."""

from __future__ import annotations

import random

import pytest

from bastide.arena import sprt
from bastide.arena.ratings import meetings, table
from bastide.arena.tournament import SprtTable
from bastide.arena.work import Row, shares

pytest.importorskip("choix", reason='needs pip install "bastide[arena]"')


def row(at: int, bots: list[str], scores: list[int], fault: int = -1) -> Row:
    best = max(s for seat, s in enumerate(scores) if seat != fault)
    winners = [seat for seat, s in enumerate(scores) if s == best and seat != fault]
    won = shares(len(bots), winners)
    base = {"at": at, "setup": 0, "deal": at, "rotation": 0, "reason": ""}
    return base | {"bots": bots, "scores": scores, "winners": winners, "shares": won, "fault": fault}


def games(chance: float, count: int, seed: int = 1) -> list[Row]:
    """Pairs of games in which the first bot wins with this chance."""
    rng = random.Random(seed)
    rows = []
    for at in range(count):
        for seats in (["a", "b"], ["b", "a"]):
            won = rng.random() < chance
            rows.append(row(at, seats, [10, 5] if won == (seats[0] == "a") else [5, 10]))
    return rows


def test_elo_is_what_the_wins_say() -> None:
    first, second = table(games(0.75, 1000), ["b", "a"])
    assert (first.bot, second.bot) == ("a", "b")
    assert first.elo is not None
    assert second.elo is not None
    assert first.elo - second.elo == pytest.approx(190.8, abs=15)  # 400 log10(3)
    assert first.low < first.elo < first.high
    assert first.high - first.low < 40


def test_few_games_that_agree_are_no_certainty() -> None:
    first, _ = table([row(0, ["a", "b"], [9, 1]), row(1, ["b", "a"], [1, 9])], ["a", "b"])
    assert first.low < 0 < first.elo < 400


def test_a_fault_loses_whatever_the_points_say() -> None:
    assert meetings([row(0, ["a", "b"], [50, 1], fault=0)]) == {0: [("a", "b", 0.0)]}


def test_bots_that_play_alone_are_compared_over_the_same_deal() -> None:
    rows = [row(0, ["a"], [30]), row(1, ["b"], [20]), row(2, ["a"], [10]), row(3, ["b"], [10])]
    for one, deal in zip(rows, (0, 0, 1, 1), strict=True):
        one["deal"] = deal
    assert sorted(meetings(rows).values()) == [[("a", "b", 0.5)], [("a", "b", 1.0)]]


def test_tables_of_three_have_a_skill() -> None:
    rows = [row(at, ["a", "b", "c"], [30, 20, 10]) for at in range(20)]
    found = {one.bot: one.skill for one in table(rows, ["a", "b", "c"])}
    assert found["a"] > found["b"] > found["c"]


@pytest.mark.parametrize(("chance", "decided"), [(0.6, 1), (0.5, 0)])
def test_the_test_finds_what_is_so(chance: float, decided: int) -> None:
    rows = games(chance, 1500)
    deals = [rows[at : at + 2] for at in range(0, len(rows), 2)]
    verdict = sprt.decide(deals, "a", SprtTable(0, 40))
    assert verdict.decided == decided
    assert sprt.LEAST_DEALS <= verdict.deals < 1500


def test_wrong_answers_are_as_rare_as_promised() -> None:
    wrong = 0
    for seed in range(24):
        rows = games(0.5, 800, seed)
        deals = [rows[at : at + 2] for at in range(0, len(rows), 2)]
        wrong += sprt.decide(deals, "a", SprtTable(0, 40, 0.1, 0.1)).decided == 1
    assert wrong <= 7
