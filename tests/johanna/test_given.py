"""Given positions: what they put on the table, and what is refused because it cannot come about."""

from __future__ import annotations

from typing import Any

import pytest
from johanna.desk import (
    LENGTH,
    SHEETS,
    SPACES,
    TILES,
    WIDTH,
    Desk,
    far_route,
    field_with,
    ticks,
    ways,
)

from bastide.games import compile_ruleset
from bastide.kernel import Malformed, Match


def give(seats: int = 2, options: dict[str, Any] | None = None, **given: Any) -> Match:
    match = Match(compile_ruleset("johanna", seats, options=options), given=given)
    match.ruleset.game.check_piece_totals(match.state)
    return match


def refused(seats: int = 2, options: dict[str, Any] | None = None, **given: Any) -> str | None:
    with pytest.raises(Malformed) as problem:
        give(seats, options, **given)
    assert problem.value.code == "bad-given"
    return problem.value.rule


def sheet(**marks: Any) -> dict[str, Any]:
    return {"sheets": {"A": marks}}


NEAR = ways(at="O")[0]
TOWN = next(end for end in NEAR.ends if end != "O")


def test_a_position() -> None:
    """Marks, tiles and turn as given; the rest follows."""
    desk = Desk(
        2,
        ["knight", "farmer"],
        A={
            "routes": [NEAR.id],
            "posts": [TOWN],
            "goods": {"wine": 2},
            "circled": [3, 1, 0],
            "crossed": [1, 0, 0],
        },
        B={"development": 3, "monks": 2, "shields": 1, "places": ["library"], "deeds": ["1 farmer"]},
    )
    assert desk.view["turn"] == "B"  # three of five tiles are gone
    assert desk.view["display"] == ["farmer", "knight"]
    assert desk.sheet("B")["crossed"] == [TOWN]
    assert desk.sheet("A")["bank"]["available"] == 3
    assert len(desk.view["discard"]) == 2 + 3
    assert desk.view["bag"]["left"] == 20
    assert desk.view["round"] == 1


def test_a_later_round() -> None:
    """The round follows from what is in the bag and which bag it is."""
    tiles = [tile for tile in TILES for _ in range(SHEETS.person[tile].tiles)]
    match = give(2, bag=2, starter="B", display=[tiles[0]], discard=tiles[1:22])
    view = match.view(None).data
    assert (view["round"], view["bag"]["left"], view["starter"], view["turn"]) == (9, 5, "B", "B")
    match = give(2, discard=tiles[:12])
    assert match.view(None).data["round"] == 3
    assert len(match.view(None).data["display"]) == 5


def test_the_other_places_are_drawn() -> None:
    """Four of each tier, those that are known among them."""
    match = give(2, laid_out=["stable"], sheets={"A": {"places": ["library"]}})
    places = match.view(None).data["places"]
    first = {p["place"]: p["owner"] for p in places if p["tier"] == "I"}
    assert len(first) == 4
    assert first["stable"] is None
    assert first["library"] == "A"


def test_who_had_a_yellow_bonus() -> None:
    """The first seat that could, unless it is said."""
    at = field_with("citizen", yellow=True)
    both = {"A": {"development": at}, "B": {"development": at}}
    assert give(2, sheets=both).view(None).data["gone"] == {f"development:{at}": "A"}
    claimed = {f"development:{at}": "B"}
    match = give(2, sheets=both, claimed=claimed)
    assert match.view(None).data["sheets"]["B"]["citizens"] == [f"development:{at}"]


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"nonsense": 1}, None),
        ({"sheets": {"C": {}}}, None),
        ({"sheets": {"A": {"nonsense": 1}}}, None),
        ({"sheets": []}, None),
        ({"starter": "Z"}, None),
        (sheet(routes=["1-17"]), None),
        (sheet(routes=[far_route().id]), "J-KN-3"),
        (sheet(routes=[NEAR.id, NEAR.id]), "J-KN-2"),
        (sheet(routes=[sorted(SHEETS.map.struck_routes(2))[0]]), "J-S-18"),
        (sheet(posts=[TOWN]), "J-CR-2"),
        (sheet(posts=["22"]), "J-S-18"),
        (sheet(goods={"wine": SPACES + 1}), "J-W-1"),
        (sheet(goods={"gold": 1}), None),
        (sheet(circled=[1, 0]), "J-Q-1"),
        (sheet(circled=[WIDTH + 1, 0, 0]), "J-Q-1"),
        (sheet(circled=[1, 0, 0], crossed=[1, 1, 0]), "J-Q-8"),
        (sheet(circled=[0, 0, 0]), "J-S-16"),
        (sheet(shields=len(SHEETS.depot) + 1), "J-X-4"),
        (sheet(development=LENGTH + 1), "J-E-8"),
        (sheet(development=True), "J-E-8"),
        (sheet(monks=4), "J-T-4"),
        (sheet(deeds=["1"]), None),
        (sheet(deeds=["5 farmer"]), "J-D-2"),
        (sheet(deeds=[ticks(1)[0], ticks(1)[0]]), "J-D-2"),
        (sheet(places=["library", "library"]), "J-TR-2"),
        (sheet(places=["castle"]), None),
        (sheet(places=[c.id for c in SHEETS.places.of_tier("I")[:5]]), "J-S-8"),
        ({"sheets": {"A": {"places": ["stable"]}, "B": {"places": ["stable"]}}}, "J-TR-2"),
        (
            {
                "sheets": {
                    "A": {"routes": [NEAR.id], "posts": [TOWN]},
                    "B": {"routes": [NEAR.id], "posts": [TOWN]},
                }
            },
            "J-CR-4",
        ),
        ({"sheets": {"A": {"deeds": ticks(1)}, "B": {"deeds": ticks(1)}}}, "J-D-9"),
        ({"claimed": {"development:12": "A"}}, "J-Y-3"),
        ({"claimed": {"moon": "A"}}, "J-Y-3"),
        ({"display": ["farmer"] * 6}, "J-R-2"),
        ({"display": ["monk"]}, "J-C-3"),
        ({"display": ["trader"] * 5}, "J-C-3"),
        ({"display": ["farmer"], "discard": ["knight"] * 3}, "J-R-14"),
        ({"display": ["farmer"], "discard": ["knight"]}, "J-R-7"),
        ({"bag": 3}, "J-R-13"),
        ({"bag": 0}, "J-R-11"),
        ({"johanna": {"posts": 1}}, "J-C-5"),
        ({"display": "farmer"}, None),
    ],
)
def test_what_cannot_be(given: dict[str, Any], rule: str | None) -> None:
    """Every piece and mark is checked against the rule that it would break."""
    assert refused(2, **given) == rule


@pytest.mark.parametrize(
    ("johanna", "rule"),
    [
        ({"nonsense": 1}, None),
        ({"tracks": {"trader": 1}}, "J-L-19"),
        ({"tracks": {"farmer": 99}}, "J-L-19"),
        ({"shields": 99}, "J-L-18"),
        ({"development": 7}, "J-L-24"),
        ({"towns": ["O"], "posts": 1}, "J-L-28"),
        ({"towns": ["20"], "posts": 1}, "J-L-28"),
        ({"towns": ["3"]}, "J-L-28"),
        ({"pile": ["1", "1"]}, "J-L-8"),
        ({"pile": ["1", "2", "3"]}, "J-L-16"),
        ({"back": "sideways"}, None),
        (
            {
                "back": "up farmer",
                "pile": [c.id for c in SHEETS.solo.deck("standard") if c.arrow == "up"][:1],
            },
            "",
        ),
    ],
)
def test_what_johanna_cannot_have(johanna: dict[str, Any], rule: str | None) -> None:
    """Her area, too."""
    if rule == "":
        assert give(1, johanna=johanna).view(None).data["johanna"]["stack"] == 13
        return
    assert refused(1, johanna=johanna) == rule


def test_johanna_has_no_more_than_her_spaces_where_they_limit_her() -> None:
    """J-AMB-25: and as many as she likes where they do not; her towns may be left out (J-L-28)."""
    limited, slots = {"johanna_slot_limit": True}, SHEETS.johanna
    for marks in ({"posts": slots.post_slots + 1}, {"citizens": slots.citizen_slots + 1}):
        assert refused(1, limited, johanna=marks) == "J-AMB-25"
        assert give(1, johanna=marks).view(None).data["johanna"]["towns"] == []


def test_johanna_between_two_turns() -> None:
    """Cards, towns and marks of hers are where they are said to be."""
    johanna = {
        "tracks": {"farmer": 2, "scholar": 1},
        "shields": 3,
        "posts": 2,
        "towns": ["3"],
        "citizens": 1,
        "development": 1,
        "removed": ["stable"],
        "pile": ["5"],
        "back": "up knight",
    }
    desk = Desk(1, ["farmer", "knight", "trader"], johanna=johanna)
    area = desk.area()
    assert area["tracks"] == {"farmer": 2, "boatman": 0, "knight": 0, "scholar": 1}
    assert (area["shields"], area["posts"], area["citizens"], area["development"]) == (3, 2, 1, 1)
    assert area["towns"] == ["3"] == desk.sheet("A")["crossed"]
    assert area["card"]["id"] == "5"
    assert area["back"] == {"arrow": "up", "monk": "knight"}
    assert "stable" in [p["place"] for p in desk.view["places"] if p["removed"]]


def test_printed_mode() -> None:
    """J-S-7: only printed places can be owned there."""
    printed = next(c.id for c in SHEETS.places.cards if c.printed)
    missing = next(c.id for c in SHEETS.places.cards if not c.printed)
    options = {"places": "printed"}
    assert give(2, options, **sheet(places=[printed]))
    assert refused(2, options, **sheet(places=[missing])) == "J-S-7"


def test_counting_finds_what_is_wrong() -> None:
    """The check itself: a tile too many, an owner too few, a coin out of nowhere."""
    breaks = [
        lambda state: state.bag.__setitem__(0, state.bag[0] + 1),
        lambda state: state.owned.__setitem__(0, 1),
        lambda state: state.crossed.__setitem__(0, 3),
        lambda state: state.routes.__setitem__(0, 1 << 20),
        lambda state: state.citizens.__setitem__(1, 1),
        lambda state: state.posts.__setitem__(0, 1 << 5),
        lambda state: state.bought.__setitem__(0, 1),
        lambda state: state.doers.__setitem__(0, 0),
        lambda state: state.gone.__setitem__(0, 0),
        lambda state: state.queue.extend([1, 1]),
    ]
    for change in breaks:
        match = Match(compile_ruleset("johanna", 2))
        change(match.state)
        with pytest.raises(AssertionError):
            match.ruleset.game.check_piece_totals(match.state)
    match = Match(compile_ruleset("johanna", 1))
    match.state.slice_named("johanna").unused[0] = 0
    with pytest.raises(AssertionError):
        match.ruleset.game.check_piece_totals(match.state)
