"""Phase 4: what may be put where, in small actions and as a whole, and hidden from the others (O-P4,
O-TO-b)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from orleans.table import asked, at, do, fresh, may, place, player, table, told, why_not

from bastide.games import compile_ruleset
from bastide.kernel import Malformed, Match, View, record_of, replay

MARKET = {"market": ["own-farmer", "own-boatman", "own-craftsman", "own-trader", "knight", "monk"]}


def planning(*moves: str, **more: Any) -> Match:
    more.setdefault("A", MARKET)
    return at("planning", *moves, **more)


# -- putting -----------------------------------------------------------------------------------------------


def test_from_the_market_to_a_place() -> None:
    """O-P4-f: followers go from the market to action spaces; DP-PLAN."""
    match = planning("A put own-boatman farm_house.1")
    assert asked(match)[1] == "DP-PLAN"
    assert place(match, "farm_house") == ["own-boatman", None]
    assert "own-boatman" not in player(match)["market"]
    assert why_not(match, "A put boatman farm_house.1") == ("no-such-follower", "O-P4-f")
    assert why_not(match, "A put scholar scriptorium.2") == ("no-such-follower", "O-P4-f")


def test_to_place_tiles_too() -> None:
    """O-P4-f, O-CE-e: own place tiles are places; those of nobody are not."""
    match = planning("A put own-farmer hayrick.1", A=MARKET | {"tiles": ["hayrick"]})
    assert place(match, "hayrick") == ["own-farmer"]
    assert why_not(match, "A put own-trader winery.2") == ("not-your-place", "O-CE-e")


def test_a_space_is_for_its_profession() -> None:
    """O-P4-h: and for nobody else, unless a substitution applies; O-P4-o, O-BF-e: the Farm House needs a
    boatman and a craftsman."""
    match = planning()
    assert why_not(match, "A put own-farmer farm_house.1") == ("wrong-profession", "O-P4-h")
    assert why_not(match, "A put own-craftsman farm_house.1") == ("wrong-profession", "O-P4-h")
    do(match, "A put own-boatman farm_house.1", "A put own-craftsman farm_house.2")
    assert next(p for p in player(match)["places"] if p["id"] == "farm_house")["ready"]


@pytest.mark.parametrize("profession", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"])
def test_a_monk_stands_for_anybody(profession: str) -> None:
    """O-BM-c: on an action space of any other profession."""
    spaces = {
        "farmer": "village.1",
        "boatman": "farm_house.1",
        "craftsman": "farm_house.2",
        "trader": "castle.3",
        "knight": "ship.3",
        "scholar": "scriptorium.2",
    }
    match = planning(f"A put monk {spaces[profession]}")
    assert player(match)["market"].get("monk") is None


def test_nobody_stands_for_a_monk() -> None:
    """O-BM-d: only monks on monk spaces."""
    mine = {"tiles": ["brewery", "school"], "market": ["monk", "scholar", "own-farmer"]}
    match = planning(A=mine)
    assert why_not(match, "A put own-farmer brewery.1") == ("monks-only", "O-BM-d")
    assert why_not(match, "A put scholar brewery.1") == ("monks-only", "O-BM-d")  # O-L-15a
    do(match, "A put monk brewery.1")


def test_one_tile_on_a_space() -> None:
    """O-P4-i."""
    match = planning("A put knight ship.3")
    assert why_not(match, "A put monk ship.3") == ("space-taken", "O-P4-i")


def test_a_space_under_technology_is_taken() -> None:
    """O-P4-i, O-TE-a."""
    match = planning(A=MARKET | {"places": {"ship": ["technology", None, None]}})
    assert why_not(match, "A put own-farmer ship.1") == ("space-taken", "O-P4-i")


def test_followers_may_stay_on_the_market() -> None:
    """O-P4-g: nobody has to plan anything."""
    match = planning("A done")
    assert asked(match)[0] == "B"
    assert sum(player(match)["market"].values()) == 6


def ready(match: Match, name: str) -> bool:
    return bool(next(p for p in player(match)["places"] if p["id"] == name)["ready"])


def test_a_place_is_activated_when_all_spaces_are_covered() -> None:
    """O-P4-j: by characters or technology; O-P4-k: a place that is partly filled is not."""
    match = planning(A=MARKET | {"places": {"village": ["technology", None, None]}})
    assert not ready(match, "village")
    do(match, "A put own-boatman village.2")
    assert not ready(match, "village")
    do(match, "A put own-craftsman village.3")
    assert ready(match, "village")


def test_a_partly_filled_place_cannot_be_used_and_is_filled_later() -> None:
    """O-P4-k, O-P4-l: the missing space in a later round; O-P5-k: who was not used stays."""
    match = planning("A plan own-boatman@farm_house.1; done", "B done")
    assert asked(match)[1] in ("DP-RET", "DP-DRAW", "DP-PLAN")  # nobody could do anything
    while asked(match)[1] != "DP-PLAN":
        match.act(match.state.pending[0], match.view(match.state.pending[0]).options[-1])
    assert place(match, "farm_house") == ["own-boatman", None]
    do(match, "A put own-craftsman farm_house.2", "A done", "B done")
    assert "use farm_house" in may(match, "A")


def test_some_places_need_one_character_or_none() -> None:
    """O-P4-m: place tiles with one space or without; O-P4-n and O-BT-b: the Town Hall needs one."""
    mine = {"tiles": ["hayrick", "school"], "market": ["own-farmer", "farmer"]}
    match = planning("A put own-farmer hayrick.1", "A put farmer town_hall.1", A=mine)
    assert ready(match, "hayrick")
    assert ready(match, "town_hall")
    several = [p for p in player(match)["places"] if p["category"] is None and p["id"] != "town_hall"]
    assert all(len(p["spaces"]) >= 2 for p in several)


def test_an_activated_place_may_be_used_later() -> None:
    """O-P4-p: in this action phase or any later one."""
    mine = {"market": [], "places": {"scriptorium": ["knight", "scholar"]}}
    match = at("actions", "A pass", A=mine, round=2, event="income")
    while asked(match)[1] != "DP-PLAN":
        match.act(match.state.pending[0], match.view(match.state.pending[0]).options[-1])
    do(match, "A done", "B done")
    assert "use scriptorium" in may(match, "A")


def test_placed_characters_do_not_move_in_planning() -> None:
    """O-P4-q, O-PC-a: a character of an earlier round stays, one of this plan can be taken up again."""
    match = planning("A put knight ship.3", A=MARKET | {"places": {"castle": ["farmer", None, None]}})
    assert why_not(match, "A take castle.1") == ("already-placed", "O-P4-q")
    assert may(match, "A").count("take ship.3") == 1
    do(match, "A take ship.3")
    assert place(match, "ship") == [None, None, None]
    assert player(match)["market"]["knight"] == 1
    assert why_not(match, "A take ship.3") == ("nothing-there", "O-P4-d")


# -- finishing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["A", "B", "C"])
def test_a_finished_plan_stands(edition: str) -> None:
    """O-P4-c: a player says that he has planned; O-P4-d: then nothing can be changed; O-P4-b: also where
    the text is silent."""
    match = planning("A put knight ship.3", "A done", edition=edition)
    assert told(match, "finished")[-1].rule == "O-P4-c"
    assert table(match, "B")["finished"] == ["A"]
    assert why_not(match, "A take ship.3") == ("not-your-turn", "")
    assert why_not(match, "A put monk ship.2") == ("not-your-turn", "")
    do(match, "B done")


@pytest.mark.parametrize(("edition", "rule"), [("A", "O-P4-a"), ("B", "O-P4-b"), ("C", "O-P4-a")])
def test_all_plan_at_the_same_time(edition: str, rule: str) -> None:
    """O-P4-a, O-TO-b, R-15; O-P4-b, ED-12: in edition B by default."""
    match = planning(edition=edition, seats=4)
    assert asked(match) == ("ABCD", "DP-PLAN")
    do(
        match,
        "D put own-boatman farm_house.1",
        "B put own-trader castle.3",
        "D done",
        "A done",
        "C done",
        "B done",
    )
    assert told(match, "reveal")[-1].rule == rule


def test_in_turn_order() -> None:
    """O-P4-e: from the start player clockwise, each plan open to those after it; AMB-46."""
    options = {"planning.mode": "turn_order"}
    match = planning(seats=3, start="B", options=options, B=MARKET)
    assert asked(match) == ("B", "DP-PLAN")
    assert why_not(match, "C done") == ("not-your-turn", "")
    do(match, "B put knight ship.3", "B done")
    assert asked(match) == ("C", "DP-PLAN")
    seen = next(p for p in table(match, "C")["players"]["B"]["places"] if p["id"] == "ship")
    assert seen["spaces"][2]["has"] == "knight"
    do(match, "C done")
    assert asked(match) == ("A", "DP-PLAN")


def test_there_is_no_undo_of_what_was_revealed() -> None:
    """O-P4-a, O-P4-d: with the last plan everything is shown."""
    match = planning("A put knight ship.3", "A done", "B put own-boatman farm_house.1")
    assert match.can_undo(1)
    do(match, "B done")
    assert not match.can_undo(1)


def test_an_option_says_whether_the_place_is_then_ready() -> None:
    """O-P4-j: for the page, before the follower is put; a farmer on another space counts like anybody."""
    waiting = {"guildhall": ["farmer", None, "knight"], "castle": ["own-farmer", None, None]}
    match = planning(A={"market": ["craftsman", "boatman"], "places": waiting})
    ready = {o.text: o.data["ready"] for o in match.ruleset.describe(match.state, 0) if o.verb == "put"}
    assert ready["put craftsman guildhall.2"]
    assert not ready["put boatman castle.2"]


# -- a whole plan ------------------------------------------------------------------------------------------


def test_a_whole_plan() -> None:
    """O-P4-f, O-P4-c: one line does what the small actions do."""
    whole = planning("A plan own-boatman@farm_house.1, own-craftsman@farm_house.2, monk@ship.1; done")
    small = planning(
        "A put own-boatman farm_house.1", "A put own-craftsman farm_house.2", "A put monk ship.1", "A done"
    )
    assert table(whole, "A") == table(small, "A")
    line = "A plan own-boatman@farm_house.1, own-craftsman@farm_house.2, monk@ship.1; done"
    assert record_of(whole, ["a", "b"]).moves[-1] == line
    again = replay(record_of(whole, ["a", "b"]), compile_ruleset)
    assert again.ruleset.is_same_position(again.state, whole.state)


def test_a_whole_plan_need_not_be_finished() -> None:
    match = planning("A plan knight@ship.3")
    assert "A" in asked(match)[0]
    do(match, "A plan nothing; done")
    assert "A" not in asked(match)[0]


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("scholar@scriptorium.2", "no-such-follower", "O-P4-f"),
        ("knight@ship.3, knight@wagon.3", "no-such-follower", "O-P4-f"),
        ("knight@ship.3, monk@ship.3", "space-taken", "O-P4-i"),
        ("own-farmer@farm_house.2", "wrong-profession", "O-P4-h"),
        ("own-farmer@town_hall.1", "marked-follower", "O-BT-c"),
        ("own-farmer@hayrick.1", "not-your-place", "O-CE-e"),
        ("technology@village.1", "no-technology", "O-TE-a"),
        ("knight@ship.3 from tower", "no-such-follower", "O-P4-f"),
    ],
)
def test_a_plan_with_something_forbidden_is_refused_as_a_whole(line: str, code: str, rule: str) -> None:
    """The same rules as for small actions; nothing is changed."""
    match = planning()
    assert why_not(match, f"A plan own-boatman@farm_house.1, {line}; done") == (code, rule)


def test_a_plan_without_sense() -> None:
    match = planning()
    for action in (("plan",), ("plan", 5, True), ("plan", (("put",),), True), ("plan", (("fly", 1),), True)):
        assert not match.ruleset.allows(match.state, 0, action)
        assert match.ruleset.refusal(match.state, 0, action).code


def test_readable_variants() -> None:
    match = planning()
    read = match.ruleset.read
    state = match.state
    wanted = read(state, 0, "put own-boatman farm_house.1")
    for text in (
        "put boatman farm_house.1",
        "put Boatman Farm House",
        "put own boatman@farm_house",
        "put Schiffer Bauernhaus.1",
        "put boatman* farm_house#1",
    ):
        assert read(state, 0, text) == wanted, text
    assert read(state, 0, "plan done") == ("plan", (), True)
    for text in (
        "put",
        "put knight",
        "put wizard ship",
        "put knight airship.1",
        "put knight ship.9",
        "plan x@y",
    ):
        with pytest.raises(Malformed):
            read(state, 0, text)


# -- secrecy -----------------------------------------------------------------------------------------------

TECH = {
    "market": ["own-farmer", "own-boatman", "own-craftsman", "own-trader", "knight", "monk"],
    "technology": 2,
}


def seen_by(match: Match, seat: int | None) -> str:
    """Everything that a seat gets: view, options, log."""
    view = match.view(seat)
    options = [(o.text, o.targets, dict(o.args), dict(o.data)) for o in view.describe()]
    log = [repr(e) for _, e in match.log if e.seen_by(seat)]
    return json.dumps([view.data, options, log, repr(view.decision)], sort_keys=True)


@pytest.mark.parametrize("edition", ["A", "B", "C"])
def test_plans_do_not_leak(edition: str) -> None:
    """O-P4-a, O-I-e: whatever B plans, A and a spectator see the same until the reveal."""
    plans = [
        ["B put knight ship.3", "B put monk ship.1", "B put own-boatman ship.2"],
        ["B put own-trader castle.3", "B take castle.3", "B put knight ship.3"],
        ["B tech village.1", "B put own-boatman village.2", "B put own-craftsman village.3"],
        ["B tech ship.1", "B take ship.1", "B put own-farmer guildhall.1"],
    ]
    for finished in ([], ["B done"]):
        looks: dict[int | None, set[str]] = {0: set(), 2: set(), None: set()}
        for plan in plans:
            match = at("planning", *plan, *finished, seats=3, edition=edition, A=MARKET, B=TECH)
            for seat, seen in looks.items():
                seen.add(seen_by(match, seat))
        assert [len(seen) for seen in looks.values()] == [1, 1, 1]


def test_the_reveal_shows_everything() -> None:
    """O-P4-a: then all are revealed."""
    match = at("planning", "B put knight ship.3", "B done", B=TECH)
    assert '"has": "knight"' not in seen_by(match, 0)
    do(match, "A done")
    assert [e.data["spaces"] for e in told(match, "plan") if e.seat == 1] == [
        [{"space": "ship.3", "follower": "knight"}]
    ]


def test_an_imagined_state_knows_nothing_of_the_others_plans() -> None:
    """What a bot searches in looks the same to it and holds another plan."""
    match = at("planning", "B tech village.1", "B put knight ship.3", "B done", A=MARKET, B=TECH)
    rng = random.Random(5)
    plans = set()
    for _ in range(20):
        state = match.view(0).imagine(rng)
        match.ruleset.game.check_piece_totals(state)
        assert View(match.ruleset, state, 0).data == match.view(0).data
        assert View(match.ruleset, state, 0).options == match.view(0).options
        plans.add(repr(state.plans[1]))
    assert len(plans) > 10
    assert match.state.plans[1] != ()


def test_planning_starts_with_the_marked_followers() -> None:
    """O-P3-i, O-M-c: they act like neutral ones of their profession."""
    match = fresh(2)
    do(
        match,
        "A plan own-farmer@university.1, own-craftsman@university.2, own-trader@university.3; done",
        "B done",
    )
    do(match, "A use university")
    assert table(match)["tracks"]["scholars"]["A"] == 1
