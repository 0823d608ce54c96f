"""How good a position of Carcassonne is for a seat: points, what areas promise, and followers in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..carcassonne.areas import CITY, FIELD, ROAD
from ..carcassonne.figures import kinds
from ..carcassonne.hooks import CONSIDER, WORTH, WORTH_MARKS
from ..carcassonne.joining import find
from ..carcassonne.landscape import cities_at, city_parts
from ..carcassonne.scoring import owners
from ..carcassonne.scoring import value as area_value
from ..carcassonne.state import CarcassonneState
from ..carcassonne.worth import SOON, Stakes
from ..kernel import Action
from .mind import Mind, Weights
from .turns import OptionMind

STYLES: tuple[str, ...] = ()

IN_HAND = (0.0, 4.0, 3.0, 2.2, 1.6, 1.2, 0.9, 0.7)
"""What one more follower in the supply is worth, for the first, the second, … of them."""


Shares = tuple[tuple[int, float], ...]
"""Who owns an area, and what each of them may expect of it."""
Memo = dict[tuple[object, ...], Shares]


def weigher(state: CarcassonneState) -> Callable[[CarcassonneState, int], float]:
    """`value` for one decision: what it leaves as it is in an area is not weighed again for every option."""
    memo: Memo = {}
    known = 1 << len(state.laid)  # tiles laid by the options are numbered alike, wherever they lie
    return lambda after, seat: value(after, seat, memo, known)


def effort(state: CarcassonneState) -> float:
    """How long a position takes to be weighed, beside that of a small country."""
    return max(1.0, len(state.laid) / 50)


def value(state: CarcassonneState, seat: int, memo: Memo | None = None, known: int = 0) -> float:
    """The seat's prospects less those of the strongest other."""
    prospects = [float(points) for points in state.score]
    if not state.over:
        early = min(1.0, state.tiles_to_come() / 40)
        stakes: Stakes = {}
        for root, figures in occupied(state).items():
            for owner, worth in remembered(state, root, figures, early, memo, known):
                prospects[owner] += worth
                stakes[root, owner] = worth
        for player in range(len(prospects)):
            prospects[player] += early * sum(IN_HAND[: followers_in_hand(state, player) + 1])
        for judge in state.ruleset.listeners(WORTH):
            judge(state, early, stakes, prospects)
    others = [p for player, p in enumerate(prospects) if player != seat]
    return prospects[seat] - (max(others) if others else 0.0)


def marks(state: CarcassonneState, root: int) -> Iterator[object]:
    """What changes the worth of a feature without a trace on its tiles."""
    for mark in state.ruleset.listeners(WORTH_MARKS):
        yield mark(state, root)


def consider(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """The options that deserve a look."""
    if len(options) > 1:
        for choose in state.ruleset.listeners(CONSIDER):
            options = choose(state, options)
    return options


def remembered(
    state: CarcassonneState, root: int, figures: tuple[int, ...], early: float, memo: Memo | None, known: int
) -> Shares:
    """What an area without any new tile promises: it was weighed already if the same stand on it."""
    if memo is None or state.mask[root] >= known:
        return shares(state, root, early)
    key: tuple[object, ...] = (root, state.mask[root], state.opens[root], figures, early, *marks(state, root))
    if state.kind[root] == FIELD:
        cities = {find(state, n) for n in city_parts(state, root)}
        if any(state.mask[city] >= known for city in cities):
            return shares(state, root, early)
        key += (frozenset(cities), sum(state.opens[city] == 0 for city in cities))
    if (found := memo.get(key)) is None:
        found = memo[key] = shares(state, root, early)
    return found


def occupied(state: CarcassonneState) -> dict[int, tuple[int, ...]]:
    """The areas with figures on them."""
    found: dict[int, tuple[int, ...]] = {}
    for node, figures in state.figures.items():
        root = find(state, node)
        found[root] = found.get(root, ()) + figures
    return found


def shares(state: CarcassonneState, root: int, early: float) -> Shares:
    worth = promise(state, root, early)
    extra = herd if state.kind[root] == FIELD else None
    return tuple(
        (owner, worth + (extra(state, root, owner) if extra else 0.0)) for owner in owners(state, root)
    )


def herd(state: CarcassonneState, root: int, owner: int) -> float:
    """What an owner gets of a meadow beyond the others: for a pig, a herd, besieged cities."""
    plain = terms = area_value(state, root, False)
    for change in state.rules.on_own:
        terms = change(state, root, False, owner, terms)
    return float(sum(t.total for t in terms) - sum(t.total for t in plain))


def followers_in_hand(state: CarcassonneState, player: int) -> int:
    return sum(state.supply[8 * i + player] for i, kind in enumerate(kinds(state)) if kind.follower)


def promise(state: CarcassonneState, root: int, early: float) -> float:
    """Points of an area as it lies, and a share of what it would gain by being finished."""
    kind = state.kind[root]
    now = sum(t.total for t in area_value(state, root, False))
    if kind == FIELD:
        open_cities = {find(state, n) for n in city_parts(state, root)} - cities_at(state, root)
        return now * (1 - 0.3 * early) + 1.2 * early * len(open_cities)
    opens = state.opens[root]
    if kind in (CITY, ROAD):
        done = sum(t.total for t in area_value(state, root, True))
        chance = early * (SOON[opens] if opens < len(SOON) else 0.1)
        grows = 1.0 if kind == CITY else 0.5
        return now + chance * (done - now + grows * opens)
    return now + early * 0.55 * opens


# -- the mind ----------------------------------------------------------------------------------------------


def mind(weights: Weights, style: str = "") -> Mind[CarcassonneState]:
    return CarcassonneMind()


class CarcassonneMind(OptionMind[CarcassonneState]):
    def worth(self, state: CarcassonneState, seat: int) -> float:
        return value(state, seat)

    def consider(self, state: CarcassonneState, seat: int, options: list[Action]) -> list[Action]:
        return consider(state, options)

    def settled(self, state: CarcassonneState, seat: int, started: CarcassonneState) -> bool:
        """When the turn has come back to the seat."""
        return state.turn == seat and len(state.laid) > len(started.laid) + 1
