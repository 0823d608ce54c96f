"""King & Scout: what is in the box. How it plays stands in scenarios/carcassonne/king."""

from __future__ import annotations

import pytest

from bastide.carcassonne.tiles import load_set, tile
from bastide.games import compile_ruleset
from bastide.kernel import Match


def test_the_box() -> None:
    """C-1.5-a, C-1.5-b: five tiles and two cards, each an element of its own."""
    assert load_set("king-robber").total == 5
    ruleset = compile_ruleset("carcassonne", 2, ("base", "king-robber"))
    assert ruleset.setup.elements == ("king", "robber-baron")
    only = compile_ruleset("carcassonne", 2, ("base", "king-robber"), ("-king",))
    assert "king" not in Match(only).view(None).data
    assert "robber-baron" in Match(only).view(None).data


def test_notes_on_tiles() -> None:
    """C-7.4.7-a: a meadow split by the city; C-7.4.7-b: two separate city pieces."""
    crossed = tile("KR-05")
    assert [c.place() for c in crossed.cities] == ["N+S", "E+W"]
    assert [p.place() for p in crossed.parts if p.kind == "field"] == ["i1", "i2"]


@pytest.mark.parametrize(("unit", "size"), [("tile", 4), ("piece", 5)])
def test_the_size_of_a_city(unit: str, size: int) -> None:
    """C-4.6.4.1-d with Q-4.6.2-1: the King measures a city as its points do, by tiles or by pieces."""
    options = {"startSeat": "A", "cityUnit": unit}
    ruleset = compile_ruleset("carcassonne", 2, ("base", "king-robber"), options=options)
    given = {"tiles": ["BA-20 0,1 180", "BA-09 0,2 90", "BA-09 1,2 0"]}
    match = Match(ruleset, given=given, chance={"tile": ["BA-09", "BA-24"]})
    match.act(0, "lay 1,1 270")
    match.act(0, "pass")
    assert match.view(None).data["king"] == {"seat": "A", "size": size}
