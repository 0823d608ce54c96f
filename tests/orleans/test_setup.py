"""Set-up: O-S, O-C, the smaller numbers of players, and what is known to whom (O-I)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from orleans.table import at, do, fresh, player, table, told

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, Ruleset, Seeded, SetupProblem, View
from bastide.orleans.boards import NamedMapping, box
from bastide.orleans.game import GAME, Orleans


def setup_only(seats: int, edition: str = "C", seed: int = 0, **options: Any) -> Match:
    return fresh(seats, edition, seed, **options)


@pytest.mark.parametrize("seats", [0, 5, 6, -1])
def test_two_to_four_players(seats: int) -> None:
    """O-S-a: there are four colours. One player is for practice (AMB-51)."""
    with pytest.raises(SetupProblem) as problem:
        compile_ruleset("orleans", seats)
    assert (problem.value.code, problem.value.rule) == ("seats", "O-S-a")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_begins_with(seats: int) -> None:
    """O-S-b five coins and an empty bag, O-S-c ten stations and seven markers, O-S-d and O-S-f four marked
    followers on the market, O-S-e stations and coins in the open, O-C-b, O-C-c."""
    match = setup_only(seats)
    for seat in SEATS[:seats]:
        mine = table(match, None)["players"][seat]
        assert mine["coins"] == 5
        assert mine["stations"] == {"built": 0, "unbuilt": 10, "lost": 0}
        assert mine["market"] == {f"own-{p}": 1 for p in ("farmer", "boatman", "craftsman", "trader")}
        assert mine["bag_size"] == 0
        assert player(match, seat)["bag"] == {}
    markers = [track[seat] for track in table(match)["tracks"].values() for seat in track]
    assert markers == [0] * 6 * seats


def test_markers_stand_on_the_first_space_of_six_tracks_and_development() -> None:
    """O-S-l: farmers, boatmen, craftsmen, traders, scholars, knights; monks have none."""
    seen = table(setup_only(4))
    assert set(seen["tracks"]) == {"farmers", "boatmen", "craftsmen", "traders", "scholars", "knights"}
    assert seen["development"] == dict.fromkeys("ABCD", 0)


def test_the_boards_are_in_use() -> None:
    """O-S-g: landscape and deeds board. O-S-u: every merchant starts in Orléans."""
    seen = table(setup_only(4))
    assert len(seen["map"]["towns"]) == 23
    assert len(seen["deeds"]) == 8
    assert seen["map"]["merchants"] == dict.fromkeys("ABCD", "orleans")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_common_supplies(seats: int) -> None:
    """O-S-h and O-C-f: 16 technology tiles, O-S-n: the other coins, O-S-p and O-S-o and O-C-g: 14 citizens of
    which 13 lie on the boards, O-S-q and O-C-i: all place tiles in their stacks; O-2P-g: with any number."""
    seen = table(setup_only(seats))
    assert seen["supply"]["technology"] == 16
    assert seen["supply"]["coins"] == 179 - 5 * seats  # O-C-h
    assert len(seen["citizens"]) == 14
    assert [c["owner"] for c in seen["citizens"]] == [None] * 14
    assert "stations" in [c["at"] for c in seen["citizens"]]
    assert list(seen["tiles"].values()) == ["stack"] * 20


@pytest.mark.parametrize(
    ("seats", "basic", "others", "neutral"),
    [(4, (16, 10), 14, 88), (3, (14, 8), 11, 71), (2, (12, 6), 8, 54)],
)
def test_characters_by_number_of_players(
    seats: int, basic: tuple[int, int], others: int, neutral: int
) -> None:
    """O-S-m and O-C-d; O-3P-b and O-3P-c: with three players 2 and 3 of each are removed; O-2P-b and O-2P-c:
    with two players 4 and 6. O-3P-a, O-2P-a: nobody has the followers of an unused colour."""
    match = setup_only(seats)
    seen = table(match)["supply"]["characters"]
    assert [seen[p] for p in ("boatman", "craftsman", "trader")] == [basic[1]] * 3
    assert seen["farmer"] == basic[0]
    assert [seen[p] for p in ("knight", "scholar", "monk")] == [others] * 3
    assert sum(seen.values()) == neutral
    assert (
        sum(sum(match.view(s).data["players"][SEATS[s]]["market"].values()) for s in range(seats))
        == 4 * seats
    )


@pytest.mark.parametrize(("seats", "slots", "market"), [(4, 52, 38), (3, 48, 36), (2, 43, 35)])
def test_goods_on_routes_and_market(seats: int, slots: int, market: int) -> None:
    """O-S-r, O-S-s, O-S-t, O-C-e; O-3P-e and O-2P-e: marked spaces stay empty; O-3P-d and O-2P-d and O-S-x: 6
    or 12 goods are removed before the rest is laid out."""
    match = setup_only(seats)
    seen = table(match)
    goods = [g for route in seen["map"]["routes"] for g in route["goods"]]
    assert sum(g["good"] is not None for g in goods) == slots
    assert all((g["good"] is not None) == g["used"] for g in goods)
    for route in box().map.connections.values():
        here = next(r for r in seen["map"]["routes"] if r["id"] == route.id)
        assert [g["used"] for g in here["goods"]] == [mark <= seats for mark in route.slots]
    assert sum(seen["goods"].values()) == market
    lines = [line.split()[1] for line in match.moves]
    removed = {4: 0, 3: 6, 2: 12}[seats]
    assert lines == ["removed"] * removed + ["goods"] * slots


def test_removed_goods_are_removed_by_chance() -> None:
    """O-3P-d: at random; O-I-d: nobody is told which, though whoever counts can tell."""
    outs = {tuple(m for m in setup_only(3, seed=s).moves if "removed" in m) for s in range(12)}
    assert len(outs) > 6
    assert told(setup_only(3), "removed") == []


def test_goods_are_laid_by_chance() -> None:
    """O-S-r: two games are not the same."""
    assert table(setup_only(4, seed=1))["map"]["routes"] != table(setup_only(4, seed=2))["map"]["routes"]


def test_the_start_player() -> None:
    """O-S-v, R-2: by default chance decides, a table may name the seat; DP-START."""
    ruleset = compile_ruleset("orleans", 4)
    assert {Match(ruleset, seed).state.start for seed in range(30)} == {0, 1, 2, 3}
    named = compile_ruleset("orleans", 4, (), None, {"start_player": "C"})
    assert {Match(named, seed).state.start for seed in range(5)} == {2}
    forced = Match(ruleset, 0, chance={"start": ["D"]})
    assert forced.state.start == 3
    assert told(forced, "start-player")[0].rule == "O-S-v"
    with pytest.raises(SetupProblem) as problem:
        compile_ruleset("orleans", 2, (), None, {"start_player": "C"})
    assert problem.value.rule == "O-S-v"


# -- the hour glass ----------------------------------------------------------------------------------------


def cards(match: Match) -> list[str]:
    return [f"{c['event']} {c['letter'] or ''}".strip() for c in table(match)["hour"]["turned"]]


def whole_game(edition: str, seed: int, seats: int = 2) -> list[str]:
    match = fresh(seats, edition, seed)
    while not match.over:
        seat = match.state.pending[0]
        options = match.view(seat).options
        match.act(seat, ("done",) if ("done",) in options else options[-1])
    return cards(match)


@pytest.mark.parametrize("edition", ["B", "C"])
def test_one_stack_of_seventeen(edition: str) -> None:
    """O-S-i: the lighter Pilgrimage on top, the other 17 shuffled; O-S-k; O-E-a and O-C-j: each event 3
    times; O-P1-c: six events."""
    turned = [whole_game(edition, seed) for seed in range(6)]
    for game in turned:
        assert game[0] == "pilgrimage"
        assert Counter(game) == dict.fromkeys(
            ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"), 3
        )
    assert len({tuple(game) for game in turned}) == 6


def test_three_stacks_by_letter() -> None:
    """O-S-j, R-11: the start card, then five of A, six of B, six of C; each stack shuffled by itself."""
    turned = [whole_game("A", seed) for seed in range(6)]
    for game in turned:
        assert game[0] == "pilgrimage"
        assert [card[-1] for card in game[1:]] == ["A"] * 5 + ["B"] * 6 + ["C"] * 6
        assert sorted(c for c in game if c.endswith("A")) == [
            f"{e} A" for e in ("harvest", "income", "plague", "taxes", "trading_day")
        ]
        assert {"pilgrimage B", "pilgrimage C"} <= set(game)
    assert len({tuple(game[1:6]) for game in turned}) > 3


def test_the_letter_of_the_next_card_is_known() -> None:
    """O-I-c: what is still to come is known, the order is not; the letter on the next back is."""
    match = fresh(2, "A")
    hour = table(match)["hour"]
    assert hour["next_letter"] == "A"
    assert sum(hour["left"].values()) == 17
    assert table(fresh(2, "C"))["hour"]["next_letter"] is None
    later = at("planning", edition="A", round=6, event="income")
    assert table(later)["hour"]["next_letter"] == "B"


# -- what is known to whom ---------------------------------------------------------------------------------


def test_a_bag_is_for_its_owner() -> None:
    """O-I-a: the owner always sees what is in it; O-I-e: the others do not, but all else."""
    match = at("planning", A={"bag": {"monk": 2}, "market": []}, B={"coins": 9, "goods": {"wine": 1}})
    assert table(match, "A")["players"]["A"]["bag"]["monk"] == 2
    for other in ("B", None):
        assert table(match, other)["players"]["A"]["bag"] is None
        assert table(match, other)["players"]["A"]["bag_size"] == 6
    seen = table(match, "A")["players"]["B"]
    assert (seen["coins"], seen["goods"]["wine"]) == (9, 1)
    assert {"stations", "technology", "places", "market", "citizens"} <= set(seen)


def test_looking_changes_nothing() -> None:
    """O-I-a: nobody draws on purpose: each tile in a bag is as likely as any other."""
    match = at("followers", "A draw 1", A={"bag": {"monk": 3, "knight": 1}, "market": ["own-farmer"]}, B={})
    ruleset = match.ruleset
    start = at("followers", A={"bag": {"monk": 3, "knight": 1}, "market": ["own-farmer"]}).state
    drawn: Counter[str] = Counter()
    for seed in range(200):
        state = start.copy()
        assert View(ruleset, state, 0).data["players"]["A"]["bag"]["monk"] == 3
        ruleset.apply(state, 0, ("draw", 1), Seeded(seed))
        drawn.update(k for k in View(ruleset, state, 0).data["players"]["A"]["market"] if k != "own-farmer")
    assert 60 < drawn["monk"] < 110  # 3 of 7
    assert set(drawn) == {"monk", "knight", "own-boatman", "own-craftsman", "own-trader"}


def test_place_tiles_are_open() -> None:
    """O-I-b: everybody may look through both stacks."""
    seen = table(fresh(3), None)["tiles"]
    assert len(seen) == 20
    assert seen["school"] == "stack"


def test_goods_lie_face_up() -> None:
    """O-I-d: on the routes and in the market."""
    seen = table(fresh(4), None)
    assert all(g["good"] for route in seen["map"]["routes"] for g in route["goods"])
    assert set(seen["goods"]) == {"grain", "cheese", "wine", "wool", "brocade"}


def test_one_player_for_practice() -> None:
    """AMB-51, R-34: the set-up of two, no census, no last citizen."""
    match = at(
        "census", seats=1, round=18, event="income", A={"tracks": {"farmer": 3}, "stations": ["tours"]}
    )
    assert sum(table(match)["supply"]["characters"].values()) == 54
    assert told(match, "gain") == []
    do(match, "A done")
    assert match.over
    assert told(match, "citizen") == []


# -- variants ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_exclusion(seats: int, each: int) -> None:
    """O-V-a: a variant; O-V-b: one tile for each player from the start player on; O-V-c: two with two
    players; O-V-d: excluded tiles are out of the game. DP-EXCL."""
    match = fresh(seats, start_player="B", exclusion="on")
    order = [(1 + step) % seats for step in range(seats) for _ in range(each)]
    tiles = ["school", "hayrick", "windmill", "office"]
    for seat, tile in zip(order, tiles, strict=False):
        assert match.state.pending == (seat,)
        assert match.ruleset.decision(match.state).name == "DP-EXCL"
        match.act(seat, f"exclude {tile}")
        assert table(match)["tiles"][tile] == "out"
    assert match.ruleset.decision(match.state).name == "DP-PLAN"
    assert sum(v == "out" for v in table(match)["tiles"].values()) == len(order)


def test_nobody_has_to_exclude() -> None:
    """AMB-37, O-V-b: a player may do without; with `exclusion.optional=must` he may not."""
    match = fresh(3, exclusion="on")
    do(match, "A decline", "B exclude school")
    assert table(match)["tiles"]["school"] == "out"
    must = fresh(3, exclusion="on", **{"exclusion.optional": "must"})
    assert ("decline",) not in must.view(0).options


def test_two_players_in_turns() -> None:
    """AMB-37: `exclusion.2p_order=alternating`."""
    match = fresh(2, exclusion="on", **{"exclusion.2p_order": "alternating"})
    seats = []
    for tile in ("school", "hayrick", "office", "cellar"):
        seats.append(match.state.pending[0])
        match.act(seats[-1], f"exclude {tile}")
    assert seats == [0, 1, 0, 1]


def test_exclusion_is_off_by_default() -> None:
    """O-V-a: optional."""
    for edition in "ABC":
        assert fresh(2, edition).ruleset.decision(fresh(2, edition).state).name == "DP-PLAN"


def extra_box(more: int) -> Orleans:
    """A box with additional tiles of category I, as a table may supply them."""
    shipped = box()
    hayrick = shipped.place_tiles["hayrick"]
    added = {f"extra_{n}": replace(hayrick, id=f"extra_{n}") for n in range(more)}
    return Orleans(replace(shipped, place_tiles=NamedMapping({**shipped.place_tiles, **added})))


def test_additional_tiles() -> None:
    """O-ADD-a: tiles that the table supplies; O-ADD-b and O-ADD-c: 13 at random of each category; O-ADD-d:
    all of category II, which has fewer."""
    game = extra_box(4)
    ruleset = Ruleset(game, GAME.catalogue.setup(2, options={"placetiles.extra": "on", "start_player": "A"}))
    used = []
    for seed in range(8):
        tiles = View(ruleset, ruleset.start(Seeded(seed)), None).data["tiles"]
        stack = {t for t, where in tiles.items() if where == "stack"}
        first = sorted(p.id for p in ruleset.tables.places if p.category == "I" and p.id in stack)
        second = stack - set(first)
        assert (len(first), len(second)) == (13, 8)
        used.append(tuple(first))
    assert len(set(used)) > 4
    drawn = [line.split()[1] for line in Match(ruleset, 0).moves if "put-away" in line]
    assert drawn == ["put-away-I"] * 3
    off = Ruleset(game, GAME.catalogue.setup(2))
    assert all(t == "stack" for t in View(off, off.start(Seeded(0)), None).data["tiles"].values())


def test_additional_tiles_without_any() -> None:
    """AMB-38, O-ADD-d: the box alone has 12 and 8, and all are used."""
    match = fresh(2, "A", **{"placetiles.extra": "on"})
    assert set(table(match)["tiles"].values()) == {"stack"}


@pytest.mark.parametrize(("more", "offered"), [(0, False), (1, False), (2, True)])
def test_additional_tiles_are_offered_where_there_are_some(more: int, offered: bool) -> None:
    """AMB-38: up to 13 tiles the variant changes nothing, so no table asks; records still name it."""
    catalogue = extra_box(more).catalogue
    assert catalogue.switch("placetiles.extra").offered is offered
    assert catalogue.setup(2, options={"placetiles.extra": "on"}).option("placetiles.extra") == "on"
