"""Princess & Dragon where a record cannot show it: what is printed, reasons for refusals, random games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.figures import kinds
from bastide.carcassonne.landscape import lay
from bastide.carcassonne.tables import STEP, square
from bastide.carcassonne.tiles import load_set, tile
from bastide.games import compile_ruleset
from bastide.kernel import Event, Malformed, Match, Refused, Ruleset, SetupProblem, View

SETS = ("base", "princess-dragon")
ROAD = {"tiles": ["BA-24 1,0 0"], "figures": ["A follower 1,0 road E+W", "B follower 0,0 city N"]}


def ruleset(
    seats: int = 2, sets: tuple[str, ...] = SETS, elements: tuple[str, ...] = (), **more: Any
) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, elements, {"startSeat": "A", **more})


def match(tiles: list[str], given: dict[str, Any], **more: Any) -> Match:
    return Match(ruleset(**more), given=given, chance={"tile": tiles})


def refused(playing: Match, seat: int, line: str) -> tuple[str, str | None]:
    with pytest.raises(Refused) as problem:
        playing.act(seat, line)
    return problem.value.code, problem.value.rule


def test_thirty_tiles_with_their_symbols() -> None:
    """C-1.8-a"""
    tiles = load_set("princess-dragon").tiles
    assert sum(t.count for t in tiles) == 30
    signs = [sign for t in tiles for sign in t.signs * t.count]
    assert {sign: signs.count(sign) for sign in set(signs)} == {"dragon": 12, "volcano": 6, "portal": 6}
    assert sum("princess" in p.flags for t in tiles for p in t.parts) == 6


def test_on_one_tile_neither_road_nor_meadow_is_interrupted() -> None:
    """C-7.4.3-b: a road runs under a city, and the meadow before it is not split by the road."""
    crossed = [t for t in load_set("princess-dragon").tiles if any("tunnel" in p.flags for p in t.parts)]
    (found,) = crossed
    assert [p.place() for p in found.parts if p.kind == "road"] == ["N+S"]
    assert [p.place() for p in found.parts if p.kind == "field"] == ["NL+NR", "SL+SR"]


def test_a_dragon_off_the_board_is_not_moved() -> None:
    """C-4.2.4.2-m: should a dragon tile lie although no volcano does, nobody moves anything."""
    playing = match(["BA-24", "BA-24"], {})
    state = playing.state
    state.stock[state.tables.index["PD-16"]] -= 1
    state.left -= 1
    lay(state, square(1, 0), 4 * state.tables.index["PD-16"])
    state.tile, state.at = -1, state.board[square(1, 0)]
    state.frames[-1] = playing.ruleset.labels["B13"]
    state.pending = ()
    playing.ruleset.run(state, playing)
    assert not [e for _, e in playing.log if e.type.startswith("dragon")]
    assert playing.ruleset.decision(state).name == "D-PLACE"


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("fairy B follower 0,0 city N", "not-your-follower", "Q-4.4.5-1"),
        ("fairy follower 0,0 city N", "no-such-follower", "C-4.4.5-b"),
        ("follower 0,0 road E+W", "elsewhere", "C-4.4-d"),
    ],
)
def test_where_the_fairy_may_not_go(line: str, code: str, rule: str) -> None:
    """Q-4.4.5-1, C-4.4.5-b"""
    playing = match(["BA-24"], ROAD)
    playing.act(0, "lay 2,0 0")
    assert refused(playing, 0, line) == (code, rule)


def test_what_stands_in_the_dragons_way_is_told_with_the_option() -> None:
    """C-4.2.4.2-g: a page can show who would go home."""
    playing = match(
        ["PD-16"], {"tiles": ["BA-24 1,0 0", "PD-17 2,0 0"], "figures": ["B follower 1,0 road E+W"]}
    )
    playing.act(0, "lay 3,0 0")
    playing.act(0, "pass")
    options = {o.text: o for o in playing.ruleset.describe(playing.state, 0)}
    assert options["dragon 1,0"].data["eats"] == [{"seat": "B", "figure": "follower"}]
    assert options["dragon 1,0"].targets == ("tile:1,0",)
    assert options["dragon 3,0"].data["eats"] == []


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"dragon": "4,4"}, "no tile"),
        ({"dragon": 7}, "no tile"),
        ({**ROAD, "dragon": "1,0"}, "with the dragon"),
        ({"fairy": "4,4"}, "no tile"),
        ({"fairy": ["0,0"]}, "follower"),
        ({**ROAD, "fairy": "A follower 0,0 city N"}, "not there"),
        ({**ROAD, "fairy": "A big 0,0 city N"}, "figure"),
    ],
)
def test_a_given_dragon_or_fairy_that_cannot_be(given: dict[str, Any], word: str) -> None:
    """C-4.2.4.1-d, C-4.4.5-b"""
    with pytest.raises(Malformed, match=word):
        match(["BA-24"], given)


def test_a_dragon_is_given_without_a_volcano() -> None:
    """C-4.2.4.2-n: it is on the board, so its tiles are laid at once."""
    playing = match(["PD-16"], {"tiles": ["BA-24 1,0 0"], "dragon": "0,0"})
    assert playing.view(0).data["hand"] == "PD-16"


SWITCHES = ("portalOnRiver", "portalOnStartTile", "fairyStartPoint", "dragonStartTile", "fairyTarget")


@pytest.mark.parametrize("name", SWITCHES)
def test_both_readings_of_these_switches_are_built(name: str) -> None:
    """Q-4.2.4-1, Q-4.2.4-4, Q-4.2.4-10, Q-4.4.5-1, Q-4.4.5-2"""
    switch = ruleset().game.catalogue.switch(name)
    assert not switch.fixed
    for value in switch.values:
        random_match(ruleset(3, ("base", "river", "princess-dragon"), **{name: value}), name)


def test_a_switch_that_is_fixed_says_so() -> None:
    """Q-4.2.4-3"""
    with pytest.raises(SetupProblem, match="fixed"):
        ruleset(volcanoAlternatives="listed-only")


class Watch:
    """Follows the dragon by the log, independently of the rules."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.place: tuple[int, int] | None = None
        self.trail: list[tuple[int, int]] = []
        self.last: int | None = None
        self.turn = 0

    def __call__(self, playing: Match, seat: int, line: str, events: list[Event]) -> None:
        playing.ruleset.game.check_piece_totals(playing.state)
        for event in events:
            if event.type == "lay":
                self.turn, self.trail, self.last = event.seat or 0, [], None
            elif event.type == "volcano":
                self.place = tuple(event.data["square"])
            elif event.type == "dragon":
                self.step(playing, event)
        self.safe(playing)

    def step(self, playing: Match, event: Event) -> None:
        """C-4.2.4.2-c, -d, -e, C-4.4.5.1-a: one step each, all around, and no square twice."""
        assert self.place is not None
        self.trail = self.trail or [self.place]
        to = tuple(event.data["square"])
        assert square(*to) - square(*self.place) in STEP
        assert to not in self.trail
        assert event.seat == (self.turn if self.last is None else (self.last + 1) % self.seats)
        assert list(to) != playing.view(None).data["fairy"]["square"]
        self.trail.append(to)
        assert len(self.trail) <= 7
        self.place, self.last = to, event.seat

    def safe(self, playing: Match) -> None:
        """C-4.2.4.1-d: nobody shares a tile with the dragon."""
        view = playing.view(None).data
        if self.place is not None:
            assert view["dragon"]["square"] == list(self.place)
            followers = {k.name for k in kinds(playing.state) if k.follower}
            here = [f["figure"] for f in view["figures"] if f["square"] == list(self.place)]
            assert not [name for name in here if name in followers]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_everything_that_meets_the_dragon(seed: int) -> None:
    """C-4.2.4.2-c to -l over whole games, with pieces counted at every step."""
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    sets = ("base", "princess-dragon", *(s for s in OTHERS if rng.random() < 0.5))
    random_match(ruleset(seats, sets), seed, Watch(seats))


OTHERS = ("inns-cathedrals", "traders-builders", "cathars", "tower", "abbey-mayor", "festival", "river")


@pytest.mark.parametrize("out", ["dragon", "fairy", "portal", "princess"])
def test_each_element_can_be_left_out(out: str) -> None:
    """Q-4.1-7: a symbol without its mechanism has no effect."""
    played = random_match(ruleset(2, SETS, (f"-{out}",)), out)
    told = {event.type for _, event in played.log}
    hidden = {"dragon": {"dragon", "volcano", "aside"}, "fairy": {"fairy"}, "princess": {"princess"}}
    assert not told & hidden.get(out, set())
    assert played.over


def test_a_game_can_be_saved_while_the_dragon_moves() -> None:
    """Nothing about the dragon's move lives outside the state."""
    given = {"tiles": ["BA-24 1,0 0", "PD-17 2,0 0"]}
    playing = match(["PD-16"], given)
    playing.act(0, "lay 3,0 0")
    playing.act(0, "pass")
    rules = playing.ruleset
    assert rules.decision(playing.state).name == "D-DRAGON"
    again = rules.load(rules.save(playing.state))
    assert rules.is_same_position(again, playing.state)
    assert rules.options(again, 0) == rules.options(playing.state, 0)


def test_the_portal_tile_itself_is_open_to_everybody() -> None:
    """C-4.2.4.3-a: on that tile or on any other."""
    assert "portal" in tile("PD-02").signs
    playing = match(["PD-08"], {})
    playing.act(0, "lay 1,0 0")
    assert "follower road W" in {o.text for o in playing.ruleset.describe(playing.state, 0)}


def test_the_dragons_reach_is_where_its_steps_lead() -> None:
    """C-4.2.4.2-c, C-4.2.4.2-d, C-4.4.5.1-a: what is shown shrinks from step to step."""
    before: dict[tuple[Any, ...], set[tuple[int, int]]] = {}  # the reach by the way that the dragon has gone
    seen = set()

    def look(playing: Match) -> None:
        rules, state = playing.ruleset, playing.state
        dragon = View(rules, state, None).data["dragon"]
        reach = {(x, y) for x, y in dragon["reach"]}
        decision = rules.decision(state)
        if not decision or decision.name != "D-DRAGON":
            assert dragon["steps"] or not reach
            return
        offered = {tuple(map(int, o.text[7:].split(","))) for o in rules.describe(state, decision.seats[0])}
        assert offered == reach if dragon["steps"] == 1 else offered <= reach
        way = tuple(map(tuple, dragon["trail"]))
        assert reach <= before.get((playing.state.turn, way[:-1]), reach)
        before[playing.state.turn, way] = reach
        seen.add(dragon["steps"])

    for seed in range(3):
        before.clear()
        random_match(ruleset(3), seed, before=look)
    assert seen == {1, 2, 3, 4, 5, 6}
