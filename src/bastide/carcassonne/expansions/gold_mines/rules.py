"""Mini 4, the Gold Mines: two gold pieces come with each gold tile, and whoever owns a finished structure
takes the gold on its tiles."""

from __future__ import annotations

from ....kernel import NOBODY, SEATS, Action, Event, Term
from ...areas import BUILDINGS
from ...hooks import CHECK_PIECES, GIVEN, ON_AWARD, ON_LAY, VIEW, WORTH, WRITTEN
from ...landscape import squares, tile_has_symbol
from ...notation import read_square, write_square
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...scoring import give_points
from ...state import CarcassonneState
from ...tables import AROUND, xy
from .given import give_gold, write_gold
from .shown import GoldInfo, GoldView
from .state import PIECES, Gold, points_each
from .worth import gold_worth


def lay_first_gold(state: CarcassonneState, seat: int) -> None:
    """C-4.2.11.3-b: one gold piece on the tile itself; the other is the player's to lay."""
    gold = state.slices[Gold]
    gold.due = tile_has_symbol(state, "gold") and gold.supply > 1
    if gold.due:
        _lay(state, seat, state.where[state.at])


def _lay(state: CarcassonneState, seat: int, place: int) -> None:
    gold = state.slices[Gold]
    gold.supply -= 1
    gold.on[place] = gold.on.get(place, 0) + 1
    if state.listener is not None:
        state.emit(Event("gold", "C-4.2.11.3-b", seat, {"square": xy(place)}))


def neighbour_gold_options(state: CarcassonneState, seat: int) -> list[Action]:
    place = state.where[state.at]
    return [("gold", place + d) for d in AROUND if place + d in state.board]


def apply_gold(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Gold].due = False
    _lay(state, seat, action[1])


def claim_gold(state: CarcassonneState, root: int, finished: bool, winners: list[int]) -> None:
    """C-4.2.11.3-f to -h: the owners of a finished structure take the gold on its tiles; -m: farmers none,
    as no meadow is ever finished."""
    gold = state.slices[Gold]
    if finished:
        places = set(squares(state, root))
        if state.kind[root] in BUILDINGS:
            places |= {place + d for place in squares(state, root) for d in AROUND}
        gold.claims += [(seat, place) for seat in winners for place in sorted(places & set(gold.on))]


def entitled(state: CarcassonneState, seat: int) -> list[int]:
    gold = state.slices[Gold]
    return sorted({place for other, place in gold.claims if other == seat and gold.on.get(place)})


def hand_out(state: CarcassonneState) -> None:
    """A player alone takes all; C-4.2.11.3-j: several take turns, the active player first."""
    gold = state.slices[Gold]
    seats = sorted(
        {seat for seat, _ in gold.claims}, key=lambda s: (s - state.turn) % state.ruleset.setup.seats
    )
    if len(seats) == 1:
        for place in entitled(state, seats[0]):
            _take(state, seats[0], place, gold.on[place])
        seats = []
    gold.claims = [claim for seat in seats for claim in gold.claims if claim[0] == seat]


def _take(state: CarcassonneState, seat: int, place: int, number: int) -> None:
    gold = state.slices[Gold]
    gold.on[place] -= number
    if not gold.on[place]:
        del gold.on[place]
    gold.held[seat] += number
    if state.listener is not None:
        state.emit(Event("take-gold", "C-4.2.11.3-f", seat, {"square": xy(place), "number": number}))


def next_taker(state: CarcassonneState) -> int | tuple[int, ...]:
    """The first seat in line that still has gold to take."""
    gold = state.slices[Gold]
    gold.claims = [(seat, place) for seat, place in gold.claims if gold.on.get(place)]
    return gold.claims[0][0] if gold.claims else NOBODY


def apply_take_gold(state: CarcassonneState, seat: int, action: Action) -> str:
    """One piece, then the next in line; this seat goes to the end of it."""
    gold = state.slices[Gold]
    _take(state, seat, action[1], 1)
    gold.claims = [c for c in gold.claims if c[0] != seat] + [c for c in gold.claims if c[0] == seat]
    return "B20.gold-take"


def lose_the_rest(state: CarcassonneState) -> None:
    """C-4.2.11.3-l: gold still on tiles leaves the game."""
    state.slices[Gold].on.clear()


def score_gold(state: CarcassonneState) -> None:
    """C-4.2.11.3-n: the more gold, the more each piece is worth."""
    for seat, number in enumerate(state.slices[Gold].held):
        if each := points_each(number):
            give_points(state, "gold", seat, Term(each, number, "gold", "C-4.2.11.3-n"))


def view_gold(state: CarcassonneState) -> GoldView:
    gold = state.slices[Gold]
    seats = range(state.ruleset.setup.seats)
    on = [(*xy(place), number) for place, number in sorted(gold.on.items())]
    return GoldView(GoldInfo(on, {SEATS[s]: gold.held[s] for s in seats}, gold.supply))


def check_gold(state: CarcassonneState) -> None:
    gold = state.slices[Gold]
    total = gold.supply + sum(gold.held) + sum(gold.on.values())
    lost = 0 if state.left else PIECES  # C-4.2.11.3-l
    assert PIECES - lost <= total <= PIECES, f"gold: {total} of {PIECES}"


def _not_beside(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in neighbour_gold_options(state, seat)


def _not_entitled(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in entitled(state, seat)


def write(state: CarcassonneState, action: Action) -> str:
    return f"{action[0]} {write_square(action[1])}"


def read(state: CarcassonneState, seat: int, text: str) -> Action:
    verb, where = text.split()
    return (verb, read_square(where))


def describe(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    x, y = xy(action[1])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}, "x": x, "y": y}


LAY = Verb(
    "gold",
    neighbour_gold_options,
    apply_gold,
    ("C-4.2.11.3-b",),
    write,
    read,
    (Limit("C-4.2.11.3-b", "not-beside", _not_beside),),
    describe,
)
TAKE = Verb(
    "take-gold",
    lambda state, seat: [("take-gold", place) for place in entitled(state, seat)],
    apply_take_gold,
    ("C-4.2.11.3-j",),
    write,
    read,
    (Limit("C-4.2.11.3-j", "not-entitled", _not_entitled),),
    describe,
)


def who_lays(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Gold].due else NOBODY


def install(build: Build) -> None:
    build.keep("gold", Gold)
    build.listen(WORTH, gold_worth)
    build.listen(ON_LAY, lay_first_gold)
    build.listen(ON_AWARD, claim_gold)
    build.listen(VIEW, view_gold)
    build.listen(GIVEN.at("gold"), give_gold)
    build.listen(WRITTEN, write_gold)
    build.listen(CHECK_PIECES, check_gold)
    build.fill(
        "B06", Ask("gold", ("C-4.2.11.3-b",), decision="D-GOLDLAY", kind="place", who=who_lays, verbs=(LAY,))
    )
    build.insert(Do("B20.gold", ("C-4.2.11.3-f",), run=hand_out), before="B20")
    taking = Ask(
        "B20.gold-take", ("C-4.2.11.3-j",), decision="D-GOLDTAKE", kind="place", who=next_taker, verbs=(TAKE,)
    )
    taking.forced = True
    build.insert(taking, before="B20")
    build.fill("F02", Do("gold", ("C-4.2.11.3-l",), run=lose_the_rest))
    build.fill("F09", Do("gold", ("C-4.2.11.3-n",), run=score_gold))


MODULES = (Module("gold", install),)
