"""Mini-expansion 7, the Shrines: a heretic and a monk beside each other are in a challenge, and whoever's
building is finished first takes it all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ....kernel import Action, Event, cached_by_key
from ...areas import BUILDINGS, CLOISTERS, KIND
from ...figures import at, return_all_from
from ...hooks import ON_PLACE
from ...landscape import tile_of
from ...rulekit import Build, Do, Limit, Module
from ...scoring import owners
from ...state import NO_TILE, CarcassonneState
from ...tables import AROUND
from .state import Challenges

SHRINE = KIND["shrine"]


def rivals(kind: int) -> Collection[int]:
    """The kinds of building against one: cloister and abbey against a shrine, and the other way round."""
    return CLOISTERS if kind == SHRINE else (SHRINE,) if kind in CLOISTERS else ()


def opponents(state: CarcassonneState, place: int, kind: int) -> list[int]:
    """C-4.2.3-c: the buildings against it on the eight squares around."""
    sites = state.sites
    near = [sites[place + d] for d in AROUND if place + d in sites]
    against = rivals(kind)
    return [site for site in near if state.kind[site] in against]


# -- laying ------------------------------------------------------------------------------------------------


Building = Callable[[CarcassonneState], int]
"""The kind of building that is to be placed; -1 for none."""


def building_in_hand(state: CarcassonneState) -> int:
    part = state.tables.site[state.tile]
    return state.tables.kinds[4 * state.tile][part] if part >= 0 else -1


def two_cloisters(building: Building) -> Callable[[CarcassonneState, int, Action], bool]:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        return building(state) == SHRINE and len(opponents(state, action[1], SHRINE)) > 1

    return forbids


def two_shrines(building: Building) -> Callable[[CarcassonneState, int, Action], bool]:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        kind = building(state)
        return kind in CLOISTERS and len(opponents(state, action[1], kind)) > 1

    return forbids


def too_many(either: bool, building: Building) -> Callable[[CarcassonneState, int, Action], bool]:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        """Q-4.2.3-4: neither building may get a second opponent, or by the switch the placed one alone."""
        neighbours = opponents(state, action[1], building(state))
        if len(neighbours) != 1 or not either:
            return len(neighbours) > 1
        (site,) = neighbours
        return bool(opponents(state, state.where[tile_of(state, site)], state.kind[site]))

    return forbids


def crowded(
    either: bool, building: Building
) -> Callable[[CarcassonneState, int, Sequence[Action]], Sequence[Action]]:
    def sift(state: CarcassonneState, seat: int, options: Sequence[Action]) -> Sequence[Action]:
        """The same for all placements of a building at once."""
        closed = _closed(state, (building(state), either))
        return [option for option in options if option[1] not in closed] if closed else options

    return sift


@cached_by_key
def _closed(state: CarcassonneState, placed: tuple[int, bool]) -> set[int]:
    """The squares where such a building would be, or by the switch would bring, a second opponent."""
    kind, either = placed
    sites = {place: state.kind[site] for place, site in state.sites.items()}
    rival = rivals(kind)
    against = [place for place, other in sites.items() if other in rival]
    if not against:
        return set()
    ally = rivals(sites[against[0]])
    allies = {place for place, other in sites.items() if other in ally}
    near: set[int] = set()
    closed: set[int] = set()
    for place in against:
        ring = {place + d for d in AROUND}
        closed |= ring if either and not allies.isdisjoint(ring) else near & ring
        near |= ring
    return closed


def _in_hand(state: CarcassonneState) -> bool:
    return state.tile == NO_TILE or state.tables.site[state.tile] >= 0


def lay_limits(build: Build, verb: str, building: Building) -> list[Limit]:
    """What no placement of a building may do; the last one covers the others, which say more."""
    either = build.option("shrineLimit") == "either-building"
    cloisters, shrines = two_cloisters(building), two_shrines(building)
    many, sift = too_many(either, building), crowded(either, building)
    return [
        Limit("C-4.2.3-a", "two-cloisters", cloisters, {verb}, _in_hand, built_in=True),
        Limit("C-4.2.3-b", "two-shrines", shrines, {verb}, _in_hand, built_in=True),
        Limit("Q-4.2.3-4", "second-opponent", many, {verb}, _in_hand, sift=sift),
    ]


# -- the challenge -----------------------------------------------------------------------------------------


def challenge(state: CarcassonneState, seat: int, verb: str, node: int) -> None:
    """C-4.2.3-d, -e, -f: whoever comes to stand beside an opponent challenges him, be it his own."""
    kind = state.kind[node] if node >= 0 else -1
    if kind not in BUILDINGS or state.listener is None:
        return
    rule = "C-4.2.3-d" if kind == SHRINE else "C-4.2.3-e"
    for site in opponents(state, state.where[tile_of(state, node)], kind):
        if site in state.standing:
            state.emit(Event("challenge", rule, seat, {**at(state, node), "against": at(state, site)}))


def decide(state: CarcassonneState) -> None:
    """C-4.2.3.1-a: the building finished first wins; C-4.2.3.1-f: together, nobody loses.

    Q-4.2.3-1: both must be occupied before followers from Carcassonne come."""
    challenges = state.slices[Challenges]
    for root in state.finished:
        if state.kind[root] in BUILDINGS and root in state.standing:
            for site in opponents(state, state.where[tile_of(state, root)], state.kind[root]):
                if site in state.standing and state.opens[site]:
                    challenges.decided.append((root, site))


def lose(with_extras: bool) -> Callable[[CarcassonneState], None]:
    def settle(state: CarcassonneState) -> None:
        """C-4.2.3.1-b: the loser scores nothing, but what the fairy adds to a scored area (Q-4.2.3-3)."""
        for root, site in state.slices[Challenges].decided:
            if state.listener is not None:
                (winner, *_), (loser, *_) = [*owners(state, root), None], [*owners(state, site), None]
                data = {"against": loser, **at(state, root), "lost": at(state, site)}
                state.emit(Event("challenge-won", "C-4.2.3.1-b", winner, data))
            for extra in state.rules.on_award if with_extras else ():
                extra(state, site, True, [])

    return settle


def return_losers(state: CarcassonneState) -> None:
    """C-4.2.3.1-c: both sides return; the winner with everything else that was scored."""
    challenges = state.slices[Challenges]
    for _, site in challenges.decided:
        if site in state.standing:
            return_all_from(state, site, "C-4.2.3.1-c")
    challenges.decided = []


def install(build: Build) -> None:
    build.keep("shrine", Challenges)
    build.listen(ON_PLACE, challenge)
    for limit in lay_limits(build, "lay", building_in_hand):
        build.refuse("B04", limit)
    build.insert(Do("B15.challenge", ("C-4.2.3.1-a",), run=decide), after="B15")
    settle = lose(build.option("challengeLoserFairy"))
    build.insert(Do("B18.challenge", ("C-4.2.3.1-b",), run=settle), before="B18.awarded")
    build.insert(Do("B20.challenge", ("C-4.2.3.1-c",), run=return_losers), before="B20")


MODULES = (Module("shrine", install),)
