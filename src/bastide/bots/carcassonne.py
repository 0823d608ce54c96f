"""How good a position of Carcassonne is for a seat: points, what areas promise, and followers in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..carcassonne.figures import everyone, kinds
from ..carcassonne.landscape import cities_at, city_parts, find, tile_of
from ..carcassonne.scoring import owners
from ..carcassonne.scoring import value as area_value
from ..carcassonne.state import CarcassonneState
from ..carcassonne.tables import CITY, FIELD, ROAD, WIDTH
from ..kernel import CHANCE
from . import carcassonne_works
from .carcassonne_works import SOON

consider = carcassonne_works.consider

IN_HAND = (0.0, 4.0, 3.0, 2.2, 1.6, 1.2, 0.9, 0.7)
"""What one more follower in the supply is worth, for the first, the second, … of them."""


FAIRY = 1.5
"""What the fairy beside an own follower is worth: a point a turn, for as long as she stays."""
FAIRY_SCORES = 0.6
"""What her three points in a scoring are worth, if it comes before somebody else calls her away."""
PRISONER = 1.0
"""What a prisoner is worth to his captor: somebody may buy him back."""
RISK = 0.3
"""How likely a tower that may still grow takes the follower within its reach who has most to lose."""
CAUGHT = 2.0
"""What a captured follower costs besides his area."""
BUILDER = 3.0
"""What a builder in an open area is worth: double turns."""
GOOD = 2.0
"""What a token of goods is worth on the way to ten points."""
WAITING = 1.5
"""What a follower in Carcassonne is worth: he may decide a scoring."""
ABBEY = 2.0
"""What an abbey in hand is worth: it waits for a gap that matters."""
CARD = 0.5
"""What the King or the Robber Baron is worth, more with a record that is hard to beat."""


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


def spell(state: CarcassonneState, root: int) -> tuple[object, ...]:
    """What makes an area worth more or less without a trace on it: mage and witch, castles."""
    found: tuple[object, ...] = ()
    if magic := state.slices.get("magic"):
        found += tuple(node >= 0 and find(state, node) == root for node in magic.stand)
    if castles := state.slices.get("castles"):
        found += tuple(castles.owner)
    return found


def value(state: CarcassonneState, seat: int, memo: Memo | None = None, known: int = 0) -> float:
    """The seat's prospects less those of the strongest other."""
    prospects = [float(points) for points in state.score]
    if not state.over:
        early = min(1.0, tiles_to_come(state) / 40)
        stakes: dict[tuple[int, int], float] = {}
        for root, figures in occupied(state).items():
            for owner, worth in remembered(state, root, figures, early, memo, known):
                prospects[owner] += worth
                stakes[root, owner] = worth
        for player in range(len(prospects)):
            prospects[player] += early * sum(IN_HAND[: followers_in_hand(state, player) + 1])
        if (fairy := state.slices.get("fairy")) and fairy.figure >= 0:
            prospects[fairy.figure & 7] += beside_the_fairy(state, fairy.node, early)
        if towers := state.slices.get("tower"):
            for captor, _ in towers.prisoners:
                prospects[captor] += PRISONER * early
            for owner, loss in threatened(state, towers, stakes):
                prospects[owner] -= RISK * early * (CAUGHT + loss)
        for player in range(len(prospects)):
            prospects[player] += early * at_hand(state, player)
        for player, worth in enumerate(carcassonne_works.works(state, early, stakes)):
            prospects[player] += worth
        for builder in builders_at_work(state):
            prospects[builder] += BUILDER * early
        if (double := state.slices.get("builder")) and double.second and state.pending == (CHANCE,):
            prospects[state.turn] += BUILDER  # the second tile of a double turn is to come
    others = [p for player, p in enumerate(prospects) if player != seat]
    return prospects[seat] - (max(others) if others else 0.0)


def remembered(
    state: CarcassonneState, root: int, figures: tuple[int, ...], early: float, memo: Memo | None, known: int
) -> Shares:
    """What an area without any new tile promises: it was weighed already if the same stand on it."""
    if memo is None or state.mask[root] >= known:
        return shares(state, root, early)
    key: tuple[object, ...] = (root, state.mask[root], state.opens[root], figures, early, spell(state, root))
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
    for change in state.ruleset.tables.on_own:
        terms = change(state, root, False, owner, terms)
    return float(sum(t.total for t in terms) - sum(t.total for t in plain))


def beside_the_fairy(state: CarcassonneState, node: int, early: float) -> float:
    """Her point in each turn, and what she brings when her follower is scored: soon, or at the end."""
    worth = FAIRY * early
    if node < 0:
        return worth  # on a tower: nobody is scored there
    root = find(state, node)
    opens = state.opens[root]
    soon = SOON[opens] if state.kind[root] != FIELD and opens < len(SOON) else 0.0
    return worth + FAIRY_SCORES * (early * soon + 1 - early)


def at_hand(state: CarcassonneState, player: int) -> float:
    """What lies ready besides figures: goods, an abbey, cards, followers in Carcassonne."""
    slices = state.slices
    worth = 0.0
    if goods := slices.get("goods"):
        worth += GOOD * sum(goods.tokens[3 * player : 3 * player + 3])
    if abbeys := slices.get("abbey"):
        worth += ABBEY * abbeys.held[player]
    if carcassonne := slices.get("count"):
        worth += WAITING * sum(f & 7 == player for _, f in carcassonne.inside)
    for card in ("king", "robber-baron"):
        if (holder := slices.get(card)) and holder.seat == player:
            worth += CARD * (4 + holder.record)
    return worth


def threatened(
    state: CarcassonneState, towers: Any, stakes: dict[tuple[int, int], float]
) -> list[tuple[int, float]]:
    """For every tower that may still grow: whose follower it will reach, and what he would lose."""
    if not any(towers.pieces):
        return []
    figures = kinds(state)
    within = [
        (state.where[tile_of(state, node)], find(state, node) if node >= 0 else -1, figure & 7)
        for node, figure in everyone(state)
        if figures[figure >> 3].follower
    ]
    found: list[tuple[int, float]] = []
    for number, height in towers.height.items():
        if number in towers.ended:
            continue
        centre, reach = state.where[number], height + 1
        losses: dict[int, float] = {}
        for place, root, owner in within:
            away = place - centre
            near = abs(away) <= reach and place // WIDTH == centre // WIDTH
            if near or (away % WIDTH == 0 and abs(away) <= reach * WIDTH):
                losses[owner] = max(losses.get(owner, 0.0), stakes.get((root, owner), 0.0))
        found += losses.items()
    return found


def builders_at_work(state: CarcassonneState) -> list[int]:
    kind = state.ruleset.tables.number.get("builder", -1)
    return [
        figure & 7
        for node, figures in state.figures.items()
        for figure in figures
        if figure >> 3 == kind and state.opens[find(state, node)]
    ]


def followers_in_hand(state: CarcassonneState, player: int) -> int:
    return sum(state.supply[8 * i + player] for i, kind in enumerate(kinds(state)) if kind.follower)


def tiles_to_come(state: CarcassonneState) -> int:
    return state.left + sum(sum(counts) if number < 0 else number for counts, number in state.piles)


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
