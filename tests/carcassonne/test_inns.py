"""Inns & Cathedrals: what is in the box. How it plays stands in scenarios/carcassonne/inns."""

from __future__ import annotations

import pytest

from bastide.carcassonne.figures import kinds, piece, place_from_supply
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import nodes
from bastide.carcassonne.scoring import owners, value
from bastide.carcassonne.tiles import load_set, tile
from bastide.games import compile_ruleset
from bastide.kernel import total

SETS = ("base", "inns-cathedrals")


def test_the_box() -> None:
    """C-1.3-a, C-1.3-b, C-1.3-c: 18 tiles, a sixth colour, and a big follower for each colour."""
    assert load_set("inns-cathedrals").total == 18
    ruleset = compile_ruleset("carcassonne", 6, SETS)
    state = ruleset.start(None)
    assert [(k.name, k.each) for k in kinds(state)] == [("follower", 8), ("big", 1)]
    assert state.supply == [7] * 6 + [0] * 2 + [1] * 6 + [0] * 2
    flags = [flag for t in load_set("inns-cathedrals").tiles for p in t.parts for flag in p.flags]
    assert flags.count("inn") == 6
    assert flags.count("cathedral") == 1  # one kind of tile, twice in the box
    assert tile("IC-01").count == 2


def test_notes_on_tiles() -> None:
    """C-7.4.1-a: a cloister splits the road; C-7.4.1-b: an inn at the right-hand road only; C-7.4.1-c: a
    crossing splits the road."""
    roads = {name: [p for p in tile(name).parts if p.kind == "road"] for name in ("IC-02", "IC-14", "IC-05")}
    assert tile("IC-02").site is not None
    assert [p.place() for p in roads["IC-02"]] == ["E", "W"]
    assert [p.place() for p in roads["IC-14"] if "inn" in p.flags] == ["E"]
    assert [p.place() for p in roads["IC-05"]] == ["E", "W"]


@pytest.mark.parametrize(("element", "name", "with_it", "without"), [
    ("inns", "IC-15", 2, 1),
    ("cathedrals", "IC-01", 3, 2),
])  # fmt: skip
def test_each_element_can_be_left_out(element: str, name: str, with_it: int, without: int) -> None:
    """C-4.6.1.1-a and C-4.6.2.2-a are elements: without them the tiles are ordinary ones."""
    for elements, each in (((), with_it), ((f"-{element}",), without)):
        ruleset = compile_ruleset("carcassonne", 2, SETS, elements, {"startSeat": "A"})
        place = "1,0" if name == "IC-15" else "0,-1"
        state = ruleset.start(None, {"tiles": [f"{name} {place} 0"]})
        root = find(state, next(n for n in nodes(state, 2) if state.kind[n] != 0))
        assert value(state, root, True)[0].each == each


@pytest.mark.parametrize(("strength", "winners"), [(2, [0]), (1, [0, 1])])
def test_the_big_follower_on_a_cloister(strength: int, winners: list[int]) -> None:
    """Q-4.4.2-1: it counts double wherever a majority is taken, or by the switch not on a cloister."""
    options = {"startSeat": "A", "bigFollowerCloister": strength}
    state = compile_ruleset("carcassonne", 2, SETS, options=options).start(None, {"tiles": ["BA-01 0,1 0"]})
    (cloister,) = (n for n in nodes(state, 2) if n in state.sites.values())
    place_from_supply(state, piece(state, "big", 0), cloister)
    place_from_supply(state, piece(state, "follower", 1), cloister)
    assert owners(state, cloister) == winners
    assert total(tuple(value(state, cloister, True))) == 2
