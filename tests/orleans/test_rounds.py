"""The frame of a round: hour glass, census, followers, order of events, start player (O-R, O-P1 … O-P7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from orleans.table import acting, asked, at, do, fresh, may, place, player, table, told, why_not

from bastide.kernel import Ask, Call, Match

# -- the frame ---------------------------------------------------------------------------------------------


def finish(match: Match) -> Match:
    """Play on without doing anything."""
    while not match.over:
        seat = match.state.pending[0]
        options = match.view(seat).options
        quiet = [o for o in options if o[0] in ("done", "pass", "keep", "decline", "shield", "leave")]
        match.act(seat, quiet[0] if quiet else options[-1])
    return match


@pytest.mark.parametrize("edition", ["A", "B", "C"])
def test_eighteen_rounds(edition: str) -> None:
    """O-R-a and O-END-a: 18 rounds; O-P1-e: the round of the 18th card is played in full; O-P1-f: one for
    each card; AMB-01, ED-20: also in edition A."""
    match = finish(fresh(2, edition))
    rounds = told(match, "hour")
    assert [e.data["round"] for e in rounds] == list(range(1, 19))
    last = [e.type for n, e in match.log if n >= next(m for m, e in match.log if e is rounds[-1])]
    assert last.count("finished") == 2
    assert last.count("pass") == 2
    assert last.index("pass") > last.index("finished")
    assert "score" in last


def test_seven_phases_in_order() -> None:
    """O-R-b: hour glass, census, followers, planning, actions, event, start player."""
    program = fresh(2).ruleset.program
    round_steps = [s for s in program if s.flow == "round" and s.name != "P0"]
    assert [s.target if isinstance(s, Call) else s.name for s in round_steps] == [
        "hour glass",
        "census",
        "followers",
        "planning",
        "actions",
        "event",
        "P7",
        "end of round",
    ]


def test_every_step_cites_its_rules() -> None:
    for options in ({}, {"exclusion": "on", "placetiles.extra": "on", "planning.mode": "turn_order"}):
        for step in fresh(2, **options).ruleset.program:
            assert step.rules or step.name.startswith("end of"), step.name


def test_every_decision_is_one_of_the_ledger() -> None:
    """The nineteen decision points, DP-START being a draw or the table's choice; nothing else is asked."""
    asked_for = {s.decision for s in fresh(2, exclusion="on").ruleset.program if isinstance(s, Ask)}
    assert len(asked_for) == 18
    book = fresh(2).ruleset.game.rulebook
    assert {d for d in asked_for if d not in book} == set()


def test_the_phases_happen_in_order() -> None:
    """O-R-b, O-P6-a: what is told in a round in which everything happens."""
    match = at(
        "hour glass",
        seats=3,
        round=2,
        chance={"hour": ["income"]},
        A={"tracks": {"farmer": 2}, "bag": ["monk"], "places": {"scriptorium": ["knight", "scholar"]}},
        B={"tracks": {"farmer": 1}},
    )
    do(match, "A done", "A draw 1", "A done", "B done", "C done", "A use scriptorium")
    kinds = [e.type for _, e in match.log if e.type not in ("set-up", "finished", "pass", "torture", "plan")]
    wanted = ["hour", "gain", "spend", "draw", "reveal", "use", "develop", "gain", "start-player"]
    position = 0
    for kind in wanted:
        position = kinds.index(kind, position) + 1


def test_the_hour_glass() -> None:
    """O-P1-a: turned up at the beginning; O-P1-b: its event is this round's."""
    match = at("hour glass", round=5, chance={"hour": ["taxes", "harvest"]})
    assert table(match)["event"] == {"event": "taxes", "letter": None}
    assert told(match, "hour")[0].rule == "O-P1-a"
    assert table(match)["round"] == 5


def test_only_the_pilgrimage_acts_before_phase_6() -> None:
    """O-P1-d: Income does nothing until all have passed; O-P6-a then it does."""
    match = acting(round=2, event="income", A={"places": {"scriptorium": ["knight", "scholar"]}})
    coins = player(match)["coins"]
    do(match, "A use scriptorium")
    assert player(match)["coins"] == coins
    do(match, "B use scriptorium")
    assert told(match, "gain")[0].data == {"coins": 1, "why": "income"}


def test_nothing_happens_in_phase_6_of_a_pilgrimage() -> None:
    """O-P6-d: coins, goods and followers stay as they are."""
    match = at("event", round=1, A={"goods": {"wool": 3}, "bag": ["monk"]}, chance={"hour": ["income"]})
    assert told(match, "spend") + told(match, "plague") + told(match, "gain") == []
    assert table(match)["round"] == 2


def test_the_token_goes_to_the_left() -> None:
    """O-P7-a: clockwise, every round; O-TO-d: turn order begins with the start player."""
    match = at("event", seats=4, round=2, event="income", start="B")
    assert table(match)["start"] == "C"
    assert told(match, "start-player")[-1].rule == "O-P7-a"
    assert asked(match)[0] == "CDAB"


# -- census ------------------------------------------------------------------------------------------------


def census(farmers: list[int], **more: Any) -> tuple[Match, list[int]]:
    """The coins that the census gives or takes, from 5 each."""
    seats = {s: {"tracks": {"farmer": n}} for s, n in zip("ABCD", farmers, strict=False)}
    match = at("census", seats=len(farmers), round=2, event="income", **(seats | more))
    return match, [match.state.coins[s] - 5 for s in range(len(farmers))]


@pytest.mark.parametrize(
    ("farmers", "coins"),
    [
        ([3, 1, 0], [1, 0, -1]),  # O-P2-b, O-P2-c
        ([3, 3, 0], [0, 0, -1]),  # O-P2-d: shared in front, nobody gets; O-P2-f: the last still pays
        ([3, 1, 1], [1, 0, 0]),  # O-P2-e: shared behind, nobody pays; O-P2-f: the first still gets
        ([2, 2, 2], [0, 0, 0]),  # O-P2-j
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([4, 2, 2, 1], [1, 0, 0, -1]),  # O-P2-i: alone in front and alone behind
        ([2, 4], [0, 1]),  # O-P2-g, O-2P-f: with two players only the first half
        ([5, 0], [1, 0]),
    ],
)
def test_census(farmers: list[int], coins: list[int]) -> None:
    """O-P2-a, O-BF-d: the markers count; O-P2-b to O-P2-g, O-P2-i, O-P2-j; O-TBK-c: a tie means nobody."""
    match, change = census(farmers)
    assert change == coins
    assert {e.rule for e in told(match, "gain")} <= {"O-P2-b"}
    assert {e.rule for e in told(match, "spend")} <= {"O-P2-c"}


def test_tiles_in_hand_do_not_count_for_the_census() -> None:
    """O-P2-a: position on the track, not farmers owned."""
    _, change = census([1, 2, 0], A={"tracks": {"farmer": 1}, "bag": {"farmer": 4}})
    assert change == [0, 1, -1]


def test_the_last_one_without_a_coin_is_tortured() -> None:
    """O-P2-h: for one coin. DP-TORT."""
    match, _ = census([3, 2, 1], C={"tracks": {"farmer": 1}, "coins": 0})
    assert asked(match) == ("C", "DP-TORT")
    do(match, "C pay station unbuilt")
    assert asked(match)[1] == "DP-PLAN"
    assert player(match, "C")["stations"]["unbuilt"] == 9


def test_the_sacristy_does_not_help_against_the_census() -> None:
    """O-L-18e: the census is no event."""
    mine = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}}
    match, change = census([3, 2, 0], C=mine)
    assert change[2] == -1
    assert place(match, "sacristy", "C") == ["monk"]


def test_the_census_runs_in_turn_order() -> None:
    """O-PAY-b, AMB-36: who pays before the leader fills the empty supply; who pays after him does not."""
    options = {"coins.total": 20}
    rich = {"coins": 10, "tracks": {"farmer": 5}}
    poor = {"coins": 5, "tracks": {"farmer": 0}}
    middle = {"coins": 5, "tracks": {"farmer": 2}}
    before = at("census", seats=3, round=2, event="income", options=options, A=poor, B=rich, C=middle)
    assert before.state.coins == [4, 11, 5]
    after = at("census", seats=3, round=2, event="income", options=options, A=rich, B=poor, C=middle)
    assert after.state.coins == [10, 4, 5]
    assert told(after, "shortage")[0].rule == "O-N-e"


# -- followers: taking back --------------------------------------------------------------------------------


PLACED = {
    "places": {"castle": ["farmer", None, "trader"], "ship": [None, "boatman", None]},
    "market": ["own-farmer"],
    "bag": {"knight": 3, "monk": 2},
}


def test_taking_back() -> None:
    """O-PC-b: placed followers go to the market, each reduces the draw by one; AMB-15; DP-RET."""
    match = at("followers", A=PLACED)
    assert asked(match) == ("A", "DP-RET")
    assert may(match, "A") == ["back castle.1", "back castle.3", "back ship.2", "done"]
    do(match, "A back castle.1", "A back ship.2", "A done")
    assert place(match, "castle") == [None, None, "trader"]
    assert place(match, "ship") == [None, None, None]
    assert player(match)["market"] == {"own-farmer": 1, "farmer": 1, "boatman": 1}
    assert may(match, "A") == ["draw 0", "draw 1", "draw 2"]  # 4 less 2
    assert told(match, "back")[0].rule == "O-PC-b"


@pytest.mark.parametrize("edition", ["A", "B"])
def test_taking_back_comes_before_the_draw(edition: str) -> None:
    """O-PC-c: first two are taken back, then the rest of the allowance is drawn; O-PC-d by AMB-14 alike."""
    match = at("followers", "A back castle.1", "A back castle.3", edition=edition, A=PLACED)
    assert told(match, "draw") == []
    do(match, "A done")
    assert [e.data["number"] for e in told(match, "draw") if e.seat == 0] == [2]


def test_edition_c_draws_the_same_numbers() -> None:
    """O-PC-d: 4 of 6 drawn and 2 moved back, in whatever order."""
    match = at(
        "followers",
        "A back castle.1",
        "A back castle.3",
        "A done",
        "A draw 4",
        A=PLACED | {"tracks": {"knight": 2}},
    )
    assert [e.data["number"] for e in told(match, "draw")] == [4]
    assert sum(player(match)["market"].values()) == 7


def test_taken_back_and_drawn_stay_within_the_allowance() -> None:
    """O-PC-e: no more than the allowance; and no more than there is room for."""
    three = {"places": {"castle": ["farmer", "boatman", "trader"], "ship": ["farmer", "boatman", None]}}
    match = at("followers", A=three | {"market": []})
    do(match, "A back castle.1", "A back castle.2", "A back castle.3", "A back ship.1")
    assert asked(match)[1] == "DP-PLAN"  # all four of the allowance
    full = at("followers", A=three | {"market": {"farmer": 7}})
    do(full, "A back castle.1")
    assert asked(full)[1] == "DP-PLAN"  # the market is full
    assert sum(player(full)["market"].values()) == 8


def test_technology_is_not_taken_back() -> None:
    """O-PC-f."""
    match = at("followers", A={"places": {"castle": ["technology", "boatman", None]}})
    assert may(match, "A") == ["back castle.2", "done"]
    assert why_not(match, "A back castle.1") == ("technology-stays", "O-PC-f")
    assert why_not(match, "A back castle.3") == ("nobody-there", "O-PC-b")


def test_a_character_waiting_in_the_town_hall_can_be_taken_back() -> None:
    """O-BT-h."""
    match = at("followers", "A back town_hall.1", A={"places": {"town_hall": ["farmer"]}, "market": []})
    assert player(match)["market"]["farmer"] == 1


# -- followers: drawing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("knights", "allowance"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_allowance(knights: int, allowance: int) -> None:
    """O-P3-a and O-TK-a: by the knights track; O-BK-d: 7 at the 4th; O-BK-e: 8 at the 5th; O-BK-c."""
    mine = {"tracks": {"knight": knights}, "bag": {"monk": 8}, "market": []}
    match = at("followers", seats=4, edition="B", A=mine)
    assert told(match, "draw")[0].data["number"] == allowance
    assert player(match)["allowance"] == allowance


def test_pictured_allowances() -> None:
    """O-P3-j: four players with 4, 6, 6 and 8."""
    tracks = dict(zip("ABCD", (0, 2, 2, 5), strict=True))
    seats = {
        s: {"tracks": {"knight": n}, "bag": {"farmer": 4, "monk": 3, "scholar": 3}, "market": []}
        for s, n in tracks.items()
    }
    match = at("followers", seats=4, edition="A", **seats)
    assert {e.seat: e.data["number"] for e in told(match, "draw")} == {0: 4, 1: 6, 2: 6, 3: 8}


@pytest.mark.parametrize("edition", ["A", "B"])
def test_the_whole_allowance_must_be_drawn(edition: str) -> None:
    """O-P3-b: nobody is asked; O-P3-f: what is drawn lies on the market."""
    match = at("followers", edition=edition, A={"bag": {"monk": 6}, "market": []})
    assert asked(match)[1] == "DP-PLAN"
    assert sum(player(match)["market"].values()) == 4


def test_up_to_the_allowance() -> None:
    """O-P3-c, AMB-13: any number in edition C. DP-DRAW."""
    match = at("followers", A={"bag": {"monk": 6}, "market": []})
    assert asked(match) == ("A", "DP-DRAW")
    assert may(match, "A") == [f"draw {n}" for n in range(5)]
    assert why_not(match, "A draw 5") == ("beyond-allowance", "O-P3-a")
    do(match, "A draw 2")
    assert sum(player(match)["market"].values()) == 2


def test_no_more_than_there_is_room_for() -> None:
    """O-P3-d and O-P3-g: who stayed on the market uses up spaces."""
    mine = {"bag": {"monk": 6}, "market": {"farmer": 6}}
    assert sum(player(at("followers", edition="A", A=mine))["market"].values()) == 8
    match = at("followers", A=mine)
    assert may(match, "A") == ["draw 0", "draw 1", "draw 2"]
    assert why_not(match, "A draw 3") == ("no-room", "O-P3-d")
    full = at("followers", edition="A", A={"bag": {"monk": 6}, "market": {"farmer": 8}})
    assert told(full, "draw") == []


def test_a_small_bag_gives_what_it_has() -> None:
    """O-P3-e: nothing is refilled; AMB-48: it is the own bag, not the supply, that is drawn from."""
    marked = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]
    match = at("followers", edition="A", A={"bag": {"monk": 2}, "market": marked})
    assert told(match, "draw")[0].data["number"] == 2
    assert player(match)["bag"] == {}
    c = at("followers", A={"bag": {"monk": 2}, "market": marked})
    assert why_not(c, "A draw 3") == ("bag-is-smaller", "O-P3-e")


def test_nobody_draws_in_the_first_round() -> None:
    """O-P3-i: the bags are empty; all plan with their four marked followers."""
    for edition in "ABC":
        match = fresh(4, edition)
        assert asked(match) == ("ABCD", "DP-PLAN")
        assert told(match, "draw") == []


def test_drawing_is_chance() -> None:
    """O-P3-h: which of them comes is recorded as an outcome."""
    mine = {"bag": {"monk": 2, "knight": 2}, "market": []}
    match = at(
        "followers", edition="A", A=mine, chance={"follower": ["knight", "own-farmer", "monk", "knight"]}
    )
    assert player(match)["market"] == {"knight": 2, "own-farmer": 1, "monk": 1}
    assert Counter(line for line in match.moves if line.startswith("* follower"))["* follower knight"] == 2
    different = {tuple(at("followers", edition="A", A=mine, seed=s).moves) for s in range(8)}
    assert len(different) > 3


def test_everybody_draws_at_the_same_time() -> None:
    """O-P3-k, O-TO-a: all who have a choice are asked together."""
    mine = {"bag": {"monk": 2}, "market": []}
    match = at("followers", seats=3, A=mine, B=mine, C=mine)
    assert asked(match) == ("ABC", "DP-DRAW")
    do(match, "C draw 1", "A draw 0", "B draw 2")
    assert asked(match)[1] == "DP-PLAN"
    assert [sum(player(match, s)["market"].values()) for s in "ABC"] == [0, 2, 1]


# -- events in order ---------------------------------------------------------------------------------------


def test_the_event_affects_all_in_turn_order() -> None:
    """O-P6-b: everybody; O-P6-c, O-PAY-b, O-PAY-d: from the start player clockwise."""
    match = at("event", seats=4, round=2, event="income", start="C", edition="C")
    assert [e.seat for e in told(match, "gain") if e.data["why"] == "income"] == [2, 3, 0, 1]


def test_payments_run_in_turn_order() -> None:
    """O-PAY-b: Taxes of the start player first, and his torture before the next one pays."""
    mine = {"goods": {"wool": 3}, "coins": 0}
    match = at("event", seats=3, round=2, event="taxes", start="B", A=mine, B=mine, C=mine)
    assert asked(match) == ("B", "DP-TORT")
    do(match, "B pay step" if "pay step" in may(match, "B") else "B pay station unbuilt")
    assert asked(match) == ("C", "DP-TORT")
    do(match, "C pay good wool")
    assert asked(match) == ("A", "DP-TORT")


def test_a_short_supply_pays_in_turn_order() -> None:
    """O-PAY-d: Income while the supply holds one coin: the first in turn order gets it."""
    options = {"coins.total": 20}
    match = at("event", seats=3, round=2, event="income", start="B", options=options, A={"coins": 9})
    assert match.state.coins == [9, 6, 5]


def test_coins_come_from_and_go_to_the_supply() -> None:
    """O-PAY-a: never between players."""
    match, change = census([3, 2, 1])
    assert table(match)["supply"]["coins"] == 179 - 15
    assert sum(change) == 0
    income = at("event", seats=3, round=2, event="income")
    assert table(income)["supply"]["coins"] == 179 - 18


def test_coins_in_hand_are_paid_first() -> None:
    """O-PAY-c: nobody keeps coins and is tortured instead."""
    match = at("event", round=2, event="taxes", A={"goods": {"wool": 9}, "coins": 2})
    assert player(match)["coins"] == 0
    assert table(match)["now"]["debt"] == {"seat": "A", "coins": 1}
