"""Traders & Builders: what is in the box. How it plays stands in scenarios/carcassonne/traders."""

from __future__ import annotations

from bastide.carcassonne.expansions.traders_builders.rules import GOODS
from bastide.carcassonne.figures import kinds
from bastide.carcassonne.tiles import load_set, tile
from bastide.games import compile_ruleset
from bastide.kernel import Match

SETS = ("base", "traders-builders")


def test_the_box() -> None:
    """C-1.4-a, C-1.4-b, C-1.4-c, C-1.4-d: 24 tiles, 20 goods tokens, a builder and a pig for each colour."""
    assert load_set("traders-builders").total == 24
    assert GOODS == {"wine": 9, "grain": 6, "cloth": 5}
    state = compile_ruleset("carcassonne", 6, SETS).start(None)
    assert [(k.name, k.each, k.follower) for k in kinds(state)] == [
        ("follower", 8, True),
        ("builder", 1, False),
        ("pig", 1, False),
    ]
    shown = dict.fromkeys(GOODS, 0)
    for one in load_set("traders-builders").tiles:
        for part in one.parts:
            for good in shown:
                shown[good] += good in part.flags
    assert shown == GOODS


def test_goods_run_out() -> None:
    """Q-4.6.2-3: when the tokens of a kind run out, the player gets what is left (C-4.6.2.3-b)."""
    ruleset = compile_ruleset("carcassonne", 2, SETS, options={"startSeat": "A"})
    given = {"tiles": ["TB-02 0,-1 180"]}
    match = Match(ruleset, given=given, chance={"tile": ["BA-18", "BA-24"]})
    goods = match.state.slice_named("goods").tokens
    goods[18], goods[3] = 0, 9  # the other player has all the wine there is
    match.act(0, "lay 1,-1 270")
    match.act(0, "pass")
    assert match.view(0).data["goods"]["A"]["wine"] == 0
    ruleset.game.check_piece_totals(match.state)


def test_notes_on_tiles() -> None:
    """C-7.4.2-a: a printed bridge is no crossing; C-7.4.2-b: a road to the city and one to a house."""
    assert [p.place() for p in tile("TB-24").parts if p.kind == "road"] == ["N+S", "E+W"]
    assert not tile("TB-24").meets
    roads = [p for p in tile("TB-23").parts if p.kind == "road"]
    assert [p.place() for p in roads] == ["S", "W"]
    assert tile("TB-23").meets == (("c1", roads[0].name),)  # the other road meets nothing


def test_a_builder_does_not_follow_into_the_next_turn() -> None:
    """C-4.4.3.1-a, C-4.4.3.1-c: what one player has earned is forgotten when the next one begins."""
    ruleset = compile_ruleset("carcassonne", 2, SETS, options={"startSeat": "A"})
    given = {"tiles": ["BA-24 1,0 0"], "figures": ["A follower 0,0 road E+W", "A builder 1,0 road E+W"]}
    match = Match(ruleset, given=given, chance={"tile": ["BA-24", "BA-24", "BA-18"]})
    match.act(0, "lay 2,0 0")
    match.act(0, "pass")
    match.act(0, "double")
    match.act(0, "lay 3,0 0")
    match.act(0, "pass")
    assert match.state.pending == (1,)
    double = match.state.slice_named("builder")
    assert (double.earned, double.second) == (False, False)
