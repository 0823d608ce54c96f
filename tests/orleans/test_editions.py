"""The three editions: the same record under each, and what differs (ED-01 to ED-30); every switch both
ways."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from orleans.table import WAITS, acting, asked, at, do, fresh, may, place, player, table, told, why_not

from bastide.games import compile_ruleset
from bastide.kernel import Match, Ruleset, Seeded, SetupProblem, View, record_of, replay
from bastide.kernel.records import RecordProblem, from_json
from bastide.orleans.boards import NamedMapping, box
from bastide.orleans.editions import diff, entries, switches
from bastide.orleans.game import GAME, Orleans


def under(*moves: str, phase: str = "actions", **given: Any) -> dict[str, Match]:
    """One record, replayed under each edition."""
    return {edition: at(phase, *moves, edition=edition, **given) for edition in "ABC"}


# -- differences that show ---------------------------------------------------------------------------------


def test_ed_01_hour_glass_stack() -> None:
    """ED-01, O-S-i, O-S-j: a Pilgrimage in round 2 can come from one stack, not from the letter A."""
    record = {
        "bastide": 1,
        "game": "orleans",
        "seats": 2,
        "given": {"round": 2, "start": "A"},
        "chance": {"hour": ["pilgrimage"]},
    }
    for edition in "BC":
        match = replay(from_json(record | {"options": {"edition": edition}}), compile_ruleset)
        assert table(match)["event"]["event"] == "pilgrimage"
    with pytest.raises(RecordProblem) as problem:
        replay(from_json(record | {"options": {"edition": "A"}}), compile_ruleset)
    assert problem.value.code == "impossible-outcome"


def test_ed_02_strength_of_events() -> None:
    """ED-02: Income in round 2."""
    games = under(phase="event", round=2, event="income")
    assert [next(e.data["coins"] for e in told(games[e], "gain")) for e in "ABC"] == [3, 1, 1]


def test_ed_04_harvest() -> None:
    """ED-04: who has food may pay coins in A only."""
    games = under(phase="event", round=2, event="harvest", A={"goods": {"grain": 1, "wine": 1}, "coins": 9})
    assert ["coins" in may(games[e], "A") for e in "ABC"] == [True, False, False]


def test_ed_05_coins() -> None:
    """ED-05: a supply that is empty pays in A only."""
    games = under(
        phase="event", round=2, event="income", options={"coins.total": 20}, A={"coins": 10}, B={"coins": 10}
    )
    assert [games[e].state.coins for e in "ABC"] == [[13, 13], [10, 10], [10, 10]]


def test_ed_06_first_technology_tile() -> None:
    """ED-06, O-TE-d, O-TE-f: a Laboratory tile may go anywhere in A and B, to a farmer's space in C."""
    mine = {"market": [], "tiles": ["laboratory"], "places": {"laboratory": ["craftsman", "scholar"]}}
    games = under("A use laboratory", "B pass", A=mine, B=WAITS)
    assert ["tech farm_house.1" in may(games[e], "A") for e in "ABC"] == [True, True, False]


def test_ed_07_technology_at_small_places() -> None:
    """ED-07, O-TE-j, O-TE-k: the Town Hall has two spaces and needs one character."""
    mine = {"market": [], "technology": 1, "technology_begun": True}
    games = under(A=mine, B=WAITS, options={"tech.town_hall": "allow"})
    assert ["tech town_hall.1" in may(games[e], "A") for e in "ABC"] == [True, True, False]


def test_ed_08_horse_wagon() -> None:
    """ED-08, O-L-16a, O-L-16b, R-14."""
    mine = {"market": [], "tiles": ["horse_wagon"], "places": {"horse_wagon": ["knight", "trader"]}}
    games = under(
        "A use horse_wagon", "A travel vierzon", A=mine, B=WAITS, routes={"orleans-vierzon": ["wool"]}
    )
    assert [player(games[e])["goods"]["wool"] for e in "ABC"] == [1, 0, 1]


def test_ed_10_draw() -> None:
    """ED-10, O-P3-b, O-P3-c."""
    games = under(phase="followers", A={"bag": {"monk": 5}, "market": []})
    assert [asked(games[e])[1] for e in "ABC"] == ["DP-PLAN", "DP-PLAN", "DP-DRAW"]


def test_ed_12_planning() -> None:
    """ED-12: B says nothing about the order and plays as the others; the rule that is named differs."""
    games = under("A done", "B done", phase="planning")
    assert [told(games[e], "reveal")[-1].rule for e in "ABC"] == ["O-P4-a", "O-P4-b", "O-P4-a"]


def test_ed_14_torture() -> None:
    """ED-14: not enough coins, no coins, unable to pay: the same debt."""
    options = {"events.strength": "fixed", "hourglass.build": "single"}
    games = under(
        phase="event", round=2, event="taxes", A={"coins": 1, "goods": {"wool": 9}}, options=options
    )
    assert [told(games[e], "torture")[0].rule for e in "ABC"] == ["O-X-a", "O-X-b", "O-X-c"]
    assert {games[e].state.debt for e in "ABC"} == {2}


def coins_at_the_end_of_the_boatmen_track() -> Orleans:
    """A board that prints coins on the last space too; the real one does not (DN-04)."""
    shipped = box()
    track = shipped.tracks["boatmen"]
    last = replace(track.spaces[-1], coins=6)
    changed = replace(track, spaces=(*track.spaces[:-1], last))
    return Orleans(replace(shipped, tracks=NamedMapping({**shipped.tracks, "boatmen": changed})))


@pytest.mark.parametrize(
    ("options", "coins"),
    [
        ({"edition": "A"}, 11),
        ({"edition": "B"}, 11),
        ({"edition": "C"}, 5),
        ({"edition": "C", "boatmen.last_space": "citizen_plus"}, 11),
        ({"edition": "A", "boatmen.last_space": "citizen_instead"}, 5),
    ],
)
def test_ed_15_last_boatman(options: dict[str, Any], coins: int) -> None:
    """ED-15, O-BV-d, O-BV-e, AMB-12: with coins printed there, A and B pay them besides the citizen."""
    game = coins_at_the_end_of_the_boatmen_track()
    ruleset = Ruleset(game, GAME.catalogue.setup(2, options=options | {"start_player": "A"}))
    mine = {"market": [], "places": {"village": ["farmer", "boatman", "craftsman"]}, "tracks": {"boatman": 4}}
    match = Match(ruleset, given={"phase": "actions", "A": mine, "B": WAITS})
    do(match, "A use village", "A village boatman")
    assert player(match)["citizens"] == 1
    assert player(match)["coins"] == coins


def test_ed_17_town_hall() -> None:
    """ED-17, O-BT-d, O-BT-e: one or both by choice in all; the rule that is named differs."""
    mine = {"market": [], "places": {"town_hall": ["knight", "trader"]}}
    games = under("A use town_hall", "A send knight city_wall", "A done", A=mine, B=WAITS)
    assert [told(games[e], "send")[0].rule for e in "ABC"] == ["O-BT-d", "O-BT-d", "O-BT-e"]


def test_ed_18_exclusion() -> None:
    """ED-18, O-V-a: a text of C; a table may turn it on anywhere, and it is off everywhere."""
    for edition in "ABC":
        assert asked(fresh(2, edition))[1] == "DP-PLAN"
        assert asked(fresh(2, edition, exclusion="on"))[1] == "DP-EXCL"


def test_ed_19_additional_tiles() -> None:
    """ED-19, O-ADD-a: a text of A; with a bigger box it draws 13 of category I."""
    shipped = box()
    more = {f"extra_{n}": replace(shipped.place_tiles["hayrick"], id=f"extra_{n}") for n in range(3)}
    game = Orleans(replace(shipped, place_tiles=NamedMapping({**shipped.place_tiles, **more})))
    for edition in "ABC":
        for value, out in (("off", 0), ("on", 2)):
            setup = GAME.catalogue.setup(2, options={"edition": edition, "placetiles.extra": value})
            ruleset = Ruleset(game, setup)
            tiles = View(ruleset, ruleset.start(Seeded(1)), None).data["tiles"]
            assert list(tiles.values()).count("out") == out


# -- differences in words that play the same ---------------------------------------------------------------


def test_ed_03_copies_of_events() -> None:
    """ED-03, R-11: A does not say how many; it has as many as the others."""
    for edition in "ABC":
        left = table(fresh(2, edition))["hour"]["left"]
        by_event: dict[str, int] = {"pilgrimage": 1}
        for card, number in left.items():
            by_event[card.split()[0]] = by_event.get(card.split()[0], 0) + number
        assert set(by_event.values()) == {3}


def test_ed_09_tower() -> None:
    """ED-09, AMB-23: one of two may be sent in every edition; the other reading is a switch (O-L-19e,
    O-L-19f)."""
    mine = {"market": [], "tiles": ["gunpowder_tower"], "tower": ["knight", "trader"]}
    games = under("A use gunpowder_tower", "A send knight city_wall", A=mine, B=WAITS)
    assert ["done" in may(games[e], "A") for e in "ABC"] == [True] * 3
    must = under(
        "A use gunpowder_tower",
        "A send knight city_wall",
        A=mine,
        B=WAITS,
        options={"tower.send": "must_both"},
    )
    assert ["done" in may(must[e], "A") for e in "ABC"] == [False] * 3


def test_ed_11_taking_back() -> None:
    """ED-11, AMB-14, O-PC-c, O-PC-d: before the draw in every edition."""
    mine = {"places": {"castle": ["farmer", None, None]}, "bag": {"monk": 5}, "market": []}
    games = under(phase="followers", A=mine)
    assert [asked(games[e]) for e in "ABC"] == [("A", "DP-RET")] * 3


def test_ed_13_order_of_payments() -> None:
    """ED-13, O-PAY-b: turn order also where the text is silent."""
    mine = {"coins": 5, "goods": {"wool": 3}}
    for game in under(
        phase="event", seats=3, round=2, event="taxes", start="B", A=mine, B=mine, C=mine
    ).values():
        assert [e.seat for e in told(game, "spend")][:3] == [1, 2, 0]


def test_ed_16_fifth_knight() -> None:
    """ED-16, O-BK-e: 8 in every edition."""
    for game in under(phase="planning", A={"tracks": {"knight": 5}}).values():
        assert player(game)["allowance"] == 8


def test_ed_20_end() -> None:
    """ED-20, AMB-01: the round of the 18th card is the last."""
    for game in under(phase="event", round=18, event="pilgrimage").values():
        assert game.over


def test_ed_21_place_tiles() -> None:
    """ED-21, R-14: A has no texts of its own and plays those of C."""
    games = under(phase="planning", A={"tiles": ["windmill", "horse_wagon"], "market": []})
    assert player(games["A"])["places"] == player(games["C"])["places"]


def test_ed_22_places_for_one_character() -> None:
    """ED-22, O-P4-n: the Town Hall needs one character in every edition."""
    for game in under(A={"market": [], "places": {"town_hall": ["farmer"]}}, B=WAITS).values():
        assert "use town_hall" in may(game, "A")


def test_ed_23_end_of_track() -> None:
    """ED-23, O-T-b, O-T-c: no overshoot, and the action is forbidden."""
    mine = {
        "market": [],
        "places": {"castle": ["farmer", "boatman", "trader"], "scriptorium": ["knight", "scholar"]},
    }
    for game in under(A=mine | {"tracks": {"knight": 5}}, B=WAITS).values():
        assert why_not(game, "A use castle") == ("track-end", "O-T-c")


def test_ed_24_characters_removed() -> None:
    """ED-24, O-2P-b: neutral ones; nobody loses a marked follower."""
    for game in (fresh(2, edition) for edition in "ABC"):
        assert table(game)["supply"]["characters"]["boatman"] == 6
        assert sum(player(game, "B")["market"].values()) == 4


def test_ed_25_unused_places() -> None:
    """ED-25, O-P5-k: they stay activated."""
    mine = {"market": [], "places": {"scriptorium": ["knight", "scholar"]}}
    for game in under("A pass", A=mine, chance={"hour": ["income"]}).values():
        assert place(game, "scriptorium") == ["knight", "scholar"]


def test_ed_26_regaining() -> None:
    """ED-26, O-X-n: steps can be regained; nothing else comes back."""
    mine = {"coins": 0, "goods": {"wool": 3}, "development": 2}
    options = {"events.strength": "fixed", "hourglass.build": "single"}
    games = under(
        "A pay step",
        phase="event",
        round=2,
        event="taxes",
        A=mine,
        options=options,
        chance={"hour": ["income"]},
    )
    assert {player(game)["development"] for game in games.values()} == {1}


def test_ed_27_income_hint() -> None:
    """ED-27, AMB-02: the list of events holds, not the hint at the track."""
    game = at("event", edition="A", round=7, event="income B", A={"development": 9})
    assert told(game, "gain")[0].data["coins"] == 6


def test_ed_28_stations() -> None:
    """ED-28, O-END-f: built ones."""
    for game in under(phase="planning", A={"stations": ["tours"], "coins": 0}).values():
        assert table(game)["scores"]["A"] == 1


def test_ed_29_development_point() -> None:
    """ED-29, O-D-g: a point is a step, without a choice."""
    mine = {"market": [], "places": {"scriptorium": ["knight", "scholar"]}}
    for game in under("A use scriptorium", A=mine, B=WAITS).values():
        assert player(game)["development"] == 1


def test_ed_30_first_round() -> None:
    """ED-30, O-S-k: Pilgrimage in round 1."""
    for edition in "ABC":
        assert table(fresh(3, edition))["event"] == {"event": "pilgrimage", "letter": None}


# -- switches ----------------------------------------------------------------------------------------------


def test_the_defaults_of_an_edition() -> None:
    """Section 26: each edition sets its own; an explicit option overrules it, and records keep what
    differs."""
    for edition in "ABC":
        ruleset = compile_ruleset("orleans", 2, (), None, {"edition": edition})
        for name, entry in entries().items():
            if isinstance(entry["default"], dict):
                assert ruleset.setup.option(name) == entry["default"][edition], name
    own = compile_ruleset("orleans", 2, (), None, {"edition": "A", "phase3.draw": "up_to_max"})
    assert own.setup.option("phase3.draw") == "up_to_max"
    assert own.setup.option("harvest.choice") == "free_choice"
    record = record_of(Match(own, 1), ["a", "b"])
    assert record.options == {"edition": "A", "phase3.draw": "up_to_max"}
    assert replay(record, compile_ruleset).ruleset is own


def test_unknown_editions_and_switches() -> None:
    for options, code in (
        ({"edition": "D"}, "unknown-value"),
        ({"phase3.drwa": "x"}, "unknown-option"),
        ({"coins.limit": "lots"}, "unknown-value"),
        ({"coins.total": 5}, "unknown-value"),
        ({"coins.total": "many"}, "unknown-value"),
        ({"torture.status": "highest_reached"}, "fixed-option"),
    ):
        with pytest.raises(SetupProblem) as problem:
            compile_ruleset("orleans", 2, (), None, options)
        assert problem.value.code == code
    assert compile_ruleset("orleans", 2, (), None, {"coins.total": "40"}).setup.option("coins.total") == 40


def test_every_core_switch_is_built() -> None:
    """R-1: and every switch of section 26 is listed, and the edition."""
    made = {s.name: s for s in switches(box())}
    assert len(made) == 40
    assert all(not s.fixed for s in made.values() if s.weight in ("core", "data"))


def test_strength_and_stack_are_two_switches() -> None:
    """`events.strength`, `hourglass.build`: each in the other edition."""
    lettered = at("event", edition="C", options={"events.strength": "lettered"}, round=2, event="income A")
    assert told(lettered, "gain")[0].data["coins"] == 3
    fixed = at("event", edition="A", options={"events.strength": "fixed"}, round=2, event="income A")
    assert told(fixed, "gain")[0].data["coins"] == 1
    mixed = fresh(2, "A", **{"hourglass.build": "single"})
    weights = mixed.ruleset.program[mixed.ruleset.labels["P1.draw"]].weights(mixed.state)
    assert sum(weights) == 17
    stacks = fresh(2, "C", **{"hourglass.build": "letter_stacks"})
    weights = stacks.ruleset.program[stacks.ruleset.labels["P1.draw"]].weights(stacks.state)
    assert sum(weights) == 5


@pytest.mark.parametrize("edition", ["A", "B", "C"])
def test_switches_in_every_edition(edition: str) -> None:
    """`coins.limit`, `phase3.draw`, `harvest.choice`, `tech.first_rule`, `horse_wagon.good`, both ways."""
    full = {"coins.total": 20, "events.strength": "fixed", "hourglass.build": "single"}
    for limit, coins in (("none", [11, 11]), ("supply", [10, 10])):
        match = at(
            "event",
            edition=edition,
            round=2,
            event="income",
            options=full | {"coins.limit": limit},
            A={"coins": 10},
            B={"coins": 10},
        )
        assert match.state.coins == coins
    for value, decision in (("forced_max", "DP-PLAN"), ("up_to_max", "DP-DRAW")):
        match = at(
            "followers", edition=edition, options={"phase3.draw": value}, A={"bag": {"monk": 5}, "market": []}
        )
        assert asked(match)[1] == decision
    for value, coins_offered in (("free_choice", True), ("food_first", False)):
        mine = {"goods": {"grain": 1, "wine": 1}, "coins": 9}
        match = at(
            "event", edition=edition, options={"harvest.choice": value}, round=2, event="harvest", A=mine
        )
        assert ("coins" in may(match, "A")) == coins_offered
    for value, free in (("first_from_track", True), ("first_placed", False)):
        match = acting(A={"market": [], "technology": 1}, edition=edition, options={"tech.first_rule": value})
        assert ("tech farm_house.1" in may(match, "A")) == free
    for value, wool in (("none", 0), ("collect", 1)):
        mine = {"market": [], "tiles": ["horse_wagon"], "places": {"horse_wagon": ["knight", "trader"]}}
        match = acting(
            "A use horse_wagon",
            "A travel vierzon",
            A=mine,
            edition=edition,
            options={"horse_wagon.good": value},
            routes={"orleans-vierzon": ["wool"]},
        )
        assert player(match)["goods"]["wool"] == wool


def test_the_difference_of_two_editions() -> None:
    """What `bastide rules orleans --diff A C` shows: the lines of the list, with the switch behind each."""
    found = {d.id: d for d in diff("A", "C")}
    assert {"ED-01", "ED-02", "ED-04", "ED-05", "ED-06", "ED-10", "ED-15"} <= set(found)
    assert found["ED-04"].switch == "harvest.choice"
    assert found["ED-04"].values == ("free_choice", "food_first")
    assert found["ED-04"].texts[0]["de"] != found["ED-04"].texts[1]["de"]
    assert "ED-06" not in {d.id for d in diff("A", "B")}
    assert diff("C", "C") == []


def test_every_difference_is_told() -> None:
    """ED-01 to ED-30: also those that are only words differ between some two editions, and say how in both
    languages; no switch is named that does not exist."""
    told_of = {d.id: d for pair in ("AB", "AC", "BC") for d in diff(*pair)}
    assert sorted(told_of) == [f"ED-{number:02}" for number in range(1, 31)]
    for difference in told_of.values():
        for language in ("en", "de"):
            one, other = (text[language] for text in difference.texts)
            assert all((one, other, difference.topic[language]))
            assert one != other or (difference.values and len(set(difference.values)) == 2)
        assert not difference.switch or difference.switch in entries()


def test_presets_name_the_editions() -> None:
    assert compile_ruleset("orleans", 2, ["edition-A"]).setup.option("edition") == "A"
