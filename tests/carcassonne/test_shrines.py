"""The Shrines, and the cult of Cult, Siege & Creativity; how they play stands in
scenarios/carcassonne/shrines."""

from __future__ import annotations

import pytest

from bastide.carcassonne.expansions.cult.rules import SHRINE
from bastide.carcassonne.figures import piece, place_from_supply
from bastide.carcassonne.tables import square
from bastide.carcassonne.tiles import load_set, tile
from bastide.games import compile_ruleset
from bastide.kernel import Match

SETS = ("base", "cult")
RING = [
    "BA-24 1,0 0",
    "BA-24 2,0 0",
    "CU-01 1,1 0",
    "BA-01 2,1 0",
    "BA-18 2,2 180",
    "BA-18 1,2 180",
    "BA-18 0,2 180",
]


def test_the_boxes() -> None:
    """C-1.14-a: five tiles with a shrine; C-1.15-a: ten tiles, six of them with one; C-1.15-b: two blank ones
    that stay in the box (Q-1-3)."""
    cult, creative = load_set("cult"), load_set("cult-siege-creativity")
    assert sum(t.site is not None and t.site.kind == "shrine" for t in cult.tiles) == cult.total == 5
    assert sum(t.site is not None and t.site.kind == "shrine" for t in creative.tiles) == 6
    assert sum(t.count for t in creative.tiles if t.drawn) == 10
    assert [(t.id, t.count) for t in creative.tiles if not t.drawn] == [("CS-blank", 2)]
    ruleset = compile_ruleset("carcassonne", 2, ("base", "cult-siege-creativity"))
    assert ruleset.setup.elements == ("cathars", "shrine")  # C-1.15-c
    assert Match(ruleset).view(None).data["stock"]["left"] == 80


def test_notes_on_tiles() -> None:
    """C-7.4.7-c: a shrine splits the road."""
    assert [p.place() for p in tile("CU-05").parts if p.kind == "road"] == ["N", "S"]


@pytest.mark.parametrize("element", ["shrine", "-shrine"])
def test_without_the_element_a_shrine_is_just_a_building(element: str) -> None:
    """C-4.6.7-b holds in any case; C-4.2.3.1-b, the challenge, is the element."""
    ruleset = compile_ruleset("carcassonne", 2, SETS, (element,), {"startSeat": "A"})
    given = {"tiles": RING, "figures": ["A follower 1,1 shrine", "B follower 2,1 cloister"]}
    match = Match(ruleset, given=given, chance={"tile": ["BA-18", "BA-24"]})
    match.act(0, "lay 0,1 270")
    match.act(0, "pass")
    assert match.state.score == [9, 0]
    left = [f["seat"] for f in match.view(None).data["figures"]]
    assert left == ([] if element == "shrine" else ["B"])


def test_two_monks_in_the_losing_building() -> None:
    """Q-4.2.3-2: the majority decides inside a building, the challenge between them; all losers return."""
    ruleset = compile_ruleset("carcassonne", 2, SETS, options={"startSeat": "A"})
    given = {"tiles": RING, "figures": ["A follower 1,1 shrine", "B follower 2,1 cloister"]}
    match = Match(ruleset, given=given, chance={"tile": ["BA-18", "BA-24"]})
    state = match.state
    place_from_supply(state, piece(state, "follower", 0), state.sites[square(2, 1)])
    assert state.kind[state.sites[square(1, 1)]] == SHRINE
    match.act(0, "lay 0,1 270")
    match.act(0, "pass")
    assert state.figures == {}
    assert state.score == [9, 0]


def test_only_a_challenge_that_was_there() -> None:
    """Q-4.2.3-1, Q-4.6.2.4-7: a follower who comes from Carcassonne into a building that is finished already
    challenges nobody."""
    ruleset = compile_ruleset("carcassonne", 2, (*SETS, "count"), options={"startSeat": "A"})
    tiles = ["CU-01 -1,-2 0", "BA-18 -2,-2 270", "BA-18 -2,-3 0", "BA-18 -1,-3 0", "BA-01 0,-2 0"]
    given = {
        "tiles": tiles,
        "figures": ["B follower 0,-2 cloister"],
        "carcassonne": {"count": "market", "inside": ["A follower cathedral"]},
    }
    match = Match(ruleset, given=given, chance={"tile": ["BA-23", "BA-24"]})
    match.act(0, "lay 0,-3 180")
    match.act(0, "pass")
    match.act(0, "deploy follower")
    assert match.state.score == [9, 0]
    assert [f["seat"] for f in match.view(None).data["figures"]] == ["B"]
