"""Expansion 8, the Bridges: a bridge carries a road on where it meets a meadow, over all that lies below.

Every edge of the layout continues its neighbour, so a bridge can meet a road only where the tile of this turn
was laid against it. The player says so with the tile (`lay 1,0 90 bridge 1,0 N-S`), then it must be built.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Malformed
from ...flow import placements, show_lay, take_lay
from ...hooks import CHECK_PIECES, VIEW
from ...landscape import find, part_of, span
from ...notation import read_lay, read_square, write_lay, write_square
from ...rulekit import Ask, Build, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import EDGE, STEP, xy
from .state import Bridges

AXES = ("N-S", "E-W")
MEADOW, ROAD = EDGE["F"], EDGE["R"]


def dealt(seats: int) -> int:
    """C-3.3.4-a: three bridges each, C-3.3.4-b: two with five or six players; C-1.19-b: twelve in all."""
    return 3 if seats <= 4 else 2


def deal(state: CarcassonneState) -> None:
    seats = state.ruleset.setup.seats
    state.slices[Bridges].left = [dealt(seats)] * seats


# -- laying a tile to a bridge -----------------------------------------------------------------------------


class Fixes(dict[int, tuple[tuple[int, int, int], ...]]):
    """For what the neighbours of an open square show: the turns of a tile that fit there with a bridge.

    Each with the edge towards the tile that bears it, -1 for the tile itself, and its axis."""

    def __init__(self, turns: tuple[tuple[int, ...], ...], quarters: tuple[int, ...]) -> None:
        self.turns, self.quarters = turns, quarters

    def __missing__(self, code: int) -> tuple[tuple[int, int, int], ...]:
        around = [(code >> 3 * e) & 7 for e in range(4)]
        found = [(q, *fix) for q in self.quarters if (fix := self._fix(self.turns[q], around))]
        self[code] = tuple(found)
        return self[code]

    def _fix(self, edges: tuple[int, ...], around: list[int]) -> tuple[int, int] | None:
        """C-4.3.1-c: a road meets a meadow, on either side; one bridge, and nothing else may differ."""
        wrong = [(e, edges[e], around[e]) for e in range(4) if around[e] not in (0, edges[e])]
        if len(wrong) == 1 and wrong[0][1:] == (ROAD, MEADOW):
            return wrong[0][0], wrong[0][0] & 1
        axes = {e & 1 for e, mine, theirs in wrong if (mine, theirs) == (MEADOW, ROAD)}
        if len(axes) != 1 or any((mine, theirs) != (MEADOW, ROAD) for _, mine, theirs in wrong):
            return None
        (axis,) = axes
        ends = [(edges[e], around[e]) for e in (axis, axis + 2)]
        return (-1, axis) if all(m == MEADOW and t in (0, ROAD) for m, t in ends) else None


@cache
def fixes(turns: tuple[tuple[int, ...], ...], quarters: tuple[int, ...]) -> Fixes:
    return Fixes(turns, quarters)


def with_bridge(crossed: bool) -> Callable[[CarcassonneState, int], list[Action]]:
    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.2-e: the places where the tile fits if a bridge continues a road."""
        if not state.slices[Bridges].left[seat]:
            return []
        tile = state.tile
        table = fixes(tuple(state.tables.edges[4 * tile : 4 * tile + 4]), state.tables.fits[tile].quarters)
        found: list[Action] = []
        carries: dict[tuple[int, int], bool] = {}
        fitting = [(place, *fix) for place, code in state.slots.items() for fix in table[code]]
        for place, quarter, edge, axis in fitting:
            if edge < 0:  # on the tile itself nothing is in its way
                found.append(("lay", place, quarter, place, axis))
                continue
            ground = (place + STEP[edge], edge)
            if ground not in carries:
                carries[ground] = carries_bridge(state, *ground, crossed)
            if carries[ground]:
                found.append(("lay", place, quarter, ground[0], axis))
        return found

    return options


def carries_bridge(state: CarcassonneState, site: int, edge: int, crossed: bool) -> bool:
    """What `Fixes` cannot know of a bridge on a neighbouring tile: whether it has meadow at both ends, no
    other bridge (Q-4.3-3), and no land but a road beyond (Q-4.3-1). The tile in hand lies at the near end."""
    tables, laid, board = state.tables, state.laid, state.board
    number = board[site]
    edges = tables.edges[laid[number]]
    if edges[edge] != MEADOW or edges[edge ^ 2] != MEADOW:
        return False
    if state.spans and (not crossed or 4 * site + edge in state.ends):
        for tile, axis in state.spans.values():
            if tile == number and (not crossed or axis == edge & 1):
                return False
    beyond = site + STEP[edge]
    other = board.get(beyond)
    if other is None:
        return True
    near = edge ^ 2
    return tables.edges[laid[other]][near] == ROAD or 4 * beyond + near in state.ends


def shown(state: CarcassonneState, action: Action, place: int, edge: int) -> int:
    """What an edge shows once the tile in hand lies, 0 where no tile is; the end of a bridge is a road."""
    if place == action[1]:
        return int(state.tables.edges[4 * state.tile + action[2]][edge])
    number = state.board.get(place)
    if number is None:
        return 0
    return ROAD if 4 * place + edge in state.ends else state.tables.edges[state.laid[number]][edge]


def ends(action: Action) -> list[tuple[int, int]]:
    """Where the bridge of an action ends: square and edge."""
    return [(action[3], action[4]), (action[3], action[4] + 2)]


def beyond(state: CarcassonneState, action: Action) -> list[int]:
    """What the two ends of the bridge meet."""
    return [shown(state, action, place + STEP[e], (e + 2) & 3) for place, e in ends(action)]


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Bridges].left[seat]


def _too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
    site = action[3]
    return site != action[1] and (site - action[1] not in STEP or site not in state.board)


def _not_on_meadow(state: CarcassonneState, seat: int, action: Action) -> bool:
    return any(shown(state, action, place, e) != MEADOW for place, e in ends(action))


def _second(state: CarcassonneState, seat: int, action: Action) -> bool:
    number = state.board.get(action[3])
    return any(tile == number for tile, _ in state.spans.values())


def _runs_into_land(state: CarcassonneState, seat: int, action: Action) -> bool:
    return any(met not in (0, ROAD) for met in beyond(state, action))


def _continues_nothing(state: CarcassonneState, seat: int, action: Action) -> bool:
    return ROAD not in beyond(state, action)


def _edges_differ(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.2-d for the tile as it will lie with its bridge; the bridge's own ends are judged by themselves."""
    place = action[1]
    spanned = ends(action) if len(action) > 3 else []
    for e in range(4):
        beside = (place + STEP[e], (e + 2) & 3)
        if (place, e) in spanned or beside in spanned:
            continue
        if shown(state, action, *beside) not in (0, shown(state, action, place, e)):
            return True
    return False


def bridge_limits(crossed: bool) -> tuple[Limit, ...]:
    limits = [
        Limit("C-3.3.4-a", "no-bridge-left", _none_left),
        Limit("C-4.3.1-a", "not-on-this-tile-or-beside-it", _too_far),
        Limit("C-4.3.1-b", "bridge-not-on-meadow", _not_on_meadow),
    ]
    if not crossed:  # Q-4.3-3
        limits.append(Limit("Q-4.3-3", "bridge-there", _second))
    return (
        *limits,
        Limit("Q-4.3-1", "bridge-runs-into-land", _runs_into_land),
        Limit("Q-4.3-2", "bridge-continues-no-road", _continues_nothing),
    )


def _if_bridged(limit: Limit) -> Limit:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        return len(action) > 3 and limit.forbids(state, seat, action)

    return replace(limit, forbids=forbids)


def take(state: CarcassonneState, seat: int, action: Action) -> None:
    take_lay(state, seat, action[:3])
    state.slices[Bridges].due = action[3:]


def write(state: CarcassonneState, action: Action) -> str:
    line = write_lay(state, action[:3])
    return line if len(action) == 3 else f"{line} bridge {write_square(action[3])} {AXES[action[4]]}"


def read(state: CarcassonneState, seat: int, text: str) -> Action:
    line, bridged, rest = text.strip().partition(" bridge ")
    action = read_lay(state, seat, line)
    if not bridged:
        return action
    match = re.fullmatch(r"(\S+) (N-S|E-W)", rest.strip())
    if not match:
        raise Malformed("bad-bridge", f"{text!r}: write `lay x,y turn bridge x,y N-S` or … `E-W`")
    return (*action, read_square(match[1]), AXES.index(match[2]))


def describe(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    shown = show_lay(state, seat, action[:3])
    if len(action) == 3:
        return shown
    x, y = xy(action[3])
    args = {**dict(shown["args"]), "bx": x, "by": y, "axis": AXES[action[4]]}  # type: ignore[call-overload]
    bridge = {"square": [x, y], "axis": AXES[action[4]]}
    return {**shown, "label": "carcassonne-lay-bridge", "args": args, "bridge": bridge}


def lay_verb(crossed: bool) -> Callable[[Verb], Verb]:
    def made(verb: Verb) -> Verb:
        bridged = with_bridge(crossed)
        limits = (
            *(limit for limit in verb.limits if limit.rule != "C-4.2-d"),
            *map(_if_bridged, bridge_limits(crossed)),
            Limit("C-4.2-d", "edges-differ", _edges_differ),
        )
        return replace(
            verb,
            options=lambda state, seat: [*verb.options(state, seat), *bridged(state, seat)],
            take=take,
            rules=(*verb.rules, "C-4.2-e", "C-4.3.1-c"),
            write=write,
            read=read,
            limits=limits,
            describe=describe,
        )

    return made


def give_up(state: CarcassonneState, seat: int) -> list[Action]:
    """Q-4.2-1: nobody is forced to build a bridge; without one this tile cannot be laid (C-4.2-g)."""
    asked: Ask = state.ruleset.program[state.ruleset.labels["B04"]]  # type: ignore[assignment]
    limits = [x for x in asked.filters if (x.when is None or x.when(state)) and x.covers("lay")]
    for action in placements(state):
        if not any(limit.forbids(state, seat, action) for limit in limits):
            return []
    return [("set-aside",)]


def _fits_without(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not give_up(state, seat)


SET_ASIDE = Verb(
    "set-aside",
    give_up,
    lambda state, seat, action: "B02.replace",
    ("Q-4.2-1", "C-4.2-g"),
    limits=(Limit("Q-4.2-1", "fits-without-a-bridge", _fits_without),),
)

# -- building ----------------------------------------------------------------------------------------------


def builder(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Bridges].due else NOBODY


def bridge_due(state: CarcassonneState, seat: int) -> list[Action]:
    return [("bridge", *state.slices[Bridges].due)]


def build_bridge(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.3-b: the road runs on across the tile; X-4.3-4: the tile is added to the road it now meets."""
    _, place, axis = action
    bridges = state.slices[Bridges]
    bridges.left[seat] -= 1
    bridges.due = ()
    node = span(state, state.board[place], axis)
    if state.listener is not None:
        state.tell(Event("bridge", "C-4.3-a", seat, {"square": list(xy(place)), "axis": AXES[axis]}))
    for hook in state.rules.on_extend:
        hook(state, seat, find(state, node))


BRIDGE = Verb(
    "bridge",
    bridge_due,
    build_bridge,
    ("C-4.3-a", "C-4.3.1-a"),
    lambda state, action: f"bridge {write_square(action[1])} {AXES[action[2]]}",
    lambda state, seat, text: ("bridge", read_square(text.split()[1]), AXES.index(text.split()[2])),
)

# -- keeping -----------------------------------------------------------------------------------------------


def view(state: CarcassonneState) -> dict[str, Any]:
    built = []
    for node, (_, axis) in state.spans.items():
        place, _, part = part_of(state, node)
        built.append({"square": list(xy(place)), "axis": AXES[axis], "part": part.name})
    left = state.slices[Bridges].left
    return {"bridges": {"built": built, "left": {SEATS[s]: n for s, n in enumerate(left)}}}


def count(state: CarcassonneState) -> None:
    seats = state.ruleset.setup.seats
    left = state.slices[Bridges].left
    total = sum(left) + len(state.spans)
    assert total == seats * dealt(seats), f"bridges: {total} instead of {seats * dealt(seats)}"


def install(build: Build) -> None:
    build.keep("bridges", Bridges)
    build.listen(SET_UP, deal)
    build.listen(VIEW, view)
    build.listen(CHECK_PIECES, count)
    build.change("B04", "lay", lay_verb(build.option("crossedBridges")))
    if not build.option("bridgeForcesPlacement"):
        build.add_optional_verb(SET_ASIDE, lambda step: step.name == "B04")
    rules = ("C-4.1-e", "C-4.3-a", "C-7.1.2-a")
    ask = Ask("bridge", rules, decision="D-BRIDGE", kind="place", who=builder, verbs=(BRIDGE,), forced=True)
    build.fill("B07", ask)


MODULES = (Module("bridges", install),)
