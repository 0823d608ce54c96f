"""The solo game against Johanna (J-L). What her cards and her area show is read from the data."""

from __future__ import annotations

import random
from typing import Any

import pytest
from johanna.desk import (
    GOODS,
    ROWS,
    SHEETS,
    SPACES,
    TILES,
    WIDTH,
    Desk,
    field_with,
    other_end,
    path_to,
    ticks,
    unlocking,
    ways,
)

from bastide.games import compile_ruleset
from bastide.johanna.sheets import TRACK_PERSONS, SoloCard
from bastide.johanna.solo.score import points as johanna_points
from bastide.kernel import Match, SetupProblem

AREA = SHEETS.johanna
LEVELS = ("standard", "expert", "challenge")
TRACKS = dict(AREA.tracks)
SHIELDS = [points for row in AREA.depot_rows for points in row]


def deck(level: str = "standard") -> tuple[SoloCard, ...]:
    return SHEETS.solo.deck(level)


def back(card: SoloCard) -> str:
    return f"{card.arrow} {card.monk}"


def her_turn(
    card: SoloCard,
    display: list[str],
    *,
    level: str = "standard",
    under: SoloCard | None = None,
    johanna: dict[str, Any] | None = None,
    chance: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Desk:
    """Johanna has just had her turn: this card, this display of four, and this back below it."""
    under = under or next(c for c in deck(level) if c != card)
    forced = {"card": [card.id], "back": [back(card), back(under)], **(chance or {})}
    assert len(display) == 4
    return Desk(
        1,
        display,
        chance=forced,
        johanna=johanna or {},
        options={"level": level, **(options or {})},
        **more,
    )


def card_with(effect: str, person: str = "", level: str = "standard", what: str = "") -> tuple[SoloCard, str]:
    """A card that shows an effect, and the person beside it."""
    for card in deck(level):
        for shown, found in card.front:
            if found.kind == effect and person in ("", shown) and what in ("", found.what):
                return card, shown
    raise LookupError(effect)


def effect_turn(effect: str, person: str = "", what: str = "", level: str = "standard", **more: Any) -> Desk:
    card, shown = card_with(effect, person, level, what)
    return her_turn(card, [shown] * 4, level=level, **more)


def whole_game(level: str = "standard", seed: int = 3) -> Match:
    match = Match(compile_ruleset("johanna", 1, options={"level": level}), seed)
    rng = random.Random(seed)
    while not match.over:
        match.act(0, rng.choice(match.ruleset.options(match.state, 0)))
    return match


# -- set-up ------------------------------------------------------------------------------------------------


def test_set_up() -> None:
    """J-L-1, J-L-2, J-C-7: as for two players, with Johanna's area beside the sheet."""
    view = Desk(1, ()).view
    assert list(view["sheets"]) == ["A"]
    assert view["bag"]["of"] == 2
    assert view["bag"]["struck"] == [3, 4, 5]
    assert len(view["display"]) == 5
    assert view["deeds"]["5"]["struck"]
    assert view["struck"]["towns"] == ["18", "19", "20", "21", "22"]
    area = view["johanna"]
    assert area["tracks"] == {"farmer": 0, "boatman": 0, "knight": 0, "scholar": 0}
    assert (area["shields"], area["posts"], area["citizens"], area["development"]) == (0, 0, 0, 0)


def test_cards_are_mandatory() -> None:
    """J-L-3, J-S-19: printed places are refused."""
    with pytest.raises(SetupProblem) as problem:
        compile_ruleset("johanna", 1, options={"places": "printed"})
    assert problem.value.rule == "J-L-3"
    assert len(Desk(1, ()).view["places"]) == 20


@pytest.mark.parametrize("level", LEVELS)
def test_levels(level: str) -> None:
    """J-L-4, J-L-5, J-L-6, J-L-7, J-L-8: 14 cards; at Challenge 1B to 4B take the place of 1 to 4."""
    area = Desk(1, (), options={"level": level}).area()
    main = [str(n) for n in range(1, 15)]
    wanted = [f"{n}B" if level == "challenge" and int(n) <= 4 else n for n in main]
    assert area["unused"] == wanted
    assert area["level"] == level


def test_the_deck_has_no_order() -> None:
    """J-L-8, J-C-8: only the top back is known; the card under it is drawn when it is revealed."""
    desk = Desk(1, (), chance={"back": [back(deck()[0])]})
    assert desk.area()["back"] == {"arrow": deck()[0].arrow, "monk": deck()[0].monk}
    same = [c.id for c in deck() if back(c) == back(deck()[0])]
    found = set()
    for seed in range(30):
        match = Match(compile_ruleset("johanna", 1), seed, chance={"back": [back(deck()[0])]})
        while match.view(0).data["johanna"]["card"] is None:
            match.act(0, match.ruleset.options(match.state, 0)[-1])
        found.add(match.view(0).data["johanna"]["card"]["id"])
    assert found == set(same)


# -- turns -------------------------------------------------------------------------------------------------


def test_turns_alternate() -> None:
    """J-L-9, J-L-10, J-L-11: the player begins; 13 and 12 turns for the player, 12 and 13 for Johanna."""
    match = whole_game()
    turns: list[tuple[int, str]] = []
    number = 0
    for _, event in match.log:
        if event.type == "display":
            number = event.data["round"]
        if event.type in ("take", "hire"):
            turns.append((number, "A"))
        if event.type == "johanna-take":
            turns.append((number, "J"))
    assert [who for _, who in turns] == ["A", "J"] * 25
    assert [who for number, who in turns if number == 1] == ["A", "J", "A", "J", "A"]
    assert [who for number, who in turns if number == 2] == ["J", "A", "J", "A", "J"]
    for bag, (mine, hers) in enumerate([(13, 12), (12, 13)]):
        here = [who for number, who in turns if (number - 1) // 5 == bag]
        assert (here.count("A"), here.count("J")) == (mine, hers)


def test_the_game_ends_after_the_second_bag() -> None:
    """J-L-44, J-R-14: ten rounds."""
    match = whole_game()
    assert match.view(None).data["round"] == 10
    assert match.view(None).data["bag"]["struck"] == [1, 2, 3, 4, 5]


def test_reshuffle() -> None:
    """J-L-16: with the refill, after 12 of 14 cards: all go back, before the next display is drawn."""
    match = whole_game()
    moves = match.moves
    refill = [i for i, line in enumerate(moves) if line.startswith("* aside")][2]
    cards = [line.split()[2] for line in moves[:refill] if line.startswith("* card")]
    later = [line.split()[2] for line in moves[refill:] if line.startswith("* card")]
    assert (len(cards), len(later)) == (12, 13)
    assert len(set(cards)) == 12
    assert len(set(later)) == 13
    assert set(cards) & set(later)
    behind = [line.split()[1] for line in moves[refill:] if line.startswith("*")][:4]
    assert behind == ["aside", "aside", "back", "tile"]
    shuffled = [event for _, event in match.log if event.type == "johanna-shuffle"]
    assert [event.data["cards"] for event in shuffled] == [14]


def test_reading_her_card() -> None:
    """J-L-12, J-L-13, J-L-14, J-L-15, J-L-17: the example of the rulebook, arrow up: the farmer."""
    card = next(c for c in deck() if [p for p, _ in c.front[-2:]] == ["farmer", "boatman"])
    up = next(c for c in deck() if c.arrow == "up" and c != card)
    desk = her_turn(card, ["knight", "craftsman", "farmer", "knight"], under=up)
    (take,) = desk.events("johanna-take")
    assert take.data["tile"] == "farmer"
    assert take.data["arrow"] == "up"
    assert take.data["passed"] == ["boatman"]
    assert desk.area()["card"]["id"] == card.id
    assert desk.area()["back"]["arrow"] == "up"
    assert sorted(desk.view["display"]) == ["craftsman", "knight", "knight"]
    assert desk.view["discard"].count("farmer") >= 1
    assert desk.view["hand"] is None


@pytest.mark.parametrize("arrow", ["up", "down"])
def test_direction(arrow: str) -> None:
    """J-L-13, J-L-14: up reads from the bottom, down from the top; the first person that lies there."""
    card = deck()[0]
    under = next(c for c in deck()[1:] if c.arrow == arrow)
    persons = [p for p, _ in card.front]
    display = [persons[1], persons[2], persons[3], persons[4]]
    desk = her_turn(card, display, under=under)
    assert desk.events("johanna-take")[0].data["tile"] == (persons[4] if arrow == "up" else persons[1])


def test_her_pile() -> None:
    """J-L-12: revealed cards lie on her pile, one over the other."""
    match = whole_game()
    told = [event.data["card"] for _, event in match.log if event.type == "johanna-card"]
    area = match.view(None).data["johanna"]
    assert [*area["pile"], area["card"]["id"]] == told[-13:]
    assert area["stack"] == 1


def test_no_decision() -> None:
    """J-M-8, J-M-7: in her turn nobody is asked; chance decides cards, backs and removed places only."""
    match = whole_game()
    others = [line for seed in range(4) for line in whole_game(seed=seed).moves]
    topics = {line.split()[1] for line in (*match.moves, *others) if line.startswith("*")}
    assert topics == {"places", "aside", "tile", "card", "back", "removed"}
    for step in match.ruleset.program:
        assert step.flow != "johanna" or type(step).__name__ in ("Do", "Draw", "Return")


# -- her area ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("have", range(len(SHIELDS)))
def test_her_depot(have: int) -> None:
    """J-L-18, J-L-27, J-L-31: from left to right, the second row after the first."""
    desk = effect_turn("shield", johanna={"shields": have})
    assert desk.area()["shields"] == have + 1
    assert [e.data["worth"] for e in desk.events("johanna-shield")] == [SHIELDS[have]]


def test_her_full_depot() -> None:
    """J-L-18, J-AMB-25: a further shield is lost."""
    desk = effect_turn("shield", johanna={"shields": len(SHIELDS)})
    assert desk.area()["shields"] == len(SHIELDS)
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-18"]


@pytest.mark.parametrize("person", TRACK_PERSONS)
def test_tracks(person: str) -> None:
    """J-L-19, J-L-20: a tick on the track of the person, then the effect of the card."""
    card, _ = card_with("shield", person)
    desk = her_turn(card, [person] * 4, johanna={"tracks": {person: 2}})
    assert desk.area()["tracks"][person] == 3
    assert desk.area()["shields"] == 1
    kinds = [event.type for event in desk.happened]
    assert kinds.index("johanna-track") < kinds.index("johanna-shield")


@pytest.mark.parametrize("person", TRACK_PERSONS)
def test_a_full_track(person: str) -> None:
    """J-AMB-24: the tick is lost, the effect of the card is not."""
    card, _ = card_with("shield", person)
    size = len(TRACKS[person])
    desk = her_turn(card, [person] * 4, johanna={"tracks": {person: size}})
    assert (desk.area()["tracks"][person], desk.area()["shields"]) == (size, 1)


def test_craftsman() -> None:
    """J-L-21, J-L-28: she builds, with the number of the card; there is no track for him."""
    card = deck()[0]
    desk = her_turn(card, ["craftsman"] * 4)
    assert (desk.area()["posts"], desk.area()["towns"]) == (1, [str(card.post)])
    assert not any(desk.area()["tracks"].values())


def test_trader() -> None:
    """J-L-22: only the printed effect."""
    card, _ = card_with("shield", "trader")
    desk = her_turn(card, ["trader"] * 4)
    assert desk.area()["shields"] == 1
    assert not any(desk.area()["tracks"].values())


SCHOLAR_SHIELD = card_with("shield", "scholar")[0]


def scholar(have: int, level: str = "standard", **more: Any) -> Desk:
    johanna = {"tracks": {"scholar": have}, **more.pop("johanna", {})}
    card = next(c for c in deck(level) if dict(c.front)["scholar"].kind == "shield")
    return her_turn(card, ["scholar"] * 4, level=level, johanna=johanna, **more)


@pytest.mark.parametrize("have", range(len(AREA.scholar)))
def test_scholar_fields(have: int) -> None:
    """J-L-23, J-L-49: the effect of the field first, then that of the card, which is a shield here."""
    field = AREA.scholar[have]
    desk = scholar(have)
    area = desk.area()
    assert area["tracks"]["scholar"] == have + 1
    assert area["shields"] == 1 + (field == "shield")
    assert area["development"] == (field == "development")
    assert area["citizens"] == field.endswith("citizen")
    kinds = [event.type for event in desk.happened]
    wanted = {"development": "johanna-level", "shield": "johanna-shield", "monk": "johanna-nothing"}
    assert kinds.index(wanted.get(field, "johanna-citizen")) < kinds.index("johanna-effect")
    assert kinds.index("johanna-effect") < len(kinds) - 1 - kinds[::-1].index("johanna-shield")


def test_a_full_scholar_track() -> None:
    """J-AMB-24: no tick and no field's effect."""
    desk = scholar(len(AREA.scholar))
    assert desk.area()["shields"] == 1
    assert (desk.area()["development"], desk.area()["citizens"]) == (0, 0)


@pytest.mark.parametrize(("have", "nth", "rule"), [(1, 0, "J-L-25"), (4, 1, "J-L-26")])
def test_her_citizens_of_the_track(have: int, nth: int, rule: str) -> None:
    """J-L-25, J-L-26, J-L-42: fields 2 and 5 take the citizens of the track, unless the player has them."""
    at = field_with("citizen", yellow=True, nth=nth)
    desk = scholar(have)
    assert desk.area()["citizens"] == 1
    assert desk.view["gone"] == {f"development:{at}": "F"}
    assert [e.rule for e in desk.events("johanna-citizen")] == [rule]
    desk = scholar(have, A={"development": at})
    assert desk.area()["citizens"] == 0
    assert desk.view["gone"][f"development:{at}"] == "A"


@pytest.mark.parametrize("have", range(len(AREA.levels) + 1))
def test_her_development(have: int) -> None:
    """J-L-24, J-L-31: the next of her six levels; after the sixth nothing."""
    assert len(AREA.levels) == 6
    desk = effect_turn("development", johanna={"development": have})
    assert desk.area()["development"] == min(have + 1, 6)


# -- effects of her cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", deck(), ids=lambda c: f"card {c.id}")
def test_building(card: object) -> None:
    """J-L-28: the town of the card is crossed on the player's map."""
    number = card.post  # type: ignore[attr-defined]
    desk = her_turn(next(c for c in deck() if c.post == number), ["craftsman"] * 4)
    assert desk.sheet()["crossed"] == [str(number)]
    assert desk.area()["posts"] == 1


def test_building_where_somebody_is() -> None:
    """J-L-29: a town that is circled or crossed is passed over for the next higher free number."""
    card = next(c for c in deck() if c.post < 15)
    crossed = {"towns": [str(card.post)], "posts": 1}
    desk = her_turn(card, ["craftsman"] * 4, johanna=crossed)
    assert desk.area()["towns"] == [str(card.post), str(card.post + 1)]
    sheet = {"routes": path_to(str(card.post + 1)), "posts": [str(card.post + 1)]}
    desk = her_turn(card, ["craftsman"] * 4, johanna=crossed, A=sheet)
    assert desk.area()["towns"] == [str(card.post), str(card.post + 2)]
    assert desk.area()["posts"] == 2


def test_building_beyond_the_highest_number() -> None:
    """J-L-29, J-AMB-22: then from the lowest on; with no free town the post still counts."""
    card = max(deck(), key=lambda c: c.post)
    towns = [str(n) for n in range(card.post, 18)]
    desk = her_turn(card, ["craftsman"] * 4, johanna={"towns": towns, "posts": len(towns)})
    assert desk.area()["towns"] == ["1", *towns]
    every = [str(n) for n in range(1, 18)]
    desk = her_turn(card, ["craftsman"] * 4, johanna={"towns": every, "posts": 17})
    assert (desk.area()["posts"], desk.area()["towns"]) == (18, every)
    desk = her_turn(
        card,
        ["craftsman"] * 4,
        johanna={"towns": towns, "posts": len(towns)},
        options={"johanna_wrap": False},
    )
    assert (desk.area()["posts"], desk.area()["towns"]) == (len(towns) + 1, towns)


@pytest.mark.parametrize("tier", ["I", "II", "III", "IV", "V"])
def test_removing_a_place(tier: str) -> None:
    """J-L-30, J-AMB-23: a random place of the tier that nobody has; it opens no tier."""
    seen = set()
    for seed in range(25):
        desk = effect_turn("remove_place", what=tier, seed=seed)
        removed = [p for p in desk.view["places"] if p["removed"]]
        assert [p["tier"] for p in removed] == [tier]
        assert desk.view["tiers"]["I"]["acquired"] == 0
        assert not desk.view["tiers"]["II"]["open"]
        seen.add(removed[0]["place"])
    assert len(seen) > 2


def test_removing_none() -> None:
    """J-L-30: of a tier without unacquired places nothing is removed."""
    cards = [c.id for c in SHEETS.places.of_tier("I")[:4]]
    desk = effect_turn("remove_place", what="I", A={"places": cards})
    assert [p for p in desk.view["places"] if p["removed"]] == []
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-30"]
    desk = effect_turn("remove_place", what="I", johanna={"removed": cards[:3]}, A={"places": cards[3:]})
    assert len([p for p in desk.view["places"] if p["removed"]]) == 3


def test_a_removed_place_cannot_be_bought() -> None:
    """J-L-30, J-L-42: it is out of the game."""
    card = SHEETS.places.of_tier("I")[0].id
    desk = Desk(1, ["trader"], johanna={"removed": [card]})
    desk.do("take trader")
    assert desk.refused(f"acquire {card} pay 1") == ("not-laid-out", "J-TR-2")


def test_crossing_in_the_bank() -> None:
    """J-L-32, J-AMB-14: the leftmost yellow bonus that is not crossed; those of the player are."""
    for gone in range(WIDTH):
        claimed = {f"bank:column{n}.yellow": "F" for n in range(1, gone + 1)}
        desk = effect_turn("bank_shield", claimed=claimed)
        assert desk.view["gone"] == {**claimed, f"bank:column{gone + 1}.yellow": "F"}
    mine = {"circled": [1] * ROWS, "crossed": [1] * ROWS}
    desk = effect_turn("bank_shield", A=mine)
    assert desk.view["gone"] == {"bank:column1.yellow": "A", "bank:column2.yellow": "F"}
    every = {f"bank:column{n}.yellow": "F" for n in range(1, WIDTH + 1)}
    desk = effect_turn("bank_shield", claimed=every)
    assert desk.view["gone"] == every
    assert desk.area()["citizens"] == 0


def test_a_citizen_for_johanna() -> None:
    """J-L-33: whatever the player has."""
    desk = effect_turn("citizen", johanna={"citizens": 2})
    assert desk.area()["citizens"] == 3
    assert desk.view["gone"] == {}


@pytest.mark.parametrize(
    ("effect", "name", "rule"),
    [
        ("warehouse_citizen", f"warehouse:column{SPACES}", "J-L-34"),
        ("bank_citizen", f"bank:row{ROWS}", "J-L-35"),
    ],
)
def test_citizens_of_stores(effect: str, name: str, rule: str) -> None:
    """J-L-34, J-L-35: crossed for the player and circled for Johanna, once."""
    desk = effect_turn(effect)
    assert desk.area()["citizens"] == 1
    assert desk.view["gone"] == {name: "F"}
    assert [e.rule for e in desk.events("johanna-citizen")] == [rule]
    desk = effect_turn(effect, claimed={name: "F"}, johanna={"citizens": 1})
    assert desk.area()["citizens"] == 1
    mine = {"goods": dict.fromkeys(GOODS, SPACES)} if "ware" in effect else {"circled": [1, 0, WIDTH]}
    desk = effect_turn(effect, A=mine)
    assert desk.area()["citizens"] == 0
    assert desk.view["gone"][name] == "A"


@pytest.mark.parametrize("side", ["left", "right"])
def test_crossing_a_deed(side: str) -> None:
    """J-L-36, J-L-50: the next open one from that side; Johanna has nothing of it, not even a citizen."""
    numbers = [d.no for d in SHEETS.deeds_with(1)]
    order = numbers if side == "left" else numbers[::-1]
    for gone in range(len(order)):
        claimed = {f"deed:{n}": "F" for n in order[:gone]}
        desk = effect_turn("deed_from", what=side, claimed=claimed)
        assert desk.view["deeds"][str(order[gone])]["by"] == "F"
        assert [no for no, d in desk.view["deeds"].items() if d["by"]] == sorted(map(str, order[: gone + 1]))
        assert desk.area()["citizens"] == 0
    desk = effect_turn("deed_from", what=side, claimed={f"deed:{n}": "F" for n in order})
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-36"]
    mine = {"deeds": ticks(order[0])}
    desk = effect_turn("deed_from", what=side, A=mine)
    assert desk.view["deeds"][str(order[0])]["by"] == "A"
    assert desk.view["deeds"][str(order[1])]["by"] == "F"


def test_what_johanna_crossed_is_gone() -> None:
    """J-L-42: towns, citizens, deeds and yellow bonuses, as if another player had them."""
    deed = SHEETS.deeds[0]
    person = deed.persons[0]
    desk = Desk(1, [person], claimed={f"deed:{deed.no}": "F"}).do(f"take {person}")
    assert desk.refused(f"deed {deed.no} {person}") == ("deed-crossed", "J-D-9")
    town = other_end(next(r for r in ways(1, at="O")), "O")
    desk = Desk(1, ["craftsman"], A={"routes": path_to(town, 1)}, johanna={"towns": [town], "posts": 1})
    assert desk.do("take craftsman").refused(f"build {town} pay 1") == ("town-crossed", "J-CR-4")
    at = field_with("citizen", yellow=True)
    desk = Desk(1, ["scholar"], A={"development": at - 1}, claimed={f"development:{at}": "F"})
    desk.do("take scholar", "develop")
    assert desk.sheet("A")["citizens"] == []
    sheet = {"circled": [1] * ROWS, "crossed": [1] * (ROWS - 1) + [0]}
    desk = Desk(1, ["craftsman"], A=sheet, claimed={"bank:column1.yellow": "F"})
    desk.do("take craftsman", f"build O pay {ROWS}")
    assert desk.sheet("A")["shields"] == 0


def test_yellow_bonuses_for_the_player() -> None:
    """J-L-43: as long as Johanna has not crossed them."""
    at = field_with("citizen", yellow=True)
    desk = Desk(1, ["scholar"], A={"development": at - 1}).do("take scholar", "develop")
    assert desk.sheet("A")["citizens"] == [f"development:{at}"]


def test_johanna_buys_nothing() -> None:
    """J-L-41: tiers open by the player's purchases, one of each lower tier."""
    match = whole_game(seed=5)
    owners = {p["owner"] for p in match.view(None).data["places"]}
    assert owners <= {None, "A"}
    desk = Desk(1, ["trader"], A={"circled": [WIDTH] * ROWS}).do("take trader")
    assert desk.view["tiers"]["II"] == {"open": False, "acquired": 0, "needed": 1}
    desk = Desk(1, ["farmer"], A={"places": unlocking("III", 1)})
    assert desk.view["tiers"]["III"]["open"]


# -- monks -------------------------------------------------------------------------------------------------


def monk_turn(action: str, level: str = "expert", **more: Any) -> Desk:
    """A card with a monk effect for a person, over a back with this monk action."""
    for card in deck(level):
        for person, effect in card.front:
            under = next((c for c in deck(level) if c.monk == action and c != card), None)
            if effect.kind == "monk" and under and person != action:
                return her_turn(card, [person] * 4, level=level, under=under, **more)
    raise LookupError(action)


def test_standard_ignores_monks() -> None:
    """J-L-5, J-L-37: nothing happens."""
    desk = monk_turn("build", "standard")
    assert desk.area()["posts"] == 0
    assert [e.rule for e in desk.events("johanna-nothing")] == ["J-L-5"]


@pytest.mark.parametrize("level", ["expert", "challenge"])
def test_a_monk_builds(level: str) -> None:
    """J-L-6, J-L-7, J-L-37, J-L-38: with the number on the face-up card."""
    desk = monk_turn("build", level)
    assert desk.area()["posts"] == 1
    assert desk.area()["towns"] == [str(desk.area()["card"]["post"])]
    assert desk.area()["shields"] == 0


@pytest.mark.parametrize("track", [t for t in TRACK_PERSONS if any(c.monk == t for c in deck())])
def test_a_monk_advances(track: str) -> None:
    """J-L-37, J-L-39: one field of the named track, and a shield."""
    desk = monk_turn(track)
    assert desk.area()["tracks"][track] == 1
    assert desk.area()["shields"] == 1


def test_twice_in_one_turn() -> None:
    """J-L-40: by the tile and by the monk."""
    for card in deck():
        for person, effect in card.front:
            under = next((c for c in deck() if c.monk == person and c != card), None)
            if effect.kind == "monk" and under:
                desk = her_turn(card, [person] * 4, level="expert", under=under)
                assert desk.area()["tracks"][person] == 2
                return
    raise AssertionError("no such card")


def test_a_scholar_field_with_a_monk() -> None:
    """J-L-23, J-L-37, J-AMB-21: the monk action of the top back, at Expert."""
    have = AREA.scholar.index("monk")
    under = next(c for c in deck() if c.monk == "build")
    desk = scholar(have, "expert", under=under)
    assert desk.area()["posts"] == 1


# -- the end -----------------------------------------------------------------------------------------------


def last_turn(**more: Any) -> Desk:
    """The player's last turn; then Johanna has the last one of all."""
    tiles = [tile for tile in TILES for _ in range(SHEETS.person[tile].tiles)]
    for tile in ("farmer", "scholar"):
        tiles.remove(tile)
    card = SCHOLAR_SHIELD
    given = {"bag": 2, "discard": tiles}
    under = next(c for c in deck() if c != card)
    chance = {"card": [card.id], "back": [back(card), back(under)]}
    return Desk(1, ["farmer", "scholar"], given=given, chance=chance, **more)


def finished(**more: Any) -> Desk:
    return last_turn(**more).do("take farmer", "decline")


def test_the_last_turn_is_hers() -> None:
    """J-L-10, J-L-44: round 10 begins and ends with Johanna."""
    desk = last_turn()
    assert desk.view["round"] == 10
    assert desk.view["turn"] == "A"
    desk.do("take farmer", "decline")
    assert desk.match.over
    assert desk.events("johanna-take")


def test_most_trading_posts() -> None:
    """J-L-45: the player or Johanna, whoever has more; in a tie nobody."""
    town = other_end(ways(1, at="O")[0], "O")
    sheet = {"routes": path_to(town, 1), "posts": ["O", town]}
    desk = finished(A=sheet, johanna={"posts": 1})
    assert desk.sheet("A")["citizens"] == ["posts"]
    assert desk.area()["citizens"] == 0
    desk = finished(A=sheet, johanna={"posts": 3})
    assert desk.sheet("A")["citizens"] == []
    assert desk.area()["citizens"] == 1
    desk = finished(A=sheet, johanna={"posts": 2})
    assert (desk.sheet("A")["citizens"], desk.area()["citizens"]) == ([], 0)


def test_her_points() -> None:
    """J-L-46, J-L-47: her tracks, her depot, and posts and citizens times her level; the player as usual."""
    ticked = {"farmer": 3, "boatman": 5, "knight": 1}
    johanna = {
        "tracks": {**ticked, "scholar": len(AREA.scholar)},
        "shields": 7,
        "posts": 4,
        "citizens": 2,
        "development": 3,
    }
    desk = finished(johanna=johanna)
    tracks = sum(sum(TRACKS[person][:n]) for person, n in ticked.items())
    depot = sum(SHIELDS[:8])  # the last card gives one more
    assert desk.area()["citizens"] == 3  # most trading posts
    assert desk.area()["score"]["points"] == tracks + depot + (4 + 3) * AREA.levels[2]
    (event,) = desk.events("johanna-score")
    assert event.points == sum(t.total for t in event.formula) == johanna_points(desk.state)
    assert desk.scores() == [SHEETS.monks.points_by_hired[0]]


def test_a_level_below_the_first() -> None:
    """J-L-47: without a ticked level posts and citizens count nothing."""
    desk = finished(johanna={"posts": 5, "tracks": {"scholar": len(AREA.scholar)}})
    assert desk.area()["score"]["points"] == sum(SHIELDS[:1])


def test_the_player_wins_a_tie() -> None:
    """J-L-48: at least as many points are enough."""
    mine = [SHEETS.monks.points_by_hired[0] + sum(SHEETS.depot[:n]) for n in range(len(SHEETS.depot) + 1)]
    hers = [sum(SHIELDS[: n + 1]) for n in range(len(SHIELDS))]  # the last card gives one shield
    tie = next(points for points in hers if points in mine[1:])
    shields = hers.index(tie)
    for number in (mine.index(tie) - 1, mine.index(tie), mine.index(tie) + 1):
        johanna = {"shields": shields, "tracks": {"scholar": len(AREA.scholar)}}
        desk = finished(A={"shields": number}, johanna=johanna)
        assert desk.area()["score"]["points"] == tie
        assert desk.scores() == [mine[number]]
        assert desk.ruleset.game.winners(desk.state) == ([0] if mine[number] >= tie else [])


# -- telling -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_her_turn_is_told_step_by_step(level: str) -> None:
    """Every turn of hers: the card, the back, the tile, the effect with its rule, and what came of it."""
    match = whole_game(level, seed=11)
    turn: list[str] = []
    turns = []
    for _, event in match.log:
        if event.type == "johanna-card":
            turn = []
            turns.append(turn)
        if event.type.startswith("johanna-"):
            turn.append(event.type)
            assert event.rule in match.ruleset.game.rulebook
    assert len(turns) == 25
    for told in turns:
        assert told[:3] == ["johanna-card", "johanna-back", "johanna-take"]
        assert "johanna-effect" in told
        at = told.index("johanna-effect")
        assert at + 1 < len(told), "what comes of the effect is told, also when it is nothing"
