"""River II and Games Quarterly where a record cannot show it: what is printed, and rivers laid at random."""

from __future__ import annotations

import random
from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.rivers import arms_from, channel, turn_of
from bastide.carcassonne.tables import STEP, square
from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Match, Refused, Ruleset, Seeded, SetupProblem

NORTH, EAST, SOUTH, WEST = range(4)


def ruleset(seats: int = 2, sets: tuple[str, ...] = ("base", "river2"), **more: Any) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, options={"startSeat": "A", **more})


def test_twelve_river_tiles() -> None:
    """C-1.9-a: a spring, a fork, an end at a city, a volcano lake, a tile with a herd, one with an inn."""
    tiles = load_set("river2").tiles
    assert sum(t.count for t in tiles) == 12
    assert all("V" in t.edges for t in tiles)
    assert [t.id for t in tiles if "fork" in t.signs] == ["R2-04"]
    assert [t.id for t in tiles if "volcano" in t.signs] == ["R2-03"]
    flags = [flag for t in tiles for p in t.parts for flag in p.flags]
    assert [flags.count(f) for f in ("source", "mouth", "pigherd", "inn")] == [1, 2, 1, 1]


def test_ten_landscape_tiles_and_two_river_tiles() -> None:
    """C-1.11-a, C-1.11-b"""
    tiles = load_set("games-quarterly").tiles
    assert sum(t.count for t in tiles if "V" not in t.edges) == 10
    assert [t.id for t in tiles if "V" in t.edges] == ["GQ-11", "GQ-12"]


def test_spring_and_road_split_the_meadow() -> None:
    """C-7.4.5-a"""
    spring = next(t for t in load_set("games-quarterly").tiles if t.id == "GQ-11")
    assert [p.place() for p in spring.parts if p.kind == "field"] == ["NL+NR+EL+WR", "ER+SL+SR+WL"]


def test_bends_of_a_fork() -> None:
    """Q-3-1: every path through the fork that turns is a bend, so both arms know what would turn back."""
    assert turn_of(WEST, SOUTH) == 1
    assert turn_of(WEST, NORTH) == -1
    assert turn_of(WEST, EAST) == 0
    arms = {enters: bends for _, enters, bends in arms_from(square(0, 0), [WEST, EAST, NORTH], WEST)}
    assert arms == {WEST: (-1,), SOUTH: (-1, 1)}


@pytest.mark.parametrize(
    ("tile", "given", "line", "code", "rule"),
    [
        ("R2-02", ["R2-04 1,0 270", "R2-03 1,1 90"], "lay 1,-1 270", "last-arm", "Q-3-13"),
        ("R2-09", ["R2-04 1,0 270", "R2-06 1,-1 90"], "lay 1,-2 0", "river-blocked", "Q-3-1"),
    ],
)
def test_refusals_of_the_river(tile: str, given: list[str], line: str, code: str, rule: str) -> None:
    """Q-3-13, Q-3-1"""
    rules = ruleset()
    playing = Match(rules, given={"tiles": given}, chance={"tile": ["R2-06" if tile == "R2-02" else tile]})
    state = playing.state
    if tile == "R2-02":
        state.tile = state.tables.index["R2-02"]
    else:
        state.board[square(0, -2)] = 1
    refusal = rules.refusal(state, 0, rules.read(state, 0, line))
    assert (refusal.code, refusal.rule) == (code, rule)


def test_only_the_river_is_laid_at_first() -> None:
    """C-3.1.2.2-e"""
    playing = Match(ruleset(), given={"tiles": ["R2-04 1,0 270"]}, chance={"tile": ["R2-06"]})
    with pytest.raises(Refused) as problem:
        playing.act(0, "lay 0,-1 0")
    assert problem.value.rule == "C-3.1.2.2-e"


def lay_the_river(rules: Ruleset, seed: int) -> Any:
    """A game played at random until the river lies."""
    rng = random.Random(seed)
    sampler = Seeded(seed)
    state = rules.start(sampler)
    wet = [i for i, t in enumerate(state.tables.tiles) if "V" in t.edges]
    while any(state.stock[i] or any(c[i] for c, _ in state.piles) or state.tile == i for i in wet):
        seat = state.pending[0]
        rules.apply(state, seat, rng.choice(rules.options(state, seat)), sampler)
        rules.game.check_piece_totals(state)
    return state


@pytest.mark.parametrize("seed", range(40))
def test_rivers_neither_meet_nor_turn_back(seed: int) -> None:
    """C-3.1.2.2-g: followed square by square, the water is a tree; no two bends in a row go the same way."""
    sets = ("base", *(("river",) if seed % 2 else ()), "river2", *(("games-quarterly",) if seed % 3 else ()))
    state = lay_the_river(ruleset(2 + seed % 3, sets), seed)
    water = {}
    for number in range(1, len(state.laid)):
        tile = state.tables.tiles[state.laid[number] >> 2]
        if "V" in tile.edges:
            water[state.where[number]] = channel(state, state.laid[number])
    links = [(p, p + STEP[e]) for p, edges in water.items() for e in edges if p + STEP[e] in water]
    assert all((b, a) in links for a, b in links)
    rivers = 2 if seed % 2 else 1
    assert len(links) // 2 == len(water) - rivers  # as many links as a forest has
    for place, edges in water.items():
        for enters in edges:
            for leaves in edges:
                onward = place + STEP[leaves]
                if enters == leaves or turn_of(enters, leaves) == 0 or onward not in water:
                    continue
                back = (leaves + 2) % 4
                bends = [turn_of(back, e) for e in water[onward] if e != back]
                assert turn_of(enters, leaves) not in bends


def test_the_river_lies_before_anything_else() -> None:
    """C-3.1.2.2-a, -b, -f: the fork first, the volcano lake last, no other tile between."""
    state = lay_the_river(ruleset(3), 5)
    names = [state.tables.tiles[turned >> 2].id for turned in state.laid[1:]]
    assert names[:2] == ["R2-01", "R2-04"]
    assert all(name.startswith("R2") for name in names)
    assert names[-1] == "R2-03" or state.discarded


SWITCHES = ("riverVolcanoWithoutDragon", "riverVolcanoFigures", "herdsStack", "gqSpring")


@pytest.mark.parametrize("name", SWITCHES)
def test_both_readings_of_these_switches_are_built(name: str) -> None:
    """Q-3-4, Q-3-5, Q-6-4, Q-3-12"""
    switch = ruleset().game.catalogue.switch(name)
    assert not switch.fixed
    for value in switch.values:
        sets = ("base", "river2", "games-quarterly", "traders-builders")
        random_match(ruleset(2, sets, **{name: value}), name)
        random_match(ruleset(2, (*sets, "princess-dragon"), **{name: value}), name)


def test_the_set_without_its_element_is_refused() -> None:
    """C-3.1.2.2-a: the river tiles cannot be laid out by nobody."""
    with pytest.raises(SetupProblem, match="river2"):
        compile_ruleset("carcassonne", 2, ["base", "river2"], ["-river2"])
