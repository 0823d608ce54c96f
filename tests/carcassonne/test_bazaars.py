"""The Bazaars where a record cannot show it: bids of any size, saving in the middle, games of auctions."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from play import random_match

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Event, Malformed, Match, Refused, Ruleset

SETS = ("base", "bridges-castles-bazaars")


def ruleset(seats: int = 3, sets: tuple[str, ...] = SETS, **options: Any) -> Ruleset:
    return compile_ruleset("carcassonne", seats, sets, options={"startSeat": "A", **options})


def opened(seats: int = 3, **options: Any) -> Match:
    """A bazaar has been opened by the first player."""
    tiles = ["BB-06", "BA-24", "BA-22", "BA-18", "BA-23", "BA-15", "BA-17"]
    match = Match(ruleset(seats, **options), chance={"tile": tiles})
    match.act(0, "lay 0,1 0")
    match.act(0, "pass")
    return match


@pytest.mark.parametrize("seats", range(1, 7))
def test_as_many_tiles_as_players(seats: int) -> None:
    """C-4.2.7.1-b; alone one gets the last tile free (C-4.2.7.1-j)."""
    match = opened(seats)
    revealed = [event.data["tile"] for _, event in match.log if event.type == "bazaar-tile"]
    assert len(revealed) == seats
    if seats == 1:
        assert match.view(0).data["hand"] == revealed[0]


@pytest.mark.parametrize("bid", [0, 6, 50, 9999])
def test_any_bid_may_be_given(bid: int) -> None:
    """Q-4.2.7-3: no upper limit, though only some bids are listed; C-4.2.7.1-k: also below 0."""
    match = opened()
    match.act(1, f"pick BA-24 {bid}")
    match.act(2, "pass")
    match.act(0, "pass")
    assert match.state.score[1] == -bid


@pytest.mark.parametrize(
    "line", ["pick BA-24", "pick BA-24 -1", "pick BA-24 ten", "pick 3", "pick XX-1 3", "pick"]
)
def test_what_cannot_be_read(line: str) -> None:
    match = opened()
    with pytest.raises(Malformed):
        match.act(1, line)
    assert match.ruleset.decision(match.state).name == "D-BAZPICK"  # type: ignore[union-attr]


@pytest.mark.parametrize("line", ["bid", "bid -3", "bid 2.5", "bid 99999", "bid ²"])
def test_bids_that_cannot_be_read(line: str) -> None:
    match = opened()
    match.act(1, "pick BA-24 2")
    with pytest.raises(Malformed):
        match.act(2, line)


def test_whoever_has_a_tile_is_not_asked() -> None:
    """C-4.2.7.1-i"""
    match = opened()
    match.act(1, "pick BA-24 0")
    match.act(2, "pass")
    match.act(0, "pass")
    match.act(2, "pick BA-22 0")
    assert match.state.pending == (0,)
    with pytest.raises(Refused):
        match.act(1, "bid 3")


def test_a_page_can_show_an_auction() -> None:
    match = opened()
    option = match.view(1).describe()[0]
    assert option.data["tile"] in match.view(None).data["bazaar"]["tiles"]
    assert option.data["least"] == 0
    assert match.ruleset.decision(match.state).kind == "amount"  # type: ignore[union-attr]
    match.act(1, "pick BA-24 2")
    assert next(o.data["amount"] for o in match.view(2).describe() if o.verb == "bid") == 3
    match.act(2, "bid 4")
    match.act(0, "pass")
    assert {o.verb: dict(o.args)["bid"] for o in match.view(1).describe()} == {"buy": 4, "sell": 4}


def test_fairs_and_bazaars_in_the_order_of_laying() -> None:
    """Q-4.1-5: a crop circle that was laid before the bazaar comes before it."""
    sets = ("base", "traders-builders", "crop-circles-1", "bridges-castles-bazaars")
    given = {"figures": ["A follower 0,0 road E+W", "A builder 0,0 road E+W"]}
    tiles = ["C1-06", "BB-06", "BA-24", "BA-22"]
    match = Match(ruleset(2, sets), given=given, chance={"tile": tiles})
    for line in ("lay 1,0 0", "pass", "double", "lay 0,1 0", "pass"):
        match.act(0, line)
    assert match.ruleset.decision(match.state).name == "D-CROP"  # type: ignore[union-attr]
    match.act(0, "add")
    assert not any(event.type == "bazaar-tile" for _, event in match.log)
    match.act(0, "pass")
    assert match.ruleset.decision(match.state).name == "D-BAZPICK"  # type: ignore[union-attr]


class Watch:
    """Follows the bazaars of a game from their events."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.found: Counter[str] = Counter()
        self.won: dict[int, str] = {}
        self.turns: list[int] = []
        self.opener = 0
        self.paid = 0

    def __call__(self, match: Match, seat: int, line: str, events: list[Event]) -> None:
        for event in events:
            self.found[event.type] += 1
            getattr(self, "on_" + event.type.replace("-", "_"), lambda event: None)(event)

    def on_bazaar_tile(self, event: Event) -> None:
        if self.turns:
            self.won, self.turns = {}, []
        self.opener = event.seat or 0

    def on_bazaar_won(self, event: Event) -> None:
        assert event.seat is not None
        assert event.seat not in self.won, "a second tile for one player"
        self.won[event.seat] = event.data["tile"]

    def on_bazaar_turn(self, event: Event) -> None:
        """C-4.2.7.1-n: in order from the left of whoever opened it."""
        assert event.seat is not None
        self.turns.append(event.seat)
        order = [(self.opener + step) % self.seats for step in range(1, self.seats + 1)]
        assert self.turns == [s for s in order if s in self.turns]

    def on_score(self, event: Event) -> None:
        if event.data["kind"] == "bazaar" and event.rule == "C-4.2.7.1-f":
            self.paid += event.points


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"bazaarTiming": "after-laying"}),
        (4, {"bazaar": "variant-4.2.7.3"}),
        (6, {"bazaarShortStock": "no-bazaar"}),
        (3, {"endOfTurnEvents": "after-each-part"}),
    ],
)
def test_games_with_bazaars(seats: int, options: dict[str, Any]) -> None:
    """C-4.2.7.1-f: what one pays another gets; C-4.2.7.2-a, C-4.2.7.2-b; everybody one tile and one turn."""
    sets = ("base", "traders-builders", "crop-circles-1", "bridges-castles-bazaars")
    watch = Watch(seats)
    rng = random.Random(seats)

    def before(match: Match) -> None:
        match.ruleset.game.check_piece_totals(match.state)
        if rng.random() < 0.1:
            saved = json.loads(json.dumps(match.ruleset.save(match.state)))
            assert match.ruleset.is_same_position(match.ruleset.load(saved), match.state)

    match = random_match(ruleset(seats, sets, **options), f"bazaars {seats}", watch, before)
    assert match.over
    assert watch.paid == 0
    assert watch.found["bazaar-turn"] >= 4 * seats
    assert not match.state.rounds
    assert not match.state.slice_named("bazaar").depth
    assert set(match.view(None).data["scores"]) == set(SEATS[:seats])
