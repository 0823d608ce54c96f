"""Town Hall, Beneficial Deeds and the Gunpowder Tower (O-BT, O-BD, O-L-19)."""

from __future__ import annotations

from typing import Any

import pytest
from orleans.table import acting, asked, at, do, may, place, player, table, told, why_not

from bastide.kernel import Match
from bastide.orleans.boards import box


def hall(*waiting: str, moves: tuple[str, ...] = (), **more: Any) -> Match:
    """A has these in the Town Hall and uses it."""
    mine = {"market": [], "places": {"town_hall": list(waiting)}} | more.pop("mine", {})
    return acting("A use town_hall", *moves, A=mine, **more)


# -- the Town Hall -----------------------------------------------------------------------------------------


def test_one_or_two_characters() -> None:
    """O-BT-a: planned onto two spaces for anybody neutral; O-BT-b, AMB-40, AMB-41: one is enough."""
    mine = {"market": ["farmer", "knight", "monk"]}
    match = at("planning", "A put farmer town_hall.1", "A put knight town_hall.2", A=mine)
    assert place(match, "town_hall") == ["farmer", "knight"]
    one = acting(A={"market": [], "places": {"town_hall": [None, "farmer"]}})
    assert "use town_hall" in may(one, "A")


@pytest.mark.parametrize("edition", ["A", "B", "C"])
@pytest.mark.parametrize("profession", ["farmer", "boatman", "craftsman", "trader"])
def test_marked_followers_never_go_there(edition: str, profession: str) -> None:
    """O-BT-c, O-BD-f, O-M-b."""
    match = at("planning", edition=edition)
    assert why_not(match, f"A put own-{profession} town_hall.1") == ("marked-follower", "O-BT-c")
    assert why_not(match, f"A put own-{profession} town_hall.2") == ("marked-follower", "O-BT-c")


@pytest.mark.parametrize(("edition", "rule"), [("A", "O-BT-d"), ("B", "O-BT-d"), ("C", "O-BT-e")])
def test_one_or_both_are_sent(edition: str, rule: str) -> None:
    """O-BT-d, O-BT-e, AMB-18: as the player likes; who is not sent waits on. DP-DEED."""
    match = hall("knight", "trader", edition=edition)
    assert asked(match) == ("A", "DP-DEED")
    do(match, "A send knight city_wall")
    assert told(match, "send")[0].rule == rule
    assert "done" in may(match, "A")
    do(match, "A done")
    assert place(match, "town_hall") == [None, "trader"]
    assert asked(match)[0] == "B"
    both = hall(
        "knight", "trader", moves=("A send knight city_wall", "A send trader city_wall"), edition=edition
    )
    assert place(both, "town_hall") == [None, None]


def test_at_least_one() -> None:
    """AMB-18: once the Town Hall is used."""
    match = hall("knight", "trader")
    assert why_not(match, "A done") == ("send-one", "AMB-18")


def test_all_that_can_go() -> None:
    """`townhall.send=all_possible`: the other reading of O-BT-d."""
    options = {"townhall.send": "all_possible"}
    match = hall("knight", "trader", moves=("A send knight city_wall",), options=options)
    assert why_not(match, "A done") == ("all-must-go", "O-BT-d")
    do(match, "A send trader cathedral")
    assert asked(match)[0] == "B"


def test_who_is_not_sent_may_go_to_the_bag() -> None:
    """`townhall.unsent=to_bag`: the other reading of AMB-18."""
    match = hall(
        "knight", "trader", moves=("A send knight city_wall", "A done"), options={"townhall.unsent": "to_bag"}
    )
    assert place(match, "town_hall") == [None, None]
    assert player(match)["bag"]["trader"] == 1


def test_any_free_space_meant_for_it() -> None:
    """O-BT-f: the player chooses among the deeds that want this profession; O-BD-d."""
    match = hall("knight")
    assert may(match, "A") == [f"send knight {d}" for d in ("city_wall", "papal_conclave", "peace_treaty")]
    assert why_not(match, "A send knight cathedral") == ("wrong-profession", "O-BD-d")
    assert why_not(match, "A send trader cathedral") == ("no-such-follower", "O-BT-a")
    full = hall("knight", deeds={"papal_conclave": ["knight"]})
    assert why_not(full, "A send knight papal_conclave") == ("deed-full", "O-BT-f")


def test_they_do_not_come_back() -> None:
    """O-BT-g, O-BD-e: whoever is sent stays on the deeds board; O-BD-i, O-T-e: no marker moves back."""
    match = hall("knight", moves=("A send knight city_wall",), mine={"tracks": {"knight": 2}})
    assert "knight" not in player(match)["bag"]
    assert table(match)["deeds"]["city_wall"]["filled"]["knight"] == 1
    assert table(match)["tracks"]["knights"]["A"] == 2
    assert table(match)["supply"]["characters"]["knight"] == 8 - 2  # one sent, one at B's


def test_a_character_may_wait_without_a_deed() -> None:
    """O-BT-h, AMB-19: it is planned although nothing is free for it; the Town Hall cannot be used then."""
    wanted = {"city_wall": {"knight": 3}, "papal_conclave": ["knight"], "peace_treaty": {"knight": 2}}
    match = at("planning", "A plan knight@town_hall.1; done", A={"market": ["knight"]}, deeds=wanted, seats=4)
    assert place(match, "town_hall") == ["knight", None]
    waiting = acting(
        A={"market": [], "places": {"town_hall": ["knight"], "castle": ["farmer", "boatman", "trader"]}},
        deeds=wanted,
        seats=4,
    )
    assert why_not(waiting, "A use town_hall") == ("nobody-to-send", "AMB-19")


# -- rewards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", [d for d in box().deeds if d != "canalization"])
def test_the_reward_is_printed(deed: str) -> None:
    """O-BD-a: 1, 2 or 3 coins for each character sent."""
    here = box().deeds[deed]
    who = here.spaces[0]
    # two of the kind, so that there is a choice and the game waits
    match = hall(who, who, moves=(f"A send {who} {deed}",))
    assert player(match)["coins"] == 5 + here.rewards[0].coins
    assert here.rewards[0].coins in (1, 2, 3)


def test_canalization() -> None:
    """O-BD-b: a coin or a step, for each character anew. DP-CANAL."""
    match = hall("farmer", "boatman", moves=("A send farmer canalization",))
    assert asked(match) == ("A", "DP-CANAL")
    assert may(match, "A") == ["reward coins", "reward development"]
    do(match, "A reward coins", "A send boatman canalization", "A reward development")
    assert (player(match)["coins"], player(match)["development"]) == (6, 1)


def test_the_last_space_brings_the_citizen() -> None:
    """O-BD-c: as well as the reward; O-BD-g: the earlier contributors get nothing."""
    match = hall("knight", moves=("A send knight papal_conclave",), deeds={"papal_conclave": {"monk": 2}})
    assert player(match)["citizens"] == 1
    assert told(match, "citizen")[0].rule == "O-BD-c"
    assert player(match)["coins"] == 5 + 3
    assert player(match, "B")["citizens"] == 0
    assert table(match)["deeds"]["papal_conclave"]["citizen"] == "A"


def test_before_the_last_space_there_is_no_citizen() -> None:
    """O-BD-c."""
    match = hall("monk", "monk", moves=("A send monk papal_conclave", "A done"))
    assert player(match)["citizens"] == 0


def test_no_substitution() -> None:
    """O-BD-d: neither monks nor School nor Herb Garden stand for another profession here."""
    match = hall("monk", "scholar", mine={"tiles": ["school", "herb_garden"]})
    assert set(may(match, "A")) == {
        "send monk cathedral",
        "send monk papal_conclave",
        "send monk peace_treaty",
        "send scholar astronomy",
        "send scholar boatmen_guild",
        "send scholar defeating_plague",
        "send scholar peace_treaty",
    }
    assert why_not(match, "A send monk city_wall") == ("wrong-profession", "O-BD-d")


def test_one_after_the_other() -> None:
    """O-BD-h: in the order of the player's choice; both may go to one deed."""
    match = hall("farmer", "craftsman", moves=("A send craftsman city_wall", "A send farmer city_wall"))
    assert [e.data["character"] for e in told(match, "send")] == ["craftsman", "farmer"]
    assert table(match)["deeds"]["city_wall"]["left"] == 8


def test_at_the_end_of_the_track_the_canalization_pays_coins() -> None:
    """O-BD-b, AMB-34: a step that leads nowhere is not offered."""
    match = hall("farmer", "boatman", moves=("A send farmer canalization",), mine={"development": 30})
    assert player(match)["coins"] == 6
    assert asked(match)[1] == "DP-DEED"


# -- the Gunpowder Tower -----------------------------------------------------------------------------------

TOWER = {"tiles": ["gunpowder_tower"]}


def tower(*stored: str, moves: tuple[str, ...] = (), **more: Any) -> Match:
    mine = TOWER | {"market": [], "tower": list(stored)} | more.pop("mine", {})
    return acting(*moves, A=mine, **more)


def test_two_more_market_spaces() -> None:
    """O-L-19a: more is drawn than the market holds; O-L-19h: but not more than the allowance."""
    mine = TOWER | {"tracks": {"knight": 1}, "market": {"farmer": 7}, "bag": {"monk": 8}}
    match = at("followers", "A draw 3", A=mine)  # 1 + 2 free spaces, allowance 5
    assert asked(match) == ("A", "DP-STORE")
    allowance = at("followers", A=TOWER | {"market": {"farmer": 2}, "bag": {"monk": 8}})
    assert may(allowance, "A")[-1] == "draw 4"


def test_storing() -> None:
    """O-L-19b: one or two of any kind, just drawn or from the market (AMB-23). DP-STORE."""
    mine = TOWER | {"market": ["own-farmer", "knight"], "bag": ["monk"]}
    match = at("followers", "A draw 1", A=mine, chance={"follower": ["monk"]})
    assert may(match, "A") == ["done", "store knight", "store monk", "store own-farmer"]
    do(match, "A store own-farmer", "A store monk")
    assert player(match)["tower"] == {"own-farmer": 1, "monk": 1}
    assert asked(match)[1] == "DP-PLAN"


def test_who_is_not_planned_stays_on_the_tower() -> None:
    """O-L-19i: through planning, actions and event into the next round."""
    mine = TOWER | {"market": [], "tower": ["monk", "knight"]}
    match = at("planning", "A done", "B done", "A pass", A=mine, chance={"hour": ["income"]})
    assert table(match)["round"] == 2
    assert player(match)["tower"] == {"monk": 1, "knight": 1}


def test_the_market_must_not_be_overfull() -> None:
    """O-P3-d, O-L-19b: who drew more than the market holds stores."""
    mine = TOWER | {"market": {"farmer": 7}, "bag": {"monk": 8}}
    match = at("followers", "A draw 3", A=mine, chance={"follower": ["monk"] * 3})
    assert why_not(match, "A done") == ("market-overfull", "O-P3-d")
    do(match, "A store farmer")
    assert why_not(match, "A done") == ("market-overfull", "O-P3-d")
    do(match, "A store monk")
    assert sum(player(match)["market"].values()) == 8


def test_storing_can_be_taken_back() -> None:
    """O-L-19a: it is market space; while there is room on both."""
    mine = TOWER | {"market": ["own-farmer", "knight"], "tower": ["monk"]}
    match = at("followers", A=mine)
    assert asked(match)[1] == "DP-DRAW"
    do(match, "A draw 0", "A unstore monk")
    assert player(match)["tower"] == {}
    assert why_not(match, "A unstore monk") == ("no-such-follower", "O-L-19b")
    full = at("followers", "A draw 0", A=TOWER | {"market": {"farmer": 8}, "tower": ["monk"]})
    assert why_not(full, "A unstore monk") == ("market-full", "O-P3-d")


@pytest.mark.parametrize("edition", ["A", "B"])
def test_the_tower_need_not_be_filled(edition: str) -> None:
    """AMB-47: where the whole allowance is drawn, the market alone limits it; the owner may add."""
    mine = TOWER | {"market": {"farmer": 7}, "bag": {"monk": 8}}
    match = at("followers", edition=edition, A=mine)
    assert asked(match) == ("A", "DP-DRAW")
    assert may(match, "A") == ["draw 1", "draw 2", "draw 3"]
    assert why_not(match, "A draw 0") == ("must-draw", "O-P3-b")


def test_planning_from_the_tower() -> None:
    """O-L-19c: one or both onto action spaces."""
    mine = TOWER | {"market": ["own-farmer"], "tower": ["knight", "scholar"]}
    match = at("planning", "A put knight scriptorium.1 from tower", A=mine)
    assert player(match)["tower"] == {"scholar": 1}
    do(match, "A take scriptorium.1")
    assert player(match)["tower"] == {"knight": 1, "scholar": 1}
    do(match, "A plan knight@scriptorium.1 from tower, scholar@scriptorium.2 from tower; done", "B done")
    assert "use scriptorium" in may(match, "A")


def test_straight_to_the_deeds() -> None:
    """O-L-19d: as one action of phase 5; O-L-19f: both in one action, or one."""
    match = tower("knight", "trader", moves=("A use gunpowder_tower",))
    assert asked(match) == ("A", "DP-DEED")
    do(match, "A send knight city_wall")
    assert told(match, "send")[0].rule == "O-L-19d"
    do(match, "A send trader astronomy")
    assert asked(match)[0] == "B"
    assert player(match)["tower"] == {}
    assert player(match)["coins"] == 7
    one = tower("knight", "trader", moves=("A use gunpowder_tower", "A send knight city_wall", "A done"))
    assert player(one)["tower"] == {"trader": 1}  # O-L-19i


def test_both_together() -> None:
    """O-L-19e, `tower.send=must_both`: nobody stays, and without a deed for both nobody goes."""
    options = {"tower.send": "must_both"}
    match = tower(
        "knight", "trader", moves=("A use gunpowder_tower", "A send knight city_wall"), options=options
    )
    assert why_not(match, "A done") == ("all-must-go", "O-L-19e")
    do(match, "A send trader astronomy")
    wanted = {"city_wall": {"knight": 3}, "papal_conclave": ["knight"], "peace_treaty": {"knight": 2}}
    mine = {"places": {"castle": ["farmer", "boatman", "trader"]}}
    none = tower("knight", "trader", options=options, deeds=wanted, mine=mine, seats=4)
    assert why_not(none, "A use gunpowder_tower") == ("both-together", "O-L-19e")
    may_go = tower("knight", "trader", deeds=wanted, mine=mine, seats=4)
    assert "use gunpowder_tower" in may(may_go, "A")


def test_marked_followers_on_the_tower() -> None:
    """O-L-19g: they may lie there but not be sent."""
    match = tower("own-farmer", "knight", moves=("A use gunpowder_tower",))
    assert why_not(match, "A send own-farmer canalization") == ("marked-follower", "O-BD-f")
    do(match, "A send knight city_wall")
    assert player(match)["tower"] == {"own-farmer": 1}
    only = tower("own-farmer", mine={"places": {"castle": ["farmer", "boatman", "trader"]}})
    assert why_not(only, "A use gunpowder_tower") == ("nobody-to-send", "AMB-19")


def test_the_rules_of_deeds_hold_for_the_tower() -> None:
    """O-L-19h: exact profession, reward, citizen."""
    match = tower("knight", moves=("A use gunpowder_tower",), deeds={"papal_conclave": {"monk": 2}})
    assert why_not(match, "A send knight cathedral") == ("wrong-profession", "O-BD-d")
    do(match, "A send knight papal_conclave")
    assert (player(match)["coins"], player(match)["citizens"]) == (8, 1)


def test_whoever_is_not_needed_stays_on_the_tower() -> None:
    """O-L-19i: for later rounds, as on the market; he needs no space on it."""
    mine = TOWER | {"market": [], "tower": ["knight", "monk"], "bag": {"farmer": 3}}
    match = at("event", round=2, event="income", A=mine, chance={"hour": ["income"]})
    assert player(match)["tower"] == {"knight": 1, "monk": 1}
