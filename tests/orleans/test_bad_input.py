"""What a table must refuse, by the rule that forbids it: nothing has changed afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import acting, at, why_not

from bastide.games import compile_ruleset
from bastide.kernel import SetupProblem

BEGUN = {"market": [], "technology": 1, "technology_begun": True}


@pytest.mark.parametrize(
    ("seats", "options", "code", "rule"),
    [
        (0, {}, "seats", "O-S-a"),
        (5, {}, "seats", "O-S-a"),
        (2, {"edition": "D"}, "unknown-value", None),
        (2, {"edition": ""}, "unknown-value", None),
        (2, {"tower.sends": "may_both"}, "unknown-option", None),
        (2, {"tower.send": "often"}, "unknown-value", None),
        (3, {"coins.total": -1}, "unknown-value", None),
    ],
)
def test_no_such_game(seats: int, options: dict[str, Any], code: str, rule: str | None) -> None:
    """O-S-a: a number of players, an edition or a switch that does not exist."""
    with pytest.raises(SetupProblem) as problem:
        compile_ruleset("orleans", seats, (), None, options)
    assert problem.value.code == code
    assert rule is None or problem.value.rule == rule


TRADER = {"market": [], "places": {"village": ["farmer", "boatman", "craftsman"]}}
DEBT = {"coins": 0, "goods": {"wool": 6}}


@pytest.mark.parametrize(
    ("phase", "moves", "mine", "line", "code", "rule"),
    [
        ("actions", ("A use village", "A village trader"), TRADER, "choose winery", "tile-gone", "O-C-i"),
        ("planning", (), {"market": ["knight"]}, "put scholar scriptorium.2", "no-such-follower", "O-P4-f"),
        (
            "planning",
            (),
            {"market": ["knight"]},
            "plan knight@ship.3, scholar@scriptorium.2; done",
            "no-such-follower",
            "O-P4-f",
        ),
        ("planning", (), {}, "put own-farmer town_hall.1", "marked-follower", "O-BT-c"),
        (
            "planning",
            (),
            {},
            "plan own-boatman@ship.2, own-trader@town_hall.2",
            "marked-follower",
            "O-BT-c",
        ),
        ("actions", (), BEGUN | {"tiles": ["cellar"]}, "tech cellar.1", "monk-space", "O-TE-h"),
        ("actions", (), BEGUN | {"tiles": ["hayrick"]}, "tech hayrick.1", "small-place", "O-TE-k"),
        ("event", (), DEBT, "pay nothing", "debt-not-covered", "O-X-e"),
        ("event", (), DEBT, "pay coins", "debt-not-covered", "O-X-e"),
    ],
)
def test_refused(
    phase: str, moves: tuple[str, ...], mine: dict[str, Any], line: str, code: str, rule: str
) -> None:
    """O-C-i, O-P4-f, O-BT-c, O-TE-h, O-TE-k, O-X-e: a tile that is gone, a follower that is not there,
    technology on a monk or at a place for one, a marked follower in the Town Hall, a debt not covered."""
    if phase == "actions":
        match = acting(
            *moves, A=mine, B={"tiles": ["winery"], "places": {"scriptorium": ["knight", "scholar"]}}
        )
    elif phase == "event":
        match = at("event", round=2, event="taxes", A=mine)
    else:
        match = at("planning", A=mine)
    assert why_not(match, f"A {line}") == (code, rule)
