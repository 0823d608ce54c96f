"""What the judgement of Carcassonne sees in a position."""

from __future__ import annotations

import pytest

from bastide.bots.carcassonne.ground import Ground
from bastide.bots.carcassonne.judge import Judge
from bastide.games import compile_ruleset
from bastide.kernel import Match, Seeded

GREAT_CITY = ["BA-04 0,-1 0", "BA-18 -1,-1 90", "BA-18 0,-2 180"]
SMALL_CITY = ["BA-24 1,0 0", "BA-24 2,0 0", "BA-18 2,-1 270"]
"""Between the two one square is free, and a tile with a city from west to east would join them."""
BLIND = {"join_city": 0.0, "join_field": 0.0}


def gains(figures: list[str], tiles: list[str]) -> list[float]:
    """What each seat may expect of areas that could be joined."""
    rules = compile_ruleset("carcassonne", 2, options={"startSeat": "A"})
    match = Match(rules, given={"tiles": tiles, "figures": figures}, chance={"tile": ["BA-24"]})
    seen, unseen = (Ground(Judge(weights), match.state).prospects(match.state) for weights in ({}, BLIND))
    return [a - b for a, b in zip(seen, unseen, strict=True)]


def test_a_small_city_beside_a_great_one_promises_part_of_it() -> None:
    own, other = gains(["A follower 2,-1 city W", "B follower 0,-1 city N+E+S+W"], [*GREAT_CITY, *SMALL_CITY])
    assert own > other > 0


def test_who_has_more_in_the_great_city_takes_the_small_one() -> None:
    figures = ["A follower 2,-1 city W", "B follower 0,-1 city N+E+S+W", "B follower 0,-2 city S"]
    own, other = gains(figures, [*GREAT_CITY, *SMALL_CITY])
    assert own < 0 < other


@pytest.mark.parametrize(
    ("figures", "tiles"),
    [
        (["A follower 2,-1 city W", "A follower 0,-1 city N+E+S+W"], [*GREAT_CITY, *SMALL_CITY]),
        (["A follower 2,-1 city W"], [*GREAT_CITY, *SMALL_CITY]),
        (
            ["A follower 2,-1 city W", "B follower 0,-1 city N+E+S+W"],
            [*GREAT_CITY, *SMALL_CITY, "BA-24 1,-2 90"],
        ),
    ],
    ids=["both are own", "nobody in the other", "a road leads into the gap"],
)
def test_where_nothing_would_change_hands_nothing_is_gained(figures: list[str], tiles: list[str]) -> None:
    assert gains(figures, tiles) == pytest.approx([0.0, 0.0])


def promised(given: dict[str, object], added: str, left: int) -> float:
    """What a position with so many tiles to come promises the first seat more than the second."""
    rules = compile_ruleset("carcassonne", 2, ["base", added], options={"startSeat": "A"})
    names = {number: name for name, number in rules.start(Seeded(1)).tables.index.items()}
    laid = {"tiles": [*GREAT_CITY, *SMALL_CITY], **given}
    stock = Match(rules, given=laid, chance={"tile": ["BA-24"]}).state.stock
    tiles = [names[kind] for kind, number in enumerate(stock) for _ in range(number)]
    gone = {"gone": tiles[: len(tiles) - left]}
    state = Match(rules, given=laid | gone, seed=1).state
    one, other = Ground(Judge({}), state).prospects(state)
    return one - other


def test_a_king_who_is_hard_to_dethrone_promises_more_until_the_last_tile_is_laid() -> None:
    """C-6.4-a: a point for every city at the end, whatever the record."""
    small, large = ({"king": {"seat": "A", "size": size}} for size in (3, 12))
    assert promised(large, "king-robber", 40) > promised(small, "king-robber", 40) > 0
    assert promised(large, "king-robber", 0) == promised(small, "king-robber", 0) > 0


def test_a_lead_in_goods_promises_its_ten_points_at_the_end() -> None:
    """C-6.3-a: ten points for the most of a kind, however many they are."""
    even = {"goods": {"A": {"wine": 4}, "B": {"wine": 1, "grain": 1}}}
    ahead = {"goods": {"A": {"wine": 2, "grain": 1}, "B": {"wine": 1}}}
    assert promised(even, "traders-builders", 0) == pytest.approx(0)
    assert promised(ahead, "traders-builders", 0) == pytest.approx(20)
    assert 0 < promised(ahead, "traders-builders", 60) < 20
