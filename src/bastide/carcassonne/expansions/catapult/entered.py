"""The Catapult at a table that owns the wooden one: the players enter what they have seen (R-33).

The rulebook leaves it to the eye who was hit or pushed, whether a tower fell, whether a token touches the
layout, which follower is nearest, how a catch ended and who came nearest to the fair. Each of these has an
answer of its own. The place of the token (`result x,y`) is good as well; then the rest is worked out."""

from __future__ import annotations

import re
from typing import Any

from ....kernel import Action, Event, Malformed, Refusal
from ...figures import kinds, on_node, return_to_supply
from ...notation import read_piece, read_square, write_piece, write_square
from ...placing import show_piece
from ...rulekit import Limit, Verb
from ...state import CarcassonneState
from ...tables import xy
from .state import Fair
from .throws import CATCHES, KINDS, QUARTERS, come_down, followers, has_tower, score_catch, seducible

FARTHEST = 500  # squares from the first tile, as for tiles
WORDS = ("miss", "off", "flung", *CATCHES)


def token(state: CarcassonneState) -> str:
    """The kind of token that is flung in this round."""
    return KINDS[state.slices[Fair].kind]


def has_begun(state: CarcassonneState) -> bool:
    """Whether something of the present throw has been entered, and more may follow."""
    fair = state.slices[Fair]
    return bool(fair.struck or fair.fallen)


def begin_throw(state: CarcassonneState, how: str) -> None:
    """Note whose throw it is; what it did is told with the first entry."""
    fair = state.slices[Fair]
    fair.thrower = fair.queue[0]
    if state.listener is not None and not has_begun(state):
        state.emit(Event("flung", "C-4.2.5-c", fair.thrower, {"token": token(state), "how": how}))


def end_throw(state: CarcassonneState) -> None:
    """C-4.2.5-e: one attempt; the next in the queue follows."""
    fair = state.slices[Fair]
    fair.queue.pop(0)
    fair.struck, fair.fallen = 0, []


# -- pie fight ---------------------------------------------------------------------------------------------


def hit_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.5.1-a to -d: any follower, also those of the thrower and on towers and castles (Q-4.2.5-6)."""
    return _struck_by(state, "hit") if token(state) == "pie" else []


def push_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.5.1-e: a follower who was touched by one that was hit, or by another pushed one."""
    return _struck_by(state, "push") if token(state) == "pie" and state.slices[Fair].struck else []


def _struck_by(state: CarcassonneState, verb: str) -> list[Action]:
    return [(verb, figure, node) for node, figure in dict.fromkeys(followers(state))]


def apply_hit(state: CarcassonneState, seat: int, action: Action) -> None:
    verb, figure, node = action
    begin_throw(state, "hit")
    state.slices[Fair].struck += 1
    return_to_supply(state, figure, node, "C-4.2.5.1-a" if verb == "hit" else "C-4.2.5.1-e")


def topple_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.5.1-f: any tower, but none twice in one throw."""
    if token(state) != "pie":
        return []
    fallen = state.slices[Fair].fallen
    return [("topple", n) for n in state.board.values() if has_tower(state, n) and n not in fallen]


def apply_topple(state: CarcassonneState, seat: int, action: Action) -> None:
    """Q-4.2.5-2: the follower on top counts as hit; then the thrower decides about the tower."""
    fair = state.slices[Fair]
    number = action[1]
    begin_throw(state, "topple")
    fair.fallen.append(number)
    fair.towers = [number]
    for figure in on_node(state, ~number):
        fair.struck += 1
        return_to_supply(state, figure, ~number, "C-4.2.5.1-a")


def apply_no_more(state: CarcassonneState, seat: int, action: Action) -> None:
    end_throw(state)


def write_topple(state: CarcassonneState, action: Action) -> str:
    return f"topple {write_square(state.where[action[1]])}"


def read_topple(state: CarcassonneState, seat: int, text: str) -> Action:
    place = read_square(text.removeprefix("topple").strip())
    if place not in state.board:
        raise Malformed("no-tile", text=text, square=write_square(place))
    return ("topple", state.board[place])


def show_topple(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    x, y = xy(state.where[action[1]])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}}


# -- seduction ---------------------------------------------------------------------------------------------


def nearest_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.5.2-a, -b: the token touches the layout, and this follower is nearest."""
    if token(state) != "seduction":
        return []
    return [("nearest", figure, node) for node, figure in dict.fromkeys(seducible(state))]


def apply_nearest(state: CarcassonneState, seat: int, action: Action) -> None:
    begin_throw(state, "near")
    end_throw(state)
    state.slices[Fair].hit = (action[1], action[2])


# -- a word or a place -------------------------------------------------------------------------------------


def result_words(state: CarcassonneState) -> tuple[str, ...]:
    """How a throw can end without a follower or a tower being named."""
    name = token(state)
    if name == "pie":
        return () if has_begun(state) else ("miss",)
    if name == "seduction":  # C-4.2.5.2-a: no effect; where nobody stands it has none on the layout either
        return ("off",) if seducible(state) else ("off", "flung")
    return CATCHES if name == "catch" else ("flung",)


def result_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [("result", word) for word in result_words(state)]


def check_result(state: CarcassonneState, seat: int, action: Action) -> Refusal | None:
    """Places are too many to list."""
    name = token(state)
    if name == "pie" and has_begun(state):
        return Refusal("hit-already", "C-4.2.5.1-c")
    if len(action) == 3:
        return Refusal("not-this-throw", "C-4.2.5-d") if name == "catch" else None
    if action[1] in result_words(state):
        return None
    if name == "seduction" and action[1] == "flung":
        return Refusal("nearest-missing", "C-4.2.5.2-b")
    return Refusal("not-this-throw", "C-4.2.5-d")


def apply_result(state: CarcassonneState, seat: int, action: Action) -> None:
    fair = state.slices[Fair]
    if len(action) == 3 or action[1] in CATCHES:
        fair.thrower = fair.queue.pop(0)
        if len(action) == 3:
            come_down(state, (action[1], action[2]))
        else:
            score_catch(state, CATCHES.index(action[1]))
        return
    begin_throw(state, action[1])
    end_throw(state)
    if token(state) == "target":
        fair.flung.append(fair.thrower)


def write_result(state: CarcassonneState, action: Action) -> str:
    if len(action) == 2:
        return f"result {action[1]}"
    return f"result {action[1] / QUARTERS:g},{action[2] / QUARTERS:g}"


def read_result(state: CarcassonneState, seat: int, text: str) -> Action:
    word = text.rsplit(maxsplit=1)[-1]
    if word in WORDS:
        return ("result", word)
    match = re.fullmatch(r"(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)", word)
    if not match or max(abs(float(v)) for v in match.groups()) > FARTHEST:
        raise Malformed("bad-result", text=text, form=f"result x,y in tiles, or result {'|'.join(WORDS)}")
    return ("result", round(float(match[1]) * QUARTERS), round(float(match[2]) * QUARTERS))


# -- verbs -------------------------------------------------------------------------------------------------


def _not_token(name: str) -> Limit:
    return Limit("C-4.2.5-d", "not-this-throw", lambda state, seat, action: token(state) != name)


def _not_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not kinds(state)[action[1] >> 3].follower


def _not_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return (action[2], action[1]) not in followers(state)


def _on_castle(state: CarcassonneState, seat: int, action: Action) -> bool:
    return (action[2], action[1]) not in seducible(state)


def _nobody_hit(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Fair].struck


def _nothing_entered(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not has_begun(state)


def _fallen(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] in state.slices[Fair].fallen


def _no_tower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not has_tower(state, action[1])


NOT_FOLLOWER = Limit("C-4.2.5.1-a", "only-followers", _not_follower)
NOT_THERE = Limit("C-4.2.5.1-a", "nobody-to-hit", _not_there)
HIT = Verb(
    "hit",
    hit_options,
    apply_hit,
    ("C-4.2.5.1-a", "C-4.2.5.1-b", "C-4.2.5.1-c", "C-4.2.5.1-d"),
    write_piece,
    read_piece,
    (_not_token("pie"), NOT_FOLLOWER, NOT_THERE),
    show_piece,
)
PUSH = Verb(
    "push",
    push_options,
    apply_hit,
    ("C-4.2.5.1-e",),
    write_piece,
    read_piece,
    (_not_token("pie"), Limit("C-4.2.5.1-e", "nobody-hit", _nobody_hit), NOT_FOLLOWER, NOT_THERE),
    show_piece,
)
TOPPLE = Verb(
    "topple",
    topple_options,
    apply_topple,
    ("C-4.2.5.1-f",),
    write_topple,
    read_topple,
    (
        _not_token("pie"),
        Limit("C-4.2.5.1-f", "tower-fell-already", _fallen),
        Limit("C-4.2.5.1-f", "no-tower-to-topple", _no_tower),
    ),
    show_topple,
)
NO_MORE = Verb(
    "pass",
    lambda state, seat: [("pass",)] if token(state) == "pie" and has_begun(state) else [],
    apply_no_more,
    ("C-4.2.5.1-c",),
    limits=(_not_token("pie"), Limit("C-4.2.5-e", "throw-first", _nothing_entered)),
    describe=lambda state, seat, action: {"label": "carcassonne-hit-no-more"},
)
NEAREST = Verb(
    "nearest",
    nearest_options,
    apply_nearest,
    ("C-4.2.5.2-a", "C-4.2.5.2-b"),
    write_piece,
    read_piece,
    (
        _not_token("seduction"),
        Limit("C-4.2.5.2-b", "only-followers", _not_follower),
        Limit("C-4.2.5.2-b", "nobody-to-hit", _not_there),
        Limit("Q-4.2.5-6", "not-from-a-castle", _on_castle),
    ),
    show_piece,
)
RESULT = Verb(
    "result",
    result_options,
    apply_result,
    ("C-4.2.5-c",),
    write_result,
    read_result,
    describe=lambda state, seat, action: {"args": {"result": write_result(state, action)[7:]}},
    check=check_result,
)
ENTRIES = (HIT, PUSH, TOPPLE, NEAREST, RESULT, NO_MORE)
