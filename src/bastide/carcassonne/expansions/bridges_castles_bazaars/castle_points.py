"""The Castles: what they bring. A castle takes the points of the next structure finished in its vicinity, and
a meadow counts it for more than a city."""

from __future__ import annotations

from typing import Any

from ....kernel import NOBODY, Action, Event, Term
from ...areas import FIELD, KIND
from ...figures import at, return_to_supply
from ...joining import find
from ...landscape import cities_at, part_under, squares
from ...notation import read_figure, write_figure
from ...rulekit import Ask, Build, Do, Limit, Step, Verb
from ...scoring import give_points, value
from ...shown import Pair
from ...state import CarcassonneState
from ...tables import WIDTH, xy
from .hooks import LEAVE_CASTLE
from .state import Castles

CASTLE = KIND["castle"]


def occupied(state: CarcassonneState, castle: int) -> bool:
    return castle in state.tops


def site(state: CarcassonneState, castle: int) -> list[int]:
    """The two squares of a castle."""
    return squares(state, find(state, part_under(state, castle)))


def corners(state: CarcassonneState, castle: int) -> list[Pair]:
    """The same for events and views."""
    return [xy(place) for place in site(state, castle)]


def castle_payload(state: CarcassonneState, castle: int) -> dict[str, Any]:
    places = corners(state, castle)
    return {"square": places[0], "squares": places}


# -- points ------------------------------------------------------------------------------------------------


def vicinity(state: CarcassonneState, castle: int) -> list[int]:
    """C-4.6.5-g: its two squares and those on either side of them, across its length."""
    first, second = site(state, castle)
    side = 1 if second - first == WIDTH else WIDTH
    return [place + step for place in (first, second) for step in (0, -side, side)]


def finished_near(state: CarcassonneState, castle: int) -> list[int]:
    """C-4.6.5-f, -h: the structures finished by this part with a tile in its vicinity."""
    near = set(vicinity(state, castle))
    return [root for root in state.finished if near & set(squares(state, root))]


def castles_near(state: CarcassonneState, castle: int, others: list[int]) -> list[int]:
    """C-4.6.5-p, X-4.6.5-4: the castles with a tile in its vicinity; the reverse need not hold."""
    near = set(vicinity(state, castle))
    return [other for other in others if other != castle and near & set(site(state, other))]


def find_due_castles(state: CarcassonneState) -> None:
    """B18: the castles that take points, those beside one that does included (Q-4.6.5-7); C-4.6.5-m: now."""
    castles = state.slices[Castles]
    able = [c for c in castles.owner if occupied(state, c) and c not in castles.fresh]
    due = [c for c in able if finished_near(state, c)] if state.finished else []
    while more := [c for c in able if c not in due and castles_near(state, c, due)]:
        due += more
    castles.due = sorted(due, key=lambda c: site(state, c))
    castles.taken = {}


def clear_fresh_castles(state: CarcassonneState) -> None:
    """C-4.6.5-f, Q-4.6.5-2: from the next tile on, or by the switch from the next turn on."""
    state.slices[Castles].fresh = []


def choices(state: CarcassonneState, castle: int) -> list[int]:
    """C-4.6.5-o: what the castle may take points from: structures, and castles that have taken theirs."""
    return [*finished_near(state, castle), *castles_near(state, castle, list(state.slices[Castles].taken))]


def source(state: CarcassonneState, choice: int) -> int:
    """The structure from which the points come; a castle passes on what it got itself."""
    return choice if choice >= 0 else state.slices[Castles].taken[choice]


def worth(state: CarcassonneState, choice: int) -> list[Term]:
    """C-4.6.5-j, X-4.6.5-1: the full points of the structure; C-4.6.5-n: whoever stands there, if anybody."""
    return value(state, source(state, choice), True)


def best_offer(state: CarcassonneState, castle: int) -> int:
    """The most points that a castle can take now, -1 if it waits for the one beside it."""
    return max((sum(t.total for t in worth(state, choice)) for choice in choices(state, castle)), default=-1)


def who_takes(state: CarcassonneState) -> int | tuple[int, ...]:
    """The owner of the next castle that has a choice; the others take what there is.

    C-4.6.5-o, -p: the castle with the best offer first, so that those beside it can have what it takes."""
    castles = state.slices[Castles]
    while castles.due:
        castle = max(castles.due, key=lambda c: best_offer(state, c))
        castles.due = [castle, *(c for c in castles.due if c != castle)]
        options = choices(state, castle)
        if len({sum(t.total for t in worth(state, choice)) for choice in options}) > 1:
            return int(castles.owner[castle])
        collect(state, options[0])
    return NOBODY


def collect(state: CarcassonneState, choice: int) -> None:
    castles = state.slices[Castles]
    castle = castles.due.pop(0)
    rule = "C-4.6.5-j" if choice >= 0 else "C-4.6.5-p"
    terms = [t._replace(rule=rule) for t in worth(state, choice)]
    castles.taken[castle] = source(state, choice)
    give_points(state, "castle", castles.owner[castle], *terms, root=source(state, choice))


def collect_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [("collect", choice) for choice in choices(state, state.slices[Castles].due[0])]


def apply_collect(state: CarcassonneState, seat: int, action: Action) -> str:
    collect(state, action[1])
    return "B18.castle"


def _not_near(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in collect_options(state, seat)


def read_offer(state: CarcassonneState, seat: int, text: str) -> Action:
    verb, node = read_figure(state, seat, text)
    return (verb, find(state, node) if node >= 0 else node)


def show_offer(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    where = at(state, action[1])
    x, y = where["square"]
    points = sum(t.total for t in worth(state, action[1]))
    castle = corners(state, state.slices[Castles].due[0])
    return {
        "targets": [f"part:{x},{y}:{where['part']}"],
        "args": {"area": where["area"], "worth": points, "x": x, "y": y},
        "worth": points,
        "castle": castle,
        **where,
    }


COLLECT = Verb(
    "collect",
    collect_options,
    apply_collect,
    ("C-4.6.5-o",),
    write_figure,
    read_offer,
    (Limit("C-4.6.5-h", "not-in-the-vicinity", _not_near),),
    show_offer,
)


def come_home(state: CarcassonneState) -> None:
    """C-4.6.5-l: the follower returns, the token stays."""
    castles = state.slices[Castles]
    elsewhere = state.ruleset.listeners(LEAVE_CASTLE)
    for castle in list(castles.taken):
        for figure in state.tops.get(castle, ()):
            if not any(leave(state, castle, figure) for leave in elsewhere):
                return_to_supply(state, figure, castle, "C-4.6.5-l")
    castles.taken = {}


def close(state: CarcassonneState, node: int, figure: int) -> None:
    """C-4.6.5-i: a castle that was scored is finished; C-4.6.5-v: one that lost its follower is closed."""
    castles = state.slices[Castles]
    if node in castles.owner and state.listener is not None:
        rule = "C-4.6.5-i" if node in castles.taken else "C-4.6.5-v"
        state.emit(Event("castle-closed", rule, castles.owner[node], castle_payload(state, node)))


# -- meadows -----------------------------------------------------------------------------------------------


def closed_only(state: CarcassonneState, cities: set[int]) -> set[int]:
    """C-6.2-g, Q-4.6.5-3: a castle that is still occupied is not finished."""
    held = (castle for castle in state.slices[Castles].owner if occupied(state, castle))
    return cities - {find(state, part_under(state, castle)) for castle in held}


def castle_bonus(
    state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]
) -> list[Term]:
    """C-4.6.5-t, C-6.2-g, C-4.4.8.1-b, -g: each castle at the meadow counts one more than a city."""
    if state.kind[root] != FIELD or not state.slices[Castles].owner:
        return terms
    number = sum(state.kind[city] == CASTLE for city in cities_at(state, root))
    return [*terms, Term(1, number, "castle", "C-4.6.5-t")] if number else terms


def insert_points(build: Build) -> None:
    """Q-4.1-8: castles last; X-4.6.2.4-3: before the Count looks who has got points."""
    ask = Ask("B18.castle", ("C-4.6.5-o",), decision="D-CASTLESCORE", who=who_takes, verbs=(COLLECT,))
    steps: tuple[Step, ...] = (Do("B18.castles", ("C-4.6.5-f", "C-4.6.5-m"), run=find_due_castles), ask)
    for step in steps:
        build.insert(step, before="B18.awarded")
