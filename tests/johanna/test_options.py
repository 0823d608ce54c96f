"""The switches of the table: what each changes, and that the others are listed but fixed (R-1)."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from johanna.desk import (
    CARDS,
    ROWS,
    SHEETS,
    WIDTH,
    Desk,
    field_with,
    multipliers,
    path_to,
    unlocking,
    ways,
)
from johanna.solo_desk import AREA, effect_turn, her_turn
from johanna.solo_desk import deck as solo_deck

from bastide.games import compile_ruleset, load
from bastide.johanna.game import BUILT, daily_seed
from bastide.kernel import Match, SetupProblem

CATALOGUE = load("johanna").catalogue


def test_core_switches_are_built() -> None:
    """R-1: core ones both ways; the fixed ones are listed with their default and refused otherwise."""
    for switch in CATALOGUE.switches:
        if switch.weight == "core":
            assert not switch.fixed
        if switch.fixed:
            other = next(value for value in switch.values if value != switch.default)
            with pytest.raises(SetupProblem) as problem:
                compile_ruleset("johanna", 2, options={switch.name: other})
            assert problem.value.code == "fixed-option"
        assert switch.titles["en"] != switch.name
        assert switch.help["de"]
        for value in switch.values:
            assert switch.labels[str(value).lower() if isinstance(value, bool) else str(value)]["de"]
    assert set(BUILT) <= {switch.name for switch in CATALOGUE.switches}


def desk(seats: int = 2, display: Any = ("farmer",), *, switch: dict[str, Any], **more: Any) -> Desk:
    return Desk(seats, list(display), options=switch, **more)


@pytest.mark.parametrize("row", [1, 2, 3])
def test_start_coin_row(row: int) -> None:
    """J-AMB-2, J-S-16."""
    match = Match(compile_ruleset("johanna", 2, options={"start_coin_row": row}))
    circled = match.view(None).data["sheets"]["B"]["bank"]["circled"]
    assert circled == [int(r == row) for r in range(1, ROWS + 1)]


def test_struck_routes() -> None:
    """J-AMB-3: only routes inside struck parts; a struck town is reached but cannot be built in."""
    struck = SHEETS.map.struck_towns(2)
    into = next(r for r in SHEETS.map.routes if len(set(r.ends) & struck) == 1)
    near = next(end for end in into.ends if end not in struck)
    person = "knight" if into.by == "land" else "boatman"
    switch = {"struck_routes": "inside_only"}
    here = desk(2, [person, "craftsman", "craftsman"], switch=switch, A={"routes": path_to(near)})
    here.do(f"take {person}", f"route {into.id}")
    assert into.id in here.sheet("A")["routes"]
    here.do("take craftsman", "decline", "take craftsman")
    town = next(end for end in into.ends if end in struck)
    assert here.refused(f"build {town} pay 1") == ("struck", "J-S-18")


def test_orleans_needs_route() -> None:
    """J-AMB-9: a trading post in Orléans only when a route is filled."""
    switch = {"orleans_needs_route": True}
    here = desk(2, ["craftsman"], switch=switch).do("take craftsman")
    assert here.refused("build O pay 1") == ("not-connected", "J-CR-2")
    here = desk(2, ["craftsman"], switch=switch, A={"routes": [ways(at="O")[0].id]}).do("take craftsman")
    assert "build O pay 1" in here.options


def test_printed_tiers() -> None:
    """J-AMB-11: printed places without tiers (J-TR-3 does not hold) and prices."""
    switch = {"places": "printed", "printed_tiers": False}
    here = desk(2, ["trader"], switch=switch).do("take trader")
    tiers = {CARDS[line.split()[1]].tier for line in here.starting("acquire")}
    assert tiers == {"I", "II", "III", "IV", "V"}
    assert all(line.endswith("free") for line in here.starting("acquire"))
    assert here.view["tiers"]["V"]["open"]


def test_initial_level() -> None:
    """J-AMB-18: before the first multiplier the level is 1."""
    for value in (0, 1):
        here = desk(2, switch={"initial_level": value}, A={"posts": ["O"]})
        assert here.sheet("A")["level"] == value
    first = multipliers()[1]
    assert desk(2, switch={"initial_level": 1}, A={"development": first[0]}).sheet("A")["level"] == first[1]


def test_observatory_inclusive() -> None:
    """J-AMB-20: the leap ends before the multiplier."""
    goal = multipliers()[0][0]
    here = desk(2, switch={"observatory_inclusive": False}, A={"places": ["observatory"]})
    here.do("hire farmer", "use observatory")
    assert here.sheet("A")["development"] == goal - 1


def test_discount_to_zero() -> None:
    """J-AMB-26: Cemetery leaves at least one coin to pay."""
    switch = {"discount_to_zero": False}
    dear = unlocking("III")
    sheet = {"places": ["cemetery"], "circled": [2, 0, 0]}
    here = desk(2, ["trader"], switch=switch, A=sheet, B={"places": dear}).do("take trader")
    assert not any(line.endswith("free") for line in here.starting("acquire"))
    third = [line for line in here.starting("acquire") if CARDS[line.split()[1]].tier == "III"]
    assert any(line.endswith("pay 1") for line in third)


def test_circus_with_monk() -> None:
    """J-AMB-28: no monk at Circus."""
    here = desk(2, switch={"circus_with_monk": False}, A={"places": ["circus"]}).do("hire farmer")
    assert here.refused("use circus") == ("not-this-person", "J-P-1")
    here = desk(2, switch={"circus_with_monk": False}, A={"places": ["circus"]}).do("take farmer")
    assert "use circus" in here.options


def test_plus_bonus_timing() -> None:
    """J-AMB-31: bonuses of plus places wait until after the action."""
    at = field_with("coin")
    sheet = {"places": ["archive", "advisor"], "development": at - 1}
    here = desk(2, ["scholar"], switch={"plus_bonus_timing": "after_action"}, A=sheet)
    here.do("take scholar", "plus archive")
    assert here.options == ["plus advisor", "skip"]
    assert here.refused("bonus coin") == ("too-early", "J-AMB-31")
    here.do("skip")
    assert here.asked == "action"
    here.do("develop")
    assert here.options == ["bonus coin", "forfeit coin"]


def test_bank_yellow_includes_citizen() -> None:
    """J-AMB-14: after the shields also the citizen of row 3."""
    claimed = {f"bank:column{n}.yellow": "F" for n in range(1, WIDTH + 1)}
    here = effect_turn("bank_shield", claimed=claimed, options={"bank_yellow_includes_citizen": True})
    assert here.view["gone"]["bank:row3"] == "F"


def test_johanna_removal_unlocks() -> None:
    """J-AMB-23: a removed place counts as acquired."""
    here = effect_turn("remove_place", what="I", options={"johanna_removal_unlocks": True})
    assert here.view["tiers"]["II"]["open"]


def test_johanna_slot_limit() -> None:
    """J-AMB-25: no more posts and citizens than are printed."""
    switch = {"johanna_slot_limit": True}
    johanna = {"posts": AREA.post_slots, "citizens": AREA.citizen_slots}
    here = her_turn(solo_deck()[0], ["craftsman"] * 4, johanna=johanna, options=switch)
    assert here.area()["posts"] == AREA.post_slots
    here = effect_turn("citizen", johanna=johanna, options=switch)
    assert here.area()["citizens"] == AREA.citizen_slots


def test_presets() -> None:
    """The first game with printed places; the solo game for one."""
    first = compile_ruleset("johanna", 2, ("first-game",))
    assert first.setup.option("places") == "printed"
    assert compile_ruleset("johanna", 1, ("solo",)).setup.seats == 1


def test_daily_seed() -> None:
    """Everybody has the same bags and cards on a day, and others on the next."""
    day = datetime.date(2026, 11, 15)
    assert daily_seed(day) == daily_seed(datetime.date(2026, 11, 15))
    assert daily_seed(day) != daily_seed(datetime.date(2026, 11, 16))
    ruleset = compile_ruleset("johanna", 1)
    one, other = Match(ruleset, daily_seed(day)), Match(ruleset, daily_seed(day))
    assert one.moves == other.moves
    for _ in range(8):
        option = ruleset.options(one.state, 0)[0]
        one.act(0, option)
        other.act(0, option)
    assert one.moves == other.moves
