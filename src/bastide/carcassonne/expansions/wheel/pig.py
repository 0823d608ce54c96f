"""The Wheel of Fortune: the pig walks, and the segment to which it comes acts on all players."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from ....kernel import NOBODY, Action, Event, Term
from ...areas import BUILDINGS, CITY, CLOISTERS, FIELD
from ...figures import everyone, figure_name, kinds, return_to_supply
from ...joining import find
from ...landscape import cities_at
from ...notation import read_piece, write_piece
from ...placing import show_piece
from ...rulekit import Limit, Verb
from ...scoring import give_points
from ...state import CarcassonneState
from .hooks import BEFORE_SEGMENT
from .state import FREE, Wheel, segments


@cache
def _wheel_signs(signs: tuple[str, ...]) -> list[str]:
    return [sign for sign in signs if sign.startswith("wheel-")]


def advance_pig(state: CarcassonneState) -> str | None:
    """C-4.2.6-a, -b, C-4.2.6.1-a: before the tile is laid the pig walks, and its segment acts."""
    wheel = state.slices[Wheel]
    signs = _wheel_signs(state.tables.tiles[state.tile].signs)
    wheel.turning = bool(signs)
    if not signs:
        return "B03.wheel-end"
    wheel.pig = (wheel.pig + int(signs[0][-1])) % len(segments())
    name = segments()[wheel.pig][0]
    if state.listener is not None:
        state.emit(Event("wheel", "C-4.2.6.1-a", state.turn, {"segment": name, "steps": int(signs[0][-1])}))
    for prepare in state.ruleset.listeners(BEFORE_SEGMENT.at(name)):
        prepare(state)
    return None


def run_segment(state: CarcassonneState) -> None:
    """C-4.2.6.2-a: the segment to which the pig has come acts."""
    SEGMENTS[segments()[state.slices[Wheel].pig][0]](state)


def seats(state: CarcassonneState) -> range:
    return range(state.ruleset.setup.seats)


def fortuna(state: CarcassonneState) -> None:
    """C-4.2.6.2-b, -c: 3 points for the player on turn alone."""
    give_points(state, "wheel", state.turn, Term(3, 1, "fortuna", "C-4.2.6.2-c"))


def followers_in(state: CarcassonneState, seat: int, areas: Container[int]) -> dict[int, int]:
    """How many followers a seat has in each area of a kind; Q-4.2.6-2: a big one counts once."""
    figures = kinds(state)
    numbers: dict[int, int] = {}
    for node, figures_there in state.figures.items():
        if state.kind[node] in areas:
            number = sum(f & 7 == seat and figures[f >> 3].follower for f in figures_there)
            root = find(state, node)
            numbers[root] = numbers.get(root, 0) + number
    return {root: number for root, number in numbers.items() if number}


def taxes(state: CarcassonneState) -> None:
    """C-4.2.6.2-d: for each knight the crests of his city and the own knights there."""
    for seat in seats(state):
        for root, knights in sorted(followers_in(state, seat, (CITY,)).items()):
            give_points(
                state,
                "wheel",
                seat,
                Term(knights, state.crests[root] + knights, "tax", "C-4.2.6.2-d"),
                root=root,
            )


def famine(state: CarcassonneState) -> None:
    """C-4.2.6.2-e to -g: each farmer a point a finished city, and what pigs and Cathars add (Q-4.2.6-5)."""
    for seat in seats(state):
        for root, farmers in sorted(followers_in(state, seat, (FIELD,)).items()):
            terms = [Term(1, len(cities_at(state, root)), "city", "C-4.2.6.2-e")]
            for change in state.rules.on_own:
                terms = change(state, root, True, seat, terms)
            if any(t.total for t in terms):
                each = [t._replace(each=t.each * farmers) for t in terms]
                give_points(state, "wheel", seat, *each, root=root)


def storm(state: CarcassonneState) -> None:
    """C-4.2.6.2-h: a point for each follower in the supply."""
    for seat in seats(state):
        number = sum(state.supply[8 * i + seat] for i, kind in enumerate(kinds(state)) if kind.follower)
        if number:
            give_points(state, "wheel", seat, Term(1, number, "follower", "C-4.2.6.2-h"))


def inquisition(state: CarcassonneState) -> None:
    """C-4.2.6.2-i: 2 points a monk and none for heretics; C-7.3.2-f by the switch: 1 for each of both."""
    both = state.ruleset.setup.option("inquisition") == "seed-7.3.2"
    areas = BUILDINGS if both else CLOISTERS
    for seat in seats(state):
        monks = sum(followers_in(state, seat, areas).values())
        if monks:
            term = Term(1, monks, "monk", "C-7.3.2-f") if both else Term(2, monks, "monk", "C-4.2.6.2-i")
            give_points(state, "wheel", seat, term)


def plague(state: CarcassonneState) -> None:
    """C-4.2.6.2-j, -l: each takes a follower back, the player on turn first."""
    number = state.ruleset.setup.seats
    state.slices[Wheel].queue = [(state.turn + step) % number for step in range(number)]


SEGMENTS = {
    "fortuna": fortuna,
    "taxes": taxes,
    "famine": famine,
    "storm": storm,
    "inquisition": inquisition,
    "plague": plague,
}


def sufferer(state: CarcassonneState) -> int | tuple[int, ...]:
    queue = state.slices[Wheel].queue
    while queue:
        seat: int = queue[0]
        if victims(state, seat):
            return seat
        queue.pop(0)
    return NOBODY


def victims(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.6.2-k: from the landscape, towers included (X-4.2.6-2), not from a crown space."""
    figures = kinds(state)
    followers = {(node, f) for node, f in everyone(state) if f & 7 == seat and figures[f >> 3].follower}
    return [("give-up", figure, node) for node, figure in sorted(followers)]


def apply_give_up(state: CarcassonneState, seat: int, action: Action) -> str:
    return_to_supply(state, action[1], action[2], "C-4.2.6.2-j")
    state.slices[Wheel].queue.pop(0)
    return "B03.wheel-plague"


def crown_scoring(state: CarcassonneState) -> None:
    """C-4.2.6.3-a to -e: the followers of the segment score and come home; those passed by stay."""
    wheel = state.slices[Wheel]
    spaces = wheel.crowns[wheel.pig]
    there = [figure for figure in spaces if figure != FREE]
    each = 6 if len(there) == 1 and len(spaces) == 2 else 3
    rule = "C-4.2.6.3-b" if len(spaces) == 1 else "C-4.2.6.3-c" if len(there) == 1 else "C-4.2.6.3-d"
    for figure in there:
        give_points(state, "wheel", figure & 7, Term(each, 1, "crown", rule))
        state.supply[figure] += 1
        if state.listener is not None:
            state.emit(Event("return", "C-4.2.6.3-e", figure & 7, {"figure": figure_name(state, figure)}))
    wheel.crowns[wheel.pig] = [FREE] * len(spaces)


def _not_a_follower_of_his(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] & 7 != seat or not kinds(state)[action[1] >> 3].follower


def _on_a_crown_space(state: CarcassonneState, seat: int, action: Action) -> bool:
    on_crown = any(action[1] in spaces for spaces in state.slices[Wheel].crowns)
    return on_crown and action not in victims(state, seat)


def _nobody_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in victims(state, seat)


GIVE_UP = Verb(
    "give-up",
    victims,
    apply_give_up,
    ("C-4.2.6.2-j",),
    write_piece,
    read_piece,
    (
        Limit("C-4.2.6.2-j", "not-in-the-landscape", _not_a_follower_of_his),
        Limit("C-4.2.6.2-k", "not-in-the-landscape", _on_a_crown_space),
        Limit("C-4.2.6.2-j", "not-in-the-landscape", _nobody_there),
    ),
    show_piece,
)
