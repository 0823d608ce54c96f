"""The Tower: followers within its reach are captured, exchanged and bought back."""

from __future__ import annotations

import re
from dataclasses import replace

from ....kernel import ENTER_FLOW, NOBODY, SEATS, Action, Blank, Event, Malformed, Term, owned_by, unknown
from ... import reasons
from ...figures import at, figure_name, kinds, on_node, remove_and_notify, return_to_supply
from ...landscape import nodes, tile_of
from ...notation import read_piece, write_piece
from ...placing import PASS, show_piece, step_of_turn
from ...rulekit import Limit, Verb
from ...scoring import give_points
from ...state import CarcassonneState
from ...tables import STEP
from .hooks import ON_RANSOM
from .state import Towers

RANSOM = 3  # C-4.4.6.3-d


def who_captures(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Towers].raised else NOBODY


def reach(state: CarcassonneState, number: int, height: int) -> list[int]:
    """C-4.4.6.1-c: the tower's own tile and as many in each direction as it is high; C-4.4.6.1-d: also
    beyond gaps and other towers."""
    place = state.where[number]
    rays = (place + far * step for step in STEP for far in range(1, height + 1))
    return [place, *(p for p in rays if p in state.board)]


def _reach_now(state: CarcassonneState) -> list[int]:
    """The squares within reach of the tower that has just grown."""
    towers = state.slices[Towers]
    return reach(state, towers.raised, towers.height[towers.raised])


def targets(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.4.6.1-a: one follower, of whatever kind and owner, also on another tower (C-4.4.6.2-b)."""
    board, where, squares = state.board, state.where, _reach_now(state)
    near = {node for place in squares for node in nodes(state, board[place])}
    places = [(node, there) for node, there in state.figures.items() if node in near]
    places += [(top, there) for top, there in state.tops.items() if where[tile_of(state, top)] in squares]
    follower = state.rules.followers
    followers = {(node, figure) for node, there in places for figure in there if follower[figure >> 3]}
    return [("capture", figure, node) for node, figure in sorted(followers)]


def apply_capture(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.4.6.1-g: a prisoner in front of the captor; C-4.4.6.1-h: an own follower into the supply."""
    _, figure, node = action
    towers = state.slices[Towers]
    towers.raised = 0
    owner = figure & 7
    if owner == seat:
        return_to_supply(state, figure, node, "C-4.4.6.1-h")
        return
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "owner": SEATS[owner], **at(state, node)}
        state.emit(Event("capture", "C-4.4.6.1-g", seat, data))
    remove_and_notify(state, figure, node)
    towers.prisoners.append((seat, figure))
    if any(captor == owner and f & 7 == seat for captor, f in towers.prisoners):
        towers.partner = owner


def apply_take_nobody(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Towers].raised = 0


def _not_on_the_layout(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in on_node(state, action[2])


def _not_a_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not kinds(state)[action[1] >> 3].follower


def _out_of_reach(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.where[tile_of(state, action[2])] not in _reach_now(state)


def _reach_blanks(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    towers = state.slices[Towers]
    return {**reasons.named(state, seat, action), "height": towers.height[towers.raised]}


CAPTURE = Verb(
    "capture",
    targets,
    apply_capture,
    ("C-4.4.6.1-a", "C-4.4.6.1-c"),
    write_piece,
    read_piece,
    (
        Limit("C-4.4.6.1-a", "nobody-to-capture", _not_on_the_layout),
        Limit("C-4.4.6.1-b", "not-to-be-captured", _not_a_follower, blanks=reasons.named),
        Limit("C-4.4.6.1-c", "out-of-reach", _out_of_reach, blanks=_reach_blanks),
    ),
    show_piece,
)
SPARE = replace(
    PASS,
    apply=apply_take_nobody,
    rules=("C-4.4.6.1-a",),
    describe=lambda *_: {"label": "carcassonne-capture-none"},
)


def who_exchanges(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Towers].partner >= 0 else NOBODY


def held(state: CarcassonneState, captor: int, owner: int) -> list[int]:
    """The figures of an owner that a captor holds, each kind once."""
    prisoners = state.slices[Towers].prisoners
    return list(dict.fromkeys(f for by, f in sorted(prisoners) if by == captor and f & 7 == owner))


def exchanges(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.4.6.3-b: who has several to get back chooses one. The captor is always he: the other holds none
    but the prisoner just taken."""
    return [("exchange", figure) for figure in held(state, state.slices[Towers].partner, seat)]


def apply_exchange(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.4.6.3-a: two players who hold each other's followers exchange them at once."""
    towers = state.slices[Towers]
    partner, towers.partner = towers.partner, -1
    (taken,) = held(state, seat, partner)
    for captor, figure in ((partner, action[1]), (seat, taken)):
        towers.prisoners.remove((captor, figure))
        state.supply[figure] += 1
    if state.listener is not None:
        data = {"partner": SEATS[partner], "figure": figure_name(state, action[1])}
        data["given"] = figure_name(state, taken)
        state.emit(Event("exchange", "C-4.4.6.3-a", seat, data))


def _not_held(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in exchanges(state, seat)


def read_exchange(state: CarcassonneState, seat: int, text: str) -> Action:
    name = text.split()[1]
    if name not in state.rules.number:
        raise Malformed("no-such-figure", unknown(name, ()))
    return ("exchange", 8 * state.rules.number[name] + seat)


def show_prisoner(state: CarcassonneState, captor: int, figure: int) -> dict[str, object]:
    name = figure_name(state, figure)
    return {
        "targets": [f"prisoner:{SEATS[captor]}:{name}"],
        "args": {"captor": SEATS[captor], "figure": name},
    }


EXCHANGE = Verb(
    "exchange",
    exchanges,
    apply_exchange,
    ("C-4.4.6.3-a", "C-4.4.6.3-b"),
    lambda state, action: f"exchange {figure_name(state, action[1])}",
    read_exchange,
    (Limit("C-4.4.6.3-b", "not-to-exchange", _not_held),),
    lambda state, seat, action: show_prisoner(state, state.slices[Towers].partner, action[1]),
)

# -- ransom ------------------------------------------------------------------------------------------------


def apply_ransom(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.4.6.3-d: three points to the captor; C-4.4.6.3-e: the follower is in the supply at once."""
    _, captor, figure = action
    towers = state.slices[Towers]
    towers.prisoners.remove((captor, figure))
    towers.ransomed = True
    state.supply[figure] += 1
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "captor": SEATS[captor]}
        state.emit(Event("ransom", "C-4.4.6.3-c", seat, data))
    for hook in state.ruleset.listeners(ON_RANSOM):
        hook(state, figure)
    give_points(state, "ransom", seat, Term(-RANSOM, 1, "ransom", "C-4.4.6.3-d"))
    give_points(state, "ransom", captor, Term(RANSOM, 1, "ransom", "C-4.4.6.3-d"))
    return ENTER_FLOW + marking(state)  # then he is asked again


def marking(state: CarcassonneState) -> str:
    """The flow that marks the points. Amid a scoring or a message, what they bring besides comes after it."""
    amid = state.ruleset.step(state).flow == "book" or "B15" < step_of_turn(state) <= "B20"
    return "mark" if amid else "book"


def _second_ransom(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(state.slices[Towers].ransomed)


def _no_prisoner(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1:] not in state.slices[Towers].prisoners or action[2] & 7 != seat


def _too_poor(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.score[seat] < RANSOM


def _captor(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    prisoner: dict[str, Blank] = {"figure": figure_name(state, action[2])}
    return {**prisoner, **owned_by(action[1], seat)}


def _purse(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    return {"price": RANSOM, "points": state.score[seat]}


def read_ransom(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"ransom ([A-F]) ([a-z]+)", text.strip())
    if not match or match[2] not in state.rules.number:
        raise Malformed("bad-ransom", text=text, form="ransom captor figure, such as ransom B follower")
    return ("ransom", SEATS.index(match[1]), 8 * state.rules.number[match[2]] + seat)


def ransom_verb(anybody: bool, credit: bool) -> Verb:
    """By the switches: also a mayor or a wagon (Q-4.4.6-2); also with fewer than three points (Q-4.4.6-3)."""

    def not_for_sale(state: CarcassonneState, seat: int, action: Action) -> bool:
        return not anybody and kinds(state)[action[2] >> 3].only is not None

    limits = [
        Limit("C-4.4.6.3-c", "no-prisoner", _no_prisoner, blanks=_captor),
        Limit("Q-4.4.6-4", "ransomed-already", _second_ransom),
        Limit("C-4.4.6.3-c", "not-for-ransom", not_for_sale, blanks=_captor),
    ]
    if not credit:
        limits.append(Limit("Q-4.4.6-3", "too-few-points", _too_poor, blanks=_purse))

    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.6.3-c: one of his own that another holds; Q-4.4.6-4: one in a turn."""
        prisoners = state.slices[Towers].prisoners
        if not prisoners or seat != state.turn:
            return []
        own = [held for held in prisoners if held[1] & 7 == seat]
        if not own or not step_of_turn(state):
            return []
        actions = dict.fromkeys([("ransom", *held) for held in own])
        return [a for a in actions if not any(limit.forbids(state, seat, a) for limit in limits)]

    def show(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
        return show_prisoner(state, action[1], action[2])

    def write(state: CarcassonneState, action: Action) -> str:
        return f"ransom {SEATS[action[1]]} {figure_name(state, action[2])}"

    rules = ("C-4.4.6.3-c", "C-4.4.6.3-d")
    return Verb("ransom", options, apply_ransom, rules, write, read_ransom, tuple(limits), show)
