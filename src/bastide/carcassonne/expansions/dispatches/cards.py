"""The Messages: what each of the eight cards does."""

from __future__ import annotations

from collections.abc import Callable, Container

from ....kernel import Action, Term
from ...areas import CITY, CLOISTERS, FIELD, ROAD
from ...figures import everyone, kinds, own_follower_in, return_to_supply
from ...joining import find
from ...notation import read_piece, write_piece
from ...placing import show_piece
from ...rulekit import Limit, Verb
from ...scoring import give_points, own_terms, owners, value
from ...state import CarcassonneState
from .hooks import ON_MESSAGE_SCORED
from .state import CARDS, Dispatches


def own_areas(state: CarcassonneState, seat: int, kind: Container[int]) -> list[int]:
    roots = dict.fromkeys(find(state, node) for node in state.figures)
    return [r for r in roots if state.kind[r] in kind and own_follower_in(state, r, seat)]


def smallest(state: CarcassonneState, seat: int, kind: Container[int]) -> list[int]:
    """C-4.6.12.1-e to -g: of his areas those that would give fewest points in the final scoring."""
    areas = own_areas(state, seat, kind)
    worth = {root: sum(t.total for t in value(state, root, False)) for root in areas}
    return [root for root in areas if worth[root] == min(worth.values())]


KIND_OF: dict[str, Container[int]] = {"road": (ROAD,), "city": (CITY,), "cloister": CLOISTERS}  # Q-4.6.12.1-6


def area_card(state: CarcassonneState, seat: int, card: str) -> None:
    """Several equally small areas give the same points, so there is nothing to choose."""
    root = smallest(state, seat, KIND_OF[card])
    terms = value(state, root[0], False) if root else []
    if any(t.total for t in terms):
        rule = {"road": "C-4.6.12.1-e", "city": "C-4.6.12.1-f", "cloister": "C-4.6.12.1-g"}[card]
        give_points(state, "dispatch", seat, *(t._replace(rule=rule) for t in terms), root=root[0])


def crest_card(state: CarcassonneState, seat: int) -> None:
    """C-4.6.12.1-h: 2 points for every crest of the cities in which he stands."""
    crests = sum(state.crests[root] for root in own_areas(state, seat, (CITY,)))
    _points(state, seat, 2, crests, "crest", "C-4.6.12.1-h")


def role_card(state: CarcassonneState, seat: int, kind: int, each: int, what: str, rule: str) -> None:
    """C-4.6.12.1-i and -j: points for each knight or farmer; a big one counts once (Q-4.6.12.1-8)."""
    figures = kinds(state)
    number = sum(
        f & 7 == seat and figures[f >> 3].follower
        for node, figures_there in state.figures.items()
        for f in figures_there
        if state.kind[node] == kind
    )
    _points(state, seat, each, number, what, rule)


def tile_card(state: CarcassonneState, seat: int) -> None:
    """C-4.6.12.1-k, Q-4.6.12.1-7: one more part of the turn, after this one."""
    state.slices[Dispatches].extra += 1


def _points(state: CarcassonneState, seat: int, each: int, number: int, what: str, rule: str) -> None:
    if number:
        give_points(state, "dispatch", seat, Term(each, number, what, rule))


EFFECTS: dict[str, Callable[[CarcassonneState, int], None]] = {
    "road": lambda state, seat: area_card(state, seat, "road"),
    "city": lambda state, seat: area_card(state, seat, "city"),
    "cloister": lambda state, seat: area_card(state, seat, "cloister"),
    "crests": crest_card,
    "knights": lambda state, seat: role_card(state, seat, CITY, 2, "knight", "C-4.6.12.1-i"),
    "farmers": lambda state, seat: role_card(state, seat, FIELD, 3, "farmer", "C-4.6.12.1-j"),
    "tile": tile_card,
}


def apply_points(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.12.1-c: 2 points instead; X-4.6.12.1-1: they too can land on a dark space."""
    give_points(state, "dispatch", seat, Term(2, 1, "dispatch", "C-4.6.12.1-c"))
    return carried_out(state)


def apply_effect(state: CarcassonneState, seat: int, action: Action) -> str:
    cards = state.slices[Dispatches]
    EFFECTS[CARDS[cards.card]](state, seat)
    return carried_out(state)


def apply_back(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.12.1-l: with the majority he alone scores the area as at the end; the follower comes home."""
    _, figure, node = action
    root = find(state, node) if node >= 0 else -1
    if root >= 0 and seat in owners(
        state, root
    ):  # Q-4.6.12.1-3: a tie counts; Q-4.6.12.1-4: nothing up there
        terms = own_terms(state, root, False, seat, value(state, root, False))
        if any(t.total for t in terms):
            give_points(state, "dispatch", seat, *(t._replace(rule="C-4.6.12.1-l") for t in terms), root=root)
        for hook in state.ruleset.listeners(ON_MESSAGE_SCORED):
            hook(state, seat, root)
    return_to_supply(state, figure, node, "C-4.6.12.1-l")
    return carried_out(state)


def carried_out(state: CarcassonneState) -> str:
    """C-4.6.12.1-o: the points of a dispatch are marked, and may earn another."""
    state.slices[Dispatches].card = -1
    return "K05.again"


def takes_follower(state: CarcassonneState) -> bool:
    """Whether the dispatch is the eighth."""
    return CARDS[state.slices[Dispatches].card] == "follower"


def effect_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [] if takes_follower(state) else [("carry-out",)]


def followers(state: CarcassonneState, seat: int) -> list[Action]:
    if not takes_follower(state):
        return []
    figures = kinds(state)
    placed = {(node, f) for node, f in everyone(state) if f & 7 == seat and figures[f >> 3].follower}
    return [("score-back", f, node) for node, f in sorted(placed)]


def _no_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in followers(state, seat)


POINTS = Verb("two-points", lambda state, seat: [("two-points",)], apply_points, ("C-4.6.12.1-c",))
EFFECT = Verb("carry-out", effect_options, apply_effect, ("C-4.6.12.1-c",))
BACK = Verb(
    "score-back",
    followers,
    apply_back,
    ("C-4.6.12.1-l",),
    write_piece,
    read_piece,
    (Limit("C-4.6.12.1-l", "not-to-score-back", _no_follower),),
    show_piece,
)
