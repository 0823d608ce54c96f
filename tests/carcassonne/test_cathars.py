"""The Cathars, and the sieges of Cult, Siege & Creativity: what is in the boxes and at what moment it counts.
How it plays stands in scenarios/carcassonne/cathars."""

from __future__ import annotations

from bastide.carcassonne.areas import CITY
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import nodes
from bastide.carcassonne.scoring import value
from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Ask, Match


def test_the_boxes() -> None:
    """C-1.6-a: four tiles with a besieged city; C-1.15-a: four of the ten of Cult, Siege & Creativity."""
    besieged = [t for t in load_set("cathars").tiles if any("cathar" in c.flags for c in t.cities)]
    assert len(besieged) == load_set("cathars").total == 4
    siege = [t for t in load_set("cult-siege-creativity").tiles if any("cathar" in c.flags for c in t.cities)]
    assert [t.edges for t in siege] == [t.edges for t in besieged]


def test_the_escape_comes_after_the_scoring_and_before_carcassonne() -> None:
    """C-7.1.6-a, X-4.2.2-1, X-4.2.2-3: scoring, escape, a follower to Carcassonne, double turn."""
    sets = ("base", "cathars", "count", "traders-builders")
    steps = [s for s in compile_ruleset("carcassonne", 2, sets).program if isinstance(s, Ask)]
    order = [s.decision for s in steps if s.flow == "turn"]
    assert order == ["D-PLACE", "D-FIGURE", "D-ESCAPE", "D-COUNTIN", "D-COUNTMOVE", "D-DOUBLE"]


def test_the_segment_with_the_symbol_counts() -> None:
    """Q-4.2.2-3: the city that contains the tile's symbol is the besieged one, and only that."""
    sets = ("base", "cathars")
    ruleset = compile_ruleset("carcassonne", 2, sets, options={"startSeat": "A"})
    given = {"tiles": ["BA-19 0,-1 0"], "figures": ["A follower 0,-1 city N"]}
    match = Match(ruleset, given=given, chance={"tile": ["CA-01", "BA-24"]})
    match.act(0, "lay 0,-2 180")
    match.act(0, "pass")
    assert match.state.score == [2, 0]  # two tiles, a point each
    start = next(n for n in nodes(match.state, 1) if match.state.kind[n] == CITY)
    assert sum(t.total for t in value(match.state, find(match.state, start), True)) == 4
