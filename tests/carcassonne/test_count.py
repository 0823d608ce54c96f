"""The Count of Carcassonne and the bundle Count, King & Consorts; how they play stands in
scenarios/carcassonne/count."""

from __future__ import annotations

from typing import Any

import pytest

from bastide.carcassonne.areas import FIELD
from bastide.carcassonne.expansions.count.quarters import LEADS_TO, QUARTERS
from bastide.carcassonne.game import GAME
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import cities_at
from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Malformed, Match, Refused, SetupProblem

SETS = ("base", "count")


def match_of(sets: tuple[str, ...] = SETS, seats: int = 2, **more: Any) -> Match:
    options = {"startSeat": "A", **more.pop("options", {})}
    elements = more.pop("elements", ())
    return Match(compile_ruleset("carcassonne", seats, sets, elements, options), **more)


def test_the_box() -> None:
    """C-1.7-a, C-3.1.2.1-a: twelve tiles that form one block of four by three squares."""
    blocks = [t.block for t in load_set("count").tiles]
    assert sorted(blocks) == [("carcassonne", x, y) for x in range(-2, 2) for y in range(-1, 2)]  # type: ignore[type-var]
    view = match_of().view(None).data
    assert len(view["tiles"]) == 12
    assert view["stock"]["left"] == 71  # Q-3-11: one of the 72 is in hand


def test_the_quarters() -> None:
    """C-3.1.2.1-c, C-4.6.2.4-i to C-4.6.2.4-l: castle to city, smithy to road, cathedral to cloister, shrine
    and abbey, market to meadow."""
    ways = {}
    for area, quarter in LEADS_TO.items():
        ways.setdefault(QUARTERS[quarter], set()).add(area)
    assert ways == {"castle": {1}, "smithy": {2}, "market": {FIELD}, "cathedral": {4, 5, 6}}


@pytest.mark.parametrize("is_city", [True, False])
def test_every_meadow_at_the_walls(is_city: bool) -> None:
    """Q-3-8: every meadow on the twelve tiles lies at the one city, or by the switch at none."""
    state = match_of(options={"carcassonneIsCity": is_city}).state
    meadows = {find(state, n) for n in range(len(state.parent)) if state.kind[n] == FIELD}
    assert len(meadows) == 3  # parted by the three roads; a meadow reaches around each of the two caps
    assert {len(cities_at(state, root)) for root in meadows} == {1 if is_city else 0}


def test_the_city_without_the_count() -> None:
    """The city is a starting piece (C-3.1-a); the Count is an element that can be left out."""
    match = match_of(elements=("-count",))
    view = match.view(None).data
    assert len(view["tiles"]) == 12
    assert "carcassonne" not in view
    with pytest.raises(SetupProblem) as problem:
        compile_ruleset("carcassonne", 2, ("base",), ("count",))
    assert problem.value.code == "missing"


def test_count_king_and_consorts() -> None:
    """C-1.13-a, C-1.13-b, Q-1-2: 36 parts: the tiles of King & Scout, Count, River II and Shrines and two
    cards; whoever adds one of those boxes has it no second time."""
    parts = ("king-robber", "count", "river2", "cult")
    assert sum(load_set(name).total for name in parts) + 2 == 36
    bundle = GAME.catalogue.setup(2, ["count-king"])
    assert set(bundle.sets) == {"base", *parts}
    assert {"king", "robber-baron", "count", "river2", "shrine"} <= set(bundle.elements)
    assert GAME.catalogue.setup(2, ["count-king", "king-robber", "cult"]) == bundle
    assert GAME.catalogue.switch("bundles").fixed


def test_notes_on_tiles_of_the_bundle() -> None:
    """C-7.4.7-d: on one tile the river does not split the meadow."""
    whole = [
        t.id
        for t in load_set("river2").tiles
        if "V" in t.edges and len([p for p in t.parts if p.kind == "field"]) == 1
    ]
    assert whole == ["R2-01", "R2-03"]


def test_the_presets() -> None:
    """Boxes as they were sold, and everything up to Cult, Siege & Creativity."""
    presets = {p.name: p.sets for p in GAME.catalogue.presets}
    for name in ("first-game", "classic", "with-inns", "big-box", "count-king", "part-one"):
        assert name in presets
    assert len(presets["part-one"]) == 14
    state = compile_ruleset("carcassonne", 3, ["part-one"]).start(None)
    GAME.check_piece_totals(state)


def test_a_base_game_is_needed() -> None:
    """Any combination compiles or says what is missing."""
    for sets, elements in ((["count"], []), (["base", "river"], ["-river"])):
        with pytest.raises(SetupProblem) as problem:
            compile_ruleset("carcassonne", 2, sets, elements)
        assert problem.value.code == "missing"


def test_no_market_follower_onto_a_meadow_with_a_barn() -> None:
    """Q-4.6.2.4-10: in final scoring the meadow of a barn is closed to the market (C-4.4.8.1-e)."""
    given = {
        "tiles": ["BA-01 -1,-2 0", "BA-01 0,-2 0"],
        "barns": ["A -1,-2 SE"],
        "carcassonne": {"inside": ["B follower market"]},
    }
    chance = {"tile": ["BA-18"], "end_after": 1}
    match = match_of((*SETS, "abbey-mayor"), given=given, chance=chance)
    match.act(0, "lay 2,1 270")
    match.act(0, "pass")
    asked = 0
    ((_, meadow),) = match.state.slice_named("barn").corners.values()
    barn = find(match.state, meadow)
    while not match.over:
        assert match.state.pending == (1,)
        node = match.state.slice_named("count").queue[0][1]
        assert find(match.state, node) != barn
        asked += 1
        match.act(1, "pass")
    assert asked == 3  # the two other meadows at the walls and the one at the small city


def test_no_deployment_onto_the_dragon() -> None:
    """X-4.2.4-5: where the dragon is no follower may come; here he stands elsewhere in the city."""
    given = {
        "tiles": ["BA-01 2,0 0"],
        "dragon": "2,0",
        "carcassonne": {"count": "market", "inside": ["A follower castle"]},
    }
    match = match_of((*SETS, "princess-dragon"), given=given, chance={"tile": ["PD-05", "BA-24"]})
    match.act(
        0, "lay 2,1 270"
    )  # a volcano: the dragon comes to the tile just laid, and nobody can stand there
    assert match.view(0).decision.name == "D-DEPLOY"  # type: ignore[union-attr]
    events = match.act(0, "deploy follower")
    assert events[0].data["square"] == [1, 1]
    GAME.check_piece_totals(match.state)


@pytest.mark.parametrize("entry", [
    [], {"count": "cellar"}, {"inside": ["A follower"]}, {"inside": ["A pig castle"]}, {"inside": 7},
    {"inside": ["Z follower castle"]}, {"inside": ["A follower castle"] * 8},
])  # fmt: skip
def test_given_positions_that_cannot_be(entry: Any) -> None:
    with pytest.raises(Malformed):
        match_of(given={"carcassonne": entry})


@pytest.mark.parametrize(("line", "rule"), [
    ("send follower cellar", None), ("send ghost castle", None), ("send follower", None),
    ("move-count castle", ""), ("deploy follower", ""), ("send big castle", "C-4.4-c"),
])  # fmt: skip
def test_bad_input(line: str, rule: str | None) -> None:
    given = {"figures": ["B follower 1,1 city E", "A big 1,1 field NR+SL+SR+WL"]}
    match = match_of((*SETS, "inns-cathedrals"), given=given, chance={"tile": ["BA-18"]})
    match.act(0, "lay 2,1 270")
    match.act(0, "pass")
    with pytest.raises(Malformed if rule is None else Refused) as problem:
        match.act(0, line)
    assert rule is None or problem.value.rule == rule
