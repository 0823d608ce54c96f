"""The end of the game, its points and its ties (O-END, O-TBK)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import at, player, table, told

from bastide.kernel import Match, formula_text


def ending(seats: int = 2, edition: str = "C", **given: Any) -> Match:
    """The last event of the last round, which changes nothing: nobody has goods to be taxed."""
    return at("event", seats=seats, edition=edition, round=18, event="pilgrimage", **given)


def points(match: Match) -> list[int]:
    return match.ruleset.game.scores(match.state)


def test_the_game_ends_after_round_18() -> None:
    """O-END-a."""
    assert ending().over
    assert not at("event", round=17, event="pilgrimage").over


def test_the_last_citizen() -> None:
    """O-END-b: to the player with the most built stations; O-S-p: it was kept for this."""
    match = ending(seats=3, A={"stations": ["tours"]}, B={"stations": ["blois", "orleans"]})
    assert told(match, "citizen")[0].seat == 1
    assert told(match, "citizen")[0].rule == "O-END-b"
    assert points(match) == [5 + 1, 5 + 2 + 1, 5]


def test_a_tie_for_the_last_citizen() -> None:
    """O-END-c, O-TBK-c: nobody gets it."""
    match = ending(seats=3, A={"stations": ["tours"]}, B={"stations": ["blois"]})
    assert told(match, "citizen") == []
    assert told(ending(), "citizen") == []


@pytest.mark.parametrize(
    ("good", "worth"), [("brocade", 5), ("wool", 4), ("wine", 3), ("cheese", 2), ("grain", 1)]
)
def test_goods(good: str, worth: int) -> None:
    """O-END-e."""
    assert points(ending(A={"goods": {good: 2}})) == [5 + 2 * worth, 5]


def test_coins() -> None:
    """O-END-d: a point each."""
    assert points(ending(A={"coins": 23}, B={"coins": 0})) == [23, 0]


def test_the_example() -> None:
    """O-END-f, O-END-g: 5 stations, 2 citizens, status 4: 28 points."""
    mine = {
        "coins": 0,
        "stations": ["tours", "blois", "chinon", "loches", "orleans"],
        "citizens": ["boatmen", "knights"],
        "development": 15,
    }
    other = {
        "coins": 0,
        "stations": ["briare", "sancerre", "nevers", "bourges", "vierzon"],
        "citizens": ["development-3"],
    }
    match = ending(A=mine, B=other)
    score = next(e for e in told(match, "score") if e.seat == 0)
    assert score.points == 28
    assert formula_text(score.formula) == "4 × 5 stations + 4 × 2 citizens = 28"
    assert {t.rule for t in score.formula} == {"O-END-f"}


def test_all_terms_are_told() -> None:
    """O-END-d, O-END-e, O-END-f: every point with its rule."""
    mine = {"coins": 3, "goods": {"brocade": 2, "grain": 1}, "stations": ["tours"], "development": 4}
    match = ending(A=mine, B={"stations": ["blois"]})
    score = next(e for e in told(match, "score") if e.seat == 0)
    assert formula_text(score.formula, lambda what, count: what) == (
        "2 × 1 station + 2 × 1 citizen + 1 × 3 coin + 5 × 2 brocade + 1 × 1 grain = 18"
    )
    assert score.points == points(match)[0]


def test_nothing_else_scores() -> None:
    """O-END-i: no place tiles, unbuilt stations, technology, characters."""
    rich = {
        "tiles": ["school", "windmill"],
        "technology": 3,
        "bag": {"monk": 4},
        "places": {"village": ["technology", None, None]},
    }
    assert points(ending(A=rich)) == [5, 5]


def test_only_standing_stations_count() -> None:
    """O-END-j, AMB-50, ED-28: stations lost under torture count neither for the citizen nor for points."""
    for edition in "ABC":
        match = ending(
            edition=edition,
            A={"lost_stations": 4, "stations": ["tours"]},
            B={"stations": ["blois", "chinon"]},
        )
        assert points(match) == [6, 5 + 2 + 1]


def test_the_highest_total_wins() -> None:
    """O-END-h, O-S-w."""
    match = ending(seats=3, A={"coins": 6}, B={"coins": 9})
    assert match.ruleset.game.winners(match.state) == [1]
    assert told(match, "end")[0].data["winners"] == ["B"]


def test_a_tie_goes_to_the_one_further_ahead() -> None:
    """O-TBK-a: on the development track."""
    match = ending(
        seats=3,
        A={"coins": 9, "development": 1},
        B={"coins": 9, "development": 2},
        C={"coins": 4, "development": 2},
    )
    assert points(match)[:2] == [9, 9]
    assert match.ruleset.game.winners(match.state) == [1]


def test_still_tied() -> None:
    """O-TBK-b: all of them win."""
    match = ending(seats=3, A={"coins": 9, "development": 2}, B={"coins": 9, "development": 2})
    assert match.ruleset.game.winners(match.state) == [0, 1]


def test_points_are_known_at_any_time() -> None:
    """O-I-e: everything that scores lies in the open."""
    match = at("planning", A={"coins": 3, "goods": {"wine": 1}, "stations": ["tours"]})
    assert table(match, None)["scores"]["A"] == 3 + 3 + 1
    assert player(match)["points"] == 7
