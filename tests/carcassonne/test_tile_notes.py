"""Notes on single tiles of the Catapult and the Tunnel: what the pictures of the rulebook showed."""

from __future__ import annotations

from bastide.carcassonne.tiles import Tile, load_set
from bastide.games import compile_ruleset
from bastide.kernel import Match


def parts(tile: Tile, kind: str) -> list[str]:
    return [part.place() for part in tile.parts if part.kind == kind]


def test_roads_end_at_the_fair() -> None:
    """C-7.4.8-a: two roads that meet only at the fair are two; each is finished by itself."""
    fairs = load_set("catapult").tiles
    assert all("fair" in tile.signs for tile in fairs)
    assert {tile.id: parts(tile, "road") for tile in fairs}["CT-08"] == ["N", "S"]
    ruleset = compile_ruleset("carcassonne", 2, ("base", "catapult"), options={"startSeat": "A"})
    given = {"tiles": ["BA-22 -1,0 0"], "figures": ["B follower 0,0 road E+W"]}
    match = Match(ruleset, given=given, chance={"tile": ["CT-08", "BA-24"]})
    match.act(0, "lay 1,0 90")
    match.act(0, "pass")
    assert match.state.score == [0, 3]


def test_fairs_in_cities_and_meadows() -> None:
    """C-7.4.8-b: a fair inside a city. C-7.4.8-c: one that splits its tile into two meadows. C-7.4.8-d: into
    two cities and two meadows."""
    fairs = load_set("catapult").tiles
    assert any(parts(tile, "city") == ["N+E+S+W"] for tile in fairs)
    assert any(len(parts(tile, "field")) == 2 and not parts(tile, "road") for tile in fairs)
    assert any(len(parts(tile, "city")) == len(parts(tile, "field")) == 2 for tile in fairs)


def test_meadows_over_a_tunnel() -> None:
    """C-7.4.9-a: the meadows to the upper left and right are connected. C-7.4.9-b: on another tile the upper
    road ends, and they are connected too."""
    tunnels = {tile.id: tile for tile in load_set("tunnel").tiles}
    assert "EL+WR" in parts(tunnels["TN-02"], "field")
    assert parts(tunnels["TN-04"], "road")[0] == "N"
    assert not any("tunnel" in part.flags for part in tunnels["TN-04"].parts if part.place() == "N")
    assert "NL+NR+EL+WR" in parts(tunnels["TN-04"], "field")
