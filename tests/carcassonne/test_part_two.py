"""The expansions from the Catapult to the Crop Circles where a record cannot show it: what is dealt out, and
the order of the tiles."""

from __future__ import annotations

import pytest

from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Match, Ruleset


def ruleset(seats: int, *sets: str, elements: tuple[str, ...] = ()) -> Ruleset:
    return compile_ruleset("carcassonne", seats, ("base", *sets), elements, {"startSeat": "A"})


def test_seventeen_tiles_come_between_the_river_and_the_plague() -> None:
    """Q-3-9, C-3.1.4-a to C-3.1.4-c: the river is laid first, then seventeen tiles without the plague's."""
    rules = ruleset(2, "river", "plague")
    match = Match(rules, seed=3)
    plague = {tile.id for tile in load_set("plague").tiles}
    river = {tile.id for tile in load_set("river").tiles}
    drawn: list[str] = []
    while len(drawn) < 60:
        match.act(match.state.pending[0], rules.options(match.state, match.state.pending[0])[0])
        drawn = [str(event.data["tile"]) for _, event in match.log if event.type == "draw"]
    assert set(drawn[:11]) <= river
    first = [tile for tile in drawn if tile not in river]
    assert not plague & set(first[:17])
    assert plague & set(first)


@pytest.mark.parametrize(("seats", "pairs"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_tunnel_tokens_for_each_number_of_players(seats: int, pairs: int) -> None:
    """C-3.3.3-a to C-3.3.3-c, Q-3-10, Q-3-15; C-1.18-b: never more than six pairs."""
    left = Match(ruleset(seats, "tunnel")).view(None).data["tunnels"]["left"]
    assert {len(tokens) for tokens in left.values()} == {pairs}
    assert sum(map(len, left.values())) <= 6


def test_a_phantom_for_each_player() -> None:
    """Q-1-4, C-3.3.5-a: one for everybody who plays; Q-1-5: two base games bring no more small followers."""
    supply = Match(ruleset(5, "wheel", elements=("phantom",))).view(None).data["supply"]
    assert list(supply.values()) == [{"follower": 7, "phantom": 1}] * 5


def test_squares_of_the_wheel_count_as_tiles() -> None:
    """Q-3-7: a road onto the board of the wheel counts its square, and so does a cloister beside it."""
    given = {"tiles": ["BA-01 -1,0 0"], "figures": ["A follower -1,0 cloister"]}
    match = Match(ruleset(2, "wheel"), given=given, chance={"tile": ["BA-22"], "end_after": 1})
    match.act(0, "lay 2,-1 0")
    match.act(0, "follower road S")
    assert match.state.score == [2 + 3, 0]


@pytest.mark.parametrize(
    ("pieces", "points"), [(0, 0), (1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)]
)
def test_what_gold_is_worth(pieces: int, points: int) -> None:
    """C-4.2.11.3-n: the more gold somebody has, the more each piece is worth."""
    match = Match(ruleset(2, "gold-mines"), chance={"tile": ["BA-24"], "end_after": 1})
    gold = match.state.slice_named("gold")
    gold.held[1], gold.supply = pieces, 16 - pieces
    match.act(0, "lay 1,0 0")
    match.act(0, "pass")
    assert match.state.score == [0, points]


def test_seen_dispatches_come_again_in_their_order() -> None:
    """C-4.6.12.1-d: a card goes under the stack; once all were seen, the first comes first again."""
    rules = ruleset(2, elements=("dispatches",))
    given = {"tiles": ["BA-22 -1,0 0", "BA-24 1,0 0", "BA-24 2,0 0"], "figures": ["A follower 0,0 road E+W"]}
    match = Match(rules, given=given, chance={"tile": ["BA-22"]})
    cards = match.state.slice_named("dispatches")
    cards.unseen, cards.seen = [0] * 8, [4, 2, 0, 1, 3, 5, 6, 7]
    match.act(0, "lay 3,0 0")
    match.act(0, "pass")
    assert match.view(None).data["dispatches"]["card"] == "knights"
    assert cards.seen == [2, 0, 1, 3, 5, 6, 7, 4]


def test_the_die_of_the_flying_machine() -> None:
    """Q-4.2.11.1-1: one, two or three, each as likely as the others."""
    match = Match(ruleset(2, "flying-machines"), chance={"tile": ["FM-05"]})
    match.act(0, "lay 1,0 0")
    step = match.ruleset.program[match.ruleset.labels["B10.die"]]
    match.state.slice_named("flight").figure = 0
    assert step.weights(match.state) == [1, 1, 1]
    assert [step.write(match.state, face) for face in range(3)] == ["1", "2", "3"]
