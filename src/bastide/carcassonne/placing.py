"""Placing a figure: where it may stand, the verb that places it, and what a page shows of it."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import SEATS, Action, Event, cached_while_listing
from . import reasons, scoring
from .figures import at, figure_name, piece, place_from_supply, with_figure_at
from .joining import find
from .landscape import nodes, tile_of
from .notation import read_figure, write_figure
from .rulekit import Ask, Limit, Step, Verb
from .state import CarcassonneState


@cached_while_listing
def areas_here(state: CarcassonneState) -> list[tuple[int, int]]:
    """The parts of the tile just laid, each with the root of its area."""
    parent = state.parent
    areas = []
    here = nodes(state, state.at) if state.spans else range(state.base[state.at], len(parent))
    for node in here:
        root = node
        up = parent[root]
        while up != root:
            root = up
            up = parent[root]
        areas.append((node, root))
    return areas


@cached_while_listing
def standing_places(state: CarcassonneState) -> list[int]:
    """C-4.4-d, C-4.4-f: the parts of the tile just laid whose areas nobody stands in."""
    standing = state.standing
    box = state.rules
    closed = [tile for hook in box.barred if (tile := hook(state))]
    found = [node for node, root in areas_here(state) if root not in standing]
    if state.at in closed:
        found = []
    for more in box.more_places:
        if places := more(state):
            shut = {node for tile in closed for node in nodes(state, tile)}
            found += [node for node in places if node not in shut] if shut else places
    return found


def apply_figure(state: CarcassonneState, seat: int, action: Action) -> None:
    """The figure named by the verb stands on the node from now on."""
    verb, node = action
    place_from_supply(state, piece(state, verb, seat), node)
    if state.listener is not None:
        state.emit(Event("place", "C-4.4-a", seat, {"figure": verb, **at(state, node)}))
    for hook in state.rules.on_place:
        hook(state, seat, verb, node)


def none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.4-c: it must come from the supply."""
    return not state.supply[piece(state, action[0], seat)]


def elsewhere(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.4-d: only on the tile just laid, unless a module opens more places to followers; it says which."""
    if action[1] < 0 or tile_of(state, action[1]) == state.at:
        return False
    box = state.rules
    follower = box.figures[box.number[action[0]]].follower
    return not (follower and any(more(state) for more in box.more_places))


def occupied(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.4-f: no other figure in the area, not even an own one."""
    return action[1] >= 0 and find(state, action[1]) in state.standing


OCCUPIED = Limit("C-4.4-f", "occupied", occupied, blanks=reasons.occupants)
"""What keeps a follower that may stand anywhere out of an area."""


def show_figure(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    """What the area would bring its seat more with the figure there, at once or if the game ended now."""
    name, node = action[:2]
    root = find(state, node)
    done = state.opens[root] == 0 and state.kind[root] != 0
    if (kind := state.rules.number.get(name)) is not None:
        worth = -scoring.due(state, seat, root, done)
        with with_figure_at(state, 8 * kind + seat, node):
            worth += scoring.due(state, seat, root, done)
    else:  # it belongs to nobody: what the area is worth to whoever owns it
        worth = sum(t.total for t in scoring.value(state, root, done))
    where = at(state, node)
    x, y = where["square"]
    area = str(where["area"]).split(" ", 1)[0]
    shown: dict[str, object] = {
        "targets": [f"part:{x},{y}:{where['part']}"],
        "args": {"kind": area, "area": where["area"], "worth": worth, "done": "yes" if done else "no"},
        "done": done,
        **where,
    }
    for_points = kind is None or state.rules.figures[kind].for_points
    return {**shown, "worth": worth} if for_points else shown


def show_piece(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    """An option that is about a figure on the layout."""
    _, figure, node = action
    where = at(state, node)
    x, y = where["square"]
    args = {"figure": figure_name(state, figure), "owner": SEATS[figure & 7], "area": where["area"]}
    return {"targets": [f"part:{x},{y}:{where['part']}"], "args": {**args, "x": x, "y": y}, **where}


def figure_verb(
    name: str,
    rules: tuple[str, ...],
    places: Callable[[CarcassonneState, int], list[int]] | None = None,
    limits: tuple[Limit, ...] = (OCCUPIED,),
) -> Verb:
    """The verb that places a kind of figure. Without `places` it goes where a follower may go."""

    def options(state: CarcassonneState, seat: int) -> list[Action]:
        if not state.supply[8 * state.rules.number[name] + seat]:
            return []
        found = places(state, seat) if places else standing_places(state)
        return [(name, node) for node in found] if found else []

    first = (
        Limit("C-4.4-c", "none-left", none_left, blanks=reasons.in_use),
        Limit("C-4.4-d", "elsewhere", elsewhere, blanks=reasons.kind_at),
    )
    return Verb(name, options, apply_figure, rules, write_figure, read_figure, (*first, *limits), show_figure)


def follower_placed(state: CarcassonneState, seat: int, action: Action) -> int:
    """The follower from the supply that an answer to a figure step would place, -1 for none."""
    box = state.rules
    kind = box.number.get(action[0])
    figure: int = 8 * kind + seat if kind is not None else action[1] if action[0] in box.naming else -1
    return figure if figure >= 0 and box.followers[figure >> 3] else -1


def places_first(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Whether an answer would place a follower that can only be the first of its turn."""
    figure = follower_placed(state, seat, action)
    return figure >= 0 and not state.rules.figures[figure >> 3].second


FIGURE_STEP = "figure-step"
"""The tag of all decisions in which a player places figures from the supply."""


def places_figures(ask: Ask) -> bool:
    """Whether a decision is one in which a player places figures from the supply."""
    return FIGURE_STEP in ask.tags


WITHIN_TURN = "within-turn"
"""The tag of decisions in flows of their own that still belong to a turn or to the end of the game."""


def optional_during_own_turn(first: str) -> Callable[[Step], bool]:
    """The decisions of a turn from a step to the double turn at which the active player may do what is free
    to him at any time (Annex B) and changes the layout; a scoring (B16 to B20) is carried out in one go."""

    def is_allowed_at(step: Step) -> bool:
        moment = step.name[:3]
        return step.flow == "turn" and (first <= moment <= "B15" or "B20" < moment <= "B23")

    return is_allowed_at


def is_own_decision(ask: Ask) -> bool:
    """The decisions of a turn at which the active player may do what touches nothing but points and supplies:
    all to the double turn but those amid points that are worked out and not yet marked (B18)."""
    return WITHIN_TURN in ask.tags or (ask.flow == "turn" and ask.name[:3] <= "B23" and ask.name[:3] != "B18")


def step_of_turn(state: CarcassonneState) -> str:
    """Which step of a turn is under way, such as B21; empty at the end of the game."""
    program = state.ruleset.program
    for address in reversed(state.frames):
        if program[address].flow == "turn":
            return program[address].name[:3]
    return ""


FOLLOWER = figure_verb("follower", ("C-4.4-a", "C-4.4-f", "C-4.4.1-a"))


PASS = Verb("pass", lambda state, seat: [("pass",)], lambda state, seat, action: None, rules=("C-4.4-a",))
