"""The engine against the independent referee of slow/base.py, at every step of random games."""

from __future__ import annotations

import pytest
from carcassonne.slow import Referee
from play import carcassonne, random_match

from bastide.carcassonne import scoring
from bastide.carcassonne.areas import BUILDINGS, NAME
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import cities_at, part_of
from bastide.carcassonne.tables import xy
from bastide.kernel import SEATS, Event, Match

GAMES = [(seats, river, seed) for seats in range(1, 7) for river in (False, True) for seed in range(2)]


def watch(match: Match, referee: Referee, line: str, events: list[Event]) -> None:
    """Compare everything that the view, the options and the events say with the referee."""
    view = match.view(None).data
    referee.follow(line, view, match.over)
    paid = sorted(
        (SEATS[e.seat], e.data["kind"], e.points) for e in events if e.points and e.seat is not None
    )
    assert paid == sorted(referee.paid)
    assert all(sum(t.total for t in e.formula) == e.points for e in events)
    if not match.over:
        (seat,) = match.state.pending
        assert {o.text for o in match.view(seat).describe()} == referee.options()


def compare_areas(match: Match, referee: Referee) -> None:
    """Every area of the engine, its state and its value, against the flood fill."""
    state = match.state
    mine: dict[frozenset[tuple[int, int, str]], tuple[object, ...]] = {}
    for area, done, owners, worth in referee.everything():
        key = frozenset((*s, _name(referee, s, i)) for s, i in area.nodes)
        mine[key] = (area.kind, done, owners, worth, area.squares, area.crests)
    theirs: dict[int, set[tuple[int, int, str]]] = {}
    for node in range(len(state.parent)):
        place, quarter, part = part_of(state, node)
        theirs.setdefault(find(state, node), set()).add((*xy(place), part.where(quarter)))
    engine = {}
    for root, nodes in theirs.items():
        kind = state.kind[root]
        done = kind != 0 and state.opens[root] == 0
        owners = {SEATS[s] for s in scoring.owners(state, root)}
        worth = sum(t.total for t in scoring.value(state, root, done))
        squares = {s[:2] for s in nodes}
        engine[frozenset(nodes)] = (NAME[kind], done, owners, worth, squares, state.crests[root])
        assert kind in BUILDINGS or kind != 0 or all(state.opens[c] == 0 for c in cities_at(state, root))
    assert engine == mine


def _name(referee: Referee, square: tuple[int, int], number: int) -> str:
    from carcassonne.slow import name

    return name(referee.position.face(square).pieces[number])


def played(seats: int, river: bool, seed: int, areas_every: int = 5, **options: str) -> Match:
    ruleset = carcassonne(seats, river, **options)
    by_piece = options.get("cityUnit") == "piece"
    referees: list[Referee] = []
    count = 0

    def before(match: Match) -> None:
        nonlocal count
        if not referees:
            referees.append(Referee(match.view(None).data, by_piece))
        match.ruleset.game.check_piece_totals(match.state)
        if count % areas_every == 0:
            compare_areas(match, referees[0])
        count += 1

    def after(match: Match, seat: int, line: str, events: list[Event]) -> None:
        watch(match, referees[0], line, events)

    match = random_match(ruleset, seed, after, before)
    compare_areas(match, referees[0])
    match.ruleset.game.check_piece_totals(match.state)
    return match


@pytest.mark.parametrize(("seats", "river", "seed"), GAMES)
def test_every_step_is_what_the_referee_says(seats: int, river: bool, seed: int) -> None:
    """Options (C-4.2-c, C-4.2-d, C-4.4-d, C-4.4-f), areas, owners and points of whole games."""
    match = played(seats, river, 100 * seed + seats)
    assert match.over


def test_counting_cities_by_pieces() -> None:
    """Q-4.6.2-1, the other way."""
    played(2, False, 3, cityUnit="piece")
