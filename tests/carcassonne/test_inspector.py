"""What the board answers: checked against playing on, and against laying each tile that is said to fit."""

from __future__ import annotations

import random
from typing import Any

import combos
import pytest
from librt.vecs import vec
from mypy_extensions import u8
from play import carcassonne, random_match

from bastide.carcassonne import inspector
from bastide.carcassonne.game import Carcassonne
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import lay
from bastide.carcassonne.notation import read_square
from bastide.carcassonne.outlook import outlook
from bastide.carcassonne.shown import AreaBrief, AreaCard, Areas, Gap, Scores
from bastide.kernel import SEATS, Malformed, Match, Ruleset


def positions(match_seed: int, every: int, seats: int = 3, **more: Any) -> list[Any]:
    """Copies of states of a random game."""
    kept: list[Any] = []
    count = 0

    def keep(match: Match[Any]) -> None:
        nonlocal count
        count += 1
        if count % every == 0:
            kept.append(match.state.copy())

    random_match(carcassonne(seats, **more), match_seed, before=keep)
    return kept


@pytest.mark.parametrize("seed", range(2))
def test_the_outlook_is_what_ending_now_would_score(seed: int) -> None:
    """C-5-c, C-6.1-a, C-6.2-a: with no tile left, the game ends with the points that were foretold."""
    checked = 0
    for state in positions(seed, every=1):
        passing = ("pass",)
        if passing not in state.options:
            continue
        ending = state.copy()
        ending.stock, ending.left, ending.piles = vec[u8](bytes(len(state.stock))), 0, []
        foretold = outlook(state)
        state.ruleset.apply(ending, state.pending[0], passing, None)
        assert ending.over
        assert [foretold[SEATS[s]].total for s in range(3)] == ending.score
        for seat in foretold.values():
            assert seat.total == seat.track + sum(gain.points for gain in seat.gains)
        checked += 1
    assert checked > 20


def test_who_shares_an_area_is_named() -> None:
    for state in positions(11, every=3):
        seats = outlook(state)
        places = {letter: [gain.at for gain in seat.gains] for letter, seat in seats.items()}
        for letter, seat in seats.items():
            for gain in seat.gains:
                others = [other for other in places if other != letter and gain.at in places[other]]
                assert gain.at is None or gain.shared == others


@pytest.mark.parametrize("seed", range(3))
def test_the_tiles_that_fit_an_end_are_those_that_can_be_laid(seed: int) -> None:
    """C-4.2-d: each tile still to come is laid on the end; what closes leaves no new open end."""
    closing = 0
    for state in positions(seed, every=25):
        for area in inspector.areas(state):
            if area.kind not in ("city", "road") or area.completed:
                continue
            root, told = root_of(state, area), card(state, area)
            for end in told.ends:
                where = read_square("{},{}".format(*end.square))
                fits = {
                    tile: state.tables.fits[tile][state.slots[where]] for tile in inspector.tiles_left(state)
                }
                assert {state.tables.index[fit.tile] for fit in end.fits} == {t for t, q in fits.items() if q}
                for fit in end.fits:
                    tile = state.tables.index[fit.tile]
                    left = [open_after(state, root, where, 4 * tile + quarter) for quarter in fits[tile]]
                    sides = state.opens[root] - min(left)
                    assert fit.count == state.stock[tile]
                    if len(told.ends) == 1:
                        assert fit.closes == (0 in left), (fit, area)
                    elif fit.closes:
                        assert sides >= 1
                    closing += fit.closes
    assert closing > 50


def root_of(state: Any, area: AreaBrief) -> int:
    return find(state, node_of(state, area))


def node_of(state: Any, area: AreaBrief) -> int:
    part = area.parts[0]
    number = state.board[read_square("{},{}".format(*part.square))]
    return int(next(n for n in inspector.nodes(state, number) if inspector.place(state, n) == part))


def card(state: Any, area: AreaBrief) -> AreaCard:
    part = area.parts[0]
    told = inspector.inspect(state, "part:{},{}:{}".format(*part.square, part.part))
    assert isinstance(told, AreaCard)
    return told


def open_after(state: Any, root: int, where: int, turned: int) -> int:
    after = state.copy()
    lay(after, where, turned)
    return int(after.opens[find(after, root)])


def test_a_field_names_the_cities_that_it_feeds() -> None:
    """C-6.2-e, C-6.2-g: three points for each completed city."""
    fed = 0
    for state in positions(5, every=40):
        for area in inspector.areas(state):
            if area.kind == "field":
                told = card(state, area)
                assert area.now == 3 * sum(city.completed for city in told.cities)
                fed += len(told.cities)
    assert fed > 20


def test_a_cloister_counts_the_squares_that_are_missing() -> None:
    """C-4.6.6-b: nine points in the end."""
    for state in positions(7, every=30):
        for area in inspector.areas(state):
            if area.kind == "cloister" and not area.completed:
                told = card(state, area)
                assert area.now + len(told.ends) == 9 == sum(t.each * t.times for t in told.finished)


@pytest.mark.parametrize("seed", range(2))
def test_the_list_knows_what_cannot_be_completed(seed: int) -> None:
    """C-4.2-d: of each feature that has an end for which its card names no tile, and so does the card."""
    never = 0
    for state in positions(seed, every=23):
        for area in inspector.areas(state):
            first = area.parts[0]
            told = inspector.inspect(state, f"part:{first.square[0]},{first.square[1]}:{first.part}")
            assert isinstance(told, AreaCard)
            assert area.never == told.never == any(not end.fits for end in told.ends), area
            never += area.never
    assert never


def test_every_part_of_the_board_is_in_one_area() -> None:
    state = positions(3, every=60)[-1]
    parts = [(p.square, p.part) for area in inspector.areas(state) for p in area.parts]
    assert len(parts) == len(set(parts)) == len(state.parent)


@pytest.mark.parametrize("number", range(3))
def test_every_box_can_be_asked(number: int) -> None:
    """Random combinations: everything on the board answers, and asking changes nothing."""
    rng = random.Random(number)

    def ask(match: Match[Any]) -> None:
        if rng.random() > 0.02:
            return
        state = match.state.copy()
        before = match.ruleset.save(state)
        scores = inspector.inspect(state, "scores")
        assert isinstance(scores, Scores)
        assert list(scores.seats) == list(SEATS[: match.ruleset.setup.seats])
        everything = inspector.inspect(state, "areas")
        assert isinstance(everything, Areas)
        for area in rng.sample(everything.areas, min(4, len(everything.areas))):
            card(state, area)
        for where in list(state.slots)[:2]:
            assert isinstance(inspector.inspect(state, "tile:{},{}".format(*inspector.xy(where))), Gap)
        assert match.ruleset.save(state) == before

    setup = combos.setup(f"inspector {number}", "all")
    random_match(Ruleset(Carcassonne(), setup), number, before=ask)


@pytest.mark.parametrize("target", ["", "tile:90,90", "part:0,0:x9", "part:0,0", "part:9999,0:c1", "score"])
def test_what_is_not_there_says_nothing(target: str) -> None:
    state = positions(1, every=100)[0]
    with pytest.raises(Malformed):
        inspector.inspect(state, target)
