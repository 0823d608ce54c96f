"""The solo game against Johanna (J-L): set-up, turns, the end. What her cards show is read from the data."""

from __future__ import annotations

from typing import Any

import pytest
from johanna.desk import SHEETS, TILES, Desk, other_end, path_to, ways
from johanna.solo_desk import AREA, LEVELS, SCHOLAR_SHIELD, SHIELDS, TRACKS, back, deck, her_turn, whole_game

from bastide.games import compile_ruleset
from bastide.johanna.solo.score import points as johanna_points
from bastide.kernel import Match, SetupProblem

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
