"""Mini 2, the Dispatches: everybody has two scoring figures, and the player on turn whose figure lands on a
dark space gets a dispatch: he carries it out or takes 2 points.

R-46: a dispatch is read when the figures of the scoring have gone home, so what was scored does not count."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from typing import Any

from ....kernel import NOBODY, SEATS, Action, Event, Malformed, Term
from ...areas import CITY, CLOISTERS, FIELD, ROAD
from ...figures import everyone, kinds, own_follower_in, send_home
from ...flow import show_piece, tiles_left
from ...hooks import CHECK_PIECES, GIVEN, ON_POINTS, TURN_SLOTS, VIEW, WORTH
from ...landscape import find
from ...notation import read_piece, write_piece
from ...rulekit import Ask, Build, Call, Do, Draw, Limit, Module, Verb
from ...scoring import give_points, own_terms, owners, value
from ...state import CarcassonneState
from .state import CARDS, Dispatches
from .worth import message_worth

DARK = 5  # C-4.6.12.1-b: every fifth space
COUNTERS = ("follower", "woman")


# -- two scoring figures -----------------------------------------------------------------------------------


def who_counts(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.6.12.1-a: whoever gets points chooses which figure moves; on one space they are alike."""
    cards = state.slices[Dispatches]
    if cards.closed or not state.awards:
        return NOBODY
    seat = state.awards[0][2]
    follower, woman = cards.track[2 * seat : 2 * seat + 2]
    if follower == woman:
        cards.mover = 0
        return NOBODY
    return seat


def take_counter(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Dispatches].mover = COUNTERS.index(action[1])


def move(state: CarcassonneState, what: str, seat: int, points: int) -> None:
    """C-4.6.12.1-m: an award moves one figure as a whole; C-4.6.12.1-b, -p: only the player on turn lands."""
    cards = state.slices[Dispatches]
    cards.moved = max(cards.mover, 0)
    cards.mover = -1
    cards.track[2 * seat + cards.moved] += points
    if seat == state.turn and points > 0 and cards.track[2 * seat + cards.moved] % DARK == 0:
        cards.landed = True


def close(state: CarcassonneState) -> None:
    """C-4.6.12.1-q and -r: both figures' points are added up; from now on there is no dispatch."""
    cards = state.slices[Dispatches]
    cards.closed = True
    for seat in range(len(SEATS)):
        cards.track[2 * seat : 2 * seat + 2] = [sum(cards.track[2 * seat : 2 * seat + 2]), 0]


# -- the stack ---------------------------------------------------------------------------------------------


def stack(state: CarcassonneState) -> Sequence[int]:
    """C-4.6.12.1-n: one dispatch for a scoring. Once all cards were seen, their order is known."""
    cards = state.slices[Dispatches]
    if not is_dispatch_due(state):
        return ()
    if any(cards.unseen):
        return cards.unseen
    return [int(card == cards.seen[0]) for card in range(len(CARDS))]


def is_dispatch_due(state: CarcassonneState) -> bool:
    """Whether a scoring whose figures have gone home has earned a dispatch (R-46)."""
    cards = state.slices[Dispatches]
    return bool(cards.landed and not cards.closed)


def reveal(state: CarcassonneState, card: int) -> None:
    """C-4.6.12.1-c; C-4.6.12.1-d: afterwards it goes under the stack."""
    cards = state.slices[Dispatches]
    cards.unseen[card] = 0
    cards.seen = [c for c in cards.seen if c != card] + [card]
    cards.card = card
    cards.landed = False
    if state.listener is not None:
        state.tell(Event("dispatch", "C-4.6.12.1-c", state.turn, {"card": CARDS[card]}))


def reader(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Dispatches].card >= 0 else NOBODY


def read_card(state: CarcassonneState, text: str) -> int:
    if text not in CARDS:
        raise Malformed("no-such-card", f"there is no dispatch {text!r}; there are {', '.join(CARDS)}")
    return CARDS.index(text)


# -- what a dispatch does ----------------------------------------------------------------------------------


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
    found = smallest(state, seat, KIND_OF[card])
    terms = value(state, found[0], False) if found else []
    if any(t.total for t in terms):
        rule = {"road": "C-4.6.12.1-e", "city": "C-4.6.12.1-f", "cloister": "C-4.6.12.1-g"}[card]
        give_points(state, "dispatch", seat, *(t._replace(rule=rule) for t in terms), root=found[0])


def crest_card(state: CarcassonneState, seat: int) -> None:
    """C-4.6.12.1-h: 2 points for every crest of the cities in which he stands."""
    crests = sum(state.crests[root] for root in own_areas(state, seat, (CITY,)))
    _points(state, seat, 2, crests, "crest", "C-4.6.12.1-h")


def role_card(state: CarcassonneState, seat: int, kind: int, each: int, what: str, rule: str) -> None:
    """C-4.6.12.1-i and -j: points for each knight or farmer; a big one counts once (Q-4.6.12.1-8)."""
    figures = kinds(state)
    number = sum(
        f & 7 == seat and figures[f >> 3].follower
        for node, here in state.figures.items()
        for f in here
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


def take_points(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.12.1-c: 2 points instead; X-4.6.12.1-1: they too can land on a dark space."""
    give_points(state, "dispatch", seat, Term(2, 1, "dispatch", "C-4.6.12.1-c"))
    return carried_out(state)


def take_effect(state: CarcassonneState, seat: int, action: Action) -> str:
    cards = state.slices[Dispatches]
    EFFECTS[CARDS[cards.card]](state, seat)
    return carried_out(state)


def take_back(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.12.1-l: with the majority he alone scores the area as at the end; the follower comes home."""
    _, figure, node = action
    root = find(state, node) if node >= 0 else -1
    if root >= 0 and seat in owners(
        state, root
    ):  # Q-4.6.12.1-3: a tie counts; Q-4.6.12.1-4: nothing up there
        terms = own_terms(state, root, False, seat, value(state, root, False))
        if any(t.total for t in terms):
            give_points(state, "dispatch", seat, *(t._replace(rule="C-4.6.12.1-l") for t in terms), root=root)
    send_home(state, figure, node, "C-4.6.12.1-l")
    return carried_out(state)


def carried_out(state: CarcassonneState) -> str:
    """C-4.6.12.1-o: the points of a dispatch are marked, and may earn another."""
    state.slices[Dispatches].card = -1
    return "K05.again"


def again(state: CarcassonneState) -> str | None:
    return "K01" if state.awards else None


def takes_follower(state: CarcassonneState) -> bool:
    """Whether the dispatch is the eighth."""
    return CARDS[state.slices[Dispatches].card] == "follower"


def effect_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [] if takes_follower(state) else [("carry-out",)]


def followers(state: CarcassonneState, seat: int) -> list[Action]:
    if not takes_follower(state):
        return []
    figures = kinds(state)
    found = {(node, f) for node, f in everyone(state) if f & 7 == seat and figures[f >> 3].follower}
    return [("score-back", f, node) for node, f in sorted(found)]


def more_tiles(state: CarcassonneState) -> str | None:
    """Dispatch 7: draw, lay and place once more. Q-4.6.12.1-7: a tile is drawn, no abbey is laid instead."""
    cards = state.slices[Dispatches]
    if cards.extra and tiles_left(state):
        cards.extra -= 1
        return "B02.replace"
    cards.extra = 0
    return None


def view(state: CarcassonneState) -> dict[str, Any]:
    cards = state.slices[Dispatches]
    seats = range(state.ruleset.setup.seats)
    known = [CARDS[c] for c in cards.seen]
    return {
        "dispatches": {
            "card": CARDS[cards.card] if cards.card >= 0 else None,
            "seen": known,
            "track": {
                SEATS[s]: dict(zip(COUNTERS, cards.track[2 * s : 2 * s + 2], strict=True)) for s in seats
            },
        }
    }


def give_scores(state: CarcassonneState, entry: object) -> None:
    """In a given position all points were counted by the scoring followers."""
    track = state.slices[Dispatches].track
    for seat, points in enumerate(state.score):
        track[2 * seat] = points


def count(state: CarcassonneState) -> None:
    track = state.slices[Dispatches].track
    for seat, points in enumerate(state.score):
        assert sum(track[2 * seat : 2 * seat + 2]) == points, (
            f"seat {seat}: its scoring figures are elsewhere"
        )


def _no_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in followers(state, seat)


def show_counter(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    """Where the figure would go, and whether that brings a dispatch (C-4.6.12.1-b)."""
    now = state.slices[Dispatches].track[2 * seat + COUNTERS.index(action[1])]
    to = now + sum(term.total for term in state.awards[0][3])
    lands = seat == state.turn and to > now and to % DARK == 0
    return {"args": {"figure": action[1], "from": now, "to": to, "dispatch": "yes" if lands else "no"}}


COUNTER = Verb(
    "count",
    lambda state, seat: [("count", name) for name in COUNTERS],
    take_counter,
    ("C-4.6.12.1-a", "C-4.6.12.1-m"),
    describe=show_counter,
)
POINTS = Verb("two-points", lambda state, seat: [("two-points",)], take_points, ("C-4.6.12.1-c",))
EFFECT = Verb("carry-out", effect_options, take_effect, ("C-4.6.12.1-c",))
BACK = Verb(
    "score-back",
    followers,
    take_back,
    ("C-4.6.12.1-l",),
    write_piece,
    read_piece,
    (Limit("C-4.6.12.1-l", "not-to-score-back", _no_follower),),
    show_piece,
)


def install(build: Build) -> None:
    build.keep("dispatches", Dispatches)
    build.listen(WORTH, message_worth)
    build.listen(ON_POINTS, move)
    build.listen(VIEW, view)
    build.listen(CHECK_PIECES, count)
    build.listen(GIVEN.at("scores"), give_scores)
    build.fill(
        "K02", Ask("counter", ("C-4.6.12.1-a",), decision="D-COUNTER", who=who_counts, verbs=(COUNTER,))
    )
    card = Draw("card", ("C-4.6.12.1-b",), topic="dispatch", weights=stack, take=reveal, read=read_card)
    card.write = lambda state, number: CARDS[number]
    dispatch = Ask("read", ("C-4.6.12.1-c",), decision="D-DISPATCH", who=reader, verbs=(EFFECT, BACK, POINTS))
    build.fill("K05", card, dispatch, Do("again", ("C-4.6.12.1-o",), run=again))
    after_scoring = Call("B21.dispatch", ("C-4.6.12.1-b",), target="book", when=is_dispatch_due)
    build.insert(after_scoring, after="B21")
    if "barn.home" in [step.name for step in build.flows.get("barn", ())]:
        build.insert(replace(after_scoring, name="barn.dispatch"), after="barn.home")
    build.fill("B23", Do("dispatch", ("C-4.6.12.1-k",), run=more_tiles))
    late = "B25.builder" if "builder" in build.setup.elements else "B25"  # before it is forgotten
    build.insert(Do("B25.dispatch", ("C-4.6.12.1-k",), run=more_tiles), before=late)  # from a round
    build.listen(TURN_SLOTS, lambda: (Dispatches, ("extra",)))
    build.fill("F02", Do("dispatches", ("C-4.6.12.1-q", "C-4.6.12.1-r"), run=close))


MODULES = (Module("dispatches", install, after=("builder", "barn")),)
