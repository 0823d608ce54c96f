"""The sequence of play. The steps B01 to B25 are those of a complete turn with every expansion; the base
game does something at few of them, and modules build on the rest. F01 to F10 are the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ..kernel import SEATS, Action, Event, Malformed, cached_while_listing, unknown
from . import reasons, scoring
from .landscape import lay
from .notation import read_lay, write_lay
from .placing import FIGURE_STEP, FOLLOWER, PASS
from .rulekit import Anchor, Ask, Call, Do, Draw, Flow, Limit, Verb
from .state import NO_TILE, NOBODY_YET, CarcassonneState
from .tables import fits, xy

# -- set-up ------------------------------------------------------------------------------------------------


def start_weights(state: CarcassonneState) -> Sequence[int]:
    """C-3.3-d and R-2: who starts is a choice of the table, by default left to chance."""
    return [1] * state.ruleset.setup.seats if state.turn == NOBODY_YET else ()


def start_with(state: CarcassonneState, seat: int) -> None:
    state.turn = seat
    if state.listener is not None:
        state.emit(Event("start", "C-3.3-d", seat))


def read_seat(state: CarcassonneState, text: str) -> int:
    if len(text) == 1 and text in SEATS[: state.ruleset.setup.seats]:
        return SEATS.index(text)
    raise Malformed("no-such-seat", word=text)


# -- drawing -----------------------------------------------------------------------------------------------


def tiles_left(state: CarcassonneState) -> bool:
    """C-5-a: the game goes on while there is a tile to draw; a pile that is used up opens the next."""
    while state.left == 0 and state.piles:
        added, number = state.piles.pop(0)
        state.stock = vec[u8](map(add, state.stock, added))
        state.left = number if number >= 0 else sum(state.stock)
    return state.left > 0


def set_aside(state: CarcassonneState) -> str | None:
    """C-4.2-g: a tile that fits nowhere leaves the game, and the player draws another."""
    if state.tile == NO_TILE:
        return None
    state.discarded.append(state.tile)
    if state.listener is not None:
        state.emit(Event("discard", "C-4.2-g", state.turn, {"tile": state.tables.tiles[state.tile].id}))
    state.tile = NO_TILE
    return None if tiles_left(state) else "B24"  # Q-4.2-3: no steps for a tile


def draw_weights(state: CarcassonneState) -> Sequence[int]:
    return bytes(state.stock)


def draw(state: CarcassonneState, tile: int) -> None:
    """C-4.2-a: the player takes a tile; all see it."""
    state.stock[tile] -= 1
    state.left -= 1
    state.tile = tile
    if state.listener is not None:
        state.emit(Event("draw", "C-4.2-a", state.turn, {"tile": state.tables.tiles[tile].id}))


def read_tile(state: CarcassonneState, text: str) -> int:
    if text not in state.tables.index:
        raise Malformed("no-such-tile", unknown(text, ()))
    return state.tables.index[text]


# -- laying ------------------------------------------------------------------------------------------------


def active(state: CarcassonneState) -> int:
    return state.turn


@cached_while_listing
def placements(state: CarcassonneState) -> list[Action]:
    """C-4.2-c and C-4.2-d: every open square and turn in which the tile continues its neighbours."""
    fit = state.tables.fits[state.tile]
    slots: dict[Any, int] = state.slots
    return [("lay", place, quarter) for place, code in slots.items() for quarter in fit[code]]


def apply_lay(state: CarcassonneState, seat: int, action: Action) -> None:
    _, place, quarter = action
    lay(state, place, 4 * state.tile + quarter)
    if state.listener is not None:
        tile = state.tables.tiles[state.tile].id
        state.emit(Event("lay", "C-4.2-c", seat, {"tile": tile, "square": xy(place), "turn": 90 * quarter}))
    state.tile = NO_TILE
    for hook in state.rules.on_lay:
        hook(state, seat)


def _square_taken(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] in state.board


def _adjoins_nothing(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in state.slots


def _breaks_an_edge(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not fits(state.tables.edges[4 * state.tile + action[2]], state.slots[action[1]])


def show_lay(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    x, y = xy(action[1])
    return {
        "targets": [f"tile:{x},{y}"],
        "args": {"x": x, "y": y, "turn": 90 * action[2]},
        "x": x,
        "y": y,
        "turn": action[2],
    }


LAY = Verb(
    "lay",
    lambda state, seat: placements(state),
    apply_lay,
    rules=("C-4.2-c", "C-4.2-d"),
    write=write_lay,
    read=read_lay,
    describe=show_lay,
    limits=(
        Limit("C-4.2-c", "square-taken", _square_taken),
        Limit("C-4.2-c", "adjoins-nothing", _adjoins_nothing),
        Limit("C-4.2-d", "edges-differ", _breaks_an_edge, blanks=reasons.edges),
    ),
)


# -- the end of a turn -------------------------------------------------------------------------------------


def note_round(state: CarcassonneState, name: str, seat: int, what: int = 0) -> None:
    """A tile brings a round of all players at the end of the turn. Q-4.1-5: in the order of laying."""
    if state.frames:  # what is given was not laid in this turn
        state.rounds.append((name, seat, what))


def next_round(state: CarcassonneState, name: str) -> bool:
    """Whether the round that comes next is one of these."""
    return bool(state.rounds) and state.rounds[0][0] == name


def end_round(state: CarcassonneState) -> str | None:
    state.rounds.pop(0)
    return "B24" if state.rounds else None


def next_player(state: CarcassonneState) -> None:
    """C-4.1-a, C-4.1-l: play passes clockwise."""
    state.turn = (state.turn + 1) % state.ruleset.setup.seats


def begin_turn(state: CarcassonneState) -> None:
    if state.listener is not None:
        state.emit(Event("turn", "C-4.1-a", state.turn))


FLOWS = [
    Flow(
        "game",
        (
            Draw(
                "start",
                ("C-3.3-d",),
                topic="start",
                weights=start_weights,
                apply=start_with,
                write=lambda state, seat: SEATS[seat],
                read=read_seat,
            ),
            Call("turns", ("C-4.1-a", "C-5-a"), target="turn", when=tiles_left, again=True),
            Call("scoring", ("C-5-c",), target="final"),
        ),
    ),
    Flow(
        "turn",
        (
            Do("B00", ("C-4.1-a",), run=begin_turn),
            Anchor("B01"),  # the turn starts
            Anchor("B02.source"),  # another tile than one from the stock; each part of a turn begins here
            Do("B02.replace", ("C-4.2-g",), run=set_aside),
            Draw(
                "B02",
                ("C-4.1-c", "C-4.2-a"),
                topic="tile",
                weights=draw_weights,
                apply=draw,
                write=lambda state, tile: state.tables.tiles[tile].id,
                read=read_tile,
            ),
            Anchor("B03"),  # what the drawn tile sets off
            Ask(
                "B04",
                ("C-4.1-c", "C-4.2-c", "C-4.2-d"),
                decision="D-PLACE",
                kind="place",
                who=active,
                verbs=(LAY,),
                empty="B02.replace",
            ),
            Anchor("B05"),  # what the tile does by itself
            Anchor("B06"),  # what it asks for
            Anchor("B07"),  # what is built with it
            Anchor("B08"),  # what takes the place of the figure step
            Ask(
                "B09",
                ("C-4.1-f", "C-4.4-a", "C-4.4-b"),
                decision="D-FIGURE",
                kind="place",
                who=active,
                verbs=(FOLLOWER, PASS),
                forced=True,
                tags=(FIGURE_STEP,),
            ),
            Anchor("B10"),  # what the figure brings about
            Anchor("B11"),  # a second figure
            Anchor("B12"),  # pieces on roads
            Anchor("B13"),  # what roams over the layout
            Anchor("B14"),  # tokens that join roads
            Do("B15", ("C-4.1-j", "C-4.6.1-a", "C-4.6.2-a", "C-4.6.6-a"), run=scoring.detect),
            Anchor("B16"),  # what takes the place of a scoring
            Anchor("B17"),  # followers who join a scoring
            Do("B18", ("C-4.6.1-c", "C-4.6.2-c", "C-4.6.6-b", "C-4.6.9-b"), run=scoring.evaluate),
            Anchor("B18.awarded"),  # all points of this scoring are known
            Call("B19", ("C-4.6.11-a",), target="mark", when=scoring.points_due),
            Do("B20", ("C-4.6.10-a",), run=scoring.clear_up),
            Anchor("B21"),  # what follows a scoring
            Anchor("B22"),  # what a scoring allows the player on turn
            Anchor("B23"),  # double turn
            Anchor("B24"),  # rounds at the end of a turn
            Anchor("B25.more"),  # another part of the same turn, after its rounds
            Do("B25", ("C-4.1-a", "C-4.1-l"), run=next_player),
        ),
    ),
    Flow(
        "book",
        (
            Call("K01", ("C-4.6.11-a",), target="mark", when=scoring.points_due),
            Anchor("K05"),  # what the scoring track brings
        ),
    ),
    Flow(
        "mark",
        (
            Anchor("K02"),  # which scoring figure moves
            Do("K03", ("C-4.6.11-a",), run=scoring.book),
            Anchor("K04"),  # what happens to those who are passed
        ),
    ),
    Flow(
        "final",
        (
            Anchor("F01"),  # tiles that are still in hand
            Anchor("F02"),  # before the scoring
            Do("F03", ("C-5-c", "C-6.1-a"), run=scoring.final_structures),
            Call("F03.book", ("C-4.6.11-a",), target="book", when=scoring.points_due),
            Do("F04", ("C-6.1-h",), run=scoring.final_removal),
            Anchor("F05"),  # followers who join the meadows
            Do("F06", ("C-6.2-a", "C-6.2-e"), run=scoring.final_meadows),
            Anchor("F07"),  # majorities of tokens
            Anchor("F08"),  # who holds a card
            Anchor("F09"),  # tokens that count by themselves
            Call("book-final", ("C-4.6.11-a",), target="book", when=scoring.points_due),
            Do("F10", ("C-2-b", "Q-2-1"), run=scoring.end),
        ),
    ),
]


def rounds_first(flow: Flow) -> Flow:
    """Q-4.1-5, the other way: the rounds follow each part of a double turn."""
    names = [step.name for step in flow.steps]
    if "B24" not in names:
        return flow
    steps = list(flow.steps)
    steps.insert(names.index("B23"), steps.pop(names.index("B24")))
    return Flow(flow.name, tuple(steps))
